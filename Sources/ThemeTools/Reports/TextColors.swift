// The escape sequences of coloured text. Knows what is emphasised, not what it says.

import NSSSyntax

/// Escape sequences, all empty where no colour is wanted.
struct TextColors {
    let bold: String
    let gutter: String
    let note: String
    let help: String
    let fix: String
    let end: String
    private let error: String
    private let warning: String
    private let advice: String

    init(enabled: Bool) {
        bold = enabled ? "\u{1B}[1m" : ""
        gutter = enabled ? "\u{1B}[34m" : ""
        note = enabled ? "\u{1B}[1;36m" : ""
        help = enabled ? "\u{1B}[1;32m" : ""
        fix = enabled ? "\u{1B}[1;32m" : ""
        end = enabled ? "\u{1B}[0m" : ""
        error = enabled ? "\u{1B}[1;31m" : ""
        warning = enabled ? "\u{1B}[1;33m" : ""
        advice = enabled ? "\u{1B}[1;35m" : ""
    }

    /// The colour of a severity.
    func style(of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: error
        case .warning: warning
        case .advice: advice
        }
    }
}
