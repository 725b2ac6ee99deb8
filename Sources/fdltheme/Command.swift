// The commands there are. Knows their names and where they live, nothing of what they do.

/// One command of the tool.
struct Command: Sendable {
    /// The word that calls it.
    let name: String
    /// What stands after its name and options.
    let operands: String
    /// What a shell may offer there.
    var offers = Offers.files
    /// What it does, in a few words.
    let summary: String
    /// The options it takes, made only when it is called.
    let options: @Sendable () -> [Option]
    /// Whether the project's settings bear on it.
    var readsSettings = false
    /// Runs it.
    let run: @Sendable (Arguments, inout Console) throws(UsageError) -> ExitCode

    /// Its options, with those that every command has.
    var allOptions: [Option] { options() + (readsSettings ? Project.options : []) + [.helpOption] }

    /// All commands, in the order the help lists them.
    static var all: [Command] {
        [
            LintCommand.command, FormatCommand.command, ResolveCommand.command, WhyCommand.command, DiffCommand.command,
            PreviewCommand.command,
            RulesCommand.command,
            CatalogueCommand.command, PaletteCommand.command,
            DumpCommand.command, SettingsCommand.command, InitCommand.command, CompletionsCommand.command,
            ManCommand.command,
        ]
    }
}
