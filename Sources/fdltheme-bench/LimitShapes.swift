// Sheets that no person writes: one thing without end, or one thing a million times. Knows no rule.

/// A sheet that is one thing again and again.
struct LimitShape: Sendable {
    /// What the table calls it.
    let name: String
    private let head: String
    private let unit: @Sendable (Int) -> [UInt8]
    private let tail: String
    /// True where the units are parts of one thing, which is as large as its bytes.
    private var isOneThing = false

    private init(_ name: String, _ head: String = "", _ tail: String = "", _ unit: @escaping @Sendable (Int) -> String)
    {
        self.init(name, head, tail, bytes: { Array(unit($0).utf8) })
    }

    private init(_ name: String, _ head: String = "", _ tail: String = "", bytes: @escaping @Sendable (Int) -> [UInt8])
    {
        (self.name, self.head, self.tail, unit) = (name, head, tail, bytes)
    }

    /// How many units make about so many bytes; no more than `most`, unless they are parts of one thing.
    func count(forBytes bytes: Int, atMost most: Int = .max) -> Int {
        var size = 0
        for index in 0..<100 { size += unit(index * 97).count }
        let count = max(bytes * 100 / size, 2)
        return isOneThing ? count : min(count, most)
    }

    private func asOneThing() -> LimitShape {
        var shape = self
        shape.isOneThing = true
        return shape
    }

    /// Writes a sheet of so many units and returns its bytes.
    func write(_ path: String, count: Int) throws(BenchError) -> Int {
        var file = try OutputFile(path)
        try file.write(head)
        for index in 0..<count { try file.write(unit(index)) }
        try file.write(tail)
        try file.close()
        return file.size
    }
}

extension LimitShape {
    private static let path = "fdlFUIKPIProgressView"
    private static let block = path + " {\n"

    /// All shapes.
    static let all = nested + (long + names).map { $0.asOneThing() } + variables + blocks + slips + bytes

    private static let nested = [
        LimitShape("nested blocks") { _ in "a{" },
        LimitShape("nested parentheses", "a{b:") { _ in "(" },
        LimitShape("nested @media") { _ in "@media (device: ipad) {\n" },
    ]

    private static let long = [
        LimitShape("one comment", "/*", "*/") { _ in "x " },
        LimitShape("one open comment", "/*") { _ in "x " },
        LimitShape("one word") { _ in "x" },
        LimitShape("blanks") { _ in "    " },
        LimitShape("one value of a word", block + "tint-color: ", ";}") { _ in "x" },
        LimitShape("one value of words", block + "tint-color: ", ";}") { _ in "word " },
        LimitShape("one list of numbers", block + "padding: ", "2;}") { _ in "12, " },
        LimitShape("one list of units", block + "padding: ", ";}") { _ in "1x " },
        LimitShape("one list of hex digits", block + "tint-color: #", ";}") { _ in "12 " },
        LimitShape("one colour function", block + "tint-color: rgba(", "2);}") { _ in "1, " },
        LimitShape("one number", block + "corner-radius: 0.", "1;}") { _ in "0" },
        LimitShape("declarations on one line", block, "}") { _ in "tint-color: red; " },
        LimitShape("slips on one line", block, "}") { "tint-color: @none\($0); " },
        LimitShape("definitions on one line") { _ in "@tintColor: red; " },
        LimitShape("one condition", "@media (device: ipad)", " {}") { _ in " and (device: ipad)" },
        LimitShape("class paths in a row", "", "{}") { _ in path + " " },
    ]

    private static let names = [
        LimitShape("name of a class path", path + "_", "{tint-color: red;}") { _ in "x" },
        LimitShape("name of a suffix", path + "-", "{tint-color: red;}") { _ in "x" },
        LimitShape("name of an attribute", block + "tint-color-", ": red;}") { _ in "x" },
        LimitShape("name of a font", block + "font-name: ", ";}") { _ in "x" },
        LimitShape("name of a variable", block + "tint-color: @", ";}\n@xx: red;") { _ in "x" },
        LimitShape("parts of a path", path, "{tint-color: red;}") { _ in "_a" },
        LimitShape("names alike", block, "}") { "tint-colour\($0): red;\n" },
    ]

