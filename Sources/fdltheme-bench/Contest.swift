// Runs the commands of a course in turn and takes each row's value from the rounds.

/// What became of a row.
enum Outcome {
    /// `atMost` says that the true value is hidden below this one.
    case value(Double, atMost: Bool, held: Held)
    /// There is no such peer on this machine.
    case missing(String)
    /// A command did not do its work.
    case failed(String)
}

struct RowResult {
    let row: Row
    let outcome: Outcome
    /// The tool's median time in nanoseconds, and the rival's.
    var toolTime: Int?
    var rivalTime: Int?
}

/// Makes what the rows need and measures them.
struct Contest {
    let tool: String
    let short: Bool
    private var inputs = Inputs()
    private var peers = Peers()

    init(tool: String, short: Bool) {
        self.tool = tool
        self.short = short
    }

    /// The results of the rows that share a course, in their order.
    mutating func run(_ course: Course, _ rows: [Row]) -> [RowResult] {
        do throws(BenchError) {
            if course == .library { return try library(rows) }
            let subject = try subject(of: course)
            var commands = [subject.command]
            var places: [Rival: Int] = [:]
            var missing: [Rival: String] = [:]
            for rival in rows.compactMap(\.measure.rival) where places[rival] == nil && missing[rival] == nil {
                switch try command(of: rival, course) {
                case .success(let command):
                    places[rival] = commands.count
                    commands.append(command)
                case .failure(let error): missing[rival] = error.message
                }
            }
            let runs = try measure(commands, rounds: short ? course.shortRounds : course.rounds)
            var results: [RowResult] = []
            for row in rows {
                if let rival = row.measure.rival {
                    if let place = places[rival] { results.append(time(row, runs[0], runs[place])) }
                    if let reason = missing[rival] { results.append(RowResult(row: row, outcome: .missing(reason))) }
                } else {
                    results.append(try memory(row, subject, runs[0]))
                }
            }
            return results
        } catch { return rows.map { RowResult(row: $0, outcome: .failed(error.message)) } }
    }

    // MARK: Commands

    private typealias Subject = (command: Command, bytes: Int)

    /// The tool's own command on a course, and the bytes it reads.
    private mutating func subject(of course: Course) throws(BenchError) -> Subject {
        let sheet: Sheet
        var options: [String] = []
        var accepts = 0...0
        switch course {
        case .tiny: sheet = try inputs.sheet("1KB", 1000)
        case .small: sheet = try inputs.sheet("10KB", 10_000)
        case .medium, .library: sheet = try inputs.sheet("1MB", 1_000_000)
        case .large:
            sheet = try inputs.sheet("50MB", 50_000_000)
            // The groups that the prototype behind the bounds had.
            options = ["--only", "syntax", "--only", "references"]
        case .defects:
            sheet = try inputs.sheet("1MB-defects", 1_000_000, defects: 20)
            accepts = 1...1
        case .many:
            _ = try inputs.many()
            return (Command("fdltheme", tool, ["lint", "--jobs", "1", inputs.manyFolder]), 0)
        }
        return (Command("fdltheme", tool, ["lint"] + options + [sheet.path], accepts: accepts), sheet.bytes)
    }

    /// The command of a rival on the subject's input, or why it cannot be run here.
    private mutating func command(of rival: Rival, _ course: Course) throws(BenchError) -> Result<Command, BenchError> {
        let subject = try subject(of: course).command
        let path = subject.arguments[subject.arguments.count - 1]
        let twin = path.dropLast(3) + "css"
        let peer: Peer
        let name: String
        var arguments: [String] = []
        switch rival {
        case .cleanLint:
            return .success(Command("fdltheme", tool, ["lint", try inputs.sheet("1MB", 1_000_000).path]))
        case .emptyProgram: (peer, name) = (peers.emptyProgram(), "exit(0)")
        case .cat: (peer, name, arguments) = (peers.program("cat"), "cat", course == .many ? try inputs.many() : [path])
        case .lightningcss: (peer, name, arguments) = (peers.program("lightningcss"), "lightningcss", [String(twin)])
        case .lightningcssMinify:
            (peer, name, arguments) = (peers.program("lightningcss"), "lightningcss", ["--minify", String(twin)])
        case .cssTokenizer: (peer, name, arguments) = (peers.cssTokenizer(), "cssparser", [String(twin)])
        }
        switch peer {
        case .found(let program): return .success(Command(name, program, arguments))
        case .missing(let reason): return .failure(BenchError(reason))
        }
    }

