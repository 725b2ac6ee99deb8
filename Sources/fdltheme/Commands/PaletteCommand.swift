// The command `palette`: the colours of a palette version, alone or under a theme. Knows no colour.

import FioriTheme
import NSSSyntax
import ThemeTools

/// Shows colours of a palette.
enum PaletteCommand {
    /// How the tool calls it.
    static var command: Command {
        Command(
            name: "palette", operands: "[NAME…]", offers: .words { ColorNames.sdk.names.map { $0.text } },
            summary:
                "Show the colours of a palette version with all variants, or just some of them, as a theme makes them.",
            options: { options }, readsSettings: true,
            run: { arguments, console throws(UsageError) in try run(arguments, &console) })
    }

    private static var options: [Option] {
        [
            LintSetup.paletteOption,
            Option(
                "theme", .required("FILE"), offers: .files, repeatable: true,
                help: "Show the colours under this sheet; several in the order they are loaded."),
            Option(
                "engine", .required("NAME"), choices: Engine.allCases.map { $0.name },
                help: "The engine that reads the theme, and whose words for system colours count as names, too "
                    + "(default: uikit)."),
            Option(
                "appearance", .required("NAME"), choices: Appearance.allCases.map { $0.rawValue },
                help: "Just the variants of this appearance."),
            Option(
                "level", .required("NAME"), choices: Level.allCases.map { $0.rawValue },
                help: "Just the variants of this level."),
            Option(
                "contrast", .required("NAME"), choices: Contrast.allCases.map { $0.rawValue },
                help: "Just the variants of this contrast."),
        ] + ThemeSetup.placeOptions + [Console.outputOption, Console.colorOption]
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        let variants = ThemeSetup.variants(arguments)
        let engine = arguments.value("engine").flatMap { Engine(name: $0) } ?? .uikit
        let facts = arguments.facts(of: engine)
        if arguments.has("theme"), !facts.holds("palette-overrides", "true") {
            throw UsageError("\(engine.title) has no palette that a theme could change")
        }
        let inputs = arguments.paths("theme").map {
            Input($0, standardInputName: "<stdin>", project: arguments.project)
        }
        for input in inputs { try input.checkTheme() }
        guard let theme = sheets(inputs, ThemeSetup.Forecaster(facts, arguments), &console) else { return .inputOutput }
        let place = ThemeSetup.traits(arguments, both: false)[0]
        let listing = PaletteListing(
            arguments.operands, version: arguments.value("palette").flatMap { PaletteVersion(name: $0) } ?? .latest,
            facts: facts, variants: variants, theme: theme, in: MediaCells(place.device, place.orientation))
        if let name = listing.unknown.first {
            // With a suffix it is a key of a theme; the colour is what stands before.
            if let key = ColorNames.sdk.key(name) {
                throw UsageError("'\(name)' is one variant of the colour '\(key.name.text)', which shows them all")
            }
            throw UsageError("unknown colour '\(name)'" + Spelling.suggestion(for: name, among: listing.knownNames))
        }
        if arguments.value("output") == "json" {
            console.output.write(PaletteReport.json(listing))
        } else {
            console.output.write(PaletteReport.text(listing, style: Console.style(arguments)))
        }
        return .clean
    }

    /// The theme's sheets; nil where one cannot be read: without it the others show something else.
    private static func sheets(
        _ inputs: [Input], _ forecaster: ThemeSetup.Forecaster, _ console: inout Console
    ) -> [Theme]? {
        var sheets: [Theme] = []
        var isComplete = true
        for input in inputs {
            do throws(FileError) {
                let tree = SyntaxTree(try input.read())
                forecaster.tell(of: tree, &console)
                sheets.append(Theme(tree))
            } catch {
                console.complain(error)
                isComplete = false
            }
        }
        return isComplete ? sheets : nil
    }
}
