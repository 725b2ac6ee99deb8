// Starts a command, waits for it, and tells how long it took and how much memory it held at its peak.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Waits, so that what disturbs the machine may be over.
func pause(milliseconds: Int) { _ = usleep(UInt32(milliseconds) * 1000) }

/// A program with its arguments.
struct Command {
    /// What the table calls it.
    let name: String
    let program: String
    let arguments: [String]
    /// Exit codes that mean it did its work.
    let accepts: ClosedRange<Int>
    /// What it reads as its standard input.
    let input: String
    /// Where its output goes.
    let output: String
    /// Settings of its own, each as NAME=VALUE.
    let settings: [String]

    init(
        _ name: String, _ program: String, _ arguments: [String], accepts: ClosedRange<Int> = 0...0,
        input: String = "/dev/null", output: String = "/dev/null", settings: [String] = []
    ) {
        self.name = name
        self.program = program
        self.arguments = arguments
        self.accepts = accepts
        self.input = input
        self.output = output
        self.settings = settings
    }
}

/// What one run of a command took.
struct Run {
    let nanoseconds: Int
    /// The time that processors worked for it, all its threads together: other work on the machine hardly changes it.
    let processorNanoseconds: Int
    /// The most memory it held, in bytes.
    let peakBytes: Int
}

extension Command {
    /// Runs the command once, from just before it is started to just after it is gone.
    func run() throws(BenchError) -> Run {
        let arguments = CStrings([program] + self.arguments)
        let environment = CStrings(Command.environment + settings)
        var actions = try FileActions(input: input, output: output)
        defer { actions.destroy() }
        var process: pid_t = 0
        let start = now()
        let failure = unsafe posix_spawn(
            &process, program, &actions.value, nil, arguments.pointers, environment.pointers)
        if failure != 0 { throw BenchError("cannot start \(program): \(unsafe String(cString: strerror(failure)))") }
        var status: Int32 = 0
        var usage = rusage()
        while unsafe wait4(process, &status, 0, &usage) < 0 {
            if errno != EINTR { throw .system("wait for", program) }
        }
        let end = now()
        try check(status)
        return Run(
            nanoseconds: end - start,
            processorNanoseconds: nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime),
            peakBytes: Command.bytes(peak: Int(usage.ru_maxrss)))
    }

    /// Runs the command once and reads the number that is all it prints.
    func printedNumber() throws(BenchError) -> Int {
        let file = "number.txt"
        // Output is appended.
        try writeFile(file, "")
        _ = try Command(
            name, program, arguments, accepts: accepts, input: input, output: file, settings: settings
        ).run()
        let text = String(decoding: try readFile(file), as: UTF8.self)
        guard let number = Int(text) else { throw BenchError("'\(line)' printed '\(text)'") }
        return number
    }

    private func check(_ status: Int32) throws(BenchError) {
        let signal = status & 0x7F
        if signal != 0 { throw BenchError("'\(line)' was ended by signal \(signal)") }
        let code = Int(status >> 8 & 0xFF)
        if !accepts.contains(code) { throw BenchError("'\(line)' ended with exit code \(code)") }
    }

    /// The command as a person would type it, cut where it is long.
    var line: String {
        let shown = arguments.prefix(8).joined(separator: " ")
        return "\(name) \(shown)\(arguments.count > 8 ? " …" : "")"
    }

    /// The same small environment for every command, so that none is measured under a setting of the caller's.
    private static let environment = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "CARGO_HOME", "RUSTUP_HOME"]
        .compactMap { name in environmentValue(name).map { "\(name)=\($0)" } }

    /// Linux counts in units of 1024 bytes, Darwin in bytes.
    static func bytes(peak: Int) -> Int {
        #if canImport(Darwin)
            peak
        #else
            peak * 1024
        #endif
    }

    /// This program's own peak. Linux lets a new process begin with it, so no smaller peak can be seen.
    static func ownPeakBytes() -> Int {
        var usage = rusage()
        #if canImport(Glibc)
            unsafe getrusage(Int32(truncatingIfNeeded: RUSAGE_SELF.rawValue), &usage)
        #else
            unsafe getrusage(RUSAGE_SELF, &usage)
        #endif
        return bytes(peak: Int(usage.ru_maxrss))
    }
}

/// A clock that nobody sets, in nanoseconds.
private func now() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

private func nanoseconds(_ time: timeval) -> Int { Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_usec) * 1000 }

/// Strings as C wants them, with a null at their end, for as long as this lives.
@safe private final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) { unsafe pointers = strings.map { unsafe strdup($0) } + [nil] }

    deinit {
        for index in unsafe pointers.indices { unsafe free(pointers[index]) }
    }
}

/// Input from a file, output to a file, errors with it: a pipe would make its other end part of what is measured.
@safe private struct FileActions {
    #if canImport(Darwin)
        var value: posix_spawn_file_actions_t?
    #else
        var value = unsafe posix_spawn_file_actions_t()
    #endif

    init(input: String, output: String) throws(BenchError) {
        let flags = O_WRONLY | O_CREAT | O_APPEND
        let failed =
            unsafe posix_spawn_file_actions_init(&value) != 0
            || posix_spawn_file_actions_addopen(&value, 0, input, O_RDONLY, 0) != 0
            || posix_spawn_file_actions_addopen(&value, 1, output, flags, 0o644) != 0
            || posix_spawn_file_actions_adddup2(&value, 1, 2) != 0
        if failed { throw BenchError("cannot prepare the input \(input) and the output \(output)") }
    }

    mutating func destroy() { unsafe posix_spawn_file_actions_destroy(&value) }
}
