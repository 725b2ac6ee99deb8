// The colours and fonts that a sheet's blocks write out, each with what else has its value. Must not word anything.

import FioriTheme
import NSSSyntax

/// Literals that stand for a decision of the design. Numbers do not: 12 as a size and 12 as a margin are two things;
/// nor do words, which are names already.
struct LiteralTable {
    /// What has a literal's value and could stand in its place.
    enum Name {
        /// A variable of the sheet: the node of its only definition.
        case variable(Int)
        /// Colours of the palette that look like that in light mode and on its base level.
        case palette([String])
    }

    /// One literal, however it is spelled.
    struct Literal {
        /// Its number in the table.
        let number: Int
        /// The first declaration that writes it.
        let node: Int
        /// True for a colour, false for a font.
        let isColor: Bool
        /// True for opaque black and white, which are names of their own.
        let isPlain: Bool
        /// How often the blocks write it.
        let count: Int
        /// What could stand in its place.
        let name: Name?
    }

    /// So often a value is a decision that wants a name.
    static let limit = 3

    /// Those that could have a name or want one, in order of first sight.
    private(set) var literals: [Literal] = []
    /// How the hex digits of the sheet are written.
    private(set) var hex = HexCount()

    private let tree: SyntaxTree
    private let isFont: [Bool]
    /// The colours of six digits by number, or of three, and after them all others by text.
    private var colors = NumberTable()
    private var texts = NameTable()
    /// For each literal of six digits how often it is written, and the first declaration; the same for the others.
    private var ofColors: [Tally] = []
    private var ofTexts: [Tally] = []

    private struct Tally {
        var count: UInt32
        let node: UInt32
    }

    /// What a value is, before it has a number.
    private enum Text {
        /// Six digits, or three, and where they stand.
        case color(UInt32, TextRange)
        case other(TextRange)
    }

    /// Looks at all declarations of a sheet. `attributes` has the number of each one's attribute, by node; it is empty
    /// where nobody reads blocks.
    init(_ tree: SyntaxTree, _ attributes: [UInt32], isFont: [Bool]) {
        self.tree = tree
        self.isFont = isFont
        if attributes.isEmpty { return }
        let sheet = tree.source.bytes
        let bytes = sheet.span
        let kinds = tree.kinds
        let firsts = tree.firstTokens
        let tokens = tree.tokens.kinds
        for node in 0..<kinds.count {
            // Patterns, not ==: across modules that is a call for each node. Half of the values are variables.
            guard case .declaration = kinds[node], let start = QuickValue.start(tokens, Int(firsts[node])),
                case .word = tokens[start],
                let text = text(start, isFont: isFont[Int(attributes[node])], bytes)
            else { continue }
            switch text {
            case .color(let color, let digits):
                let number = colors.intern(color)
                if number == ofColors.count { ofColors.append(Tally(count: 0, node: UInt32(node))) }
                ofColors[number].count += 1
                hex.add(digits, bytes)
            case .other(let range):
                let number = texts.intern(range, in: bytes)
                if number == ofTexts.count { ofTexts.append(Tally(count: 0, node: UInt32(node))) }
                ofTexts[number].count += 1
            }
        }
    }

    /// Finds what could stand in place of the literals: a variable, or where there is a `palette` a colour of it.
    mutating func findNames(
        _ variables: VariableIndex, _ attributes: [UInt32], palette: () -> PaletteLightColors?
    ) {
        let sheet = tree.source.bytes
        let bytes = sheet.span
        var names: [Int: Name] = [:]
        var usedForPlain: [Int: Set<Int>] = [:]
        for definition in variables.definitions where !tree.isBroken(definition.node) {
            guard let start = QuickValue.start(tree.tokens.kinds, Int(tree.firstTokens[definition.node])),
                let text = text(start, isFont: true, bytes)
            else { continue }
            if case .color(_, let digits) = text { hex.add(digits, bytes) }
            guard definition.media < 0, let number = number(of: text, bytes), names[number] == nil,
                isOnly(definition, variables)
            else { continue }
            // White paper is not white ink: a name for either has to be in use for the same.
            if isPlain(number) {
                let used = usedForPlain[number] ?? self.names(usedFor: attributes[node(number)], variables, attributes)
                usedForPlain[number] = used
                if !used.contains(definition.name) { continue }
            }
            names[number] = .variable(definition.node)
        }
        findPaletteNames(palette, variables, &names)
        collect(names)
    }

    /// Adds the palette's names of literals that have none. The palette's colours are gone through: they are fewer than
    /// the pairs with all literals of a large sheet.
    private func findPaletteNames(
        _ palette: () -> PaletteLightColors?, _ variables: VariableIndex, _ names: inout [Int: Name]
    ) {
        let hasUnnamed = colors.keys.indices.contains { names[$0] == nil && !isPlain($0) }
        guard hasUnnamed, let palette = palette() else { return }
        var found: [Int: [String]] = [:]
        for index in 0..<palette.count {
            guard let number = colors.find(palette.color(index)), names[number] == nil, !isPlain(number)
            else { continue }
            let name = palette.name(index)
            if !isDefined("@" + name, variables) { found[number, default: []].append(name) }
        }
        for (number, free) in found { names[number] = .palette(free) }
    }

    /// Where the blocks write some literals, by number, in order of place.
    func uses(of numbers: Set<Int>, _ attributes: [UInt32]) -> [Int: [(node: Int, value: TextRange)]] {
        var uses: [Int: [(node: Int, value: TextRange)]] = [:]
        let sheet = tree.source.bytes
        let bytes = sheet.span
        for node in 0..<tree.kinds.count {
            guard case .declaration = tree.kinds[node],
                let start = QuickValue.start(tree.tokens.kinds, Int(tree.firstTokens[node])),
                let text = text(start, isFont: isFont[Int(attributes[node])], bytes),
                let number = number(of: text, bytes), numbers.contains(number)
            else { continue }
            uses[number, default: []].append((node, tree.value(ofStatement: node).range))
        }
        return uses
    }

