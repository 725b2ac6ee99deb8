// The fixed words of all reports, so that no two formats differ in them. Knows no format.

package import NSSSyntax

extension Diagnostic.Severity {
    /// `error`, `warning` or `advice`.
    package var word: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .advice: "advice"
        }
    }

    /// The severity of a word.
    package init?(word: String) {
        for severity in Self.allCases where severity.word == word {
            self = severity
            return
        }
        return nil
    }
}

extension Fix.Safety {
    /// `safe` or `unsafe`.
    package var word: String {
        switch self {
        case .safe: "safe"
        case .unsafe: "unsafe"
        }
    }
}
