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
    /// What a shell may offer for the value.
    let offers: Offers
    /// Whether it may be given several times, each counting; else two values contradict each other.
    let isRepeatable: Bool
    /// One sentence for the help.
    var help: String { makeHelp() }
    private let makeHelp: @Sendable () -> String

    init(
        _ name: String, letter: String? = nil, _ value: Value = .none, choices: [String] = [], offers: Offers = .none,
        repeatable: Bool = false, help: @autoclosure @escaping @Sendable () -> String
    ) {
        self.name = name
        self.letter = letter
        self.value = value
        self.choices = choices
        self.offers = choices.isEmpty ? offers : .words { choices }
        self.isRepeatable = repeatable
        makeHelp = help
    }

    /// The option with a value, as it stands on a command line.
    func spelled(_ value: FilePath?) -> String { "--\(name)" + (value.map { "=" + $0.text } ?? "") }

    /// The option as the help shows it.
    var synopsis: String { (letter.map { "-\($0), --\(name)" } ?? "    --\(name)") + valueSynopsis }

    /// What follows the name: ` FILE`, `[=unsafe]`, or nothing.
    var valueSynopsis: String {
        switch value {
        case .none: ""
        case .required(let placeholder): " \(placeholder)"
        case .optional(let placeholder): "[=\(placeholder)]"
        }
    }

    /// What it does, with its choices, as sentences.
    var description: String {
        var text = help
        if !choices.isEmpty { text += " One of: \(choices.joined(separator: ", "))." }
        if isRepeatable { text += " May be repeated." }
        return text
    }
}

extension Option {
    /// Every command has it.
    static var helpOption: Option { Option("help", letter: "h", help: "Show this help.") }
}

extension [String] {
    /// The words of a usage line or a help text, as `joined` gives them. The tables of commands and options are made on every
    /// start, and `joined` looks up at run time what an array is: a fiftieth of linting a small sheet.
    func listed(_ separator: String) -> String {
        var text = ""
        for word in self { text += text.isEmpty ? word : separator + word }
        return text
    }
}
