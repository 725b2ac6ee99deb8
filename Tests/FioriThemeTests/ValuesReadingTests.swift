// Colour values as the three engines read them, and values against grammars. No lint rule.

import FioriTheme
import Testing

@Suite("Colour values")
struct ValuesReadingTests {
    /// A reading in one line: `#RRGGBBAA`, `system(red)`, `palette(name)`, `-`, then the issues with their tokens.
    private func read(_ text: String, _ engine: Engine) -> String {
        let value = ValueText(text: text)
        let reading = ColorReader(EngineFacts(engine)).read(value)
        var line =
            switch reading.result {
            case .color(let color): color.hex
            case .system(let name): "system(\(name))"
            case .palette(let name, let suffix): "palette(\(name)\(suffix ?? ""))"
            case .none: "-"
            }
        for (issue, range) in reading.issues { line += " \(issue)[\(value.text(in: range))]" }
        return line
    }

    @Test(
        "each form in each engine",
        arguments: [
            ("#0A6ED1", "#0A6ED1FF", "#0A6ED1FF", "#0A6ED1FF"),
            ("0x0a6ed1", "#0A6ED1FF", "#0A6ED1FF", "#0A6ED1FF"),
            ("#FC0", "#FFCC00FF", "#FFCC00FF", "- hexLength(3)[#FC0]"),
            (
                "#1EE68A00", "#E68A004D eightDigits[#1EE68A00]", "#1EE68A00 eightDigits[#1EE68A00]",
                "#1EE68AFF eightDigits[#1EE68A00]"
            ),
            (
                "#80FF0000", "#FF0000FF eightDigits[#80FF0000] hexAlphaOverFull[80]",
                "#80FF0000 eightDigits[#80FF0000]", "#80FF00FF eightDigits[#80FF0000]"
            ),
            ("#12345", "#112233FF hexLength(5)[#12345]", "#112233FF hexLength(5)[#12345]", "- hexLength(5)[#12345]"),
            (
                "#1234567", "#123456FF hexLength(7)[#1234567]", "#123456FF hexLength(7)[#1234567]",
                "#123456FF hexLength(7)[#1234567]"
            ),
            ("#12G456", "- hexDigit[G]", "- hexDigit[G]", "- hexDigit[G]"),
            (
                "# FF0000", "#FF0000FF hexBlanks[# FF0000]", "#FF0000FF hexBlanks[# FF0000]",
                "#FF0000FF hexBlanks[# FF0000]"
            ),
            (
                "zz#112233", "#112233FF aroundHex[zz#112233]", "#112233FF aroundHex[zz#112233]",
                "#112233FF aroundHex[zz#112233]"
            ),
            ("FF0000", "- missingHash[FF0000]", "- missingHash[FF0000]", "- missingHash[FF0000]"),
            ("red", "#FF0000FF", "system(red)", "#FF0000FF"),
            ("magenta", "#FF00FFFF", "- nameWithoutColor[magenta]", "#FF00FFFF"),
            ("clear", "#00000000", "#00000000", "#00000000"),
            ("label", "system(label)", "- unknownName[label]", "system(label)"),
            ("tintColor", "palette(tintColor)", "palette(tintColor)", "- unknownName[tintColor]"),
            (
                "negative_darkBackground", "palette(negative_darkBackground)", "palette(negative_darkBackground)",
                "- unknownName[negative_darkBackground]"
            ),
            ("bleu", "- unknownName[bleu]", "- unknownName[bleu]", "- unknownName[bleu]"),
            ("rgb(255, 0, 0)", "#FF0000FF", "- unsupportedFunction[rgb]", "#FF0000FF"),
            ("RGBA(255,255,255,0.2)", "#FFFFFF33", "- unsupportedFunction[RGBA]", "#FFFFFF33"),
            (
                "rgba(255,0,0,1)", "#FF000001 componentWithoutDot[1]", "- unsupportedFunction[rgba]",
                "#FF000001 componentWithoutDot[1]"
            ),
            (
                "rgba(255,0,0)", "- functionCount(3, expected: 4)[rgba(255,0,0)]", "- unsupportedFunction[rgba]",
                "- functionCount(3, expected: 4)[rgba(255,0,0)]"
            ),
            (
                "rgb(1,2,3,0.5)", "#010203FF functionCount(4, expected: 3)[rgb(1,2,3,0.5)]",
                "- unsupportedFunction[rgb]", "#010203FF functionCount(4, expected: 3)[rgb(1,2,3,0.5)]"
            ),
            (
                "rgb(128.0,0,300)", "#FF00FFFF componentRange[128.0] componentRange[300]", "- unsupportedFunction[rgb]",
                "#FF00FFFF componentRange[128.0] componentRange[300]"
            ),
            ("rgb(-1,0,0)", "- componentRange[-1]", "- unsupportedFunction[rgb]", "- componentRange[-1]"),
            ("rgb(255 0 0)", "- functionForm[255 0 0]", "- unsupportedFunction[rgb]", "- functionForm[255 0 0]"),
            ("rgb(a,0,0)", "- component[a]", "- unsupportedFunction[rgb]", "- component[a]"),
            ("hsl(0.5, 1.0, 1.0)", "#00FFFFFF", "- unsupportedFunction[hsl]", "#00FFFFFF"),
            (
                "hsl(120, 1.0, 1.0)", "#00FFD2FF componentWithoutDot[120]", "- unsupportedFunction[hsl]",
                "#00FFD2FF componentWithoutDot[120]"
            ),
            ("hsv(1,1,1)", "- unsupportedFunction[hsv]", "- unsupportedFunction[hsv]", "- unsupportedFunction[hsv]"),
            ("1 2 3", "- noColor[1 2 3]", "- noColor[1 2 3]", "- noColor[1 2 3]"),
        ])
    func forms(_ text: String, _ uikit: String, _ swiftui: String, _ nui: String) {
        #expect(read(text, .uikit) == uikit)
        #expect(read(text, .swiftui) == swiftui)
        #expect(read(text, .nui) == nui)
    }

