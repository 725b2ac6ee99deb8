// Reading a command's arguments by its declared options. Knows no command, no file, no terminal.

import NSSSyntax

/// A slip in the command line.
struct UsageError: Error {
    /// What is wrong, with the nearest right names where there are some.
    let message: String

    init(_ message: String) { self.message = message }
}

/// A command's arguments, told apart. A word may be a path, which is bytes, so words are kept as such.
struct Arguments: Sendable {
    /// The words that are no options, in order, as paths.
    private(set) var paths: [FilePath] = []
    private var given: [Given] = []
    /// The settings of the project, where the command has read them.
    var project: Project?

    private struct Given {
        let name: String
        let value: FilePath?
        /// True where the project's settings say so and not the command line.
        var isOfProject = false
    }

    /// Reads words by the options that are allowed.
    init(_ words: some Sequence<FilePath>, options: [Option]) throws(UsageError) {
        var isOver = false
        var iterator = words.makeIterator()
        while let word = iterator.next() {
            if isOver || word.isStandardInput || word.bytes.first != UInt8(ascii: "-") {
                paths.append(word)
            } else if word.bytes.elementsEqual("--".utf8) {
                isOver = true
            } else {
                let (option, attached) = try Self.find(word, in: options)
                switch option.value {
                case .none:
                    guard attached == nil else { throw UsageError("option '--\(option.name)' takes no value") }
                    given.append(Given(name: option.name, value: nil))
                case .optional:
                    try add(attached, for: option)
                case .required(let placeholder):
                    guard let value = attached ?? iterator.next() else {
                        throw UsageError("option '--\(option.name)' needs a value: --\(option.name) \(placeholder)")
                    }
                    try add(value, for: option)
                }
            }
        }
    }

    /// Adds an option with its value; where it takes one value only, no other may stand beside it.
    private mutating func add(_ value: FilePath?, for option: Option) throws(UsageError) {
        try Self.check(value, for: option)
        if !option.isRepeatable, let other = given.first(where: { $0.name == option.name }), other.value != value {
            throw UsageError(
                "'\(option.spelled(other.value))' and '\(option.spelled(value))' contradict each other: "
                    + "the option can be given once")
        }
        given.append(Given(name: option.name, value: value))
    }

    /// The words that are no options, in order, as texts.
    var operands: [String] { paths.map { $0.text } }

    /// Whether an option was given.
    func has(_ name: String) -> Bool { given.contains { $0.name == name } }

    /// The value given for an option, of several the last; nil where none was.
    func value(_ name: String) -> String? { path(name)?.text }

    /// All values given for an option, in order.
    func values(_ name: String) -> [String] { paths(name).map { $0.text } }

    /// The value given for an option that takes a path, of several the last; nil where none was.
    func path(_ name: String) -> FilePath? {
        var last: FilePath?
        for entry in given where entry.name == name { last = entry.value }
        return last
    }

    /// All values given for an option that takes paths, in order.
    func paths(_ name: String) -> [FilePath] {
        var paths: [FilePath] = []
        for entry in given where entry.name == name {
            if let value = entry.value { paths.append(value) }
        }
        return paths
    }

    /// What stands on the command line, without what the project's settings say.
    var ofCommandLine: Arguments {
        var result = self
        result.project = nil
        result.given.removeAll { $0.isOfProject }
        return result
    }

    /// Adds values of an option as if they had been given, behind the others.
    mutating func add(_ name: String, _ values: [FilePath]) {
        given += values.map { Given(name: name, value: $0, isOfProject: true) }
    }

    /// The value of an option that takes a number from 1.
    func count(_ name: String) throws(UsageError) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), number >= 1 else {
            throw UsageError("option '--\(name)' needs a number from 1, not '\(text)'")
        }
        return number
    }

    private static func find(
        _ word: FilePath, in options: [Option]
    ) throws(UsageError) -> (Option, attached: FilePath?) {
        let (head, attached) = word.cut(at: UInt8(ascii: "="))
        if !head.hasPrefix("--") {
            for option in options {
                guard let letter = option.letter else { continue }
                if head.dropFirst() == letter { return (option, attached) }
                // The value may follow its letter at once, as in `-j4`.
                if case .required = option.value, word.bytes.dropFirst().starts(with: letter.utf8) {
                    return (option, FilePath(bytes: Array(word.bytes.dropFirst(1 + letter.utf8.count))))
                }
            }
            throw UsageError("unknown option '\(head)'")
        }
        let name = String(head.dropFirst(2))
        for option in options where option.name == name { return (option, attached) }
        var names: [String] = []
        for option in options { names.append(option.name) }
        throw UsageError("unknown option '--\(name)'" + Spelling.suggestion(for: name, among: names, prefix: "--"))
    }

    private static func check(_ path: FilePath?, for option: Option) throws(UsageError) {
        guard let value = path?.text, !option.choices.isEmpty, !option.choices.contains(value) else { return }
        throw UsageError(
            "option '--\(option.name)' takes \(option.choices.joined(separator: ", ")), not '\(value)'"
                + Spelling.suggestion(for: value, among: option.choices))
    }
}
