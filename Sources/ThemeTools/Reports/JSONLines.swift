// The report as JSON Lines: findings one by one, for programs that read as they go. Must not know files.

import NSSSyntax

/// Each finding on a line of its own, as the object that it is in `json`.
enum JSONLinesReport {
    /// Writes a report.
    static func write(_ report: Report) -> [UInt8] {
        var output: [UInt8] = []
        var cache = SourceLinesCache()
        for file in report.files where !file.findings.isEmpty {
            let lines = SourceLines(file.source)
            for finding in file.findings {
                var json = JSONWriter(compact: true)
                FindingJSON.write(finding, lines, &cache, to: &json)
                json.finish()
                output.append(contentsOf: json.bytes)
            }
        }
        return output
    }
}
