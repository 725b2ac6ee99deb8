// Runs the tool's commands on absurd sheets and holds time and memory against the size. Knows the tool only as a program.

/// What is tried, and at which sizes.
struct LimitCourse {
    /// Whether sheets are as large as they come.
    let isFull: Bool
    /// How the names of the sheets begin that are tried; all where it is empty.
    let shape: String

    /// Twice the sheet may take so many times the time.
    private static let mostGrowth = 2.3
    /// Smaller sheets do not tell their own memory from what any run takes.
    private static let smallestForMemory = 10_000_000
    /// Times below this are the clock's and the machine's.
    private static let shortest = 10_000_000
    /// How often a row is measured that seems to miss its bound, since in a noisy second it may; of all times the best
    /// count, and between them is a pause that grows.
    private static let attempts = 16

    /// What a command came to on one sheet and on twice the sheet.
    private struct Row {
        let shape: String
        let command: String
        let bytes: Int
        let nanoseconds: Int
        let growth: Double
        let memory: Double
        let fault: String

        var cells: [String] {
            [
                shape, command, "\(bytes)", "\(nanoseconds / 1_000_000) ms",
                growth > 0 ? LimitCourse.tenths(growth) : "-",
                memory > 0 ? LimitCourse.tenths(memory) : "-", fault.isEmpty ? "yes" : "NO: " + fault,
            ]
        }
    }

    private static func tenths(_ value: Double) -> String {
        let tenths = Int(value * 10 + 0.5)
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// Runs everything, prints a line for each sheet and command, and tells whether all is held or need not be.
    func run(_ tool: String, check: Bool) throws(BenchError) -> Bool {
        try writeFile("small.nss", "fdlFUIKPIProgressView {\n    tint-color: #123456;\n}\n")
        try show(["sheet", "command", "bytes", "time", "growth", "bytes/byte", "held"])
        var missed = 0
        for shape in LimitShape.all where shape.name.hasPrefix(self.shape) {
            let units = shape.count(forBytes: isFull ? 100_000_000 : 240_000, atMost: 1_000_000)
            let half = try shape.write("half.nss", count: units / 2)
            let whole = try shape.write("whole.nss", count: units)
            for command in LimitCommand.all where isFull || command.isOften || shape.name == "definitions and uses" {
                let row = measure(command, tool, shape.name, (half, whole))
                if !row.fault.isEmpty { missed += 1 }
                try show(row.cells)
            }
        }
        if !isFull { missed += try largeSheets(tool) }
        try writeAll(Array("\(missed) not held\n".utf8), to: 1, "standard output")
        return missed == 0 || !check
    }

    /// A few sheets that are large enough for memory to be told from what any run takes.
    private func largeSheets(_ tool: String) throws(BenchError) -> Int {
        var missed = 0
        for shape in LimitShape.all
        where ["one comment", "colours", "undefined variables"].contains(shape.name)
            && shape.name.hasPrefix(self.shape)
        {
            let bytes = try shape.write("whole.nss", count: shape.count(forBytes: 11_000_000))
            for command in LimitCommand.all where command.isOften {
                let row = measure(command, tool, shape.name, (0, bytes))
                if !row.fault.isEmpty { missed += 1 }
                try show(row.cells)
            }
        }
        return missed
    }

    private func show(_ cells: [String]) throws(BenchError) {
        let widths = [28, 24, 10, 10, 7, 11, 0]
        var line = ""
        for (cell, width) in zip(cells, widths) {
            line += cell + String(repeating: " ", count: max(width - cell.count, 1))
        }
        while line.last == " " { line.removeLast() }
        try writeAll(Array((line + "\n").utf8), to: 1, "standard output")
    }

    /// Measures one command on both sheets in turn; without a smaller sheet memory only.
    private func measure(_ command: LimitCommand, _ tool: String, _ shape: String, _ sizes: (Int, Int)) -> Row {
        var best = (half: Int.max, whole: Int.max)
        var peak = 0
        var fault = ""
        var growth = 0.0
        do throws(BenchError) {
            for attempt in 0..<Self.attempts {
                pause(milliseconds: attempt * 25)
                if sizes.0 > 0 { best.half = min(best.half, try command.run(tool, "half.nss").processorNanoseconds) }
                let run = try command.run(tool, "whole.nss")
                best.whole = min(best.whole, run.processorNanoseconds)
                peak = run.peakBytes
                growth = sizes.0 == 0 ? 0 : Double(best.whole) / Double(max(best.half, Self.shortest))
                if growth <= Self.mostGrowth { break }
            }
            if growth > Self.mostGrowth { fault = "time" }
        } catch { fault = error.message }
        let isLarge = sizes.1 >= Self.smallestForMemory
        let memory = isLarge ? Double(peak) / Double(sizes.1) : 0
        if memory > command.mostMemory { fault += fault.isEmpty ? "memory" : ", memory" }
        return Row(
            shape: shape, command: command.name, bytes: sizes.1, nanoseconds: best.whole == .max ? 0 : best.whole,
            growth: growth, memory: memory, fault: fault)
    }
}
