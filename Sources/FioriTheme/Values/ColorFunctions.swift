// Reads rgb(…) and its like. Must not know which engine reads which: the reader's facts say so.

import NSSSyntax

extension ColorReader {
    /// What a value of the form `name(…)` comes to.
    func function(_ value: ValueText, _ nameRange: TextRange, _ tokens: Range<Int>) -> ColorReading {
        let bytes = value.bytes.span
        let name = Self.functionName(bytes.extracting(nameRange.start..<nameRange.end))
        guard functions.contains(name) else { return ColorReading(.none, [(.unsupportedFunction, nameRange)]) }
        let takesAlpha = UInt8(truncatingIfNeeded: name) == UInt8(ascii: "a")
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
        let expected = takesAlpha ? 4 : 3
        guard components.count >= expected, components.count <= 4 else {
            return ColorReading(.none, [(.functionCount(components.count, expected: expected), value.range)])
        }
        var issues: [(ColorReading.Issue, TextRange)] = []
        if components.count > expected {
            issues.append((.functionCount(components.count, expected: expected), value.range))
            components.removeLast()
        }
        for component in components where component.value > 1 { issues.append((.componentRange, component.range)) }
        let isHue = bytes[nameRange.start] | 0x20 == UInt8(ascii: "h")
        if issues.isEmpty { issues = Self.withoutDot(components, isHue: isHue).map { (.componentWithoutDot, $0) } }
        func part(_ index: Int) -> Double { min(components[index].value, 1) }
        let alpha = components.count == 4 ? Self.byte(part(3)) : 255
        let rgb =
            isHue ? Self.rgb(hue: part(0), saturation: part(1), brightness: part(2)) : (part(0), part(1), part(2))
        let color = Color(red: Self.byte(rgb.0), green: Self.byte(rgb.1), blue: Self.byte(rgb.2), alpha: alpha)
        return ColorReading(.color(color), issues)
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
