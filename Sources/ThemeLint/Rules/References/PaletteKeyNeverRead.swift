// The rule `palette-key-never-read`.

import FioriTheme
import NSSSyntax

enum PaletteKeyNeverRead {
    static let rule = LintRule(
        "palette-key-never-read", .references, .error, .unsafe, "a variant's name that the engine never looks up",
        why: """
            The SwiftUI theme manager looks for one of the eight variants under a misspelt name, and never under the right \
            one. For SAPFiori it is the other way round. A definition under the other name is lost.
            """,
        bad: {
            [
                .init(PaletteExample.all("primaryLabel", light: "#12171C", dark: "#F4F8FF"), engines: [.swiftui]),
                .init(PaletteExample.all("tintColor", light: "#5B35C8", dark: "#B5A0FF"), engines: [.swiftui]),
                .init(
                    PaletteExample.all("tintColor", light: "#5B35C8", dark: "#B5A0FF")
                        + "@tintColor_elevatedContrastLightkBackground:#5B35C8;\n"),
            ]
        },
        good: {
            [
                .init(PaletteExample.all("tintColor", light: "#5B35C8", dark: "#B5A0FF")),
                .init(
                    PaletteExample.all("tintColor", light: "#5B35C8", dark: "#B5A0FF", for: .swiftui),
                    engines: [.swiftui]),
                .init("@elevatedContrast:#5B35C8;\n\nLabel { font-color: @elevatedContrast; }\n"),
            ]
        },
        check: { pass in
            let engines = pass.engines(where: "palette-overrides", is: "true")
            if engines.isEmpty { return }
            var defined: Set<String> = []
            for override in pass.paletteOverrides() { defined.insert(override.text) }
            for override in pass.paletteOverrides() where override.alias == nil && !override.isUsed {
                guard let suffix = override.suffix else { continue }
                let name = override.color.text
                var deaf: [EngineFacts] = []
                var read = ""
                for facts in engines {
                    let keys = ColorNames.sdk.keys(
                        for: name, suffix.variant, reading: facts.value("palette-keys") ?? "common")
                    if keys.contains(override.text) { continue }
                    // With several engines a sheet has to say it twice, once for each.
                    if engines.count > 1, keys.contains(where: { defined.contains($0) }) { continue }
                    deaf.append(facts)
                    read = keys.first ?? ""
                }
                if !deaf.isEmpty { report(override, deaf, read, isForAll: deaf.count == engines.count, &pass) }
            }
        })

    private static func report(
        _ override: PaletteOverride, _ engines: [EngineFacts], _ read: String, isForAll: Bool, _ pass: inout LintPass
    ) {
        let range = Definition(tree: pass.tree, index: override.node).name
        let who = engines.map { $0.engine.title }
        var fixes: [Fix] = []
        if !read.isEmpty {
            if isForAll {
                fixes = [Fix("rename it to '@\(read)'", .unsafe, [Edit(range, "@" + read)])]
            } else if let value = pass.literal(override.node) {
                let end = pass.tree.range(override.node).end
                fixes = [Fix("define '@\(read)' as well", .unsafe, [.insert("\n@\(read):\(value);", at: end)])]
            }
        }
        pass.report(
            "'\(pass.shown(range))' is never looked up", at: range, .valueLost, engines: engines,
            notes: [.init("\(pass.listed(who)) asks for '@\(read)': this variant keeps the SDK's colour")],
            help: "define '@\(read)'", fixes: fixes)
    }
}
