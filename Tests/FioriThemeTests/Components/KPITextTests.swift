// Text of a KPI progress view: its measure, its lines and its numbers.

import Foundation
import TestSupport
import Testing

@testable import FioriTheme

@Suite struct KPITextTests {
    @Test(
        "K11 the built-in measure adds up advance widths",
        arguments: [
            ("", 0), ("0123456789", 5560), ("%", 889), ("/", 278), (" ", 278), ("iIl", 722), ("W", 944), ("Ä", 667),
            ("ß", 611), ("ğ", 556), ("Œ", 1000), ("€", 556), ("…", 1000), ("—", 1000), ("−", 584), ("\u{A0}", 278),
            ("a\u{301}", 556), ("\u{200B}", 0), ("Ж", 600), ("中", 1000), ("👩‍👩‍👧", 1000), ("\n", 0),
        ] as [(String, Double)])
    func builtInMeasure(text: String, thousandths: Double) {
        #expect(TextMeasurer.builtIn.width(of: text, fontSize: 1000) == thousandths)
        #expect(isClose(TextMeasurer.builtIn.width(of: text, fontSize: 10), thousandths / 100))
    }

    @Test("K11 the caller's measure replaces the built-in one, and what is no length counts as none")
    func ownMeasure() {
        var view = KPIProgressView()
        view.items = [.metric(MetricItem(string: "1"))]
        view.textMeasurer = .fixed(20)
        #expect(view.layout().runs[0].width == 20)
        for width in [Double.nan, .infinity, -1] {
            view.textMeasurer = .fixed(width)
            #expect(view.layout().runs[0].width == 0)
            #expect(view.layout().runs[0].x == 65)
        }
    }

    @Test(
        "K12 a formatter writes numbers, and texts that are nothing but one",
        arguments: [("1234.5", "1,234.5"), ("33", "33"), ("33%", "33%"), ("n/a", "n/a"), ("1e999", "1e999"), ("", "")])
    func formatting(text: String, shown: String) {
        var view = KPIProgressView()
        view.metricFormatter = DecimalFormatter().string(from:)
        view.items = [.metric(MetricItem(string: text))]
        #expect(view.layout().runs.map(\.text).joined() == shown)
    }

    @Test("K12 metric and fraction have a formatter each; without one a number is plain")
    func formatters() {
        var view = KPIProgressView()
        view.items =
            [.metric(MetricItem(number: 1234.5))]
            + KPIViewItem.ratio(FractionItem(number: 2000), of: FractionItem(string: "3000"))
        #expect(view.layout().runs.map(\.text) == ["1234.5", "2000", "/", "3000"])
        view.fractionFormatter = { "<\(Int($0))>" }
        #expect(view.layout().runs.map(\.text) == ["1234.5", "<2000>", "/", "<3000>"])
        view.metricFormatter = DecimalFormatter(minimumFractionDigits: 2).string(from:)
        #expect(view.layout().runs.map(\.text) == ["1,234.50", "<2000>", "/", "<3000>"])
        #expect(view.accessibilityLabel == "1,234.50<2000>/<3000>")
    }

