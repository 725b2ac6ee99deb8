// The parser's cursor: looking, moving, reporting, recovering. Must not know the productions: Grammar.swift does.

/// A position in the tokens, and what has been built so far.
struct Parser {
    let source: Source
    let tokens: Tokens
    var nodes = NodeList()
    var faults: [SyntaxFault] = []
    /// Nodes that hold a fault.
    var broken: [UInt32] = []
    /// Tokens about which a fault of the parser has said all there is to say.
    var covered: [Range<Int>] = []
    /// Tokens that were read as the keyword `@media` or `and`, in order.
    var keywords: [Int] = []

    /// The token to be read next; never trivia after `skipTrivia`.
    var position = 0
    /// Just past the last token that was no trivia.
    var endOfLast = 0
    /// Number of blocks that are open here.
    var openBlocks = 0
    /// Closing braces that belong to blocks which were closed without them: they are no strays.
    var owedBraces = 0
    /// Opening braces among tokens that were skipped to the end of the sheet, without their closing ones.
    var skippedOpen = 0

    /// Deepest nesting of blocks that is parsed; deeper blocks are skipped as a whole.
    static let maximumDepth = 64

    private var braces: BraceBalance
    /// The last run of selector tokens that was looked at, so that each token is looked at once.
    private var lastRun: Range<Int> = 0..<0
    private var lastRunOpensBlock = false
    /// The same for runs that hold colons, and for definitions that stand at column one inside a block.
    var lastColonRun: Range<Int> = 0..<0
    var lastColonRunOpensBlock = false
    var lastDefinitions: Range<Int> = 0..<0
    var lastDefinitionsLeadBack = false

    init(_ source: Source, _ tokens: Tokens) {
        self.source = source
        self.tokens = tokens
        self.braces = BraceBalance(tokens)
        nodes.reserve(source.bytes.count / 24 + 16)
    }

    // MARK: Looking

    @inline(__always) var kind: TokenKind { tokens.kinds[position] }

    @inline(__always)
    func next(after token: Int) -> Int {
        var index = token + 1
        while tokens.kinds[index].isTrivia { index += 1 }
        return index
    }

    func isMedia(_ token: Int) -> Bool { source.matches("@media", in: tokens.range(token)) }
    func isAnd(_ token: Int) -> Bool { source.matches("and", in: tokens.range(token)) }

    func endOffset(_ token: Int) -> Int { Int(tokens.starts[token + 1]) }
    func startOffset(_ token: Int) -> Int { Int(tokens.starts[token]) }

    /// True where the token is the first on its line and nothing stands before it, not even a blank.
    func isAtColumnOne(_ token: Int) -> Bool {
        let start = startOffset(token)
        if start == 0 { return true }
        if token == 1, tokens.kinds[0] == .byteOrderMark { return true }
        let before = source.bytes[start - 1]
        return before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r")
    }

