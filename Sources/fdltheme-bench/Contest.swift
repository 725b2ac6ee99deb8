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
    /// What the value would be by processor time.
    var processorValue: Double?
}

/// Measures the rows of a course together.
struct Contest {
    let short: Bool
    private var entrants: Entrants

    init(_ options: Options) {
        short = options.short
        entrants = Entrants(options)
    }

    /// The results of the rows that share a course, in their order.
    mutating func run(_ course: Course, _ rows: [Row]) -> [RowResult] {
        do throws(BenchError) {
            if case .library = course { return try library(rows) }
            let subject = try entrants.subject(of: course)
            let rounds = short ? course.shortRounds : course.rounds
            // The first run only warms.
            _ = try subject.command.run()
            var results: [RowResult] = []
            for row in rows {
                guard let rival = row.measure.rival else {
                    var runs: [Run] = []
                    for _ in 0..<3 { runs.append(try subject.command.run()) }
                    results.append(try memory(row, subject, runs))
                    continue
                }
                do throws(BenchError) {
                    switch try entrants.command(of: rival, course) {
                    case .success(let command): results.append(try time(row, subject.command, command, rounds))
                    case .failure(let error): results.append(RowResult(row: row, outcome: .missing(error.message)))
                    }
                } catch { results.append(RowResult(row: row, outcome: .failed(error.message))) }
            }
            return results
        } catch { return rows.map { RowResult(row: $0, outcome: .failed(error.message)) } }
    }

    /// Runs the tool and one rival in turn, so that a slow minute of the machine slows both alike. Nobody else between
    /// them: a third program would leave other things in the caches than either finds when it is used.
    private func time(_ row: Row, _ tool: Command, _ rival: Command, _ rounds: Int) throws(BenchError) -> RowResult {
        // Shows a peer that does not work here.
        _ = try rival.run()
        var runs: (tool: [Run], rival: [Run]) = ([], [])
        for _ in 0..<rounds {
            runs.tool.append(try tool.run())
            runs.rival.append(try rival.run())
        }
        return time(row, runs.tool, runs.rival)
    }

    // MARK: Values

    private func time(_ row: Row, _ tool: [Run], _ rival: [Run]) -> RowResult {
        let faster = if case .timesAsFast = row.measure { true } else { false }
        func ratio(_ tool: Int, _ rival: Int) -> Double {
            faster ? Double(rival) / Double(max(tool, 1)) : Double(tool) / Double(max(rival, 1))
        }
        let rounds = zip(tool, rival)
        let value = median(rounds.map { ratio($0.nanoseconds, $1.nanoseconds) })
        var result = RowResult(row: row, outcome: .value(value, atMost: false, held: row.bounds.held(by: value)))
        result.processorValue = median(rounds.map { ratio($0.processorNanoseconds, $1.processorNanoseconds) })
        result.toolTime = median(tool.map(\.nanoseconds))
        result.rivalTime = median(rival.map(\.nanoseconds))
        return result
    }

    /// The rows that are measured in this process, on the sheet of 1 MB; the first round only warms.
    private mutating func library(_ rows: [Row]) throws(BenchError) -> [RowResult] {
        let text = try readFile(try entrants.subject(of: .library).path)
        var results: [RowResult] = []
        for row in rows {
            let count = short ? row.course.shortRounds : row.course.rounds
            var rounds: [(tool: Int, rival: Int)] = []
            switch row.measure {
            case .library(let measure):
                for _ in 0...count { rounds.append(measure.round(text)) }
            case .parseAgain:
                switch try entrants.treeSitter() {
                case .success(let driver):
                    for _ in 0...count { rounds.append((parseAgain(text), try driver.printedNumber())) }
                case .failure(let error):
                    results.append(RowResult(row: row, outcome: .missing(error.message)))
                    continue
                }
            case .timesAsLong, .timesAsFast, .peakPerByte, .peakMebibytes: continue
            }
            rounds.removeFirst()
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
        if isHidden, case .found(let probe) = entrants.memoryProbe() {
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
        let probe = Command("probe", probe, [command.program] + command.arguments)
        return Command.bytes(peak: try probe.printedNumber())
    }
}

/// The middle value; of an even number of values, the upper of the middle two.
func median<Number: Comparable>(_ values: [Number]) -> Number { values.sorted()[values.count / 2] }
