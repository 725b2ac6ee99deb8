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
            let engines = pass.engines(where: "palette-overrides", is: "true")
            // What is no colour, or leads to another variable, replaces nothing: other rules speak of it.
            let overrides = pass.paletteOverrides().filter {
                !pass.beginsWithVariable($0.node) && pass.whatElse($0.node) == nil
            }
            if overrides.isEmpty { return }
            let wanted = ColorVariant.allCases.filter { variant in
                let palette = pass.options.palette
                return (variant.appearance == .light || palette.hasAppearances)
                    && (variant.level == .base && variant.contrast == .normal || palette.hasLevels)
            }
            for (target, group) in groups(overrides) where group.contains(where: { $0.color.status == .current }) {
                var missing: [ColorVariant] = []
                for variant in wanted where !group.contains(where: { $0.variant == variant }) {
                    let keys = ColorNames.sdk.keys(for: target, variant, reading: "common")
                    if !keys.contains(where: { pass.isDefinedInBase("@" + $0) }) { missing.append(variant) }
                }
                if !missing.isEmpty { report(target, group, missing, engines, &pass) }
            }
        })

    /// The overrides of each colour, in order of place.
    private static func groups(_ overrides: [PaletteOverride]) -> [(target: String, group: [PaletteOverride])] {
        var places: [String: Int] = [:]
        var groups: [(target: String, group: [PaletteOverride])] = []
        for override in overrides {
            if let place = places[override.target] {
                groups[place].group.append(override)
            } else {
                places[override.target] = groups.count
                groups.append((override.target, [override]))
            }
        }
        return groups
    }

    private static func report(
        _ target: String, _ group: [PaletteOverride], _ missing: [ColorVariant], _ engines: [EngineFacts],
        _ pass: inout LintPass
    ) {
        let bases = missing.filter { $0.level == .base && $0.contrast == .normal }
        // A name that the sheet itself uses is a variable of its own; that it is a colour of the palette may be chance.
        let isVariable = group.allSatisfy { $0.isUsed }
        let range = Definition(tree: pass.tree, index: group[0].node).name
        let cells = missing.map { cell($0) }
        var edits: [Edit] = []
        if let value = pass.literal(group[0].node) {
            let reading = engines[0].value("palette-keys") ?? "common"
            var text = ""
            for variant in missing {
                let key = ColorNames.sdk.keys(for: target, variant, reading: reading).first ?? target
                // The same mode's own value, where the sheet gives one.
                let nearest = group.first { $0.variant.appearance == variant.appearance }
                text += "\n@\(key):\(nearest.flatMap { pass.literal($0.node) } ?? value);"
            }
            edits = [.insert(text, at: pass.tree.range(group[group.count - 1].node).end)]
        }
        pass.report(
            "'\(target)' keeps the SDK's colour \(bases.isEmpty ? "in some variants" : "in \(cell(bases[0]))")",
            at: range,
            .applied, severity: bases.isEmpty || isVariable ? .advice : .warning, engines: engines,
            notes: [.init("not replaced in: \(pass.listed(cells))")], help: "define a value for each of them",
            fixes: edits.isEmpty ? [] : [Fix("give what is missing the value of its mode", .unsafe, edits)])
    }

    private static func cell(_ variant: ColorVariant) -> String {
        var text = variant.appearance == .light ? "light mode" : "dark mode"
        if variant.level == .elevated { text += ", elevated" }
        if variant.contrast == .high { text += ", increased contrast" }
        return text
    }
}
