// The reports of a run on their way to where they go. Must not know what is reported, or in which form.

import ThemeTools

/// Reports that grow with each sheet. What has been written is kept nowhere: it goes to a stream, or into a file that
/// takes its place when all is known.
struct RunningReports {
    private let stream: ReportWriter?
    private let onErrors: Bool
    private var files: [(writer: ReportWriter, file: FileReplacement)] = []
    private var totals = ReportTotals()
    /// What the files alone make of the exit code.
    private var code = ExitCode.clean

    /// Reports without a sheet.
    init(
        stream: ReportWriter?, onErrors: Bool, files: [(path: FilePath, writer: ReportWriter)],
        _ console: inout Console
    ) {
        self.stream = stream
        self.onErrors = onErrors
        for (path, writer) in files {
            do throws(FileError) {
                self.files.append((writer, try FileReplacement(path)))
            } catch {
                console.complain(error)
                code = .inputOutput
            }
        }
    }

    /// Counts of everything so far.
    var summary: ReportSummary { totals.summary }

    /// Takes in what was found in a sheet, after some fixes.
    mutating func add(_ report: FileReport, fixesApplied: Int = 0, to console: inout Console) {
        totals.summary.add(report)
        totals.fixesApplied += fixesApplied
        for index in files.indices { files[index].file.write(files[index].writer.add(report)) }
        if let bytes = stream?.add(report) { print(bytes, to: &console) }
    }

    /// Takes in that a sheet could not be read.
    mutating func miss(_ error: FileError) {
        totals.unread.append(UnreadSheet(file: error.path, reason: error.reason))
    }

    /// Ends all reports, with the counts of what was taken in or with others. Where nothing could be read, a report that has
    /// no place to say so would pass for one without findings: its file stays as it was.
    consuming func end(_ others: ReportTotals? = nil, to console: inout Console) -> ExitCode {
        let totals = others ?? self.totals
        var code = code
        let isNothing = totals.summary.files == 0 && !totals.unread.isEmpty
        for (writer, file) in files {
            if isNothing, !writer.namesUnread {
                file.discard()
                continue
            }
            do throws(FileError) {
                var file = file
                file.write(writer.end(totals))
                try file.commit()
            } catch {
                console.complain(error)
                code = .inputOutput
            }
        }
        if let stream, !isNothing || stream.namesUnread { print(stream.end(totals), to: &console) }
        return code
    }

    private func print(_ bytes: [UInt8], to console: inout Console) {
        if bytes.isEmpty { return }
        if onErrors { console.errors.write(bytes) } else { console.output.write(bytes) }
    }
}
