// The rule `missing-contrast-variant`.

import FioriTheme
import NSSSyntax

enum MissingContrastVariant {
    static let rule = LintRule(
        "missing-contrast-variant", .accessibility, .advice, .unsafe,
        "a colour of the palette replaced without a value for increased contrast", isOptIn: true,
        why: """
            Who switches increased contrast on sees the SDK's own colour then: no variant falls back to another one. The \
            brand is gone just for those who see least.
            """,
        bad: {
            [
                .init(without("tintColor", light: "#5B35C8", dark: "#B5A0FF")),
                .init(without("primaryLabel", light: "#12171C", dark: "#F4F8FF") + "\nLabel { font-size: 17; }\n"),
                .init(without("tintColor", light: "#5B35C8", dark: "#B5A0FF"), engines: [.swiftui]),
            ]
        },
        good: {
            [
                .init(PaletteExample.all("tintColor", light: "#5B35C8", dark: "#B5A0FF")),
                .init(PaletteExample.all("primaryLabel", light: "#12171C", dark: "#F4F8FF")),
                .init(
                    "@tintColor_lightBackground:#5B35C8;\n@tintColor_darkBackground:#B5A0FF;\n", palette: .v4),
            ]
        },
        check: { pass in
            guard pass.options.palette.hasLevels else { return }
            for (target, all) in PaletteOverride.groups(pass.paletteOverrides()) {
                let group = all.filter { $0.givesColor }
                let engines = pass.engines(replacing: group)
                if engines.isEmpty { continue }
                let missing = ColorVariant.allCases.filter { concerns($0, group) && pass.lacks($0, of: target, all) }
                if missing.isEmpty { continue }
                pass.report(
                    "'\(target)' keeps the SDK's colour where contrast is increased",
                    at: Definition(tree: pass.tree, index: group[0].node).name, .applied, engines: engines,
                    notes: [.init("not replaced in \(pass.listed(missing.map { $0.title }))")],
                    help: "define a value for each of them, stronger than that without increased contrast",
                    fixes: pass.completion(of: target, group, missing, engines[0]))
            }
        })

    /// True for a variant of increased contrast whose twin without it is replaced.
    static func concerns(_ variant: ColorVariant, _ group: [PaletteOverride]) -> Bool {
        variant.contrast == .high && group.contains { $0.variant == variant.withoutIncreasedContrast }
    }

    /// A colour replaced in all variants but those of increased contrast.
    private static func without(_ name: String, light: String, dark: String) -> String {
        var text = ""
        for start in ["_light", "_elevatedLight"] { text += "@\(name)\(start)Background:\(light);\n" }
        for start in ["_dark", "_elevatedDark"] { text += "@\(name)\(start)Background:\(dark);\n" }
        return text
    }
}
