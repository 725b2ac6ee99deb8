// The report in reviewdog's diagnostic format, which becomes comments on a change. Must not know files.

import NSSSyntax

/// Diagnostics with suggestions that a reviewer can take. Columns count bytes of UTF-8, as everywhere here.
struct RDJSONReport: ReportForm {
    /// The widest stretch that edits of one fix may span: the format has one range for a suggestion.
    private static let widest = 2000

    private var json = JSONWriter()
    private var cache = SourceLinesCache()

    init() {
        json.openObject()
        json.key("source")
        json.object(inline: true) { json in json.member("name", "fdltheme") }
        json.key("diagnostics")
        json.openArray()
    }

    mutating func take() -> [UInt8] { json.take() }

    mutating func add(_ file: FileReport) {
        if file.findings.isEmpty { return }
        let lines = SourceLines(file.source)
        for finding in file.findings { Self.write(finding, lines, &cache, to: &json) }
    }

    mutating func end(_: ReportTotals) {
        json.close()
        json.close()
        json.finish()
    }

    private static func write(
        _ finding: Diagnostic, _ lines: SourceLines, _ cache: inout SourceLinesCache, to json: inout JSONWriter
    ) {
        json.object { json in
            json.member("message", ([finding.message] + finding.remarks).joined(separator: "\n"))
            json.key("location")
            write(finding.range, of: lines, to: &json)
            json.member("severity", finding.severity.rdjsonWord)
            json.key("code")
            json.object(inline: true) { json in json.member("value", finding.rule) }
            let suggestions = finding.fixes.compactMap { joined($0, lines.source) }
            if !suggestions.isEmpty {
                json.key("suggestions")
                json.array { json in
                    for edit in suggestions {
                        json.object(inline: true) { json in
                            json.key("range")
                            json.range(edit.range, in: lines, offsets: false)
                            json.key("text")
                            json.string(edit.replacement)
                        }
                    }
                }
            }
            if finding.notes.contains(where: { $0.range != nil }) {
                json.key("related_locations")
                json.array { json in
                    for note in finding.notes {
                        guard let range = note.range else { continue }
                        json.object { json in
                            json.member("message", note.message)
                            json.key("location")
                            write(range, of: note.source.map { cache.lines(of: $0) } ?? lines, to: &json)
                        }
                    }
                }
            }
        }
    }

    /// A fix's edits as one that spans them; nil where that is too wide, or no text.
    private static func joined(_ fix: Fix, _ source: Source) -> Edit? {
        let edits = fix.edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
        guard let first = edits.first, let last = edits.last else { return nil }
        guard last.range.end - first.range.start <= widest else { return nil }
        var bytes: [UInt8] = []
        var end = first.range.start
        for edit in edits {
            guard edit.range.start >= end, edit.range.end <= source.bytes.count else { return nil }
            bytes += source.bytes[end..<edit.range.start]
            bytes += edit.replacement
            end = edit.range.end
        }
        let edit = Edit(TextRange(first.range.start, end), bytes: bytes)
        return Fix(fix.title, fix.safety, [edit]).isText ? edit : nil
    }

    private static func write(_ range: TextRange, of lines: SourceLines, to json: inout JSONWriter) {
        json.object { json in
            json.member("path", lines.source.name.withoutCurrentFolder)
            json.key("range")
            json.range(range, in: lines, offsets: false)
        }
    }
}

extension Diagnostic.Severity {
    /// The format's word for it.
    fileprivate var rdjsonWord: String {
        switch self {
        case .error: "ERROR"
        case .warning: "WARNING"
        case .advice: "INFO"
        }
    }
}
