// The rule `obsolete-palette-name`.

import FioriTheme
import NSSSyntax

enum ObsoletePaletteName {
    static let rule = LintRule(
        "obsolete-palette-name", .catalogue, .warning, .safe, "a colour that the chosen palette has no longer",
        why: """
            An old name still gives the colour of the last palette that had it: it stands still while the SDK's own look \
            moves on, and in the end it is gone. What the SDK shows by itself hardly asks for it, so to define it changes \
            little or nothing.
            """,
        bad: {
            [
                .init("fdlFUIContactView { background-color: @line; }\n"),
                .init("fdlFUIContactView_headlineLabel { font-color: @primary1_lightBackground; }\n"),
                .init("@backgroundGradientTop:#1B2A4A;\n\nLabel { font-size: 17; }\n"),
                .init("fdlFUIContactView { background-color: @quarternaryFill; }\n"),
                .init("fdlFUIContactView { background-color: primary4_lightBackground; }\n"),
                .init("@cardShade:line;\n\nfdlFUIContactView { background-color: @cardShade; }\n"),
                .init(
                    PaletteExample.all("separatorOpaque", light: "line", dark: "line", for: .swiftui),
                    engines: [.swiftui]),
            ]
        },
        good: {
            [
                .init("fdlFUIContactView { background-color: @separatorOpaque; }\n"),
                .init("fdlFUIContactView { background-color: @line; }\n", palette: .v5),
                .init("@backgroundBase:#1B2A4A;\n\nfdlFUIContactView { background-color: @backgroundBase; }\n"),
            ]
        },
        check: { pass in
            let engines = pass.engines(where: "palette-overrides", is: "true")
            if engines.isEmpty { return }
            let variables = pass.variables()
            let obsolete = pass.memory.obsolete
            for use in variables.uses where !variables.isDefined(use.name) && !variables.isInUnread[use.name] {
                let range = pass.tree.tokens.range(use.token)
                let text = pass.text(range)
                guard let key = ColorNames.sdk.key(String(text.dropFirst())), !pass.isDefinedInBase(text),
                    obsolete.contains(key.name)
                else { continue }
                let constants = engines.filter { $0.holds("palette-constants", "true") }
                if !constants.isEmpty { report(range, key.name, key.suffix, constants, &pass) }
            }
            for override in pass.paletteOverrides()
            where override.alias == nil && !override.isUsed && obsolete.contains(override.color) {
                let range = Definition(tree: pass.tree, index: override.node).name
                report(override, range, engines, &pass)
            }
            for problem in pass.problems(.obsoletePaletteName) { report(problem, &pass) }
        })

    /// A name that is a value by itself, without '@'.
    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        guard let key = ColorNames.sdk.key(problem.text) else { return }
        let isGone = key.name.status == .unavailable
        let meant = successor(of: key.name).map { $0 + (key.suffix?.text ?? "") }
        pass.report(
            problem, message(pass.shown(problem), isGone: isGone), isGone ? .valueLost : .applied,
            notes: isGone ? pass.lostColor(problem) : [.init(stale)],
            help: meant.map { "its successor is '\($0)'" } ?? "define a colour of your own",
            fixes: meant.map { [pass.replacement(problem.verdict.range, $0)] } ?? [])
    }

    private static let stale = "it gives the colour of the last palette that had it"

    private static func message(_ name: String, isGone: Bool) -> String {
        isGone ? "'\(name)' is gone from the palette" : "'\(name)' is an old name of the palette"
    }

    /// What the SDK advises to use instead. Two of the names are given out as their own successors.
    private static func successor(of name: ColorNames.Name) -> String? {
        name.successor == name.text ? nil : name.successor
    }

    /// A use of the name, with '@'.
    private static func report(
        _ range: TextRange, _ name: ColorNames.Name, _ suffix: ColorNames.Suffix?, _ engines: [EngineFacts],
        _ pass: inout LintPass
    ) {
        let isGone = name.status == .unavailable
        report(
            range, name, suffix, isGone ? .valueLost : .applied,
            [.init(isGone ? "it means nothing any more" : stale)], engines, &pass)
    }

    /// A definition of the name: it matters to those values of the SDK's own sheet that ask for it.
    private static func report(
        _ override: PaletteOverride, _ range: TextRange, _ engines: [EngineFacts], _ pass: inout LintPass
    ) {
        let uses = pass.memory.sdkLook.uses(of: override.color.text, override.variant)
        let asking = engines.filter { !uses.isEmpty && $0.holds("sdk-sheet", "true") }
        var notes: [Diagnostic.Note] = []
        if !asking.isEmpty {
            let shown = uses.map { "'\($0.attribute)' of '\($0.path)'" }
            let verb = uses.count == 1 ? "asks" : "ask"
            notes.append(.init("of the SDK's own look only \(pass.listed(shown)) \(verb) for this name"))
        }
        for facts in engines where !asking.contains(where: { $0.engine == facts.engine }) {
            let place = asking.isEmpty ? "" : "in \(facts.engine.title) "
            notes.append(.init("\(place)no view asks for this name: the definition changes nothing of the SDK"))
            break
        }
        report(
            range, override.color, override.suffix, asking.count < engines.count ? .valueLost : .applied, notes,
            engines, isFixable: !names(override.node, successor(of: override.color), pass), &pass)
    }

    /// True for a definition whose value is the successor: under that name it would lead back to itself.
    private static func names(_ node: Int, _ successor: String?, _ pass: LintPass) -> Bool {
        let value = pass.text(Definition(tree: pass.tree, index: node).value.range)
        let bare = value.utf8.first == UInt8(ascii: "@") ? String(value.dropFirst()) : value
        return ColorNames.sdk.key(bare).map { $0.name.text == successor } ?? false
    }

    private static func report(
        _ range: TextRange, _ name: ColorNames.Name, _ suffix: ColorNames.Suffix?,
        _ consequence: Diagnostic.Consequence, _ notes: [Diagnostic.Note], _ engines: [EngineFacts],
        isFixable: Bool = true, _ pass: inout LintPass
    ) {
        var fixes: [Fix] = []
        var help = "define a colour of your own"
        if let successor = successor(of: name) {
            let meant = "@" + successor + (suffix?.text ?? "")
            if isFixable { fixes = [Fix("replace with '\(meant)'", .unsafe, [Edit(range, meant)])] }
            help = "its successor is '\(meant)'" + (isFixable ? "" : ", the very colour it is given")
        }
        pass.report(
            message(pass.shown(range), isGone: name.status == .unavailable), at: range, consequence, engines: engines,
            notes: notes, help: help, fixes: fixes)
    }
}
