// Why a value that a sheet declares comes to nothing. Must not find out.

/// Why a declared value is not there.
public enum ValueFailure: Hashable, Sendable {
    /// No definition has this name, nor does the palette. NUI's reader stops the app while it loads the sheet.
    case undefinedVariable(String)
    /// The definitions lead back to themselves, in this order; of a long circle the first ones only.
    case variableCycle([String])
    /// The engine follows so many definitions only; what the chain would give.
    case tooManyHops(limit: Int, text: String)
    /// The engine makes no colour of the text.
    case noColor(String)
    /// The palette of the chosen version has no such colour.
    case noPaletteColor(String)
    /// Two numbers without the comma between them: the converter stops the app when the view is drawn.
    case missingComma(String)
}

extension ValueFailure {
    /// Names of a circle that a sentence holds.
    static let namesShown = 8

    /// True where the app comes out the same, whatever the texts: without a value, or stopped.
    package func looks(like other: ValueFailure) -> Bool {
        switch (self, other) {
        case (.undefinedVariable, .undefinedVariable), (.variableCycle, .variableCycle),
            (.tooManyHops, .tooManyHops), (.missingComma, .missingComma),
            (.noColor, .noColor), (.noPaletteColor, .noPaletteColor), (.noColor, .noPaletteColor),
            (.noPaletteColor, .noColor):
            true
        default: false
        }
    }

    /// In a sentence, without a full stop.
    public var message: String {
        switch self {
        case .undefinedVariable(let name): "undefined variable '\(name)'"
        case .variableCycle(let names):
            "the definitions lead back to themselves: \(names.prefix(Self.namesShown).joined(separator: ", "))"
                + (names.count > Self.namesShown ? ", …" : "")
        case .tooManyHops(let limit, let text):
            "only \(limit == 1 ? "one definition is" : "\(limit) definitions are") followed;"
                + " the chain would give '\(text)'"
        case .noColor(let text): "'\(text)' is no colour for this engine"
        case .noPaletteColor(let name): "the palette has no colour '\(name)'"
        case .missingComma(let text): "no comma between the two numbers of '\(text)'"
        }
    }
}
