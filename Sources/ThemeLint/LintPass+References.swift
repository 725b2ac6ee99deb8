// Questions about variables and engines that the rules of references share. Must not know any rule.

package import FioriTheme
package import NSSSyntax

extension LintPass {
    /// True where a lower sheet of the stack defines the variable, `@` included.
    package mutating func isDefinedInBase(_ name: String) -> Bool {
        options.external.contains(name) || !base.isEmpty && baseVariables().defined.contains(name)
    }

    /// True where a lower sheet of the stack uses the variable, `@` included.
    package mutating func isUsedInBase(_ name: String) -> Bool {
        !base.isEmpty && baseVariables().used.contains(name)
    }

    /// The chosen engines in which nothing at all gives the name a value. What only another sheet of the stack defines,
    /// or what may be defined in text that could not be read, is not undefined.
    package mutating func enginesWithout(_ name: Int, of variables: VariableIndex) -> [EngineFacts] {
        if variables.isDefined(name) || variables.isInUnread[name] { return [] }
        let text = text(variables.names.ranges[name])
        if isDefinedInBase(text) { return [] }
        if !PaletteConstants.isKnown(text) { return facts }
        return facts.filter { !$0.holds("palette-constants", "true") }
    }

    /// The engines among some that a use of a variable means something to: what reads no block misses nothing in it, and
    /// `block-ignored` says that.
    func readers(of use: VariableIndex.Use, among engines: [EngineFacts]) -> [EngineFacts] {
        use.isInDefinition ? engines : engines.filter { $0.holds("blocks", "read") }
    }

    /// The names, `@` included, that a use may have meant under some engines.
    package mutating func variableCandidates(withPalette: Bool) -> [String] {
        let variables = variables()
        var names: [String] = []
        for name in 0..<variables.names.count where variables.isDefined(name) {
            names.append(text(variables.names.ranges[name]))
        }
        names += baseVariables().names
        if withPalette { names += PaletteConstants.all }
        return names
    }

    /// The names that neither a value nor the SDK under any chosen engine reads, as far as can be told: numbers and
    /// texts. Left out are definitions that hold a fault, and those that an undefined name of the sheet may have meant:
    /// that slip is spoken of already.
    package mutating func unusedVariables(_ variables: VariableIndex) -> [(name: Int, text: String)] {
        var unused: [(name: Int, text: String)] = []
        let hasPalette = !engines(where: "palette-overrides", is: "true").isEmpty
        let faults = faultPlaces()
        for name in 0..<variables.names.count where !variables.isUsed[name] && variables.isDefined(name) {
            if !faults.isEmpty, holdsFault(name, variables, faults) { continue }
            let text = text(variables.names.ranges[name])
            if hasPalette, ColorNames.sdk.key(String(text.dropFirst())) != nil,
                overrideBefore(String(text.dropFirst())) == nil
            {
                continue
            }
            if !isUsedInBase(text) { unused.append((name, text)) }
        }
        if unused.isEmpty { return [] }
        let undefined = undefinedNames(variables, atMost: 16)
        if undefined.isEmpty { return unused }
        return unused.filter { candidate in
            !undefined.contains { !Spelling.nearest(to: $0, among: [candidate.text]).isEmpty }
        }
    }

    /// The override that every reader of the palette finds before a colour's bare name: that one is then never read. Nil for
    /// any other name, and where the override holds in some conditions only.
    mutating func overrideBefore(_ text: String) -> PaletteOverride? {
        if text.utf8.contains(UInt8(ascii: "_")) { return nil }
        let overrides = paletteOverrides()
        let engines = engines(where: "palette-overrides", is: "true")
        let variables = variables()
        guard let own = overrides.first(where: { $0.text == text }), own.alias == nil else { return nil }
        for key in own.keysBefore {
            let before = overrides.first { override in
                override.text == key && override.givers.count == engines.count
                    && variables.definitions(of: override.name).contains { $0.media < 0 }
            }
            if let before { return before }
        }
        return nil
    }

    private func holdsFault(_ name: Int, _ variables: VariableIndex, _ places: [Int]) -> Bool {
        variables.definitions(of: name).contains { holdsFault($0.node, among: places) }
    }

