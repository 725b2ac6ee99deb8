// The notation of the catalogue for what may be written, compiled. Must not match anything: ValueMatcher does.

/// What may be written for an attribute.
package indirect enum ValueGrammar: Sendable {
    /// Bounds of a number.
    package struct Bounds: Hashable, Sendable {
        /// The least; nil for any.
        package var least: Double?
        /// The least itself is too small.
        package var isAbove = false
        /// The most; nil for any.
        package var most: Double?

        /// True where a number lies within.
        package func contains(_ number: Double) -> Bool {
            if let least, isAbove ? number <= least : number < least { return false }
            if let most, number > most { return false }
            return true
        }
    }

    case color
    case boolean
    case number(Bounds)
    case integer(Bounds)
    case fontName
    case fontStyle
    case image
    case className
    /// Any word.
    case word
    /// One of these words.
    case keywords([String])
    /// So many, with blanks between them.
    case list(ValueGrammar, least: Int, most: Int)
    /// Two with a comma between them.
    case pair(ValueGrammar)
    /// Any number with commas between them.
    case words(ValueGrammar)

    /// Compiles a notation; nil where a word in it is not known.
    package init?(_ term: Term) {
        let arguments = term.arguments
        func inner(_ index: Int) -> ValueGrammar? { index < arguments.count ? ValueGrammar(arguments[index]) : nil }
        func count(_ index: Int) -> Int? { index < arguments.count ? Int(arguments[index].word) : nil }
        switch term.word {
        case "color": self = .color
        case "boolean": self = .boolean
        case "number": self = .number(Self.bounds(arguments))
        case "integer": self = .integer(Self.bounds(arguments))
        case "font-name": self = .fontName
        case "font-style": self = .fontStyle
        case "image": self = .image
        case "class-name": self = .className
        case "word": self = .word
        case "one-of": self = .keywords(arguments.map { $0.word })
        case "list":
            guard let element = inner(0), let least = count(1), let most = count(2) else { return nil }
            self = .list(element, least: least, most: most)
        case "pair":
            guard let element = inner(0) else { return nil }
            self = .pair(element)
        case "words":
            guard let element = inner(0) else { return nil }
            self = .words(element)
        default: return nil
        }
    }

    private static func bounds(_ terms: [Term]) -> Bounds {
        func number(_ term: Term) -> Double? { NumberText(Array(term.word.utf8)[...])?.value }
        var bounds = Bounds()
        if let first = terms.first {
            bounds.isAbove = first.word == "above"
            bounds.least = bounds.isAbove ? first.arguments.first.flatMap(number) : number(first)
        }
        if terms.count > 1 { bounds.most = number(terms[1]) }
        return bounds
    }

    /// What fits, as a sentence names it: "a number of at least 0".
    package var title: String {
        switch self {
        case .color: "a colour"
        case .boolean: "'true' or 'false'"
        case .number(let bounds): "a number" + Self.words(bounds)
        case .integer(let bounds): "a whole number" + Self.words(bounds)
        case .fontName: "the name of a font"
        case .fontStyle: "a text style"
        case .image: "the name of an image"
        case .className: "the name of a class"
        case .word: "a word"
        case .keywords(let words): "one of " + words.map { "'\($0)'" }.joined(separator: ", ")
        case .list(_, let least, let most): "\(least) to \(most) numbers with blanks between them"
        case .pair: "two numbers with a comma between them"
        case .words: "names of classes with commas between them"
        }
    }

    private static func words(_ bounds: Bounds) -> String {
        guard let least = bounds.least else { return "" }
        if bounds.isAbove { return " above \(NumberText.shown(least))" }
        if let most = bounds.most { return " from \(NumberText.shown(least)) to \(NumberText.shown(most))" }
        return " of at least \(NumberText.shown(least))"
    }
}

extension NumberText {
    /// A number of the catalogue as people write it, with two places at most: `0.25`, `10`.
    package static func shown(_ number: Double) -> String {
        guard abs(number) < 1e15 else { return number < 0 ? "-1e15" : "1e15" }
        let hundredths = Int((abs(number) * 100 + 0.5))
        var text = (number < 0 ? "-" : "") + "\(hundredths / 100)"
        if hundredths % 100 > 0 {
            let places = hundredths % 100
            text += "." + (places < 10 ? "0\(places)" : places % 10 == 0 ? "\(places / 10)" : "\(places)")
        }
        return text
    }
}
