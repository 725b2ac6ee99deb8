// The rule `invalid-boolean`.

import FioriTheme
import NSSSyntax

enum InvalidBoolean {
    static let rule = LintRule(
        "invalid-boolean", .values, .error, .unsafe, "a yes or no that is neither true nor false",
        why: """
            Only 'true' and 'false' are sure. NUI asks for the first letter of anything else: 'yes' and 'True' count as true, 'on' \
            counts as false.
            """,
        bad: {
            [
                .init("Label { text-auto-fit: YES; }\n"),
                .init("Button { text-auto-fit: 0; }\n"),
                .init("@fit:on;\nLabel { text-auto-fit: @fit; }\n"),
            ]
        },
        good: {
            [
                .init("Label { text-auto-fit: true; }\n"),
                .init("Button { text-auto-fit: false; }\n"),
                .init("@fit:true;\nLabel { text-auto-fit: @fit; }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.invalidBoolean) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        let fixes = meant(problem.text).map { [pass.replacement(problem.verdict.range, $0)] } ?? []
        pass.report(
            problem, "'\(pass.shown(problem))' is neither 'true' nor 'false'", .valueLost, notes: asRead(problem, pass),
            help: "write 'true' or 'false'", fixes: fixes)
    }

    private static func asRead(_ problem: ValueProblem, _ pass: LintPass) -> [Diagnostic.Note] {
        guard problem.verdict.engines.contains(where: { $0.engine == .nui }), let first = problem.text.utf8.first else {
            return []
        }
        let isYes =
            first | 0x20 == UInt8(ascii: "y") || first | 0x20 == UInt8(ascii: "t") || first > 0x30 && first <= 0x39
        return [.init("NUI reads it as \(isYes ? "true" : "false")")]
    }

    private static func meant(_ text: String) -> String? {
        let word = String(decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
        if ["yes", "on", "1", "true", "y", "t"].contains(word) { return "true" }
        if ["no", "off", "0", "false", "n", "f"].contains(word) { return "false" }
        return Spelling.nearest(to: word, among: ["true", "false"]).first
    }
}
