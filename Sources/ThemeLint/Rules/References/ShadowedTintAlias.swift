// The rule `shadowed-tint-alias`.

import FioriTheme
import NSSSyntax

enum ShadowedTintAlias {
    static let rule = LintRule(
        "shadowed-tint-alias", .references, .warning, .safe,
        "an old tint name that a newer definition keeps from being read",
        why: """
            The old names tintColorDark and tintColorLight are read only where the newer ones are not defined. Who edits \
            the old one beside a newer one waits for an effect in vain.
            """,
        bad: {
            [
                .init(rest + "@tintColor:#5B35C8;\n@tintColor_darkBackground:#B5A0FF;\n@tintColorDark:#321086;\n"),
                .init(
                    rest
                        + "@tintColor_lightBackground:#5B35C8;\n@tintColor_darkBackground:#B5A0FF;\n@tintColorLight:#E0D8FF;\n"
                ),
                .init(
                    PaletteExample.all("tintColor", light: "#5B35C8", dark: "#B5A0FF", for: .swiftui)
                        + "@tintColorDark:#321086;\n",
                    engines: [.swiftui]),
            ]
        },
        good: {
            [
                .init(rest + "@tintColorDark:#5B35C8;\n@tintColorLight:#B5A0FF;\n"),
                .init(rest + "@tintColor:#5B35C8;\n@tintColorLight:#B5A0FF;\n"),
                .init(rest + "@tintColor_lightBackground:#5B35C8;\n@tintColor_darkBackground:#B5A0FF;\n"),
            ]
        },
        check: { pass in
            let overrides = pass.paletteOverrides()
            if overrides.isEmpty { return }
            let engines = pass.engines(where: "palette-overrides", is: "true")
            for override in overrides where !override.isUsed {
                guard let alias = override.alias else { continue }
                let keys = ColorNames.sdk.keys(for: alias.standsFor, alias.variant, reading: "common")
                for key in keys {
                    if key == alias.text { break }
                    if let newer = overrides.first(where: { $0.text == key }) {
                        report(override, newer, engines, &pass)
                        break
                    }
                }
            }
        })

    private static let rest = PaletteExample.rest("tintColor", light: "#3E1B9C", dark: "#D0C3FF")

    private static func report(
        _ override: PaletteOverride, _ newer: PaletteOverride, _ engines: [EngineFacts], _ pass: inout LintPass
    ) {
        let range = Definition(tree: pass.tree, index: override.node).name
        pass.report(
            "'\(pass.shown(range))' is not read beside '@\(newer.text)'", at: range, .valueLost, engines: engines,
            notes: [
                .init(
                    "the newer name is looked up first",
                    range: Definition(tree: pass.tree, index: newer.node).name)
            ],
            help: "remove it", fixes: pass.removal("remove the definition", of: [override.node]))
    }
}
