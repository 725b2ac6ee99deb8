// One sheet under examination: what a rule may look at, and how it reports. Must not know any rule.

package import FioriTheme
package import NSSSyntax

/// What rules see of one sheet, and where they report to.
package struct LintPass {
    /// The sheet.
    package let tree: SyntaxTree
    /// The lower sheets of the stack, weakest first: read, not reported.
    package let base: [SyntaxTree]
    /// What was asked for.
    package let options: LintOptions
    /// The facts of the chosen engines, in the order they were chosen.
    package let facts: [EngineFacts]
    /// What was reported so far.
    package private(set) var findings: [Diagnostic] = []

    /// The orders in the sheet's comments that silence rules; nil where there are none, and while other rules run.
    package private(set) var suppressions: Suppressions?

    /// What was looked up for this sheet and those before it.
    let memory: LintMemory

    /// Findings of one rule that are listed one by one. More are read by nobody, and in a sheet that is all slips they
    /// would take many times the memory of the sheet.
    package static let mostOfRule = 10_000

    /// Whether findings beyond that are counted only. Not where comments silence rules: each finding is held against them.
    var folds = true
    /// How often each rule has spoken, and the place of the finding that stands for what is not listed.
    private var spoken: [(count: Int, rest: Int)]

    private let rules: [LintRule]
    /// The place of the rule that runs in the list of rules.
    var running = 0
    private var variablesMade: VariableIndex?
    private var faultsMade: [[Int]]?
    private var linesMade: LineTable?
    private var classPathsMade: ClassPathIndex?
    private var baseVariablesMade: BaseVariables?
    private var attributesMade: [UInt32]?
    var readLinesMade: [SwiftUIReader.Definition]?
    private var namesMade: SheetNames?
    var overridesMade: [PaletteOverride]?
    private var valuesMade: ValueTable?
    private var themesMade: [ThemeStack] = []
    private var lineagesMade: [Lineages] = []
    private var colorPairsMade: [ColorPair]?
    var textSizesMade: [FontSize]?
    var cascadeMade: SheetCascade?
    var literalsMade: LiteralTable?

    /// Makes the pass over one sheet.
    init(_ tree: SyntaxTree, base: [SyntaxTree], rules: [LintRule], options: LintOptions, memory: LintMemory) {
        self.tree = tree
        self.rules = rules
        spoken = Array(repeating: (0, -1), count: rules.count)
        self.base = base
        self.options = options
        self.memory = memory
        self.facts = memory.facts
        memory.beginSheet()
    }

    /// The sheet's bytes.
    package var source: Source { tree.source }

    /// The text in a range.
    package func text(_ range: TextRange) -> String { tree.source.text(in: range) }

    /// The sheet's variables, collected when the first rule asks.
    package mutating func variables() -> VariableIndex {
        if let variablesMade { return variablesMade }
        let made = VariableIndex(tree)
        variablesMade = made
        return made
    }

    /// The sheet's class paths, collected when the first rule asks.
    package mutating func classPaths() -> ClassPathIndex {
        if let classPathsMade { return classPathsMade }
        let made = ClassPathIndex(tree)
        classPathsMade = made
        return made
    }

    /// For each node that is a declaration the memory's number of its attribute, found when the first rule asks.
    mutating func attributes() -> [UInt32] {
        if let attributesMade { return attributesMade }
        let made = memory.attributes.numbers(of: tree)
        attributesMade = made
        return made
    }

    /// What is wrong with the sheet's names, judged when the first rule asks.
    package mutating func names() -> SheetNames {
        if let namesMade { return namesMade }
        let isNormalSeparate = !engines(where: "normal-suffix", is: "separate").isEmpty
        let made = SheetNames(
            tree, classPaths(), attributes(), memory, isNormalSeparate: isNormalSeparate, sdk: options.sdk)
        namesMade = made
        return made
    }

    /// The variables of the lower sheets, collected when the first rule asks.
    package mutating func baseVariables() -> BaseVariables {
        if let baseVariablesMade { return baseVariablesMade }
        let made = BaseVariables(base)
        baseVariablesMade = made
        return made
    }

    /// What is wrong with the sheet's values, found in one walk when the first rule asks.
    mutating func values() -> ValueTable {
        if let valuesMade { return valuesMade }
        let made = ValueTable(tree, attributes(), variables(), memory)
        valuesMade = made
        return made
    }

    /// The sheet over its lower ones as one engine resolves them, made when the first rule asks. It is the last of the
    /// stack's sheets.
    package mutating func theme(for facts: EngineFacts) -> ThemeStack {
        for made in themesMade where made.engine == facts.engine { return made }
        let made = ThemeStack(
            (base + [tree]).map { Theme($0) }, facts: facts, palette: options.palette, catalogue: catalogue)
        themesMade.append(made)
        return made
    }

    /// The same with the lineages that rules have asked for.
    mutating func lineages(for facts: EngineFacts) -> Lineages {
        for made in lineagesMade where made.stack.engine == facts.engine { return made }
        let stack = theme(for: facts)
        let isOfSheet = stack.sheets.last.map { $0.table.tree === tree } ?? false
        let made = Lineages(stack, isOfSheet: isOfSheet, memory.known)
        lineagesMade.append(made)
        return made
    }

    /// The colours of the sheet that stand too near to what they stand on, judged when the first rule asks.
    mutating func colorPairs() -> [ColorPair] {
        if let colorPairsMade { return colorPairsMade }
        let made = ColorPairFinder.pairs(&self)
        colorPairsMade = made
        return made
    }

    /// Where the sheet's lines start, found when the first rule asks.
    package mutating func lines() -> LineTable {
        if let linesMade { return linesMade }
        let made = LineTable(tree.source)
        linesMade = made
        return made
    }

    /// The parser's faults of one kind, in order of place.
    package mutating func faults(_ kind: SyntaxFault.Kind) -> [SyntaxFault] {
        if tree.faults.isEmpty { return [] }
        if let faultsMade { return faultsMade[Int(kind.rawValue)].map { tree.faults[$0] } }
        var byKind = [[Int]](repeating: [], count: SyntaxFault.Kind.allCases.count)
        for (index, fault) in tree.faults.enumerated() { byKind[Int(fault.kind.rawValue)].append(index) }
        faultsMade = byKind
        return byKind[Int(kind.rawValue)].map { tree.faults[$0] }
    }

    // MARK: Engines

    /// The chosen engines of which a fact has this value.
    package func engines(where fact: String, is value: String) -> [EngineFacts] {
        memory.engines(where: fact, is: value)
    }

    /// The catalogue that was chosen: the SDK's, or that with a company's own.
    var catalogue: Catalogue { memory.catalogue }

    // MARK: Reporting

    /// Reports a finding of the rule that runs. Its severity is the rule's unless given; what was asked for on the
    /// command line or in the settings wins over both.
    package mutating func report(
        _ message: String, at range: TextRange, _ consequence: Diagnostic.Consequence,
        severity: Diagnostic.Severity? = nil, engines: [EngineFacts]? = nil, notes: [Diagnostic.Note] = [],
        help: String? = nil, fixes: [Fix] = []
    ) {
        let rule = rules[running]
        var level = severity ?? rule.severity
        if case .some(.some(let asked)) = options.asked(for: rule) { level = asked }
        spoken[running].count += 1
        if folds, spoken[running].count > Self.mostOfRule + 1 {
            let rest = spoken[running].rest
            findings[rest].severity = max(findings[rest].severity, level)
            findings[rest].consequence = max(findings[rest].consequence, consequence)
            return
        }
        let isRest = folds && spoken[running].count > Self.mostOfRule
        if isRest { spoken[running].rest = findings.count }
        let names = (engines ?? facts).map { $0.engine.name }
        var notes = notes
        // Not every format has a field for them.
        if names.count < facts.count { notes.append(.init("in \(names.joined(separator: " and ")) only")) }
        findings.append(
            Diagnostic(
                rule: rule.id, severity: level, message: Self.readable(message), range: range,
                consequence: consequence, engines: names, notes: isRest ? [] : notes.map(Self.readable),
                help: isRest ? nil : help.map(Self.readable), fixes: isRest ? [] : fixes.map(Self.readable)))
    }

    /// Says of each rule that has spoken too often how much is not listed.
    mutating func closeFolds() {
        for (count, rest) in spoken where rest >= 0 {
            let left = count - Self.mostOfRule
            findings[rest].message += left > 1 ? ", and \(left - 1) more of this rule that are not listed" : ""
        }
    }

    /// Reports a breach of the grammar: an error in whatever engine, which costs the grammar's readers the whole sheet.
    package mutating func reportSyntax(
        _ message: String, at range: TextRange, notes: [Diagnostic.Note] = [], help: String? = nil, fixes: [Fix] = []
    ) {
        let losing = engines(where: "syntax-error", is: "sheet-lost")
        if losing.isEmpty, let line = lineReading(at: range) {
            report(
                message, at: range, line.isAsWritten ? .applied : .valueLost, notes: notes + [line.note], help: help,
                fixes: fixes)
            return
        }
        let loss = losing.isEmpty ? Diagnostic.Consequence.valueLost : .sheetLost
        report(message, at: range, loss, notes: notes + Self.lossNote(losing), help: help, fixes: fixes)
    }

    /// Says of one of a finding's fixes, mostly of its first, what was proved of it.
    mutating func setFix(_ number: Int = 0, of finding: Int, _ safety: Fix.Safety, adding words: String = "") {
        findings[finding].fixes[number].safety = safety
        findings[finding].fixes[number].title = Self.readable(findings[finding].fixes[number].title + words)
    }

    /// Brings the findings into the order of place; at one place, the order of the rules stays.
    mutating func sortFindings() {
        if findings.count < 2 { return }
        let order = findings.indices.sorted {
            (findings[$0].range.start, $0) < (findings[$1].range.start, $1)
        }
        findings = order.map { findings[$0] }
    }

    /// Takes out what the sheet's comments silence. From then on rules about such comments see what they did.
    mutating func apply(_ suppressions: Suppressions) {
        var suppressions = suppressions
        findings = suppressions.filter(findings)
        self.suppressions = suppressions
    }

    /// Takes out what the sheet's comments silence of the findings that came since there were so many.
    mutating func applySuppressions(from start: Int) {
        guard var suppressions, findings.count > start else { return }
        let new = findings[start...].enumerated().sorted {
            ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
        }
        findings.removeSubrange(start...)
        findings += suppressions.filter(new.map { $0.element })
        self.suppressions = suppressions
    }

    /// Says in one sentence what a breach of the grammar does at run time.
    private static func lossNote(_ losing: [EngineFacts]) -> [Diagnostic.Note] {
        guard let first = losing.first else { return [] }
        var sure = first
        for facts in losing where facts.confidence("syntax-error") > sure.confidence("syntax-error") { sure = facts }
        let inferred = sure.confidence("syntax-error") == .inferred
        let who = sure.engine.title
        return [
            Diagnostic.Note(
                inferred
                    ? "\(who) is taken to drop the whole sheet, as NUI does: the app starts unstyled, with no message"
                    : "\(who) drops the whole sheet: the app starts unstyled, with no message")
        ]
    }
}
