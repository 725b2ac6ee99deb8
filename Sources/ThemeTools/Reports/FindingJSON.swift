// One finding as a JSON object of the tool's own format. Must not know which document it stands in.

import NSSSyntax

/// The object that `json` has in its list and `jsonl` on each line.
enum FindingJSON {
    /// Writes a finding of a sheet.
    static func write(
        _ finding: Diagnostic, _ lines: SourceLines, _ cache: inout SourceLinesCache, to json: inout JSONWriter
    ) {
        json.object { json in
            json.member("rule", finding.rule)
            json.member("severity", finding.severity.word)
            json.member("message", finding.message)
            json.member("file", lines.source.name)
            json.key("engines")
            json.array(inline: true) { json in
                for engine in finding.engines { json.string(engine) }
            }
            json.member("consequence", finding.consequence.word)
            json.key("range")
            json.range(finding.range, in: lines, offsets: true)
            json.key("notes")
            json.array { json in
                for note in finding.notes {
                    json.object { json in
                        json.member("message", note.message)
                        guard let range = note.range else { return }
                        let lines = note.source.map { cache.lines(of: $0) } ?? lines
                        json.member("file", lines.source.name)
                        json.key("range")
                        json.range(range, in: lines, offsets: true)
                    }
                }
            }
            json.member("help", finding.help)
            json.key("fixes")
            json.array { json in
                for fix in finding.fixes { write(fix, lines: lines, to: &json) }
            }
        }
    }

    private static func write(_ fix: Fix, lines: SourceLines, to json: inout JSONWriter) {
        json.object { json in
            json.member("title", fix.title)
            json.member("safety", fix.safety.word)
            json.key("edits")
            json.array { json in
                for edit in fix.edits {
                    json.object { json in
                        json.key("range")
                        json.range(edit.range, in: lines, offsets: true)
                        json.key("text")
                        json.string(edit.replacement)
                    }
                }
            }
        }
    }
}

extension JSONWriter {
    /// Writes where a range starts and ends: lines and columns from 1, columns in bytes; offsets from 0 where asked for.
    mutating func range(_ range: TextRange, in lines: SourceLines, offsets: Bool) {
        object(inline: true) { json in
            for (name, offset) in [("start", range.start), ("end", range.end)] {
                let position = lines.position(at: offset)
                json.key(name)
                json.object { json in
                    if offsets { json.member("offset", position.offset) }
                    json.member("line", position.line)
                    json.member("column", position.column)
                }
            }
        }
    }
}
