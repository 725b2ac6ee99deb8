// Which sheets are read, and under which names: files, folders, standard input, what is missing.

import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Input")
struct InputTests {
    let work: Workspace

    init() throws { work = try Workspace() }

    @Test("a folder is every .nss below it, sorted, without dot-files and dot-folders")
    func folder() throws {
        for name in [
            "t/b.nss", "t/a.nss", "t/sub/c.nss", "t/Z.nss", "t/.hidden.nss", "t/.git/d.nss", "t/e.css", "t/f.nss.bak",
        ] {
            try work.write(name, Sample.broken)
        }
        let run = try work.run("lint", "--output", "compact", "t")
        let files = run.lines.compactMap { $0.split(separator: ":").first }.filter { $0.hasPrefix("t/") }
        #expect(files == ["t/Z.nss", "t/a.nss", "t/b.nss", "t/sub/c.nss"])
        #expect(run.code == 1)
    }

    @Test("a dot-file that is named is read; a file with another ending too")
    func named() throws {
        try work.write(".hidden.nss", Sample.broken)
        try work.write("theme.txt", Sample.broken)
        #expect(try work.run("lint", ".hidden.nss").code == 1)
        #expect(try work.run("lint", "theme.txt").code == 1)
    }

    @Test("a sheet named twice is read once")
    func twice() throws {
        try work.write("t/a.nss", Sample.broken)
        let run = try work.run("lint", "--output", "compact", "t/a.nss", "t", "./t/a.nss")
        #expect(run.lines.filter { $0.contains("missing-semicolon") }.count == 1)
    }

    @Test("no .nss file found is 2")
    func none() throws {
        try work.write("t/readme.md", "no theme")
        let run = try work.run("lint", "t")
        #expect(run.code == 2)
        #expect(run.errorText.contains("no .nss file"))
    }

    @Test("a missing file never hides the findings of the others")
    func missing() throws {
        try work.write("a.nss", Sample.broken)
        try work.write("b.nss", Sample.warned)
        let run = try work.run("lint", "--output", "compact", "a.nss", "nowhere.nss", "b.nss")
        #expect(run.code == 3)
        #expect(run.text.contains("a.nss:2:18:"))
        #expect(run.text.contains("b.nss:3:5:"))
        #expect(run.errorText.contains("nowhere.nss"))
    }

    @Test(
        "a sheet that cannot be read is in the reports that have a place for it, and leaves no old one to pass for new")
    func unread() throws {
        try work.write("a.nss", Sample.broken)
        let named = ["sarif", "junit", "gitlab"]
        let formats = named + ["json", "checkstyle", "text"]
        let outputs = formats.map { "--output=\($0)=r.\($0)" }
        let some = try work.run(["lint"] + outputs + ["nowhere.nss", "a.nss"])
        #expect(some.code == 3 && some.output.isEmpty)
        for format in formats {
            let report = try work.read("r.\(format)")
            #expect(report.contains("missing-semicolon"), "\(format)")
            #expect(report.contains("nowhere.nss") == named.contains(format), "\(format)")
        }
        // Where nothing was read, the others would say that all is well: what they said last stays.
        for format in formats { try work.write("r.\(format)", "old") }
        #expect(try work.run(["lint"] + outputs + ["nowhere.nss"]).code == 3)
        for format in formats {
            let report = try work.read("r.\(format)")
            #expect((report == "old") == !named.contains(format), "\(format)")
            #expect(report.contains("nowhere.nss") == named.contains(format), "\(format)")
            let stream = try work.run("lint", "--output", format, "nowhere.nss")
            #expect(stream.output.isEmpty == !named.contains(format), "\(format)")
        }
    }

    @Test("- is standard input, named by --stdin-name")
    func standardInput() throws {
        let named = try work.run("lint", "-", "--stdin-name", "my.nss", "--output", "compact", input: Sample.broken)
        #expect(named.code == 1)
        #expect(named.text.hasPrefix("my.nss:2:18:"))
        #expect(try work.run("lint", "-", input: Sample.clean).code == 0)
        #expect(try work.run("lint", "-", input: "").code == 0)
        let plain = try work.run("lint", "-", "--output", "compact", input: Sample.broken)
        #expect(plain.text.hasPrefix("<stdin>:2:18:"))
    }

    @Test("the base sheets' variables count, their findings do not")
    func base() throws {
        try work.write("base.nss", "@brand:#0A6ED1\n")
        try work.write("a.nss", "Button { font-color: @brand; }\n")
        #expect(try work.run("lint", "--only", "undefined-variable", "a.nss").code == 1)
        let run = try work.run("lint", "--only", "undefined-variable", "--base", "base.nss", "a.nss")
        #expect(run.code == 0)
        #expect(!run.text.contains("base.nss"))
    }

    /// Names that want to be an escape, a command, a column, a quote or a format.
    static let hostile = [
        "a\nb.nss", "c\u{1B}[31md.nss", "e\"f\\g.nss", "h:i,j%k.nss", "ü😀.nss", "::error::x\n::warning::y.nss",
        "%0A::error::.nss", "it's <b>&amp; ]]>.nss", "|`*_[x](y).nss",
    ]

    private func names(_ json: Any?, _ key: String) -> Set<String> {
        if let object = json as? [String: Any] {
            let own = (object[key] as? String).map { Set([$0]) } ?? []
            return object.values.reduce(own) { $0.union(names($1, key)) }
        }
        return (json as? [Any] ?? []).reduce([]) { $0.union(names($1, key)) }
    }

