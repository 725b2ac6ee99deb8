// Sheets with their line tables, each table made once per report. Must not know what is reported.

package import NSSSyntax

/// A sheet together with the places of its lines.
package struct SourceLines: Sendable {
    /// The sheet.
    package let source: Source
    /// Where its lines start.
    package let table: LineTable

    /// Finds the lines of a sheet.
    package init(_ source: Source) {
        self.source = source
        table = LineTable(source)
    }

    /// The position of a byte offset.
    package func position(at offset: Int) -> Position { table.position(at: offset) }
}

/// The line tables that one report has needed so far.
package struct SourceLinesCache {
    private var known: [String: SourceLines] = [:]

    /// An empty cache.
    package init() {}

    /// The lines of a sheet. Sheets are told apart by name and size, as reports do.
    package mutating func lines(of source: Source) -> SourceLines {
        if let lines = known[source.name], lines.source.bytes.count == source.bytes.count { return lines }
        let lines = SourceLines(source)
        known[source.name] = lines
        return lines
    }
}
