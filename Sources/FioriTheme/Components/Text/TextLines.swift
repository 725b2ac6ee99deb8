// Breaks a text into lines as a label does. Must not know which label.

/// A text in lines of a limited width. Lines break at blanks, a word that is too long for a line within it; what is
/// left over at the last line is cut off at the tail.
struct TextLines: Sendable {
    /// The lines, from top to bottom.
    private(set) var lines: [String] = []
    private let limit: Double
    private let fontSize: Double
    private let measurer: TextMeasurer

    /// Breaks a text. `limit` is a line's greatest width in points, `count` the greatest number of lines.
    init(_ text: String, limit: Double, count: Int, fontSize: Double, measurer: TextMeasurer) {
        self.limit = limit
        self.fontSize = fontSize
        self.measurer = measurer
        var rest = Array(text)[...]
        while !rest.isEmpty, lines.count < count {
            let isLast = lines.count == count - 1
            lines.append(isLast ? lastLine(rest) : takeLine(&rest))
            if isLast { break }
        }
    }

    /// Takes a line off the front of the text; at least one character.
    private func takeLine(_ rest: inout ArraySlice<Character>) -> String {
        let fitting = fittingCount(rest, tail: "")
        let paragraph = rest.prefix(fitting + 1).firstIndex { $0.isNewline }
        var end = paragraph ?? rest.startIndex + fitting
        if paragraph == nil, end < rest.endIndex {
            // The character that fits no more may be the blank itself.
            if let blank = rest[...end].lastIndex(of: " "), blank > rest.startIndex {
                end = blank
            } else {
                end = max(end, rest.startIndex + 1)
            }
        }
        let line = rest[..<end]
        rest = rest[end...]
        if paragraph != nil { rest = rest.dropFirst() } else { rest = rest.drop { $0 == " " } }
        return Self.trimmed(line)
    }

    private func lastLine(_ rest: ArraySlice<Character>) -> String {
        let paragraph = rest.prefix { !$0.isNewline }
        if paragraph.count == rest.count, fittingCount(rest, tail: "") == rest.count { return Self.trimmed(rest) }
        return Self.trimmed(paragraph.prefix(fittingCount(paragraph, tail: "…"))) + "…"
    }

    /// How many characters fit a line with `tail` behind them. The steps double until the line is full, so that the
    /// cost is that of a line, however long the text.
    private func fittingCount(_ text: ArraySlice<Character>, tail: String) -> Int {
        var fitting = 0
        var tooMany = 1
        while tooMany <= text.count, fits(text, tooMany, tail) {
            fitting = tooMany
            tooMany *= 2
        }
        tooMany = min(tooMany, text.count + 1)
        while tooMany - fitting > 1 {
            let middle = (fitting + tooMany) / 2
            if fits(text, middle, tail) { fitting = middle } else { tooMany = middle }
        }
        return fitting
    }

    private func fits(_ text: ArraySlice<Character>, _ count: Int, _ tail: String) -> Bool {
        measurer.width(of: String(text.prefix(count)) + tail, fontSize: fontSize) <= limit
    }

    private static func trimmed(_ line: ArraySlice<Character>) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return String(line)
    }
}
