// The command `preview`: a theme in pictures. Must not know how they are drawn.

import FioriTheme
import NSSSyntax
import ThemePreview

/// Draws a theme.
enum PreviewCommand {
    /// How the tool calls it.
    static var command: Command {
        Command(
            name: "preview", operands: "PATH…",
            summary: "Draw what a theme looks like: the paths are its sheets, in load order.",
            options: { options }, readsSettings: true,
            run: { arguments, console throws(UsageError) in try run(arguments, &console) })
    }

    private static var options: [Option] {
        [
            Option(
                "output", letter: "o", .required("FILE|DIR"),
                help: "Write one page to a FILE.html, or one SVG for each picture to the folder DIR.")
        ] + ThemeSetup.options + ThemeSetup.traitOptions
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        guard !arguments.operands.isEmpty else {
            throw UsageError("no path given; a path is a file, a folder or '-' for standard input")
        }
        let setup = ThemeSetup(arguments.operands, arguments, &console)
        if setup.code >= .inputOutput { return setup.code }
        let place = ThemeSetup.traits(arguments, both: false)[0]
        let variants = variants(arguments)
        let cards = CardMaker.cards(setup.stack, on: place)
        guard let name = arguments.value("output") else { return .clean }
        let folder = FilePath(name)
        do throws(FileError) {
            try Files.makeFolder(folder)
            for file in PictureFile.all(cards, variants: variants) {
                try FileReplacement.write(file.bytes, to: folder.appending(Array(file.name.utf8)))
            }
        } catch {
            console.complain(error)
            return .inputOutput
        }
        return setup.code
    }

    /// The variants that the options leave, all without any.
    private static func variants(_ arguments: Arguments) -> [ColorVariant] {
        ColorVariant.shown.filter { variant in
            (arguments.value("appearance") ?? variant.appearance.rawValue) == variant.appearance.rawValue
                && (arguments.value("level") ?? variant.level.rawValue) == variant.level.rawValue
                && (arguments.value("contrast") ?? variant.contrast.rawValue) == variant.contrast.rawValue
        }
    }
}