    @Test(
        "K12 numbers have groups and a limited fraction",
        arguments: [
            (0, "0"), (-0.0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (-1_234_567.891, "-1,234,567.891"),
            (0.0005, "0"), (0.0015, "0.002"), (0.0025, "0.002"), (-0.0001, "0"), (0.9996, "1"), (999.9996, "1,000"),
            (1e21, "1,000,000,000,000,000,000,000"), (.leastNonzeroMagnitude, "0"), (.nan, "NaN"), (.infinity, "∞"),
            (-.infinity, "-∞"), (0.125, "0.125"), (1e-3, "0.001"),
        ] as [(Double, String)])
    func decimals(number: Double, text: String) {
        #expect(DecimalFormatter().string(from: number) == text)
    }

    @Test("K12 the formatter's own settings")
    func decimalSettings() {
        let german = DecimalFormatter(groupingSeparator: ".", decimalSeparator: ",", minimumFractionDigits: 2)
        #expect(german.string(from: 1234.5) == "1.234,50")
        #expect(german.string(from: 0) == "0,00")
        #expect(DecimalFormatter(groupingSeparator: "").string(from: 1_000_000) == "1000000")
        let whole = DecimalFormatter(maximumFractionDigits: 0)
        #expect([0.5, 1.5, 2.5, 0.51, 99.5].map { whole.string(from: $0) } == ["0", "2", "2", "1", "100"])
        #expect(DecimalFormatter(minimumFractionDigits: .max).string(from: 1).count == 102)
        #expect(DecimalFormatter(minimumFractionDigits: .min, maximumFractionDigits: .min).string(from: 1.5) == "2")
        #expect(DecimalFormatter(maximumFractionDigits: .max).string(from: .leastNonzeroMagnitude).count == 326)
    }

    @Test("K12 decimals agree with Foundation's")
    func agreesWithFoundation() {
        let foundation = NumberFormatter()
        foundation.locale = Locale(identifier: "en_US")
        foundation.numberStyle = .decimal
        var random = SeededGenerator(seed: 12)
        for _ in 0..<2000 {
            let size = [1.0, 100, 10_000, 1_000_000_000][Int.random(in: 0..<4, using: &random)]
            let number = Double.random(in: -size...size, using: &random)
            let digits = Int.random(in: 0...6, using: &random)
            foundation.maximumFractionDigits = digits
            let expected = foundation.string(from: NSNumber(value: number))
            let text = DecimalFormatter(maximumFractionDigits: digits).string(from: number)
            // Foundation keeps the sign of a number that rounds to zero.
            #expect(text == (expected == "-0" ? "0" : expected), "\(number) \(digits)")
        }
    }

    @Test(
        arguments: [
            ("one two", 2, ["one two"]), ("one two three", 2, ["one two", "three"]),
            ("one two three four", 2, ["one two", "three f…"]), ("abcdefghijkl", 2, ["abcdefgh", "ijkl"]),
            ("abcdefghijklmnopq", 2, ["abcdefgh", "ijklmno…"]), ("a\nb", 2, ["a", "b"]), ("a\nb\nc", 2, ["a", "b…"]),
            ("\n\n", 2, ["", "…"]), ("one     two", 2, ["one", "two"]), ("one two three", 1, ["one two…"]),
            ("exactly8", 1, ["exactly8"]), ("", 2, []), ("one two  ", 2, ["one two"]),
        ] as [(String, Int, [String])])
    func linesBreakAtBlanks(text: String, count: Int, lines: [String]) {
        // Eight characters of one point.
        #expect(TextLines(text, limit: 8, count: count, fontSize: 2, measurer: .half).lines == lines)
    }

    @Test func linesFitWhateverTheText() {
        var random = SeededGenerator(seed: 9)
        let pieces = ["a", "word", " ", "  ", "\n", "é", "👩‍👩‍👧", "longerword", "…", "\r\n", "\t"]
        for _ in 0..<2000 {
            var text = ""
            for _ in 0..<Int.random(in: 0..<12, using: &random) {
                text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
            }
            let limit = Double(Int.random(in: 1..<10, using: &random))
            let count = Int.random(in: 1..<4, using: &random)
            let lines = TextLines(text, limit: limit, count: count, fontSize: 2, measurer: .half).lines
            #expect(lines.count <= count)
            for line in lines { #expect(Double(line.count) <= limit, "\(text)") }
            // What is not cut off is all there, but for blanks at the ends of lines.
            if lines.last?.hasSuffix("…") != true {
                let kept = lines.joined().filter { !$0.isWhitespace }
                #expect(kept == text.filter { !$0.isWhitespace })
            }
        }
        // Even the sign of what is missing may not fit: then there is nothing else.
        #expect(TextLines("abc", limit: 0, count: 2, fontSize: 2, measurer: .half).lines == ["a", "…"])
        #expect(TextLines("abc", limit: 9, count: 2, fontSize: 2, measurer: .fixed(0)).lines == ["abc"])
    }
}
