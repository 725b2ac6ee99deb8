// What is known of how an engine reads a sheet, looked up in engines.nss. Must not hold any fact itself.

internal import NSSSyntax

/// The rows of one engine.
package struct EngineFacts: Sendable {
    /// How well a fact is known, weakest first.
    package enum Confidence: UInt8, Comparable, Sendable {
        /// Concluded from something else.
        case inferred
        /// Only seen in an example.
        case example
        /// A page says so.
        case documented
        /// Read in the reader's own source, or seen when it ran.
        case code

        /// The word used in the sheets.
        package var name: String {
            switch self {
            case .inferred: "inferred"
            case .example: "example"
            case .documented: "documented"
            case .code: "code"
            }
        }

        init?(name: String) {
            switch name {
            case "inferred": self = .inferred
            case "example": self = .example
            case "documented": self = .documented
            case "code": self = .code
            default: return nil
            }
        }

        /// Orders by strength.
        package static func < (left: Confidence, right: Confidence) -> Bool { left.rawValue < right.rawValue }
    }

    /// The engine.
    package let engine: Engine
    private let rows: ScannedSheet.Rows
    /// Rows that a user wrote, which count before those that come with the tool.
    private let replaced: [Replacement]

    // A list, not a dictionary: that would cost every run what the few who replace a fact gain.
    private struct Replacement {
        let fact: String
        let parts: [String]
    }

    private static let sheet = ScannedSheet(.engines)

    /// The facts as they come with the tool, or with some of them replaced, each by its value and its evidence.
    package init(_ engine: Engine, replacing replaced: [String: [String]] = [:]) {
        self.engine = engine
        self.replaced = replaced.isEmpty ? [] : replaced.map { Replacement(fact: $0.key, parts: $0.value) }
        rows = Self.sheet.block(engine.name) ?? []
    }

    private func row(_ fact: String) -> SheetScanner.Row? { Self.sheet.row(fact, in: rows) }
    private func replacement(_ fact: String) -> [String]? { replaced.first { $0.fact == fact }?.parts }
    private func parts(_ fact: String) -> [String]? { replacement(fact) ?? row(fact).map { Self.sheet.parts($0) } }

    /// The first value of a fact; nil where nothing is known.
    package func value(_ fact: String) -> String? {
        if let parts = replacement(fact) { return parts.first }
        return row(fact).map { Self.sheet.word($0) }
    }

    /// All values of a fact, without the evidence; empty where nothing is known.
    package func list(_ fact: String) -> [String] {
        var values: [String] = []
        for part in parts(fact) ?? [] {
            if Confidence(name: part) != nil { break }
            if part != "," { values.append(part) }
        }
        return values
    }

    /// True where the fact has this value.
    package func holds(_ fact: String, _ wanted: String) -> Bool {
        if let parts = replacement(fact) { return parts.first == wanted }
        guard let row = row(fact) else { return false }
        let source = Self.sheet.source
        return source.holds(wanted, in: source.firstWord(of: row.value))
    }

    /// How well the fact is known; a row that a user wrote without evidence counts as documented.
    package func confidence(_ fact: String) -> Confidence {
        guard let row = row(fact) else { return .inferred }
        let source = Self.sheet.source
        var position = row.value.start
        while let part = source.nextPart(&position, row.value.end) {
            // A look at the length tells most other words.
            guard part.length == 4 || part.length >= 7, part.length <= 10 else { continue }
            if let confidence = Confidence(name: source.text(in: part)) { return confidence }
        }
        return .documented
    }
}
