// The rule `unknown-suppression`.

import NSSSyntax

enum UnknownSuppression {
    static let rule = LintRule(
        "unknown-suppression", .suppressions, .error, .near, "a comment that silences a rule which does not exist",
        why:
            "It silences nothing: a slip in the name leaves the finding where it was, and the reason beside it is lost.",
        bad: {
            [
                .init("/* fdltheme-allow-file undefined-varable -- see base.nss */\nLabel { font-size: 12; }\n"),
                .init("Label {\n    font-size: 12; /* fdltheme-alow duplicate-attribute -- on purpose */\n}\n"),
                .init("Label {\n    /* fdltheme-allow -- on purpose */\n    font-size: 12;\n}\n"),
            ]
        },
        good: {
            [
                .init(
                    """
                    /* fdltheme-allow-file undefined-variable until 2027-01-31 -- see base.nss */
                    Label { font-color: @brand; }

                    """),
                .init("Label {\n    font-color: @brand; /* fdltheme-allow references -- see base.nss */\n}\n"),
                .init("/* Comments that only mention fdltheme-allow silence nothing. */\nLabel { font-size: 12; }\n"),
            ]
        },
        check: { pass in
            guard let suppressions = pass.suppressions else { return }
            for (index, comment) in suppressions.comments.enumerated() {
                for fault in comment.faults { report(fault, &pass) }
                for entry in suppressions.entries(of: index) where !suppressions.entries[entry].isKnown {
                    report(suppressions.entries[entry].written, &pass)
                }
            }
        })

    private static func report(_ entry: SuppressionComment.Entry, _ pass: inout LintPass) {
        let names = RuleList.all.map { $0.id } + RuleGroup.allCases.map { $0.rawValue }
        let near = Spelling.nearest(to: entry.name, among: names)
        pass.report(
            "'\(pass.shown(entry.nameRange))' is neither a rule nor a group of rules", at: entry.nameRange, .none,
            help: near.isEmpty ? "'fdltheme rules' lists them" : "did you mean '\(near[0])'?",
            fixes: near.map { Fix("replace with '\($0)'", .unsafe, [Edit(entry.nameRange, $0)]) })
    }

    private static func report(_ fault: SuppressionComment.Fault, _ pass: inout LintPass) {
        let shown = pass.shown(fault.range)
        switch fault.kind {
        case .noRule:
            pass.report(
                "'\(shown)' names no rule", at: fault.range, .none,
                help: "write the rule behind it, then '--' and the reason")
        case .unexpectedWord:
            pass.report(
                "unexpected '\(shown)' behind a rule", at: fault.range, .none,
                help: "write ',' between rules, and '--' before the reason")
        case .noDay:
            pass.report(
                "'until' without a day of the calendar", at: fault.range, .none, notes: [.init("it silences nothing")],
                help: "write the last day as 'until 2027-01-31'")
        case .unknownOrder:
            let order = String(shown.dropFirst(SuppressionComment.marker.count))
            let near = Spelling.nearest(to: order, among: SuppressionComment.orders).map {
                SuppressionComment.marker + $0
            }
            pass.report(
                "'\(shown)' silences nothing", at: fault.range, .none,
                help: near.first.map { "did you mean '\($0)'?" },
                fixes: near.map { Fix("replace with '\($0)'", .unsafe, [Edit(fault.range, $0)]) })
        }
    }
}
