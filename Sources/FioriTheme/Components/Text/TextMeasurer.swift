// How wide a text is. Must not know which component asks.

/// Measures text. An app passes its own fonts' measure; the built-in one needs no font and gives the same everywhere.
public struct TextMeasurer: Sendable {
    private let measure: @Sendable (String, Double) -> Double

    /// Makes a measurer of a function that is given a text of one line and a type size in points, and answers the
    /// text's width in points.
    public init(_ measure: @escaping @Sendable (_ text: String, _ fontSize: Double) -> Double) {
        self.measure = measure
    }

    /// Adds up the advance widths of Helvetica, regular: the iOS system font's relative, whose widths are public.
    ///
    /// It knows Latin letters (Basic Latin to Latin Extended-A), digits, punctuation and the usual signs; a letter with
    /// combining marks is as wide as the letter. Fallback: 0.6 of the type size for other letters, and the whole type
    /// size for East Asian characters and symbols (U+2E80 and above). No kerning. Source: Adobe's Core 14 font metrics.
    public static let builtIn = TextMeasurer { text, fontSize in
        var sum = 0
        for character in text {
            if let scalar = character.unicodeScalars.first { sum += AdvanceWidths.width(of: scalar) }
        }
        return Double(sum) * fontSize / 1000
    }

    /// The width of a text of one line, in points. What a measurer answers that is no length counts as 0.
    public func width(of text: String, fontSize: Double) -> Double {
        let width = measure(text, fontSize)
        return width.isFinite && width > 0 ? width : 0
    }

    /// The height of a line over its type size, near what the iOS system font has.
    static let lineHeight = ascent + descent
    /// From the top of a line to its baseline, over the type size.
    static let ascent = 0.95
    /// From the baseline to the bottom of a line, over the type size.
    static let descent = 0.24
}
