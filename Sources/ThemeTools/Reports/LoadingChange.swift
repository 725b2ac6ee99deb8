// What becomes of two themes while they are loaded, beside what changes in their cells. Must not compare any cell.

package import ThemeLint

/// How two themes are loaded. Cells are compared as if every sheet were; a sheet that is lost changes them all.
package struct LoadingChange: Sendable {
    /// The worst that becomes of a sheet of the old theme.
    package let old: Forecast.Outcome
    /// The same of the new one.
    package let new: Forecast.Outcome
    /// A line for each sheet that is not loaded: `old: theme.nss: uikit (inferred): the sheet is lost as a whole: …`.
    package let lines: [String]

    /// Takes the outcomes and the lines of both themes.
    package init(old: Forecast.Outcome, new: Forecast.Outcome, oldLines: [String], newLines: [String]) {
        self.old = old
        self.new = new
        lines = oldLines.map { "old: " + $0 } + newLines.map { "new: " + $0 }
    }

    /// True where one of them is loaded and the other is not, or not in the same way.
    package var isVisible: Bool { old != new }
}
