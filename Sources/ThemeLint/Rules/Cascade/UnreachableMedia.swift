// The rule `unreachable-media`.

import FioriTheme
import NSSSyntax

enum UnreachableMedia {
    static let rule = LintRule(
        "unreachable-media", .cascade, .warning, .unsafe, "conditions that exclude each other",
        why: """
            No device is an iPad and an iPhone, none is held upright and on its side: as written the block can never \
            apply. NUI does not even notice. It keeps the last test of a feature, and the block applies where that one \
            holds.
            """,
        bad: {
            [
                .init(
                    "@media (device:ipad) and (device:iphone) {\n    Button { height: 52; }\n}\n",
                    engines: [.uikit, .nui]),
                .init("@media (orientation:portrait) and (orientation:landscape) {\n    Label { font-size: 20; }\n}\n"),
                .init(
                    "@media (device:ipad) and (orientation:landscape) and (device:iphone) {\n    Button { height: 52; }\n}\n"
                ),
            ]
        },
        good: {
            [
                .init("@media (device:ipad) and (orientation:landscape) {\n    Button { height: 52; }\n}\n"),
                .init(
                    "@media (device:ipad) {\n    Button { height: 52; }\n}\n\n@media (device:iphone) {\n    Button { height: 48; }\n}\n"
                ),
                .init("@media (orientation:portrait) {\n    Label { font-size: 20; }\n}\n"),
            ]
        },
        check: { pass in
            for repeated in RepeatedFeature.all(pass) {
                let feature = pass.text(repeated.later.feature)
                let (first, second) = (pass.text(repeated.earlier.value), pass.text(repeated.later.value))
                if first == second { continue }
                pass.report(
                    "'\(feature)' cannot be '\(first)' and '\(second)' at once", at: repeated.later.value, .applied,
                    engines: repeated.engines,
                    notes: [
                        .init("the other test stands here", range: repeated.earlier.value), repeated.note(pass),
                    ],
                    help: "keep one of the two; for one or the other write two '@media' blocks",
                    fixes: [
                        Fix("keep '\(second)'", .unsafe, repeated.removal(of: repeated.places.earlier)),
                        Fix("keep '\(first)'", .unsafe, repeated.removal(of: repeated.places.later)),
                    ])
            }
        })
}
