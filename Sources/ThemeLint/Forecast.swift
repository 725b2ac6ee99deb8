// What becomes of a sheet at launch. Follows from how the engines read it, never from severities.

import FioriTheme
import NSSSyntax

/// What happens to one sheet in one engine when the app starts.
public struct Forecast: Hashable, Sendable {
    /// What happens while the sheet is loaded.
    public enum Outcome: String, Sendable {
        /// The sheet is loaded, whatever single values may be lost.
        case loads
        /// Nothing of the sheet is applied.
        case sheetLost = "sheet-lost"
        /// The app ends with an exception.
        case crashes
    }

    /// How well the fact that decides it is known.
    public enum Confidence: String, Sendable {
        /// Read in the engine's code.
        case code
        /// Stated, or shown in an example, by the vendor.
        case documented
        /// Concluded from something else.
        case inferred
    }

    /// Name of the engine.
    public var engine: String
    /// What happens.
    public var outcome: Outcome
    /// The rule whose finding explains it; nil where the sheet loads.
    public var rule: String?
    /// The byte that decides it; nil where the sheet loads.
    public var offset: Int?
    /// How well it is known.
    public var confidence: Confidence

    /// Makes a forecast.
    package init(engine: String, outcome: Outcome, rule: String? = nil, offset: Int? = nil, confidence: Confidence) {
        self.engine = engine
        self.outcome = outcome
        self.rule = rule
        self.offset = offset
        self.confidence = confidence
    }
}

extension Forecast {
    /// The forecasts of one sheet, at the traits that are assumed where none are given.
    static func make(_ pass: inout LintPass) -> [Forecast] {
        let tree = pass.tree
        // The tolerant grammar without a fault is NUI's own, and without a use that may come to nothing there is no
        // exception either: most sheets need no second reading.
        if tree.faults.isEmpty, pass.variables().isSelfContained { return pass.memory.forecast }
        let findings = pass.findings
        let external = pass.options.external
        let vain = VainUses(tree, pass.variables())
        var reader: NUIReader?
        return pass.facts.map { facts in
            guard facts.holds("reader", "grammar") else {
                return lineReader(tree, facts)
            }
            if vain.isExact { return lookingUp(vain, findings, facts, external) }
            let made = reader ?? NUIReader(tree.source)
            reader = made
            return grammarReader(made, vain, findings, facts, external)
        }
    }

    /// The forecast of a sheet that an engine loads.
    static func loading(_ facts: EngineFacts) -> Forecast {
        Forecast(engine: facts.engine.name, outcome: .loads, confidence: facts.confidence("syntax-error").reported)
    }

    /// A reader of lines passes over what it cannot read; only the encoding can cost it the sheet.
    private static func lineReader(_ tree: SyntaxTree, _ facts: EngineFacts) -> Forecast {
        for fault in tree.faults
        where fault.kind == .invalidUTF8 && facts.holds("encoding-error", "sheet-lost") {
            return Forecast(
                engine: facts.engine.name, outcome: .sheetLost, rule: "invalid-utf8", offset: fault.range.start,
                confidence: facts.confidence("encoding-error").reported)
        }
        return loading(facts)
    }

    private static func grammarReader(
        _ reader: NUIReader, _ vain: VainUses, _ findings: [Diagnostic], _ facts: EngineFacts, _ external: Set<String>
    ) -> Forecast {
        let name = facts.engine.name
        if let loss = reader.loss {
            let fact = loss.cause == .notUTF8 ? "encoding-error" : "syntax-error"
            // A project may know its reader to pass over what it cannot read.
            guard facts.holds(fact, "sheet-lost") else { return lookingUp(vain, findings, facts, external) }
            let finding = explaining(loss.range.start, findings, .sheetLost)
            return Forecast(
                engine: name, outcome: .sheetLost, rule: finding?.rule,
                offset: finding?.range.start ?? loss.range.start,
                confidence: facts.confidence(fact).reported)
        }
        guard crashes(facts) else { return loading(facts) }
        for use in reader.undefinedUses() where !isElsewhere(use.variable, facts, external) {
            return crash(use.range.start, findings, facts)
        }
        return loading(facts)
    }

    /// What becomes of a sheet whose uses of variables are known.
    private static func lookingUp(
        _ vain: VainUses, _ findings: [Diagnostic], _ facts: EngineFacts, _ external: Set<String>
    ) -> Forecast {
        guard crashes(facts) else { return loading(facts) }
        let offset = vain.first { !isElsewhere($0, facts, external) }
        return offset.map { crash($0, findings, facts) } ?? loading(facts)
    }

    /// True where a name that nothing defines ends the app. As the rules, the forecast asks the facts, which a project may
    /// have replaced.
    private static func crashes(_ facts: EngineFacts) -> Bool { facts.holds("undefined-variable", "crash") }

    private static func crash(_ offset: Int, _ findings: [Diagnostic], _ facts: EngineFacts) -> Forecast {
        let finding = explaining(offset, findings, .crash)
        return Forecast(
            engine: facts.engine.name, outcome: .crashes, rule: finding?.rule, offset: offset,
            confidence: facts.confidence("undefined-variable").reported)
    }

    /// True where the engine finds the name among the SDK's colours although no definition has it, or where the project
    /// says that it is defined elsewhere.
    private static func isElsewhere(_ variable: String, _ facts: EngineFacts, _ external: Set<String>) -> Bool {
        external.contains(variable) || facts.holds("palette-constants", "true") && PaletteConstants.isKnown(variable)
    }

    /// The finding that an author should read to understand the outcome: the one with that consequence that is
    /// nearest to the place, looking backwards first, since a reader stumbles behind the slip.
    private static func explaining(
        _ offset: Int, _ findings: [Diagnostic], _ consequence: Diagnostic.Consequence
    ) -> Diagnostic? {
        var best: Diagnostic?
        for finding in findings where finding.consequence == consequence {
            if finding.range.start <= offset || best == nil { best = finding }
        }
        return best
    }
}

extension EngineFacts.Confidence {
    /// As reports say it; an example counts as documented.
    fileprivate var reported: Forecast.Confidence {
        switch self {
        case .code: .code
        case .documented, .example: .documented
        case .inferred: .inferred
        }
    }
}
