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
            Option(
                "unstyled",
                help:
                    "Instead, the class paths of the catalogue, or of those classes and components, that no sheet names."
            ),
            Option(
                "all",
                help: "Every class path that shows something, and not just what the sheets name; as JSON in all "
                    + "surroundings of the device, with holes and contrast."),
        ] + ThemeSetup.options + ThemeSetup.traitOptions + [
            Option(
                "output", .required("FORMAT"), choices: ["text", "json", "csv", "html"],
                help:
                    "For people or for programs, or a cell for each state in all surroundings of the device, with "
                    + "holes and contrast, as csv or html (default: text)."),
            Console.colorOption,
        ]
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        guard !arguments.paths.isEmpty else {
            throw UsageError("no path given; a path is a file, a folder or '-' for standard input")
        }
        try checkUnstyled(arguments)
        let setup = try ThemeSetup(arguments.paths, arguments, &console)
        // Without one of its sheets a theme shows something else.
        if setup.code >= .inputOutput { return setup.code }
        var query = StyleListing.Query()
        query.classPaths = arguments.values("class")
        query.components = arguments.values("component")
        query.attributes = arguments.values("attribute")
        query.states = arguments.values("state").compactMap { ControlState(name: $0) }
        query.isWhole = arguments.has("all")
        query.traits = ThemeSetup.traits(arguments, both: true)
        for path in query.classPaths { try setup.check(classPath: path) }
        for name in query.attributes { try setup.check(attribute: name, states: query.states) }
        for name in query.components where !setup.stack.catalogue.hasComponent(name) {
            throw UsageError(
                "the catalogue has no component '\(name)'"
                    + Spelling.suggestion(for: name, among: setup.stack.catalogue.componentNames))
        }
        if arguments.has("unstyled") {
            let report = UnstyledReport(setup.stack, query)
            console.output.write(arguments.value("output") == "json" ? report.json : report.text)
        } else {
            console.output.write(report(arguments, setup.stack, query))
        }
        return setup.code
    }

    /// Refuses what says nothing about a class path that has no block.
    private static func checkUnstyled(_ arguments: Arguments) throws(UsageError) {
        guard arguments.has("unstyled") else { return }
        let others = ["attribute", "state", "all"] + ThemeSetup.traitOptions.map { $0.name }
        for option in others where arguments.has(option) {
            throw UsageError("'--unstyled' lists class paths that have no block, and goes with no '--\(option)'")
        }
        if let format = arguments.value("output"), format != "text", format != "json" {
            throw UsageError("'--unstyled' is written as text or json, not as '\(format)'")
        }
    }

    private static func report(_ arguments: Arguments, _ stack: ThemeStack, _ query: StyleListing.Query) -> [UInt8] {
        let cube = {
            var query = query
            query.traits = ThemeSetup.variants(arguments).map { query.traits[0].showing($0) }
            return StateCube(StyleListing(stack, query))
        }
        return switch arguments.value("output") {
        case "csv": StateCubeCSV.write(cube())
        case "html": StateCubeHTML.write(cube(), generator: "fdltheme \(Version.current)")
        case "json" where query.isWhole: StyleJSON.write(cube())
        case "json": StyleJSON.write(StyleListing(stack, query))
        default: StyleText.write(StyleListing(stack, query), style: Console.style(arguments))
        }
    }
}
