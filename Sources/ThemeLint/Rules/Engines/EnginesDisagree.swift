// The rule `engines-disagree`.

import FioriTheme
import NSSSyntax

enum EnginesDisagree {
    static let rule = LintRule(
        "engines-disagree", .engines, .warning, .unsafe, "a palette's colour that two run-times take to be two",
        why: """
            One sheet is to give one look. Some words are a fixed colour for one reader and the system's own for the other, \
            and the reader of lines knows neither '@media' nor comments: it takes a definition that stands there in column \
            one.
            """,
        bad: {
            [
                .init(both + "@tintColor:red;\n", engines: [.uikit, .swiftui]),
                .init(both + "@tintColor:primaryLabel_darkBackground;\n", engines: [.uikit, .swiftui]),
                .init(
                    both + "@tintColor:#5B35C8;\n/* the old one\n@tintColor2:#321086;\n*/\n",
                    engines: [.uikit, .swiftui]),
                .init(
                    both + "@tintColor:#5B35C8;\n@media (device:ipad) {\n@tintColor:#321086;\n}\n",
                    engines: [.swiftui, .uikit]),
            ]
        },
        good: {
            [
                .init(both + "@tintColor:#FF0000;\n", engines: [.uikit, .swiftui]),
                .init(both + "@tintColor:darkGray;\n", engines: [.uikit, .swiftui]),
                .init(
                    both + "@tintColor:#5B35C8;\n/* the old one\n  @tintColor2:#321086;\n*/\n",
                    engines: [.uikit, .swiftui]),
                .init(both + "@tintColor:primaryLabel;\n", engines: [.uikit, .swiftui]),
            ]
        },
        check: { pass in
            let readers = pass.engines(where: "palette-overrides", is: "true")
            guard let lines = readers.first(where: { $0.holds("reader", "lines") }) else { return }
            guard let grammar = readers.first(where: { $0.holds("reader", "grammar") }) else {
                checkComments(lines, &pass)
                return
            }
            var seen: Set<Int> = []
            for line in SwiftUIReader.definitions(pass.source) where ColorNames.sdk.key(line.key) != nil {
                seen.insert(line.name.start)
            }
            if seen.isEmpty { return }
            var search = Search(pass, pass.theme(for: grammar), pass.theme(for: lines), seen)
            search.compare()
            for found in search.found { report(found, [grammar, lines], &pass) }
        })

    /// All variants but the one that the example defines, for both frameworks.
    private static let both = """
        @tintColor_elevatedLightBackground:#5B35C8;
        @tintColor_contrastLightBackground:#2A0A70;
        @tintColor_elevatedContrastLightBackground:#2A0A70;
        @tintColor_elevatedContrastLightkBackground:#2A0A70;
        @tintColor_darkBackground:#B5A0FF;
        @tintColor_elevatedDarkBackground:#B5A0FF;
        @tintColor_contrastDarkBackground:#EDE6FF;
        @tintColor_elevatedContrastDarkBackground:#EDE6FF;

        """

    /// Where no other engine is chosen, what its author takes for a comment and the reader of lines does not.
    private static func checkComments(_ facts: EngineFacts, _ pass: inout LintPass) {
        let tokens = pass.tree.tokens
        let reader = SwiftUIColorReader(facts)
        var seen: Set<String> = []
        // Of several definitions the first counts.
        for line in SwiftUIReader.definitions(pass.source)
        where ColorNames.sdk.key(line.key) != nil && seen.insert(line.key).inserted {
            let token = tokens.starts.firstPlace { Int($0) > line.name.start } - 1
            guard token >= 0, case .comment = tokens.kinds[token], reader.read(line.value) != .none else { continue }
            pass.report(
                "'\(pass.shown(line.name))' counts, although it stands in a comment", at: line.name, .applied,
                engines: [facts],
                notes: [
                    .init("\(facts.engine.title) knows no comments: a line that begins with '@' is a definition")
                ],
                help: "indent the line, or remove it")
        }
    }

    private static func report(_ found: Disagreement, _ engines: [EngineFacts], _ pass: inout LintPass) {
        let name = pass.shown(found.definition.name)
        let (message, note, help): (String, String, String)
        switch found.cause {
        case .value:
            let value = pass.shown(found.definition.value)
            message = "'\(value)' is not the same colour for both run-times"
            note = "what a word or an ending means is each reader's own business"
            help = "write the colour in six digits"
        case .comment:
            message = "'\(name)' counts for one of two run-times, although it stands in a comment"
            note = "\(engines[1].engine.title) knows no comments: a line that begins with '@' is a definition"
            help = "indent the line, or remove it"
        case .media:
            message = "'\(name)' stands in '@media', which one of two run-times does not read"
            note = "\(engines[1].engine.title) takes the first definition, whatever stands around it"
            help = "set a colour for some devices only in code"
        }
        let values = zip(engines, [found.values.0, found.values.1]).map { facts, value in
            "\(facts.engine.title) shows \(value.shade.text ?? "no colour")"
        }
        pass.report(
            message, at: found.cause == .value ? found.definition.value : found.definition.name, .applied,
            engines: engines,
            notes: [.init("for '\(found.color)' \(values.joined(separator: ", "))\(found.place)"), .init(note)],
            help: help, fixes: fixes(found, pass))
    }

