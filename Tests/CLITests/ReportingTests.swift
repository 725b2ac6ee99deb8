// What lint prints: the forms, their fields, where they go, and what the options about rules change.

import Foundation
import Testing

@Suite("Reporting")
struct ReportingTests {
    let work: Workspace

    init() throws {
        work = try Workspace()
        try work.write("clean.nss", Sample.clean)
        try work.write("broken.nss", Sample.broken)
        try work.write("warned.nss", Sample.warned)
        try work.write("misspelt.nss", Sample.misspelt)
    }

    private func json(_ run: Run) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
    }

    @Test("json has exactly the documented fields")
    func fields() throws {
        let report = try json(work.run("lint", "--output", "json", "broken.nss", "misspelt.nss", "clean.nss"))
        #expect(Set(report.keys) == ["version", "tool", "findings", "forecast", "summary"])
        #expect(report["version"] as? Int == 1)
        let tool = try #require(report["tool"] as? [String: Any])
        #expect(Set(tool.keys) == ["name", "version"])
        #expect(tool["name"] as? String == "fdltheme")
        let findings = try #require(report["findings"] as? [[String: Any]])
        #expect(findings.count == 2)
        let allowed: Set = [
            "rule", "severity", "message", "file", "engines", "consequence", "range", "notes", "help", "fixes",
        ]
        for finding in findings {
            #expect(Set(finding.keys).isSubset(of: allowed))
            #expect(Set(finding.keys).isSuperset(of: allowed.subtracting(["help"])))
            for note in finding["notes"] as? [[String: Any]] ?? [] {
                #expect(Set(note.keys).isSubset(of: ["message", "file", "range"]))
                #expect(note["message"] is String)
            }
            for fix in finding["fixes"] as? [[String: Any]] ?? [] {
                #expect(Set(fix.keys) == ["title", "safety", "edits"])
                #expect(["safe", "unsafe"].contains(fix["safety"] as? String))
                for edit in fix["edits"] as? [[String: Any]] ?? [] { #expect(Set(edit.keys) == ["range", "text"]) }
            }
        }
        let summary = try #require(report["summary"] as? [String: Int])
        #expect(summary == ["files": 3, "errors": 2, "warnings": 0, "advice": 0, "suppressed": 0])
    }

    @Test("json: values of one finding, with offsets from 0 and lines from 1")
    func values() throws {
        let report = try json(work.run("lint", "--output", "json", "broken.nss"))
        let finding = try #require((report["findings"] as? [[String: Any]])?.first)
        #expect(finding["rule"] as? String == "missing-semicolon")
        #expect(finding["severity"] as? String == "error")
        #expect(finding["file"] as? String == "broken.nss")
        #expect(finding["engines"] as? [String] == ["uikit"])
        #expect(finding["consequence"] as? String == "sheet-lost")
        let range = try #require(finding["range"] as? [String: [String: Int]])
        #expect(
            range == [
                "start": ["offset": 26, "line": 2, "column": 18], "end": ["offset": 26, "line": 2, "column": 18],
            ])
        let fix = try #require((finding["fixes"] as? [[String: Any]])?.first)
        #expect(fix["safety"] as? String == "safe")
        #expect((fix["edits"] as? [[String: Any]])?.first?["text"] as? String == ";")
    }

    @Test("json: the forecast, one row a file and engine")
    func forecast() throws {
        let report = try json(
            work.run(
                "lint", "--output", "json", "--engine", "nui", "--engine", "uikit", "broken.nss", "clean.nss",
                "misspelt.nss"))
        let rows = try #require(report["forecast"] as? [[String: Any]])
        let found = rows.map {
            "\($0["file"] ?? "") \($0["engine"] ?? "") \($0["outcome"] ?? "") \($0["rule"] ?? "-") \($0["line"] ?? "-") \($0["confidence"] ?? "")"
        }
        for row in rows {
            #expect(Set(row.keys).isSubset(of: ["file", "engine", "outcome", "rule", "line", "confidence"]))
        }
        func lines(_ rest: [String]) -> [String] { found.filter { row in rest.contains { row.hasPrefix($0) } } }
        #expect(lines(["broken.nss uikit"]) == ["broken.nss uikit sheet-lost missing-semicolon 2 inferred"])
        #expect(lines(["broken.nss nui"]) == ["broken.nss nui sheet-lost missing-semicolon 2 code"])
        #expect(lines(["misspelt.nss nui"]) == ["misspelt.nss nui crashes undefined-variable 3 code"])
        #expect(lines(["misspelt.nss uikit"]) == ["misspelt.nss uikit crashes undefined-variable 3 inferred"])
        #expect(rows.filter { $0["file"] as? String == "clean.nss" }.allSatisfy { $0["outcome"] as? String == "loads" })
        #expect(rows.filter { $0["file"] as? String == "clean.nss" }.count == 2)
    }

    @Test("xcode: file:line:col: severity: message [rule]; advice prints as note")
    func xcode() throws {
        let run = try work.run("lint", "--output", "xcode", "broken.nss", "warned.nss")
        #expect(run.lines.contains { $0.hasPrefix("broken.nss:2:18: error: ") && $0.hasSuffix(" [missing-semicolon]") })
        #expect(
            run.lines.contains { $0.hasPrefix("warned.nss:3:5: warning: ") && $0.hasSuffix(" [duplicate-attribute]") })
        let advice = try work.run("lint", "--output", "xcode", "--rule", "missing-semicolon=advice", "broken.nss")
        #expect(advice.lines.contains { $0.hasPrefix("broken.nss:2:18: note: ") })
        #expect(advice.code == 0)
    }

    @Test("compact: one line a finding")
    func compact() throws {
        let run = try work.run("lint", "--output", "compact", "broken.nss", "warned.nss")
        let findings = run.lines.filter { $0.contains(".nss:") }
        #expect(findings.filter { $0.hasPrefix("broken.nss:2:18:") && $0.contains("missing-semicolon") }.count == 1)
        #expect(findings.filter { $0.hasPrefix("warned.nss:3:5:") && $0.contains("duplicate-attribute") }.count == 1)
        #expect(
            findings.filter { $0.contains("[missing-semicolon]") || $0.contains("[duplicate-attribute]") }.count == 2)
    }

    @Test("text: message, excerpt with caret, help, summary")
    func text() throws {
        let run = try work.run("lint", "broken.nss")
        #expect(run.lines.first?.hasPrefix("broken.nss:2:18: error: ") == true)
        #expect(run.text.contains("    font-size: 12\n"))
        #expect(run.text.contains("^"))
        #expect(run.text.contains("help: "))
        #expect(run.lines.last?.contains("1 error") == true)
        #expect(run.text.contains("unstyled"))
        let clean = try work.run("lint", "clean.nss")
        #expect(clean.code == 0)
        #expect(!clean.text.contains("error:"))
    }

    @Test("several forms at once, one of them on standard output, the others in files")
    func several() throws {
        let run = try work.run(
            "lint", "--output", "compact", "--output=json=out/r.json", "--output", "xcode=x.log", "broken.nss")
        #expect(run.code == 3, "the folder does not exist")
        try work.write("out/keep", "")
        let again = try work.run(
            "lint", "--output", "compact", "--output=json=out/r.json", "--output", "xcode=x.log", "broken.nss")
        #expect(again.code == 1)
        #expect(again.text.hasPrefix("broken.nss:2:18:"))
        #expect(try work.read("x.log").hasPrefix("broken.nss:2:18: error:"))
        let object = try JSONSerialization.jsonObject(with: Data(work.read("out/r.json").utf8)) as? [String: Any]
        #expect((object?["findings"] as? [Any])?.count == 1)
        // With everything in files there is nothing to print.
        let silent = try work.run("lint", "--output", "json=r.json", "broken.nss")
        #expect(silent.output.isEmpty)
    }

    @Test("every form that --help names is written")
    func everyForm() throws {
        let help = try work.run("lint", "--help").text.split { " \n,;".contains($0) }.map(String.init)
        let forms = [
            "text", "compact", "xcode", "json", "jsonl", "sarif", "junit", "checkstyle", "github", "gitlab", "rdjson",
            "markdown", "html",
        ]
        for form in forms { #expect(help.contains(form)) }
        let run = try work.run(["lint", "broken.nss"] + forms.flatMap { ["--output", "\($0)=r.\($0)"] })
        #expect(run.code == 1)
        #expect(run.output.isEmpty)
        for form in forms { #expect(try work.read("r.\(form)").contains("missing-semicolon"), "\(form)") }
        #expect(
            try work.run("lint", "--output", "github", "broken.nss").text.hasPrefix("::error file=broken.nss,line=2,"))
        #expect(try work.run("lint", "--output", "sarfi", "broken.nss").errorText.contains("did you mean 'sarif'?"))
    }

    @Test("colour only where asked for or on a terminal; NO_COLOR holds for auto")
    func color() throws {
        #expect(!(try work.run("lint", "broken.nss").output.contains(0x1B)))
        #expect(try work.run("lint", "--color", "always", "broken.nss").output.contains(0x1B))
        #expect(
            try work.run("lint", "--color=always", "broken.nss", environment: ["NO_COLOR": "1"]).output.contains(0x1B))
        #expect(!(try work.run("lint", "--color=never", "broken.nss").output.contains(0x1B)))
        #expect(
            !(try work.run("lint", "broken.nss", environment: ["NO_COLOR": "1", "TERM": "xterm"]).output.contains(0x1B))
        )
    }

    static let limits: [(String, String, Int32)] = [
        ("broken.nss", "error", 1), ("broken.nss", "advice", 1), ("warned.nss", "error", 0),
        ("warned.nss", "warning", 1),
        ("warned.nss", "advice", 1), ("clean.nss", "advice", 0),
    ]

    @Test(
        "--fail-on moves the line",
        arguments: limits)
    func failOn(_ file: String, _ severity: String, _ code: Int32) throws {
        #expect(try work.run("lint", "--fail-on", severity, file).code == code)
    }

    static let selections: [([String], Int32)] = [
        (["--rule", "missing-semicolon=off"], 0), (["--rule", "syntax=off"], 0), (["--rule", "references=off"], 1),
        (["--rule", "syntax=off", "--rule", "missing-semicolon=error"], 1),
        (["--rule", "missing-semicolon=error", "--rule", "syntax=off"], 1),
        (["--rule", "syntax=warning"], 0), (["--rule", "syntax=warning", "--fail-on", "warning"], 1),
        (["--only", "syntax"], 1), (["--only", "references"], 0), (["--only", "missing-semicolon"], 1),
        (["--only", "undefined-variable", "--only", "cascade"], 0), (["--only=cascade", "--only=syntax"], 1),
        (["--rule", "missing-semicolon=off", "--rule", "missing-semicolon=error"], 1),
    ]

    @Test(
        "--rule and --only, by rule and by group; a rule beats its group",
        arguments: selections)
    func selection(_ options: [String], _ code: Int32) throws {
        #expect(try work.run(["lint"] + options + ["broken.nss"]).code == code)
    }

    @Test("a warning stays a warning in the report when it fails the run")
    func severities() throws {
        let run = try work.run("lint", "--fail-on", "warning", "--output", "json", "warned.nss")
        let report = try json(run)
        #expect(run.code == 1)
        #expect((report["summary"] as? [String: Int])?["warnings"] == 1)
        #expect((report["summary"] as? [String: Int])?["errors"] == 0)
    }

    @Test("junit shows a failure where the exit code tells of one, also by the settings' --fail-on")
    func junit() throws {
        let green = try work.run("lint", "--output", "junit", "warned.nss")
        #expect(green.code == 0 && green.text.contains("failures=\"0\"") && !green.text.contains("<failure"))
        #expect(green.text.contains("<system-out>warned.nss:3:5: warning: "))
        let red = try work.run("lint", "--output", "junit=r.xml", "--fail-on", "warning", "warned.nss")
        #expect(red.code == 1)
        #expect(try work.read("r.xml").contains("tests=\"1\" failures=\"1\""))
        try work.write(".fdltheme.nss", "settings { fail-on: advice; }\n")
        let advice = try work.run("lint", "--output", "junit", "--rule", "duplicate-attribute=advice", "warned.nss")
        #expect(advice.code == 1 && advice.text.contains("type=\"advice\""))
    }

    @Test("--quiet leaves out forecast and summary, not the findings")
    func quiet() throws {
        let loud = try work.run("lint", "broken.nss").text
        let quiet = try work.run("lint", "--quiet", "broken.nss").text
        #expect(quiet.contains("missing-semicolon"))
        #expect(quiet.count < loud.count)
        #expect(try work.run("lint", "--quiet", "clean.nss").output.isEmpty)
    }

    /// What is read is not written over, whatever name it goes by, and no file takes two reports.
    @Test(arguments: [
        ["lint", "--output", "html=a.nss", "a.nss"], ["lint", "--output", "json=link.nss", "a.nss"],
        ["lint", "--output", "json=sub/../a.nss", "a.nss"], ["lint", "--write-baseline", "a.nss", "a.nss"],
        ["lint", "--base", "a.nss", "--output", "json=a.nss", "b.nss"],
        ["lint", "--output", "json=out", "--output", "sarif=./out", "a.nss"],
        ["preview", "page.html", "-o", "page.html"], ["diff", "-", "-"],
        ["preview", "-", "--before", "-", "-o", "x.html"],
    ])
    func whatIsReadIsNotWrittenOver(arguments: [String]) throws {
        for name in ["a.nss", "b.nss", "page.html"] { try work.write(name, Sample.warned) }
        try work.write("sub/c.nss", Sample.clean)
        try FileManager.default.createSymbolicLink(
            at: work.folder.appendingPathComponent("link.nss"),
            withDestinationURL: work.folder.appendingPathComponent("a.nss"))
        let run = try work.run(arguments)
        #expect(run.code == 2, "\(run.errorText)")
        for name in ["a.nss", "b.nss", "page.html"] { #expect(try work.read(name) == Sample.warned) }
        #expect(!FileManager.default.fileExists(atPath: work.folder.appendingPathComponent("out").path))
    }
}
