// The formats that are JSON, against schemas and by what a reader does with them. Must not know how they are written.

import Foundation
import NSSSyntax
import TestSupport
import Testing
import ThemeLint
import ThemeTools

@Suite("Report formats in JSON")
struct JSONFormatTests {
    private typealias Object = [String: Any]

    private func objects(_ bytes: [UInt8], _ path: String...) throws -> [Object] {
        var value = try JSONSerialization.jsonObject(with: Data(bytes))
        for name in path { value = try #require((value as? Object)?[name]) }
        return try #require(value as? [Object])
    }

    private func results(_ report: Report) throws -> [Object] {
        let run = try #require(try objects(ReportFormat.sarif.write(report), "runs").first)
        return try #require(run["results"] as? [Object])
    }

    // MARK: Schemas

    @Test("json keeps to its published schema")
    func schema() throws {
        let schema = try JSONSchema("Tests/Fixtures/schema/report.schema.json")
        for report in SampleReports.small { #expect(schema.breaches(in: ReportFormat.json.write(report)) == []) }
        for sheet in Fixtures.all {
            #expect(schema.breaches(in: ReportFormat.json.write(SampleReports.lint(sheet.text))) == [])
        }
    }

    @Test("each line of jsonl is a finding of that schema, as many as there are")
    func lines() throws {
        let schema = try JSONSchema("Tests/Fixtures/schema/report.schema.json")
        for report in SampleReports.all {
            let lines = ReportFormat.jsonl.write(report).split(separator: UInt8(ascii: "\n"))
            #expect(lines.count == report.summary.findings)
            for line in lines.prefix(20) { #expect(schema.breaches(in: Array(line), as: "finding") == []) }
        }
    }

    static let slips: [(String, String)] = [
        (#""version": 1,"#, #""version": 2,"#), (#""severity": "error""#, #""severity": "fatal""#),
        (#""line": 1,"#, #""line": 0,"#), (#""column": 9"#, #""column": 9.5"#), (#""help""#, #""hint""#),
        (#""files": 2"#, #""files": -1"#), (#""engines": ["uikit"]"#, #""engines": ["mars"]"#),
        (#""suppressed": 2"#, #""suppressed": true"#),
    ]

    @Test("the schema refuses what is not so", arguments: slips)
    func schemaRefuses(_ right: String, _ wrong: String) throws {
        let schema = try JSONSchema("Tests/Fixtures/schema/report.schema.json")
        let text = String(decoding: ReportFormat.json.write(SampleReports.full), as: UTF8.self)
        #expect(text.contains(right))
        #expect(schema.breaches(in: Array(text.replacingOccurrences(of: right, with: wrong).utf8)) != [])
    }

    @Test("sarif keeps to the part of the standard that it is to use")
    func sarifSchema() throws {
        let schema = try JSONSchema("Tests/Fixtures/schema/sarif.schema.json")
        for report in SampleReports.small { #expect(schema.breaches(in: ReportFormat.sarif.write(report)) == []) }
        for sheet in Fixtures.all {
            #expect(schema.breaches(in: ReportFormat.sarif.write(SampleReports.lint(sheet.text))) == [])
        }
    }

    // MARK: SARIF

    @Test("sarif: each result points to its rule; a rule that the list has is explained")
    func sarifRules() throws {
        let report = SampleReports.lint("A {\n  font-size: 12\n}\nA {\n  font-size: 12px;\n}\n")
        let run = try #require(try objects(ReportFormat.sarif.write(report), "runs").first)
        let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
        let rules = try #require(driver["rules"] as? [Object])
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(ids.contains("missing-semicolon"))
        #expect(Set(ids).count == ids.count)
        for result in try results(report) {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(ids[index] == result["ruleId"] as? String)
        }
        for rule in rules {
            let listed = try #require((rule["id"] as? String).flatMap { RuleList.rule($0) })
            #expect((rule["shortDescription"] as? Object)?["text"] as? String == listed.summary)
            #expect(((rule["help"] as? Object)?["markdown"] as? String)?.contains("```css\n") == true)
            #expect((rule["properties"] as? Object)?["tags"] as? [String] == [listed.group.rawValue])
        }
    }

    @Test("sarif: a sheet that could not be read is what the run met with, and no result")
    func sarifUnread() throws {
        var report = SampleReports.clean
        #expect(try objects(ReportFormat.sarif.write(report), "runs")[0]["invocations"] == nil)
        report.unread = [UnreadSheet(file: "a b.nss", reason: "Permission denied")]
        let bytes = ReportFormat.sarif.write(report)
        #expect(try JSONSchema("Tests/Fixtures/schema/sarif.schema.json").breaches(in: bytes) == [])
        let invocation = try #require((try objects(bytes, "runs")[0]["invocations"] as? [Object])?.first)
        let notices = try #require(invocation["toolExecutionNotifications"] as? [Object])
        #expect(notices.count == 1 && invocation["executionSuccessful"] as? Bool == false)
        #expect((notices[0]["message"] as? Object)?["text"] as? String == "cannot be read: Permission denied")
        let place = try #require((notices[0]["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
        #expect((place["artifactLocation"] as? Object)?["uri"] as? String == "a%20b.nss")
        #expect(try results(report).isEmpty)
    }

    @Test("sarif: columns count UTF-16, offsets bytes")
    func sarifColumns() throws {
        // Bytes 1...2 are é, 3...6 a smiley of two units, 7 a byte that is no UTF-8; the second line starts at 10.
        let bytes: [UInt8] = Array("aé😀".utf8) + [0xFF] + Array("x\né=".utf8)
        let source = Source(name: "a.nss", bytes: bytes)
        let ranges = [TextRange(1, 3), TextRange(3, 7), TextRange(7, 9), TextRange(10, 13), TextRange(4, 4)]
        let findings = ranges.map { Diagnostic(rule: "r", severity: .error, message: "m", range: $0) }
        let report = Report(files: [FileReport(source: source, findings: findings)], toolVersion: "1")
        let regions = try results(report).map { result in
            let location = try #require((result["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
            let region = try #require(location["region"] as? [String: Int])
            return ["startLine", "startColumn", "endLine", "endColumn"].map { region[$0] ?? 0 }
        }
        #expect(regions == [[1, 2, 1, 3], [1, 3, 1, 5], [1, 5, 1, 7], [2, 1, 2, 3], [1, 5, 1, 5]])
        let table = LineTable(source)
        for range in ranges {
            #expect(regions.contains { $0[1] == table.utf16Column(at: range.start, in: source) })
        }
    }

    @Test("sarif: names become addresses that say nothing but the name")
    func sarifAddresses() throws {
        let names = ["./a b.nss", "/tmp/ü.nss", "a:b#c?d%20.nss", "-", "<stdin>"]
        let finding = Diagnostic(rule: "r", severity: .error, message: "m", range: TextRange(0, 0))
        let files = names.map { FileReport(source: Source(name: $0, text: ""), findings: [finding]) }
        let addresses = try results(Report(files: files, toolVersion: "1")).map { result in
            let location = (result["locations"] as? [Object])?.first?["physicalLocation"] as? Object
            return (location?["artifactLocation"] as? Object)?["uri"] as? String
        }
        #expect(
            addresses == ["a%20b.nss", "file:///tmp/%C3%BC.nss", "a%3Ab%23c%3Fd%2520.nss", "-", "%3Cstdin%3E"])
    }

    @Test("sarif and rdjson: a reader that follows a fix gets the sheet that --fix writes")
    func fixes() throws {
        var tried = 0
        for sheet in Fixtures.all {
            let report = SampleReports.lint(sheet.text)
            let source = report.files[0].source
            let diagnostics = try objects(ReportFormat.rdjson.write(report), "diagnostics")
            for (index, result) in try results(report).enumerated() {
                let fixes = report.files[0].findings[index].fixes
                let written = result["fixes"] as? [Object] ?? []
                #expect(written.count == fixes.count)
                let suggestions = diagnostics[index]["suggestions"] as? [Object] ?? []
                for (place, fix) in fixes.enumerated() {
                    let expected = Fix.apply([fix], to: source.bytes).bytes
                    #expect(try applied(written[place], to: source) == expected)
                    if suggestions.count == fixes.count {
                        #expect(try taken(suggestions[place], in: source) == expected)
                        tried += 1
                    }
                }
            }
        }
        #expect(tried > 30)
    }

    private func applied(_ fix: Object, to source: Source) throws -> [UInt8] {
        let change = try #require((fix["artifactChanges"] as? [Object])?.first)
        var bytes = source.bytes
        for replacement in try #require(change["replacements"] as? [Object]).reversed() {
            let region = try #require(replacement["deletedRegion"] as? [String: Int])
            let start = try #require(region["byteOffset"])
            let text = try #require((replacement["insertedContent"] as? Object)?["text"] as? String)
            bytes.replaceSubrange(start..<start + (region["byteLength"] ?? 0), with: text.utf8)
        }
        return bytes
    }

    private func taken(_ suggestion: Object, in source: Source) throws -> [UInt8] {
        let range = try #require(suggestion["range"] as? [String: [String: Int]])
        let table = LineTable(source)
        let places = try ["start", "end"].map { name in
            try #require(table.offset(line: range[name]?["line"] ?? 0, column: range[name]?["column"] ?? 0))
        }
        var bytes = source.bytes
        bytes.replaceSubrange(places[0]..<places[1], with: try #require(suggestion["text"] as? String).utf8)
        return bytes
    }

    @Test("fixes that write what is no text are left out")
    func binaryFixes() throws {
        #expect(
            try results(SampleReports.hostile).map { ($0["fixes"] as? [Object])?.count ?? 0 } == [0, 1, 0, 1, 0, 0, 0])
        let diagnostics = try objects(ReportFormat.rdjson.write(SampleReports.hostile), "diagnostics")
        #expect(diagnostics.map { ($0["suggestions"] as? [Object])?.count ?? 0 } == [0, 1, 0, 1, 0, 0, 0])
    }

    // MARK: Fingerprints

    @Test("fingerprints stay when lines move, in sarif and gitlab")
    func fingerprints() throws {
        let sheet = "A {\n    font-size: 12\n}\nB {\n    font-size: 12\n    font-size: 12px;\n}\n"
        let moved = "/* new */\n\n@x: red;\n" + sheet.replacingOccurrences(of: "    ", with: "\t")
        func sarif(_ text: String) throws -> [String] {
            try results(SampleReports.lint(text)).filter { $0["ruleId"] as? String != "unused-variable" }.map {
                try #require(($0["partialFingerprints"] as? [String: String])?["findingKey/v1"])
            }
        }
        func gitlab(_ text: String) throws -> [String] {
            try objects(ReportFormat.gitlab.write(SampleReports.lint(text))).filter {
                $0["check_name"] as? String != "unused-variable"
            }.map { try #require($0["fingerprint"] as? String) }
        }
        let before = try sarif(sheet)
        #expect(before.count >= 3)
        #expect(Set(before).count == before.count)
        #expect(try sarif(moved) == before)
        #expect(try gitlab(moved) == gitlab(sheet))
    }

    // MARK: GitLab

    @Test("gitlab: fingerprints are unique over all files, severities are the service's words")
    func gitlab() throws {
        let text = "A {\n  font-size: 12\n}\n"
        let files = ["a.nss", "b.nss"].flatMap { SampleReports.lint(text, name: $0).files }
        for report in SampleReports.all + [Report(files: files, toolVersion: "1")] {
            let issues = try objects(ReportFormat.gitlab.write(report))
            #expect(issues.count == report.summary.findings)
            #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
            for issue in issues {
                #expect(
                    ["info", "minor", "major", "critical", "blocker"].contains(issue["severity"] as? String))
                #expect((issue["location"] as? Object)?["path"] is String)
            }
        }
    }

    @Test("gitlab: a sheet that could not be read is an issue of its own")
    func gitlabUnread() throws {
        var report = SampleReports.clean
        report.unread = ["a.nss", "b.nss"].map { UnreadSheet(file: $0, reason: "Permission denied") }
        let issues = try objects(ReportFormat.gitlab.write(report))
        #expect(issues.map { ($0["location"] as? Object)?["path"] as? String } == ["a.nss", "b.nss"])
        #expect(issues.allSatisfy { $0["description"] as? String == "cannot be read: Permission denied" })
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
    }

    @Test("gitlab: what the whole app suffers from is worst")
    func gitlabSeverities() throws {
        let cases: [(Diagnostic.Severity, Diagnostic.Consequence, String)] = [
            (.error, .crash, "blocker"), (.error, .sheetLost, "critical"), (.error, .valueLost, "major"),
            (.error, .none, "major"), (.warning, .crash, "minor"), (.warning, .applied, "minor"),
            (.advice, .none, "info"),
        ]
        let findings = cases.map {
            Diagnostic(rule: "r", severity: $0.0, message: "m", range: TextRange(0, 0), consequence: $0.1)
        }
        let report = Report(
            files: [FileReport(source: Source(name: "a", text: ""), findings: findings)], toolVersion: "1")
        let issues = try objects(ReportFormat.gitlab.write(report))
        #expect(issues.map { $0["severity"] as? String } == cases.map { $0.2 })
    }
}
