// Comes to a verdict on one value: at most one, the most specific. Must not know where the value stands.

import FioriTheme
import NSSSyntax

/// Judges values for the chosen engines.
struct ValueJudge {
    private let readers: [Reader]
    private let obsolete: ObsoleteColors

    private struct Reader {
        let facts: EngineFacts
        let reader: ColorReader
    }

    /// Makes the judge for some engines.
    init(_ engines: [EngineFacts], _ obsolete: ObsoleteColors) {
        self.obsolete = obsolete
        readers = engines.map { Reader(facts: $0, reader: ColorReader($0)) }
    }

    /// What is wrong with a value that an attribute has; empty where it fits or nothing can be said. With several
    /// engines there may be one verdict for each.
    func judge(_ value: ValueText, _ check: ValueCheck) -> [ValueVerdict] {
        if Self.isStrange(value) { return [] }
        // NUI does not read what only SAP has.
        let readers = readers.filter { check.facts.isOfNUI || $0.facts.engine != .nui }
        if readers.isEmpty { return [] }
        if case .color = check.grammar { return color(value, readers, isForeground: check.isForeground) }
        let engines = readers.map { $0.facts }
        guard let fault = ValueMatcher(more: check.more).fault(value, check.grammar) else {
            return unlikely(value, check, engines)
        }
        let rule: ValueRule =
            switch fault.kind {
            case .otherType: .attributeValueType
            case .notANumber: .invalidNumber
            case .unit: .unitInNumber
            case .outOfRange: .numberOutOfRange
            case .notABoolean: .invalidBoolean
            case .keyword: .unknownKeyword
            case .fontName: .unknownFontName
            case .fontStyle: .unknownFontStyle
            case .count, .missingComma, .commas: .wrongValueCount
            }
        return [ValueVerdict(rule: rule, range: fault.range, detail: .value(fault.kind), engines: engines)]
    }

    /// What is wrong with a value that stands for a colour of the palette.
    func judgeOverride(_ value: ValueText) -> [ValueVerdict] {
        if Self.isStrange(value) { return [] }
        // A well-formed value of another type is the business of `palette-override-not-a-color`.
        return color(value, readers, isForeground: false).filter { $0.rule != .attributeValueType }
    }

    /// True for values that other rules speak of: with variables within, letters beyond ASCII, or comments cut in two.
    private static func isStrange(_ value: ValueText) -> Bool {
        if value.isUnreadable { return true }
        for range in value.ranges {
            var slash = false
            for byte in value.bytes[range.start..<range.end] {
                if byte >= 0x80 || slash && byte == UInt8(ascii: "/") { return true }
                slash = byte == UInt8(ascii: "/")
            }
        }
        return false
    }

    private func unlikely(_ value: ValueText, _ check: ValueCheck, _ engines: [EngineFacts]) -> [ValueVerdict] {
        guard let usual = check.facts.usual, value.count == 1 else { return [] }
        let range = value.range
        guard let number = NumberText(value.bytes[range.start..<range.end])?.value, number != 0,
            number < usual.least || number > usual.most
        else { return [] }
        return [ValueVerdict(rule: .unlikelyValue, range: range, detail: .number(number), engines: engines)]
    }

    // MARK: Colours

    private func color(
        _ value: ValueText, _ readers: [Reader], isForeground: Bool
    ) -> [ValueVerdict] {
        var verdicts: [ValueVerdict] = []
        var colors: [Color?] = []
        for entry in readers {
            let facts = entry.facts
            let reading = entry.reader.read(value)
            colors.append(reading.color)
            guard
                let found = paletteIssue(reading, value, facts)
                    ?? Self.worst(reading, value, isForeground, isAlone: readers.count == 1)
            else { continue }
            if let index = verdicts.firstIndex(where: { $0.rule == found.rule && $0.range == found.range }) {
                verdicts[index].engines.append(facts)
                verdicts[index].readings.append(reading)
            } else {
                verdicts.append(
                    ValueVerdict(
                        rule: found.rule, range: found.range, detail: .color(found.issue), engines: [facts],
                        readings: [reading]))
            }
        }
        return Self.settled(verdicts, colors, value)
    }

