// The command line of the benchmark.

struct Options {
    /// The executable under test.
    var tool: String
    /// This program's own path.
    let program: String
    var short = false
    var check = false
    var rows = Row.all
    /// Whether the tool's limits are tried in place of its speed, and at which size.
    var limits: LimitCourse?
    var jsonFile: String?
    var keepFolder: String?
    var sapFolder: String?
    /// A sheet to resolve instead of measuring anything.
    var resolvedSheet: String?

    static let usage = """
        fdltheme-bench [--tool PATH] [--short] [--rows 1,4,5] [--check] [--json FILE] [--keep DIR]
                       [--sap DIR]
        fdltheme-bench --limits[=full] [--tool PATH] [--shape NAME] [--check] [--keep DIR]

        Runs fdltheme and its peers in turn on sheets made here, and prints the medians of the ratios. With --limits it
        runs the tool's commands on absurd sheets of one size and of twice that size: time and memory have to be linear.

          --tool PATH     the fdltheme to measure (default: beside this program)
          --short         fewer rounds
          --rows LIST     only these rows of: \(numbers)
          --limits        about a minute; =full takes sheets of up to 100 MB or a million of each thing, and hours
          --shape NAME    only the absurd sheets whose names begin so
          --check         exit 1 when a row misses its floor, or a limit is not held
          --json FILE     write the results as JSON too
          --keep DIR      make the sheets in DIR and leave them there
          --sap DIR       a checkout of SAP/cloud-sdk-ios-fiori, for row 25
          --resolve FILE  measure nothing: print what a sheet's declarations come to, as row 12 runs it

        Exit code: 0 measured, 1 a floor is missed (--check) or a command failed, 2 usage or input/output.

        """

    /// Reads the arguments, or returns nil when help is asked for.
    static func parse(_ arguments: [String], program: String) throws(BenchError) -> Options? {
        let program = (program.contains("/") ? Path.absolute(program) : Path.program(program)) ?? program
        var options = Options(tool: sibling(of: program), program: program)
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": return nil
            case "--short": options.short = true
            case "--limits": options.limits = LimitCourse(isFull: false, shape: options.limits?.shape ?? "")
            case "--limits=full": options.limits = LimitCourse(isFull: true, shape: options.limits?.shape ?? "")
            case "--shape":
                options.limits = LimitCourse(
                    isFull: options.limits?.isFull ?? false, shape: try value(argument, &rest))
            case "--check": options.check = true
            case "--tool": options.tool = Path.fromHere(try value(argument, &rest))
            case "--json": options.jsonFile = Path.fromHere(try value(argument, &rest))
            case "--keep": options.keepFolder = Path.fromHere(try value(argument, &rest))
            case "--sap": options.sapFolder = Path.fromHere(try value(argument, &rest))
            case "--resolve": options.resolvedSheet = try value(argument, &rest)
            case "--rows": options.rows = try rows(value(argument, &rest))
            default: throw BenchError("unknown argument '\(argument)'; try --help")
            }
        }
        guard options.resolvedSheet != nil || Path.isProgram(options.tool) else {
            throw BenchError("no program at \(options.tool): build fdltheme, or name one with --tool")
        }
        return options
    }

    private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws(BenchError) -> String {
        guard let value = rest.popFirst() else { throw BenchError("\(option) needs a value") }
        return value
    }

    private static func rows(_ list: String) throws(BenchError) -> [Row] {
        var numbers: Set<Int> = []
        for word in list.split(separator: ",") {
            guard let number = Int(word), Row.all.contains(where: { $0.number == number }) else {
                throw BenchError("no row '\(word)'; try --help")
            }
            numbers.insert(number)
        }
        return Row.all.filter { numbers.contains($0.number) }
    }

    /// The numbers of the rows, each once.
    private static var numbers: String {
        Set(Row.all.map { $0.number }).sorted().map { "\($0)" }.joined(separator: " ")
    }

    /// The package manager puts both executables into one folder.
    private static func sibling(of program: String) -> String {
        program.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/fdltheme"
    }
}
