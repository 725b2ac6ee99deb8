// lint --watch: what appears and what goes away as files change, on either way of noticing it.

import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@Suite("Watching")
struct WatchTests {
    let work: Workspace
    /// With the system's events, where it has some, and by looking from time to time.
    static let ways = ["", "poll"]
    private static let gone = "gone: t/a.nss:2:18: error: missing ';' after '12' [missing-semicolon]\n"

    init() throws { work = try Workspace() }

    private func watch(_ way: String, _ arguments: String...) throws -> LongRun {
        try LongRun(work, ["lint", "--watch"] + arguments, environment: ["FDLTHEME_WATCH": way])
    }

    /// As editors do that never leave a file half written.
    private func replace(_ name: String, _ text: String) throws {
        let file = work.folder.appendingPathComponent(name)
        let beside = file.deletingLastPathComponent().appendingPathComponent(".swap")
        try Data(text.utf8).write(to: beside)
        let failed = unsafe rename(beside.path, file.path)
        #expect(failed == 0)
    }

    @Test("what is mended is gone, what is new appears, and what only moves is neither", arguments: ways)
    func edits(_ way: String) throws {
        try work.write("t/a.nss", Sample.broken)
        try work.write("t/b.nss", Sample.clean)
        let run = try watch(way, "t")
        let first = try run.next("in 2 files (1 fixable with --fix)\n")
        #expect(first.hasPrefix("t/a.nss:2:18: error: missing ';' after '12' [missing-semicolon]\n  2 | "))
        #expect(first.contains("the sheet is lost as a whole: missing-semicolon on line 2\n1 error,"))
        try work.write("t/a.nss", "\n\n" + Sample.broken)
        #expect(try run.next("1 error, 0 warnings, 0 advice in 2 files (1 fixable with --fix)\n").count < 70)
        try replace("t/a.nss", Sample.mended)
        let mended = try run.next("no findings in 2 files\n")
        #expect(mended.contains("gone: t/a.nss:4:18: error: missing ';' after '12' [missing-semicolon]\n"))
        try replace("t/b.nss", Sample.warned)
        let warned = try run.next("0 errors, 1 warning, 0 advice in 2 files (1 fixable with --fix)\n")
        #expect(warned.contains("t/b.nss:3:5: warning: "))
        #expect(!warned.contains("a.nss"))
        #expect(run.end(by: SIGINT) == (130, .exit))
    }

    @Test("files and folders come and go under any name", arguments: ways)
    func files(_ way: String) throws {
        try work.write("t/a.nss", Sample.broken)
        let run = try watch(way, "t", "--quiet")
        try run.next("fix: insert ';' (safe)\n")
        try run.next("watching; Ctrl-C ends it", onErrors: true)
        try work.write("t/new/deep/c.nss", Sample.warned)
        try run.next("t/new/deep/c.nss:3:5: warning: ")
        let old = work.folder.appendingPathComponent("t/a.nss")
        try FileManager.default.moveItem(at: old, to: work.folder.appendingPathComponent("t/z.nss"))
        #expect(try run.next(Self.gone).contains("t/z.nss:2:18: error: "))
        try FileManager.default.removeItem(at: work.folder.appendingPathComponent("t/new"))
        try run.next("gone: t/new/deep/c.nss:3:5: warning: ")
        #expect(run.end(by: SIGTERM) == (143, .exit))
    }

    @Test("a sheet that is cut off anywhere is reported and nothing worse", arguments: ways)
    func halfSaved(_ way: String) throws {
        let whole = Array("@brand: #0A6ED1;\nButton {\n    font-color: @brand; /* ü */\n}\n".utf8)
        try work.write("t/a.nss", bytes: whole)
        let run = try watch(way, "t")
        try run.next("no findings in 1 file\n")
        for count in [5, 40, whole.count - 8] {
            try work.write("t/a.nss", bytes: Array(whole.prefix(count)))
            #expect(try run.next("advice in 1 file").contains("t/a.nss:"))
            try work.write("t/a.nss", bytes: whole)
            #expect(try run.next("no findings in 1 file\n").contains("gone: t/a.nss:"))
        }
        #expect(run.isRunning)
    }

    @Test("settings, base sheets and catalogues hold for all sheets again when they change", arguments: ways)
    func common(_ way: String) throws {
        try work.write("t/a.nss", "fdlFUIMine {\n    font-color: @brand;\n}\n")
        try work.write("base.nss", "")
        try work.write("own/components.nss", "")
        let run = try watch(
            way, "t", "--base", "base.nss", "--catalogue", "own/components.nss", "--rule", "unused-variable=off")
        let first = try run.next(" advice in 1 file")
        #expect(first.contains("t/a.nss:2:17: error: undefined variable '@brand' [undefined-variable]\n"))
        #expect(first.contains("t/a.nss:1:1: warning: "))
        try work.write("base.nss", "@brand: #0A6ED1;\n")
        try run.next("gone: t/a.nss:2:17: error: undefined variable '@brand' [undefined-variable]\n")
        try work.write("own/components.nss", "FUIMine {\n    superclass: UIView;\n    fdlFUIMine: font-color;\n}\n")
        try run.next("gone: t/a.nss:1:1: warning: ")
        try work.write(".fdltheme.nss", "rules {\n    undefined-variable: off\n}\n")
        try run.next(".fdltheme.nss:2:28: error: ", onErrors: true)
        try work.write(".fdltheme.nss", "rules {\n    lowercase-hex: warning;\n}\n")
        try run.next(".fdltheme.nss:2:5: error: there is no rule 'lowercase-hex'", onErrors: true)
        try FileManager.default.removeItem(at: work.folder.appendingPathComponent(".fdltheme.nss"))
        try work.write("base.nss", "")
        try run.next("t/a.nss:2:17: error: undefined variable '@brand' [undefined-variable]\n")
        #expect(run.end(by: SIGINT) == (130, .exit))
    }

    @Test(
        "a sheet that the baseline has is said to be gone when it goes, and is not when it comes again", arguments: ways
    )
    func baseline(_ way: String) throws {
        try work.write("t/a.nss", Sample.clean)
        try work.write("t/b.nss", Sample.warned)
        #expect(try work.run("lint", "--write-baseline", "b", "t").code == 0)
        let run = try watch(way, "t", "--strict-baseline", "--baseline", "b", "--output", "compact")
        try run.next("watching; Ctrl-C ends it", onErrors: true)
        try FileManager.default.removeItem(at: work.folder.appendingPathComponent("t/b.nss"))
        let line = "b:3:1: warning: the baseline has a finding in 't/b.nss', a sheet that is gone [stale-baseline]\n"
        try run.next(line)
        try work.write("t/b.nss", Sample.warned)
        try run.next("gone: " + line)
        #expect(run.isRunning)
    }

    @Test("a path that is missing is waited for", arguments: ways)
    func missing(_ way: String) throws {
        let run = try watch(way, "late/a.nss", "--output", "compact")
        try run.next("late/a.nss: No such file", onErrors: true)
        try work.write("late/a.nss", Sample.broken)
        try run.next("late/a.nss:2:18: error: missing ';' after '12' [missing-semicolon]\n")
    }

    @Test("what only reports or needs files says so")
    func usage() throws {
        try work.write("a.nss", Sample.clean)
        for arguments in [["--fix", "a.nss"], ["--diff", "a.nss"], ["-"], ["--output", "json", "a.nss"]] {
            let run = try work.run(["lint", "--watch"] + arguments)
            #expect(run.code == 2)
            #expect(run.errorText.contains("'--watch'"))
        }
    }
}
