// The rule `state-as-pseudo-class`.

import NSSSyntax

enum StateAsPseudoClass {
    static let rule = LintRule(
        "state-as-pseudo-class", .syntax, .error, .unsafe, "a control state behind a class, 'A:highlighted'",
        why: """
            A state is the end of an attribute's name, as in 'font-color-highlighted'. NUI drops the whole sheet at the ':'; \
            the readers before it took the state for the class.
            """,
        bad: {
            [
                .init("Button:highlighted {\n    font-color: red;\n}\n"),
                .init("Button:selected:highlighted {\n    font-color: red;\n}\n"),
                .init("Button:hover {\n    background-color: red;\n}\n"),
            ]
        },
        good: {
            [
                .init("Button {\n    font-color: blue;\n    font-color-highlighted: red;\n}\n"),
                .init("Button {\n    font-color: blue;\n    font-color-selected-highlighted: red;\n}\n"),
                .init("Button {\n    background-color: blue;\n    background-color-highlighted: red;\n}\n"),
            ]
        },
        check: { pass in
            // Rules are found by their faults: the fix needs the declarations of the block.
            var last: (rule: Int, state: String, fixes: [Fix]) = (-1, "", [])
            for fault in pass.faults(.colonInSelector) {
                guard let state = state(of: fault, pass) else { continue }
                // Made once for all class paths of a rule.
                let rule = rule(at: fault, pass) ?? -1
                if rule < 0 || rule != last.rule || state.suffix != last.state {
                    last = (rule, state.suffix, rule < 0 ? [] : fixes(rule, state, pass))
                }
                pass.reportSyntax(
                    "'\(pass.shown(fault.range))' has a state behind the class", at: fault.range,
                    help: help(state), fixes: last.fixes)
            }
        })

    /// What a word behind a colon says.
    struct State {
        /// The first token that goes: a colon.
        let firstToken: Int
        /// The word as written.
        let written: String
        /// The state it is, or is nearest to; empty for the normal one, which has no suffix.
        let suffix: String
        /// True where the word is a state of controls here.
        let isKnown: Bool
    }

    /// The state that a class path with colons ends in; nil where it ends in a class.
    static func state(of fault: SyntaxFault, _ pass: LintPass) -> State? {
        state(fault.token, fault.endToken, pass)
    }

    private static func state(_ start: Int, _ end: Int, _ pass: LintPass) -> State? {
        let kinds = pass.tree.tokens.kinds
        var words: [String] = []
        var first = end
        var token = end - 1
        while token > start {
            if kinds[token].isTrivia {
                token -= 1
                continue
            }
            guard kinds[token] == .word, let colon = pass.token(before: token), colon > start,
                kinds[colon] == .colon
            else { break }
            let word = pass.text(pass.tree.tokens.range(token))
            guard states[word] != nil else { break }
            words.insert(word, at: 0)
            first = colon
            while first - 1 > start, kinds[first - 1] == .colon { first -= 1 }
            token = first - 1
        }
        if words.isEmpty { return nil }
        var parts: [String] = []
        for wanted in order where words.contains(where: { states[$0] == wanted }) { parts.append(wanted) }
        for word in words where states[word]?.utf8.contains(UInt8(ascii: "-")) == true { parts = [states[word] ?? ""] }
        let known = words.allSatisfy { states[$0] == $0 || $0 == "normal" }
        return State(
            firstToken: first, written: words.joined(separator: ":"), suffix: parts.joined(separator: "-"),
            isKnown: known)
    }

    /// The order in which states are combined in a name.
    private static let order = ["selected", "highlighted", "disabled"]

    /// States, and what people write for them.
    private static let states: [String: String] = [
        "normal": "", "highlighted": "highlighted", "selected": "selected", "disabled": "disabled",
        "selected-highlighted": "selected-highlighted", "selected-disabled": "selected-disabled",
        "enabled": "", "default": "", "link": "", "hover": "highlighted", "hovered": "highlighted",
        "active": "highlighted", "pressed": "highlighted", "focus": "highlighted", "focused": "highlighted",
        "highlight": "highlighted", "checked": "selected", "select": "selected", "disable": "disabled",
    ]

    private static func help(_ state: State) -> String {
        if state.suffix.isEmpty { return "attributes without a suffix are those of the normal state" }
        let nearest = state.isKnown ? "" : "the nearest state to '\(state.written)' is '\(state.suffix)': "
        return nearest + "write the state behind each attribute, 'font-color-\(state.suffix)'"
    }

    private static func fixes(_ node: Int, _ state: State, _ pass: LintPass) -> [Fix] {
        let tree = pass.tree
        // The declarations are shared: all class paths of the block have to say the same.
        let selectors = Rule(tree: tree, index: node).selectors
        if selectors.count > 16 { return [] }
        var edits: [Edit] = []
        for selector in selectors {
            guard let own = StateAsPseudoClass.state(selector.firstToken, selector.endToken, pass),
                own.suffix == state.suffix,
                !pass.holdComment(selector.firstToken..<selector.endToken)
            else { return [] }
            edits += pathWithoutState(selector, own, pass)
        }
        if state.suffix.isEmpty { return [Fix("delete ':\(state.written)'", .unsafe, edits)] }
        var child = node + 1
        while child < Int(tree.endNodes[node]) {
            if tree.kinds[child] == .declaration {
                let name = Declaration(tree: tree, index: child).name
                edits.append(.insert("-" + state.suffix, at: name.end))
            }
            child = Int(tree.endNodes[child])
        }
        return [
            Fix("delete ':\(state.written)' and write '-\(state.suffix)' behind each attribute", .unsafe, edits)
        ]
    }

    /// Deletes the state, and of a chain of classes before it all but the last one, which the chain asks first.
    private static func pathWithoutState(_ selector: Selector, _ state: State, _ pass: LintPass) -> [Edit] {
        let starts = pass.tree.tokens.starts
        let end = pass.withBlanksBefore(Int(starts[state.firstToken]))
        var edits: [Edit] = []
        var name = state.firstToken
        while name > selector.firstToken, pass.tree.tokens.kinds[name - 1] != .colon { name -= 1 }
        while pass.tree.tokens.kinds[name].isTrivia { name += 1 }
        if name > selector.firstToken { edits.append(.delete(TextRange(selector.range.start, Int(starts[name])))) }
        edits.append(.delete(TextRange(end, selector.range.end)))
        return edits
    }

    /// The rule whose class paths hold the fault.
    private static func rule(at fault: SyntaxFault, _ pass: LintPass) -> Int? {
        let tree = pass.tree
        // Nodes lie in the order of their first tokens.
        var low = 0
        var high = tree.count
        while low < high {
            let middle = (low + high) / 2
            if Int(tree.firstTokens[middle]) <= fault.token { low = middle + 1 } else { high = middle }
        }
        var node = low - 1
        while node >= 0, tree.kinds[node] != .rule { node -= 1 }
        return node >= 0 && Int(tree.endTokens[node]) > fault.token ? node : nil
    }
}
