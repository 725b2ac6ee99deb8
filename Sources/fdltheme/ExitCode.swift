// What the tool tells the shell. Knows nothing of how a command came to it.

/// The exit codes, mildest first; of several the highest counts.
enum ExitCode: Int32, Comparable {
    /// Nothing found.
    case clean = 0
    /// Findings at or above the limit, or a difference.
    case findings = 1
    /// The command line or the settings cannot be understood.
    case usage = 2
    /// A file or stream could not be read or written.
    case inputOutput = 3

    static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
