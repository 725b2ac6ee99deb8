// The rule `inverted-palette-variant`.

import FioriTheme
import NSSSyntax

enum InvertedPaletteVariant {
    static let rule = LintRule(
        "inverted-palette-variant", .references, .warning, .unsafe,
        "a colour's light and dark values the wrong way round",
        why: """
            The suffix names the paper, not the ink: _darkBackground is the value for dark mode, mostly a light one. The \
            SDK's own names for variants read the other way, so the two are easily swapped, and the text is then hardly \
            seen in either mode.
            """,
        bad: {
            [
                .init(PaletteExample.all("primaryLabel", light: "#F4F8FF", dark: "#12171C")),
                .init(PaletteExample.all("secondaryLabel", light: "#D0DAE4", dark: "#33435F")),
                .init(
                    PaletteExample.rest("tintColor", light: "#0A6ED1", dark: "#91C8F6")
                        + "@tintColorDark:#91C8F6;\n@tintColorLight:#0A6ED1;\n"),
                .init(
                    PaletteExample.all("primaryBackground", light: "#12171C", dark: "#F4F8FF", for: .swiftui),
                    engines: [.swiftui]),
            ]
        },
        good: {
            [
                .init(PaletteExample.all("primaryLabel", light: "#12171C", dark: "#F4F8FF")),
                .init(PaletteExample.all("primaryBackground", light: "#F4F8FF", dark: "#12171C")),
                .init(PaletteExample.all("tintColor", light: "#5B35C8", dark: "#5B35C8")),
                .init(
                    PaletteExample.rest("tintColor", light: "#0A6ED1", dark: "#91C8F6")
                        + "@tintColorDark:#0A6ED1;\n@tintColorLight:#91C8F6;\n"),
            ]
        },
        check: { pass in
            let engines = pass.engines(where: "palette-overrides", is: "true")
            let overrides = pass.paletteOverrides()
            if overrides.isEmpty { return }
            let pairs = pairs(overrides)
            if pairs.isEmpty { return }
            let palette = Palette.shared(pass.options.palette)
            for (light, dark) in pairs {
                guard let lightColor = pass.plainColor(light.node), let darkColor = pass.plainColor(dark.node) else {
                    continue
                }
                let difference = brightness(darkColor) - brightness(lightColor)
                if abs(difference) < clear { continue }
                guard let own = palette.color(named: light.target) else { continue }
                let ownDifference = brightness(own[dark.variant]) - brightness(own[light.variant])
                if abs(ownDifference) < clear || (difference > 0) == (ownDifference > 0) { continue }
                report(light, dark, engines, &pass)
            }
        })

    /// Two values nearer to each other than this, of 255, have no order that a person would see.
    private static let clear = 48

    /// For each colour that has both: its base values for light and for dark mode, by the names that are looked up first.
    private static func pairs(_ overrides: [PaletteOverride]) -> [(light: PaletteOverride, dark: PaletteOverride)] {
        PaletteOverride.groups(overrides).compactMap { target, group in
            guard let light = first(.dark, of: target, group), let dark = first(.light, of: target, group) else {
                return nil
            }
            return (light, dark)
        }
    }

    private static func first(
        _ variant: ColorVariant, of target: String, _ group: [PaletteOverride]
    ) -> PaletteOverride? {
        for key in ColorNames.sdk.keys(for: target, variant, reading: "common") {
            if let override = group.first(where: { $0.text == key }) { return override }
        }
        return nil
    }

    /// How light a colour looks, roughly: enough to tell ink from paper.
    private static func brightness(_ color: Color) -> Int {
        (Int(color.red) * 54 + Int(color.green) * 183 + Int(color.blue) * 18) / 255
    }

    private static func report(
        _ light: PaletteOverride, _ dark: PaletteOverride, _ engines: [EngineFacts], _ pass: inout LintPass
    ) {
        let lightValue = pass.tree.value(ofStatement: light.node).range
        let darkValue = pass.tree.value(ofStatement: dark.node).range
        let name = Definition(tree: pass.tree, index: dark.node).name
        let reason =
            dark.alias == nil
            ? "the suffix names the paper, not the ink" : "'Light' in an old name is the ink, for dark paper"
        pass.report(
            "the light and dark values of '\(light.target)' seem to be swapped", at: name, .applied, engines: engines,
            notes: [
                .init("the palette's own values are ordered the other way: \(reason)"),
                .init("the value for light mode", range: lightValue),
            ],
            help: "swap the two values",
            fixes: [
                Fix(
                    "swap the two values", .unsafe,
                    [Edit(lightValue, pass.text(darkValue)), Edit(darkValue, pass.text(lightValue))])
            ])
    }
}
