// The rule `malformed-media-condition`.

import NSSSyntax

enum MalformedMediaCondition {
    static let rule = LintRule(
        "malformed-media-condition", .syntax, .error, .none, "a condition that cannot be read",
        why: """
            A condition is '(feature: value)', more of them joined by 'and'. There is no 'screen', no comma, no 'not' and no \
            'or'; NUI drops the whole sheet for them.
            """,
        bad: {
            [
                .init("@media screen {\n    Label { font-size: 20; }\n}\n"),
                .init("@media (device ipad) {\n    Label { font-size: 20; }\n}\n"),
                .init("@media (device:ipad), (orientation:landscape) {\n    Label { font-size: 20; }\n}\n"),
            ]
        },
        good: {
            [
                .init("@media (device:ipad) {\n    Label { font-size: 20; }\n}\n"),
                .init("@media (device: ipad) and (orientation: landscape) {\n    Label { font-size: 20; }\n}\n"),
                .init("@media(device:ipad)and(orientation:portrait){\n    Label { font-size: 20; }\n}\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.malformedMediaCondition) {
                let kind = pass.tree.tokens.kinds[fault.token]
                let message: String
                switch kind {
                case .leftBrace, .endOfInput: message = "'@media' without a whole condition"
                default: message = "'\(pass.shown(fault.range))' does not fit into a condition of '@media'"
                }
                pass.reportSyntax(
                    message, at: fault.range,
                    help: kind == .comma
                        ? "join conditions by 'and'; for one or the other write two '@media' blocks"
                        : "write '(device: ipad)' or the like, more of them joined by 'and'")
            }
        })
}
