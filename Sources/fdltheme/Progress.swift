// A line on the terminal that says how far a long run is. Must not know what runs.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// How far a run is, on standard error. It is shown after a second, erased before anything else is printed, and only where
/// a person looks on.
struct Progress {
    /// What erases a line of a terminal.
    static let erasure = Array("\r\u{1B}[K".utf8)

    private static let delay = 1_000
    private static let interval = 100

    private let total: Int
    private let isWanted: Bool
    private let start: Int
    private var next: Int
    private var isShown = false

    /// For a run of so many files.
    init(total: Int, quiet: Bool) {
        self.total = total
        // CI services set `CI`; what they show is a log and no terminal, even where it is taken for one.
        isWanted =
            !quiet && isatty(2) == 1 && Console.environment("CI") == nil && Console.environment("TERM") != "dumb"
        start = isWanted ? Clock.milliseconds : 0
        next = start + Self.delay
    }

    /// Says that so many are done.
    mutating func show(_ done: Int) {
        guard isWanted else { return }
        let now = Clock.milliseconds
        guard now >= next else { return }
        next = now + Self.interval
        isShown = true
        Interruption.writeLine(Self.erasure + Array("\(done) of \(total) files".utf8), leavesLine: true)
    }

    /// Makes room for something else.
    mutating func erase() {
        guard isShown else { return }
        isShown = false
        Interruption.writeLine(Self.erasure, leavesLine: false)
    }
}
