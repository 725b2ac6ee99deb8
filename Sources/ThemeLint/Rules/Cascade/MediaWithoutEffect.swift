// The rule `media-without-effect`.

import FioriTheme
import NSSSyntax

enum MediaWithoutEffect {
    static let rule = LintRule(
        "media-without-effect", .cascade, .advice, .safe, "a value in '@media' that holds without the condition, too",
        why: """
            The block outside '@media' gives the same value, so this declaration changes nothing where its condition \
            holds. Who edits the value outside finds that it does not follow there.
            """,
        bad: {
            [
                .init("Button { height: 44; }\n\n@media (device:ipad) {\n    Button { height: 44; }\n}\n"),
                .init(
                    "@roomy:52;\n\nButton,\nTextField { height: @roomy; }\n\n@media (orientation:landscape) {\n    Button { height: 52; font-size: 20; }\n}\n"
                ),
                .init(
                    "@media (device:iphone) and (orientation:portrait) {\n    Label { font-color: red; }\n}\n",
                    base: ["Label { font-color: #FF0000; }\n"]),
            ]
        },
        good: {
            [
                .init("Button { height: 44; }\n\n@media (device:ipad) {\n    Button { height: 52; }\n}\n"),
                .init(
                    "@media (device:iphone) {\n    Button { height: 44; }\n}\n\n@media (device:ipad) {\n    Button { height: 44; }\n}\n"
                ),
                .init(
                    "Button { height: 44; }\n\n@media (device:ipad) {\n    Button { height: 52; }\n}\n\n@media (orientation:landscape) {\n    Button { height: 44; }\n}\n"
                ),
                .init("Button { height: 44; }\n\n@media (device:ipad) {\n    Button, TextField { height: 44; }\n}\n"),
            ]
        },
        check: { pass in
            for issue in pass.cascadeIssues(.mediaWithoutEffect) {
                pass.reportNeedless(
                    issue, "is the same without the condition", note: { _ in "this gives the same value everywhere" },
                    help: "remove it, or write the value that is meant for the condition")
            }
        })
}
