// The rule `fixed-font-size`.

import FioriTheme
import NSSSyntax

enum FixedFontSize {
    static let rule = LintRule(
        "fixed-font-size", .accessibility, .advice, .unsafe,
        "a size in points on a part that takes a text style of that size",
        why: """
            A text style grows with the size that the reader has chosen for text in the system's settings; a size in points \
            stays as it is.
            """,
        bad: {
            [
                .init("fdlFUIAvatarStack_title { font-size: 17; }\n"),
                .init("@size:13;\nfdlFUIStepProgressIndicator_title { font-size: @size; }\n"),
                .init("fdlFUIAvatarStack_title,\nfdlFUIStepProgressIndicator_title { font-size: 22; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIAvatarStack_title { font-style: headline; }\n"),
                .init("fdlFUIAvatarStack_title { font-size: 14; }\n"),
                .init("fdlFUIAvatarStack_title { font-name: 72-Bold; font-size: 17; }\n"),
                .init("Label { font-size: 17; }\n"),
            ]
        },
        check: { pass in
            for text in pass.textSizes() where text.takesStyle {
                let styles = FontNames.sdk.styles.filter { Double($0.points) == text.points }
                if styles.isEmpty { continue }
                let engines = text.engines.filter { $0.holds("font-style", "true") }
                if engines.isEmpty { continue }
                let declaration = Declaration(tree: pass.tree, index: text.node)
                let size = NumberText.shown(text.points)
                pass.report(
                    "'font-size' of '\(text.path)' stays \(size) points, whatever size of text the reader has chosen",
                    at: text.range, .applied, engines: engines,
                    notes: [
                        .init(
                            "at the default setting the text \(styles.count == 1 ? "style" : "styles") "
                                + pass.listed(styles.map { "'\($0.name)'" })
                                + " \(styles.count == 1 ? "has" : "have") that size")
                    ],
                    help: "set 'font-style' instead",
                    fixes: styles.map { style in
                        Fix(
                            "write 'font-style: \(style.name)'", .unsafe,
                            [Edit(declaration.name, "font-style"), Edit(declaration.value.range, style.name)])
                    })
            }
        })
}
