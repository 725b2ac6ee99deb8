// A value as reports for people print it. Must not know any report.

extension ThemeValue {
    /// As reports for people print it.
    package func shown(in traits: Traits) -> String {
        switch self {
        case .color(let color): color.shade(in: traits).text ?? "no colour"
        case .number(let number): Self.shown(number)
        case .numbers(let numbers): numbers.map { Self.shown($0) }.joined(separator: " ")
        case .boolean(let boolean): boolean ? "true" : "false"
        case .text(let text): text
        }
    }

    private static func shown(_ number: Double) -> String {
        number == number.rounded(.towardZero) && number.magnitude < 1e15 ? "\(Int(number))" : number.description
    }
}
