// How a command declares the options it takes. Knows no command.

/// One option of a command.
struct Option: Sendable {
    /// Whether a value follows.
    enum Value: Sendable {
        /// None.
        case none
        /// One, as `--name VALUE` or `--name=VALUE`; the text stands for it in the help.
        case required(String)
        /// One or none, as `--name=VALUE` only: the word after `--name` could as well be a path.
        case optional(String)
    }

    /// Name without the hyphens.
    let name: String
    /// One letter that stands for it after a single hyphen.
    let letter: String?
    /// Whether a value follows.
    let value: Value
    /// The values it takes; empty for any.
    let choices: [String]
    /// Whether it may be given several times, each counting; else the last one counts.
    let isRepeatable: Bool
    /// One sentence for the help.
    let help: String

    init(
        _ name: String, letter: String? = nil, _ value: Value = .none, choices: [String] = [], repeatable: Bool = false,
        help: String
    ) {
        self.name = name
        self.letter = letter
        self.value = value
        self.choices = choices
        self.isRepeatable = repeatable
        self.help = help
    }

    /// The option as the help shows it.
    var synopsis: String {
        let start = letter.map { "-\($0), --\(name)" } ?? "    --\(name)"
        switch value {
        case .none: return start
        case .required(let placeholder): return "\(start) \(placeholder)"
        case .optional(let placeholder): return "\(start)[=\(placeholder)]"
        }
    }
}

extension Option {
    /// Every command has it.
    static var helpOption: Option { Option("help", letter: "h", help: "Show this help.") }
}
