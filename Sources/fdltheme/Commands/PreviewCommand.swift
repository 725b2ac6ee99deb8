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
        ] + ThemeSetup.options + ThemeSetup.traitOptions(places: every, every)
    }

    private static let every = "default: all that the theme tells apart"

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        guard !arguments.paths.isEmpty else {
            throw UsageError("no path given; a path is a file, a folder or '-' for standard input")
        }
        let target = arguments.path("output")
        let isPage = target.map { namesPage($0) } ?? true
        if let target, !isPage, namesFile(target) || namesFormat(target), (try? Files.kind(of: target)) != .folder {
            throw UsageError(
                "'\(target.text)' is no page and no folder: option '-o' takes FILE.html, or a folder for one SVG each; "
                    + "'\(target.text)/' makes one of that name")
        }
        if arguments.has("open"), target == nil || !isPage {
            throw UsageError("option '--open' needs a page to open: -o FILE.html")
        }
        let before = arguments.paths("before")
        if arguments.paths.contains(where: { $0.isStandardInput }), before.contains(where: { $0.isStandardInput }) {
            throw UsageError("standard input can be read once: one of the two themes needs a file")
        }
        try Written.check(
            [target].compactMap { $0 },
            against: arguments.paths + before + arguments.paths("base") + arguments.paths("catalogue"))
        let setup = try ThemeSetup(arguments.paths, arguments, &console)
        let former = before.isEmpty ? nil : try ThemeSetup(before, arguments, &console)
        let code = max(setup.code, former?.code ?? .clean)
        if code >= .inputOutput { return code }
        let gallery = Gallery(
            setup.stack, before: former?.stack,
            places: places(arguments, [setup.stack] + (former.map { [$0.stack] } ?? [])),
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

    /// The devices and orientations that the options leave, where the themes make a difference between them; the usual
    /// ones first.
    private static func places(_ arguments: Arguments, _ stacks: [ThemeStack]) -> [Traits] {
        let first = ThemeSetup.traits(arguments, both: false)[0]
        if !stacks.contains(where: { $0.hasMedia }) { return [first] }
        var places: [Traits] = []
        for device in arguments.value("device") == nil ? Traits.Device.allCases : [first.device] {
            for orientation in arguments.value("orientation") == nil
                ? Traits.Orientation.allCases : [first.orientation]
            {
                var place = first
                (place.device, place.orientation) = (device, orientation)
                places.append(place)
            }
        }
        return places
    }

    private static func page(_ gallery: Gallery) -> [UInt8] {
        GalleryPage.write(gallery, generator: "fdltheme \(Version.current)")
    }

    private static func write(_ gallery: Gallery, to folder: FilePath) throws(FileError) {
        try Files.makeFolder(folder)
        var drawn: Set<FilePath> = []
        for file in PictureFile.all(gallery) {
            let path = folder.appending(Array(file.name.utf8))
            try FileReplacement.write(file.bytes, to: path)
            drawn.insert(path)
        }
        // What an earlier run drew, and the theme no longer has, would pass for a part of it.
        for name in try Files.names(in: folder) {
            let path = folder.appending(name)
            if !drawn.contains(path), isOwn(path, named: name) { try Files.delete(path) }
        }
    }

    private static func isOwn(_ path: FilePath, named name: [UInt8]) -> Bool {
        guard name.suffix(4).elementsEqual(".svg".utf8), (try? Files.kind(of: path)) == .file,
            let bytes = try? Files.read(path)
        else { return false }
        return PictureFile.isOwn(bytes, name: String(decoding: name, as: UTF8.self))
    }

    /// By its ending, as browsers and servers tell.
    private static func namesPage(_ path: FilePath) -> Bool {
        let name = path.text.lowercased()
        return name.hasSuffix(".html") || name.hasSuffix(".htm")
    }

    /// True for a name with an ending, such as `button.png`; a version as in `v1.2` is none.
    private static func namesFile(_ path: FilePath) -> Bool {
        guard let dot = path.bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
        let (stem, ending) = (path.bytes[..<dot], path.bytes[(dot + 1)...])
        guard let last = stem.last, let first = ending.first else { return false }
        return last != UInt8(ascii: "/") && last != UInt8(ascii: ".") && (first | 0x20 >= 0x61 && first | 0x20 <= 0x7A)
            && !ending.contains(UInt8(ascii: "/"))
    }

    /// True for the lone name of a form, which other commands take behind `--output`.
    private static func namesFormat(_ path: FilePath) -> Bool {
        ["html", "htm", "svg", "text", "json", "csv", "markdown"].contains(path.text)
    }

    /// What is found in each of the theme's sheets under those before it; nothing in those that `--base` names.
    private static func findings(_ setup: ThemeSetup, _ arguments: Arguments) -> [[Diagnostic]] {
        var options = LintOptions()
        let stack = setup.stack
        options.engines = [stack.engine]
        options.palette = stack.palette
        options.facts[stack.engine] = arguments.replacedFacts(of: stack.engine)
        options.catalogue = { stack.catalogue }
        let linters = ProjectLinters(arguments.project, options)
        var below: [SyntaxTree] = []
        var findings: [[Diagnostic]] = []
        for (number, theme) in stack.themes.enumerated() {
            let tree = theme.table.tree
            let linter = linters.all[linters.index(for: FilePath(theme.source.name))]
            findings.append(number < setup.baseCount ? [] : linter.lint(tree, base: below).findings)
            below.append(tree)
        }
        return findings
    }
}
