// The sheets that commands are measured on, made once in the working folder.

/// A sheet of a known size, with twins beside it.
struct Sheet {
    /// The path without its ending.
    let name: String
    let bytes: Int

    var path: String { name + ".nss" }

    /// The path of a twin.
    func twin(_ language: TwinLanguage) -> String { name + language.ending }
}

/// Makes each input when a row first asks for it.
struct Inputs {
    private static let seed: UInt64 = 20_261_129
    private static let fileCount = 1000

    private var made: [String: Sheet] = [:]
    private var files: [String] = []

    /// The name of the folder of many files.
    let manyFolder = "many"
    /// The name of the folder of their twins.
    let manyTwinsFolder = "many-css"

    mutating func tiny() throws(BenchError) -> Sheet { try sheet("1KB", 1000, twins: [.css]) }

    mutating func small() throws(BenchError) -> Sheet { try sheet("10KB", 10_000) }

    mutating func medium() throws(BenchError) -> Sheet {
        try sheet("1MB", 1_000_000, twins: [.css, .standardCSS, .scss, .less])
    }

    /// As large as `medium`, and in another layout than the formatter's on each line of a block.
    mutating func untidy() throws(BenchError) -> Sheet {
        try sheet("1MB-untidy", 1_000_000, layout: .untidy, twins: [.css])
    }

    /// As large as `medium`, with defects in 20 of a thousand declarations.
    mutating func defects() throws(BenchError) -> Sheet { try sheet("1MB-defects", 1_000_000, defects: 20) }

    mutating func large() throws(BenchError) -> Sheet { try sheet("50MB", 50_000_000, twins: [.css]) }

    private mutating func sheet(
        _ name: String, _ size: Int, defects: Int = 0, layout: Layout = .tidy, twins: [TwinLanguage] = []
    ) throws(BenchError) -> Sheet {
        if let sheet = made[name] { return sheet }
        let plan = SheetPlan(size: size, seed: Inputs.seed, defects: defects, layout: layout)
        let sheet = Sheet(name: name, bytes: try Generator.write(plan, name, twins: twins))
        made[name] = sheet
        return sheet
    }

    /// A thousand different clean sheets of 10 KB in one folder; their twins, in which a linter finds nothing, in another.
    mutating func many() throws(BenchError) -> [String] {
        if !files.isEmpty { return files }
        try Path.makeFolder(manyFolder)
        try Path.makeFolder(manyTwinsFolder)
        for index in 0..<Inputs.fileCount {
            let plan = SheetPlan(size: 10_000, seed: Inputs.seed + UInt64(index))
            let name = "sheet\(10_000 + index)"
            try Generator.write(plan, "\(manyFolder)/\(name)", twins: [])
            try Generator.write(plan, "\(manyTwinsFolder)/\(name)", twins: [.standardCSS])
            files.append("\(manyFolder)/\(name).nss")
        }
        return files
    }
}
