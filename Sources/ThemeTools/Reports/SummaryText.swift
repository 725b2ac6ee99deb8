// The counts of a report in one line for people. Must not know what was found.

import NSSSyntax

extension [UInt8] {
    /// Appends `1 error, 0 warnings, 2 advice in 3 files (1 fixable with --fix)`.
    mutating func writeSummary(_ summary: ReportSummary) {
        if summary.findings == 0 {
            write("no findings")
        } else {
            writeCount(summary.errors, "error", plural: "errors")
            write(", ")
            writeCount(summary.warnings, "warning", plural: "warnings")
            write(", ")
            writeCount(summary.advice, "advice", plural: "advice")
        }
        write(" in ")
        writeCount(summary.files, "file", plural: "files")
        if summary.fixable > 0 || summary.suppressed > 0 {
            write(" (")
            if summary.fixable > 0 {
                write(summary.fixable)
                write(" fixable with --fix")
            }
            if summary.fixable > 0, summary.suppressed > 0 { write(", ") }
            if summary.suppressed > 0 {
                write(summary.suppressed)
                write(" suppressed")
            }
            write(")")
        }
    }

    /// Appends a number with the noun that goes with it.
    mutating func writeCount(_ number: Int, _ singular: String, plural: String) {
        write(number)
        append(UInt8(ascii: " "))
        write(number == 1 ? singular : plural)
    }
}
