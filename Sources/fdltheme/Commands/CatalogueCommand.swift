// The command `catalogue`: what is known of components, class paths and attributes. Knows none of them.

import FioriTheme
import NSSSyntax
import ThemeTools

/// Shows the component catalogue.
enum CatalogueCommand {
    /// How the tool calls it.
    static var command: Command {
        Command(
            name: "catalogue", operands: "[WORD]", offers: .words { Catalogue.sdk.componentNames },
            summary: "List components, class paths, parts, attributes and states, or those that a word finds.",
            options: { [CatalogueFiles.option, Console.outputOption, Console.colorOption] },
            run: { arguments, console throws(UsageError) in try run(arguments, &console) })
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        guard arguments.operands.count <= 1 else { throw UsageError("'catalogue' takes one word") }
        let word = arguments.operands.first
        let files = CatalogueFiles(arguments)
        for error in files.errors { console.complain(error) }
        if !files.reports.isEmpty {
            let style = Console.style(on: 2, color: .auto, quiet: true)
            let report = Report(files: files.reports, toolVersion: Version.current)
            console.errors.write(ReportFormat.text.write(report, style: style))
        }
        let catalogue = files.catalogue()
        let listing = CatalogueListing(word, in: catalogue)
        if let word, listing.isEmpty {
            let near = Spelling.suggestion(for: word, among: CatalogueListing.names(of: catalogue))
            throw UsageError("nothing in the catalogue is called '\(word)'" + near)
        }
        if arguments.value("output") == "json" {
            console.output.write(CatalogueJSON.write(listing))
        } else {
            let style = Console.style(arguments)
            console.output.write(CatalogueText.write(listing, isOverview: word == nil, style: style))
        }
        return files.code
    }
}
