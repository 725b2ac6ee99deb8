// What a text comes to as the value of an attribute. Must not follow variables, nor choose among declarations.

import NSSSyntax

extension ThemeStack {
    /// What a declaration's value comes to as it stands there.
    func convert(_ candidate: Candidate, in cell: MediaCells) -> Reading {
        let slot = slots[candidate.declaration]
        return convert(Int(nodes[candidate.declaration]), candidate.sheet, readers[Int(slot >> 3)], cell)
    }

    /// What a statement's value comes to for an attribute.
    func convert(_ node: Int, _ sheet: Int, _ reader: AttributeReader, _ cell: MediaCells) -> Reading {
        let tree = sheets[sheet].table.tree
        if let word = tree.plainWord(ofStatement: node), let quick = Self.quick(tree, word, reader.grammar) {
            return Reading(value: quick)
        }
        let value = tree.value(ofStatement: node)
        if let quick = quick(value, reader.grammar) { return Reading(value: quick) }
        let text = ValueText(value)
        guard case .color = reader.grammar else {
            guard let converted = reader.converter.convert(text, reader.grammar) else {
                return Reading(failure: .missingComma(text.flattened))
            }
            return Reading(value: converted)
        }
        switch colors.color(of: text) {
        case .color(let color): return Reading(value: .color(DynamicColor(color)))
        case .system(let name): return Reading(value: .color(DynamicColor(.system(name))))
        case .none: return Reading(failure: .noColor(text.flattened))
        case .palette(let name, let suffix): return paletteReading(name, suffix, cell)
        }
    }

    /// The forms that most values have, without a list of tokens.
    private func quick(_ value: Value, _ grammar: ValueGrammar?) -> ThemeValue? {
        if value.endToken > value.firstToken + 1 {
            if case .color = grammar { return colors.plainFunction(value).map { .color(DynamicColor($0)) } }
            return Self.quickNumbers(value, grammar)
        }
        guard value.endToken == value.firstToken + 1, case .word = value.tree.tokens.kinds[value.firstToken] else {
            return nil
        }
        return Self.quick(value.tree, value.firstToken, grammar)
    }

    /// A single word that is `#RRGGBB`, a plain number, or nothing but itself.
    private static func quick(_ tree: SyntaxTree, _ word: Int, _ grammar: ValueGrammar?) -> ThemeValue? {
        let range = tree.tokens.range(word)
        let source = tree.source
        switch grammar {
        case .color where range.length == 7 && source.bytes[range.start] == UInt8(ascii: "#"):
            var digits: UInt32 = 0
            for index in range.start + 1..<range.end {
                guard let digit = Color.digit(source.bytes[index]) else { return nil }
                digits = digits << 4 | UInt32(digit)
            }
            return .color(
                DynamicColor(
                    Color(
                        red: UInt8(truncatingIfNeeded: digits >> 16), green: UInt8(truncatingIfNeeded: digits >> 8),
                        blue: UInt8(truncatingIfNeeded: digits))))
        case .number:
            guard let number = NumberText(range, in: source.bytes.span), number.isWhole else {
                return nil
            }
            return .number(number.value)
        case .keywords(let words):
            for word in words where source.holds(word, in: range) { return .text(word) }
            return nil
        case .list:
            guard let number = NumberText(range, in: source.bytes.span)?.value else { return nil }
            return .numbers([number, number, number, number])
        case .boolean where source.matches("true", in: range): return .boolean(true)
        case .boolean where source.matches("false", in: range): return .boolean(false)
        case .fontName, .fontStyle, .image, .word, .className, nil: return .text(source.text(in: range))
        default: return nil
        }
    }

    /// Two to four words that begin with a number, or two of them with a comma between: what boxes and offsets are.
    private static func quickNumbers(_ value: Value, _ grammar: ValueGrammar?) -> ThemeValue? {
        let tokens = value.tree.tokens
        let bytes = value.tree.source.bytes
        var isPair = false
        switch grammar {
        case .list(_, _, let most) where most >= 4: break
        case .pair: isPair = true
        default: return nil
        }
        var numbers = SIMD4(repeating: 0.0)
        var count = 0
        var hasComma = false
        for token in value.firstToken..<value.endToken {
            switch tokens.kinds[token] {
            case .whiteSpace: break
            case .comma where isPair && count == 1 && !hasComma: hasComma = true
            case .word where count < 4 && (!isPair || count == (hasComma ? 1 : 0)):
                let range = tokens.range(token)
                guard let number = NumberText(range, in: bytes.span)?.value else { return nil }
                numbers[count] = number
                count += 1
            default: return nil
            }
        }
        switch count {
        case 2 where isPair: return .numbers([numbers[0], numbers[1]])
        case 2: return .numbers([numbers[0], numbers[1], numbers[0], numbers[1]])
        case 3 where !isPair: return .numbers([numbers[0], numbers[1], numbers[2], numbers[1]])
        case 4 where !isPair: return .numbers([numbers[0], numbers[1], numbers[2], numbers[3]])
        default: return nil
        }
    }

    // MARK: Palette

    /// A colour of the palette as the theme has it, with what stands behind its name.
    func paletteReading(_ name: String, _ suffix: String?, _ cell: MediaCells) -> Reading {
        guard let color = colorsOfPalette.color(named: name, suffix: suffix, in: cell) else {
            return Reading(failure: .noPaletteColor(name + (suffix ?? "")))
        }
        // A colour is lost in those variants only whose definitions lead back to themselves.
        if ColorVariant.allCases.allSatisfy({ color[$0] == .none }), isCycle(name, suffix, cell) {
            return Reading(failure: .variableCycle(["@" + name]))
        }
        return Reading(value: .color(color), paletteName: name, paletteSuffix: suffix)
    }

    private func isCycle(_ name: String, _ suffix: String?, _ cell: MediaCells) -> Bool {
        ColorVariant.allCases.contains { shown in
            colorsOfPalette.color(named: name, colorsOfPalette.variant(shown, suffix: suffix), in: cell)?.value
                == .cycle
        }
    }
}
