// The productions of a rule: class paths, block, declarations, values; and what is done about their breaches.

extension Parser {
    // MARK: Rules

    /// rule = selector { "," selector } "{" { declaration } "}"
    mutating func rule(quiet: Bool) {
        let node = nodes.open(.rule, at: position)
        let first = position
        if kind == .leftBrace {
            if !quiet { report(.missingClassPath, token: position) }
            markBroken(node)
        } else {
            selectors(node, quiet: quiet)
        }
        if openBlocks >= Self.maximumDepth {
            report(.nestingTooDeep, token: position)
            skipBalanced()
        } else {
            advance()
            block(of: first)
        }
        nodes.close(node, before: endOfLast)
    }

    /// A rule whose class paths are as the grammar wants them.
    mutating func plainRule(_ brace: Int) {
        if openBlocks >= Self.maximumDepth { return rule(quiet: false) }
        let node = nodes.open(.rule, at: position)
        let first = position
        position = brace
        advance()
        block(of: first)
        nodes.close(node, before: endOfLast)
    }

    /// Everything up to the `{`, which is known to come.
    private mutating func selectors(_ node: Int, quiet: Bool) {
        var lastComma = -1
        while kind != .leftBrace {
            lastComma = -1
            if kind == .comma {
                // Nothing before it: one finding, also where it ends the list.
                if !quiet { report(.unexpectedToken, token: position) }
                markBroken(node)
                advance()
                continue
            }
            selector(node, quiet: quiet)
            if kind == .comma {
                lastComma = position
                advance()
            }
        }
        if lastComma >= 0, !quiet { report(.trailingComma, token: lastComma) }
    }

    /// One class name as written, or what stands in its place up to the next comma.
    private mutating func selector(_ node: Int, quiet: Bool) {
        let first = position
        var words = 0
        var colons = 0
        var isRelation = true
        while kind != .leftBrace, kind != .comma {
            switch kind {
            case .word: words += 1
            case .colon: colons += 1
            case .string:
                if !quiet { report(.unexpectedToken, token: position) }
                markBroken(node)
                isRelation = false
            case .error:
                markBroken(node)
                if !isCombinator(position) { isRelation = false }
            default: markBroken(node)
            }
            advance()
        }
        guard colons > 0 || words > 1 else { return }
        // `A & B`, `A[x]`: the character has its finding, and what the rest was meant to be is a guess.
        if colons == 0, !isRelation { return markBroken(node) }
        markBroken(node)
        covered.append(first..<endOfLast)
        if quiet { return }
        let range = TextRange(startOffset(first), Int(tokens.starts[endOfLast]))
        report(colons > 0 ? .colonInSelector : .descendantSelector, range, token: first, end: endOfLast)
    }

    /// True for what CSS writes between two selectors.
    private func isCombinator(_ token: Int) -> Bool {
        let range = tokens.range(token)
        return source.matches(">", in: range) || source.matches("+", in: range) || source.matches("~", in: range)
    }

    /// A class path that is followed by declarations, with no `{` between.
    mutating func ruleWithoutBrace(firstName: Int) {
        let node = nodes.open(.rule, at: position)
        while position < firstName { advance() }
        reportMissing(.missingOpeningBrace)
        openBlocks += 1
        blockItems()
        openBlocks -= 1
        if kind == .rightBrace { advance() }
        nodes.close(node, before: endOfLast)
    }

    /// True where the colon stands in a class path: words and colons run from it to a `{` on the same line.
    mutating func colonBelongsToSelector(_ colon: Int) -> Bool {
        if lastColonRun.contains(colon) { return lastColonRunOpensBlock }
        var index = colon
        var opens = false
        scan: while true {
            let after = next(after: index)
            switch tokens.kinds[after] {
            case .word, .comma, .colon, .error:
                if lineEnds(between: index, and: after) { break scan }
                index = after
            case .leftBrace:
                opens = index != colon
                break scan
            default: break scan
            }
        }
        lastColonRun = colon..<max(index, colon + 1)
        lastColonRunOpensBlock = opens
        return opens
    }

    // MARK: Blocks

    /// What stands between `{`, which has been passed, and `}`.
    private mutating func block(of owner: Int) {
        openBlocks += 1
        blockItems()
        openBlocks -= 1
        closingBrace(of: owner)
    }