    /// Eight digits that several engines read are one cause: either all of them see the same colour, or they disagree.
    private static func settled(_ verdicts: [ValueVerdict], _ colors: [Color?], _ value: ValueText) -> [ValueVerdict] {
        let isEight = { (rule: ValueRule) in rule == .ambiguousHexAlpha || rule == .hexAlphaOverFull }
        let eight = verdicts.filter { isEight($0.rule) }
        guard !eight.isEmpty, colors.count > 1 else { return verdicts }
        var rest = verdicts.filter { !isEight($0.rule) }
        if colors.contains(where: { $0 != colors[0] }) {
            var merged = ValueVerdict(
                rule: .ambiguousHexAlpha, range: value.range, detail: .color(.eightDigits), engines: [])
            for verdict in eight {
                merged.engines += verdict.engines
                merged.readings += verdict.readings
            }
            rest.append(merged)
        }
        return rest
    }

    /// What is wrong with the name of a palette's colour.
    private func paletteIssue(
        _ reading: ColorReading, _ value: ValueText, _ facts: EngineFacts
    ) -> (rule: ValueRule, range: TextRange, issue: ColorReading.Issue)? {
        if let (issue, range) = reading.issues.first {
            return issue == .formerName ? (.obsoletePaletteName, range, issue) : nil
        }
        guard case .palette(let name, let suffix) = reading.result else { return nil }
        // What is honoured must be known; the others pass over it.
        if let suffix, facts.holds("palette-name-suffix", "honored"),
            !ColorNames.sdk.suffixes.contains(where: { $0.text == suffix })
        {
            return (.unknownPaletteVariant, value.range, .unknownName)
        }
        if obsolete.isNewer(name) { return (.newerThanPalette, value.range, .unknownName) }
        return obsolete.contains(name) ? (.obsoletePaletteName, value.range, .formerName) : nil
    }

    /// The one issue of a reading to speak of.
    private static func worst(
        _ reading: ColorReading, _ value: ValueText, _ isForeground: Bool, isAlone: Bool
    ) -> (rule: ValueRule, range: TextRange, issue: ColorReading.Issue)? {
        for (issue, range) in reading.issues where issue == .hexAlphaOverFull {
            return (.hexAlphaOverFull, range, issue)
        }
        guard let (issue, range) = reading.issues.first else {
            let isClear = isForeground && reading.color?.alpha == 0
            return isClear ? (.transparentForeground, value.range, .noColor) : nil
        }
        switch issue {
        case .hexLength: return (.invalidHexLength, range, issue)
        case .eightDigits:
            if isForeground, isAlone, reading.color?.alpha == 0 { return (.transparentForeground, range, issue) }
            return isSameFromBothEnds(value) ? nil : (.ambiguousHexAlpha, range, issue)
        case .hexBlanks: return (.spaceInsideHex, range, issue)
        case .hexAlphaOverFull: return nil
        case .nameWithoutColor: return (.unknownColorName, range, issue)
        case .formerName: return nil
        case .unsupportedFunction, .functionCount, .functionForm: return (.unsupportedColorFunction, range, issue)
        case .componentRange: return (.colorComponentOutOfRange, range, issue)
        case .componentWithoutDot: return (.alphaWithoutDot, range, issue)
        case .wordForNothing: return (.unknownColorName, range, issue)
        case .unknownName, .noColor:
            if let shape = ValueShape(value), shape != .color { return (.attributeValueType, range, issue) }
            return (issue == .unknownName ? .unknownColorName : .invalidColor, range, issue)
        case .hexDigit, .missingHash, .aroundHex, .component: return (.invalidColor, range, issue)
        }
    }

    /// True for `#00000000` and its like.
    private static func isSameFromBothEnds(_ value: ValueText) -> Bool {
        let bytes = value.bytes[value.range.start..<value.range.end].suffix(8)
        return bytes.allSatisfy { $0 == bytes.first }
    }
}
