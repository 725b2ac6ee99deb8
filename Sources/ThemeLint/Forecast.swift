// What becomes of a sheet at launch. Follows from how the engines read it, never from severities.

package import FioriTheme
package import NSSSyntax

/// What happens to one sheet in one engine when the app starts.
package struct Forecast: Sendable, Hashable {
    /// What happens.
    package enum Outcome: Sendable {
        /// The sheet is loaded.
        case loads
        /// The sheet is dropped as a whole.
        case sheetLost
        /// The app ends with an exception while the sheet is loaded.
        case crashes
    }

    /// The engine's name.
    package let engine: String
    /// What happens.
    package let outcome: Outcome
    /// The rule whose finding explains it; nil where the sheet loads.
    package let rule: String?
    /// The byte at which it happens; nil where the sheet loads.
    package let offset: Int?
    /// How well the facts behind it are known.
    package let confidence: String

    /// Makes a forecast.
    package init(engine: String, outcome: Outcome, rule: String?, offset: Int?, confidence: String) {
        self.engine = engine
        self.outcome = outcome
        self.rule = rule
        self.offset = offset
        self.confidence = confidence
    }
}
