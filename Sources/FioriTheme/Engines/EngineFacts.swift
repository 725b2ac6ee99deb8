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
    private let block: DataSheet.Block?

    // One block an engine: most runs ask for one of them.
    private static let uikit = DataSheet.block("uikit", alone: EmbeddedSheet.engines.source)
    private static let swiftui = DataSheet.block("swiftui", alone: EmbeddedSheet.engines.source)
    private static let nui = DataSheet.block("nui", alone: EmbeddedSheet.engines.source)

    /// The facts as they come with the tool.
    package init(_ engine: Engine) {
        self.engine = engine
        switch engine {
        case .uikit: block = Self.uikit
        case .swiftui: block = Self.swiftui
        case .nui: block = Self.nui
        }
    }

    /// The first value of a fact; nil where nothing is known.
    package func value(_ fact: String) -> String? { block?.row(fact)?.parts.first }

    /// All values of a fact, without the evidence; empty where nothing is known.
    package func list(_ fact: String) -> [String] {
        guard let row = block?.row(fact) else { return [] }
        var values: [String] = []
        for part in row.list {
            if Confidence(name: part) != nil { break }
            values.append(part)
        }
        return values
    }

    /// True where the fact has this value.
    package func holds(_ fact: String, _ wanted: String) -> Bool { value(fact) == wanted }

    /// How well the fact is known; a row that a user wrote without evidence counts as documented.
    package func confidence(_ fact: String) -> Confidence {
        guard let row = block?.row(fact) else { return .inferred }
        for part in row.parts {
            if let confidence = Confidence(name: part) { return confidence }
        }
        return .documented
    }
}
