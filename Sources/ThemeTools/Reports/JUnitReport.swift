// The report as JUnit's XML, which CI services show as tests. Must not know files.

import NSSSyntax

/// A suite for each file, a test for each finding; a file without findings is one test that passes.
///
/// A test fails where its finding fails the run, so that the service shows what the exit code says; what a milder finding
/// has to say is its test's output.
struct JUnitReport: ReportForm {
    static let namesUnread = true

    /// They follow the counts, which are known when all files are in.
    private var suites = XMLWriter(elementsAt: 1)
    private var tests = 0
    private var output: [UInt8] = []
    private let failOn: Diagnostic.Severity

    init(_ failOn: Diagnostic.Severity) { self.failOn = failOn }

    mutating func take() -> [UInt8] { output.taken() }

    mutating func add(_ file: FileReport) {
        tests += max(file.findings.count, 1)
        write(file, to: &suites)
    }

    mutating func end(_ totals: ReportTotals) {
        var xml = XMLWriter()
        for sheet in totals.unread { Self.write(sheet, to: &suites) }
        tests += totals.unread.count
        let failures = totals.summary.count(atLeast: failOn)
        xml.element(
            "testsuites",
            [
                ("name", "fdltheme"), ("tests", "\(tests)"), ("failures", "\(failures)"),
                ("errors", "\(totals.unread.count)"),
            ]
        ) { xml in xml.write(suites) }
        output = xml.bytes
    }

    /// A sheet that could not be read is a test that could not be made.
    private static func write(_ sheet: UnreadSheet, to xml: inout XMLWriter) {
        xml.element(
            "testsuite",
            [
                ("name", sheet.file), ("tests", "1"), ("failures", "0"), ("errors", "1"), ("skipped", "0"),
                ("time", "0"),
            ]
        ) { xml in
            xml.element("testcase", [("classname", sheet.file), ("name", "can be read"), ("time", "0")]) { xml in
                xml.element("error", [("message", sheet.reason), ("type", "unread")])
            }
        }
    }

    private func write(_ file: FileReport, to xml: inout XMLWriter) {
        let failures = file.findings.reduce(0) { $0 + ($1.severity >= failOn ? 1 : 0) }
        let name = file.source.name
        xml.element(
            "testsuite",
            [
                ("name", name), ("tests", "\(max(file.findings.count, 1))"), ("failures", "\(failures)"),
                ("errors", "0"), ("skipped", "0"), ("time", "0"),
            ]
        ) { xml in
            if file.findings.isEmpty {
                xml.element("testcase", [("classname", name), ("name", "no findings"), ("time", "0")])
            }
            let lines = SourceLines(file.source)
            for finding in file.findings { write(finding, lines, to: &xml) }
        }
    }

    /// The test's name holds no place, so that a service knows it again after lines have moved.
    private func write(_ finding: Diagnostic, _ lines: SourceLines, to xml: inout XMLWriter) {
        let place = lines.position(at: finding.range.start)
        let details = Self.details(of: finding, lines)
        xml.element(
            "testcase",
            [
                ("classname", lines.source.name), ("name", "\(finding.rule): \(finding.message)"),
                ("file", lines.source.name), ("line", "\(place.line)"), ("time", "0"),
            ]
        ) { xml in
            if finding.severity >= failOn {
                xml.element(
                    "failure", [("message", finding.message), ("type", finding.severity.word)], text: details)
            } else {
                xml.element("system-out", [], text: details)
            }
        }
    }

    /// Place and excerpt, then what else there is to know.
    private static func details(of finding: Diagnostic, _ lines: SourceLines) -> [UInt8] {
        var text: [UInt8] = []
        let place = lines.position(at: finding.range.start)
        text.writePlace(lines.source.name, place)
        text.write(finding.severity.word)
        text.write(": ")
        text.writeHarmless(finding.message)
        text.writeRule(finding.rule)
        text.write("\n")
        Excerpt(
            gutter: max(Excerpt.digits(of: place.line), 3), width: 120, gutterStyle: "", markStyle: "", endStyle: ""
        ).write(finding.range, in: lines, to: &text)
        for remark in finding.remarks {
            text.writeHarmless(remark)
            text.write("\n")
        }
        return text
    }
}
