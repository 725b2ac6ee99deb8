// The rule `variable-naming`.

import FioriTheme
import NSSSyntax

enum VariableNaming {
    static let rule = LintRule(
        "variable-naming", .style, .advice, .safe, "a variable whose name is written in another form than the others",
        why: """
            A name is found by guessing how it is written. The form is what the settings agree on: 'variable-names: camel' \
            or 'kebab', or 'any' for no form at all. Where nothing is agreed on, a sheet is held against itself, and only \
            where one form clearly prevails. Names of the palette are the SDK's, and a variant behind an underscore \
            belongs to them.
            """,
        bad: {
            [
                .init(
                    "@bandShade:#1B2A4A;\n@cardShade:#223457;\n@rowHeight:44;\n@edge-width:1;\n\nView { background-color: @bandShade; border-width: @edge-width; }\n\nControl { background-color: @cardShade; }\n\nButton { height: @rowHeight; }\n"
                ),
                .init(
                    "@band-shade:#1B2A4A;\n@card-shade:#223457;\n@row-height:44;\n@EdgeWidth:1;\n\nView { background-color: @band-shade; border-width: @EdgeWidth; }\n\nControl { background-color: @card-shade; }\n\nButton { height: @row-height; }\n",
                    engines: [.nui]),
                .init(
                    "@bandShade:#1B2A4A;\n@cardShade:#223457;\n@rowHeight:44;\n@edge_width:1;\n\nView { background-color: @bandShade; }\n\nControl { background-color: @cardShade; }\n\nButton { height: @rowHeight; border-width: @edge_width; }\n"
                ),
            ]
        },
        good: {
            [
                .init(
                    "@bandShade:#1B2A4A;\n@edge:1;\n\nView { background-color: @bandShade; border-width: @edge; }\n"),
                .init(
                    "@bandShade:#1B2A4A;\n@edge-width:1;\n\nView { background-color: @bandShade; border-width: @edge-width; }\n"
                ),
                .init(
                    "@bandShade:#1B2A4A;\n@cardShade:#223457;\n@rowHeight:44;\n@band_lightBackground:#1B2A4A;\n@band_darkBackground:#8FA6D6;\n\nView { background-color: @bandShade; }\n\nControl { background-color: @cardShade; }\n\nButton { height: @rowHeight; }\n\nLabel { background-color: @band_lightBackground; }\n\nTextField { background-color: @band_darkBackground; }\n"
                ),
            ]
        },
        check: { pass in
            let variables = pass.variables()
            if variables.definitions.isEmpty || pass.options.variableNames == .any { return }
            let names = ownNames(variables, &pass)
            guard let form = agreed(names, pass) else { return }
            let odd = names.filter { !$0.form.fits(form) }
            if odd.isEmpty { return }
            let taken = Set(pass.variableCandidates(withPalette: true))
            var uses: [Int: [TextRange]] = [:]
            for name in odd { uses[name.number] = [] }
            for use in variables.uses where uses[use.name] != nil {
                uses[use.name]?.append(pass.tree.tokens.range(use.token))
            }
            for name in odd { report(name, form, variables, uses[name.number] ?? [], taken, &pass) }
        })

    /// A variable that the author named.
    private struct Name {
        let number: Int
        /// How many bytes the variant of a palette's colour takes at its end; 0 for most.
        let suffixLength: Int
        let form: NameForm
    }

    private static func ownNames(_ variables: VariableIndex, _ pass: inout LintPass) -> [Name] {
        var names: [Name] = []
        let colors = ColorNames.sdk
        let sheet = pass.source.bytes
        let mayBeElsewhere = !pass.base.isEmpty || !pass.options.external.isEmpty
        for number in 0..<variables.names.count where variables.isDefined(number) {
            let range = variables.names.ranges[number]
            if colors.beginsWithName(TextRange(range.start + 1, range.end), in: sheet.span) { continue }
            let bytes = sheet[range.start + 1..<range.end]
            var suffix = ""
            if let underscore = bytes.lastIndex(of: UInt8(ascii: "_")) {
                let text = String(decoding: bytes[underscore...], as: UTF8.self)
                if colors.suffixes.contains(where: { $0.text == text }) { suffix = text }
            }
            let stem = TextRange(range.start + 1, range.end - suffix.utf8.count)
            if stem.isEmpty { continue }
            if mayBeElsewhere, pass.isDefinedInBase(pass.text(range)) { continue }
            let form = NameForm(sheet[stem.start..<stem.end])
            names.append(Name(number: number, suffixLength: suffix.utf8.count, form: form))
        }
        return names
    }

    /// The form that names are to have; nil where there is none.
    private static func agreed(_ names: [Name], _ pass: LintPass) -> NameForm? {
        switch pass.options.variableNames {
        case .camel: return .camel
        case .kebab: return .kebab
        case .any: return nil
        case nil: break
        }
        var camels = 0
        var kebabs = 0
        var others = 0
        for name in names {
            switch name.form {
            case .camel: camels += 1
            case .kebab: kebabs += 1
            case .other: others += 1
            case .word: break
            }
        }
        // One form prevails where three out of four are written in it, and some are.
        let most = max(camels, kebabs)
        let rest = camels + kebabs + others - most
        guard most >= 3, rest > 0, most >= 3 * rest else { return nil }
        return camels > kebabs ? .camel : .kebab
    }

    private static func report(
        _ name: Name, _ form: NameForm, _ variables: VariableIndex, _ uses: [TextRange], _ taken: Set<String>,
        _ pass: inout LintPass
    ) {
        let definitions = variables.definitions(of: name.number).map {
            Definition(tree: pass.tree, index: $0.node).name
        }
        let range = variables.names.ranges[name.number]
        let end = range.end - name.suffixLength
        let stem = pass.text(TextRange(range.start + 1, end))
        let wanted = "@" + form.spell(NameForm.words(stem)) + pass.text(TextRange(end, range.end))
        let isTaken = taken.contains(wanted)
        let isFitting = NameForm(wanted.utf8.dropFirst().dropLast(name.suffixLength)).fits(form)
        var fixes: [Fix] = []
        if isFitting, !isTaken, !variables.isInUnread[name.number] {
            fixes = [Fix("rename it to '\(wanted)'", .unsafe, (definitions + uses).map { Edit($0, wanted) })]
        }
        let isAgreed = pass.options.variableNames != nil
        pass.report(
            "'\(pass.shown(definitions[0]))' is not written in \(form.title)", at: definitions[0], .none,
            notes: [.init(isAgreed ? "the settings ask for it" : "most names of this sheet are")],
            help: isFitting && !isTaken
                ? "name it '\(wanted)'" : isTaken ? "'\(wanted)' is taken: find another name" : "find another name",
            fixes: fixes)
    }
}

extension NameForm {
    /// True where a name of this form may stay among names of another one.
    fileprivate func fits(_ form: NameForm) -> Bool {
        switch (self, form) {
        case (.word, _), (.camel, .camel), (.kebab, .kebab): true
        default: false
        }
    }

    /// What the form is called.
    fileprivate var title: String {
        if case .kebab = self { return "kebab case, such as 'band-shade'" }
        return "camel case, such as 'bandShade'"
    }
}
