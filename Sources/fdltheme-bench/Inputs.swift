// The sheets that commands are measured on, made once in the working folder.

/// A sheet of a known size, and its twin for tools that read CSS.
struct Sheet {
    let path: String
    let twin: String
    let bytes: Int
}

/// Makes each input when a row first asks for it.
struct Inputs {
    private static let seed: UInt64 = 20_261_129
    private static let fileCount = 1000

    private var made: [String: Sheet] = [:]
    private var files: [String] = []

    /// The name of the folder of many files.
    let manyFolder = "many"

    /// A clean sheet of about so many bytes, or one with defects in so many of a thousand declarations.
    mutating func sheet(_ name: String, _ size: Int, defects: Int = 0) throws(BenchError) -> Sheet {
        if let sheet = made[name] { return sheet }
        let plan = SheetPlan(size: size, seed: Inputs.seed, defects: defects)
        let path = name + ".nss"
        let twin = name + ".css"
        let sheet = Sheet(path: path, twin: twin, bytes: try Generator.write(plan, sheet: path, twin: twin))
        made[name] = sheet
        return sheet
    }

    /// A thousand different clean sheets of 10 KB in one folder.
    mutating func many() throws(BenchError) -> [String] {
        if !files.isEmpty { return files }
        try Path.makeFolder(manyFolder)
        for index in 0..<Inputs.fileCount {
            let path = "\(manyFolder)/sheet\(10_000 + index).nss"
            try Generator.write(SheetPlan(size: 10_000, seed: Inputs.seed + UInt64(index)), sheet: path)
            files.append(path)
        }
        return files
    }
}
