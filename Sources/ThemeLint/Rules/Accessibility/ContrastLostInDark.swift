// The rule `contrast-lost-in-dark`.

import FioriTheme
import NSSSyntax

enum ContrastLostInDark {
    static let rule = LintRule(
        "contrast-lost-in-dark", .accessibility, .warning, .unsafe,
        "two colours that are far enough apart in one mode only",
        why: """
            A colour of the palette changes with the appearance, a colour written in a block does not: dark words on a \
            background that turns dark are gone. Where the author gave values for both modes it is a slip; else advice.
            """,
        bad: {
            [
                .init("Label { background-color: @primaryBackground; font-color: #1B2A4A; font-size: 15; }\n"),
                .init("Label { background-color: #FFFFFF; font-color: @primaryLabel; font-size: 15; }\n"),
                .init("Progress { progress-tint-color: #1B2A4A; track-tint-color: primaryBackground; }\n"),
            ]
        },
        good: {
            [
                .init("Label { background-color: @primaryBackground; font-color: @primaryLabel; font-size: 15; }\n"),
                .init(
                    "Label { background-color: #FFFFFF; font-color: @primaryLabel_lightBackground; font-size: 15; }\n"),
                .init("Label { background-color: #FFFFFF; font-color: #1B2A4A; font-size: 15; }\n"),
            ]
        },
        check: { pass in
            for pair in pass.colorPairs() where pair.kind != .border && !pair.isDisabled {
                guard case .oneSided(let appearance, let isChosen) = pair.verdict else { continue }
                let mayBeLarge = !pair.isSizeKnown && pair.worst.ratio >= pass.options.contrastLarge
                let other = appearance == .light ? "dark mode" : "light mode"
                pass.report(
                    pair, pass.ratio(pair), severity: isChosen && !mayBeLarge ? nil : .advice,
                    notes: [.init("in \(other) the two are far enough apart")],
                    help: isChosen
                        ? "give one of the two another value there"
                        : "let both change with the appearance, or neither")
            }
        })
}
