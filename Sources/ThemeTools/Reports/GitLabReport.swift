// The report as GitLab's code quality JSON. Must not know files.

import NSSSyntax
import ThemeLint

/// One list of issues, each with a fingerprint that no other has and that moved lines leave as it is.
struct GitLabReport: ReportForm {
    static let namesUnread = true

    private var json = JSONWriter()

    init() { json.openArray() }

    mutating func take() -> [UInt8] { json.take() }

    mutating func add(_ file: FileReport) {
        if file.findings.isEmpty { return }
        let lines = SourceLines(file.source)
        let path = file.source.name.withoutCurrentFolder
        let keys = FindingKey.keys(of: file.findings, in: SyntaxTree(file.source))
        for (finding, key) in zip(file.findings, keys) {
            json.object { json in
                json.member("description", finding.sentence)
                json.member("check_name", finding.rule)
                json.member("fingerprint", key.fingerprint(file: path))
                json.member("severity", finding.gitLabSeverity)
                json.key("location")
                json.object(inline: true) { json in
                    json.member("path", path)
                    json.key("lines")
                    json.object { json in
                        json.member("begin", lines.position(at: finding.range.start).line)
                        json.member("end", lines.position(at: finding.range.end).line)
                    }
                }
            }
        }
    }

    mutating func end(_ totals: ReportTotals) {
        for sheet in totals.unread { write(sheet) }
        json.close()
        json.finish()
    }

    private mutating func write(_ sheet: UnreadSheet) {
        let path = sheet.file.withoutCurrentFolder
        let key = FindingKey(rule: "unread", engines: "", classPath: "", attribute: "", state: "", text: "")
        json.object { json in
            json.member("description", "cannot be read: " + sheet.reason)
            json.member("check_name", key.rule)
            json.member("fingerprint", key.fingerprint(file: path))
            json.member("severity", "blocker")
            json.key("location")
            json.object(inline: true) { json in
                json.member("path", path)
                json.key("lines")
                json.object { json in
                    json.member("begin", 1)
                    json.member("end", 1)
                }
            }
        }
    }
}

extension Diagnostic {
    /// The service's five words; the two worst are errors of which the app as a whole suffers.
    fileprivate var gitLabSeverity: String {
        switch (severity, consequence) {
        case (.error, .crash): "blocker"
        case (.error, .sheetLost): "critical"
        case (.error, _): "major"
        case (.warning, _): "minor"
        case (.advice, _): "info"
        }
    }
}
