// --fix and --diff on real files: what is written, what is kept, what is only shown.

import Foundation
import Testing

@Suite("Fixing")
struct FixingTests {
    let work: Workspace

    init() throws { work = try Workspace() }

    private func mode(_ name: String) throws -> Int {
        let path = work.folder.appendingPathComponent(name).path
        return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? -1
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: work.folder.path).sorted()
    }

    @Test(
        "--fix writes the file and keeps its mode; the code speaks of what remains", arguments: [0o600, 0o644, 0o755])
    func mode(_ wanted: Int) throws {
        let file = try work.write("a.nss", Sample.broken)
        try FileManager.default.setAttributes([.posixPermissions: wanted], ofItemAtPath: file.path)
        let run = try work.run("lint", "--fix", "a.nss")
        #expect(run.code == 0)
        #expect(try work.read("a.nss") == Sample.mended)
        #expect(try mode("a.nss") == wanted)
        #expect(try names() == ["a.nss"])
    }

    @Test("a symbolic link stays one, its target is rewritten")
    func link() throws {
        try work.write("real/theme.nss", Sample.broken)
        let link = work.folder.appendingPathComponent("link.nss").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/theme.nss")
        #expect(try work.run("lint", "--fix", "link.nss").code == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/theme.nss")
        #expect(try work.read("real/theme.nss") == Sample.mended)
    }

    @Test("a file with nothing to mend is not touched")
    func untouched() throws {
        let file = try work.write("a.nss", Sample.clean)
        let past = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.path)
        let number = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
        #expect(try work.run("lint", "--fix=unsafe", "a.nss").code == 0)
        let after = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(after[.modificationDate] as? Date == past)
        #expect(after[.systemFileNumber] as? Int == number)
    }

    @Test("only --fix=unsafe applies what may change a meaning; --fix takes a value only with =")
    func unsafe() throws {
        try work.write("a.nss", Sample.misspelt)
        #expect(try work.run("lint", "--fix", "a.nss").code == 1)
        #expect(try work.read("a.nss") == Sample.misspelt)
        #expect(try work.run("lint", "--fix", "unsafe", "a.nss").code == 3)
        #expect(try work.read("a.nss") == Sample.misspelt)
        #expect(try work.run("lint", "--fix=unsafe", "a.nss").code == 0)
        #expect(try work.read("a.nss") == Sample.misspelt.replacingOccurrences(of: "@brnad", with: "@brand"))
    }

    @Test("--diff shows the safe fixes, writes nothing, and exits with 1 if there is something")
    func diff() throws {
        try work.write("a.nss", Sample.broken)
        try work.write("b.nss", Sample.clean)
        let run = try work.run("lint", "--diff", "a.nss", "b.nss")
        #expect(run.code == 1)
        #expect(run.text.contains("--- "))
        #expect(run.text.contains("\n-    font-size: 12\n+    font-size: 12;\n"))
        #expect(!run.text.contains("b.nss"))
        #expect(try work.read("a.nss") == Sample.broken)
        #expect(try names() == ["a.nss", "b.nss"])
        let clean = try work.run("lint", "--diff", "b.nss")
        #expect(clean.code == 0)
        #expect(clean.output.isEmpty)
        try work.write("c.nss", Sample.misspelt)
        #expect(!(try work.run("lint", "--diff", "c.nss").text.contains("@@")))
        let unsafe = try work.run("lint", "--diff", "--fix=unsafe", "c.nss")
        #expect(unsafe.code == 1)
        #expect(unsafe.text.contains("+    font-color: @brand;"))
        #expect(try work.read("c.nss") == Sample.misspelt)
    }

    @Test("the diff is one that git can apply")
    func diffApplies() throws {
        try work.write(
            "a.nss", "/* one */\n" + String(repeating: "/* line */\n", count: 20) + Sample.broken + "A { x: 1 }")
        let diff = try work.run("lint", "--diff", "a.nss")
        try work.write("a.diff", bytes: diff.output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "apply", "--unsafe-paths", "-p0", "a.diff"]
        process.currentDirectoryURL = work.folder
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        // Without git there is nothing to try.
        guard process.terminationStatus != 127 else { return }
        let applied = try work.read("a.nss")
        try work.write(
            "b.nss", "/* one */\n" + String(repeating: "/* line */\n", count: 20) + Sample.broken + "A { x: 1 }")
        #expect(try work.run("lint", "--fix", "--only", "missing-semicolon", "b.nss").code == 0)
        #expect(applied == (try work.read("b.nss")))
    }

    @Test("lint - --fix writes the text to standard output, the report to standard error")
    func standardInput() throws {
        let run = try work.run(
            "lint", "-", "--fix", "--rule", "duplicate-block=off", input: Sample.misspelt + Sample.broken)
        #expect(run.text == Sample.misspelt + Sample.mended)
        #expect(run.code == 1)
        #expect(run.errorText.contains("undefined-variable"))
        let clean = try work.run("lint", "-", "--fix", input: Sample.clean)
        #expect(clean.text == Sample.clean)
        #expect(clean.code == 0)
    }

    @Test("a file that may not be written is 3, stays as it is, and keeps its findings")
    func readOnly() throws {
        try work.write("locked/a.nss", Sample.broken)
        let folder = work.folder.appendingPathComponent("locked").path
        let file = folder + "/a.nss"
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
        // The superuser may write anything.
        guard !FileManager.default.isWritableFile(atPath: file) else { return }
        let run = try work.run("lint", "--fix", "--output", "compact", "locked/a.nss")
        #expect(run.code == 3)
        #expect(try work.read("locked/a.nss") == Sample.broken)
        #expect(run.text.contains("missing-semicolon"))
    }
}

/// The command that lays sheets out.
@Suite("Formatting")
struct FormattingTests {
    @Test("format writes, --check lists, --diff shows, and a second run finds nothing")
    func format() throws {
        let work = try Workspace()
        try work.write("a.nss", "A{b:c;}")
        try work.write("b.nss", "A {\n    b: c;\n}\n")
        let check = try work.run("format", "--check", ".")
        #expect(check.code == 1 && check.text == "a.nss\n")
        let diff = try work.run("format", "--diff", "a.nss")
        #expect(diff.code == 1 && diff.text.contains("-A{b:c;}\n") && diff.text.contains("+    b: c;\n"))
        #expect(try work.read("a.nss") == "A{b:c;}")
        #expect(try work.run("format", "a.nss", "b.nss").code == 0)
        #expect(try work.read("a.nss") == "A {\n    b: c;\n}\n")
        #expect(try work.run("format", "--check", ".").code == 0)
    }

    @Test("standard input comes out laid out, and as it was where the grammar is broken")
    func standardInput() throws {
        let work = try Workspace()
        #expect(try work.run("format", "-", input: "A{b:c;}").text == "A {\n    b: c;\n}\n")
        let broken = try work.run("format", "-", input: "A{b:c}")
        #expect(broken.text == "A{b:c}" && broken.code == 1)
        #expect(broken.errorText.contains("the grammar is broken on line 1"))
    }

    @Test("what cannot be read or found is said")
    func missing() throws {
        let work = try Workspace()
        #expect(try work.run("format", "none.nss").code == 3)
        #expect(try work.run("format").code == 2)
        #expect(try work.run("format", ".").code == 2)
    }
}
