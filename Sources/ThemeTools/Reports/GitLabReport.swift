// The report as GitLab's code quality JSON. Must not know files.

import NSSSyntax
import ThemeLint

/// One list of issues, each with a fingerprint that no other has and that moved lines leave as it is.
enum GitLabReport {
    /// Writes a report.
    static func write(_ report: Report) -> [UInt8] {
        var json = JSONWriter()
        json.array { json in
            for file in report.files where !file.findings.isEmpty {
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
        }
        json.finish()
        return json.bytes
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
