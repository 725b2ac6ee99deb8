// The command `dump`: one stage of reading a sheet, for bug reports. Must not know how a stage works.

import NSSSyntax
import ThemeTools

/// Shows what the parser makes of a sheet.
enum DumpCommand {
    /// How the tool calls it.
    static var command: Command {
        Command(
            name: "dump", operands: stages.listed("|") + " FILE", offers: .wordsAndFiles { stages },
            summary: "Show one stage of reading a sheet: 'source' is the tree written back, 'theme' what it declares.",
            options: {
                [Option("stdin-name", .required("NAME"), help: "What standard input is called (default: <stdin>).")]
            },
            run: { arguments, console throws(UsageError) in try run(arguments, &console) })
    }

    /// The stages, in the order of the pipeline.
    static let stages = ["tokens", "tree", "source", "theme"]

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        guard let stage = arguments.operands.first else {
            throw UsageError("no stage given; it is one of \(stages.joined(separator: ", "))")
        }
        guard stages.contains(stage) else {
            throw UsageError("unknown stage '\(stage)'" + Spelling.suggestion(for: stage, among: stages))
        }
        guard arguments.operands.count == 2 else { throw UsageError("'dump \(stage)' takes one file") }
        let input = Input(arguments.paths[1], standardInputName: arguments.value("stdin-name") ?? "<stdin>")
        do throws(FileError) {
            let source = try input.read()
            switch stage {
            case "tokens": console.output.write(Dump.tokens(source))
            case "tree": console.output.write(Dump.tree(source))
            case "theme": console.output.write(Dump.theme(source))
            default: console.pass(Dump.source(source))
            }
            return .clean
        } catch {
            console.complain(error)
            return .inputOutput
        }
    }
}
