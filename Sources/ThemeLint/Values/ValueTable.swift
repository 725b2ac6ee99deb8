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
    private var attributes = NameTable(capacity: 256)
    private var texts = NameTable(capacity: 1024)
    private var checks: [ValueCheck] = []
    private var keys: [String: Int] = [:]
    /// For each attribute name the number of its check and its own facts, or -1.
    private var checkOfAttribute: [Int] = []
    private var factsOfAttribute: [ValueCheck?] = []
    /// For each check what is known of literal values and of variables, by number: 0 nothing, else `State`.
    private var literalStates: [[UInt8]] = []
    private var variableStates: [[UInt8]] = []
    /// Variables whose definitions are right for some use.
    private var fitting: Set<Int> = []
    /// Problems of definitions, to be placed when all uses are known: problem, name, definition.
    private var ofDefinitions: [(problem: ValueProblem, name: Int, node: Int)] = []
    private var reported: Set<Int> = []

    private enum State {
        static let fits: UInt8 = 1
        static let fails: UInt8 = 2
        /// Told already.
        static let told: UInt8 = 3
        /// Only what is not told of classes of the app.
        static let failsByType: UInt8 = 4
    }

    /// Looks at all values of a sheet.
    init(_ tree: SyntaxTree, _ facts: [EngineFacts], _ variables: VariableIndex) {
        self.tree = tree
        let block = facts.filter { $0.holds("blocks", "read") }
        let overriding = facts.filter { $0.holds("palette-overrides", "true") }
        judge = ValueJudge(block)
        overrideJudge = ValueJudge(overriding)
        readsBlocks = !block.isEmpty
        readsOverrides = !overriding.isEmpty
        walk(variables)
        place()
    }

    // MARK: The walk

    private mutating func walk(_ variables: VariableIndex) {
        let sheet = tree.source.bytes
        let bytes = sheet.span
        let kinds = tree.kinds
        let tokens = tree.tokens.kinds
        let starts = tree.tokens.starts
        let uses = variables.uses
        var rule = -1
        var use = 0
        var node = 0
        while node < kinds.count {
            defer { node += 1 }
            switch kinds[node] {
            case .rule:
                rule = node
                continue
            case .declaration: if !readsBlocks { continue }
            case .definition: if !readsOverrides { continue }
            default: continue
            }
            let first = Int(tree.firstTokens[node])
            var start = first + 1
            while tokens[start].isTrivia { start += 1 }
            guard case .colon = tokens[start] else { continue }
            start += 1
            while tokens[start].isTrivia { start += 1 }
            var isDeclaration = true
            if case .definition = kinds[node] { isDeclaration = false }
            // The most common value of all: six hex digits, which every engine reads.
            if case .word = tokens[start], isEnd(tokens, start + 1), Self.isSixDigits(bytes, starts, start) {
                if !isDeclaration { continue }
                let number = attribute(TextRange(Int(starts[first]), Int(starts[first + 1])), bytes)
                if number < 0 { continue }
                if case .color = checks[checkOfAttribute[number]].grammar { continue }
                literal(node, rule, number, start, bytes)
                continue
            }
            if !isDeclaration {
                override(node)
                continue
            }
            let number = attribute(TextRange(Int(starts[first]), Int(starts[first + 1])), bytes)
            if number < 0 { continue }
            if case .atWord = tokens[start] {
                guard isEnd(tokens, start + 1) else { continue }
                while use < uses.count, uses[use].token < start { use += 1 }
                if use < uses.count, uses[use].token == start {
                    variable(node, rule, number, uses[use].name, start, variables)
                }
            } else {
                literal(node, rule, number, start, bytes)
            }
        }
    }

    /// True where the value ends before a token. A value that goes on behind a comment is none of the quick ones.
    private func isEnd(_ tokens: [TokenKind], _ token: Int) -> Bool {
        var token = token
        if case .whiteSpace = tokens[token] { token += 1 }
        switch tokens[token] {
        case .semicolon, .rightBrace, .endOfInput: return true
        default: return false
        }
    }

    private static func isSixDigits(_ bytes: Span<UInt8>, _ starts: [UInt32], _ token: Int) -> Bool {
        let start = Int(starts[token])
        guard Int(starts[token + 1]) - start == 7, bytes[start] == UInt8(ascii: "#") else { return false }
        for index in start + 1..<start + 7 {
            let byte = bytes[index]
            let isDigit = byte >= 0x30 && byte <= 0x39
            let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
            if !isDigit && !isLetter { return false }
        }
        return true
    }

    /// The number of an attribute's name; -1 where its values are not judged.
    private mutating func attribute(_ name: TextRange, _ bytes: Span<UInt8>) -> Int {
        let number = attributes.intern(name, in: bytes)
        if number == checkOfAttribute.count {
            let check = ValueCheck(tree.source.text(in: name))
            factsOfAttribute.append(check)
            checkOfAttribute.append(check.map { self.number($0) } ?? -1)
        }
        return checkOfAttribute[number] < 0 ? -1 : number
    }

    private mutating func number(_ check: ValueCheck) -> Int {
        let key = check.key
        if let number = keys[key] { return number }
        keys[key] = checks.count
        checks.append(check)
        literalStates.append([])
        variableStates.append([])
        return checks.count - 1
    }

    // MARK: Verdicts

    private mutating func literal(_ node: Int, _ rule: Int, _ attribute: Int, _ start: Int, _ bytes: Span<UInt8>) {
        let check = checkOfAttribute[attribute]
        let end = tree.value(ofStatement: node).endToken
        if end <= start { return }
        let number = texts.intern(
            TextRange(Int(tree.tokens.starts[start]), Int(tree.tokens.starts[end])), in: bytes)
        if number >= literalStates[check].count { Self.grow(&literalStates[check], to: number) }
        if literalStates[check][number] == State.fits || tree.isBroken(node) { return }
        let value = ValueText(tree.value(ofStatement: node))
        let verdicts = judge.judge(value, checks[check])
        literalStates[check][number] = verdicts.isEmpty ? State.fits : State.fails
        if verdicts.isEmpty { return }
        let isTyped = isTyped(rule)
        for verdict in verdicts where isTyped || verdict.rule.isAboutForm {
            add(
                ValueProblem(
                    verdict: verdict, value: value, name: Declaration(tree: tree, index: node).name,
                    check: factsOfAttribute[attribute], use: nil, range: verdict.range, isTyped: isTyped))
        }
    }

    private mutating func variable(
        _ node: Int, _ rule: Int, _ attribute: Int, _ name: Int, _ token: Int, _ variables: VariableIndex
    ) {
        let check = checkOfAttribute[attribute]
        if name >= variableStates[check].count { Self.grow(&variableStates[check], to: name) }
        let state = variableStates[check][name]
        if state == State.fits || state == State.told || tree.isBroken(node) { return }
        let isTyped = isTyped(rule)
        if state == State.failsByType, !isTyped { return }
        var isWrong = false
        for definition in variables.definitions(of: name) where !tree.isBroken(definition.node) {
            let value = ValueText(Definition(tree: tree, index: definition.node).value)
            for verdict in judge.judge(value, checks[check]) {
                isWrong = true
                guard isTyped || verdict.rule.isAboutForm else { continue }
                let problem = ValueProblem(
                    verdict: verdict, value: value, name: Declaration(tree: tree, index: node).name,
                    check: factsOfAttribute[attribute], use: tree.tokens.range(token), range: verdict.range,
                    isTyped: isTyped)
                ofDefinitions.append((problem, name, definition.node))
            }
        }
        if !isWrong { fitting.insert(name) }
        variableStates[check][name] = isWrong ? isTyped ? State.told : State.failsByType : State.fits
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
            ofDefinitions.append((problem, -1, node))
        }
    }

    /// Puts the problems of definitions in their places: each once, at the definition, or at the use where the
    /// definition is right for another one.
    private mutating func place() {
        for (problem, name, node) in ofDefinitions {
            let isElsewhereRight = name >= 0 && problem.verdict.rule == .attributeValueType && fitting.contains(name)
            if isElsewhereRight, let use = problem.use {
                add(
                    ValueProblem(
                        verdict: problem.verdict, value: problem.value, name: problem.name, check: problem.check,
                        use: use, range: use, isTyped: true))
            } else if reported.insert(node * ValueRule.allCases.count + problem.verdict.rule.rawValue).inserted {
                add(problem)
            }
        }
        ofDefinitions = []
    }

    private mutating func add(_ problem: ValueProblem) { problems[problem.verdict.rule.rawValue].append(problem) }

    /// True where the catalogue knows a class path before the block, or where it is one of Fiori's by its name.
    private func isTyped(_ rule: Int) -> Bool {
        guard rule >= 0, !tree.isBroken(rule) else { return false }
        for selector in Rule(tree: tree, index: rule).selectors {
            let text = tree.source.text(in: selector.range)
            if text.utf8.starts(with: "fdl".utf8) || Catalogue.sdk.hasPath(text) { return true }
        }
        return false
    }

    private static func grow(_ states: inout [UInt8], to number: Int) {
        let count = max(number + 1, states.count * 2, 64)
        states.append(contentsOf: repeatElement(0, count: count - states.count))
    }
}
