// What the winner's text comes to: variables followed, the value converted. Must not choose among declarations.

import NSSSyntax

/// Why a declared value is not there.
public enum ValueFailure: Hashable, Sendable {
    /// No definition has this name, nor does the palette. NUI's reader stops the app while it loads the sheet.
    case undefinedVariable(String)
    /// The definitions lead back to themselves, in this order.
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

/// A definition on the way from a use to its value.
package struct Hop: Sendable, Hashable {
    /// The variable, `@` included.
    package let name: String
    /// Number of the sheet in the stack; nil for a colour of the palette.
    package let sheet: Int?
    /// Index of the definition's node; nil for a colour of the palette.
    package let node: Int?
}

/// What one declaration comes to on one device in one orientation.
package struct Reading: Sendable {
    /// Its value; nil where it comes to nothing.
    package var value: ThemeValue?
    /// Why it comes to nothing.
    package var failure: ValueFailure?
    /// The colour of the palette that the value is, without what stands behind its name; nil for any other value.
    package var paletteName: String?
}

extension ThemeStack {
    /// Where a statement's variable leads.
    private enum Ending {
        /// The value of this node.
        case node(Int)
        /// A colour of the palette.
        case constant(name: String, suffix: ColorNames.Suffix?)
        case failure(ValueFailure)
    }

    /// What a declaration comes to.
    package func reading(of candidate: Candidate, in cell: MediaCells) -> Reading {
        let sheet = candidate.sheet
        let node = Int(nodes[candidate.declaration])
        if let token = firstAtWord(node, sheet) {
            var unasked: [Hop]?
            return reading(follow(node, token, sheet, cell, &unasked), candidate, cell)
        }
        return reading(.node(node), candidate, cell)
    }

    /// The definitions that a declaration's value goes through, in order.
    package func hops(of candidate: Candidate, in cell: MediaCells) -> [Hop] {
        let node = Int(nodes[candidate.declaration])
        guard let token = firstAtWord(node, candidate.sheet) else { return [] }
        var hops: [Hop]? = []
        _ = follow(node, token, candidate.sheet, cell, &hops)
        return hops ?? []
    }

    // MARK: For comparing

    /// The number of the variable that a statement's value begins with, where it is the whole value; nil where no
    /// definition has it, and for any other value.
    func variable(_ token: Int, in node: Int, _ sheet: Int) -> Int? {
        let table = sheets[sheet].table
        let tree = table.tree
        guard isAlone(token, in: node, tree) else { return nil }
        let bytes = tree.source.bytes
        return table.variables.find(tree.tokens.range(token), of: bytes.span, in: bytes.span)
    }

    /// True where no definition of a sheet stands in `@media`.
    func isPlain(_ sheet: Int) -> Bool { variables[sheet].isPlain }

    /// What a variable comes to, as a text that is equal for equal meanings.
    func end(of node: Int, _ sheet: Int, in cell: MediaCells) -> String {
        guard let token = firstAtWord(node, sheet) else { return "" }
        var unasked: [Hop]?
        switch follow(node, token, sheet, cell, &unasked) {
        case .node(let end): return "=" + text(ofNode: end, sheet)
        case .constant(let name, let suffix): return "@" + name + (suffix?.text ?? "")
        case .failure(let failure): return "!" + failure.message
        }
    }

    private func reading(_ ending: Ending, _ candidate: Candidate, _ cell: MediaCells) -> Reading {
        switch ending {
        case .node(let node):
            return convert(node, candidate.sheet, readers[Int(slots[candidate.declaration] >> 3)], cell)
        case .constant(let name, let suffix): return paletteReading(name, suffix?.text, cell)
        case .failure(let failure): return Reading(failure: failure)
        }
    }

    /// The token of the variable that a statement's value begins with; nil for any other value.
    func firstAtWord(_ node: Int, _ sheet: Int) -> Int? {
        let tree = sheets[sheet].table.tree
        let tokens = tree.tokens.kinds
        // Mostly a name, a colon, a blank and the value.
        var token = Int(tree.firstTokens[node]) + 1
        let end = Int(tree.endTokens[node])
        while token < end {
            switch tokens[token] {
            case .whiteSpace, .comment, .colon: token += 1
            case .atWord: return token
            default: return nil
            }
        }
        return nil
    }

