// What a team needs around lint: stamps, cells of a diff, links that lead out, folded reports, starter files.

import Foundation
import Testing

@testable import fdltheme

@Suite("In a team")
struct TeamTests {
    let work: Workspace

    init() throws { work = try Workspace() }

    private func modified(_ name: String) throws -> Date? {
        let path = work.folder.appendingPathComponent(name).path
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    @Test("--stamp touches a file where the code is 0, and only then")
    func stamp() throws {
        try work.write("broken.nss", Sample.broken)
        try work.write("clean.nss", Sample.clean)
        #expect(try work.run("lint", "--stamp", "done", "broken.nss").code == 1)
        #expect(!FileManager.default.fileExists(atPath: work.folder.appendingPathComponent("done").path))
        #expect(try work.run("lint", "--stamp", "done", "clean.nss").code == 0)
        #expect(try work.read("done") == "")
        try work.write("done", "kept")
        let past = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes(
            [.modificationDate: past], ofItemAtPath: work.folder.appendingPathComponent("done").path)
        #expect(try work.run("lint", "--stamp", "done", "missing.nss", "clean.nss").code == 3)
        #expect(try modified("done") == past)
        #expect(try work.run("lint", "--stamp", "done", "clean.nss").code == 0)
        #expect(try #require(try modified("done")) > past)
        #expect(try work.read("done") == "kept")
        #expect(try work.run("lint", "--stamp", "no/such/folder", "clean.nss").code == 3)
    }

    @Test("--diff says which cells change for each engine, or that none does; --quiet leaves it out")
    func cells() throws {
        try work.write("a.nss", "@brand: #0A6ED1;\nfdlFUIKPIProgressView {\n    tint-color: @brnad;\n}\n")
        let unsafe = try work.run("lint", "--diff", "--fix=unsafe", "--engine", "uikit", "--engine", "swiftui", "a.nss")
        #expect(unsafe.code == 1)
        #expect(
            unsafe.text.hasSuffix(
                """
                -    tint-color: @brnad;
                +    tint-color: @brand;
                 }
                cells, as uikit reads them:
                fdlFUIKPIProgressView
                  tint-color: not set: undefined variable '@brnad' -> #0A6ED1FF
                    a.nss:3:17 -> a.nss:3:17

                fdlFUIKPIProgressView_captionLabel
                  tint-color: not set: undefined variable '@brnad' -> #0A6ED1FF
                    a.nss:3:17 -> a.nss:3:17

                2 changes in 2 class paths
                cells, as swiftui reads them: no cell changes

                """))
        try work.write("b.nss", Sample.broken)
        let safe = try work.run("lint", "--diff", "b.nss")
        #expect(safe.text.hasSuffix("+    font-size: 12;\n }\ncells, as uikit reads them: no cell changes\n"))
        let quiet = try work.run("lint", "--diff", "--quiet", "b.nss")
        #expect(quiet.text.hasSuffix("+    font-size: 12;\n }\n"))
    }

