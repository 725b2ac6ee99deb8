// The rule `misformatted`.

import FioriTheme
import NSSSyntax

enum Misformatted {
    static let rule = LintRule(
        "misformatted", .style, .advice, .safe, "a sheet that is laid out otherwise than 'fdltheme format' does",
        isOptIn: true,
        why: """
            In a team that has agreed on the formatter, a change shows what it means only where it is laid out like the \
            rest. Said once for each sheet, as 'fdltheme format --check' does. Off unless it is asked for: who laid a sheet \
            out by hand meant it so, and mending a defect is not to lay out the whole file anew.
            """,
        bad: {
            [
                .init("Label { font-size: 17; }\n"),
                .init("@bandShade : #1B2A4A;\n\n\nView {\n  background-color:@bandShade;\n}\n"),
                .init("Button,TextField {\n    height: 44;\n}", engines: [.nui]),
            ]
        },
        good: {
            [
                .init("Label {\n    font-size: 17;\n}\n"),
                .init("@bandShade: #1B2A4A;\n\nView {\n    background-color: @bandShade;\n}\n"),
                .init(
                    "/* Two of a kind */\nButton,\nTextField {\n    height: 44; /* a thumb's height */\n}\n\n@media (device: ipad) {\n    Button {\n        height: 52;\n    }\n}\n"
                ),
            ]
        },
        check: { pass in
            guard let edits = Formatter(pass.facts).edits(pass.tree), let first = edits.first else { return }
            var lines = 0
            var last = 0
            for edit in edits {
                let line = pass.line(at: edit.range.end)
                if line != last { lines += 1 }
                last = line
            }
            // What stands behind the first gap that differs.
            let starts = pass.tree.tokens.starts
            let token = starts.firstPlace { Int($0) >= first.range.end }
            let count = lines == 1 ? "1 line is" : "\(lines) lines are"
            pass.report(
                "\(count) laid out otherwise than the formatter does, this one first",
                at: pass.tree.tokens.range(min(token, starts.count - 1)), .none,
                notes: [.init("blanks and lines mean nothing here, but they show up in every comparison")],
                help: "run 'fdltheme format'", fixes: [Fix("lay the sheet out", .unsafe, edits)])
        })
}
