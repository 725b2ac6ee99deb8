// Reading a command's arguments by its declared options. Knows no command, no file, no terminal.

import NSSSyntax

/// A slip in the command line.
struct UsageError: Error {
    /// What is wrong, with the nearest right names where there are some.
    let message: String

    init(_ message: String) { self.message = message }
}

/// A command's arguments, told apart.
struct Arguments: Sendable {
    /// The words that are no options, in order.
    private(set) var operands: [String] = []
    private var given: [Given] = []
    /// The settings of the project, where the command has read them.
    var project: Project?

    private struct Given {
        let name: String
        let value: String?
        /// True where the project's settings say so and not the command line.
        var isOfProject = false
    }

    /// Reads words by the options that are allowed.
    init(_ words: some Sequence<String>, options: [Option]) throws(UsageError) {
        var isOver = false
        var iterator = words.makeIterator()
        while let word = iterator.next() {
            // A lone hyphen is standard input.
            if isOver || word == "-" || !word.utf8.starts(with: [UInt8(ascii: "-")]) {
                operands.append(word)
            } else if word == "--" {
                isOver = true
            } else {
                let (option, attached) = try Self.find(word, in: options)
                switch option.value {
                case .none:
                    guard attached == nil else { throw UsageError("option '--\(option.name)' takes no value") }
                    given.append(Given(name: option.name, value: nil))
                case .optional:
                    try Self.check(attached, for: option)
                    given.append(Given(name: option.name, value: attached))
                case .required(let placeholder):
                    guard let value = attached ?? iterator.next() else {
                        throw UsageError("option '--\(option.name)' needs a value: --\(option.name) \(placeholder)")
                    }
                    try Self.check(value, for: option)
                    given.append(Given(name: option.name, value: value))
                }
            }
        }
    }

    /// Whether an option was given.
    func has(_ name: String) -> Bool { given.contains { $0.name == name } }

    /// The last value given for an option; nil where none was.
    func value(_ name: String) -> String? {
        var last: String?
        for entry in given where entry.name == name { last = entry.value }
        return last
    }

    /// All values given for an option, in order.
    func values(_ name: String) -> [String] {
        var values: [String] = []
        for entry in given where entry.name == name {
            if let value = entry.value { values.append(value) }
        }
        return values
    }

    /// What stands on the command line, without what the project's settings say.
    var ofCommandLine: Arguments {
        var result = self
        result.project = nil
        result.given.removeAll { $0.isOfProject }
        return result
    }

    /// Adds values of an option as if they had been given, behind the others or in front of them.
    mutating func add(_ name: String, _ values: [String], inFront: Bool = false) {
        let new = values.map { Given(name: name, value: $0, isOfProject: true) }
        given = inFront ? new + given : given + new
    }

    /// The value of an option that takes a number from 1.
    func count(_ name: String) throws(UsageError) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), number >= 1 else {
            throw UsageError("option '--\(name)' needs a number from 1, not '\(text)'")
        }
        return number
    }

    private static func find(_ word: String, in options: [Option]) throws(UsageError) -> (Option, attached: String?) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let attached = parts.count > 1 ? String(parts[1]) : nil
        if !word.hasPrefix("--") {
            for option in options {
                guard let letter = option.letter else { continue }
                if parts[0].dropFirst() == letter { return (option, attached) }
                // The value may follow its letter at once, as in `-j4`.
                if case .required = option.value, word.dropFirst().hasPrefix(letter) {
                    return (option, String(word.dropFirst(1 + letter.count)))
                }
            }
            throw UsageError("unknown option '\(parts[0])'")
        }
        let name = String(parts[0].dropFirst(2))
        for option in options where option.name == name { return (option, attached) }
        var names: [String] = []
        for option in options { names.append(option.name) }
        throw UsageError("unknown option '--\(name)'" + Spelling.suggestion(for: name, among: names, prefix: "--"))
    }

    private static func check(_ value: String?, for option: Option) throws(UsageError) {
        guard let value, !option.choices.isEmpty, !option.choices.contains(value) else { return }
        throw UsageError(
            "option '--\(option.name)' takes \(option.choices.joined(separator: ", ")), not '\(value)'"
                + Spelling.suggestion(for: value, among: option.choices))
    }
}
