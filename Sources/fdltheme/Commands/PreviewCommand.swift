// The command `preview`: a theme in pictures. Must not know how they are drawn.

import FioriTheme
import NSSSyntax
import ThemeLint
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
                help: "Write one page to FILE.html, or one SVG for each picture to the folder DIR (default: the page, "
                    + "on standard output)."),
            Option(
                "before", .required("OLD"), repeatable: true,
                help: "Show what changes from this sheet, or these in load order, to the paths."),
            Option("open", help: "Open the page that was written."),
        ] + ThemeSetup.options + ThemeSetup.traitOptions
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        guard !arguments.operands.isEmpty else {
            throw UsageError("no path given; a path is a file, a folder or '-' for standard input")
        }
        let target = arguments.value("output").map { FilePath($0) }
        let isPage = target.map { namesPage($0) } ?? true
        if let target, !isPage, namesPicture(target) {
            throw UsageError("a picture is one of many: option '-o' takes FILE.html or a folder, not '\(target.text)'")
        }
        if arguments.has("open"), target == nil || !isPage {
            throw UsageError("option '--open' needs a page to open: -o FILE.html")
        }
        if arguments.operands.contains("-"), arguments.values("before").contains("-") {
            throw UsageError("standard input can be read once: one of the two themes needs a file")
        }
        try Written.check(
            [target].compactMap { $0 }, against: (arguments.operands + arguments.values("before")).map { FilePath($0) })
        let setup = ThemeSetup(arguments.operands, arguments, &console)
        let before = arguments.has("before") ? ThemeSetup(arguments.values("before"), arguments, &console) : nil
        let code = max(setup.code, before?.code ?? .clean)
        if code >= .inputOutput { return code }
        let gallery = Gallery(
            setup.stack, before: before?.stack, place: ThemeSetup.traits(arguments, both: false)[0],
            variants: ThemeSetup.variants(arguments), findings: isPage ? findings(setup, arguments) : [],
            alerts: setup.alerts)
        do throws(FileError) {
            guard let target else {
                console.output.write(page(gallery))
                return code
            }
            if isPage {
                try FileReplacement.write(page(gallery), to: target)
            } else {
                try write(gallery, to: target)
            }
        } catch {
            console.complain(error)
            return .inputOutput
        }
        if let target, arguments.has("open"), !Launcher.open(target) {
            console.complain("nothing here opens '\(target.text)'")
            return .inputOutput
        }
        return code
    }

    private static func page(_ gallery: Gallery) -> [UInt8] {
        GalleryPage.write(gallery, generator: "fdltheme \(Version.current)")
    }

    private static func write(_ gallery: Gallery, to folder: FilePath) throws(FileError) {
        try Files.makeFolder(folder)
        for file in PictureFile.all(gallery.entries.map { $0.card }, variants: gallery.variants.all) {
            try FileReplacement.write(file.bytes, to: folder.appending(Array(file.name.utf8)))
        }
    }

    /// By its ending, as browsers and servers tell.
    private static func namesPage(_ path: FilePath) -> Bool { ends(path, in: [".html", ".htm"]) }

    private static func namesPicture(_ path: FilePath) -> Bool { ends(path, in: [".svg", ".png", ".pdf"]) }

    private static func ends(_ path: FilePath, in endings: [String]) -> Bool {
        let name = path.text.lowercased()
        return endings.contains { name.hasSuffix($0) }
    }

    /// What is found in each of the theme's sheets under those before it; nothing in those that `--base` names.
    private static func findings(_ setup: ThemeSetup, _ arguments: Arguments) -> [[Diagnostic]] {
        var options = LintOptions()
        let stack = setup.stack
        options.engines = [stack.engine]
        options.palette = stack.palette
        options.facts[stack.engine] = arguments.replacedFacts(of: stack.engine)
        options.catalogue = { stack.catalogue }
        let linter = Linter(options)
        var below: [SyntaxTree] = []
        var findings: [[Diagnostic]] = []
        for (number, theme) in stack.themes.enumerated() {
            let tree = theme.table.tree
            findings.append(number < setup.baseCount ? [] : linter.lint(tree, base: below).findings)
            below.append(tree)
        }
        return findings
    }
}
