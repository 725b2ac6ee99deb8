// The rule `tiny-text`.

import FioriTheme
import NSSSyntax

enum TinyText {
    static let rule = LintRule(
        "tiny-text", .accessibility, .warning, .none, "text below 11 points",
        why: """
            11 points is the smallest size of the system's own text styles. Below that many people see that there is text \
            and not what it says.
            """,
        bad: {
            [
                .init("Label { font-size: 9; }\n"),
                .init("@small:8;\nButton { font-size: @small; }\n"),
                .init("fdlFUIProgressBannerMessageView_titleLabel { font-size: 10.5; }\n"),
            ]
        },
        good: {
            [
                .init("Label { font-size: 11; }\n"),
                .init("Label { font-size: 17; }\n"),
                .init("MyBadge { font-size: 9; }\n"),
            ]
        },
        check: { pass in
            for text in pass.textSizes() where text.points < pass.options.smallestText {
                // A size that no theme has is spoken of as such.
                if let usual = pass.memory.attribute("font-size")?.usual, text.points < usual.least { continue }
                let points = NumberText.shown(text.points)
                pass.report(
                    "'font-size' of '\(text.path)' is \(points) points, too small for many people", at: text.range,
                    .applied, engines: text.engines,
                    help: "use \(NumberText.shown(pass.options.smallestText)) points and more")
            }
        })
}
