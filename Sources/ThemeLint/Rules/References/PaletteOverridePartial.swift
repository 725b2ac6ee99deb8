// The rule `palette-override-partial`.

import FioriTheme
import NSSSyntax

enum PaletteOverridePartial {
    static let rule = LintRule(
        "palette-override-partial", .references, .warning, .unsafe, "a palette's colour replaced in some variants only",
        why: """
            No variant falls back to another one: what is not defined keeps the SDK's colour. The brand's colour then shows \
            in light mode and the SDK's blue in dark mode, or on sheets and popovers.
            """,
        bad: {
            [
                .init("@tintColor:#5B35C8;\n\nLabel { font-size: 17; }\n"),
                .init("@primaryLabel_darkBackground:#F4F8FF;\n\nLabel { font-size: 17; }\n"),
                .init("@tintColor_lightBackground:#5B35C8;\n@tintColor_darkBackground:#B5A0FF;\n", engines: [.swiftui]),
                .init("@tintColorLight:#B5A0FF;\n"),
            ]
        },
        good: {
            [
                .init(PaletteExample.all("tintColor", light: "#5B35C8", dark: "#B5A0FF")),
                .init(PaletteExample.all("primaryLabel", light: "#12171C", dark: "#F4F8FF")),
                .init("@tintColor:#5B35C8;\n\nLabel { font-size: 17; }\n", palette: .v3_2),
                .init("@tintColor_lightBackground:#5B35C8;\n@tintColor_darkBackground:#B5A0FF;\n", palette: .v4),
            ]
        },
        check: { pass in
            let overrides = pass.paletteOverrides()
            if overrides.isEmpty { return }
            let wanted = ColorVariant.allCases.filter { variant in
                let palette = pass.options.palette
                return (variant.appearance == .light || palette.hasAppearances)
                    && (variant.level == .base && variant.contrast == .normal || palette.hasLevels)
            }
            let isContrastElsewhere = pass.options.isOn(MissingContrastVariant.rule)
            for (target, all) in PaletteOverride.groups(overrides) {
                let group = all.filter { $0.givesColor }
                // Under names that nothing looks up they replace nothing: `palette-key-never-read` speaks of that.
                let engines = pass.engines(replacing: group).filter { facts in
                    !group.allSatisfy { isNeverRead($0, facts) }
                }
                if engines.isEmpty || pass.isHiddenByBase(group) { continue }
                var missing: [ColorVariant] = []
                for variant in wanted where pass.lacks(variant, of: target, all) {
                    // One fact, one message: the rule on increased contrast speaks of these where it runs.
                    if isContrastElsewhere, MissingContrastVariant.concerns(variant, group) { continue }
                    missing.append(variant)
                }
                if missing.isEmpty { continue }
                // What is defined and no colour is neither replaced nor missing.
                let others = wanted.filter { variant in
                    group.contains { $0.variant == variant } || !all.contains { $0.variant == variant }
                }
                report(target, group, missing, of: others, engines, &pass)
            }
        })

    private static func isNeverRead(_ override: PaletteOverride, _ facts: EngineFacts) -> Bool {
        guard override.alias == nil, let suffix = override.suffix else { return false }
        return !ColorNames.sdk.keys(
            for: override.color.text, suffix.variant, reading: facts.value("palette-keys") ?? "common"
        ).contains(override.text)
    }

    private static func report(
        _ target: String, _ group: [PaletteOverride], _ missing: [ColorVariant], of wanted: [ColorVariant],
        _ engines: [EngineFacts], _ pass: inout LintPass
    ) {
        let bases = missing.filter { $0.level == .base && $0.contrast == .normal }
        // A name that the sheet itself uses is a variable of its own; that it is a colour of the palette may be chance.
        let isVariable = group.allSatisfy { $0.isUsed }
        let range = Definition(tree: pass.tree, index: group[0].node).name
        // The shorter of the two lists.
        let replaced = wanted.filter { !missing.contains($0) }
        let isMostlyMissing = !replaced.isEmpty && replaced.count < missing.count
        let cells = (isMostlyMissing ? replaced : missing).map { $0.title }
        // An old name gets its successor first: `obsolete-palette-name` has that fix.
        let fixes = group.allSatisfy { $0.isAskedFor } ? pass.completion(of: target, group, missing, engines[0]) : []
        pass.report(
            "'\(target)' keeps the SDK's colour \(bases.isEmpty ? "in some variants" : "in \(bases[0].title)")",
            at: range,
            .applied, severity: bases.isEmpty || isVariable ? .advice : .warning, engines: engines,
            notes: [
                .init(
                    isMostlyMissing ? "replaced in \(pass.listed(cells)) only" : "not replaced in \(pass.listed(cells))"
                )
            ],
            help: isMostlyMissing ? "define a value for each of the others" : "define a value for each of them",
            fixes: fixes)
    }
}
