// The rule `unused-variable`.

import FioriTheme
import NSSSyntax

enum UnusedVariable {
    static let rule = LintRule(
        "unused-variable", .references, .warning, .safe, "a definition that no value and no palette uses",
        why: """
            It changes nothing, and whoever edits it waits for an effect in vain. A definition named like a colour of the \
            palette is another matter: the SDK itself looks it up. NUI has no palette, so there it is unused as well.
            """,
        bad: {
            [
                .init(
                    "@bandShade:#1B2A4A;\n@oldBandShade:#40506E;\n\nfdlFUIObjectHeaderView {\n    background-color: @bandShade;\n}\n"
                ),
                .init("@rowHeight:44;\n\nButton { height: 44; }\n"),
                .init("@negativeLabel:#AA0808;\n\nLabel { font-size: 17; }\n", engines: [.nui]),
                .init(
                    "@media (device:ipad) {\n    @roomyHeight:52;\n}\n@media (device:iphone) {\n    @roomyHeight:44;\n}\n\nButton { height: 44; }\n"
                ),
                .init(PaletteExample.all("header", light: "#00FF00", dark: "#FF8800") + "@header:#FF0000;\n"),
            ]
        },
        good: {
            [
                .init("@bandShade:#1B2A4A;\n\nfdlFUIObjectHeaderView {\n    background-color: @bandShade;\n}\n"),
                .init("@rowHeight:44;\n\nButton { height: @rowHeight; }\n\nTextField { height: @rowHeight; }\n"),
                .init(
                    "@bandShade:#1B2A4A;\n\n@media (device:ipad) {\n    fdlFUIContactView { background-color: @bandShade; }\n}\n"
                ),
            ]
        },
        check: { pass in
            let variables = pass.variables()
            let unused = pass.unusedVariables(variables)
            if unused.isEmpty { return }
            let hasPalette = !pass.engines(where: "palette-overrides", is: "true").isEmpty
            // A slip in a palette's name is what `misspelt-palette-name` and `unknown-palette-variant` speak of.
            for (name, text) in unused where pass.misspeltPaletteKey(text) == nil {
                if hasPalette, pass.unknownVariant(String(text.dropFirst())) != nil { continue }
                report(name, variables, &pass)
            }
        })

    private static func report(_ name: Int, _ variables: VariableIndex, _ pass: inout LintPass) {
        let nodes = variables.definitions(of: name).map { $0.node }
        let range = Definition(tree: pass.tree, index: nodes[0]).name
        let withPalette = pass.engines(where: "palette-overrides", is: "true")
        var notes: [Diagnostic.Note] = []
        if let before = pass.overrideBefore(String(pass.text(range).dropFirst())) {
            notes.append(
                .init(
                    "no value uses it, and the palette's colour is looked up by this name first",
                    range: Definition(tree: pass.tree, index: before.node).name))
        } else {
            notes.append(
                .init(
                    withPalette.isEmpty
                        ? "no value uses it: the definition has no effect"
                        : "no value uses it, and no colour of the palette has this name: the definition has no effect"))
        }
        for node in nodes.dropFirst().prefix(8) {
            notes.append(.init("it is defined here as well", range: Definition(tree: pass.tree, index: node).name))
        }
        pass.report(
            "'\(pass.shown(range))' is defined and never used", at: range, .none, notes: notes,
            help: "remove it, or use it where its value is meant",
            fixes: pass.removal(nodes.count == 1 ? "remove the definition" : "remove the definitions", of: nodes))
    }
}
