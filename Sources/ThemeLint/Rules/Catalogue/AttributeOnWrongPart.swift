// The rule `attribute-on-wrong-part`.

import FioriTheme
import NSSSyntax

enum AttributeOnWrongPart {
    static let rule = LintRule(
        "attribute-on-wrong-part", .catalogue, .warning, .unsafe,
        "an attribute that is listed for another part of the component",
        why: """
            Each part of a component has a list of its own. An attribute that stands on the neighbour, or on the component as a whole, \
            is not handed on.
            """,
        bad: {
            [
                .init("fdlFUIContactView { font-color: #1B2A4A; }\n"),
                .init("fdlFUIContactView_headlineLabel { image-name: portrait; }\n"),
                .init("fdlFUIContactView_detailImageView { font-size: 17; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIContactView_headlineLabel { font-color: #1B2A4A; }\n"),
                .init("fdlFUIContactView_detailImageView { image-name: portrait; }\n"),
                .init("fdlFUIContactView { background-color: #E3EAF6; }\n"),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.wrongPart) {
                let range = pass.tree.tokens.range(found.token)
                guard case .sibling(let sibling) = found.issue.detail else { continue }
                pass.report(
                    "'\(pass.shown(range))' is listed for '\(sibling)', not for '\(found.path)'", at: range, .applied,
                    severity: found.issue.severity, engines: engines,
                    notes: [.init("the list of this class path is complete without it: it is hardly read here")],
                    help: "set it in a block of '\(sibling)'", fixes: MovedDeclaration.fix(found, to: sibling, pass))
            }
        })
}
