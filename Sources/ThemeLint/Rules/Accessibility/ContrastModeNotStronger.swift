// The rule `contrast-mode-not-stronger`.

import FioriTheme
import NSSSyntax

enum ContrastModeNotStronger {
    static let rule = LintRule(
        "contrast-mode-not-stronger", .accessibility, .warning, .unsafe,
        "a colour for increased contrast that is weaker than the one without",
        why: """
            The switch for increased contrast is there to make things stand out more. Which way that is the palette's own \
            values tell: darker where its colour is ink on light paper, lighter where it is light on dark.
            """,
        bad: {
            [
                .init(example("tintColor", light: "#5B35C8", "#8A6BE0", dark: "#B5A0FF", "#D0C3FF")),
                .init(example("primaryLabel", light: "#12171C", "#000000", dark: "#F4F8FF", "#8FA0B4")),
                .init(
                    example("secondaryLabel", light: "#33435F", "#5B6D8C", dark: "#D0DAE4", "#FFFFFF")
                        + "\nLabel { font-size: 17; }\n"),
            ]
        },
        good: {
            [
                .init(example("tintColor", light: "#5B35C8", "#3E1B9C", dark: "#B5A0FF", "#D0C3FF")),
                .init(example("tintColor", light: "#5B35C8", "#5B35C8", dark: "#B5A0FF", "#B5A0FF")),
                // A pale colour is none for light paper: what makes it stand out is not known.
                .init(example("tintColor", light: "#FFD84A", "#FFE998", dark: "#FFD84A", "#FFE998")),
            ]
        },
        check: { pass in
            let engines = pass.engines(where: "palette-overrides", is: "true")
            let overrides = pass.paletteOverrides().filter { $0.variant.contrast == .high }
            if overrides.isEmpty || engines.isEmpty { return }
            for override in overrides {
                var found: (colors: Colors, engines: [EngineFacts])?
                for facts in engines {
                    let stack = pass.theme(for: facts)
                    guard let colors = Colors(override, stack, pass) else { continue }
                    found = (colors, (found?.engines ?? []) + [facts])
                }
                if let found { report(override, found.colors, found.engines, &pass) }
            }
        })

    /// The two colours of an override that is weaker than its twin without increased contrast.
    private struct Colors {
        let plain: Color
        let strong: Color
        /// What the palette's colour is made for: white for what gets darker, black for what gets lighter.
        let paper: Color
        /// The definition that decides the strong one.
        let definition: PaletteDefinition

        init?(_ override: PaletteOverride, _ stack: ThemeStack, _ pass: LintPass) {
            let palette = stack.colorsOfPalette
            let cell = MediaCells(.iphone, .portrait)
            let twin = override.variant.withoutIncreasedContrast
            guard let stock = palette.palette.color(named: override.target),
                let answer = palette.color(named: override.target, override.variant, in: cell),
                // Only what this very definition decides.
                let winner = answer.override, winner.key == override.text, winner.sheet == stack.sheets.count - 1,
                case .color(let strong) = answer.value,
                case .color(let plain)? = palette.color(named: override.target, twin, in: cell)?.value,
                plain.alpha == 255, strong.alpha == 255, stock[twin].alpha == 255
            else { return nil }
            let visible = pass.options.visibleDifference
            let way = stock[override.variant].oklab.lightness - stock[twin].oklab.lightness
            let paper = way < 0 ? Color.white : Color.black
            guard abs(way) >= visible, abs(strong.oklab.lightness - plain.oklab.lightness) >= visible,
                plain.contrast(on: paper) >= pass.options.contrastNontext,
                strong.contrast(on: paper) < plain.contrast(on: paper)
            else { return nil }
            self.plain = plain
            self.strong = strong
            self.paper = paper
            definition = winner
        }

        /// As far from the plain colour as the strong one, on the other side.
        var better: Color {
            let lightness = plain.oklab.lightness
            return plain.shade(lightness: min(max(2 * lightness - strong.oklab.lightness, 0), 1))
        }
    }

    private static func report(
        _ override: PaletteOverride, _ colors: Colors, _ engines: [EngineFacts], _ pass: inout LintPass
    ) {
        let paper = colors.paper == .white ? "white" : "black"
        let (strong, plain) = (colors.strong.contrast(on: colors.paper), colors.plain.contrast(on: colors.paper))
        var fixes: [Fix] = []
        if case .color = colors.definition.reading, let better = colors.better.plainHex {
            fixes = [
                Fix(
                    "replace with '\(better)', as much stronger as this is weaker", .unsafe,
                    [Edit(colors.definition.value, better)])
            ]
        }
        pass.report(
            "'\(override.target)' is weaker with increased contrast than without: \(colors.strong.shown)"
                + " instead of \(colors.plain.shown)", at: colors.definition.name, .applied, engines: engines,
            notes: [
                .init(
                    "on \(paper) its contrast is \(pass.shown(ratio: strong)) instead of \(pass.shown(ratio: plain)),"
                        + " in \(override.variant.title)")
            ],
            help: "write a colour that is farther from \(paper)", fixes: fixes)
    }

    /// A colour with all its variants, level by level alike: the value without and with increased contrast.
    private static func example(
        _ name: String, light: String, _ strongLight: String, dark: String, _ strongDark: String
    ) -> String {
        var text = ""
        for (mode, plain, strong) in [("ight", light, strongLight), ("ark", dark, strongDark)] {
            let (small, large) = mode == "ight" ? ("l", "L") : ("d", "D")
            text +=
                "@\(name)_\(small)\(mode)Background:\(plain);\n@\(name)_elevated\(large)\(mode)Background:\(plain);\n"
            text += "@\(name)_contrast\(large)\(mode)Background:\(strong);\n"
            text += "@\(name)_elevatedContrast\(large)\(mode)Background:\(strong);\n"
        }
        return text
    }
}
