// The rule `obsolete-palette-name`.

import FioriTheme
import NSSSyntax

enum ObsoletePaletteName {
    static let rule = LintRule(
        "obsolete-palette-name", .catalogue, .warning, .safe, "a colour that the chosen palette has no longer",
        why: """
            An old name still gives the colour of the last palette that had it: it stands still while the SDK's own look \
            moves on, and in the end it is gone. No view asks for it by itself, so to define it changes nothing.
            """,
        bad: {
            [
                .init("fdlFUIContactView { background-color: @line; }\n"),
                .init("fdlFUIContactView_headlineLabel { font-color: @primary1_lightBackground; }\n"),
                .init("@backgroundGradientTop:#1B2A4A;\n\nLabel { font-size: 17; }\n"),
                .init("fdlFUIContactView { background-color: @quarternaryFill; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIContactView { background-color: @separatorOpaque; }\n"),
                .init("fdlFUIContactView { background-color: @line; }\n", palette: .v5),
                .init("@line:#1B2A4A;\n\nfdlFUIContactView { background-color: @line; }\n"),
            ]
        },
        check: { pass in
            let engines = pass.engines(where: "palette-overrides", is: "true")
            if engines.isEmpty { return }
            let variables = pass.variables()
            func isObsolete(_ name: ColorNames.Name, _ palette: PaletteVersion) -> Bool {
                if name.status != .deprecated { return name.status == .unavailable }
                // An older palette still has it itself.
                return palette == .latest || !Palette.shared(palette).hasOwn(name.text)
            }
            for use in variables.uses where !variables.isDefined(use.name) && !variables.isInUnread[use.name] {
                let range = pass.tree.tokens.range(use.token)
                let text = pass.text(range)
                guard let key = ColorNames.sdk.key(String(text.dropFirst())), !pass.isDefinedInBase(text),
                    isObsolete(key.name, pass.options.palette)
                else { continue }
                let constants = engines.filter { $0.holds("palette-constants", "true") }
                if !constants.isEmpty { report(range, key.name, key.suffix, isUse: true, constants, &pass) }
            }
            for override in pass.paletteOverrides()
            where override.alias == nil && !override.isUsed && isObsolete(override.color, pass.options.palette) {
                let range = Definition(tree: pass.tree, index: override.node).name
                report(range, override.color, override.suffix, isUse: false, engines, &pass)
            }
        })

    private static func report(
        _ range: TextRange, _ name: ColorNames.Name, _ suffix: ColorNames.Suffix?, isUse: Bool,
        _ engines: [EngineFacts], _ pass: inout LintPass
    ) {
        var fixes: [Fix] = []
        var help = "define a colour of your own"
        // Two of the names are given out as their own successors.
        if let successor = name.successor, successor != name.text {
            let meant = "@" + successor + (suffix?.text ?? "")
            fixes = [Fix("replace with '\(meant)'", .unsafe, [Edit(range, meant)])]
            help = "its successor is '\(meant)'"
        }
        let isGone = name.status == .unavailable
        let note: Diagnostic.Note =
            isUse
            ? .init(isGone ? "it means nothing any more" : "it gives the colour of the last palette that had it")
            : .init("no view asks for this name: the definition changes nothing of the SDK")
        pass.report(
            isGone
                ? "'\(pass.shown(range))' is gone from the palette"
                : "'\(pass.shown(range))' is an old name of the palette",
            at: range, isGone || !isUse ? .valueLost : .applied, engines: engines, notes: [note], help: help,
            fixes: fixes)
    }
}