    @Test("file names with line ends, escapes and signs do no harm in lines for people")
    func hostileNames() throws {
        for name in Self.hostile { try work.write("t/" + name, Sample.broken) }
        for format in ["text", "compact", "xcode", "markdown"] {
            let run = try work.run("lint", "--output", format, "t")
            #expect(run.code == 1)
            #expect(!run.output.contains(0x1B), "\(format) hands an escape on to the terminal")
            if format == "markdown" {
                #expect(run.lines.filter { $0.hasPrefix("### `t/") }.count == Self.hostile.count)
                #expect(run.lines.filter { $0.hasPrefix("| **error**") }.count == Self.hostile.count)
            } else if format != "text" {
                let lines = run.lines.filter { $0.contains("missing-semicolon") }
                #expect(lines.count == Self.hostile.count, "\(format): a line end in a name breaks a line")
                for line in lines { #expect(line.hasPrefix("t/")) }
            }
        }
        let missing = try work.run("lint", "no\u{1B}[31m\nwhere.nss")
        #expect(missing.code == 3)
        #expect(!missing.errors.contains(0x1B))
        #expect(missing.errorText.split(separator: "\n").count == 1)
    }

    @Test("a log of a build service finds no command, whatever a file is called and whatever stands in it")
    func commands() throws {
        let line = "@x: ##vso[task.setvariable variable=a]b;\n"
        try work.write("::error::x.nss", line)
        try work.write("##[error]y.nss", line)
        try work.write("c\u{1B}[31m.nss", "A { font-size: 1; }\n")
        for command in [
            ["lint"], ["lint", "--output", "compact"], ["lint", "--output", "json"], ["lint", "--output", "markdown"],
            ["format", "--check"], ["resolve"],
        ] {
            let run = try work.run(command + ["."])
            for text in [run.text, run.errorText] {
                #expect(!text.contains("##vso[") && !text.contains("##[") && !text.contains("\u{1B}"), "\(command)")
                let lines = text.split(separator: "\n").map { $0.drop { $0.isWhitespace } }
                #expect(!lines.contains { $0.hasPrefix("::") }, "\(command)")
            }
        }
        #expect(try work.run("lint", "--output", "compact", "::error::x.nss").text.hasPrefix("./::error::x.nss:1:"))
    }

    @Test("file names come back from JSON as they are, and make no command and no element")
    func hostileNamesForPrograms() throws {
        for name in Self.hostile { try work.write("t/" + name, Sample.broken) }
        let expected = Set(Self.hostile.map { "t/" + $0 })
        for (format, key) in [("json", "file"), ("sarif", "uri"), ("gitlab", "path"), ("rdjson", "path")] {
            let run = try work.run("lint", "--output", format, "t")
            #expect(!run.output.contains(0x1B))
            let found = names(try JSONSerialization.jsonObject(with: Data(run.output)), key)
            let decoded = key == "uri" ? Set(found.map { $0.removingPercentEncoding ?? $0 }) : found
            #expect(decoded.filter { $0.hasPrefix("t/") } == expected, "\(format)")
        }
        let lines = try work.run("lint", "--output", "jsonl", "t").lines
        #expect(
            Set(try lines.flatMap { names(try JSONSerialization.jsonObject(with: Data($0.utf8)), "file") }) == expected)
        for format in ["junit", "checkstyle", "html"] {
            let run = try work.run("lint", "--output", format, "t")
            #expect(!run.output.contains(0x1B))
            #expect(XMLParser(data: Data(run.output)).parse(), "\(format) is not well formed")
        }
        // Each line is one command about one file, and no name has begun another.
        let commands = try work.run("lint", "--output", "github", "t").lines
        #expect(commands.count == expected.count)
        for command in commands {
            #expect(command.hasPrefix("::error file=t/"))
            let property = command.dropFirst("::error file=".count).prefix { $0 != "," }
            #expect(!property.contains(":") && property.hasSuffix(".nss"))
        }
    }

    @Test("--jobs 1 and 8 print the same bytes")
    func jobs() throws {
        for number in 0..<40 {
            try work.write(
                "t/\(number).nss", number % 3 == 0 ? Sample.broken : number % 3 == 1 ? Sample.warned : Sample.clean)
        }
        for format in ["text", "compact", "xcode", "json"] {
            let one = try work.run("lint", "--jobs", "1", "--output", format, "t")
            let many = try work.run("lint", "-j", "8", "--output", format, "t", "nowhere.nss")
            #expect(one.code == 1)
            #expect(many.code == 3)
            #expect(one.output == many.output)
            #expect(!one.output.isEmpty)
        }
    }

    @Test("dump: tokens, tree, source byte for byte")
    func dump() throws {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x41, 0x7B, 0xFF, 0, 0x0D, 0x0A]
        try work.write("x.nss", bytes: bytes)
        let source = try work.run("dump", "source", "x.nss")
        #expect(source.code == 0)
        #expect(source.output == bytes)
        let tokens = try work.run("dump", "tokens", "-", input: "a:1;")
        #expect(
            tokens.lines == [
                "1:1 word \"a\"", "1:2 colon \":\"", "1:3 word \"1\"", "1:4 semicolon \";\"", "1:5 end-of-input \"\"",
            ])
        let tree = try work.run("dump", "tree", "-", input: "@a: 1;\n")
        #expect(tree.lines == ["stylesheet 1:1-2:1", "  definition 1:1-1:7 \"@a\" \"1\""])
        #expect(try work.run("dump", "theme", "-", input: "@a: 1;\n").lines.first == "variable @a = \"1\"  1:1")
        #expect(try work.run("dump", "tree", "nowhere.nss").code == 3)
    }
}
