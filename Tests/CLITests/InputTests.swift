// Which sheets are read, and under which names: files, folders, standard input, what is missing.

import Foundation
import Testing

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

    @Test("file names with line ends, escapes and bytes that are no text do no harm")
    func hostileNames() throws {
        let names = ["a\nb.nss", "c\u{1B}[31md.nss", "e\"f\\g.nss", "h:i,j%k.nss", "ü😀.nss"]
        for name in names { try work.write("t/" + name, Sample.broken) }
        for format in ["text", "compact", "xcode"] {
            let run = try work.run("lint", "--output", format, "t")
            #expect(run.code == 1)
            #expect(!run.output.contains(0x1B), "\(format) hands an escape on to the terminal")
            if format != "text" {
                let lines = run.lines.filter { $0.contains("missing-semicolon") }
                #expect(lines.count == names.count, "\(format): a line end in a name breaks a line")
                for line in lines { #expect(line.hasPrefix("t/")) }
            }
        }
        let json = try work.run("lint", "--output", "json", "t")
        let object = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
        let found = (object?["findings"] as? [[String: Any]])?.compactMap { $0["file"] as? String } ?? []
        #expect(Set(found) == Set(names.map { "t/" + $0 }))
        let missing = try work.run("lint", "no\u{1B}[31m\nwhere.nss")
        #expect(missing.code == 3)
        #expect(!missing.errors.contains(0x1B))
        #expect(missing.errorText.split(separator: "\n").count == 1)
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
        #expect(try work.run("dump", "tree", "nowhere.nss").code == 3)
    }
}