    // MARK: Measuring

    /// Runs all commands in turn, so that a slow minute of the machine slows each of them alike. The first round only warms.
    private func measure(_ commands: [Command], rounds: Int) throws(BenchError) -> [[Run]] {
        for command in commands { _ = try command.run() }
        var runs: [[Run]] = Array(repeating: [], count: commands.count)
        for _ in 0..<rounds {
            for index in commands.indices { runs[index].append(try commands[index].run()) }
        }
        return runs
    }

    private func time(_ row: Row, _ tool: [Run], _ rival: [Run]) -> RowResult {
        let ratios = zip(tool, rival).map { Double($0.nanoseconds) / Double($1.nanoseconds) }
        let faster = if case .timesAsFast = row.measure { true } else { false }
        let value = median(ratios.map { faster ? 1 / $0 : $0 })
        var result = RowResult(row: row, outcome: .value(value, atMost: false, held: row.bounds.held(by: value)))
        result.toolTime = median(tool.map(\.nanoseconds))
        result.rivalTime = median(rival.map(\.nanoseconds))
        return result
    }

    /// The rows that are measured in this process, on the sheet of 1 MB; the first round only warms.
    private mutating func library(_ rows: [Row]) throws(BenchError) -> [RowResult] {
        let text = try readFile(try inputs.sheet("1MB", 1_000_000).path)
        var results: [RowResult] = []
        for row in rows {
            guard case .library(let measure) = row.measure else { continue }
            _ = measure.round(text)
            var rounds: [(tool: Int, rival: Int)] = []
            for _ in 0..<(short ? row.course.shortRounds : row.course.rounds) { rounds.append(measure.round(text)) }
            let value = median(rounds.map { Double($0.tool) / Double(max($0.rival, 1)) })
            results.append(
                RowResult(
                    row: row, outcome: .value(value, atMost: false, held: row.bounds.held(by: value)),
                    toolTime: median(rounds.map { $0.tool }), rivalTime: median(rounds.map { $0.rival })))
        }
        return results
    }

    private mutating func memory(_ row: Row, _ subject: Subject, _ runs: [Run]) throws(BenchError) -> RowResult {
        var peak = median(runs.map(\.peakBytes))
        var isHidden = peak <= Command.ownPeakBytes()
        if isHidden, case .found(let probe) = peers.memoryProbe() {
            peak = try probedPeak(of: subject.command, probe)
            isHidden = false
        }
        let perByte = if case .peakPerByte = row.measure { true } else { false }
        let value = Double(peak) / Double(perByte ? subject.bytes : 1 << 20)
        let outcome = Outcome.value(value, atMost: isHidden, held: row.bounds.held(by: value))
        return RowResult(row: row, outcome: outcome, toolTime: median(runs.map(\.nanoseconds)))
    }

    /// The peak of a command that is smaller than this program, from one run by a smaller one.
    private func probedPeak(of command: Command, _ probe: String) throws(BenchError) -> Int {
        let file = "peak.txt"
        // Output is appended.
        try writeFile(file, "")
        _ = try Command("probe", probe, [command.program] + command.arguments, output: file).run()
        let text = String(decoding: try readFile(file), as: UTF8.self)
        guard let peak = Int(text) else { throw BenchError("the memory probe printed '\(text)'") }
        return Command.bytes(peak: peak)
    }
}

/// The middle value; of an even number of values, the upper of the middle two.
private func median<Number: Comparable>(_ values: [Number]) -> Number { values.sorted()[values.count / 2] }
