// What is known of how an engine reads a sheet, looked up in engines.nss. Must not hold any fact itself.

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
    /// The parts of each row's value, by the fact's name.
    private let rows: [String: [String]]

    // One block an engine: most runs ask for one of them.
    private static let uikit = DataSheet.block("uikit", alone: EmbeddedSheet.engines.source)
    private static let swiftui = DataSheet.block("swiftui", alone: EmbeddedSheet.engines.source)
    private static let nui = DataSheet.block("nui", alone: EmbeddedSheet.engines.source)

    /// The facts as they come with the tool.
    package init(_ engine: Engine) {
        self.engine = engine
        let block =
            switch engine {
            case .uikit: Self.uikit
            case .swiftui: Self.swiftui
            case .nui: Self.nui
            }
        var rows: [String: [String]] = [:]
        for row in block?.rows ?? [] { rows[row.name] = row.parts }
        self.rows = rows
    }

    /// The first value of a fact; nil where nothing is known.
    package func value(_ fact: String) -> String? { rows[fact]?.first }

    /// All values of a fact, without the evidence; empty where nothing is known.
    package func list(_ fact: String) -> [String] {
        var values: [String] = []
        for part in rows[fact] ?? [] {
            if Confidence(name: part) != nil { break }
            if part != "," { values.append(part) }
        }
        return values
    }

    /// True where the fact has this value.
    package func holds(_ fact: String, _ wanted: String) -> Bool { value(fact) == wanted }

    /// How well the fact is known; a row that a user wrote without evidence counts as documented.
    package func confidence(_ fact: String) -> Confidence {
        guard let parts = rows[fact] else { return .inferred }
        for part in parts {
            if let confidence = Confidence(name: part) { return confidence }
        }
        return .documented
    }
}
