// The code of a documentation article, and whether a test has it. Must not know what any code does.

import Foundation

/// An article of a documentation catalogue with its fenced blocks.
package struct Article: Sendable {
    /// One fenced block.
    private struct Block: Sendable {
        let language: String
        var lines: [String] = []
    }

    private var blocks: [Block] = []

    /// Reads an article by its path below the package.
    package init(_ path: String) throws {
        var block: Block?
        for line in try String(contentsOf: Fixtures.file(path), encoding: .utf8).components(separatedBy: "\n") {
            if line.hasPrefix("```") {
                if let block { blocks.append(block) }
                block = block == nil ? Block(language: String(line.dropFirst(3))) : nil
            } else {
                block?.lines.append(line)
            }
        }
    }

    /// The texts of the blocks of a language.
    package func texts(_ language: String) -> [String] {
        blocks.filter { $0.language == language }.map { $0.lines.joined(separator: "\n") }
    }

    /// What the article says that its code prints, line by line.
    package var output: [String] { blocks.filter { $0.language.isEmpty }.flatMap { $0.lines } }

    /// The blocks of code that do not stand in a test as they are, indentation and imports aside.
    package func codeMissing(in test: String) throws -> [String] {
        func trimmed(_ lines: [String]) -> String {
            "\n" + lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n") + "\n"
        }
        let source = try String(contentsOf: URL(fileURLWithPath: test), encoding: .utf8)
        let own = trimmed(source.components(separatedBy: "\n"))
        return blocks.filter { $0.language == "swift" }
            .map { block in trimmed(block.lines.filter { !$0.hasPrefix("import ") }) }
            .filter { !own.contains($0) }
    }
}
