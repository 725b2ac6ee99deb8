// The rule `misspelt-palette-name`.

import FioriTheme
import NSSSyntax

enum MisspeltPaletteName {
    static let rule = LintRule(
        "misspelt-palette-name", .references, .warning, .near, "a definition one slip away from a palette's colour",
        why: """
            The SDK looks its colours up by name, letter by letter. A definition that misses a name by one letter is a \
            variable like any other: nothing reads it, and the colour that was to change stays as it is.
            """,
        bad: {
            [
                .init("@tintColour:#4B3FC4;\n\nButton { height: 44; }\n"),
                .init("@negativLabel_darkBackground:#FF8888;\n\nButton { height: 44; }\n"),
                .init("@primarylabel:#1B2A4A;\n", engines: [.swiftui]),
            ]
        },
        good: {
            [
                .init("@bandShade:#4B3FC4;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; }\n"),
                .init("@tintColour:#4B3FC4;\n\nfdlFUIObjectHeaderView { tint-color: @tintColour; }\n"),
                .init(PaletteExample.all("tintColor", light: "#4B3FC4", dark: "#B5A0FF")),
            ]
        },
        check: { pass in
            let variables = pass.variables()
            let unused = pass.unusedVariables(variables)
            if unused.isEmpty { return }
            for (name, text) in unused {
                if let meant = pass.misspeltPaletteKey(text) { report(name, meant, variables, &pass) }
            }
        })

    private static func report(_ name: Int, _ meant: String, _ variables: VariableIndex, _ pass: inout LintPass) {
        let ranges = variables.definitions(of: name).map { Definition(tree: pass.tree, index: $0.node).name }
        var notes = [
            Diagnostic.Note("no value uses it and no colour of the palette has this name: the palette stays as it is")
        ]
        for range in ranges.dropFirst().prefix(8) { notes.append(.init("it is defined here as well", range: range)) }
        pass.report(
            "'\(pass.shown(ranges[0]))' is no colour of the palette", at: ranges[0], .valueLost,
            engines: pass.engines(where: "palette-overrides", is: "true"), notes: notes,
            help: "did you mean '\(meant)'?",
            fixes: [Fix("rename it to '\(meant)'", .unsafe, ranges.map { Edit($0, meant) })])
    }
}
