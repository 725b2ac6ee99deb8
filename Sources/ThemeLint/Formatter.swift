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

    /// The sheet's text as it should be; nil as for the edits.
    package func format(_ tree: SyntaxTree) -> [UInt8]? {
        guard tree.faults.isEmpty else { return nil }
        var layout = Layout(tree, keepsDefinitionBlank: keepsDefinitionBlank)
        return layout.text()
    }
}

/// What stands between two tokens: line ends, then blanks.
private struct Separator {
    let lineEnds: Int
    let blanks: Int

    static let nothing = Separator(lineEnds: 0, blanks: 0)
    static let blank = Separator(lineEnds: 0, blanks: 1)

    func write(_ lineEnd: [UInt8], to text: inout [UInt8]) {
        for _ in 0..<lineEnds { text.append(contentsOf: lineEnd) }
        for _ in 0..<blanks { text.append(0x20) }
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
    private let tokens: Tokens
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
        tokens = tree.tokens
        lineEnd = Self.lineEnd(tree.source.bytes)
    }

    mutating func edits() -> [Edit] {
        var edits: [Edit] = []
        let lineEnd = lineEnd
        eachDifference { gap, wanted in
            var text: [UInt8] = []
            wanted.write(lineEnd, to: &text)
            edits.append(Edit(gap, bytes: text))
        }
        return edits
    }

    mutating func text() -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        let (bytes, lineEnd) = (bytes, lineEnd)
        var position = 0
        eachDifference { gap, wanted in
            text.append(contentsOf: bytes[position..<gap.start])
            wanted.write(lineEnd, to: &text)
            position = gap.end
        }
        text.append(contentsOf: bytes[position...])
        return text
    }

    /// The gaps between tokens that are not as they should be, in order.
    private mutating func eachDifference(_ visit: (_ gap: TextRange, _ wanted: Separator) -> Void) {
        var end = 0
        for token in 0..<tokens.count {
            let kind = tokens.kinds[token]
            if case .whiteSpace = kind { continue }
            let range = tokens.range(token)
            let gap = TextRange(end, range.start)
            if let wanted = separator(before: kind, gap), !isEqual(gap, wanted) { visit(gap, wanted) }
            advance(over: token, kind)
            end = range.end
        }
    }

    // MARK: What stands before a token

    /// What should stand there; nil for what stands there now.
    private func separator(before kind: TokenKind, _ gap: TextRange) -> Separator? {
        switch kind {
        case .endOfInput: return last == nil ? .nothing : Separator(lineEnds: 1, blanks: 0)
        case .comment: return beforeComment(gap)
        case .rightBrace:
            if case .leftBrace? = last { return .nothing }
            return newLine(blocks.count - 1, gap, mayBeEmpty: false)
        default: break
        }
        guard let last else { return .nothing }
        if place == nil { return beforeStatement(gap, behind: last) }
        switch kind {
        case .colon, .semicolon, .rightParenthesis: return .nothing
        case .comma: return .nothing
        case .leftBrace: return .blank
        case .leftParenthesis:
            if case .word = last, place != .media { return .nothing }
            return beforePart(gap, behind: last)
        default: return beforePart(gap, behind: last)
        }
    }

    /// A comment on its own line has the indentation of what follows; one behind something stays there.
    private func beforeComment(_ gap: TextRange) -> Separator? {
        guard last != nil else { return .nothing }
        if place != nil {
            if lineEnds(gap) > 0 { return broken }
            if case .comma? = last { return .blank }
            return gap.isEmpty ? .nothing : .blank
        }
        if lineEnds(gap) > 0 { return newLine(blocks.count, gap, mayBeEmpty: mayBeEmpty) }
        // Comments behind several statements may stand in a column.
        for index in gap.start..<gap.end where bytes[index] != 0x20 { return .blank }
        return gap.isEmpty ? .blank : nil
    }

    private func beforeStatement(_ gap: TextRange, behind last: TokenKind) -> Separator {
        switch last {
        case .byteOrderMark: return .nothing
        // A comment in front of a statement stays in front of it.
        case .comment where lineEnds(gap) == 0: return gap.isEmpty ? .nothing : .blank
        default: return newLine(blocks.count, gap, mayBeEmpty: mayBeEmpty)
        }
    }

    /// Before a word, a variable or a parenthesis within a statement.
    private func beforePart(_ gap: TextRange, behind last: TokenKind) -> Separator {
        switch last {
        case .colon:
            guard place == .definition else { return lineEnds(gap) > 0 ? broken : .blank }
            return keepsDefinitionBlank && !gap.isEmpty ? .blank : .nothing
        case .comma: return lineEnds(gap) > 0 && place != .definition ? broken : .blank
        case .leftParenthesis: return .nothing
        case .comment where lineEnds(gap) > 0: return broken
        case .comment: return gap.isEmpty && place == .definition ? .nothing : .blank
        default: return .blank
        }
    }

    /// A line break that the author made in a list, or around a comment.
    private var broken: Separator {
        Separator(lineEnds: 1, blanks: Self.blanks(blocks.count + (place == .selectors ? 0 : 1)))
    }

    /// An empty line may stand before anything but what comes first in a block.
    private var mayBeEmpty: Bool {
        if case .leftBrace? = last { return false }
        return true
    }

    private func newLine(_ depth: Int, _ gap: TextRange, mayBeEmpty: Bool) -> Separator {
        Separator(
            lineEnds: mayBeEmpty && lineEnds(gap) > 1 ? 2 : 1, blanks: Self.blanks(isMarginal(gap, depth) ? 0 : depth))
    }

    /// In `@media` the margin is the author's choice for a definition: the SwiftUI reader sees it there whatever the
    /// condition, and does not see it indented.
    private func isMarginal(_ gap: TextRange, _ depth: Int) -> Bool {
        guard depth == 1, blocks.count == 1, blocks[0], gap.end < bytes.count, bytes[gap.end] == UInt8(ascii: "@")
        else {
            return false
        }
        return gap.isEmpty || bytes[gap.end - 1] == 0x0A || bytes[gap.end - 1] == 0x0D
    }

    private static func blanks(_ depth: Int) -> Int { max(depth, 0) * 4 }

    // MARK: Where the tokens lead

    private mutating func advance(over token: Int, _ kind: TokenKind) {
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
            place = tree.source.matches("@media", in: tokens.range(token)) ? .media : .definition
        case .word where place == nil: place = blocks.last == false ? .declaration : .selectors
        default: break
        }
        last = kind
    }

    // MARK: Bytes

    private func isEqual(_ gap: TextRange, _ wanted: Separator) -> Bool {
        guard gap.length == wanted.lineEnds * lineEnd.count + wanted.blanks else { return false }
        var index = gap.start
        for _ in 0..<wanted.lineEnds {
            for byte in lineEnd {
                if bytes[index] != byte { return false }
                index += 1
            }
        }
        while index < gap.end {
            if bytes[index] != 0x20 { return false }
            index += 1
        }
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
        if !bytes.span.contains(0x0D) { return [0x0A] }
        var pairs = 0
        var feeds = 0
        for index in bytes.indices where bytes[index] == 0x0A {
            if index > 0, bytes[index - 1] == 0x0D { pairs += 1 } else { feeds += 1 }
        }
        return pairs > feeds ? [0x0D, 0x0A] : [0x0A]
    }
}
