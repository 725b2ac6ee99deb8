// Questions and words that the rules of accessibility share. Must not know any rule.

import FioriTheme
import NSSSyntax

extension LintPass {
    /// The sheet's class paths that the catalogue has, in order of first sight.
    mutating func cataloguedPaths() -> [String] {
        let isCatalogued = names().isCatalogued
        let ranges = classPaths().names.ranges
        var paths: [String] = []
        for name in ranges.indices where isCatalogued[name] { paths.append(text(ranges[name])) }
        return paths
    }

    /// True where a block of the sheet sets a colour that is seen on another one, or that others are seen on.
    mutating func declaresColor() -> Bool {
        for attribute in names().attributes where memory.attributes.facts(attribute)?.role != nil { return true }
        return false
    }

    // MARK: Words

    /// Reports two colours that stand too near to each other, at the one of them that stands in the sheet.
    mutating func report(
        _ pair: ColorPair, _ problem: String, severity: Diagnostic.Severity? = nil, notes: [Diagnostic.Note] = [],
        help: String
    ) {
        let look = pair.worst
        // Where both stand in the sheet, at the one that brings them together.
        let isAtFront = pair.front.source == nil && (pair.back.source != nil || pair.front.isFor(pair.state, catalogue))
        let place = isAtFront ? pair.front : pair.back
        let whose = pair.state == .normal ? "'\(pair.path)'" : "'\(pair.path)' while \(pair.state.title)"
        var fixes: [Fix] = []
        if let better = pair.better?.plainHex {
            let title = "replace with '\(better)', the nearest shade that passes"
            fixes = [Fix(title, .unsafe, [Edit(pair.front.range, better)])]
        }
        let colors = "\(look.front.shown) on \(look.back.shown)"
        report(
            "'\(pair.front.attribute)' of \(whose) is \(colors): \(problem)\(places(pair))", at: place.range, .applied,
            severity: severity, engines: pair.engines,
            notes: origin(pair.front, "the colour", isPlace: isAtFront)
                + origin(pair.back, "what it stands on", isPlace: !isAtFront) + notes,
            help: help, fixes: fixes)
    }

    /// Where one of two colours comes from.
    private func origin(_ side: ColorPair.Side, _ what: String, isPlace: Bool) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        if !isPlace {
            notes.append(
                .init("\(what) is '\(side.attribute)' of '\(side.path)'", range: side.range, source: side.source))
        }
        if let variable = side.variable {
            notes.append(.init("'\(variable.name)' is defined here", range: variable.value, source: side.source))
        } else if let name = side.paletteName {
            notes.append(.init("'\(name)' is a colour of the palette"))
        }
        return notes
    }

    /// Where a pair fails, to stand at the end of a sentence; empty where it does everywhere.
    private func places(_ pair: ColorPair) -> String {
        var text = pair.cells == .all ? "" : ", " + pair.cells.description
        if pair.failing.count == pair.looks.count { return text }
        var words: [String] = []
        for appearance in Appearance.allCases {
            let all = pair.looks.filter { $0.variant.appearance == appearance }
            let failing = pair.failing.filter { $0.variant.appearance == appearance }
            if failing.isEmpty { continue }
            let mode = appearance == .light ? "light mode" : "dark mode"
            words += failing.count == all.count ? [mode] : failing.map { $0.variant.title }
        }
        text += (text.isEmpty ? ", in " : " in ") + listed(words)
        return text
    }

    /// What a ratio is and what it should be, for a message.
    func ratio(_ pair: ColorPair) -> String {
        "contrast \(shown(ratio: pair.worst.ratio)) where \(NumberText.shown(pair.needed)) is needed"
    }

    /// A ratio for a message: cut after two decimals, so that what fails never looks as if it passed.
    func shown(ratio: Double) -> String {
        let hundredths = Int(min(ratio, 1000) * 100)
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension ColorPair.Side {
    /// True where the declaration is for that very state.
    fileprivate func isFor(_ state: ControlState, _ catalogue: Catalogue) -> Bool {
        (catalogue.split(attribute).state ?? .normal) == state
    }
}

extension Color {
    /// As messages show it.
    var shown: String { plainHex ?? hex }
}

extension ColorVariant {
    /// As messages call it: "elevated dark mode with increased contrast".
    var title: String {
        let mode = appearance == .light ? "light mode" : "dark mode"
        return (level == .elevated ? "elevated " : "") + mode + (contrast == .high ? " with increased contrast" : "")
    }
}

extension ControlState {
    /// As messages say it: "selected and disabled".
    var title: String {
        switch self {
        case .normal: "normal"
        case .disabled: "disabled"
        case .highlighted: "highlighted"
        case .selected: "selected"
        case .selectedDisabled: "selected and disabled"
        case .selectedHighlighted: "selected and highlighted"
        }
    }
}
