// Measures fdltheme against its peers and says which bounds it holds. Knows the tool only as a program to run.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

@main
struct Main {
    static func main() {
        do throws(BenchError) {
            let arguments = CommandLine.arguments
            guard let options = try Options.parse(Array(arguments.dropFirst()), program: arguments[0]) else {
                return try writeAll(Array(Options.usage.utf8), to: 1, "standard output")
            }
            if let sheet = options.resolvedSheet { return try ResolvedSheet.print(sheet) }
            exit(try run(options) ? 0 : 1)
        } catch {
            try? writeAll(Array("fdltheme-bench: \(error.message)\n".utf8), to: 2, "standard error")
            exit(2)
        }
    }

    /// Measures the rows asked for and tells whether all is well.
    private static func run(_ options: Options) throws(BenchError) -> Bool {
        let folder = try workFolder(options)
        // Commands run where the sheets are: no settings file of the caller's is found from there.
        try Path.enter(folder)
        if let course = options.limits {
            let isHeld = try course.run(options.tool, check: options.check)
            if options.keepFolder == nil { try remove(folder) }
            return isHeld
        }
        let results = measure(options)
        try writeAll(Array(Table.text(results).utf8), to: 1, "standard output")
        if let file = options.jsonFile { try writeFile(file, Table.json(results, tool: options.tool)) }
        if options.keepFolder == nil { try remove(folder) }
        return results.allSatisfy { isWell($0, options.check) }
    }

    private static func measure(_ options: Options) -> [RowResult] {
        var contest = Contest(options)
        var results: [RowResult] = []
        for course in Course.allCases {
            let rows = options.rows.filter { $0.course == course }
            if !rows.isEmpty { results += contest.run(course, rows) }
        }
        return results.sorted { ($0.row.number, $0.row.title) < ($1.row.number, $1.row.title) }
    }

    private static func workFolder(_ options: Options) throws(BenchError) -> String {
        guard let folder = options.keepFolder else { return try Path.makeTemporaryFolder() }
        try Path.makeFolder(folder)
        return folder
    }

    private static func remove(_ folder: String) throws(BenchError) {
        guard let remover = Path.program("rm") else { return }
        try Path.enter("/")
        _ = try Command("rm", remover, ["-rf", folder]).run()
    }

    /// A peer that is not here is no fault; a value below the floor is one when it is asked for.
    private static func isWell(_ result: RowResult, _ check: Bool) -> Bool {
        switch result.outcome {
        case .value(_, _, let held): !check || held != .none
        case .missing: true
        case .failed: false
        }
    }
}
