// Reads rgb(…) and its like. Must not know which engine reads which: the reader's facts say so.

import NSSSyntax

extension ColorReader {
    /// The colour of a value that is `name(…)` with as many plain numbers as the engine wants there; nil for any other
    /// value, which `read` tells about. The short way: nearly all functions are so, and nothing is kept of one.
    func plainFunction(_ value: Value) -> Color? {
        let tokens = value.tree.tokens
        let kinds = tokens.kinds
        let last = value.endToken - 1
        guard last > value.firstToken + 1, case .leftParenthesis = kinds[value.firstToken + 1],
            case .rightParenthesis = kinds[last], case .word = kinds[value.firstToken]
        else { return nil }
        let source = value.tree.source
        let bytes = source.bytes.span
        let nameRange = tokens.range(value.firstToken)
        let name = Self.functionName(bytes.extracting(nameRange.start..<nameRange.end))
        guard functions.contains(name) else { return nil }
        let wanted = Self.takesAlpha(name) ? 4 : 3
        var parts = SIMD4(repeating: 1.0)
        var count = 0
        var isOpen = true
        for token in value.firstToken + 2..<last {
            switch kinds[token] {
            case .whiteSpace: break
            case .comma where !isOpen: isOpen = true
            case .word where isOpen && count < wanted:
                guard let component = ColorComponent(tokens.range(token), in: bytes) else { return nil }
                parts[count] = component.value
                count += 1
                isOpen = false
            default: return nil
            }
        }
        guard count == wanted, !isOpen else { return nil }
        return Self.color(parts, isHue: Self.isHue(bytes[nameRange.start]))
    }

    /// The colour of a function's parts, each of which counts up to 1.
    private static func color(_ parts: SIMD4<Double>, isHue: Bool) -> Color {
        let parts = parts.replacing(with: 1, where: parts .> 1)
        let rgb =
            isHue
            ? rgb(hue: parts[0], saturation: parts[1], brightness: parts[2]) : (parts[0], parts[1], parts[2])
        return Color(red: byte(rgb.0), green: byte(rgb.1), blue: byte(rgb.2), alpha: byte(parts[3]))
    }

    /// True for a function whose name ends as `rgba` does.
    private static func takesAlpha(_ name: UInt32) -> Bool { UInt8(truncatingIfNeeded: name) == UInt8(ascii: "a") }

    /// True where a function's name begins as `hsl` does.
    private static func isHue(_ first: UInt8) -> Bool { first | 0x20 == UInt8(ascii: "h") }

    /// What a value of the form `name(…)` comes to.
    func function(_ value: ValueText, _ nameRange: TextRange, _ tokens: Range<Int>) -> ColorReading {
        let bytes = value.bytes.span
        let name = Self.functionName(bytes.extracting(nameRange.start..<nameRange.end))
        guard functions.contains(name) else { return ColorReading(.none, [(.unsupportedFunction, nameRange)]) }
        var components: [ColorComponent] = []
        components.reserveCapacity(4)
        var token = tokens.lowerBound
        repeat {
            var end = token
            while end < tokens.upperBound, !value.isComma(end) { end += 1 }
            guard end == token + 1, value.isWord(token) else {
                let whole =
                    end == token ? value.range : TextRange(value.ranges[token].start, value.ranges[end - 1].end)
                return ColorReading(.none, [(.functionForm, whole)])
            }
            let range = value.ranges[token]
            guard let component = ColorComponent(range, in: bytes) else {
                let isNegative = value.bytes[range.start] == UInt8(ascii: "-") && range.length > 1
                return ColorReading(.none, [(isNegative ? .componentRange : .component, range)])
            }
            components.append(component)
            token = end + 1
        } while token <= tokens.upperBound
        let expected = Self.takesAlpha(name) ? 4 : 3
        guard components.count >= expected, components.count <= 4 else {
            return ColorReading(.none, [(.functionCount(components.count, expected: expected), value.range)])
        }
        var issues: [(ColorReading.Issue, TextRange)] = []
        if components.count > expected {
            issues.append((.functionCount(components.count, expected: expected), value.range))
            components.removeLast()
        }
        for component in components where component.value > 1 { issues.append((.componentRange, component.range)) }
        let isHue = Self.isHue(bytes[nameRange.start])
        if issues.isEmpty { issues = Self.withoutDot(components, isHue: isHue).map { (.componentWithoutDot, $0) } }
        var parts = SIMD4(repeating: 1.0)
        for index in components.indices { parts[index] = components[index].value }
        return ColorReading(.color(Self.color(parts, isHue: isHue)), issues)
    }

    /// The components that are 255ths by their spelling and surely were meant as something else: an alpha of 1, a 1
    /// beside shares of 1, a hue in degrees, a saturation or brightness in percent.
    private static func withoutDot(_ components: [ColorComponent], isHue: Bool) -> [TextRange] {
        let hasDot = components[..<3].contains { $0.hasDot }
        var ranges: [TextRange] = []
        for (index, component) in components.enumerated() where !component.hasDot && component.number > 0 {
            let isOne = component.number == 1
            if index == 3 ? isOne : isHue || isOne && hasDot { ranges.append(component.range) }
        }
        return ranges
    }

    /// The name of a function as one number, upper case like lower case; 0 for one that is longer than any is.
    static func functionName(_ text: Span<UInt8>) -> UInt32 {
        if text.count > 4 { return 0 }
        var name: UInt32 = 0
        for index in text.indices {
            let byte = text[index]
            name = name << 8 | UInt32(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        }
        return name
    }

    private static func byte(_ share: Double) -> UInt8 { UInt8(share * 255 + 0.5) }

    /// Hue, saturation and brightness, each 0 to 1: what `hsl` really means.
    private static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
        let sector = hue >= 1 ? 0 : Int(hue * 6)
        let rest = (hue >= 1 ? 0 : hue * 6) - Double(sector)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * rest)
        let rising = brightness * (1 - saturation * (1 - rest))
        return switch sector {
        case 0: (brightness, rising, low)
        case 1: (falling, brightness, low)
        case 2: (low, brightness, rising)
        case 3: (low, falling, brightness)
        case 4: (rising, low, brightness)
        default: (brightness, low, falling)
        }
    }
}

/// One argument of a colour function.
struct ColorComponent {
    /// As written.
    let number: Double
    /// True where it is taken as it is; else it is a 255th.
    let hasDot: Bool
    let range: TextRange

    /// Reads digits with at most one dot; nil for anything else.
    init?(_ range: TextRange, in bytes: Span<UInt8>) {
        guard let number = NumberText(range, in: bytes), number.isWhole, !number.hasExponent else { return nil }
        let first = bytes[range.start]
        if first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { return nil }
        self.number = number.value
        hasDot = number.hasDot
        self.range = range
    }

    /// What it comes to, 0 to 1 where it is in range.
    var value: Double { hasDot ? number : number / 255 }
}
