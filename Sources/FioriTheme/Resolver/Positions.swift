// Lines and columns of declared values, for reports that name many. Must not print anything.

package import NSSSyntax

/// The lines of a stack's sheets, found once for a whole report.
package struct Positions {
    private let tables: [LineTable]

    /// Finds the lines of every sheet of a stack.
    package init(_ stack: ThemeStack) { tables = stack.sheets.map { LineTable($0.source) } }

    /// The line and column of a declared value.
    package func position(of origin: Resolution.Origin) -> Position {
        tables[origin.sheet].position(at: origin.range.start)
    }

    /// `theme.nss:4:17`
    package func text(of origin: Resolution.Origin) -> String {
        let position = position(of: origin)
        return "\(origin.file):\(position.line):\(position.column)"
    }
}
