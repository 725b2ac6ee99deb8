// What one sheet declares, as numbers: made in one pass, the same for every engine. Must not know what a name means.

package import NSSSyntax

/// The rules, declarations and definitions of one sheet, with numbers for their names.
///
/// It holds what a reader recovers: a slip that costs a statement its meaning leaves that statement out, and nothing
/// else. Whether an engine loads such a sheet at all is the forecast's business. Linear in the sheet: a rule's class
/// paths and its declarations are lists of their own and never multiplied.
package final class SheetTable: Sendable {
    /// `path, path { … }`
    package struct Rule: Sendable {
        /// Index of the node in the tree.
        package let node: UInt32
        /// Where it holds.
        package let cells: MediaCells
        /// Its class paths, as indices into `selectors`.
        package let selectors: Range<Int>
        /// Its declarations, as indices into `declarations`.
        package internal(set) var declarations: Range<Int>
    }

    /// A class path before a block.
    package struct Selector: Sendable {
        /// Number of the class path's name.
        package let name: UInt32
        /// The token.
        package let token: UInt32
    }

    /// `name: value;` in a rule.
    package struct Declaration: Sendable {
        /// Number of the attribute's name.
        package let name: UInt32
        /// Index of the node in the tree.
        package let node: UInt32
    }

    /// The sheet.
    package let tree: SyntaxTree
    /// The names of class paths.
    package let paths: NameTable
    /// The names of attributes, as written.
    package let attributes: NameTable
    /// The names of variables, `@` included.
    package let variables: NameTable
    /// In order of place.
    package let rules: [Rule]
    /// In order of place.
    package let selectors: [Selector]
    /// In order of place.
    package let declarations: [Declaration]
    /// The nodes of the definitions in order of place, with the number of the name and where they hold.
    package let definitions: [(name: UInt32, node: UInt32, cells: MediaCells)]

    /// Reads a tree.
    package init(_ tree: SyntaxTree) {
        var collector = SheetCollector(tree)
        collector.collect()
        self.tree = tree
        paths = collector.paths
        attributes = collector.attributes
        variables = collector.variables
        rules = collector.rules
        selectors = collector.selectors
        declarations = collector.declarations
        definitions = collector.definitions
    }

    // MARK: Values

    /// The token of the variable that a statement's value begins with; nil for any other value.
    func firstAtWord(_ node: Int) -> Int? {
        Self.firstAtWord(tree.tokens.kinds, Int(tree.firstTokens[node]) + 1, Int(tree.endTokens[node]))
    }

    /// The same for the tokens from behind a statement's name to its end.
    @inline(__always)
    static func firstAtWord(_ kinds: [TokenKind], _ start: Int, _ end: Int) -> Int? {
        // Mostly a colon, a blank and the value.
        var token = start
        while token < end {
            switch kinds[token] {
            case .whiteSpace, .comment, .colon: token += 1
            case .atWord: return token
            default: return nil
            }
        }
        return nil
    }

    /// True where nothing but the end of the statement stands behind a token.
    func isAlone(_ token: Int, in node: Int) -> Bool {
        Self.isNothing(tree.tokens.kinds, token + 1, Int(tree.endTokens[node]))
    }

    /// True where some tokens hold no more of a value.
    @inline(__always)
    static func isNothing(_ kinds: [TokenKind], _ start: Int, _ end: Int) -> Bool {
        var token = start
        while token < end {
            switch kinds[token] {
            case .whiteSpace, .comment, .semicolon: token += 1
            default: return false
            }
        }
        return true
    }

    /// The number of the variable whose name a token is; nil where no definition has it.
    func variable(_ token: Int) -> Int? {
        let bytes = tree.source.bytes
        return variables.find(tree.tokens.range(token), of: bytes.span, in: bytes.span)
    }
}

/// Walks over a tree once.
private struct SheetCollector {
    let tree: SyntaxTree
    var paths: NameTable
    var attributes = NameTable()
    var variables = NameTable()
    var rules: [SheetTable.Rule] = []
    var selectors: [SheetTable.Selector] = []
    var declarations: [SheetTable.Declaration] = []
    var definitions: [(name: UInt32, node: UInt32, cells: MediaCells)] = []

