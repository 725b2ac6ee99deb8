// The layout of a sheet: what stands between its tokens. Must not change, move or drop any token.

package import FioriTheme
package import NSSSyntax

/// Lays a sheet out.
///
/// One statement a line, four blanks a level, one blank where a blank belongs; at most one empty line, and none at the
/// ends of a block. A comment stays on its line and keeps its text. Definitions outside `@media` start at the margin,
/// which is where the line reader of SwiftUI's theme manager looks for them; where that engine is chosen they have no
/// blank behind their colon, since it takes it for a part of the value. Line breaks behind commas are the author's.
/// Laying out twice is laying out once.
package struct Formatter: Sendable {
    private let keepsDefinitionBlank: Bool

    /// A formatter for sheets that these engines read.
    package init(_ engines: [EngineFacts]) {
        keepsDefinitionBlank = !engines.contains { $0.holds("definition-blanks", "kept") }
    }

    /// What differs, as edits in order of place, none touching another. Nil for a sheet with a breach of the grammar:
    /// what its blanks mean is not sure.
    package func edits(_ tree: SyntaxTree) -> [Edit]? {
        guard tree.faults.isEmpty else { return nil }
        var layout = Layout(tree, keepsDefinitionBlank: keepsDefinitionBlank)
        return layout.edits()
    }

    /// The sheet as it should be; nil as for the edits.
    package func format(_ source: Source) -> Source? {
        edits(SyntaxTree(source)).map { edits in
            edits.isEmpty ? source : Source(name: source.name, bytes: Fix.write(edits, over: source.bytes))
        }
    }
}

/// Goes from token to token and says what stands before each.
private struct Layout {
    /// What a token is part of.
    private enum Place {
        case definition
        case declaration
        case selectors
        case media
    }

    private let tree: SyntaxTree
    private let bytes: [UInt8]
    private let kinds: [TokenKind]
    private let keepsDefinitionBlank: Bool
    private let lineEnd: [UInt8]

    /// The blocks that are open: true for `@media`.
    private var blocks: [Bool] = []
    /// The statement that is going on; nil between statements.
    private var place: Place?
    /// The token before, comments included; nil at the start.
    private var last: TokenKind?

    init(_ tree: SyntaxTree, keepsDefinitionBlank: Bool) {
        self.tree = tree
        self.keepsDefinitionBlank = keepsDefinitionBlank
        bytes = tree.source.bytes
        kinds = tree.tokens.kinds
        lineEnd = Self.lineEnd(tree.source.bytes)
    }

    mutating func edits() -> [Edit] {
        var edits: [Edit] = []
        var end = 0
        for token in kinds.indices {
            let kind = kinds[token]
            if case .whiteSpace = kind { continue }
            let range = tree.tokens.range(token)
            let gap = TextRange(end, range.start)
            let wanted = separator(before: token, gap)
            if !isEqual(gap, wanted) { edits.append(Edit(gap, bytes: wanted)) }
            advance(over: token)
            end = range.end
        }
        return edits
    }

    // MARK: What stands before a token

    private func separator(before token: Int, _ gap: TextRange) -> [UInt8] {
        switch kinds[token] {
        case .endOfInput: return last == nil ? [] : lineEnd
        case .comment: return beforeComment(gap)
        case .rightBrace:
            if case .leftBrace? = last { return [] }
            return newLine(blocks.count - 1, gap, mayBeEmpty: false)
        default: break
        }
        guard let last else { return [] }
        if place == nil { return beforeStatement(gap, behind: last) }
        switch kinds[token] {
        case .colon, .semicolon, .rightParenthesis: return []
        case .comma: return []
        case .leftBrace: return [0x20]
        case .leftParenthesis:
            if case .word = last, place != .media { return [] }
            return beforePart(gap, behind: last)
        default: return beforePart(gap, behind: last)
        }
    }

    /// A comment on its own line has the indentation of what follows; one behind something stays there.
    private func beforeComment(_ gap: TextRange) -> [UInt8] {
        guard last != nil else { return [] }
        if place != nil {
            if lineEnds(gap) > 0 { return broken() }
            if case .comma? = last { return [0x20] }
            return gap.isEmpty ? [] : [0x20]
        }
        if lineEnds(gap) > 0 { return newLine(blocks.count, gap, mayBeEmpty: mayBeEmpty) }
        // Comments behind several statements may stand in a column.
        for index in gap.start..<gap.end where bytes[index] != 0x20 { return [0x20] }
        return gap.isEmpty ? [0x20] : Array(bytes[gap.start..<gap.end])
    }