    private static let variables = [
        LimitShape("definitions") { "@v\($0): #123456;\n" },
        LimitShape("definitions of one name") { _ in "@v: #123456;\n" },
        LimitShape("definitions of a palette") { _ in "@tintColor: #123456;\n" },
        LimitShape("definitions and uses") { "@v\($0): #123456;\nc\($0) {\n    font-color: @v\($0);\n}\n" },
        LimitShape("chain", "@v0: #123456;\n") { "@v\($0 + 1): @v\($0);\nc\($0) {\n    font-color: @v\($0);\n}\n" },
        LimitShape("circle", "@v0: @last;\n", "@last: @v1;\n") {
            "@v\($0 + 1): @v\($0 + 2);\nc\($0) {\n    font-color: @v\($0);\n}\n"
        },
        LimitShape("circles") { "@v\($0): @v\($0);\n" },
        LimitShape("conditional definitions", "", path + " { tint-color: @v; }\n") { _ in
            "@media (device: ipad) {\n    @v: #123456;\n}\n"
        },
    ]

    private static let blocks = [
        LimitShape("class paths of a component", "", "c {}") { path + "_p\($0),\n" },
        LimitShape("class paths of an app", "", "c {}") { "c\($0),\n" },
        LimitShape("one class path in a list", "", "c {}") { _ in path + ",\n" },
        LimitShape("one attribute", block, "}\n") { _ in "    tint-color: #123456;\n" },
        LimitShape("attributes", block, "}\n") { "    a\($0): #123456;\n" },
        LimitShape("blocks of one class path") { _ in block + "    tint-color: #123456;\n}\n\n" },
        LimitShape("blocks in @media") { _ in
            "@media (device: ipad) {\n    " + block + "        tint-color: #123456;\n    }\n}\n\n"
        },
        LimitShape("comments") { _ in "/* a remark */\n" },
        LimitShape("allowing comments", block, "}\n") {
            "    /* fdltheme-allow unknown-attribute -- new */\n    a\($0): 1;\n"
        },
        LimitShape("one colour") { "c\($0) {\n    font-color: #123456;\n}\n\n" },
        LimitShape("colours") { "c\($0) {\n    font-color: #\(colour($0));\n}\n\n" },
        LimitShape("colours again") { "c\($0) {\n    font-color: #\(colour($0 / 3));\n}\n\n" },
        LimitShape("colours on grounds") {
            "c\($0) {\n    font-color: #\(colour($0));\n    background-color: #\(colour($0 + 1));\n}\n\n"
        },
        LimitShape("states") { "c\($0)-disabled {\n    font-color: #123456;\n}\n\n" },
    ]

    private static let slips = [
        LimitShape("undefined variables") { "c\($0) {\n    font-color: @none\($0);\n}\n" },
        LimitShape("one undefined variable") { _ in block + "    tint-color: @none;\n}\n" },
        LimitShape("unknown attributes", block, "}\n") { "    q\($0): 1;\n" },
        LimitShape("unknown components") { "fdlFUIKPIProgressVie\($0) {\n    tint-color: red;\n}\n" },
        LimitShape("missing semicolons") { "c\($0) {\n    font-color: red\n    font-size: 12\n}\n" },
        LimitShape("missing colons") { "c\($0) {\n    font-color red;\n}\n" },
        LimitShape("wrong colours", block, "}\n") { "    tint-color: #12\($0);\n" },
        LimitShape("wrong words", block, "}\n") { "    font-style: head\($0);\n" },
        LimitShape("closing braces") { _ in "}\n" },
        LimitShape("CSS") { _ in ".a > b:hover { color: red !important; margin: 0 auto }\n" },
    ]

    private static let bytes = [
        LimitShape("every byte", bytes: { _ in Array(0...255) }),
        LimitShape("random bytes", bytes: { index in (0..<64).map { UInt8(mixed(index * 64 + $0) & 0xFF) } }),
        LimitShape("cut characters", bytes: { _ in [0x2F, 0x2A, 0xE2, 0x82, 0x2A, 0x2F, 0x0A] }),
        LimitShape("line ends") { "c\($0) {\r    font-color: red;\n}\r\n" },
    ]

    private static func colour(_ index: Int) -> String {
        let digits = String(index * 7919 & 0xFFFFFF, radix: 16, uppercase: true)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// A number that looks like chance and is the same each time.
    private static func mixed(_ index: Int) -> UInt64 {
        var value = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        return value ^ value >> 27
    }
}
