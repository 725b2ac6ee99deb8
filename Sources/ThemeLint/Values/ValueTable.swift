// All that is wrong with the values of a sheet, found in one walk for all rules about values. Must not know any rule.

import FioriTheme
import NSSSyntax

/// The problems of a sheet's values, by rule.
struct ValueTable {
    private(set) var problems = [[ValueProblem]](repeating: [], count: ValueRule.allCases.count)

    private let tree: SyntaxTree
    private let memory: LintMemory
    /// For each group of the memory what is known of variables, by number.
    private var variableStates: [[VariableState]] = []
    /// Variables whose definitions are right for some use.
    private var isRight: [Bool] = []
    /// Problems of definitions, to be placed when all uses are known, each with the node that it was found by.
    private var ofDefinitions: [(problem: ValueProblem, name: Int, node: Int, use: Int, title: Int)] = []
    /// For each definition with a problem, what it was found by first.
    private var reported: [Int: Int] = [:]
    /// For each variable that a title uses, by group and number, the first such use: it is the gravest.
    private var titleUses: [Int: (use: TextRange, name: TextRange, check: ValueCheck)] = [:]
    /// The last rule that was asked for its class paths.
    private var typedRule = (node: -1, isTyped: false)

    private enum VariableState: UInt8 {
        case unknown
        case fits
        /// Told already.
        case told
        /// Only what is not told of classes of the app.
        case failsByType
    }

    /// Looks at all values of a sheet. `attributes` has the number of each declaration's attribute, by node.
    init(_ tree: SyntaxTree, _ attributes: [UInt32], _ variables: VariableIndex, _ memory: LintMemory) {
        self.tree = tree
        self.memory = memory
        memory.values.learn(&memory.attributes, memory.catalogue)
        variableStates = [[VariableState]](repeating: [], count: memory.values.groupCount)
        isRight = [Bool](repeating: false, count: variables.names.count)
        walk(attributes, variables)
        place()
    }

    // MARK: The walk

    private mutating func walk(_ attributes: [UInt32], _ variables: VariableIndex) {
        let sheet = tree.source.bytes
        let bytes = sheet.span
        let kinds = tree.kinds
        let firstTokens = tree.firstTokens
        let tokens = tree.tokens.kinds
        let starts = tree.tokens.starts
        let uses = variables.uses
        let glances = memory.values.glances
        let checkOf = memory.values.checkOf
        let groups = memory.values.groups
        let readsBlocks = memory.values.readsBlocks
        let readsOverrides = memory.values.readsOverrides
        var rule = -1
        var use = 0
        var node = -1
        while node + 1 < kinds.count {
            node += 1
            switch kinds[node] {
            case .rule: rule = node
            case .declaration:
                if !readsBlocks { continue }
                let attribute = Int(attributes[node])
                guard let start = QuickValue.start(tokens, Int(firstTokens[node])) else { continue }
                guard case .atWord = tokens[start] else {
                    if !QuickValue.fits(glances[attribute], bytes, tokens, starts, start) {
                        literal(node, rule, attribute, start, bytes, tokens, starts)
                    }
                    continue
                }
                guard !glances[attribute].isAnything, QuickValue.isEnd(tokens, start + 1) else { continue }
                while use < uses.count, uses[use].token < start { use += 1 }
                guard use < uses.count, uses[use].token == start else { continue }
                let name = uses[use].name
                let group = groups[checkOf[attribute]]
                // Nearly all variables fit, and most are met again and again.
                if !variableStates[group].isEmpty, case .fits = variableStates[group][name] { continue }
                variable(node, rule, attribute, name, start, variables)
            case .definition:
                guard readsOverrides, let start = QuickValue.start(tokens, Int(firstTokens[node])) else { continue }
                if !QuickValue.isSixDigits(bytes, tokens, starts, start) { override(node) }
            default: continue
            }
        }
    }

    // MARK: Verdicts

    private mutating func literal(
        _ node: Int, _ rule: Int, _ attribute: Int, _ start: Int, _ bytes: Span<UInt8>, _ tokens: [TokenKind],
        _ starts: [UInt32]
    ) {
        var end = Int(tree.endTokens[node])
        if case .semicolon = tokens[end - 1] { end -= 1 }
        while end > start, tokens[end - 1].isTrivia { end -= 1 }
        if end <= start { return }
        let check = memory.values.checkOf[attribute]
        let group = memory.values.groups[check]
        let number = memory.values.number(of: TextRange(Int(starts[start]), Int(starts[end])), in: bytes)
        let known = memory.values.verdict(group, number)
        if case .fits = known { return }
        if tree.isBroken(node) { return }
        if case .failsByType = known, !isTyped(rule) { return }
        let value = tree.value(ofStatement: node)
        let valueCheck = memory.values.checks[check]
        let verdicts = memory.values.judge.judge(ValueText(value), valueCheck)
        if verdicts.isEmpty {
            memory.values.keep(.fits, group, number)
            return
        }
        let isAboutForm = verdicts.contains { $0.isAboutForm }
        memory.values.keep(isAboutForm ? .fails : .failsByType, group, number)
        let isTyped = isTyped(rule)
        for verdict in verdicts where isTyped || verdict.isAboutForm {
            add(
                ValueProblem(
                    verdict: verdict, written: value, name: Declaration(tree: tree, index: node).name,
                    check: valueCheck, use: nil, range: verdict.range, isTyped: isTyped,
                    isInTitle: isTitle(valueCheck.facts.name, rule)))
        }
    }