    private func beforeStatement(_ gap: TextRange, behind last: TokenKind) -> [UInt8] {
        switch last {
        case .byteOrderMark: return []
        // A comment in front of a statement stays in front of it.
        case .comment where lineEnds(gap) == 0: return gap.isEmpty ? [] : [0x20]
        default: return newLine(blocks.count, gap, mayBeEmpty: mayBeEmpty)
        }
    }

    /// Before a word, a variable or a parenthesis within a statement.
    private func beforePart(_ gap: TextRange, behind last: TokenKind) -> [UInt8] {
        switch last {
        case .colon:
            guard place == .definition else { return lineEnds(gap) > 0 ? broken() : [0x20] }
            return keepsDefinitionBlank && !gap.isEmpty ? [0x20] : []
        case .comma: return lineEnds(gap) > 0 && place != .definition ? broken() : [0x20]
        case .leftParenthesis: return []
        case .comment where lineEnds(gap) > 0: return broken()
        case .comment: return gap.isEmpty && place == .definition ? [] : [0x20]
        default: return [0x20]
        }
    }

    /// A line break that the author made in a list, or around a comment.
    private func broken() -> [UInt8] { lineEnd + blanks(blocks.count + (place == .selectors ? 0 : 1)) }

    /// An empty line may stand before anything but what comes first in a block.
    private var mayBeEmpty: Bool {
        if case .leftBrace? = last { return false }
        return true
    }

    private func newLine(_ depth: Int, _ gap: TextRange, mayBeEmpty: Bool) -> [UInt8] {
        let isEmpty = mayBeEmpty && lineEnds(gap) > 1
        return (isEmpty ? lineEnd + lineEnd : lineEnd) + blanks(isMarginal(gap, depth) ? 0 : depth)
    }

    /// In `@media` the margin is the author's choice for a definition: the SwiftUI reader sees it there whatever the
    /// condition, and does not see it indented.
    private func isMarginal(_ gap: TextRange, _ depth: Int) -> Bool {
        guard depth == 1, blocks == [true], gap.end < bytes.count, bytes[gap.end] == UInt8(ascii: "@") else {
            return false
        }
        return gap.isEmpty || bytes[gap.end - 1] == 0x0A || bytes[gap.end - 1] == 0x0D
    }

    private func blanks(_ depth: Int) -> [UInt8] { [UInt8](repeating: 0x20, count: max(depth, 0) * 4) }

    // MARK: Where the tokens lead

    private mutating func advance(over token: Int) {
        let kind = kinds[token]
        switch kind {
        case .comment:
            last = kind
            return
        case .leftBrace:
            blocks.append(place == .media)
            place = nil
        case .rightBrace:
            blocks.removeLast()
            place = nil
        case .semicolon: place = nil
        case .atWord where place == nil:
            place = tree.source.matches("@media", in: tree.tokens.range(token)) ? .media : .definition
        case .word where place == nil: place = blocks.last == false ? .declaration : .selectors
        default: break
        }
        last = kind
    }

    // MARK: Bytes

    private func isEqual(_ gap: TextRange, _ wanted: [UInt8]) -> Bool {
        guard gap.length == wanted.count else { return false }
        for index in wanted.indices where bytes[gap.start + index] != wanted[index] { return false }
        return true
    }

    /// Number of line ends in a range.
    private func lineEnds(_ range: TextRange) -> Int {
        var count = 0
        var index = range.start
        while index < range.end {
            if bytes[index] == 0x0D {
                count += 1
                if index + 1 < range.end, bytes[index + 1] == 0x0A { index += 1 }
            } else if bytes[index] == 0x0A {
                count += 1
            }
            index += 1
        }
        return count
    }

    /// The line end that most lines have.
    private static func lineEnd(_ bytes: [UInt8]) -> [UInt8] {
        var pairs = 0
        var feeds = 0
        for index in bytes.indices where bytes[index] == 0x0A {
            if index > 0, bytes[index - 1] == 0x0D { pairs += 1 } else { feeds += 1 }
        }
        return pairs > feeds ? [0x0D, 0x0A] : [0x0A]
    }
}
