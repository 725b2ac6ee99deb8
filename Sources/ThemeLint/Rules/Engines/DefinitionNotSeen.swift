// The rule `definition-not-seen`.

import FioriTheme
import NSSSyntax

enum DefinitionNotSeen {
    static let rule = LintRule(
        "definition-not-seen", .engines, .error, .safe, "a definition whose line the SwiftUI reader skips",
        why: """
            That reader goes line by line. A line counts if '@' is its very first character and if it holds one colon, \
            comments included. Any other line is passed over without a message, and the SDK's own colour stays.
            """,
        bad: {
            [
                .init(rest + "  @tintColor:#5B35C8;\n", engines: [.swiftui]),
                .init(rest + "@tintColor:#5B35C8; /* see: the brand book */\n", engines: [.swiftui]),
                .init(both + "@tintColor:\n    #5B35C8;\n", engines: [.uikit, .swiftui]),
                .init(rest + "/* brand */ @tintColor:#5B35C8;\n", engines: [.swiftui]),
            ]
        },
        good: {
            [
                .init(rest + "@tintColor:#5B35C8;\n", engines: [.swiftui]),
                .init(rest + "@tintColor:#5B35C8; /* the brand's */\n", engines: [.swiftui]),
                .init("    @rowHeight:44;\n\nButton { height: @rowHeight; }\n", engines: [.uikit, .swiftui]),
            ]
        },
        check: { pass in
            for line in pass.lineDefinitions() where line.read == nil { report(line, &pass) }
        })

    /// All variants but the one that the example defines.
    private static let rest =
        PaletteExample.rest("tintColor", light: "#5B35C8", dark: "#B5A0FF", for: .swiftui)
        + "@tintColor_darkBackground:#B5A0FF;\n"
    /// The same for both frameworks, which look one of them up under two names.
    private static let both = rest + "@tintColor_elevatedContrastLightBackground:#5B35C8;\n"

    private static func report(_ line: LineDefinition, _ pass: inout LintPass) {
        let readers = pass.engines(where: "reader", is: "lines")
        let range = Definition(tree: pass.tree, index: line.node).name
        pass.report(
            "\(readers[0].engine.title) does not see '\(pass.shown(range))': \(reason(line, range, pass))", at: range,
            .valueLost, engines: readers, notes: [.init("it skips the line, and the SDK's own colour stays")],
            help: line.media < 0
                ? "write '@' at the start of the line and nothing but the definition behind it"
                : "it reads no '@media': a colour for some devices only has to be set in code",
            fixes: pass.wholeLine(line))
    }

    private static func reason(_ line: LineDefinition, _ name: TextRange, _ pass: LintPass) -> String {
        if !pass.isFirstOnLine(name.start) {
            return line.media < 0 ? "a comment stands before it" : "something else stands before it"
        }
        if pass.withBlanksBefore(name.start) < name.start { return "it is indented" }
        let rest = TextRange(name.end, pass.tree.range(line.node).end)
        return pass.holdsLineEnd(rest) ? "it does not end on its line" : "there is a second colon on its line"
    }
}
