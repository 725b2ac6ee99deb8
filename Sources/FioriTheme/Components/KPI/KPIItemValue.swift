// What a metric or a fraction of a key figure holds. Must not know which of the two, nor any formatter.

/// What a metric or a fraction holds: a text, or a number that a formatter writes.
public enum KPIItemValue: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A number.
    case number(Double)

    /// The number: given as one, or as a text that is nothing but one (`33`, not `33%`). Inferred: the SDK's items are
    /// made of texts, and its formatters take numbers.
    public var number: Double? {
        switch self {
        case .number(let number): return number
        case .text(let text):
            guard let read = NumberText(Array(text.utf8)[...]), read.isWhole, read.value.isFinite else {
                return nil
            }
            return read.value
        }
    }

    /// The text that is shown. A number without a formatter has no groups and at most three digits behind the point.
    public func text(formattedBy formatter: (@Sendable (Double) -> String)?) -> String {
        if let formatter, let number { return formatter(number) }
        switch self {
        case .number(let number): return DecimalFormatter(groupingSeparator: "").string(from: number)
        case .text(let text): return text
        }
    }
}