    // MARK: Reading

    /// The literal that is the whole value that begins with a token; nil for any other value.
    @inline(__always)
    private func text(_ start: Int, isFont: Bool, _ bytes: Span<UInt8>) -> Text? {
        let kinds = tree.tokens.kinds
        let starts = tree.tokens.starts
        guard case .word = kinds[start] else { return nil }
        let word = TextRange(Int(starts[start]), Int(starts[start + 1]))
        if case .leftParenthesis = kinds[start + 1] { return function(start) }
        let isHex = bytes[word.start] == UInt8(ascii: "#")
        guard isHex || isFont, QuickValue.isEnd(kinds, start + 1) else { return nil }
        if isHex {
            let digits = TextRange(word.start + 1, word.end)
            if let color = Self.color(digits, bytes) { return .color(color, digits) }
        }
        return .other(word)
    }

    /// `name(…)` and nothing behind it.
    private func function(_ start: Int) -> Text? {
        let kinds = tree.tokens.kinds
        var end = start + 2
        while end < kinds.count {
            switch kinds[end] {
            case .word, .comma, .whiteSpace: end += 1
            case .rightParenthesis where QuickValue.isEnd(kinds, end + 1):
                return .other(TextRange(Int(tree.tokens.starts[start]), Int(tree.tokens.starts[end + 1])))
            default: return nil
            }
        }
        return nil
    }

    /// Three or six digits, which may be spelled in several ways; nil for any other text.
    static func color(_ digits: TextRange, _ bytes: Span<UInt8>) -> UInt32? {
        guard digits.length == 6 || digits.length == 3 else { return nil }
        var color: UInt32 = 0
        for index in digits.start..<digits.end {
            let byte = bytes[index]
            if byte &- 0x30 > 9, (byte | 0x20) &- 0x61 > 5 { return nil }
            // Of a letter the lower half counts from 1.
            let digit = UInt32(byte & 15) + UInt32(byte >> 6) * 9
            color = color << 4 | digit
            if digits.length == 3 { color = color << 4 | digit }
        }
        return color
    }

    // MARK: Numbers

    private func number(of text: Text, _ bytes: Span<UInt8>) -> Int? {
        switch text {
        case .color(let color, _): colors.find(color)
        case .other(let range): texts.find(range, of: bytes, in: bytes).map { colors.count + $0 }
        }
    }

    private func node(_ number: Int) -> Int {
        Int(number < colors.count ? ofColors[number].node : ofTexts[number - colors.count].node)
    }

    private func isPlain(_ number: Int) -> Bool {
        number < colors.count && (colors.keys[number] == 0 || colors.keys[number] == 0xFFFFFF)
    }

    private mutating func collect(_ names: [Int: Name]) {
        for number in 0..<colors.count + texts.count {
            let isHex = number < colors.count
            let tally = isHex ? ofColors[number] : ofTexts[number - colors.count]
            let name = names.isEmpty ? nil : names[number]
            if name == nil, Int(tally.count) < Self.limit { continue }
            let text = isHex ? nil : texts.ranges[number - colors.count]
            let isColor = text.map { self.isColor($0) } ?? true
            literals.append(
                Literal(
                    number: number, node: Int(tally.node), isColor: isColor, isPlain: isPlain(number),
                    count: Int(tally.count), name: name))
        }
        literals.sort { $0.node < $1.node }
    }

    /// Eight digits and functions are colours, too.
    private func isColor(_ range: TextRange) -> Bool {
        tree.source.bytes[range.start] == UInt8(ascii: "#") || tree.source.bytes[range.end - 1] == UInt8(ascii: ")")
    }

    // MARK: Variables

    private func isOnly(_ definition: VariableIndex.Definition, _ variables: VariableIndex) -> Bool {
        for other in variables.definitions(of: definition.name) where other.node != definition.node { return false }
        return true
    }

    /// The variables that are the value of an attribute somewhere.
    private func names(
        usedFor attribute: UInt32, _ variables: VariableIndex, _ attributes: [UInt32]
    ) -> Set<Int> {
        var names: Set<Int> = []
        for use in variables.uses where !use.isInDefinition && attributes[use.node] == attribute {
            names.insert(use.name)
        }
        return names
    }

    private func isDefined(_ name: String, _ variables: VariableIndex) -> Bool {
        let sheet = tree.source.bytes
        let text = Array(name.utf8)
        guard let number = variables.names.find(TextRange(0, text.count), of: text.span, in: sheet.span) else {
            return false
        }
        return variables.isDefined(number)
    }
}

extension LintPass {
    /// The literals of the sheet's blocks with what could stand in their place, found when the first rule asks; none
    /// where no chosen engine reads blocks.
    mutating func literals() -> LiteralTable {
        if let literalsMade { return literalsMade }
        let readers = blockReaders
        let attributes = readers.isEmpty ? [] : attributes()
        var made = LiteralTable(tree, attributes, isFont: memory.attributes.fonts())
        // A colour of the palette may stand there where every reader of the block knows it.
        let knowing = engines(where: "palette-constants", is: "true")
        let hasPalette =
            !readers.isEmpty && readers.allSatisfy { reader in knowing.contains { $0.engine == reader.engine } }
        let memory = memory
        made.findNames(variables(), attributes) { hasPalette ? memory.paletteByLightColor : nil }
        literalsMade = made
        return made
    }
}
