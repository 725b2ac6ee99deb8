// What an engine makes of a colour value: a colour or none, and what is odd about it. Must not know how it is read.

package import NSSSyntax

/// A colour value as one engine reads it.
package struct ColorReading: Sendable {
    /// What it comes to.
    package enum Result: Hashable, Sendable {
        /// Always this colour.
        case color(Color)
        /// A colour of the system that follows appearance and contrast.
        case system(String)
        /// A colour of the palette, by its name without suffix, and the suffix as written, `_` included.
        case palette(name: String, suffix: String?)
        /// No colour; the first issue says why.
        case none

        /// True for a colour of the palette.
        var namesColor: Bool {
            if case .palette = self { return true }
            return false
        }
    }

    /// What is odd.
    package enum Issue: Hashable, Sendable {
        /// That many hex digits, which the engine cuts or does not read.
        case hexLength(Int)
        /// A character among hex digits that is none.
        case hexDigit
        /// Hex digits without anything in front.
        case missingHash
        /// Text before or behind the hex digits, which has no effect.
        case aroundHex
        /// Blanks within the hex digits, which are joined.
        case hexBlanks
        /// Alpha above 100 percent.
        case hexAlphaOverFull
        /// Eight digits, which engines read from opposite ends.
        case eightDigits
        /// A word that is the name of no colour.
        case unknownName
        /// A word that means no colour in other languages and is the name of none here: `none`.
        case wordForNothing
        /// A word that the engine knows and gives no colour for.
        case nameWithoutColor
        /// A palette name that means nothing any more.
        case formerName
        /// A function that the engine does not read.
        case unsupportedFunction
        /// A function with so many arguments where so many others are read.
        case functionCount(Int, expected: Int)
        /// Blanks where a function has commas, or an empty argument.
        case functionForm
        /// An argument that is no plain number.
        case component
        /// An argument beyond 1 with a dot, beyond 255 without one, or below 0.
        case componentRange
        /// An argument without a dot, taken as a 255th, that was meant as a share of 1.
        case componentWithoutDot
        /// Something else altogether.
        case noColor
    }

    /// What it comes to.
    package var result: Result
    /// What is odd, each with the token it is about; the first decides where there is no colour.
    package var issues: [(issue: Issue, range: TextRange)]

    init(_ result: Result, _ issues: [(Issue, TextRange)] = []) {
        self.result = result
        self.issues = issues.map { (issue: $0.0, range: $0.1) }
    }

    /// The colour, where it is always the same one.
    package var color: Color? {
        if case .color(let color) = result { return color }
        return nil
    }
    /// True where there is no colour.
    package var isNone: Bool { result == .none }
}
