// The command `rules`: what the linter looks for, as a table or one by one. Knows rules' names, not their work.

import NSSSyntax
import ThemeLint
import ThemeTools

/// Shows the rules.
enum RulesCommand {
    /// How the tool calls it.
    static var command: Command {
        Command(
            name: "rules", operands: "[RULE|GROUP…]", offers: .words { names },
            summary: "List the rules, or those of a group, or explain one with examples and what 'lint' says of these.",
            options: {
                [
                    Option(
                        "output", .required("FORMAT"), choices: ["text", "markdown", "json"],
                        help: "For people, for a page, or for programs (default: text)."),
                    Console.colorOption,
                ]
            },
            run: { arguments, console throws(UsageError) in try run(arguments, &console) })
    }

    /// What may stand for a rule: ids and groups.
    static var names: [String] { RuleList.all.map { $0.id } + RuleGroup.allCases.map { $0.rawValue } }

    /// What findings are called that are about a project's own files: no rules, and none of the list.
    private static let others = [
        (
            name: "stale-baseline",
            text: "The baseline has a finding that its sheet no longer gives, or whose sheet is gone; said with\n"
                + "--strict-baseline only. --write-baseline writes it anew.\n"
        ),
        (
            name: "unknown-setting",
            text: "A name or a value in a settings file or a catalogue that means nothing there. Until it is mended,\n"
                + "the run ends with 2.\n"
        ),
    ]

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        let rules = RuleList.all
        for name in arguments.operands where !names.contains(name) && !others.contains(where: { $0.name == name }) {
            throw UsageError(
                "unknown rule '\(name)'" + Spelling.suggestion(for: name, among: names + others.map { $0.name }))
        }
        let style = Console.style(arguments, width: 100)
        let format = arguments.value("output")
        if arguments.operands.isEmpty {
            console.output.write(table(rules, format, style))
            return .clean
        }
        if format == "json" {
            let named = arguments.operands
            for other in others where named.contains(other.name) {
                throw UsageError(
                    "'\(other.name)' is not in the list of rules; 'fdltheme rules \(other.name)' explains it")
            }
            console.output.write(
                RuleJSON.write(rules.filter { named.contains($0.id) || named.contains($0.group.rawValue) }))
            return .clean
        }
        var isFirst = true
        for name in arguments.operands {
            if !isFirst { console.output.write("\n") }
            isFirst = false
            if let rule = rules.first(where: { $0.id == name }) {
                console.output.write(
                    format == "markdown" ? RuleMarkdown.page(rule) : RuleText.page(rule, style: style))
            } else if let other = others.first(where: { $0.name == name }) {
                console.output.write("\(name): no rule for sheets, about a project's own files\n\n" + other.text)
            } else {
                console.output.write(table(rules.filter { $0.group.rawValue == name }, format, style))
            }
        }
        return .clean
    }

    private static func table(_ rules: [LintRule], _ format: String?, _ style: ReportStyle) -> [UInt8] {
        switch format {
        case "json": RuleJSON.write(rules)
        case "markdown": RuleMarkdown.table(rules)
        default: RuleText.table(rules, style: style)
        }
    }
}