    private static func fixes(_ found: Disagreement, _ pass: LintPass) -> [Fix] {
        guard found.cause == .value, case .color(let color) = found.definition.reading, color.alpha == 255 else {
            return []
        }
        let text = String(color.hex.dropLast(2))
        return [Fix("write '\(text)'", .unsafe, [Edit(found.definition.value, text)])]
    }
}

/// A colour that two engines show in two ways because of one definition.
private struct Disagreement {
    enum Cause {
        case value
        case comment
        case media
    }

    let cause: Cause
    /// The definition: as the grammar's reader has it, where both have it.
    let definition: PaletteDefinition
    /// The colour's name, and what the two show.
    let color: String
    let values: (PaletteAnswer.Value, PaletteAnswer.Value)
    /// Where that is so, with a blank in front; empty for everywhere.
    let place: String
}

/// Compares the palette under two engines, colour by colour.
private struct Search {
    private let pass: LintPass
    private let grammar: ThemeStack
    private let lines: ThemeStack
    /// Where the definitions begin that the reader of lines has.
    private let seen: Set<Int>
    private var reported: Set<Int> = []
    private(set) var found: [Disagreement] = []
    /// The tree's definitions of this sheet by their first byte: true for one in a condition that says something.
    private var isConditional: [Int: Bool] = [:]

    init(_ pass: LintPass, _ grammar: ThemeStack, _ lines: ThemeStack, _ seen: Set<Int>) {
        self.pass = pass
        self.grammar = grammar
        self.lines = lines
        self.seen = seen
        for definition in grammar.sheets[grammar.sheets.count - 1].table.definitions {
            isConditional[pass.tree.range(Int(definition.node)).start] = definition.cells != .all
        }
    }

    mutating func compare() {
        let cells = isConditional.values.contains(true) ? MediaCells.each : [MediaCells.each[0]]
        let names = grammar.colorsOfPalette.replacedNames
        for name in names + lines.colorsOfPalette.replacedNames.filter({ !names.contains($0) }) {
            for variant in ColorVariant.allCases {
                for cell in cells { compare(name, variant, cell, isEverywhere: cells.count == 1) }
            }
        }
    }

    private mutating func compare(_ name: String, _ variant: ColorVariant, _ cell: MediaCells, isEverywhere: Bool) {
        guard let one = grammar.colorsOfPalette.color(named: name, variant, in: cell),
            let other = lines.colorsOfPalette.color(named: name, variant, in: cell), one.value != other.value,
            let (cause, definition) = cause(own(one.override, grammar), own(other.override, lines)),
            reported.insert(definition.name.start).inserted
        else { return }
        found.append(
            Disagreement(
                cause: cause, definition: definition, color: name, values: (one.value, other.value),
                place: isEverywhere ? "" : " " + cell.description))
    }

    /// A definition of the sheet under examination.
    private func own(_ definition: PaletteDefinition?, _ stack: ThemeStack) -> PaletteDefinition? {
        definition?.sheet == stack.sheets.count - 1 ? definition : nil
    }

    /// Why the two differ; nil where that has a finding of its own: definitions that one reader does not see, names
    /// defined twice, eight digits.
    private func cause(
        _ one: PaletteDefinition?, _ other: PaletteDefinition?
    ) -> (Disagreement.Cause, PaletteDefinition)? {
        if let one, isConditional[one.name.start] == true, seen.contains(one.name.start),
            one.name.start != other?.name.start
        {
            return (.media, one)
        }
        guard let other else { return nil }
        guard let isConditional = isConditional[other.name.start] else {
            return isInComment(other.name.start) ? (.comment, other) : nil
        }
        guard let one, one.name.start == other.name.start else { return isConditional ? (.media, other) : nil }
        switch (one.reading, other.reading) {
        case (.color, .color): return nil
        case (.palette(let name, let suffix), .palette(let meant, _)) where name == meant && suffix == nil: return nil
        default: return (.value, one)
        }
    }

    private func isInComment(_ offset: Int) -> Bool {
        let starts = pass.tree.tokens.starts
        var low = 0
        var high = pass.tree.tokens.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        if case .comment = pass.tree.tokens.kinds[low] { return true }
        return false
    }
}
