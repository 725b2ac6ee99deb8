// The report as Checkstyle's XML, which many CI services and review tools read. Must not know files.

import NSSSyntax

/// Each file with its findings, those without any as well.
struct CheckstyleReport: ReportForm {
    private var xml = XMLWriter()

    init() { xml.begin("checkstyle", [("version", "4.3")]) }

    mutating func take() -> [UInt8] { xml.take() }

    mutating func add(_ file: FileReport) {
        if file.findings.isEmpty { return xml.element("file", [("name", file.source.name)]) }
        let lines = SourceLines(file.source)
        xml.element("file", [("name", file.source.name)]) { xml in
            for finding in file.findings { Self.write(finding, lines, to: &xml) }
        }
    }

    mutating func end(_: ReportTotals) { xml.end("checkstyle") }

    private static func write(_ finding: Diagnostic, _ lines: SourceLines, to xml: inout XMLWriter) {
        let place = lines.position(at: finding.range.start)
        xml.element(
            "error",
            [
                ("line", "\(place.line)"), ("column", "\(place.column)"),
                ("severity", finding.severity == .advice ? "info" : finding.severity.word),
                ("message", finding.sentence), ("source", "fdltheme.\(finding.rule)"),
            ])
    }
}
