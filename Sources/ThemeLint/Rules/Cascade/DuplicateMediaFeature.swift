// The rule `duplicate-media-feature`.

import FioriTheme
import NSSSyntax

enum DuplicateMediaFeature {
    static let rule = LintRule(
        "duplicate-media-feature", .cascade, .warning, .none, "the same feature twice in one condition",
        why: """
            Of two tests of one feature NUI forgets the earlier one. Here both ask for the same, so nothing is lost yet: \
            mostly the second one was to test something else, or one of them is about to be edited without the other.
            """,
        bad: {
            [
                .init(
                    "@media (device:ipad) and (device:ipad) {\n    Button { height: 52; }\n}\n",
                    engines: [.uikit, .nui]),
                .init(
                    "@media (orientation:landscape) and (device:iphone) and (orientation:landscape) {\n    Label { font-size: 20; }\n}\n"
                ),
                .init(
                    "@media (device:iphone) and (device:iphone) {\n    @rowHeight:44;\n    Button { height: @rowHeight; }\n}\n"
                ),
            ]
        },
        good: {
            [
                .init("@media (device:ipad) and (orientation:landscape) {\n    Button { height: 52; }\n}\n"),
                .init("@media (device:ipad) {\n    Button { height: 52; }\n}\n", engines: [.uikit, .nui]),
                .init("@media (orientation:landscape) {\n    Label { font-size: 20; }\n}\n"),
            ]
        },
        check: { pass in
            for repeated in RepeatedFeature.all(pass) {
                let feature = pass.text(repeated.later.feature)
                let value = pass.text(repeated.later.value)
                if value != pass.text(repeated.earlier.value) { continue }
                pass.report(
                    "'\(feature)' is tested twice in one condition", at: repeated.later.feature, .none,
                    engines: repeated.engines,
                    notes: [
                        .init("the first test stands here", range: repeated.earlier.feature), repeated.note(pass),
                    ],
                    help: "keep one '(\(feature): \(value))', or test what was meant")
            }
        })
}