    /// Passes the `}`, or reports that it is missing at the token that `owner` begins with.
    mutating func closingBrace(of owner: Int) {
        if kind == .rightBrace { return advance() }
        // The comment has its finding, and the brace may well be in it.
        if kind == .endOfInput, endsInOpenComment { return }
        let repair = Int(tokens.starts[endOfLast])
        if let last = faults.indices.last, faults[last].kind == .missingClosingBrace, faults[last].repair == repair {
            // Blocks around it that end at the same place: one finding, which knows how many braces to write.
            faults[last].count += 1
        } else {
            report(.missingClosingBrace, token: owner, repair: repair)
            // What was skipped takes the next braces for its own.
            faults[faults.count - 1].count += skippedOpen
            skippedOpen = 0
        }
        if kind != .endOfInput { owedBraces += 1 }
    }

    /// Declarations, up to a `}`, the end, or something at which the block is taken to be over.
    private mutating func blockItems() {
        while true {
            switch kind {
            case .endOfInput, .rightBrace: return
            case .semicolon: straySemicolon()
            case .word:
                if let end = endOfPlainStatement(position) {
                    pass(.declaration, upTo: end)
                } else if !wordInBlock() {
                    return
                }
            case .atWord: if !atWordInBlock() { return }
            case .leftBrace: rule(quiet: false)
            case .error: errorInBlock()
            default: unexpected()
            }
        }
    }

    /// False where the block is over.
    private mutating func wordInBlock() -> Bool {
        let name = position
        let after = next(after: name)
        switch tokens.kinds[after] {
        case .colon:
            if colonBelongsToSelector(after) { return nestedRule() }
            declaration(quiet: false)
        case .leftBrace: return nestedRule()
        case .comma where opensBlock(name): return nestedRule()
        case .semicolon, .rightBrace, .endOfInput: declarationWithoutValue()
        case .word, .atWord, .string, .error, .leftParenthesis, .rightParenthesis, .comma:
            if tokens.kinds[after] != .atWord, isSelectorOfOneLine(name) { return nestedRule() }
            if lineEnds(between: name, and: after) {
                declarationWithoutValue()
            } else if tokens.kinds[after] == .comma || tokens.kinds[after] == .rightParenthesis {
                unexpected()
            } else {
                declarationWithoutColon()
            }
        default: unexpected()
        }
        return true
    }

    /// A run that opens a block at column one, or with no line end before its `{`.
    private mutating func isSelectorOfOneLine(_ token: Int) -> Bool {
        guard opensBlock(token) else { return false }
        if isAtColumnOne(token) { return true }
        var index = token
        while true {
            let after = next(after: index)
            if tokens.kinds[after] == .leftBrace { return true }
            if lineEnds(between: index, and: after) { return false }
            index = after
        }
    }

    /// A rule where a declaration belongs. False where it shows that the block around it was never closed.
    private mutating func nestedRule() -> Bool {
        if isAtColumnOne(position) || leavesBlockOpen(from: position) { return false }
        report(.nestedBlock, token: position)
        rule(quiet: true)
        return true
    }

    /// False where the block is over.
    private mutating func atWordInBlock() -> Bool {
        if isMedia(position) {
            if isAtColumnOne(position) || leavesBlockOpen(from: position) { return false }
            report(.nestedBlock, token: position)
            media(quiet: true)
        } else if tokens.kinds[next(after: position)] == .colon {
            if isAtColumnOne(position), !definitionsLeadBack() { return false }
            report(.definitionInsideBlock, token: position)
            definition(quiet: true)
        } else {
            atRule()
        }
        return true
    }

    /// True where the definitions that start here are followed by more of the block they stand in.
    private mutating func definitionsLeadBack() -> Bool {
        if lastDefinitions.contains(position) { return lastDefinitionsLeadBack }
        let first = position
        var index = position
        while tokens.kinds[index] == .atWord, tokens.kinds[next(after: index)] == .colon {
            while ![.semicolon, .rightBrace, .leftBrace, .endOfInput].contains(tokens.kinds[index]) {
                index = next(after: index)
            }
            if tokens.kinds[index] == .semicolon { index = next(after: index) }
        }
        lastDefinitions = first..<max(index, first + 1)
        switch tokens.kinds[index] {
        case .word:
            let after = next(after: index)
            lastDefinitionsLeadBack = tokens.kinds[after] == .colon && !colonBelongsToSelector(after)
        case .rightBrace: lastDefinitionsLeadBack = !leavesBlockOpen(from: first)
        default: lastDefinitionsLeadBack = false
        }
        return lastDefinitionsLeadBack
    }

    /// Something that no token may hold, before a declaration or instead of one.
    private mutating func errorInBlock() {
        let after = next(after: position)
        guard tokens.kinds[after] == .word, tokens.kinds[next(after: after)] == .colon else { return unexpected() }
        advance()
        let node = nodes.kinds.count
        if wordInBlock() { markBroken(node) }
    }

    // MARK: Declarations

