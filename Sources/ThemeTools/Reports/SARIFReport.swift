// The report as SARIF 2.1.0, which code scanning services read. Must not know files.

import NSSSyntax
import ThemeLint

/// One run with the rules that spoke and what they found.
struct SARIFReport: ReportForm {
    static let namesUnread = true
    /// Where the format's schema stands, by which programs recognise a document.
    private static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"

    private let toolVersion: String
    private var rules = SARIFRules()
    private var places = SARIFPlacesCache()
    /// They follow the rules, which are known when all files are in.
    private var results = JSONWriter(elementsAt: 4)
    private var output: [UInt8] = []

    init(_ toolVersion: String) { self.toolVersion = toolVersion }

    mutating func take() -> [UInt8] { output.taken() }

    mutating func end(_ totals: ReportTotals) {
        var json = JSONWriter()
        json.object { json in
            json.member("$schema", Self.schema)
            json.member("version", "2.1.0")
            json.key("runs")
            json.array { json in
                json.object { json in
                    json.key("tool")
                    json.object { json in
                        json.key("driver")
                        json.object { json in
                            json.member("name", "fdltheme")
                            json.member("version", toolVersion)
                            json.key("rules")
                            rules.write(to: &json)
                        }
                    }
                    if !totals.unread.isEmpty { Self.write(totals.unread, to: &json) }
                    json.member("columnKind", "utf16CodeUnits")
                    // A lone CR ends a line here, too, which is not what the format takes for granted.
                    json.key("newlineSequences")
                    json.array(inline: true) { json in
                        for sequence in ["\r\n", "\n", "\r"] { json.string(sequence) }
                    }
                    json.key("results")
                    json.array(of: results)
                }
            }
        }
        json.finish()
        output = json.bytes
    }

    /// What the run itself met with, which no rule finds.
    private static func write(_ sheets: [UnreadSheet], to json: inout JSONWriter) {
        json.key("invocations")
        json.array { json in
            json.object { json in
                json.key("executionSuccessful")
                json.bool(false)
                json.key("toolExecutionNotifications")
                json.array { json in
                    for sheet in sheets {
                        json.object { json in
                            json.member("level", "error")
                            json.key("message")
                            text("cannot be read: " + sheet.reason, to: &json)
                            json.key("locations")
                            json.array { json in
                                json.object { json in
                                    json.key("physicalLocation")
                                    json.object { json in
                                        SARIFPlaces(Source(name: sheet.file, bytes: [])).writeArtifact(to: &json)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    mutating func add(_ file: FileReport) {
        if file.findings.isEmpty { return }
        let sheet = SARIFPlaces(file.source)
        let keys = FindingKey.keys(of: file.findings, in: SyntaxTree(file.source))
        for (finding, key) in zip(file.findings, keys) { write(finding, key, sheet) }
    }

    private mutating func write(_ finding: Diagnostic, _ key: FindingKey, _ sheet: SARIFPlaces) {
        let index = rules.index(of: finding.rule)
        results.object { json in
            json.member("ruleId", finding.rule)
            json.member("ruleIndex", index)
            json.member("level", finding.severity.sarifLevel)
            json.key("message")
            Self.text(([finding.message] + finding.remarks).joined(separator: "\n"), to: &json)
            json.key("locations")
            json.array { json in
                json.object { json in sheet.writeLocation(finding.range, to: &json) }
            }
            if finding.notes.contains(where: { $0.range != nil }) {
                json.key("relatedLocations")
                Self.write(finding.notes, sheet, &places, to: &json)
            }
            json.key("partialFingerprints")
            Self.write(key, to: &json)
            if finding.fixes.contains(where: { $0.isText }) {
                json.key("fixes")
                json.array { json in
                    for fix in finding.fixes where fix.isText { Self.write(fix, sheet, to: &json) }
                }
            }
            json.key("properties")
            json.object { json in
                json.member("consequence", finding.consequence.word)
                json.key("engines")
                json.array(inline: true) { json in
                    for engine in finding.engines { json.string(engine) }
                }
            }
        }
    }

    private static func write(
        _ notes: [Diagnostic.Note], _ sheet: SARIFPlaces, _ places: inout SARIFPlacesCache, to json: inout JSONWriter
    ) {
        json.array { json in
            for note in notes {
                guard let range = note.range else { continue }
                let place = note.source.map { places.places(of: $0) } ?? sheet
                json.object { json in
                    place.writeLocation(range, to: &json)
                    json.key("message")
                    text(note.message, to: &json)
                }
            }
        }
    }

    /// The finding's identity twice: under the tool's own name for it, and under the one that GitHub looks for.
    private static func write(_ key: FindingKey, to json: inout JSONWriter) {
        let fingerprint = key.fingerprint()
        json.object { json in
            json.member("findingKey/v1", fingerprint)
            json.member("primaryLocationLineHash", fingerprint + ":1")
        }
    }

    private static func write(_ fix: Fix, _ sheet: SARIFPlaces, to json: inout JSONWriter) {
        json.object { json in
            json.key("description")
            text("\(fix.title) (\(fix.safety.word))", to: &json)
            json.key("artifactChanges")
            json.array { json in
                json.object { json in
                    sheet.writeArtifact(to: &json)
                    json.key("replacements")
                    json.array { json in
                        for edit in fix.edits.sorted(by: { $0.range.start < $1.range.start }) {
                            json.object { json in
                                json.key("deletedRegion")
                                sheet.writeRegion(edit.range, to: &json)
                                json.key("insertedContent")
                                json.object(inline: true) { json in
                                    json.key("text")
                                    json.string(edit.replacement)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func text(_ text: String, to json: inout JSONWriter) {
        json.object(inline: true) { json in json.member("text", text) }
    }
}

extension Diagnostic.Severity {
    /// The format's word for it.
    var sarifLevel: String { self == .advice ? "note" : word }
}
