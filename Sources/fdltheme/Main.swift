// Where the tool starts: finds the command and runs it. Must not know what a command does.

import NSSSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The tool.
@main
enum Main {
    /// Runs the command line and ends the process with its code.
    static func main() {
        // Writing to a pipe that nobody reads must fail, not kill: reports for files are still to be written.
        _ = signal(SIGPIPE, SIG_IGN)
        // And so must a file that grows beyond what the user is allowed: what was to replace it is still to be deleted.
        _ = signal(SIGXFSZ, SIG_IGN)
        occupyStandardDescriptors()
        Interruption.install()
        var console = Console()
        var code = run(Array(words.dropFirst()), console: &console)
        if !console.finish() { code = max(code, .inputOutput) }
        exit(code.rawValue)
    }

    /// The words of the command line as the system has them; `CommandLine.arguments` repairs what is no UTF-8.
    private static var words: [FilePath] {
        // The system's array lives as long as the process, and nothing here changes it.
        let start = unsafe CommandLine.unsafeArgv
        return (0..<Int(CommandLine.argc)).compactMap { index in
            guard let word = unsafe start[index] else { return nil }
            return unsafe FilePath(bytes: Array(UnsafeRawBufferPointer(start: word, count: strlen(word))))
        }
    }

    /// Opens what the caller has closed, so that no file gets the number of a standard stream and then its report.
    ///
    /// Only for what is never done there: reading from what was closed, or writing to it, still fails.
    private static func occupyStandardDescriptors() {
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
            _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Runs a command line without the tool's own name.
    static func run(_ words: [FilePath], console: inout Console) -> ExitCode {
        guard let name = words.first?.text else {
            console.errors.write(Help.tool(width: Console.width(of: 2) ?? 100))
            return .usage
        }
        switch name {
        case "--help", "-h", "help":
            console.output.write(Help.tool(width: Console.width(of: 1) ?? 100))
            return .clean
        case "--version":
            console.output.write("fdltheme \(Version.current)\n")
            return .clean
        default:
            return run(name, Array(words.dropFirst()), console: &console)
        }
    }

    private static func run(_ name: String, _ words: [FilePath], console: inout Console) -> ExitCode {
        var names: [String] = []
        for command in Command.all {
            names.append(command.name)
            guard command.name == name else { continue }
            do throws(UsageError) {
                let options = command.allOptions
                var arguments = try Arguments(words, options: options)
                if arguments.has("help") {
                    console.output.write(
                        Help.command(command, options: options, width: Console.width(of: 1) ?? 100))
                    return .clean
                }
                if command.readsSettings {
                    try Project.check(arguments)
                    if let code = Project.settle(&arguments, options, &console) { return code }
                }
                return try command.run(arguments, &console)
            } catch {
                console.complain(error.message)
                console.errors.write("See 'fdltheme \(name) --help'.\n")
                return .usage
            }
        }
        return unknown(name, names, &console)
    }

    private static func unknown(_ name: String, _ commands: [String], _ console: inout Console) -> ExitCode {
        var names = commands
        let kind = name.hasPrefix("-") ? "option" : "command"
        if kind == "option" { names = ["--help", "--version"] }
        console.complain("unknown \(kind) '\(name)'" + Spelling.suggestion(for: name, among: names))
        console.errors.write("See 'fdltheme --help'.\n")
        return .usage
    }
}
