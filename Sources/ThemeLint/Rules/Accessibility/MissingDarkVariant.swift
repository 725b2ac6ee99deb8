// The rule `missing-dark-variant`.

import FioriTheme
import NSSSyntax

enum MissingDarkVariant {
    static let rule = LintRule(
        "missing-dark-variant", .accessibility, .warning, .unsafe,
        "a variable for one mode without the one for the other mode",
        why: """
            Nothing but the SDK's own colours follows the appearance. A variable that is named for light mode is shown in \
            dark mode, too, and the name hides that nobody thought of it.
            """,
        bad: {
            [
                .init("@brandInk_lightBackground:#1B2A4A;\n\nLabel { font-color: @brandInk_lightBackground; }\n"),
                .init("@brandInk_darkBackground:#F4F8FF;\n\nLabel { font-color: @brandInk_darkBackground; }\n"),
                .init(
                    "@ink_lightBackground:#1B2A4A;\n@ink_darkBackground:#F4F8FF;\n@rim_lightBackground:#8899AA;\n\n"
                        + "Label { font-color: @ink_lightBackground; border-color: @rim_lightBackground; border-width: 1; }\n"
                        + "Button { font-color: @ink_darkBackground; }\n"),
            ]
        },
        good: {
            [
                .init(
                    "@brandInk_lightBackground:#1B2A4A;\n@brandInk_darkBackground:#F4F8FF;\n\n"
                        + "Label { font-color: @brandInk_lightBackground; }\n"
                        + "Button { font-color: @brandInk_darkBackground; }\n"),
                .init("@brandInk:#1B2A4A;\n\nLabel { font-color: @brandInk; }\n"),
                .init("Label { font-color: @primaryLabel_lightBackground; }\n"),
            ]
        },
        check: { pass in
            let variables = pass.variables()
            if variables.definitions.isEmpty { return }
            var found: [(name: Int, word: String, other: String)] = []
            let bytes = pass.source.bytes
            for name in 0..<variables.names.count where variables.isUsed[name] && variables.isDefined(name) {
                // Most names have no underscore, and their text need not be made.
                let range = variables.names.ranges[name]
                guard bytes[range.start..<range.end].contains(UInt8(ascii: "_")),
                    let (word, other) = pass.otherMode(pass.text(variables.names.ranges[name]))
                else { continue }
                found.append((name, word, other))
            }
            if found.isEmpty { return }
            var names: Set<String> = []
            for range in variables.names.ranges { names.insert(pass.text(range)) }
            var uses: [Int: [Int]] = [:]
            for (name, _, other) in found where !names.contains(other) { uses[name] = [] }
            for use in variables.uses where uses[use.name] != nil { uses[use.name]?.append(use.token) }
            for (name, word, other) in found where !names.contains(other) && !pass.isDefinedInBase(other) {
                // A slip in the name of a colour is spoken of as such.
                if pass.misspeltPaletteKey(word) != nil { continue }
                report(name, word, other, uses[name] ?? [], variables, names, &pass)
            }
        })

    private static func report(
        _ name: Int, _ word: String, _ other: String, _ uses: [Int], _ variables: VariableIndex, _ names: Set<String>,
        _ pass: inout LintPass
    ) {
        var nodes: [Int] = []
        for definition in variables.definitions(of: name) {
            if pass.tree.isBroken(definition.node) { return }
            nodes.append(definition.node)
        }
        guard let first = nodes.first, ValueShape(ValueText(pass.tree.value(ofStatement: first))) == .color else {
            return
        }
        let text = pass.text(variables.names.ranges[name])
        var fixes: [Fix] = []
        if !names.contains(word), !pass.isDefinedInBase(word), !PaletteConstants.isKnown(word) {
            var edits = nodes.map { Edit(Definition(tree: pass.tree, index: $0).name, word) }
            for token in uses { edits.append(Edit(pass.tree.tokens.range(token), word)) }
            fixes = [Fix("call it '\(word)' everywhere", .unsafe, edits)]
        }
        pass.report(
            "'\(text)' has no '\(other)' beside it", at: Definition(tree: pass.tree, index: first).name, .applied,
            notes: [.init("a variable of the sheet has one value, which shows in light and in dark mode")],
            help: "define '\(other)' as well and use it where the paper is such, or leave the paper out of the name",
            fixes: fixes)
    }
}

extension LintPass {
    /// For a variable that is named for light or for dark mode its name without that, and the name for the other mode,
    /// `@` included; nil for others, and for colours of the palette.
    fileprivate func otherMode(_ text: String) -> (word: String, other: String)? {
        guard let underscore = text.utf8.lastIndex(of: UInt8(ascii: "_")) else { return nil }
        let suffixes = ColorNames.sdk.suffixes
        let word = String(text[..<underscore])
        let ending = String(text[underscore...])
        guard word.utf8.count > 1, let suffix = suffixes.first(where: { $0.text == ending }),
            suffix.variant.level == .base, suffix.variant.contrast == .normal,
            let other = suffixes.first(where: {
                $0.variant.level == .base && $0.variant.contrast == .normal
                    && $0.variant.appearance != suffix.variant.appearance
            }),
            !PaletteConstants.isKnown(word)
        else { return nil }
        return (word, word + other.text)
    }
}
