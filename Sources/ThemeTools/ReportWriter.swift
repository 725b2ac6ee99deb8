// A report that grows file by file, so that a run over many need not keep them. Knows no format.

/// How one format takes in what was found.
protocol ReportForm {
    /// Takes in a file.
    mutating func add(_ file: FileReport)
    /// Writes what only the whole run can tell.
    mutating func end(_ totals: ReportTotals)
    /// Hands over what has been written and will not change, and forgets it.
    mutating func take() -> [UInt8]
}

/// What is known when all files are in.
package struct ReportTotals: Sendable {
    /// Counts of everything.
    package var summary = ReportSummary()
    /// Number of fixes that were applied before; the findings are what remains.
    package var fixesApplied = 0

    /// Nothing yet.
    package init() {}
}

/// A report on its way. It keeps what it has yet to print, never a file.
package struct ReportWriter {
    private let adding: (FileReport) -> [UInt8]
    private let ending: (ReportTotals) -> [UInt8]

    init(_ form: some ReportForm) {
        var form = form
        adding = { file in
            form.add(file)
            return form.take()
        }
        ending = { totals in
            form.end(totals)
            return form.take()
        }
    }

    /// Takes in a file, in the order in which files are reported.
    ///
    /// - Returns: What is to be printed by now.
    package func add(_ file: FileReport) -> [UInt8] { adding(file) }

    /// Ends the report.
    ///
    /// - Returns: What is left to be printed.
    package func end(_ totals: ReportTotals) -> [UInt8] { ending(totals) }
}

extension [UInt8] {
    /// The bytes, which are then forgotten.
    mutating func taken() -> [UInt8] {
        let bytes = self
        self = []
        return bytes
    }
}
