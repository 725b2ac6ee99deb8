// The rule `definition-misread`.

import FioriTheme
import NSSSyntax

enum DefinitionMisread {
    static let rule = LintRule(
        "definition-misread", .engines, .error, .safe,
        "a blank or a comment that the SwiftUI reader takes for a part of name or value",
        why: """
            That reader trims nothing and knows no comments. A blank before the colon makes another name, one behind it \
            makes another word of a colour's name, and digits in a comment may win over those before it.
            """,
        bad: {
            [
                .init(rest + "@tintColor :#5B35C8;\n", engines: [.swiftui]),
                .init(rest + "@tintColor: black;\n", engines: [.swiftui]),
                .init(both + "@tintColor:#5B35C8; /* was #11223344 */\n", engines: [.uikit, .swiftui]),
                .init(rest + "@tintColor:black; \n", engines: [.swiftui]),
            ]
        },
        good: {
            [
                .init(rest + "@tintColor:#5B35C8;\n", engines: [.swiftui]),
                .init(rest + "@tintColor: #5B35C8;\n", engines: [.swiftui]),
                .init(rest + "@tintColor:#5B35C8; /* the brand's */\n", engines: [.swiftui]),
                .init("@rowHeight : 44;\n\nButton { height: @rowHeight; }\n", engines: [.uikit, .swiftui]),
            ]
        },
        check: { pass in
            let lines = pass.lineDefinitions()
            guard !lines.isEmpty, let facts = pass.engines(where: "reader", is: "lines").first else { return }
            let reader = SwiftUIColorReader(facts)
            for line in lines {
                guard let read = line.read else { continue }
                let meant = reader.read(pass.tree.value(ofStatement: line.node).flattened)
                // What is no colour there whatever the blanks has its own finding.
                if meant == .none { continue }
                if read.key != line.key {
                    reportName(line, facts, &pass)
                } else if reader.read(read.value) != meant {
                    reportValue(line, read, facts, &pass)
                }
            }
        })

    /// All variants but the one that the example defines.
    private static let rest =
        PaletteExample.rest("tintColor", light: "#5B35C8", dark: "#B5A0FF", for: .swiftui)
        + "@tintColor_darkBackground:#B5A0FF;\n"
    /// The same for both frameworks, which look one of them up under two names.
    private static let both = rest + "@tintColor_elevatedContrastLightBackground:#5B35C8;\n"

    private static func reportName(_ line: LineDefinition, _ facts: EngineFacts, _ pass: inout LintPass) {
        let range = Definition(tree: pass.tree, index: line.node).name
        pass.report(
            "what stands between '\(pass.shown(range))' and the colon becomes part of the name", at: range, .valueLost,
            engines: [facts], notes: [.init("\(facts.engine.title) knows no such name: the SDK's own colour stays")],
            help: "write the colon right behind the name", fixes: pass.wholeLine(line))
    }

    private static func reportValue(
        _ line: LineDefinition, _ read: SwiftUIReader.Definition, _ facts: EngineFacts, _ pass: inout LintPass
    ) {
        let value = pass.tree.value(ofStatement: line.node).range
        pass.report(
            "what stands around '\(pass.shown(value))' becomes part of the value", at: value, .valueLost,
            engines: [facts],
            notes: [.init("\(facts.engine.title) takes '\(pass.shown(read.range))' for the value, to the letter")],
            help: "write the value right between ':' and ';', and a comment on a line of its own",
            fixes: pass.wholeLine(line))
    }
}
