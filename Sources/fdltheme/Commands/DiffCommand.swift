// The command `diff`: what changes between two themes. Decides nothing itself.

import FioriTheme
import ThemeTools

/// Compares two themes.
enum DiffCommand {
    /// How the tool calls it.
    static var command: Command {
        Command(
            name: "diff", operands: "OLD NEW",
            summary: "Show what changes from one theme to another, cell by cell; exit with 1 if anything does.",
            options: { options }, readsSettings: true,
            run: { arguments, console throws(UsageError) in try run(arguments, &console) })
    }

    private static var options: [Option] {
        ThemeSetup.options + [
            Option(
                "output", .required("FORMAT"), choices: ["text", "markdown", "json"],
                help: "For people, for a pull request, or for programs (default: text)."),
            Console.colorOption,
        ] + placeOptions
    }

    /// The options that leave out what differs elsewhere.
    private static var placeOptions: [Option] {
        [
            Option(
                "appearance", .required("NAME"), choices: Appearance.allCases.map { $0.rawValue },
                help: "Only what differs in light or dark mode (default: both)."),
            Option(
                "level", .required("NAME"), choices: Level.allCases.map { $0.rawValue },
                help: "Only what differs on that level (default: both)."),
            Option(
                "contrast", .required("NAME"), choices: Contrast.allCases.map { $0.rawValue },
                help: "Only what differs with that contrast (default: both)."),
            Option(
                "device", .required("NAME"), choices: Traits.Device.allCases.map { $0.rawValue },
                help: "Only what differs on that kind of device (default: all)."),
            Option(
                "orientation", .required("NAME"), choices: Traits.Orientation.allCases.map { $0.rawValue },
                help: "Only what differs in that orientation (default: both)."),
        ]
    }

    /// The combinations of device and orientation that the options leave.
    private static func cells(_ arguments: Arguments) -> MediaCells {
        var cells = MediaCells.none
        for device in Traits.Device.allCases where arguments.value("device").map({ $0 == device.rawValue }) ?? true {
            for orientation in Traits.Orientation.allCases
            where arguments.value("orientation").map({ $0 == orientation.rawValue }) ?? true {
                cells.formUnion(MediaCells(device, orientation))
            }
        }
        return cells
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        guard arguments.paths.count == 2 else {
            throw UsageError("'diff' takes two paths, the old theme and the new one")
        }
        if arguments.paths.allSatisfy({ $0.isStandardInput }) {
            throw UsageError("standard input can be read once: one of the two themes needs a file")
        }
        let old = try ThemeSetup([arguments.paths[0]], arguments, &console)
        let new = try ThemeSetup([arguments.paths[1]], arguments, &console)
        let code = max(old.code, new.code)
        if code >= .inputOutput { return code }
        let comparison = ThemeComparison(old.stack, new.stack)
            .narrowed(to: ThemeSetup.variants(arguments), cells(arguments))
        let loading = LoadingChange(old: old.outcome, new: new.outcome, oldLines: old.alerts, newLines: new.alerts)
        switch arguments.value("output") {
        case "json": console.output.write(ComparisonReport.json(comparison, loading))
        case "markdown": console.output.write(ComparisonReport.markdown(comparison, loading))
        default: console.output.write(ComparisonReport.text(comparison, loading, style: Console.style(arguments)))
        }
        return max(code, comparison.isEmpty && !loading.isVisible ? .clean : .findings)
    }
}
