// What each program is called with on a course. Must not know how the runs are measured.

/// The tool's own command on a course.
struct Subject {
    let command: Command
    /// The sheet it reads.
    let path: String
    let bytes: Int
}

/// Makes the inputs and the peers that commands need.
struct Entrants {
    private let tool: String
    private let program: String
    private var inputs = Inputs()
    private var peers: Peers

    init(_ options: Options) {
        tool = options.tool
        program = options.program
        peers = Peers(sap: options.sapFolder)
    }

    /// The tool's command on a course.
    mutating func subject(of course: Course) throws(BenchError) -> Subject {
        let sheet = try sheet(of: course)
        func lint(_ options: [String] = [], accepts: ClosedRange<Int> = 0...0) -> Command {
            Command("fdltheme", tool, ["lint"] + options + [sheet.path], accepts: accepts)
        }
        let command =
            switch course {
            case .tiny, .small, .medium, .library: lint()
            // The groups that the prototype behind the bounds had.
            case .large: lint(["--only", "syntax", "--only", "references"])
            case .defects: lint(accepts: 1...1)
            case .many: try many(jobs: 1)
            case .parallel, .threads: try many(jobs: 2)
            case .format: Command("fdltheme", tool, ["format", "-"], input: sheet.path)
            case .resolve: Command("fdltheme-bench", program, ["--resolve", sheet.path])
            case .styles: Command("fdltheme", tool, ["resolve", sheet.path])
            }
        return Subject(command: command, path: sheet.path, bytes: sheet.bytes)
    }

    /// The sheet of a course; of one that reads many files, a sheet like each of them.
    private mutating func sheet(of course: Course) throws(BenchError) -> Sheet {
        switch course {
        case .tiny: try inputs.tiny()
        case .small, .many, .parallel, .threads: try inputs.small()
        case .medium, .resolve, .styles, .library: try inputs.medium()
        case .large: try inputs.large()
        case .defects: try inputs.defects()
        case .format: try inputs.untidy()
        }
    }

    private mutating func many(jobs: Int) throws(BenchError) -> Command {
        _ = try inputs.many()
        return Command("fdltheme", tool, ["lint", "--jobs", "\(jobs)", inputs.manyFolder])
    }

    /// The command of a rival on the subject's input, or why it cannot be run here.
    mutating func command(of rival: Rival, _ course: Course) throws(BenchError) -> Result<Command, BenchError> {
        let sheet = try sheet(of: course)
        let css = sheet.twin(.css)
        switch rival {
        case .cleanLint: return .success(Command("fdltheme", tool, ["lint", try inputs.medium().path]))
        case .oneThread: return .success(try many(jobs: 1))
        case .emptyProgram: return command("exit(0)", peers.emptyProgram(), [])
        case .cssTokenizer: return command("cssparser", peers.cssTokenizer(), [css])
        case .cat: return command("cat", peers.cat(), course == .many ? try inputs.many() : [sheet.path])
        case .lightningcss: return command("lightningcss", peers.lightningcss(), [css])
        case .lightningcssMinify: return command("lightningcss", peers.lightningcss(), ["--minify", css])
        case .esbuildMinify: return command("esbuild", peers.esbuild(), ["--minify", "--log-level=error", css])
        case .ruff:
            try writeFile("line.py", "answer = 42\n")
            return command("ruff", peers.ruff(), ["check", "--isolated", "--no-cache", "line.py"])
        case .biome:
            let path = course == .parallel ? inputs.manyTwinsFolder : sheet.twin(.standardCSS)
            // A finding fails the run: then it would not be the work of a clean sheet.
            let arguments = ["lint", "--error-on-warnings", "--files-max-size=200000000", path]
            return command("biome", peers.biome(), arguments, settings: ["RAYON_NUM_THREADS=2"])
        case .dartSass:
            return command("sass", peers.dartSass(), ["--no-source-map", "--style=compressed", sheet.twin(.scss)])
        case .sassc: return command("sassc", peers.sassc(), ["-t", "compressed", sheet.twin(.scss)])
        case .less:
            // Debian's modules stand where only Debian's own node looks.
            let settings = ["NODE_PATH=/usr/share/nodejs"]
            return command("lessc", peers.less(), [sheet.twin(.less)], settings: settings)
        case .sapReader: return command("SAP's reader", peers.sapReader(), [sheet.path])
        }
    }

    /// A program that mends tree-sitter's tree of the twin of 1 MB after edits and prints the median of its times.
    mutating func treeSitter() throws(BenchError) -> Result<Command, BenchError> {
        let twin = try inputs.medium().twin(.css)
        return command("tree-sitter", peers.python(), [try peers.treeSitterDriver(), twin])
    }

    /// A program that prints the peak memory of the one it runs.
    mutating func memoryProbe() -> Peer { peers.memoryProbe() }

    private func command(
        _ name: String, _ peer: Peer, _ arguments: [String], settings: [String] = []
    ) -> Result<Command, BenchError> {
        switch peer {
        case .found(let program): .success(Command(name, program, arguments, settings: settings))
        case .missing(let reason): .failure(BenchError(reason))
        }
    }
}
