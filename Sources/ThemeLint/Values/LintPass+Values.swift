// Words and fixes that the rules about values share. Must not know any rule.

import FioriTheme
import NSSSyntax

extension LintPass {
    /// What is wrong with the sheet's values, as far as it is this rule's business.
    mutating func problems(_ rule: ValueRule) -> [ValueProblem] { values().problems[rule.rawValue] }

    /// Reports a problem of a value; where the value stands in a definition, with the use it was judged by.
    mutating func report(
        _ problem: ValueProblem, _ message: String, _ consequence: Diagnostic.Consequence,
        severity: Diagnostic.Severity? = nil, notes: [Diagnostic.Note] = [], help: String? = nil, fixes: [Fix] = []
    ) {
        var notes = notes
        if problem.use == problem.range {
            notes.append(.init("this value is meant", range: problem.written.range))
        } else if let use = problem.use, let name = problem.name {
            notes.append(.init("used for '\(shown(name))' here", range: use))
        }
        let isCrash = consequence == .valueLost && !problem.crashing.isEmpty
        report(
            message, at: problem.range, isCrash ? .crash : consequence, severity: severity,
            engines: problem.verdict.engines, notes: notes, help: help, fixes: fixes)
    }

    /// The problem's token for a message.
    func shown(_ problem: ValueProblem) -> String { shown(problem.verdict.range) }

    /// What the value is for: "'font-size'", or "a colour of the palette".
    func target(_ problem: ValueProblem) -> String {
        problem.name.map { "'\(shown($0))'" } ?? "a colour of the palette"
    }

    /// Says what an engine does, by the best known of the engines: "NUI gives …", or, where that is only inferred,
    /// "SAPFiori (UIKit) is taken to give …".
    func note(_ engines: [EngineFacts], _ fact: String, _ does: String, _ rest: String) -> [Diagnostic.Note] {
        guard var best = engines.first else { return [] }
        for facts in engines.dropFirst() where facts.confidence(fact) > best.confidence(fact) { best = facts }
        let isSure = best.confidence(fact) > .inferred
        // "read" and "reads": the verbs used here need no more grammar than that.
        return [.init("\(best.engine.title) \(isSure ? does + "s" : "is taken to " + does) \(rest)")]
    }

    /// What becomes of a value that is no colour.
    func lostColor(_ problem: ValueProblem) -> [Diagnostic.Note] {
        if problem.name == nil {
            return note(problem.verdict.engines, "unusable-override", "keep", "the SDK's own colour instead")
        }
        let crash = titleCrash(problem)
        return crash.isEmpty
            ? note(problem.verdict.engines, "bad-color", "give", "the attribute no colour at all") : crash
    }

    /// What becomes of a title for which there is no colour or font; empty where nothing fails.
    func titleCrash(_ problem: ValueProblem) -> [Diagnostic.Note] {
        let what = problem.titleFact == "bad-title-color" ? "colour" : "font"
        return note(
            problem.crashing, problem.titleFact, "raise",
            "an exception when it draws a title whose \(what) is none: the app crashes")
    }

    /// What becomes of a number that is none.
    func lostNumber(_ problem: ValueProblem) -> [Diagnostic.Note] {
        note(problem.verdict.engines, "unit-in-number", "read", "0 here")
    }

    /// A fix that writes a text in place of a range.
    func replacement(_ range: TextRange, _ text: String) -> Fix {
        Fix("replace with '\(text)'", .unsafe, [Edit(range, text)])
    }

    /// Fixes that write the nearest of some names.
    func nearest(_ problem: ValueProblem, among names: [String]) -> [Fix] {
        Spelling.nearest(to: problem.text, among: names).map { replacement(problem.verdict.range, $0) }
    }

    /// The question whether the first of some names was meant; nil where none is near.
    func question(_ problem: ValueProblem, among names: [String]) -> String? {
        Spelling.nearest(to: problem.text, among: names).first.map { "did you mean '\($0)'?" }
    }
}

extension Color {
    /// `#RRGGBB` where it is opaque: the one form that all engines read alike.
    var plainHex: String? { alpha == 255 ? String(hex.dropLast(2)) : nil }
    /// Its opacity in percent.
    var percent: Int { (Int(alpha) * 100 + 127) / 255 }
    /// Colour and opacity in words: eight digits would be a riddle again.
    var inWords: String { "\(String(hex.dropLast(2))) with \(percent) percent opacity" }
    /// `rgba(…)` with another opacity. That is written as a share with a dot: without one it would count of 255.
    func function(percent: Int) -> String {
        let share = NumberText.shown(Double(percent) / 100)
        return "rgba(\(red),\(green),\(blue),\(share.utf8.contains(UInt8(ascii: ".")) ? share : share + ".0"))"
    }
}
