// The report as JSON Lines: findings one by one, for programs that read as they go. Must not know files.

import NSSSyntax

/// Each finding on a line of its own, as the object that it is in `json`.
struct JSONLinesReport: ReportForm {
    private var output: [UInt8] = []
    private var cache = SourceLinesCache()

    mutating func take() -> [UInt8] { output.taken() }

    mutating func add(_ file: FileReport) {
        if file.findings.isEmpty { return }
        let lines = SourceLines(file.source)
        for finding in file.findings {
            var json = JSONWriter(compact: true)
            FindingJSON.write(finding, lines, &cache, to: &json)
            json.finish()
            output += json.bytes
        }
    }

    mutating func end(_: ReportTotals) {}
}
