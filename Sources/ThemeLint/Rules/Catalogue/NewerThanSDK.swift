// The rule `newer-than-sdk`.

import FioriTheme
import NSSSyntax

enum NewerThanSDK {
    static let rule = LintRule(
        "newer-than-sdk", .catalogue, .warning, .none, "a name that the chosen SDK or palette does not have yet",
        why: """
            A theme outlives the SDK it was written for, and is sometimes used with an older one. There a newer class path \
            styles nothing, and a newer colour of the palette is clear.
            """,
        bad: {
            [
                .init(
                    "fdlFUIChartPlotTableViewCell_categoryAxisLabel { font-color: #1B2A4A; }\n", sdk: SDKVersion("9.0")),
                .init("fdlFUIRatingControl { half-color-standard: #1B2A4A; }\n", sdk: SDKVersion("9.0")),
                .init("fdlFUIContactView { background-color: @jouleBrand; }\n", palette: .v6),
                .init(
                    "fdlFUIContactView_headlineLabel { font-color: @primaryLabel_darkBackground; }\n", palette: .v3_2),
            ]
        },
        good: {
            [
                .init("fdlFUIRatingControl { half-color-standard: #1B2A4A; }\n", sdk: SDKVersion("25.08")),
                .init("fdlFUIRatingControl { half-color-standard: #1B2A4A; }\n"),
                .init("fdlFUIContactView { background-color: @jouleBrand; }\n"),
            ]
        },
        check: { pass in
            checkNames(.newerPath, &pass)
            checkNames(.newerAttribute, &pass)
            if pass.options.palette != .latest { checkPalette(&pass) }
        })

    private static func checkNames(_ kind: NameIssue.Kind, _ pass: inout LintPass) {
        for (found, engines) in pass.nameIssues(kind) {
            guard case .arrived(let after, let by) = found.issue.detail else { continue }
            let range = pass.tree.tokens.range(found.token)
            pass.report(
                "'\(pass.shown(range))' is newer than the chosen SDK", at: range, .valueLost, engines: engines,
                notes: [.init("version \(after) does not have it yet, \(by) has it")],
                help: "leave it for the time when the app is built with a newer SDK")
        }
    }

    private static func checkPalette(_ pass: inout LintPass) {
        let engines = pass.engines(where: "palette-constants", is: "true")
        let variables = pass.variables()
        let chosen = Palette.shared(pass.options.palette)
        for use in engines.isEmpty ? [] : variables.uses
        where !variables.isDefined(use.name) && !variables.isInUnread[use.name] {
            let range = pass.tree.tokens.range(use.token)
            let text = pass.text(range)
            guard let key = ColorNames.sdk.key(String(text.dropFirst())), !pass.isDefinedInBase(text) else { continue }
            if !pass.memory.obsolete.isNewer(key.name) { continue }
            pass.report(
                message(key.name.text, chosen), at: range, .valueLost, engines: engines, notes: [note], help: help)
        }
        // The names without '@'.
        for problem in pass.problems(.newerThanPalette) {
            guard let key = ColorNames.sdk.key(problem.text) else { continue }
            pass.report(problem, message(key.name.text, chosen), .valueLost, notes: [note], help: help)
        }
    }

    private static let note = Diagnostic.Note("it came with a newer palette; under this one it is clear")
    private static let help = "use a colour that the chosen palette has, or a newer palette"

    private static func message(_ name: String, _ chosen: Palette) -> String {
        "palette \(chosen.version.name) has no colour '\(name)' yet"
    }
}
