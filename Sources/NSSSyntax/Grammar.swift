// The productions of the language at the level of the sheet, one function each, and what is done about their breaches.

extension Parser {
    /// sheet = { item }
    mutating func sheet() {
        skipTrivia()
        while kind != .endOfInput {
            if kind == .rightBrace { strayClosingBrace() } else { item() }
        }
        faults.sort { ($0.range.start, $0.token) < ($1.range.start, $1.token) }
    }

    /// item = definition | rule | media. Never called at a `}` or at the end.
    private mutating func item() {
        switch kind {
        case .word:
            if let brace = braceOfPlainRule(position) { plainRule(brace) } else { prelude() }
        case .error, .string, .comma: prelude()
        case .atWord: atItem()
        case .leftBrace: rule(quiet: false)
        case .semicolon: straySemicolon()
        default: unexpected()
        }
    }

    private mutating func atItem() {
        if isMedia(position) {
            media(quiet: false)
        } else if let end = endOfPlainStatement(position) {
            pass(.definition, upTo: end)
        } else if tokens.kinds[next(after: position)] == .colon {
            definition(quiet: false)
        } else {
            atRule()
        }
    }

    /// What begins with a word outside any rule: a rule, or what its author took for one.
    private mutating func prelude() {
        var index = position
        var words = 0
        var lastWord = position
        scan: while true {
            switch tokens.kinds[index] {
            case .word:
                words += 1
                lastWord = index
            case .error, .string, .comma: break
            default: break scan
            }
            index = next(after: index)
        }
        switch tokens.kinds[index] {
        case .leftBrace: rule(quiet: false)
        case .colon where words > 0 && colonBelongsToSelector(index): rule(quiet: false)
        case .colon where words == 1 && kind == .word: declarationOutsideBlock()
        case .colon where words == 1 && kind == .error && next(after: position) == lastWord:
            // The stray character has its finding; what follows it is not blamed as well.
            advance()
            let node = nodes.open(.declaration, at: position)
            markBroken(node)
            advance()
            advance()
            value(node, quiet: true)
            nodes.close(node, before: endOfLast)
        case .colon where words > 1: ruleWithoutBrace(firstName: lastWord)
        default: unexpected()
        }
    }

    private mutating func declarationOutsideBlock() {
        report(.declarationOutsideBlock, token: position)
        declaration(quiet: true)
    }

    // MARK: Definitions

    /// definition = at-word ":" value ";"
    mutating func definition(quiet: Bool) {
        let node = nodes.open(.definition, at: position)
        advance()
        advance()
        value(node, quiet: quiet)
        nodes.close(node, before: endOfLast)
    }

    /// An at-word that neither defines a variable nor is `@media`.
    mutating func atRule() {
        let name = position
        let after = next(after: name)
        switch tokens.kinds[after] {
        case .semicolon, .rightBrace, .endOfInput:
            if isForeignAtRule(name) { return unknownAtRule() }
            definitionWithoutValue()
        case .leftBrace: unknownAtRule()
        default:
            if isForeignAtRule(name) { return unknownAtRule() }
            if lineEnds(between: name, and: after), startsStatement(after) { return definitionWithoutValue() }
            if blockFollows(after) { return unknownAtRule() }
            let node = nodes.open(.definition, at: name)
            advance()
            markBroken(node)
            if !passRestOfName() { reportMissingColon() }
            value(node, quiet: true)
            nodes.close(node, before: endOfLast)
        }
    }

    /// `@name;`
    private mutating func definitionWithoutValue() {
        let node = nodes.open(.definition, at: position)
        report(.missingValue, token: position)
        markBroken(node)
        advance()
        if kind == .semicolon { advance() }
        nodes.close(node, before: endOfLast)
    }

    /// True where a `{` comes before the statement that starts at `token` can end.
    private mutating func blockFollows(_ token: Int) -> Bool {
        var index = token
        while true {
            switch tokens.kinds[index] {
            case .leftBrace: return true
            case .semicolon, .rightBrace, .endOfInput: return false
            default: break
            }
            let after = next(after: index)
            if lineEnds(between: index, and: after), startsStatement(after) { return false }
            index = after
        }
    }

    /// `@import …;`, `@word { … }`: reported once and passed over with balanced braces.
    private mutating func unknownAtRule() {
        let node = nodes.open(.unknownAtRule, at: position)
        let first = position
        report(.unknownAtRule, token: position)
        advance()
        pass: while true {
            switch kind {
            case .endOfInput, .rightBrace: break pass
            case .semicolon:
                advance()
                break pass
            case .leftBrace:
                skipBalanced()
                break pass
            default:
                if lineEnds(between: endOfLast - 1, and: position), startsStatement(position) { break pass }
                advance()
            }
        }
        covered.append(first..<endOfLast)
        nodes.close(node, before: endOfLast)
    }

