// A report that grows file by file, so that a run over many need not keep them. Knows no format.

/// How one format takes in what was found.
protocol ReportForm {
    /// Whether it has a place for a sheet that could not be read.
    static var namesUnread: Bool { get }
    /// Takes in a file.
    mutating func add(_ file: FileReport)
    /// Writes what only the whole run can tell.
    mutating func end(_ totals: ReportTotals)
    /// Hands over what has been written and will not change, and forgets it.
    mutating func take() -> [UInt8]
}

extension ReportForm {
    static var namesUnread: Bool { false }
}

/// A sheet that could not be read.
package struct UnreadSheet: Sendable {
    /// Its path.
    package let file: String
    /// Why, in the system's words.
    package let reason: String

    /// A sheet, and why it could not be read.
    package init(file: String, reason: String) {
        self.file = file
        self.reason = reason
    }
}

/// What is known when all files are in.
package struct ReportTotals: Sendable {
    /// Counts of everything.
    package var summary = ReportSummary()
    /// Number of fixes that were applied before; the findings are what remains.
    package var fixesApplied = 0
    /// Sheets that could not be read, and that the counts know nothing of.
    package var unread: [UnreadSheet] = []

    /// Nothing yet.
    package init() {}
}

/// A report on its way. It keeps what it has yet to print, never a file.
package struct ReportWriter {
    /// Whether it has a place for a sheet that could not be read.
    package let namesUnread: Bool
    private let adding: (FileReport) -> [UInt8]
    private let ending: (ReportTotals) -> [UInt8]

    init<Form: ReportForm>(_ form: Form) {
        var form = form
        namesUnread = Form.namesUnread
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
