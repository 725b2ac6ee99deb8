// What a shell may offer where a value or an operand is to be typed. Must not know any shell.

/// Words or files to choose from.
enum Offers: Sendable {
    /// Nothing that could be listed.
    case none
    /// Files and folders.
    case files
    /// Words, made only when they are asked for. One that ends with `=` is the beginning of a word.
    case words(@Sendable () -> [String])
    /// Words, and files behind one of them.
    case wordsAndFiles(@Sendable () -> [String])

    /// The words.
    var list: [String] {
        switch self {
        case .none, .files: []
        case .words(let make), .wordsAndFiles(let make): make()
        }
    }

    /// True where files may stand.
    var hasFiles: Bool {
        switch self {
        case .none, .words: false
        case .files, .wordsAndFiles: true
        }
    }
}
