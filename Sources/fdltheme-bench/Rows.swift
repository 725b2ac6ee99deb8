// The measures that the project holds itself to: what is run, against what, and the bounds.

/// The bounds of a measure, from "something is wrong" to "what a prototype showed is there".
struct Bounds {
    let floor: Double
    let goal: Double
    let stretch: Double
    /// The table's unit: how many times the peer, or how much memory.
    let unit: String
    /// Whether a larger value is the better one.
    var largerIsBetter: Bool { stretch > floor }

    /// The best bound that a value holds.
    func held(by value: Double) -> Held {
        let holds: (Double) -> Bool = { largerIsBetter ? value >= $0 : value <= $0 }
        if holds(stretch) { return .stretch }
        if holds(goal) { return .goal }
        return holds(floor) ? .floor : .none
    }
}

/// How good a value is.
enum Held: String {
    case stretch
    case goal
    case floor
    /// Worse than the floor: something is wrong.
    case none
}

/// Commands that share an input and are run in turn.
enum Course: CaseIterable {
    case tiny
    case small
    case medium
    case defects
    /// A sheet whose blocks are laid out anew on each line.
    case format
    /// What the library makes of a sheet, as a program.
    case resolve
    /// What the tool prints of a sheet for people.
    case styles
    case large
    case many
    /// The same on two threads.
    case parallel
    /// Again, without a peer that takes seconds.
    case threads
    /// Nothing is run: what an app links is called.
    case library

    /// Rounds of a whole run. The shorter a command, the more of it is noise.
    var rounds: Int {
        switch self {
        case .tiny, .small: 41
        case .medium, .format, .threads, .library: 21
        case .defects, .many: 11
        case .resolve, .styles: 7
        case .large, .parallel: 5
        }
    }

    /// Rounds of a short run.
    var shortRounds: Int {
        switch self {
        case .tiny, .small: 21
        case .medium, .format, .threads, .library: 11
        case .defects, .many: 5
        case .large, .resolve, .styles, .parallel: 3
        }
    }
}

/// What the tool is held against.
enum Rival: Hashable {
    case emptyProgram
    case cat
    case cssTokenizer
    case lightningcss
    case lightningcssMinify
    case esbuildMinify
    case ruff
    case biome
    case dartSass
    case sassc
    case less
    /// The reader of overridden colours in SAP's open framework.
    case sapReader
    /// The tool itself on the clean sheet.
    case cleanLint
    /// The tool itself on one thread.
    case oneThread
}

/// What is taken from the runs.
enum Measure {
    /// The tool's time over the rival's.
    case timesAsLong(Rival)
    /// The rival's time over the tool's.
    case timesAsFast(Rival)
    /// The tool's peak memory over the bytes of its input.
    case peakPerByte
    case peakMebibytes
    /// The library's time over that of what it is held against.
    case library(LibraryMeasure)
    /// The library's time to parse an edited sheet over tree-sitter's to mend its tree of the twin.
    case parseAgain

    var rival: Rival? {
        switch self {
        case .timesAsLong(let rival), .timesAsFast(let rival): rival
        case .peakPerByte, .peakMebibytes, .library, .parseAgain: nil
        }
    }
}

struct Row {
    /// The number in the list of goals.
    let number: Int
    let title: String
    let course: Course
    let measure: Measure
    let bounds: Bounds

    private init(
        _ number: Int, _ title: String, _ course: Course, _ measure: Measure,
        _ floor: Double, _ goal: Double, _ stretch: Double, _ unit: String = "x"
    ) {
        self.number = number
        self.title = title
        self.course = course
        self.measure = measure
        self.bounds = Bounds(floor: floor, goal: goal, stretch: stretch, unit: unit)
    }

    /// All rows. A number may stand for several peers of one kind.
    static let all = [
        Row(1, "lint 1 KB, of an empty C program", .tiny, .timesAsLong(.emptyProgram), 6, 3, 2),
        Row(2, "lint 1 KB, of lightningcss", .tiny, .timesAsLong(.lightningcss), 1.0, 0.6, 0.4),
        Row(3, "lint 1 KB, of ruff check of one line", .tiny, .timesAsLong(.ruff), 0.5, 0.25, 0.15),
        Row(4, "lint 10 KB, of cat", .small, .timesAsLong(.cat), 3, 1.5, 1.1),
        Row(5, "lint 1 MB, of cat", .medium, .timesAsLong(.cat), 12, 6, 4),
        Row(6, "lint 1 MB, faster than Biome's linter", .medium, .timesAsFast(.biome), 20, 40, 50),
        Row(7, "format 1 MB, faster than lightningcss --minify", .format, .timesAsFast(.lightningcssMinify), 3, 7, 11),
        Row(8, "format 1 MB, faster than esbuild --minify", .format, .timesAsFast(.esbuildMinify), 4, 10, 16),
        Row(9, "lint 50 MB, of cat", .large, .timesAsLong(.cat), 60, 30, 14),
        Row(10, "lint 50 MB, faster than cssparser's tokens", .large, .timesAsFast(.cssTokenizer), 0.5, 1.2, 2.5),
        Row(11, "lint 50 MB, faster than lightningcss --minify", .large, .timesAsFast(.lightningcssMinify), 4, 9, 20),
        Row(12, "compile and print 1 MB, faster than Dart Sass", .resolve, .timesAsFast(.dartSass), 12, 28, 40),
        Row(12, "compile and print 1 MB, faster than sassc", .resolve, .timesAsFast(.sassc), 15, 35, 48),
        Row(12, "compile and print 1 MB, faster than Less", .resolve, .timesAsFast(.less), 80, 200, 270),
        Row(13, "peak memory at 50 MB, per byte", .large, .peakPerByte, 6, 3, 2.4, "B/B"),
        Row(14, "peak memory at 1 KB", .tiny, .peakMebibytes, 12, 6, 3, "MiB"),
        Row(15, "lint 1,000 files with --jobs 1, of cat", .many, .timesAsLong(.cat), 4, 2, 1.4),
        Row(16, "lint 1,000 files, 2 threads, faster than Biome", .parallel, .timesAsFast(.biome), 10, 20, 38),
        Row(17, "lint 1 MB with 2 % defects, of without", .defects, .timesAsLong(.cleanLint), 3, 1.5, 1.2),
        Row(18, "parse an edited 1 MB, of tree-sitter's re-parse", .library, .parseAgain, 1, 0.3, 0.02),
        Row(21, "compile and resolve 1 MB, of parsing it", .library, .library(.resolve), 4, 2, 1),
        Row(22, "look up one slot, of an array read", .library, .library(.lookUp), 100, 50, 20),
        Row(23, "compare two 1 MB themes, of parsing both", .library, .library(.compare), 6, 3, 2),
        Row(24, "lint 1,000 files, 2 threads, of 1 thread", .threads, .timesAsLong(.oneThread), 1, 0.7, 0.55),
        Row(25, "lint 1 MB, faster than SAP's reader of variables", .medium, .timesAsFast(.sapReader), 1, 4, 20),
        Row(26, "resolve 1 MB for people, faster than sassc", .styles, .timesAsFast(.sassc), 1, 3, 10),
    ]
}
