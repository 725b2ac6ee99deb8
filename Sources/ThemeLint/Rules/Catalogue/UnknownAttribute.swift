// The rule `unknown-attribute`.

import FioriTheme
import NSSSyntax

enum UnknownAttribute {
    static let rule = LintRule(
        "unknown-attribute", .catalogue, .error, .near, "an attribute that is known nowhere",
        why: """
            No reader complains of an attribute that it does not know: it is kept, and nothing asks for it. On a class of your own \
            only a name near a known one is spoken of, since an app may read attributes of its own.
            """,
        bad: {
            [
                .init("fdlFUIContactView_headlineLabel { font-colour: #1B2A4A; }\n"),
                .init("Button { fontColor: #1B2A4A; }\n"),
                .init("Label { border-radius: 4; }\n"),
                .init("PriceTag { fnot-size: 13; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIContactView_headlineLabel { font-color: #1B2A4A; }\n"),
                .init("Button { font-color: #1B2A4A; }\n"),
                .init("Label { corner-radius: 4; }\n"),
                .init("PriceTag { badge-shape: round; }\n"),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.unknownAttribute) {
                let range = pass.tree.tokens.range(found.token)
                if case .odd(let usual) = found.issue.detail {
                    // Some page prints it, so it is taken as it is.
                    pass.report(
                        "'\(pass.shown(range))' is an odd spelling of '\(usual)'", at: range, .none,
                        severity: found.issue.severity, engines: engines,
                        notes: [.init("SAP's page prints it so; nobody knows which of the two is read")],
                        help: "set '\(usual)' as well, until a device shows which one counts")
                    continue
                }
                pass.report(
                    "no attribute is called '\(pass.shown(range))'", at: range, .valueLost,
                    severity: found.issue.severity, engines: engines,
                    notes: [.init("nothing asks for this name: the value is not applied")],
                    help: pass.help(found, orElse: "see which attributes the catalogue has for '\(found.path)'"),
                    fixes: pass.renaming(found))
            }
        })
}