    /// True where a line ends between two tokens.
    func lineEnds(between left: Int, and right: Int) -> Bool {
        let bytes = source.bytes.span
        for offset in startOffset(left)..<startOffset(right)
        where bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r") {
            return true
        }
        return false
    }

    /// True where the sheet would end with a block open if every brace from `token` on were taken as it stands.
    mutating func leavesBlockOpen(from token: Int) -> Bool { openBlocks + braces.surplus(from: token) > 0 }

    /// True where words, commas and the like run from `token` up to a `{`. Linear over the whole sheet.
    mutating func opensBlock(_ token: Int) -> Bool {
        if lastRun.contains(token) { return lastRunOpensBlock }
        var index = token
        scan: while true {
            switch tokens.kinds[index] {
            case .word, .comma, .error, .string: index = next(after: index)
            default: break scan
            }
        }
        lastRun = token..<max(index, token + 1)
        lastRunOpensBlock = tokens.kinds[index] == .leftBrace
        return lastRunOpensBlock
    }

    /// True where a token that is the first on its line clearly starts something: a declaration, a definition, a
    /// rule or `@media`.
    mutating func startsStatement(_ token: Int) -> Bool {
        switch tokens.kinds[token] {
        case .word: tokens.kinds[next(after: token)] == .colon || opensBlock(token)
        case .atWord: tokens.kinds[next(after: token)] == .colon || isMedia(token)
        default: false
        }
    }

    // MARK: Well-formed statements

    // Nearly all statements are as the grammar wants them. These three see that in one look over their tokens, without
    // the productions' questions about what else it could be; where they say nil the productions decide.

    /// The end of the definition or declaration that begins with the word at `first`.
    @inline(__always)
    func endOfPlainStatement(_ first: Int) -> Int? {
        let kinds = tokens.kinds.span
        var index = first + 1
        while kinds[index].isTrivia { index += 1 }
        guard kinds[index] == .colon else { return nil }
        index += 1
        var parts = 0
        while true {
            switch kinds[index] {
            case .whiteSpace, .comment: break
            case .word, .atWord, .leftParenthesis, .rightParenthesis, .comma: parts += 1
            case .semicolon: return parts > 0 ? index + 1 : nil
            default: return nil
            }
            index += 1
        }
    }

    /// The `{` behind the class paths that begin with the word at `first`.
    @inline(__always)
    func braceOfPlainRule(_ first: Int) -> Int? {
        let kinds = tokens.kinds.span
        var index = first
        while kinds[index] == .word {
            index += 1
            while kinds[index].isTrivia { index += 1 }
            if kinds[index] == .leftBrace { return index }
            guard kinds[index] == .comma else { return nil }
            index += 1
            while kinds[index].isTrivia { index += 1 }
        }
        return nil
    }

    /// Makes the node of a well-formed statement and passes it.
    @inline(__always)
    mutating func pass(_ kind: NodeKind, upTo end: Int) {
        nodes.add(kind, position, end)
        position = end
        endOfLast = end
        skipTrivia()
    }

    /// True where the last thing in the sheet is a comment that is not closed.
    var endsInOpenComment: Bool {
        let last = tokens.count - 2
        guard last >= 0, tokens.kinds[last] == .comment else { return false }
        let range = tokens.range(last)
        return range.length < 4 || !source.matches("*/", in: TextRange(range.end - 2, range.end))
    }

    // MARK: Moving

    @inline(__always)
    mutating func skipTrivia() {
        var index = position
        while tokens.kinds[index].isTrivia { index += 1 }
        position = index
    }

    /// Passes the token at the position and the trivia behind it.
    @inline(__always)
    mutating func advance() {
        position += 1
        endOfLast = position
        skipTrivia()
    }

    /// Passes a `{`, everything up to its `}`, and that brace. Stops at the end of the input.
    mutating func skipBalanced() {
        var depth = 0
        while kind != .endOfInput {
            if kind == .leftBrace { depth += 1 }
            if kind == .rightBrace { depth -= 1 }
            advance()
            if depth <= 0 { return }
        }
        skippedOpen += depth
    }

    /// Passes tokens up to the next place where a statement may start: past a `;`, before a `}`, past a block, or
    /// before a line that starts something.
    mutating func skipToRecovery() {
        while true {
            switch kind {
            case .endOfInput, .rightBrace: return
            case .semicolon: return advance()
            case .leftBrace: return skipBalanced()
            default:
                let last = position
                advance()
                if lineEnds(between: last, and: position), startsStatement(position) { return }
            }
        }
    }

    // MARK: Reporting

    mutating func report(_ kind: SyntaxFault.Kind, token: Int, repair: Int = -1) {
        report(kind, tokens.range(token), token: token, repair: repair)
    }

    mutating func report(_ kind: SyntaxFault.Kind, _ range: TextRange, token: Int, end: Int? = nil, repair: Int = -1) {
        faults.append(SyntaxFault(kind: kind, range: range, token: token, endToken: end ?? token + 1, repair: repair))
    }

    /// Reports something missing just behind the last token.
    mutating func reportMissing(_ kind: SyntaxFault.Kind) {
        let offset = Int(tokens.starts[endOfLast])
        report(kind, TextRange(offset, offset), token: endOfLast - 1)
    }

    mutating func markBroken(_ node: Int) {
        if broken.last != UInt32(node) { broken.append(UInt32(node)) }
    }
}

/// Counts braces ahead without looking at any token twice.
private struct BraceBalance {
    private let tokens: Tokens
    private var counted = 0
    private var surplusAhead = 0
    private var started = false

    init(_ tokens: Tokens) { self.tokens = tokens }

    /// Opening less closing braces from a token to the end. Asked for tokens in ascending order.
    mutating func surplus(from token: Int) -> Int {
        if !started {
            started = true
            for kind in tokens.kinds { surplusAhead += weight(kind) }
        }
        while counted < token {
            surplusAhead -= weight(tokens.kinds[counted])
            counted += 1
        }
        return surplusAhead
    }

    private func weight(_ kind: TokenKind) -> Int { kind == .leftBrace ? 1 : kind == .rightBrace ? -1 : 0 }
}
