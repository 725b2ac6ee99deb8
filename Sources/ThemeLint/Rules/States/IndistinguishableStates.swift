// The rule `indistinguishable-states`.

import FioriTheme
import NSSSyntax

enum IndistinguishableStates {
    static let rule = LintRule(
        "indistinguishable-states", .states, .warning, .none, "two states that look alike in everything",
        why: """
            The sheet gives each of the two a value, written in two ways or in two places, and the values come to the same. \
            A user cannot tell a part that is pressed from one that is switched off.
            """,
        bad: {
            [
                .init(
                    "@pressed:#8899AA;\n@resting:#8899AA;\n\nButton {\n    font-color: #1B2A4A;\n    font-color-highlighted: @pressed;\n    font-color-disabled: @resting;\n}\n"
                ),
                .init(
                    "Button {\n    font-color: #1B2A4A;\n    font-color-highlighted: #8899AA;\n}\n\nButton,\nLabel { font-color-disabled: #8899AA; }\n"
                ),
                .init(
                    "Button {\n    font-color: black;\n    font-color-selected: red;\n    font-color-disabled: #FF0000;\n}\n",
                    engines: [.uikit, .nui]),
            ]
        },
        good: {
            [
                .init(
                    "Button { font-color: #1B2A4A; font-color-highlighted: #8899AA; font-color-disabled: #8899AA; }\n"),
                .init(
                    "@pressed:#8899AA;\n@resting:#8899AA;\n\nButton { font-color: #1B2A4A; font-color-highlighted: @pressed; font-color-disabled: @resting; image: go; image-disabled: stop; }\n"
                ),
                .init(
                    "Button { font-color: black; font-color-selected: red; font-color-selected-highlighted: #FF0000; }\n"
                ),
            ]
        },
        check: { pass in
            let pairs = pass.cascade().alike
            if pairs.isEmpty { return }
            let faults = pass.faultPlaces()
            for pair in pairs
            where !pass.holdsFault(pair.nodes.0, among: faults) && !pass.holdsFault(pair.nodes.1, among: faults) {
                report(pair, &pass)
            }
        })

    private static func report(_ pair: AlikeStates, _ pass: inout LintPass) {
        let first = Declaration(tree: pass.tree, index: pair.nodes.0).name
        let second = Declaration(tree: pass.tree, index: pair.nodes.1).name
        pass.report(
            "'\(pair.path)' looks the same in '\(pair.states.0.name)' and '\(pair.states.1.name)'", at: second,
            .applied, engines: pass.blockReaders,
            notes: [.init("the other state's value stands here", range: first)],
            help: "give one of the two states a value that differs")
    }
}
