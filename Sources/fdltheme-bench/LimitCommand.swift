// The commands that are run on absurd sheets. Knows the tool's command line only.

/// A command with the place of the sheet among its arguments.
struct LimitCommand {
    /// Its arguments, which are what the table calls it, too; `%` stands for the sheet.
    let name: String
    /// Whether a short run tries it on every sheet, too.
    let isOften: Bool

    /// A sheet of ten megabytes or more may take so many times its size.
    let mostMemory: Double

    private init(_ name: String, often: Bool = false, memory: Double = 12) {
        (self.name, isOften, mostMemory) = (name, often, memory)
    }

    /// Runs it on a sheet.
    func run(_ tool: String, _ sheet: String) throws(BenchError) -> Run {
        let arguments = name.split(separator: " ").map { $0 == "%" ? sheet : String($0) }
        // A sheet that is no catalogue, baseline or settings file is refused as such.
        return try Command("fdltheme", tool, arguments, accepts: 0...2).run()
    }

    private static let formats = [
        "compact", "xcode", "json", "jsonl", "sarif", "junit", "checkstyle", "github", "gitlab", "rdjson", "markdown",
        "html",
    ]

    /// All commands.
    static let all =
        [
            LimitCommand("lint %", often: true), LimitCommand("format --check %", often: true),
            // Not yet within 12 as the others are: its report is longer than the sheet, and is held as a whole.
            LimitCommand("resolve %", often: true, memory: 16), LimitCommand("lint --all-findings %"),
            LimitCommand("lint --rule style=warning --diff %"), LimitCommand("lint --fix=unsafe --diff %"),
            LimitCommand("lint --engine swiftui --engine nui --engine uikit %", often: true),
            LimitCommand("lint --base % small.nss"), LimitCommand("lint --write-baseline baseline %"),
            LimitCommand("lint --baseline % small.nss"), LimitCommand("lint --settings % small.nss"),
            LimitCommand("lint --catalogue % small.nss"), LimitCommand("format --diff %"),
            LimitCommand("dump tokens %"), LimitCommand("dump tree %"), LimitCommand("dump source %"),
            LimitCommand("dump theme %"), LimitCommand("resolve --all %"), LimitCommand("resolve --output json %"),
            LimitCommand("why --class fdlFUIKPIProgressView --attribute tint-color %"),
            LimitCommand("diff small.nss %"), LimitCommand("diff % %"), LimitCommand("preview -o page.html %"),
            LimitCommand("palette --theme %"),
        ] + formats.map { LimitCommand("lint --output \($0) %") }
}
