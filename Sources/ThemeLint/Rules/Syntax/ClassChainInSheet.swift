// The rule `class-chain-in-sheet`.

import NSSSyntax

enum ClassChainInSheet {
    static let rule = LintRule(
        "class-chain-in-sheet", .syntax, .error, .unsafe, "a chain of classes, 'A:B', before a block",
        why: """
            The app asks for styles by a chain such as 'Button:LargeButton', the last class first. A sheet styles one class \
            at a time; NUI drops the whole sheet at the ':'.
            """,
        bad: {
            [
                .init("Button:LargeButton {\n    height: 56;\n}\n"),
                .init("Label:Title, Label:Subtitle {\n    font-size: 17;\n}\n"),
                .init("TableCell:SettingsCell:Switch {\n    height: 52;\n}\n"),
            ]
        },
        good: {
            [
                .init("LargeButton {\n    height: 56;\n}\n"),
                .init("Title, Subtitle {\n    font-size: 17;\n}\n"),
                .init("TableCell, SettingsCell {\n    height: 52;\n}\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.colonInSelector) where StateAsPseudoClass.state(of: fault, pass) == nil {
                let classes = classes(fault, pass)
                let chain = pass.shown(fault.range)
                pass.reportSyntax(
                    "'\(chain)' is a chain of classes", at: fault.range,
                    help: classes.last.map { "write '\($0) {' and set '\(chain)' in the app" },
                    fixes: fixes(fault, classes, pass))
            }
        })

    private static func classes(_ fault: SyntaxFault, _ pass: LintPass) -> [String] {
        var classes: [String] = []
        for token in fault.token..<fault.endToken where pass.tree.tokens.kinds[token] == .word {
            classes.append(pass.text(pass.tree.tokens.range(token)))
        }
        return classes
    }

    private static func fixes(_ fault: SyntaxFault, _ classes: [String], _ pass: LintPass) -> [Fix] {
        guard let last = classes.last, !pass.holdComment(fault.token..<fault.endToken) else { return [] }
        var fixes = [Fix("style '\(last)' only; the app names the chain", .unsafe, [Edit(fault.range, last)])]
        if classes.count > 1 {
            let list = classes.joined(separator: ", ")
            fixes.append(Fix("style each class: '\(list)'", .unsafe, [Edit(fault.range, list)]))
        }
        return fixes
    }
}
