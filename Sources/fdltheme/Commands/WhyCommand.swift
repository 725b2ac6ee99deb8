// The command `why`: the full trace of one value. Decides nothing itself.

import FioriTheme
import ThemeTools

/// Shows why a value is what it is.
enum WhyCommand {
    /// How the tool calls it.
    static var command: Command {
        Command(
            name: "why", operands: "PATH…",
            summary: "Show why an attribute has its value: every declaration with a say, and why it wins or loses.",
            options: { options }, readsSettings: true,
            run: { arguments, console throws(UsageError) in try run(arguments, &console) })
    }

    private static var options: [Option] {
        [
            Option("class", .required("PATH"), help: "A class path, or a class list such as Button:LargeButton."),
            Option("attribute", .required("NAME"), help: "An attribute, with its state or without."),
            Option(
                "state", .required("NAME"), choices: ControlState.allCases.map { $0.name },
                help: "A control state (default: normal)."),
        ] + ThemeSetup.options + ThemeSetup.traitOptions + [Console.outputOption, Console.colorOption]
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        guard !arguments.paths.isEmpty else {
            throw UsageError("no path given; a path is a file, a folder or '-' for standard input")
        }
        guard let path = arguments.value("class") else { throw UsageError("no class path given: --class PATH") }
        guard let attribute = arguments.value("attribute") else {
            throw UsageError("no attribute given: --attribute NAME")
        }
        let setup = try ThemeSetup(arguments.paths, arguments, &console)
        // Without one of its sheets a theme shows something else.
        if setup.code >= .inputOutput { return setup.code }
        try setup.check(classPath: path)
        let state = arguments.value("state").flatMap { ControlState(name: $0) }
        try setup.check(attribute: attribute, states: state.map { [$0] } ?? [])
        let traits = ThemeSetup.traits(arguments, both: false)[0]
        let resolution = setup.stack.resolve(path, attribute, state: state ?? .normal, traits: traits)
        if arguments.value("output") == "json" {
            console.output.write(TraceReport.json(resolution, of: setup.stack))
        } else {
            console.output.write(TraceReport.text(resolution, of: setup.stack, style: Console.style(arguments)))
        }
        return setup.code
    }
}
