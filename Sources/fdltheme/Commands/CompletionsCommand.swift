// The command `completions`: what a shell needs to complete command lines of the tool. Must not know a command or a shell.

import NSSSyntax

/// Writes a completion script.
enum CompletionsCommand {
    private static let shells: [(name: String, script: @Sendable () -> String)] = [
        ("bash", { BashCompletion.script(Command.all) }), ("zsh", { ZshCompletion.script(Command.all) }),
        ("fish", { FishCompletion.script(Command.all) }),
    ]

    /// How the tool calls it.
    static var command: Command {
        let names = shells.map { $0.name }
        return Command(
            name: "completions", operands: names.listed("|"), offers: .words { names },
            summary: "Write a completion script for a shell.", options: { [] },
            run: { arguments, console throws(UsageError) in try run(arguments, &console) })
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        let names = shells.map { $0.name }
        guard let name = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("'completions' takes one shell: \(names.joined(separator: ", "))")
        }
        guard let shell = shells.first(where: { $0.name == name }) else {
            throw UsageError("unknown shell '\(name)'" + Spelling.suggestion(for: name, among: names))
        }
        console.output.write(shell.script())
        return .clean
    }
}