    private mutating func variable(
        _ node: Int, _ rule: Int, _ attribute: Int, _ name: Int, _ token: Int, _ variables: VariableIndex
    ) {
        let check = memory.values.checkOf[attribute]
        let group = memory.values.groups[check]
        if variableStates[group].isEmpty {
            variableStates[group] = [VariableState](repeating: .unknown, count: variables.names.count)
        }
        let title = group * variables.names.count + name
        switch variableStates[group][name] {
        case .fits: return
        case .told:
            keepTitle(title, node, rule, token, memory.values.checks[check])
            return
        case .failsByType: if tree.isBroken(node) || !self.isTyped(rule) { return }
        case .unknown: if tree.isBroken(node) { return }
        }
        let glance = memory.values.glances[attribute]
        var isWrong = false
        var isTyped = false
        for definition in variables.definitions(of: name) where !tree.isBroken(definition.node) {
            if isQuick(definition.node, glance) { continue }
            let valueCheck = memory.values.checks[check]
            let value = Definition(tree: tree, index: definition.node).value
            for verdict in memory.values.judge.judge(ValueText(value), valueCheck) {
                if !isWrong { isTyped = self.isTyped(rule) }
                isWrong = true
                guard isTyped || verdict.isAboutForm else { continue }
                let problem = ValueProblem(
                    verdict: verdict, written: value, name: Declaration(tree: tree, index: node).name,
                    check: valueCheck, use: tree.tokens.range(token), range: verdict.range, isTyped: isTyped)
                ofDefinitions.append((problem, name, definition.node, node, title))
            }
        }
        if isWrong { keepTitle(title, node, rule, token, memory.values.checks[check]) }
        if !isWrong { isRight[name] = true }
        variableStates[group][name] = isWrong ? isTyped ? .told : .failsByType : .fits
    }

    /// Keeps a use of a variable that something is wrong with, where it is in a title.
    private mutating func keepTitle(_ title: Int, _ node: Int, _ rule: Int, _ token: Int, _ check: ValueCheck) {
        guard titleUses[title] == nil, isTitle(check.facts.name, rule), !tree.isBroken(node) else { return }
        titleUses[title] = (tree.tokens.range(token), Declaration(tree: tree, index: node).name, check)
    }

    /// True where a class path before the block has its titles made of an attribute.
    private func isTitle(_ base: String, _ rule: Int) -> Bool {
        if rule < 0 || tree.isBroken(rule) { return false }
        for selector in Rule(tree: tree, index: rule).selectors {
            let component = memory.known.component(tree.source.text(in: selector.range))
            if let component, component.titleText.contains(base) { return true }
        }
        return false
    }

    /// True where a definition's value fits at a glance.
    private func isQuick(_ node: Int, _ glance: QuickValue) -> Bool {
        let sheet = tree.source.bytes
        guard let start = QuickValue.start(tree.tokens.kinds, Int(tree.firstTokens[node])) else { return false }
        return QuickValue.fits(glance, sheet.span, tree.tokens.kinds, tree.tokens.starts, start)
    }

    private mutating func override(_ node: Int) {
        if tree.isBroken(node) { return }
        let definition = Definition(tree: tree, index: node)
        let name = tree.source.text(in: TextRange(definition.name.start + 1, definition.name.end))
        guard ColorNames.sdk.key(name) != nil else { return }
        for verdict in memory.values.overrideJudge.judgeOverride(ValueText(definition.value)) {
            let problem = ValueProblem(
                verdict: verdict, written: definition.value, name: nil, check: nil, use: nil, range: verdict.range,
                isTyped: true)
            ofDefinitions.append((problem, -1, node, node, -1))
        }
    }

    /// Puts the problems of definitions in their places: each once, at the definition, or at the use where the
    /// definition is right for another one.
    private mutating func place() {
        for (found, name, node, finder, title) in ofDefinitions {
            var problem = found
            if let title = titleUses[title] {
                problem.use = title.use
                problem.name = title.name
                problem.check = title.check
                problem.isInTitle = true
            }
            let isElsewhereRight = name >= 0 && problem.verdict.rule == .attributeValueType && isRight[name]
            if isElsewhereRight, let use = problem.use {
                add(
                    ValueProblem(
                        verdict: problem.verdict, written: problem.written, name: problem.name, check: problem.check,
                        use: use, range: use, isTyped: true, isInTitle: problem.isInTitle))
                continue
            }
            // Another use of another type has nothing to add; what other engines see, one use tells.
            if let first = reported[node], first != finder { continue }
            reported[node] = finder
            add(problem)
        }
        ofDefinitions = []
    }

    private mutating func add(_ problem: ValueProblem) { problems[problem.verdict.rule.rawValue].append(problem) }

    /// True where the catalogue knows a class path before the block, or where it is one of Fiori's by its name.
    private mutating func isTyped(_ rule: Int) -> Bool {
        if rule == typedRule.node { return typedRule.isTyped }
        var isTyped = false
        if rule >= 0, !tree.isBroken(rule) {
            var token = Int(tree.firstTokens[rule])
            while !isTyped, token < Int(tree.endTokens[rule]) {
                if case .leftBrace = tree.tokens.kinds[token] { break }
                if case .word = tree.tokens.kinds[token] { isTyped = isKnown(tree.tokens.range(token)) }
                token += 1
            }
        }
        typedRule = (rule, isTyped)
        return isTyped
    }

    private func isKnown(_ path: TextRange) -> Bool {
        if path.length > 3, tree.source.matches("fdl", in: TextRange(path.start, path.start + 3)) { return true }
        // NUI's class paths are its components' names.
        let text = tree.source.text(in: path)
        let catalogue = memory.catalogue
        return catalogue.hasComponent(text) || catalogue.hasPath(text) || catalogue.usualSpelling(ofPath: text) != nil
    }
}
