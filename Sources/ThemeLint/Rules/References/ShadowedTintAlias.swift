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
                .init(rest + "@tintColor:#5B35C8;\n@tintColor_darkBackground:#B5A0FF;\n@tintColorLight:#321086;\n"),
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
            for override in overrides where override.alias != nil && !override.isUsed {
                guard let newer = pass.newer(than: override), !isValue(override.text, pass) else { continue }
                // The SDK's own look may ask for the colour of the old name itself, which it overrides, too.
                let isInSDK = !pass.memory.sdkLook.uses(of: override.text, override.variant).isEmpty
                let engines = engines.filter { !isInSDK || !$0.holds("sdk-sheet", "true") }
                if !engines.isEmpty { report(override, newer.key, newer.own, engines, &pass) }
            }
        })

    /// True where a value of the stack may be the colour of a name, written without '@'.
    private static func isValue(_ name: String, _ pass: LintPass) -> Bool {
        for tree in pass.base + [pass.tree] {
            for token in 0..<tree.tokens.count where tree.tokens.kinds[token] == .word {
                let range = tree.tokens.range(token)
                guard range.length >= name.utf8.count else { continue }
                if ColorNames.sdk.key(tree.source.text(in: range))?.name.text == name { return true }
            }
        }
        return false
    }

    private static let rest = PaletteExample.rest("tintColor", light: "#3E1B9C", dark: "#D0C3FF")

    private static func report(
        _ override: PaletteOverride, _ key: String, _ newer: PaletteOverride?, _ engines: [EngineFacts],
        _ pass: inout LintPass
    ) {
        let range = Definition(tree: pass.tree, index: override.node).name
        pass.report(
            "'\(pass.shown(range))' is not read beside '@\(key)'", at: range, .valueLost, engines: engines,
            notes: [
                newer.map {
                    .init("the newer name is looked up first", range: Definition(tree: pass.tree, index: $0.node).name)
                } ?? .init("the newer name, which a sheet below defines, is looked up first")
            ],
            help: "remove it", fixes: pass.removal("remove the definition", of: [override.node]))
    }
}
