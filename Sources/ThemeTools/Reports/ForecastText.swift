// What becomes of a sheet at launch, in one line for people. Must not know files or terminals.

package import NSSSyntax
package import ThemeLint

/// Writes forecasts.
package enum ForecastText {
    /// `theme.nss: uikit (inferred): the sheet is lost as a whole: missing-semicolon on line 7`
    package static func line(_ forecast: Forecast, of source: Source) -> [UInt8] {
        let lines = LineTable(source)
        return line(forecast, of: source, TextColors(enabled: false)) { lines.position(at: $0).line }
    }

    static func line(
        _ forecast: Forecast, of source: Source, _ colors: TextColors, lineOf: (Int) -> Int
    ) -> [UInt8] {
        var output: [UInt8] = []
        output.writeHarmless(source.name)
        output.write(": ")
        output.writeHarmless(forecast.engine)
        output.write(" (")
        output.write(forecast.confidence.rawValue)
        output.write("): ")
        output.write(colors.style(of: .error))
        output.write(
            forecast.outcome == .crashes
                ? "the app crashes while the sheet is loaded" : "the sheet is lost as a whole")
        output.write(colors.end)
        if let rule = forecast.rule {
            output.write(": ")
            output.writeHarmless(rule)
        }
        if let offset = forecast.offset {
            output.write(" on line ")
            output.write(lineOf(offset))
        }
        output.append(UInt8(ascii: "\n"))
        return output
    }
}
