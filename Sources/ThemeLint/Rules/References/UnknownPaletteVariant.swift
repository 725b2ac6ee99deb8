// The rule `unknown-palette-variant`.

import FioriTheme
import NSSSyntax

enum UnknownPaletteVariant {
    static let rule = LintRule(
        "unknown-palette-variant", .references, .error, .near, "a palette's colour with a suffix that is no variant",
        why: """
            A colour of the palette has eight variants, each looked up under a name of its own. A suffix that misses these \
            names by a letter makes a variable that nothing reads: the variant keeps the SDK's colour. As a value such a \
            name is no colour.
            """,
        bad: {
            [
                .init("@tintColor_lightBackgroud:#5B35C8;\n\nLabel { font-size: 17; }\n"),
                .init("@primaryLabel_darkbackground:#F4F8FF;\n\nLabel { font-size: 17; }\n"),
                .init("@secondaryLabel_dark:#F4F8FF;\n", engines: [.swiftui]),
                .init("fdlFUIContactView_headlineLabel { font-color: negativeLabel_darkBackgruond; }\n"),
            ]
        },
        good: {
            [
                .init("@shell_lightBackground:#5B35C8;\n\nLabel { font-color: @shell_lightBackground; }\n"),
                .init("@header_height:44;\n\nButton { height: @header_height; }\n"),
                .init("fdlFUIContactView_headlineLabel { font-color: negativeLabel_darkBackground; }\n"),
                .init("@tintColor_dark:#5B35C8;\n\nLabel { font-color: @tintColor_dark; }\n"),
            ]
        },
        check: { pass in
            let engines = pass.engines(where: "palette-overrides", is: "true")
            if engines.isEmpty { return }
            let variables = pass.variables()
            for (name, text) in pass.unusedVariables(variables) {
                guard let meant = pass.unknownVariant(String(text.dropFirst())) else { continue }
                let ranges = variables.definitions(of: name).map { Definition(tree: pass.tree, index: $0.node).name }
                pass.report(
                    "'\(pass.shown(ranges[0]))' is no variant of the colour", at: ranges[0], .valueLost,
                    engines: engines,
                    notes: [.init("no value uses it and nothing asks for this name: the palette stays as it is")],
                    help: "did you mean '\(meant[0])'?",
                    fixes: meant.map { new in Fix("rename it to '\(new)'", .unsafe, ranges.map { Edit($0, new) }) })
            }
            for problem in pass.problems(.unknownPaletteVariant) { report(problem, &pass) }
        })

    /// A name that is a value by itself, without '@'.
    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        let meant = (pass.unknownVariant(problem.text) ?? []).map { String($0.dropFirst()) }
        pass.report(
            problem, "'\(pass.shown(problem))' is no variant of the colour", .valueLost,
            notes: pass.lostColor(problem),
            help: meant.first.map { "did you mean '\($0)'?" }
                ?? "write the colour's name alone, or '_lightBackground' behind it",
            fixes: meant.map { pass.replacement(problem.verdict.range, $0) })
    }
}
