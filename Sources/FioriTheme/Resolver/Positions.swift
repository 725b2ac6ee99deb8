// Lines and columns of declared values, for reports that name many. Must not print anything.

package import NSSSyntax

/// The lines of a stack's sheets, found once for a whole report.
package struct Positions {
    private let tables: [LineTable]
    private let themeCount: Int

    /// Finds the lines of every sheet of a stack.
    package init(_ stack: ThemeStack) {
        tables = stack.sheets.map { LineTable($0.source) }
        themeCount = stack.themes.count
    }

    /// The line and column of a place in a sheet of the theme, counted without the SDK's own.
    package func position(of range: TextRange, inTheme sheet: Int) -> Position {
        tables[sheet + tables.count - themeCount].position(at: range.start)
    }

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
