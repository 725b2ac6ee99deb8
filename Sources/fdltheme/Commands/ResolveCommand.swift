// The command `resolve`: what a theme shows. Decides nothing itself.

import FioriTheme
import NSSSyntax
import ThemeTools

/// Shows resolved styles.
enum ResolveCommand {
    /// How the tool calls it.
    static var command: Command {
        Command(
            name: "resolve", operands: "PATH…",
            summary: "Show what each class path looks like under a theme: the paths are its sheets, in load order.",
            options: { options }, readsSettings: true,
            run: { arguments, console throws(UsageError) in try run(arguments, &console) })
    }

    private static var options: [Option] {
        [
            Option(
                "class", .required("PATH"), repeatable: true,
                help: "A class path, or an app's class list such as Button:LargeButton."),
            Option(
                "component", .required("NAME"), offers: .words { Catalogue.sdk.componentNames }, repeatable: true,
                help: "A component of the catalogue."),
            Option("attribute", .required("NAME"), repeatable: true, help: "An attribute, with its state or without."),
            ThemeSetup.stateOption,
            Option("all", help: "The whole catalogue, and not just what the sheets name."),
            Option("unstyled", help: "Instead, the class paths of the catalogue that no sheet names."),
        ] + ThemeSetup.options + ThemeSetup.traitOptions + [Console.outputOption, Console.colorOption]
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        guard !arguments.operands.isEmpty else {
            throw UsageError("no path given; a path is a file, a folder or '-' for standard input")
        }
        let setup = ThemeSetup(arguments.operands, arguments, &console)
        if setup.stack.themes.isEmpty, setup.code != .clean { return setup.code }
        if arguments.has("unstyled") {
            let report = UnstyledReport(setup.stack)
            console.output.write(arguments.value("output") == "json" ? report.json : report.text)
            return setup.code
        }
        var query = StyleListing.Query()
        query.classPaths = arguments.values("class")
        query.components = arguments.values("component")
        query.attributes = arguments.values("attribute")
        query.states = arguments.values("state").compactMap { ControlState(name: $0) }
        query.isWhole = arguments.has("all")
        query.traits = ThemeSetup.traits(arguments, both: true)
        for path in query.classPaths { try setup.check(classPath: path) }
        for name in query.attributes { try setup.check(attribute: name) }
        for name in query.components where !setup.stack.catalogue.hasComponent(name) {
            throw UsageError(
                "the catalogue has no component '\(name)'"
                    + Spelling.suggestion(for: name, among: setup.stack.catalogue.componentNames))
        }
        let listing = StyleListing(setup.stack, query)
        if arguments.value("output") == "json" {
            console.output.write(StyleJSON.write(listing))
        } else {
            console.output.write(StyleText.write(listing, style: Console.style(arguments)))
        }
        return setup.code
    }
}
