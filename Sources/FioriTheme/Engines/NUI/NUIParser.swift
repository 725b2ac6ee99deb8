// Reads a whole sheet by NUI's grammar and stops at the first error, as NUI does. Must not know the tolerant parser.

internal import NSSSyntax

/// NUI's grammar (SP:152-168) as loops over tokens. Nothing nests deeper than a rule in a media block, so nothing
/// recurses.
struct NUIParser {
    private var tokeniser: NUITokeniser
    private var token = NUIToken(kind: .endOfInput, start: 0, end: 0)
    private var sheet = NUISheet()

    /// Reads the text of a sheet.
    ///
    /// NUI's parser looks one token ahead and never accepts a token that cannot follow, so the first token without a
    /// place in the grammar is where it stops, too.
    static func parse(_ bytes: Span<UInt8>) throws(NUILoss) -> NUISheet {
        if let fault = NUIEncoding.firstFault(in: bytes) { throw NUILoss(.notUTF8, TextRange(fault, fault + 1)) }
        var parser = NUIParser(tokeniser: NUITokeniser(at: NUIEncoding.start(of: bytes)))
        try parser.items(in: bytes)
        return parser.sheet
    }

    private init(tokeniser: NUITokeniser) { self.tokeniser = tokeniser }

    /// `sheet = { item } EOF`, and what stands in a media block, which may hold all but another one (SP:155-156).
    private mutating func items(in bytes: Span<UInt8>) throws(NUILoss) {
        var medium: Int?
        try advance(in: bytes)
        while true {
            switch token.kind {
            case .identifier:
                try rule(in: medium, bytes)
            case .variable:
                try definition(in: medium, bytes)
            case .media where medium == nil:
                try mediaHead(in: bytes)
                medium = sheet.media.count - 1
            case .closeBrace where medium != nil:
                medium = nil
                try advance(in: bytes)
            case .endOfInput where medium == nil:
                return
            default:
                throw unexpected()
            }
        }
    }

    /// `"@media" option { "and" option } "{"`, with `option = "(" identifier ":" identifier ")"`.
    private mutating func mediaHead(in bytes: Span<UInt8>) throws(NUILoss) {
        let firstOption = sheet.options.count
        try advance(in: bytes)
        let start = token.start
        while true {
            try expect(.openParenthesis, in: bytes)
            let name = try expect(.identifier, in: bytes)
            try expect(.colon, in: bytes)
            let value = try expect(.identifier, in: bytes)
            let end = try expect(.closeParenthesis, in: bytes).end
            sheet.options.append(NUISheet.Option(name: name, value: value))
            if token.kind == .and {
                try advance(in: bytes)
                continue
            }
            try expect(.openBrace, in: bytes)
            let options = firstOption..<sheet.options.count
            sheet.media.append(NUISheet.Medium(options: options, range: TextRange(start, end)))
            return
        }
    }

    /// `selector { "," selector } "{" { declaration } "}"`.
    private mutating func rule(in medium: Int?, _ bytes: Span<UInt8>) throws(NUILoss) {
        let firstSelector = sheet.selectors.count
        let firstDeclaration = sheet.declarations.count
        sheet.selectors.append(token.range)
        try advance(in: bytes)
        while token.kind == .comma {
            try advance(in: bytes)
            sheet.selectors.append(try expect(.identifier, in: bytes))
        }
        try expect(.openBrace, in: bytes)
        var usesVariables = false
        while token.kind == .identifier {
            let name = token.range
            try advance(in: bytes)
            let value = try value(in: bytes)
            if value.form != .literal { usesVariables = true }
            sheet.declarations.append(NUISheet.Declaration(name: name, value: value))
        }
        try expect(.closeBrace, in: bytes)
        sheet.rules.append(
            NUISheet.Rule(
                selectors: firstSelector..<sheet.selectors.count,
                declarations: firstDeclaration..<sheet.declarations.count, medium: medium,
                usesVariables: usesVariables))
    }

    /// `variable ":" value ";"`.
    private mutating func definition(in medium: Int?, _ bytes: Span<UInt8>) throws(NUILoss) {
        let name = token.range
        try advance(in: bytes)
        let value = try value(in: bytes)
        sheet.definitions.append(NUISheet.Definition(name: name, value: value, medium: medium))
    }

    /// `":" part { part } ";"`. Parentheses and commas are parts like any other: nothing has to balance.
    private mutating func value(in bytes: Span<UInt8>) throws(NUILoss) -> NUISheet.Value {
        try expect(.colon, in: bytes)
        guard Self.isPart(token.kind) else { throw unexpected() }
        let first = token
        var end = token.end
        var isSingle = true
        try advance(in: bytes)
        while Self.isPart(token.kind) {
            isSingle = false
            end = token.end
            try advance(in: bytes)
        }
        try expect(.semicolon, in: bytes)
        let form: NUISheet.Value.Form =
            first.kind != .variable ? .literal : isSingle ? .variable : .neverDefined
        return NUISheet.Value(form: form, range: TextRange(first.start, end))
    }

    /// True for what a value may be made of.
    private static func isPart(_ kind: NUIToken.Kind) -> Bool {
        switch kind {
        case .identifier, .variable, .openParenthesis, .closeParenthesis, .comma: true
        default: false
        }
    }

    @inline(__always)
    private mutating func advance(in bytes: Span<UInt8>) throws(NUILoss) {
        token = try tokeniser.next(in: bytes)
    }

    /// Passes a token of this kind and says where it stands.
    @inline(__always) @discardableResult
    private mutating func expect(_ kind: NUIToken.Kind, in bytes: Span<UInt8>) throws(NUILoss) -> TextRange {
        guard token.kind == kind else { throw unexpected() }
        let range = token.range
        try advance(in: bytes)
        return range
    }

    /// The loss for a token that has no place here.
    private func unexpected() -> NUILoss {
        NUILoss(token.kind == .endOfInput ? .endOfInput : .unexpectedToken, token.range)
    }
}
