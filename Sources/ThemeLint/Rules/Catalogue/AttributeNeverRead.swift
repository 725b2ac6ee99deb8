// The rule `attribute-never-read`.

import FioriTheme
import NSSSyntax

enum AttributeNeverRead {
    static let rule = LintRule(
        "attribute-never-read", .catalogue, .warning, .near,
        "a known attribute that nothing reads for this class of NUI",
        why: """
            NUI has a piece of code for each class, which asks for certain attributes and no other. Another one may stand there for \
            years without any effect.
            """,
        bad: {
            [
                .init("BarButton { font-color: #1B2A4A; font-color-disabled: #8899AA; }\n"),
                .init("Button { font-color: #1B2A4A; vertical-align: top; }\n"),
                .init("NavigationBar { tint-color: #1B2A4A; }\n"),
            ]
        },
        good: {
            [
                .init("BarButton { font-color: #1B2A4A; }\n"),
                .init("TextField { vertical-align: top; }\n"),
                .init("PriceTag { padding: 4; }\n"),
                .init("Label, TextField { padding: 4; }\n"),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.neverRead) {
                let range = pass.tree.tokens.range(found.token)
                var notes: [Diagnostic.Note] = [.init("no code of this class asks for it: the value has no effect")]
                if case .states = found.issue.detail { notes.append(.init(pass.states(found.issue.detail))) }
                pass.report(
                    "'\(pass.shown(range))' is not read for '\(found.path)'", at: range, .valueLost,
                    severity: found.issue.severity, engines: engines, notes: notes,
                    help: pass.help(found, orElse: "remove it, or set it on a class that has it"),
                    fixes: pass.renaming(found))
            }
        })
}
