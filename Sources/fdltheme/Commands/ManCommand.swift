// The command `man`: the manual page. Must not know what a command does.

/// Writes the manual page in roff.
enum ManCommand {
    /// How the tool calls it.
    static var command: Command {
        Command(
            name: "man", operands: "", offers: .none,
            summary: "Write the manual page, to be kept as fdltheme.1 or read by 'man -l'.", options: { [] },
            run: { arguments, console throws(UsageError) in
                guard arguments.operands.isEmpty else { throw UsageError("'man' takes no path") }
                console.output.write(ManPage.text(Command.all))
                return .clean
            })
    }
}
