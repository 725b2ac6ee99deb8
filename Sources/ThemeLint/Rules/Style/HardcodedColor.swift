// The rule `hardcoded-color`.

import FioriTheme
import NSSSyntax

enum HardcodedColor {
    static let rule = LintRule(
        "hardcoded-color", .style, .advice, .safe, "a colour written out that a variable or the palette has",
        why: """
            Who changes the variable does not change what is written out beside it. A colour of the palette has a value for \
            dark mode as well, and for increased contrast; its digits stay as they are. Said once for each colour. Black and \
            white are names of their own, unless a variable has them for the same attribute.
            """,
        bad: {
            [
                .init(
                    "@bandShade:#1B2A4A;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; }\n\nfdlFUIContactView { background-color: #1B2A4A; }\n"
                ),
                .init(
                    "@cardEdge:#8899AA;\n\nTextField { border-color: @cardEdge; }\n\nButton { border-color: #89a; border-width: 1; }\n"
                ),
                .init("fdlFUIKPIProgressView { track-tint-color: #D5DADD; }\n"),
                .init(
                    "@veil:rgba(27,42,74,0.4);\n\nView { background-color: @veil; }\n\n@media (device:ipad) {\n    Control { background-color: rgba(27,42,74,0.4); }\n}\n",
                    engines: [.nui]),
            ]
        },
        good: {
            [
                .init("@bandShade:#1B2A4A;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; }\n"),
                .init("fdlFUIObjectHeaderView { background-color: #1B2A4A; tint-color: #FFFFFF; }\n"),
                .init(
                    "@media (device:ipad) {\n    @bandShade:#1B2A4A;\n}\n@media (device:iphone) {\n    @bandShade:#223457;\n}\n\nView { background-color: @bandShade; }\n\nControl { background-color: #1B2A4A; }\n"
                ),
                .init("fdlFUIKPIProgressView { track-tint-color: #D5DADD; }\n", engines: [.uikit, .nui]),
            ]
        },
        check: { pass in
            let table = pass.literals()
            let named = table.literals.filter { $0.isColor && $0.name != nil }
            if named.isEmpty { return }
            let uses = table.uses(of: Set(named.map { $0.number }), pass.attributes())
            for literal in named {
                if let name = literal.name, let uses = uses[literal.number] {
                    report(uses.map { $0.value }, name, &pass)
                }
            }
        })

    private static func report(_ uses: [TextRange], _ name: LiteralTable.Name, _ pass: inout LintPass) {
        let color = pass.shown(uses[0])
        let others = uses.dropFirst().prefix(7).map { Diagnostic.Note("it is written out here, too", range: $0) }
        func fix(_ name: String) -> Fix {
            Fix(
                uses.count == 1 ? "replace with '\(name)'" : "replace all \(uses.count) with '\(name)'", .unsafe,
                uses.map { Edit($0, name) })
        }
        switch name {
        case .variable(let node):
            let range = Definition(tree: pass.tree, index: node).name
            let variable = pass.text(range)
            pass.report(
                "'\(color)' is written out, and '\(pass.shown(range))' has that value", at: uses[0], .applied,
                engines: pass.blockReaders,
                notes: [.init("who changes the variable does not change this", range: range)] + others,
                help: "write '\(pass.shown(range))', unless the two are alike by chance", fixes: [fix(variable)])
        case .palette(let names):
            let shown = Array(names.prefix(3))
            let more = shown.dropFirst().map { "'\($0)'" }
            pass.report(
                "'\(color)' is written out, and is the palette's '\(shown[0])' in light mode", at: uses[0], .applied,
                engines: pass.blockReaders,
                notes: [.init("it stays as it is in dark mode and with increased contrast")]
                    + (more.isEmpty ? [] : [.init("\(pass.listed(more)) look the same there")]) + others,
                help: "write '@\(shown[0])', which follows the appearance, or give the colour a name of its own",
                fixes: shown.map { fix("@" + $0) })
        }
    }
}
