// All that is wrong with the values of a sheet, found in one walk for all rules about values. Must not know any rule.

import FioriTheme
import NSSSyntax

/// The problems of a sheet's values, by rule.
struct ValueTable {
    private(set) var problems = [[ValueProblem]](repeating: [], count: ValueRule.allCases.count)

    private let tree: SyntaxTree
    private let judge: ValueJudge
    private let overrideJudge: ValueJudge
    private let readsBlocks: Bool
    private let readsOverrides: Bool
    /// True where all engines read rgb(…) alike.
    private let readsFunctions: Bool
    private var attributes = NameTable(capacity: 256)
    private var texts = NameTable(capacity: 1024)
    private var checks: [ValueCheck] = []
    private let memory: LintMemory
    private var numbers: [String: Int] = [:]
    /// For each check the number of the states it goes by: colours are alike but for what is there to be seen.
    private var groups: [Int] = []
    private var colorGroups = [Int](repeating: -1, count: 4)
    /// For each attribute name the number of its check, or -1.
    private var checkOfAttribute: [Int] = []
    /// For each group what is known of literal values and of variables, by number: 0 nothing, else `State`.
    private var literalStates: [[UInt8]] = []
    private var variableStates: [[UInt8]] = []
    /// Variables whose definitions are right for some use.
    private var fitting: Set<Int> = []
    /// Problems of definitions, to be placed when all uses are known, each with the node that it was found by.
    private var ofDefinitions: [(problem: ValueProblem, name: Int, node: Int, use: Int)] = []
    /// For each definition with a problem, what it was found by first.
    private var reported: [Int: Int] = [:]
    /// Names of attributes that were seen last, by a rough hash.
    private var recent = [(start: Int, length: Int, tail: UInt64, number: Int)](
        repeating: (0, -1, 0, -1), count: 1024)
    /// For each check what can be told at a glance.
    private var quick: [QuickValue] = []
    /// The last rule that was asked for its class paths.
    private var typedRule = (node: -1, isTyped: false)

    private enum State {
        static let fits: UInt8 = 1
        static let fails: UInt8 = 2
        /// Told already.
        static let told: UInt8 = 3
        /// Only what is not told of classes of the app.
        static let failsByType: UInt8 = 4
    }

    /// Looks at all values of a sheet.
    init(
        _ tree: SyntaxTree, _ facts: [EngineFacts], _ variables: VariableIndex,
        _ memory: LintMemory
    ) {
        self.tree = tree
        self.memory = memory
        let block = facts.filter { $0.holds("blocks", "read") }
        let overriding = facts.filter { $0.holds("palette-overrides", "true") }
        judge = memory.judge(block)
        overrideJudge = memory.judge(overriding)
        readsBlocks = !block.isEmpty
        readsOverrides = !overriding.isEmpty
        readsFunctions = block.allSatisfy { facts in
            facts.holds("function-component", "dot-decides") && facts.list("color-functions").contains("rgba")
        }
        walk(variables)
        place()
    }

    // MARK: The walk

    private mutating func walk(_ variables: VariableIndex) {
        let sheet = tree.source.bytes
        let bytes = sheet.span
        let kinds = tree.kinds
        let firstTokens = tree.firstTokens
        let tokens = tree.tokens.kinds
        let starts = tree.tokens.starts
        let uses = variables.uses
        var rule = -1
        var use = 0
        var node = -1
        while node + 1 < kinds.count {
            node += 1
            var isDeclaration = true
            switch kinds[node] {
            case .rule:
                rule = node
                continue
            case .declaration: if !readsBlocks { continue }
            case .definition:
                if !readsOverrides { continue }
                isDeclaration = false
            default: continue
            }
            let first = Int(firstTokens[node])
            guard let start = QuickValue.start(tokens, first) else { continue }
            if !isDeclaration {
                if !QuickValue.isSixDigits(bytes, tokens, starts, start) { override(node) }
                continue
            }
            let number = attribute(TextRange(Int(starts[first]), Int(starts[first + 1])), bytes)
            if number < 0 || QuickValue.fits(quick[checkOfAttribute[number]], bytes, tokens, starts, start) { continue }
            if case .atWord = tokens[start] {
                guard QuickValue.isEnd(tokens, start + 1) else { continue }
                while use < uses.count, uses[use].token < start { use += 1 }
                if use < uses.count, uses[use].token == start {
                    variable(node, rule, number, uses[use].name, start, variables)
                }
            } else {
                literal(node, rule, number, start, bytes, tokens, starts)
            }
        }
    }