    /// declaration = word ":" value ";"
    mutating func declaration(quiet: Bool) {
        let node = nodes.open(.declaration, at: position)
        advance()
        advance()
        value(node, quiet: quiet)
        nodes.close(node, before: endOfLast)
    }

    private mutating func declarationWithoutColon() {
        let node = nodes.open(.declaration, at: position)
        advance()
        markBroken(node)
        if !passRestOfName() { reportMissingColon() }
        value(node, quiet: true)
        nodes.close(node, before: endOfLast)
    }

    /// Passes what stands between the first word of a name and a `:` on the same line, and the `:`; false where there is
    /// none. A character that no token may hold has its finding; of words the first is reported.
    mutating func passRestOfName() -> Bool {
        var index = position
        var stray = -1
        var word = -1
        if lineEnds(between: endOfLast - 1, and: index) { return false }
        scan: while true {
            switch tokens.kinds[index] {
            case .error: stray = index
            case .word, .atWord, .string, .leftParenthesis, .rightParenthesis, .comma: if word < 0 { word = index }
            case .colon: break scan
            default: return false
            }
            let after = next(after: index)
            if lineEnds(between: index, and: after) { return false }
            index = after
        }
        guard tokens.kinds[index] == .colon else { return false }
        if stray < 0 {
            report(.unexpectedToken, token: word)
            covered.append(word..<word + 1)
        }
        while position < index { advance() }
        advance()
        return true
    }

    /// Reports that a `:` is missing here. One cause: a `=` in its place is covered by it.
    mutating func reportMissingColon() {
        reportMissing(.missingColon)
        guard kind == .error, source.matches("=", in: tokens.range(position)) else { return }
        covered.append(position..<position + 1)
        faults[faults.count - 1].repair = endOffset(position)
    }

    /// `name;`, or a name alone on its line.
    private mutating func declarationWithoutValue() {
        let node = nodes.open(.declaration, at: position)
        report(.missingValue, token: position)
        covered.append(position..<position + 1)
        markBroken(node)
        advance()
        if kind == .semicolon { advance() }
        nodes.close(node, before: endOfLast)
    }

    /// value = part { part }, with the `;` that ends it. `quiet` where the statement has its finding already.
    mutating func value(_ node: Int, quiet: Bool) {
        let colon = endOfLast - 1
        let firstPart = position
        let isDefinition = nodes.kinds[node] == .definition
        var depth = 0
        var quiet = quiet
        while true {
            switch kind {
            case .semicolon:
                if position == firstPart { missing(node, .missingValue, colon, quiet) }
                return advance()
            case .rightBrace, .endOfInput: return unterminated(node, firstPart, colon, quiet)
            case .word, .atWord:
                // No declaration starts in parentheses or behind a definition on its line: there the colon is too much.
                let mayStart = kind == .atWord || (depth <= 0 && !isDefinition)
                if valueEndsBefore(position, firstPart, mayStart) {
                    return unterminated(node, firstPart, colon, quiet)
                }
            case .leftParenthesis: depth += 1
            case .rightParenthesis: depth -= 1
            case .leftBrace:
                if !quiet { report(.unexpectedToken, token: position) }
                markBroken(node)
                let brace = position
                skipBalanced()
                covered.append(brace..<endOfLast)
                if kind == .semicolon { advance() }
                return
            case .colon:
                if !quiet { report(.unexpectedToken, token: position) }
                markBroken(node)
                quiet = true
                // What is wrong in the rest of an address is no second slip.
                if tokens.kinds[position + 1] == .error { covered.append(position..<position + 2) }
            case .string: if !quiet { report(.quotedValue, token: position) }
            case .error: markBroken(node)
            default: break
            }
            advance()
        }
    }

    private mutating func unterminated(_ node: Int, _ firstPart: Int, _ colon: Int, _ quiet: Bool) {
        if position == firstPart {
            missing(node, .missingValue, colon, quiet)
        } else if !quiet {
            reportMissing(.missingSemicolon)
        }
    }

    private mutating func missing(_ node: Int, _ fault: SyntaxFault.Kind, _ token: Int, _ quiet: Bool) {
        markBroken(node)
        if !quiet { report(fault, token: token) }
    }

    /// True where a word in a value is no part of it: the value's `;` was forgotten before it.
    private mutating func valueEndsBefore(_ token: Int, _ firstPart: Int, _ mayStartOnLine: Bool) -> Bool {
        let after = tokens.kinds[next(after: token)]
        if after == .semicolon { return false }
        if lineEnds(between: endOfLast - 1, and: token) { return startsStatement(token) }
        return after == .colon && token != firstPart && mayStartOnLine
    }
}
