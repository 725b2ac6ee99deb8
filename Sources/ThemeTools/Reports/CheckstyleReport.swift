// The report as Checkstyle's XML, which many CI services and review tools read. Must not know files.

import NSSSyntax

/// Each file with its findings, those without any as well.
enum CheckstyleReport {
    /// Writes a report.
    static func write(_ report: Report) -> [UInt8] {
        var xml = XMLWriter()
        xml.element("checkstyle", [("version", "4.3")]) { xml in
            for file in report.files {
                if file.findings.isEmpty {
                    xml.element("file", [("name", file.source.name)])
                    continue
                }
                let lines = SourceLines(file.source)
                xml.element("file", [("name", file.source.name)]) { xml in
                    for finding in file.findings { write(finding, lines, to: &xml) }
                }
            }
        }
        return xml.bytes
    }

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
