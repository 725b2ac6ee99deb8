// Reads one order of a comment word by word. Must not know any rule.

import NSSSyntax

/// A reader of `fdltheme-allow RULE until 2027-01-31, GROUP -- reason`.
struct SuppressionReader {
    private let source: Source
    private let start: Int
    private let end: Int
    private var position: Int
    private var entries: [SuppressionComment.Entry] = []
    private var faults: [SuppressionComment.Fault] = []

    /// Reads from the marker up to the next order or the end of the comment.
    init(_ source: Source, _ start: Int, _ end: Int) {
        self.source = source
        self.start = start
        self.end = end
        position = start
    }

    /// The order.
    mutating func read(token: Int, range: TextRange, isWhole: Bool) -> SuppressionComment {
        let order = word() ?? TextRange(start, start)
        let name = String(source.text(in: order).dropFirst(SuppressionComment.marker.count))
        var hasReason = false
        if SuppressionComment.orders.contains(name) {
            hasReason = list()
            if entries.isEmpty, faults.isEmpty { faults.append(.init(kind: .noRule, range: order)) }
        } else if !Spelling.nearest(to: name, among: SuppressionComment.orders).isEmpty {
            // Other words of the kind may be somebody else's.
            faults.append(.init(kind: .unknownOrder, range: order))
        }
        return SuppressionComment(
            token: token, range: range, order: order, isForSheet: name == "allow-file", isWholeComment: isWhole,
            entries: entries, faults: faults, hasReason: hasReason)
    }

    /// Reads what is named; true where a reason follows.
    private mutating func list() -> Bool {
        var words: [TextRange] = []
        while true {
            guard let next = word() else {
                entry(words)
                return false
            }
            let first = source.bytes[next.start]
            if first == UInt8(ascii: ",") {
                entry(words)
                words = []
            } else if first == UInt8(ascii: "-"), next.length > 1, source.bytes[next.start + 1] == first {
                entry(words)
                return next.length > 2 || word() != nil
            } else {
                words.append(next)
            }
        }
    }

    private mutating func entry(_ words: [TextRange]) {
        guard let name = words.first else { return }
        var rest = words.dropFirst()
        var until: SuppressionComment.Day?
        var isUnreadable = false
        if let word = rest.first, source.matches("until", in: word) {
            rest = rest.dropFirst()
            if let word = rest.first { until = day(word) }
            if until == nil {
                isUnreadable = true
                faults.append(.init(kind: .noDay, range: rest.first ?? word))
            }
            rest = rest.dropFirst()
        }
        if let word = rest.first { faults.append(.init(kind: .unexpectedWord, range: word)) }
        entries.append(
            .init(
                name: source.text(in: name), nameRange: name,
                range: TextRange(name.start, words[words.count - 1].end), until: until,
                hasUnreadableDay: isUnreadable))
    }

    /// The next word or comma; nil at the end. Asterisks that decorate a line are no words.
    private mutating func word() -> TextRange? {
        let bytes = source.bytes
        while position < end, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: "*") { position += 1 }
        guard position < end else { return nil }
        let first = position
        position += 1
        if bytes[first] == UInt8(ascii: ",") { return TextRange(first, position) }
        while position < end, bytes[position] > 0x20, bytes[position] != UInt8(ascii: ",") { position += 1 }
        return TextRange(first, position)
    }

    /// `2027-01-31`
    private func day(_ range: TextRange) -> SuppressionComment.Day? {
        guard range.length == 10 else { return nil }
        var numbers = [0, 0, 0]
        var part = 0
        for index in 0..<10 {
            let byte = source.bytes[range.start + index]
            if index == 4 || index == 7 {
                guard byte == UInt8(ascii: "-") else { return nil }
                part += 1
            } else {
                guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
                numbers[part] = numbers[part] * 10 + Int(byte - UInt8(ascii: "0"))
            }
        }
        let (year, month, day) = (numbers[0], numbers[1], numbers[2])
        guard (1...12).contains(month), day >= 1, day <= Self.days(of: month, in: year) else { return nil }
        return (year, month, day)
    }

    private static func days(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