    /// The first names that are used and nowhere defined.
    private func undefinedNames(_ variables: VariableIndex, atMost limit: Int) -> [String] {
        var names: [String] = []
        for name in 0..<variables.names.count
        where names.count < limit && variables.isUsed[name] && !variables.isDefined(name) {
            let text = text(variables.names.ranges[name])
            if !PaletteConstants.isKnown(text) { names.append(text) }
        }
        return names
    }

    /// The palette's key that a definition's name, `@` included, misses by one slip, `@` included; nil where no chosen
    /// engine has a palette, or none is near. What stands behind the colour's name is kept.
    package func misspeltPaletteKey(_ name: String) -> String? {
        if engines(where: "palette-overrides", is: "true").isEmpty { return nil }
        let bytes = name.utf8.dropFirst()
        let end = bytes.firstIndex(of: UInt8(ascii: "_")) ?? bytes.endIndex
        guard let word = String(bytes[..<end]), let suffix = String(bytes[end...]) else { return nil }
        if ColorNames.sdk.name(word) != nil { return nil }
        guard suffix.isEmpty || ColorNames.sdk.suffixes.contains(where: { $0.text == suffix }),
            let meant = PaletteConstants.names.oneSlip(from: word)
        else { return nil }
        return "@" + meant + suffix
    }

    /// The engine of which a fact is known best, and whether it is more than a conclusion; nil where there is no engine.
    package func surest(_ engines: [EngineFacts], on fact: String) -> (facts: EngineFacts, isSure: Bool)? {
        guard var best = engines.first else { return nil }
        for facts in engines.dropFirst() where facts.confidence(fact) > best.confidence(fact) { best = facts }
        return (best, best.confidence(fact) > .inferred)
    }

    // MARK: Values

    /// The first token of a declaration's or definition's value is a variable: what NUI takes for a name as a whole.
    package func beginsWithVariable(_ node: Int) -> Bool {
        let value = tree.value(ofStatement: node)
        return !value.isEmpty && tree.tokens.kinds[value.firstToken] == .atWord
    }

    /// The value of a definition as it can be written in place of its name; nil where it is empty, broken or holds
    /// variables itself.
    package func literal(_ node: Int) -> String? {
        let value = tree.value(ofStatement: node)
        if value.isEmpty || tree.isBroken(node) { return nil }
        var isPlain = true
        for token in value.firstToken..<value.endToken {
            switch tree.tokens.kinds[token] {
            case .atWord: return nil
            case .comment, .lineComment: isPlain = false
            case .whiteSpace: isPlain = isPlain && tree.tokens.range(token).length == 1
            default: break
            }
        }
        return isPlain ? text(value.range) : value.flattened
    }

    // MARK: Deleting

    /// True where a comment stands among a node's tokens.
    package func holdsComment(_ node: Int) -> Bool {
        holdsComment(tokens: Int(tree.firstTokens[node])..<Int(tree.endTokens[node]))
    }

    /// True where a comment stands among some tokens.
    package func holdsComment(tokens: Range<Int>) -> Bool {
        for token in tokens where tree.tokens.kinds[token] == .comment || tree.tokens.kinds[token] == .lineComment {
            return true
        }
        return false
    }

    /// The fix that deletes statements or blocks with their lines; none where a comment would go with them.
    package func removal(_ title: String, of nodes: [Int]) -> [Fix] {
        if nodes.contains(where: { holdsComment($0) }) { return [] }
        // Two that stand side by side share the blank between them.
        var edits: [Edit] = []
        for range in nodes.map({ statement($0) }).sorted(by: { $0.start < $1.start }) {
            if let last = edits.last, last.range.end > range.start {
                edits[edits.count - 1] = .delete(TextRange(last.range.start, max(last.range.end, range.end)))
            } else {
                edits.append(.delete(range))
            }
        }
        return [Fix(title, .unsafe, edits)]
    }

    /// Where the faults of the syntax stand, sorted, for `holdsFault`.
    package func faultPlaces(where counts: (SyntaxFault.Kind) -> Bool = { _ in true }) -> [Int] {
        tree.faults.filter { counts($0.kind) }.map { $0.range.start }.sorted()
    }

    /// True where some fault of the syntax lies within a node, its end included.
    package func holdsFault(_ node: Int, among places: [Int]) -> Bool {
        if places.isEmpty { return false }
        let range = tree.range(node)
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < range.start { low = middle + 1 } else { high = middle }
        }
        return low < places.count && places[low] <= range.end
    }
}