    /// Follows a variable as the engine does, and on beyond that for what an author may have meant.
    private func follow(
        _ node: Int, _ token: Int, _ sheet: Int, _ cell: MediaCells, _ passed: inout [Hop]?
    ) -> Ending {
        let table = sheets[sheet].table
        let source = table.tree.source
        let sheetBytes = source.bytes
        let bytes = sheetBytes.span
        let limit = hopLimit
        var node = node
        var token = token
        var hops = 0
        while true {
            let range = table.tree.tokens.range(token)
            if !isAlone(token, in: node, table.tree) {
                // Whatever stands behind the name belongs to it for NUI: `@a 10` is the variable "@a 10".
                return .failure(.undefinedVariable(table.tree.value(ofStatement: node).flattened))
            }
            guard let name = table.variables.find(range, of: bytes, in: bytes),
                let definition = variables[sheet].definition(of: name, in: cell)
            else { return constant(source.text(in: range), hops, limit, &passed) }
            if passed != nil { passed?.append(Hop(name: source.text(in: range), sheet: sheet, node: definition)) }
            hops += 1
            guard let next = firstAtWord(definition, sheet) else {
                if hops <= limit { return .node(definition) }
                let text = table.tree.value(ofStatement: definition).flattened
                return .failure(.tooManyHops(limit: limit, text: text))
            }
            // As many hops as there are definitions without an end is a circle.
            if hops > table.definitions.count {
                return .failure(.variableCycle(cycle(from: next, sheet, cell)))
            }
            node = definition
            token = next
        }
    }

    /// True where nothing but the end of the statement stands behind a token.
    private func isAlone(_ token: Int, in node: Int, _ tree: SyntaxTree) -> Bool {
        var next = token + 1
        while next < Int(tree.endTokens[node]) {
            switch tree.tokens.kinds[next] {
            case .whiteSpace, .comment, .semicolon: next += 1
            default: return false
            }
        }
        return true
    }

    private func constant(_ text: String, _ hops: Int, _ limit: Int, _ passed: inout [Hop]?) -> Ending {
        guard hasPaletteConstants, let key = ColorNames.sdk.key(String(text.dropFirst())) else {
            return .failure(.undefinedVariable(text))
        }
        passed?.append(Hop(name: text, sheet: nil, node: nil))
        if hops >= limit { return .failure(.tooManyHops(limit: limit, text: text)) }
        return .constant(name: key.name.text, suffix: key.suffix)
    }

    /// The names of a circle, each once, from the first that was met.
    private func cycle(from token: Int, _ sheet: Int, _ cell: MediaCells) -> [String] {
        let table = sheets[sheet].table
        let sheetBytes = table.tree.source.bytes
        let bytes = sheetBytes.span
        var names: [Int] = []
        var token = token
        while let name = table.variables.find(table.tree.tokens.range(token), of: bytes, in: bytes),
            !names.contains(name), let definition = variables[sheet].definition(of: name, in: cell),
            let next = firstAtWord(definition, sheet)
        {
            names.append(name)
            token = next
        }
        return names.map { table.tree.source.text(in: table.variables.ranges[$0]) }
    }

    // MARK: Values

    private func convert(_ node: Int, _ sheet: Int, _ reader: AttributeReader, _ cell: MediaCells) -> Reading {
        let value = sheets[sheet].table.tree.value(ofStatement: node)
        if let quick = Self.quick(value, reader.grammar) { return Reading(value: quick) }
        let text = ValueText(value)
        guard case .color = reader.grammar else {
            guard let converted = reader.converter.convert(text, reader.grammar) else {
                return Reading(failure: .missingComma(text.flattened))
            }
            return Reading(value: converted)
        }
        switch colors.read(text).result {
        case .color(let color): return Reading(value: .color(DynamicColor(color)))
        case .system(let name): return Reading(value: .color(DynamicColor(.system(name))))
        case .none: return Reading(failure: .noColor(text.flattened))
        case .palette(let name, let suffix):
            // What is honoured must be known; the others pass over it.
            if let suffix, facts.holds("palette-name-suffix", "honored"),
                !ColorNames.sdk.suffixes.contains(where: { $0.text == suffix })
            {
                return Reading(failure: .noColor(text.flattened))
            }
            return paletteReading(name, suffix, cell)
        }
    }

