// What makes a finding the same finding after the sheet was edited elsewhere. Must not know reports or baselines.

package import NSSSyntax

/// The identity of a finding, free of its place: moved lines, new indentation and changed wording of messages keep it.
package struct FindingKey: Hashable, Sendable {
    /// Id of the rule.
    package let rule: String
    /// Names of the engines it holds for, separated by commas.
    package let engines: String
    /// The class paths of the block it stands in; empty outside of blocks and in what stands before a block.
    package let classPath: String
    /// The attribute without its state, or the variable with its `@`; empty where the finding is in neither.
    package let attribute: String
    /// Name of the state that the attribute spells; empty where it spells none.
    package let state: String
    /// What the finding marks, token by token with single blanks between, cut off where it is long.
    package let text: String
    /// Which of the findings that are alike in all of the above it is, in order of place, from 1.
    package private(set) var occurrence: Int

    /// Makes the first of its kind.
    package init(
        rule: String, engines: String, classPath: String, attribute: String, state: String, text: String
    ) {
        self.rule = rule
        self.engines = engines
        self.classPath = classPath
        self.attribute = attribute
        self.state = state
        self.text = text
        occurrence = 1
    }

    /// The key of the first that is alike.
    package var first: FindingKey {
        var key = self
        key.occurrence = 1
        return key
    }

    /// The keys of a sheet's findings, in their order. No two are equal.
    package static func keys(of findings: [Diagnostic], in tree: SyntaxTree) -> [FindingKey] {
        if findings.isEmpty { return [] }
        let contexts = FindingContexts(tree)
        var counts: [FindingKey: Int] = [:]
        return findings.map { finding in
            var key = contexts.key(of: finding)
            let count = counts[key, default: 0] + 1
            counts[key] = count
            key.occurrence = count
            return key
        }
    }

    /// The key as 16 hexadecimal digits, the same on every machine (FNV-1a, 64 bits).
    ///
    /// - Parameter file: Name of the sheet, where findings of several sheets are to differ.
    /// - Returns: Digits of lower case.
    package func fingerprint(file: String = "") -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        for field in [file, rule, engines, classPath, attribute, state, text] {
            for byte in field.utf8 { add(byte) }
            // No text has this byte, so that nothing can move from one field to the next.
            add(0xFF)
        }
        for shift in stride(from: 24, through: 0, by: -8) { add(UInt8(truncatingIfNeeded: occurrence >> shift)) }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
