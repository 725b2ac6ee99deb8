// The rule `definition-after-block`.

import FioriTheme
import NSSSyntax

enum DefinitionAfterBlock {
    static let rule = LintRule(
        "definition-after-block", .style, .advice, .safe, "definitions below the blocks that use them",
        why: """
            No reader minds the order, but whoever edits the sheet looks for a definition above its use, or at the top where \
            the palette is overridden, and adds a second one when there is none. Said once for each sheet. A definition \
            right above the blocks that use it, and no others, is a way to order a sheet, too.
            """,
        bad: {
            [
                .init(
                    "fdlFUIObjectHeaderView {\n    background-color: @bandShade;\n}\n\n@bandShade:#1B2A4A;\n"),
                .init(
                    "@rowHeight:44;\n\nButton {\n    height: @rowHeight;\n    font-size: @labelSize;\n}\n\n/* What labels have in common */\n@labelSize:17;\n@edge:1;\n\nTextField {\n    font-size: @labelSize;\n    border-width: @edge;\n}\n"
                ),
                .init(
                    "/* The brand */\n\nLabel {\n    font-size: 17;\n}\n\n"
                        + PaletteExample.all("tintColor", light: "#5B35C8", dark: "#B5A0FF")),
                .init(
                    "Button {\n    height: @tall; /* as the others */\n}\n\n@media (device:ipad) {\n    Button {\n        height: 52;\n    }\n}\n\n@tall:44;",
                    engines: [.nui]),
            ]
        },
        good: {
            [
                .init("@bandShade:#1B2A4A;\n\nfdlFUIObjectHeaderView {\n    background-color: @bandShade;\n}\n"),
                .init(
                    "/* Buttons */\n\n@tall:44;\n\nButton {\n    height: @tall;\n}\n\n/* Labels */\n\n@labelSize:17;\n\nLabel {\n    font-size: @labelSize;\n}\n"
                ),
                .init(
                    "@tall:44;\n\nButton {\n    height: @tall;\n}\n\n@media (device:ipad) {\n    @roomy:52;\n    TextField {\n        height: @roomy;\n    }\n}\n"
                ),
            ]
        },
        check: { pass in
            let variables = pass.variables()
            guard let last = variables.definitions.last(where: { $0.media < 0 }),
                let block = firstBlock(pass.tree, before: last.node)
            else { return }
            let strays = strays(below: block, variables, pass)
            if !strays.isEmpty { report(strays, &pass) }
        })

    /// The first rule or `@media` block of a sheet, if it stands before a node.
    private static func firstBlock(_ tree: SyntaxTree, before end: Int) -> Int? {
        var node = 0
        while node < end {
            switch tree.kinds[node] {
            case .rule, .media: return node
            default: node = Int(tree.endNodes[node])
            }
        }
        return nil
    }

    /// A definition below the blocks.
    private struct Stray {
        let node: Int
        /// A use above it; nil where it overrides the palette.
        let use: TextRange?
    }

    private static func strays(below block: Int, _ variables: VariableIndex, _ pass: LintPass) -> [Stray] {
        var firstUse = [Int](repeating: Int.max, count: variables.names.count)
        for use in variables.uses where !use.isInDefinition && firstUse[use.name] == Int.max {
            firstUse[use.name] = use.token
        }
        let hasPalette = !pass.engines(where: "palette-overrides", is: "true").isEmpty
        var strays: [Stray] = []
        for definition in variables.definitions where definition.media < 0 && definition.node > block {
            // One that shares its line is the business of `several-statements-on-a-line`.
            guard pass.ownLines(of: definition.node) != nil else { continue }
            let token = firstUse[definition.name]
            if token < Int(pass.tree.firstTokens[definition.node]) {
                strays.append(Stray(node: definition.node, use: pass.tree.tokens.range(token)))
            } else if hasPalette {
                let name = pass.text(Definition(tree: pass.tree, index: definition.node).name)
                if ColorNames.sdk.key(String(name.dropFirst())) != nil {
                    strays.append(Stray(node: definition.node, use: nil))
                }
            }
        }
        return strays
    }

    private static func report(_ strays: [Stray], _ pass: inout LintPass) {
        let range = Definition(tree: pass.tree, index: strays[0].node).name
        let name = "'\(pass.shown(range))'"
        let more = strays.count - 1
        let whose = more == 0 ? "\(name) is" : "\(name) and \(more) more are"
        var notes: [Diagnostic.Note] = []
        if let use = strays[0].use {
            notes.append(.init("it is used here already", range: use))
        } else {
            notes.append(.init("it overrides a colour of the palette, in the blocks above as well"))
        }
        pass.report(
            "\(whose) defined below the blocks that \(more == 0 ? "it is" : "they are") for", at: range, .none,
            notes: notes, help: "write definitions in front of the blocks", fixes: moving(strays, pass))
    }

    /// Moves the definitions to the front, in their order, with their comments.
    private static func moving(_ strays: [Stray], _ pass: LintPass) -> [Fix] {
        var text = ""
        var edits: [Edit] = []
        for stray in strays {
            guard let lines = pass.ownLines(of: stray.node) else { return [] }
            text += pass.text(ofLines: lines)
            edits.append(pass.removal(ofLines: lines))
        }
        guard let insertion = pass.placeOfDefinitions?.insertion(of: text) else { return [] }
        return [Fix("move to the front of the sheet", .unsafe, [insertion] + edits)]
    }
}