    /// The forms that most values have, without a list of tokens: a single word that is `#RRGGBB`, a plain number, or
    /// nothing but itself.
    private static func quick(_ value: Value, _ grammar: ValueGrammar?) -> ThemeValue? {
        if value.endToken > value.firstToken + 1 { return quickNumbers(value, grammar) }
        guard value.endToken == value.firstToken + 1, case .word = value.tree.tokens.kinds[value.firstToken] else {
            return nil
        }
        let range = value.tree.tokens.range(value.firstToken)
        let source = value.tree.source
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
            guard let number = NumberText(source.bytes[range.start..<range.end]), number.rest.isEmpty else {
                return nil
            }
            return .number(number.value)
        case .keywords(let words):
            for word in words where source.holds(word, in: range) { return .text(word) }
            return nil
        case .list:
            guard let number = NumberText(source.bytes[range.start..<range.end])?.value else { return nil }
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
        var numbers: [Double] = []
        var hasComma = false
        for token in value.firstToken..<value.endToken {
            switch tokens.kinds[token] {
            case .whiteSpace: break
            case .comma where isPair && numbers.count == 1 && !hasComma: hasComma = true
            case .word where numbers.count < 4 && (!isPair || numbers.count == (hasComma ? 1 : 0)):
                let range = tokens.range(token)
                guard let number = NumberText(bytes[range.start..<range.end])?.value else { return nil }
                numbers.append(number)
            default: return nil
            }
        }
        switch numbers.count {
        case 2: return .numbers(isPair ? numbers : [numbers[0], numbers[1], numbers[0], numbers[1]])
        case 3 where !isPair: return .numbers([numbers[0], numbers[1], numbers[2], numbers[1]])
        case 4 where !isPair: return .numbers(numbers)
        default: return nil
        }
    }

    // MARK: Palette

    /// A colour of the palette as the theme has it.
    private func paletteReading(_ name: String, _ suffix: String?, _ cell: MediaCells) -> Reading {
        guard let color = paletteColor(name, suffix, cell) else {
            return Reading(failure: .noPaletteColor(name + (suffix ?? "")))
        }
        var isCircle = false
        if !colorsOfPalette.isPlain {
            for variant in ColorVariant.allCases {
                let answer = colorsOfPalette.color(named: name, variant, in: cell)
                if case .cycle? = answer?.value { isCircle = true }
            }
        }
        return isCircle
            ? Reading(failure: .variableCycle(["@" + name])) : Reading(value: .color(color), paletteName: name)
    }

    /// A colour of the palette as the theme has it, with what stands behind its name; nil where the version has no such
    /// colour.
    package func paletteColor(_ name: String, _ suffix: String?, _ cell: MediaCells) -> DynamicColor? {
        guard let color = colorsOfPalette.palette.color(named: name) else { return nil }
        if colorsOfPalette.isPlain, suffix == nil { return DynamicColor(color) }
        return DynamicColor { shown in
            let variant = colorsOfPalette.variant(shown, suffix: suffix)
            return colorsOfPalette.color(named: name, variant, in: cell)?.value.shade ?? .none
        }
    }
}

extension ValueFailure {
    /// In a sentence, without a full stop.
    public var message: String {
        switch self {
        case .undefinedVariable(let name): "undefined variable '\(name)'"
        case .variableCycle(let names): "the definitions lead back to themselves: \(names.joined(separator: ", "))"
        case .tooManyHops(let limit, let text):
            "only \(limit == 1 ? "one definition is" : "\(limit) definitions are") followed;"
                + " the chain would give '\(text)'"
        case .noColor(let text): "'\(text)' is no colour for this engine"
        case .noPaletteColor(let name): "the palette has no colour '\(name)'"
        case .missingComma(let text): "no comma between the two numbers of '\(text)'"
        }
    }
}
