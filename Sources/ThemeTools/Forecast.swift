// What happens to a sheet when an app starts with it. Holds the answer only; engines find it.

/// The forecast for one sheet under one engine.
package struct Forecast: Hashable, Sendable {
    /// What happens while the sheet is loaded.
    package enum Outcome: String, Sendable {
        /// The sheet is loaded, whatever single values may be lost.
        case loads
        /// Nothing of the sheet is applied.
        case sheetLost = "sheet-lost"
        /// The app ends with an exception.
        case crashes
    }

    /// How well the fact that decides it is known.
    package enum Confidence: String, Sendable {
        /// Read in the engine's code.
        case code
        /// Stated by the vendor.
        case documented
        /// Concluded from something else.
        case inferred
    }

    /// Name of the engine.
    package var engine: String
    /// What happens.
    package var outcome: Outcome
    /// Rule of the finding that decides it; nil when the sheet loads.
    package var rule: String?
    /// Offset in bytes of the place that decides it; nil when the sheet loads.
    package var offset: Int?
    /// How well it is known.
    package var confidence: Confidence

    /// Makes a forecast.
    package init(engine: String, outcome: Outcome, rule: String? = nil, offset: Int? = nil, confidence: Confidence) {
        self.engine = engine
        self.outcome = outcome
        self.rule = rule
        self.offset = offset
        self.confidence = confidence
    }
}
