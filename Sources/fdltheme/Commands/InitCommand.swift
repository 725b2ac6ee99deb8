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
        guard arguments.paths.count <= 1 else { throw UsageError("'init' takes one folder") }
        let folder = arguments.paths.first ?? FilePath(".")
        let files = [
            (folder.appending(Array("theme.nss".utf8)).simplified, Starter.theme),
            (folder.appending(Array(Project.fileName.utf8)).simplified, Starter.settings),
        ]
        var isTaken = false
        for (path, _) in files where Files.exists(path) {
            console.complain("\(path.text): is there already, and nothing is overwritten")
            isTaken = true
        }
        if isTaken { return .inputOutput }
        var made: [FilePath] = []
        do throws(FileError) {
            try Files.makeFolder(folder)
            for (path, text) in files {
                try Files.create(path, Array(text.utf8))
                made.append(path)
            }
        } catch {
            console.complain(error)
            // One without the other would be in the way of the next try.
            for path in made { try? Files.delete(path) }
            return .inputOutput
        }
        for path in made { console.tell("wrote \(path.word)") }
        console.tell("check the theme with: fdltheme lint \(made[0].word)")
        return .clean
    }
}