    @Test(
        "numbers",
        arguments: [
            ("13", 13.0, ""), ("-1", -1, ""), (".5", 0.5, ""), ("4.", 4, ""), ("1e3", 1000, ""), ("13px", 13, "px"),
            ("2em", 2, "em"), ("1.2.3", 1.2, ".3"), ("+7", 7, ""), ("5E-1", 0.5, ""),
        ])
    func numbers(_ text: String, _ value: Double, _ rest: String) {
        let number = NumberText(Array(text.utf8)[...])
        #expect(number?.value == value)
        #expect(number?.length == text.utf8.count - rest.utf8.count)
        #expect(number?.isWhole == rest.isEmpty)
    }

    @Test("no numbers", arguments: ["", "-", ".", "e3", "px", "--1", "nan", "inf"])
    func noNumbers(_ text: String) { #expect(NumberText(Array(text.utf8)[...]) == nil) }

    @Test("numbers as they are shown")
    func shown() {
        #expect(
            [0, 1, -3, 0.25, 0.5, 100, 1.05].map { NumberText.shown($0) } == [
                "0", "1", "-3", "0.25", "0.5", "100", "1.05",
            ])
    }

    /// The fault of a value at an attribute with its token, or "fits".
    private func match(_ attribute: String, _ text: String) -> String {
        guard let term = Catalogue.sdk.notation(of: attribute), let grammar = ValueGrammar(term) else { return "?" }
        let value = ValueText(text: text)
        guard let fault = ValueMatcher().fault(value, grammar) else { return "fits" }
        let kind =
            switch fault.kind {
            case .keyword: "keyword"
            case .outOfRange: "outOfRange"
            default: "\(fault.kind)"
            }
        return "\(kind)[\(value.text(in: fault.range))]"
    }

    @Test("every notation of the catalogue compiles")
    func compiles() {
        for name in Catalogue.sdk.attributeNames {
            #expect(Catalogue.sdk.notation(of: name).flatMap { ValueGrammar($0) } != nil, "\(name)")
        }
    }

    @Test(
        "values and the token that does not fit",
        arguments: [
            ("font-size", "13", "fits"), ("font-size", "13px", "unit[px]"), ("font-size", "0", "outOfRange[0]"),
            ("font-size", "large", "notANumber[large]"),
            ("font-size", "body", "otherType(FioriTheme.ValueShape.textStyle)[body]"),
            ("font-size", "#FF0000", "otherType(FioriTheme.ValueShape.color)[#FF0000]"),
            ("font-size", "1.2.3", "notANumber[1.2.3]"), ("text-alpha", "1.5", "outOfRange[1.5]"),
            ("text-line-clamp", "2.5", "otherType(FioriTheme.ValueShape.number)[2.5]"),
            ("text-line-clamp", "2.0", "fits"),
            ("padding", "1 2 3 4", "fits"), ("padding", "1 2 3 4 5", "count(5)[1 2 3 4 5]"),
            ("padding", "1, 2", "commas[1, 2]"),
            ("padding", "1 2px", "unit[px]"), ("padding", "1 two", "notANumber[two]"), ("padding", "8", "fits"),
            ("text-offset", "1, 2", "fits"), ("text-offset", "1 2", "missingComma[1 2]"),
            ("text-offset", "1", "missingComma[1]"),
            ("text-offset", "1,2,3", "count(3)[1,2,3]"), ("text-offset", "1,x", "notANumber[x]"),
            ("text-auto-fit", "true", "fits"), ("text-auto-fit", "YES", "notABoolean[YES]"),
            ("text-auto-fit", "1", "notABoolean[1]"),
            ("text-auto-fit", "12", "otherType(FioriTheme.ValueShape.number)[12]"),
            ("text-auto-fit", "perhaps", "notABoolean[perhaps]"),
            ("text-align", "left", "fits"), ("text-align", "middle", "keyword[middle]"),
            ("text-align", "12", "otherType(FioriTheme.ValueShape.number)[12]"),
            ("font-name", "boldSystem", "fits"), ("font-name", "boldsystem", "fontName(\"boldSystem\")[boldsystem]"),
            ("font-name", "Arial Rounded MT Bold", "fits"),
            ("font-name", "72-Black", "fontName(\"72Black\")[72-Black]"),
            ("font-name", "red", "fits"), ("font-name", "12", "otherType(FioriTheme.ValueShape.number)[12]"),
            ("font-style", "headline", "fits"), ("font-style", "headlin", "fontStyle[headlin]"),
            ("image", "foo/bar.png", "fits"), ("image", "#FF0000", "otherType(FioriTheme.ValueShape.color)[#FF0000]"),
            ("exclude-views", "A, B", "fits"), ("exclude-views", "A B", "missingComma[A B]"),
            ("exclude-views", "A,", "count(2)[A,]"),
        ])
    func grammars(_ attribute: String, _ text: String, _ wanted: String) { #expect(match(attribute, text) == wanted) }
}
