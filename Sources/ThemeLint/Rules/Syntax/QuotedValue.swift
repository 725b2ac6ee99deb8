// The rule `quoted-value`.

import NSSSyntax

enum QuotedValue {
    static let rule = LintRule(
        "quoted-value", .syntax, .error, .safe, "quotes around a value",
        why: "Nothing is quoted, not even a name of two words. NUI stops at the first quote and drops the whole sheet.",
        bad: {
            [
                .init("Label {\n    font-name: \"Avenir Next\";\n}\n"),
                .init("Button {\n    background-image: 'button-plate';\n}\n"),
                .init("@brand:\"#0A6ED1\";\nfdlFUIObjectHeaderView { background-color: @brand; }\n"),
            ]
        },
        good: {
            [
                .init("Label {\n    font-name: Avenir Next;\n}\n"),
                .init("Button {\n    background-image: button-plate;\n}\n"),
                .init("@brand:#0A6ED1; /* \"the\" blue */\nfdlFUIObjectHeaderView { background-color: @brand; }\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.quotedValue) {
                let text = pass.shown(TextRange(fault.range.start + 1, fault.range.end - 1))
                let fixes = fixes(fault, pass)
                pass.reportSyntax(
                    "quotes around '\(text)'", at: fault.range,
                    help: fixes.isEmpty ? "write the value without quotes" : "write \(text)", fixes: fixes)
            }
        })

    /// Dropping the quotes is harmless where the same words stand there afterwards, and nothing around grows into them.
    private static func fixes(_ fault: SyntaxFault, _ pass: LintPass) -> [Fix] {
        let inner = TextRange(fault.range.start + 1, fault.range.end - 1)
        let kinds = pass.tree.tokens.kinds
        guard holdsPlainWords(inner, pass) else { return [] }
        let glues: (TokenKind) -> Bool = { [.word, .atWord, .error, .string].contains($0) }
        if glues(kinds[fault.token - 1]) || glues(kinds[fault.endToken]) { return [] }
        let apart = kinds[fault.endToken] == .comment || kinds[fault.endToken] == .lineComment
        return [
            Fix(
                "drop the quotes", .safe,
                [
                    .delete(TextRange(fault.range.start, inner.start)),
                    Edit(TextRange(inner.end, fault.range.end), apart ? " " : ""),
                ])
        ]
    }

    private static func holdsPlainWords(_ range: TextRange, _ pass: LintPass) -> Bool {
        let bytes = pass.source.bytes
        var words = 0
        var start = -1
        for index in range.start..<range.end {
            switch bytes[index] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "\\"):
                if start < 0 { start = index }
            case UInt8(ascii: "#"):
                // Only at the start of a word: inside it would begin another.
                if start >= 0 { return false }
                start = index
            case UInt8(ascii: "/"):
                guard start >= 0, index + 1 < range.end, bytes[index + 1] != UInt8(ascii: "/"),
                    bytes[index + 1] != UInt8(ascii: "*")
                else { return false }
            case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"):
                start = -1
                continue
            default: return false
            }
            if start == index { words += 1 }
            // A word that begins like a keyword would be another mistake.
            if index == start + 2, bytes[start] == 0x61, bytes[start + 1] == 0x6E, bytes[index] == 0x64 { return false }
        }
        return words > 0
    }
}