    init(_ tree: SyntaxTree) {
        self.tree = tree
        paths = NameTable(capacity: tree.count / 4)
        rules.reserveCapacity(tree.count / 4)
        selectors.reserveCapacity(tree.count / 4)
        declarations.reserveCapacity(tree.count)
    }

    mutating func collect() {
        let sheet = tree.source.bytes
        let bytes = sheet.span
        let isSound = tree.faults.isEmpty
        // Held here: each look into the tree would count references.
        let kinds = tree.kinds
        let endNodes = tree.endNodes
        let firstTokens = tree.firstTokens
        let endTokens = tree.endTokens
        let tokens = tree.tokens
        var media = OpenMedia()
        var rule = -1
        var ruleEnd = 0
        // A sheet has few attributes: by length and ends of a name the last one that was so is mostly right.
        var guesses = [Int](repeating: -1, count: 256)
        for node in kinds.indices {
            media.reach(node)
            // Patterns, not ==: across modules that is a call for each node.
            switch kinds[node] {
            case .media:
                media.enter(tree, node)
            case .definition where isSound || hasMeaning(node):
                let range = tokens.range(Int(firstTokens[node]))
                let name = variables.intern(range, in: bytes)
                definitions.append((UInt32(name), UInt32(node), media.cells))
            case .rule where node >= ruleEnd:
                rule = node
                ruleEnd = Int(endNodes[node])
                let range = Int(firstTokens[node])..<Int(endTokens[node])
                open(node, media.cells, tokens, range, bytes)
            // What stands in `@media` in a block, or in a block in it, is nothing that the block always sets.
            case .declaration where node < ruleEnd && (isSound || media.node < rule && hasMeaning(node)):
                let range = tokens.range(Int(firstTokens[node]))
                let place = (range.length &* 37 &+ Int(bytes[range.start]) &* 5 &+ Int(bytes[range.end - 1])) & 255
                let name = attributes.intern(range, in: bytes, guess: guesses[place])
                guesses[place] = name
                declarations.append(SheetTable.Declaration(name: UInt32(name), node: UInt32(node)))
            default: break
            }
        }
        closeRule()
    }

    /// The declarations since the last rule began are its own.
    private mutating func closeRule() {
        guard let last = rules.indices.last else { return }
        rules[last].declarations = rules[last].declarations.lowerBound..<declarations.count
    }

    /// A class path that is more than one word is none that an element can have.
    @inline(__always)
    private mutating func open(
        _ node: Int, _ cells: MediaCells, _ tokens: Tokens, _ range: Range<Int>, _ bytes: Span<UInt8>
    ) {
        let first = selectors.count
        var words = 0
        var word = -1
        scan: for token in range {
            switch tokens.kinds[token] {
            case .word:
                words += 1
                word = token
            case .whiteSpace, .comment, .byteOrderMark, .lineComment: break
            case .comma, .leftBrace:
                if words == 1 {
                    let name = paths.intern(tokens.range(word), in: bytes)
                    selectors.append(SheetTable.Selector(name: UInt32(name), token: UInt32(word)))
                }
                words = 0
                if case .leftBrace = tokens.kinds[token] { break scan }
            default: words += 2
            }
        }
        closeRule()
        let none = declarations.count..<declarations.count
        rules.append(
            SheetTable.Rule(node: UInt32(node), cells: cells, selectors: first..<selectors.count, declarations: none))
    }

    /// True where a statement has a name, a colon and a value of words, commas and parentheses, whatever else it lacks.
    private func hasMeaning(_ node: Int) -> Bool {
        let value = tree.value(ofStatement: node)
        guard !value.isEmpty, hasColon(node, before: value.firstToken) else { return false }
        for token in value.firstToken..<value.endToken {
            switch tree.tokens.kinds[token] {
            case .word, .atWord, .comma, .leftParenthesis, .rightParenthesis, .whiteSpace, .comment: break
            default: return false
            }
        }
        return true
    }

    private func hasColon(_ node: Int, before end: Int) -> Bool {
        for token in Int(tree.firstTokens[node]) + 1..<end {
            switch tree.tokens.kinds[token] {
            case .colon: return true
            case .whiteSpace, .comment: break
            default: return false
            }
        }
        return false
    }
}
