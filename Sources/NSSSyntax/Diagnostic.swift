// The one type for everything the project has to say about a sheet. Knows no rule, no engine, no output format.

/// A fact about a sheet that its author should know.
public struct Diagnostic: Sendable {
    /// How bad it is, mildest first.
    public enum Severity: UInt8, Comparable, Sendable, CaseIterable {
        /// A matter of taste.
        case advice
        /// The value is applied, and surely not meant.
        case warning
        /// A crash, a lost sheet, or a value that is not applied.
        case error

        /// Orders by weight.
        public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
    }

    /// What happens at run time because of it, mildest first.
    public enum Consequence: UInt8, Comparable, Sendable, CaseIterable {
        /// Nothing a user of the app could see.
        case none
        /// The value is applied as written.
        case applied
        /// This value is not applied.
        case valueLost
        /// The whole sheet is dropped; the app starts unstyled.
        case sheetLost
        /// The app ends with an exception.
        case crash

        /// Orders by weight.
        public static func < (left: Consequence, right: Consequence) -> Bool { left.rawValue < right.rawValue }

        /// As reports and baselines write it: `crash`, `sheet-lost`, `value-lost`, `applied` or `none`.
        package var word: String {
            switch self {
            case .crash: "crash"
            case .sheetLost: "sheet-lost"
            case .valueLost: "value-lost"
            case .applied: "applied"
            case .none: "none"
            }
        }

        /// The consequence of a word; nil where there is none such.
        package init?(word: String) {
            guard let consequence = Self.allCases.first(where: { $0.word == word }) else { return nil }
            self = consequence
        }
    }

    /// A further remark, with a place of its own where it has one.
    public struct Note: Sendable {
        /// What to know.
        public var message: String
        /// Where, if anywhere.
        public var range: TextRange?
        /// The sheet that `range` lies in; nil for the sheet of the diagnostic.
        public var source: Source?

        /// Makes a note.
        public init(_ message: String, range: TextRange? = nil, source: Source? = nil) {
            self.message = message
            self.range = range
            self.source = source
        }
    }

    /// Id of the rule that found it, such as `undefined-variable`.
    public var rule: String
    /// How bad it is.
    public var severity: Severity
    /// What is wrong, in one sentence without a full stop.
    public var message: String
    /// Where it stands.
    public var range: TextRange
    /// What happens at run time.
    public var consequence: Consequence
    /// Names of the engines it holds for.
    public var engines: [String]
    /// Further remarks: what it means at run time, where a related thing stands.
    public var notes: [Note]
    /// What to write instead, in one sentence.
    public var help: String?
    /// Edits that mend it, best first; each stands for itself.
    public var fixes: [Fix]

    /// Makes a diagnostic.
    public init(
        rule: String, severity: Severity, message: String, range: TextRange, consequence: Consequence = .none,
        engines: [String] = [], notes: [Note] = [], help: String? = nil, fixes: [Fix] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.range = range
        self.consequence = consequence
        self.engines = engines
        self.notes = notes
        self.help = help
        self.fixes = fixes
    }
}
