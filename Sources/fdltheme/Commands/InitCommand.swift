// The command `init`: the first files of a project. Must not know what they say.

/// Writes a starter theme and a settings file.
enum InitCommand {
    /// How the tool calls it.
    static var command: Command {
        Command(
            name: "init", operands: "[DIR]",
            summary: "Write a commented starter theme and a settings file; nothing is ever overwritten.",
            options: { [] },
            run: { arguments, console throws(UsageError) in try run(arguments, &console) })
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        guard arguments.operands.count <= 1 else { throw UsageError("'init' takes one folder") }
        let folder = FilePath(arguments.operands.first ?? ".")
        let files = [
            (folder.appending(Array("theme.nss".utf8)), Starter.theme),
            (folder.appending(Array(Project.fileName.utf8)), Starter.settings),
        ]
        var isTaken = false
        for (path, _) in files where Files.exists(path) {
            console.complain("\(path.simplified.text): is there already, and nothing is overwritten")
            isTaken = true
        }
        if isTaken { return .inputOutput }
        do throws(FileError) {
            try Files.makeFolder(folder)
            for (path, text) in files {
                try Files.create(path, Array(text.utf8))
                console.output.write("wrote \(path.simplified.text)\n")
            }
        } catch {
            console.complain(error)
            return .inputOutput
        }
        console.output.write("check the theme with: fdltheme lint \(files[0].0.simplified.text)\n")
        return .clean
    }
}