    /// At-rules of CSS and its preprocessors that people try here.
    private func isForeignAtRule(_ token: Int) -> Bool {
        let range = tokens.range(token)
        let names: [StaticString] = [
            "@import", "@charset", "@namespace", "@font-face", "@supports", "@keyframes", "@page", "@layer",
            "@include", "@mixin", "@use", "@forward", "@extend", "@container",
        ]
        for name in names where source.matches(name, in: range) { return true }
        return false
    }

    // MARK: Media

    /// media = "@media" condition { "and" condition } "{" { definition | rule } "}"
    mutating func media(quiet: Bool) {
        let node = nodes.open(.media, at: position)
        let keyword = position
        keywords.append(keyword)
        advance()
        conditions(node, quiet: quiet)
        guard kind == .leftBrace else {
            // The conditions were reported. Its brace may still come.
            if kind == .semicolon { advance() } else { owedBraces += 1 }
            nodes.close(node, before: endOfLast)
            return
        }
        if openBlocks >= Self.maximumDepth {
            report(.nestingTooDeep, token: position)
            skipBalanced()
        } else {
            advance()
            openBlocks += 1
            mediaItems(inRule: quiet)
            openBlocks -= 1
            closingBrace(of: keyword)
        }
        nodes.close(node, before: endOfLast)
    }

    private mutating func conditions(_ node: Int, quiet: Bool) {
        repeat {
            for wanted: TokenKind in [.leftParenthesis, .word, .colon, .word, .rightParenthesis] {
                guard kind == wanted else { return malformedCondition(node, quiet: quiet) }
                advance()
            }
        } while passAnd()
        if kind != .leftBrace { malformedCondition(node, quiet: quiet) }
    }

    private mutating func passAnd() -> Bool {
        guard kind == .word, isAnd(position) else { return false }
        keywords.append(position)
        advance()
        return true
    }

    private mutating func malformedCondition(_ node: Int, quiet: Bool) {
        if !quiet { report(.malformedMediaCondition, token: position) }
        markBroken(node)
        let keyword = Int(nodes.firstTokens[node])
        pass: while true {
            switch kind {
            case .leftBrace, .rightBrace, .semicolon, .endOfInput: break pass
            default:
                if lineEnds(between: endOfLast - 1, and: position), startsStatement(position) { break pass }
                advance()
            }
        }
        covered.append(keyword..<max(endOfLast, keyword + 1))
    }

    /// What a condition applies to. `inRule`: declarations of the rule around it may stand there, in other languages.
    private mutating func mediaItems(inRule: Bool) {
        while true {
            switch kind {
            case .endOfInput, .rightBrace: return
            case .atWord where isMedia(position):
                if isAtColumnOne(position) || leavesBlockOpen(from: position) { return }
                report(.nestedBlock, token: position)
                media(quiet: true)
            case .atWord, .word, .error:
                if isAtColumnOne(position), startsStatement(position), leavesBlockOpen(from: position) { return }
                let after = next(after: position)
                if inRule, kind == .word, tokens.kinds[after] == .colon, !colonBelongsToSelector(after) {
                    declaration(quiet: false)
                } else {
                    item()
                }
            default: item()
            }
        }
    }

    // MARK: Out of place

    private mutating func strayClosingBrace() {
        if owedBraces > 0 {
            owedBraces -= 1
        } else {
            report(.strayClosingBrace, token: position)
        }
        let node = nodes.open(.unexpected, at: position)
        advance()
        nodes.close(node, before: endOfLast)
    }

    mutating func straySemicolon() {
        report(.straySemicolon, token: position)
        let node = nodes.open(.unexpected, at: position)
        advance()
        nodes.close(node, before: endOfLast)
    }

    /// A token that can start nothing here: it and what follows it, up to the next point of recovery.
    mutating func unexpected() {
        let node = nodes.open(.unexpected, at: position)
        let first = position
        // What no token may hold has its finding already.
        let isNews = kind != .error
        if isNews { report(.unexpectedToken, token: position) }
        skipToRecovery()
        covered.append((isNews ? first : first + 1)..<max(endOfLast, first + 1))
        nodes.close(node, before: endOfLast)
    }
}
