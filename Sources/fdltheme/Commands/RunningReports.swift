// The reports of a run on their way to where they go. Must not know what is reported, or in which form.

import ThemeTools

/// Reports that grow with each sheet. What goes to a stream goes there at once; a file is written when all is known.
struct RunningReports {
    private let stream: ReportWriter?
    private let onErrors: Bool
    private var files: [(path: FilePath, writer: ReportWriter, bytes: [UInt8])]
    private var totals = ReportTotals()

    /// Reports without a sheet.
    init(stream: ReportWriter?, onErrors: Bool, files: [(path: FilePath, writer: ReportWriter)]) {
        self.stream = stream
        self.onErrors = onErrors
        self.files = files.map { ($0.path, $0.writer, []) }
    }

    /// Counts of everything so far.
    var summary: ReportSummary { totals.summary }

    /// Takes in what was found in a sheet, after some fixes.
    mutating func add(_ report: FileReport, fixesApplied: Int = 0, to console: inout Console) {
        totals.summary.add(report)
        totals.fixesApplied += fixesApplied
        for index in files.indices { files[index].bytes += files[index].writer.add(report) }
        if let bytes = stream?.add(report) { print(bytes, to: &console) }
    }

    /// Ends all reports, with the counts of what was taken in or with others.
    mutating func end(_ others: ReportTotals? = nil, to console: inout Console) -> ExitCode {
        let totals = others ?? self.totals
        var code = ExitCode.clean
        for file in files {
            do throws(FileError) {
                try FileReplacement.write(file.bytes + file.writer.end(totals), to: file.path)
            } catch {
                console.complain(error)
                code = .inputOutput
            }
        }
        if let bytes = stream?.end(totals) { print(bytes, to: &console) }
        return code
    }

    private func print(_ bytes: [UInt8], to console: inout Console) {
        if bytes.isEmpty { return }
        if onErrors { console.errors.write(bytes) } else { console.output.write(bytes) }
    }
}