    @Test("--fix and format leave what a link leads to outside of the folder, unless it is named")
    func links() throws {
        try work.write("real/away.nss", Sample.broken)
        try work.write("real/deep/far.nss", Sample.broken)
        try work.write("t/own.nss", Sample.broken)
        for (link, target) in [
            ("t/link.nss", "../real/away.nss"), ("t/folder", "../real/deep"), ("t/in.nss", "own.nss"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: work.folder.appendingPathComponent(link).path, withDestinationPath: target)
        }
        let run = try work.run("lint", "--fix", "--output", "compact", "t")
        #expect(run.code == 1)
        #expect(try work.read("t/own.nss") == Sample.mended)
        #expect(try work.read("real/away.nss") == Sample.broken)
        #expect(try work.read("real/deep/far.nss") == Sample.broken)
        #expect(run.lines.map { $0.prefix { $0 != ":" } } == ["t/folder/far.nss", "t/link.nss"])
        #expect(
            run.errorText.contains("t/link.nss lies outside of the folder and is left as it is; to mend it, name it"))
        #expect(try work.run("lint", "--fix", "t/link.nss", "t/folder").code == 0)
        #expect(try work.read("real/away.nss") == Sample.mended)
        #expect(try work.read("real/deep/far.nss") == Sample.mended)
        try work.write("real/away.nss", "A{b:c;}")
        let format = try work.run("format", "t")
        #expect(format.errorText.contains("to lay it out, name it"))
        #expect(try work.read("real/away.nss") == "A{b:c;}")
    }

    @Test("findings of one cause fold in text, --all-findings shows them, and the exit code counts them")
    func folding() throws {
        try work.write("a.nss", "A {\n" + String(repeating: "    font-color: @brnad;\n", count: 44) + "}\n")
        let folded = try work.run("lint", "--only", "undefined-variable", "a.nss")
        #expect(folded.code == 1)
        #expect(folded.text.contains("and 41 more of undefined-variable: lines 5, 6, 7, 8,"))
        #expect(folded.text.contains("44 errors, 0 warnings,"))
        let whole = try work.run("lint", "--only", "undefined-variable", "--all-findings", "a.nss")
        #expect(whole.lines.filter { $0.hasPrefix("a.nss:") && $0.contains("error: undefined variable") }.count == 44)
    }

    @Test("init writes a theme that is clean and laid out, and settings that hold; it overwrites nothing")
    func start() throws {
        let run = try work.run("init", "my/app")
        #expect(run.code == 0)
        #expect(run.text.hasPrefix("wrote my/app/theme.nss\nwrote my/app/.fdltheme.nss\n"))
        let folder = work.folder.appendingPathComponent("my/app")
        let lint = try work.run(["lint", "--fail-on", "advice", "."], in: folder)
        #expect(lint.code == 0)
        #expect(lint.text == "no findings in 1 file\n")
        #expect(try work.run(["lint", "--fail-on", "advice", "--no-settings", "theme.nss"], in: folder).code == 0)
        #expect(try work.run(["format", "--check", "theme.nss", ".fdltheme.nss"], in: folder).code == 0)
        let settings = try work.run(["settings"], in: folder)
        #expect(settings.code == 0 && settings.errors.isEmpty)
        #expect(settings.text.contains(".fdltheme.nss:"))
        // What it says of the theme is so.
        let shown = try work.run(["resolve", "--class", "fdlFUIKPIProgressView", "theme.nss"], in: folder)
        #expect(shown.text.contains("#5B35C8FF"))

        try work.write("my/app/theme.nss", "mine")
        let again = try work.run("init", "my/app")
        #expect(again.code == 3)
        #expect(again.errorText.contains("my/app/theme.nss: is there already"))
        #expect(try work.read("my/app/theme.nss") == "mine")
        #expect(try work.run("init", "a", "b").code == 2)
        // What is printed can be given to a shell, and steers no terminal.
        let odd = try work.run("init", "it's\u{1B}[31m")
        #expect(odd.lines.last == "check the theme with: fdltheme lint 'it'\\''s\\u{1B}[31m/theme.nss'")
        #expect(try work.run("init", "-x", "--").code == 2)
        #expect(try work.run("init", "--", "-x").lines.last == "check the theme with: fdltheme lint ./-x/theme.nss")
    }

    @Test("rules: one group, as Markdown, as JSON")
    func rules() throws {
        let some = try work.run("rules", "suppressions")
        #expect(some.text.contains("unused-suppression") && !some.text.contains("missing-semicolon"))
        let table = try work.run("rules", "suppressions", "--output", "markdown")
        #expect(table.lines.first == "| rule | finds | severity | fix |")
        let json = try work.run("rules", "missing-semicolon", "--output", "json")
        let document = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
        #expect((document?["rules"] as? [[String: Any]])?.count == 1)
        #expect(try work.run("rules", "sytax").code == 2)
    }
}
