// Known findings: written, left alone, and told apart from new ones.

import Foundation
import Testing

@Suite("Baseline")
struct BaselineTests {
    private let sheet = """
        @unused: 1;

        Label {
            height: 1;
            height: 2;
        }

        """

    @Test("what is known is counted and not reported, also after lines have moved")
    func known() throws {
        let work = try Workspace()
        try work.write("themes/a.nss", sheet)
        let options = ["lint", "--fail-on", "warning"]
        #expect(try work.run(options + ["themes"]).code == 1)
        let written = try work.run("lint", "--write-baseline", "themes.baseline", "themes")
        #expect(written.code == 0 && written.text == "2 findings written to themes.baseline\n")
        let run = try work.run(options + ["--baseline", "themes.baseline", "themes"])
        #expect(run.code == 0 && run.text.contains("2 suppressed"), "\(run.text)")
        try work.write("themes/a.nss", "/* moved */\n\n\n" + sheet)
        #expect(try work.run(options + ["--baseline", "themes.baseline", "themes/a.nss"]).code == 0)
        let other = try work.run(
            options + ["--baseline", "../themes.baseline", "a.nss"], in: work.folder.appendingPathComponent("themes"))
        #expect(other.code == 0, "\(other.text)")
    }

    @Test("a new finding shows, and so does one more of the same kind")
    func new() throws {
        let work = try Workspace()
        try work.write("a.nss", sheet)
        #expect(try work.run("lint", "--write-baseline", "b", "a.nss").code == 0)
        try work.write("a.nss", sheet + "Button {\n    height: 1;\n    height: 2;\n}\n")
        let run = try work.run("lint", "--output", "compact", "--baseline", "b", "a.nss")
        #expect(run.lines.count == 1 && run.text.contains("duplicate-attribute"))
        // The old one is mended, another one takes its place: it is not the same.
        try work.write("a.nss", "@unused: 1;\n\nLabel {\n    width: 1;\n    width: 2;\n}\n")
        let hidden = try work.run("lint", "--output", "compact", "--baseline", "b", "a.nss")
        #expect(hidden.lines.count == 1 && hidden.text.contains("width"))
    }

    @Test("what costs the sheet cannot be left")
    func lost() throws {
        let work = try Workspace()
        try work.write("a.nss", "Label { height: 1 }\n")
        let written = try work.run("lint", "--write-baseline", "b", "a.nss")
        #expect(written.text.contains("0 findings written") && written.text.contains("1 more cost a whole sheet"))
        #expect(try work.run("lint", "--baseline", "b", "a.nss").code == 1)
    }

    @Test("with --strict-baseline what is gone is said")
    func stale() throws {
        let work = try Workspace()
        try work.write("a.nss", sheet)
        #expect(try work.run("lint", "--write-baseline", "b", "a.nss").code == 0)
        try work.write("a.nss", "Label {\n    height: 1;\n    height: 2;\n}\n")
        #expect(try work.run("lint", "--baseline", "b", "a.nss").text.contains("no findings"))
        let strict = try work.run("lint", "--strict-baseline", "--baseline", "b", "--fail-on", "warning", "a.nss")
        #expect(strict.code == 1 && strict.text.contains("stale-baseline") && strict.text.contains("unused-variable"))
    }

    @Test("with --strict-baseline a sheet that is gone is said where the baseline has it")
    func goneSheets() throws {
        let work = try Workspace()
        try work.write("themes/a.nss", sheet)
        try work.write("themes/old/b.nss", sheet)
        try work.write("other/c.nss", sheet)
        #expect(try work.run("lint", "--write-baseline", "lists/b", "themes", "other").code == 3)
        try work.write("lists/keep", "")
        #expect(try work.run("lint", "--write-baseline", "lists/b", "themes", "other").code == 0)
        let strict = ["lint", "--strict-baseline", "--baseline", "lists/b", "--output", "compact"]
        #expect(try work.run(strict + ["themes", "other"]).output.isEmpty)
        for folder in ["themes/old", "other"] {
            try FileManager.default.removeItem(at: work.folder.appendingPathComponent(folder))
        }
        // Two lines of comment, then two each for other/c.nss, themes/a.nss and themes/old/b.nss. Nobody asks for `other`.
        let run = try work.run(strict + ["themes", "--fail-on", "warning"])
        #expect(run.code == 1)
        #expect(
            run.text
                == "lists/b:7:1: warning: the baseline has 2 findings in '../themes/old/b.nss', a sheet that is gone [stale-baseline]\n"
        )
        #expect(try work.run("lint", "--baseline", "lists/b", "--fail-on", "warning", "themes").code == 0)
        #expect(try work.run(strict + ["themes/a.nss"]).output.isEmpty)
    }

    @Test("what a written baseline goes with: a stamp, and nothing that reports or mends")
    func written() throws {
        let work = try Workspace()
        try work.write("a.nss", sheet)
        for option in ["--output=json=r", "--fix", "--diff", "--strict-baseline"] {
            let run = try work.run("lint", "--write-baseline", "b", option, "a.nss")
            #expect(run.code == 2 && run.errorText.contains("goes with no '\(option.prefix { $0 != "=" })'"))
        }
        for name in ["b", "r"] {
            #expect(!FileManager.default.fileExists(atPath: work.folder.appendingPathComponent(name).path))
        }
        #expect(try work.run("lint", "--write-baseline", "b", "--stamp", "done", "a.nss").code == 0)
        #expect(try work.read("done").isEmpty)
        #expect(try work.run("lint", "--write-baseline", "b", "--stamp", "late", "a.nss", "missing.nss").code == 3)
        #expect(!FileManager.default.fileExists(atPath: work.folder.appendingPathComponent("late").path))
    }

    @Test("a baseline that is missing or none")
    func faults() throws {
        let work = try Workspace()
        try work.write("a.nss", sheet)
        try work.write("none", "hello\n")
        #expect(try work.run("lint", "--baseline", "missing", "a.nss").code == 3)
        let run = try work.run("lint", "--baseline", "none", "a.nss")
        #expect(run.code == 2 && run.errorText.contains("none: line 1"))
    }

    @Test("what is known may cost less later on, not more")
    func worse() throws {
        let work = try Workspace()
        func lint(_ values: (String, String), _ options: String...) throws -> [String] {
            try work.write("a.nss", "@fg:\(values.0);\n@fg:\(values.1);\nLabel { font-color: @fg; }\n")
            return try work.run(["lint", "--only", "duplicate-variable", "a.nss", "--output", "compact"] + options)
                .lines
        }
        try work.write("a.nss", "@fg:#767676;\n@fg:#767676;\nLabel { font-color: @fg; }\n")
        #expect(try work.run("lint", "--only", "duplicate-variable", "--write-baseline", "same", "a.nss").code == 0)
        #expect(try lint(("#767676", "#767676"), "--baseline", "same").isEmpty)
        #expect(try lint(("#767676", "#FF0000"), "--baseline", "same").count == 1)
        #expect(try work.run("lint", "--only", "duplicate-variable", "--write-baseline", "two", "a.nss").code == 0)
        #expect(try lint(("#767676", "#FF0000"), "--baseline", "two").isEmpty)
        #expect(try lint(("#767676", "#767676"), "--baseline", "two").isEmpty)
    }
}