    /// The number of an attribute's name; -1 where its values are not judged.
    private mutating func attribute(_ name: TextRange, _ bytes: Span<UInt8>) -> Int {
        // Few names, seen again and again: a look at the last one in the same place spares most of the hashing.
        let length = name.length
        let raw = unsafe bytes.bytes
        // All of a short name, the end of a long one; in both cases what tells most names apart.
        var tail: UInt64 = 0
        if length >= 8 {
            tail = unsafe raw.unsafeLoadUnaligned(fromByteOffset: name.end - 8, as: UInt64.self)
        } else {
            for index in name.start..<name.end { tail = tail << 8 | UInt64(bytes[index]) }
        }
        let slot = Int(truncatingIfNeeded: ((tail ^ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15) >> 54)
        let seen = recent[slot]
        if seen.length == length, seen.tail == tail {
            // Eight bytes at a time from the end; the last step may overlap the one before.
            var end = length - 8
            while end > 0 {
                let place = max(end - 8, 0)
                let one = unsafe raw.unsafeLoadUnaligned(fromByteOffset: name.start + place, as: UInt64.self)
                let other = unsafe raw.unsafeLoadUnaligned(fromByteOffset: seen.start + place, as: UInt64.self)
                if one != other { break }
                end = place
            }
            if end <= 0 { return seen.number }
        }
        var number = attributes.intern(name, in: bytes)
        if number == checkOfAttribute.count {
            checkOfAttribute.append(check(of: tree.source.text(in: name)))
        }
        if checkOfAttribute[number] < 0 { number = -1 }
        recent[slot] = (name.start, length, tail, number)
        return number
    }

    /// The number of the check of a name, whose state makes no difference; -1 where nothing is known of it.
    private mutating func check(of name: String) -> Int {
        let split = memory.split(name)
        guard split.isKnown else { return -1 }
        if let number = numbers[split.base] { return number }
        var number = -1
        if let check = memory.check(split.base) {
            number = checks.count
            checks.append(check)
            quick.append(QuickValue(check, readsFunctions: readsFunctions))
            groups.append(group(check))
        }
        numbers[split.base] = number
        return number
    }

    private mutating func group(_ check: ValueCheck) -> Int {
        var slot = -1
        if case .color = check.grammar { slot = (check.isForeground ? 1 : 0) + (check.facts.isOfNUI ? 2 : 0) }
        if slot >= 0, colorGroups[slot] >= 0 { return colorGroups[slot] }
        if slot >= 0 { colorGroups[slot] = literalStates.count }
        literalStates.append([])
        variableStates.append([])
        return literalStates.count - 1
    }

    // MARK: Verdicts

    private mutating func literal(
        _ node: Int, _ rule: Int, _ attribute: Int, _ start: Int, _ bytes: Span<UInt8>, _ tokens: [TokenKind],
        _ starts: [UInt32]
    ) {
        let check = checkOfAttribute[attribute]
        let group = groups[check]
        var end = Int(tree.endTokens[node])
        if case .semicolon = tokens[end - 1] { end -= 1 }
        while end > start, tokens[end - 1].isTrivia { end -= 1 }
        if end <= start { return }
        let number = texts.intern(TextRange(Int(starts[start]), Int(starts[end])), in: bytes)
        if number >= literalStates[group].count { Self.grow(&literalStates[group], to: number) }
        let state = literalStates[group][number]
        if state == State.fits || tree.isBroken(node) || state == State.failsByType && !isTyped(rule) { return }
        let text = tree.source.text(in: TextRange(Int(starts[start]), Int(starts[end])))
        if memory.fits(text, checks[check]) {
            literalStates[group][number] = State.fits
            return
        }
        let value = ValueText(tree.value(ofStatement: node))
        let verdicts = judge.judge(value, checks[check])
        if verdicts.isEmpty {
            memory.remember(text, checks[check])
            literalStates[group][number] = State.fits
            return
        }
        let isAboutForm = verdicts.contains { $0.rule.isAboutForm }
        literalStates[group][number] = isAboutForm ? State.fails : State.failsByType
        let isTyped = isTyped(rule)
        for verdict in verdicts where isTyped || verdict.rule.isAboutForm {
            add(
                ValueProblem(
                    verdict: verdict, value: value, name: Declaration(tree: tree, index: node).name,
                    check: checks[check], use: nil, range: verdict.range, isTyped: isTyped))
        }
    }

    private mutating func variable(
        _ node: Int, _ rule: Int, _ attribute: Int, _ name: Int, _ token: Int, _ variables: VariableIndex
    ) {
        let check = checkOfAttribute[attribute]
        let group = groups[check]
        if name >= variableStates[group].count { Self.grow(&variableStates[group], to: name) }
        let state = variableStates[group][name]
        if state == State.fits || state == State.told || tree.isBroken(node) { return }
        if state == State.failsByType, !self.isTyped(rule) { return }
        var isWrong = false
        var isTyped = false
        for definition in variables.definitions(of: name) where !tree.isBroken(definition.node) {
            if isQuick(definition.node, check) { continue }
            let value = ValueText(Definition(tree: tree, index: definition.node).value)
            for verdict in judge.judge(value, checks[check]) {
                if !isWrong { isTyped = self.isTyped(rule) }
                isWrong = true
                guard isTyped || verdict.rule.isAboutForm else { continue }
                let problem = ValueProblem(
                    verdict: verdict, value: value, name: Declaration(tree: tree, index: node).name,
                    check: checks[check], use: tree.tokens.range(token), range: verdict.range,
                    isTyped: isTyped)
                ofDefinitions.append((problem, name, definition.node, node))
            }
        }
        if !isWrong { fitting.insert(name) }
        variableStates[group][name] = isWrong ? isTyped ? State.told : State.failsByType : State.fits
    }

    /// True where a definition's value fits at a glance.
    private func isQuick(_ node: Int, _ check: Int) -> Bool {
        let sheet = tree.source.bytes
        guard let start = QuickValue.start(tree.tokens.kinds, Int(tree.firstTokens[node])) else { return false }
        return QuickValue.fits(quick[check], sheet.span, tree.tokens.kinds, tree.tokens.starts, start)
    }

    private mutating func override(_ node: Int) {
        if tree.isBroken(node) { return }
        let definition = Definition(tree: tree, index: node)
        let name = tree.source.text(in: TextRange(definition.name.start + 1, definition.name.end))
        guard ColorNames.sdk.key(name) != nil else { return }
        let value = ValueText(definition.value)
        for verdict in overrideJudge.judgeOverride(value) {
            let problem = ValueProblem(
                verdict: verdict, value: value, name: nil, check: nil, use: nil, range: verdict.range, isTyped: true)
            ofDefinitions.append((problem, -1, node, node))
        }
    }

    /// Puts the problems of definitions in their places: each once, at the definition, or at the use where the
    /// definition is right for another one.
    private mutating func place() {
        for (problem, name, node, finder) in ofDefinitions {
            let isElsewhereRight = name >= 0 && problem.verdict.rule == .attributeValueType && fitting.contains(name)
            if isElsewhereRight, let use = problem.use {
                add(
                    ValueProblem(
                        verdict: problem.verdict, value: problem.value, name: problem.name, check: problem.check,
                        use: use, range: use, isTyped: true))
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
        let bytes = tree.source.bytes
        guard Self.sketch[Self.place(bytes[path.start], bytes[path.end - 1], path.length)] else { return false }
        // NUI's class paths are its components' names.
        let text = tree.source.text(in: path)
        let catalogue = memory.catalogue
        return catalogue.hasComponent(text) || catalogue.hasPath(text) || catalogue.usualSpelling(ofPath: text) != nil
    }

    /// Where some component's name or class path lies, by its length and two of its bytes: most names of an app's own
    /// classes fall through here.
    private static let sketch: [Bool] = {
        var sketch = [Bool](repeating: false, count: 4096)
        for name in Catalogue.sdk.componentNames + Catalogue.sdk.pathNames {
            guard let first = name.utf8.first, let last = name.utf8.last else { continue }
            sketch[place(first, last, name.utf8.count)] = true
        }
        return sketch
    }()

    private static func place(_ first: UInt8, _ last: UInt8, _ length: Int) -> Int {
        (Int(first) &* 31 ^ Int(last) &* 7 ^ length &* 113) & 4095
    }

    private static func grow(_ states: inout [UInt8], to number: Int) {
        let count = max(number + 1, states.count * 2, 64)
        states.append(contentsOf: repeatElement(0, count: count - states.count))
    }
}
