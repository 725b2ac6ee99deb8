// Signals, kills and the line of progress: what is left on the disk and on the terminal.

import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

@Suite("Interruption")
struct InterruptionTests {
    let work: Workspace

    init() throws { work = try Workspace() }

    private func pipe() -> Int32 {
        unsafe mkfifo(work.folder.appendingPathComponent("pipe").path, 0o600)
    }

    @Test("a signal ends it with 128 and its number, and files are old or new", arguments: [SIGINT, SIGTERM, SIGHUP])
    func signals(_ signal: Int32) throws {
        #expect(pipe() == 0)
        for number in 0..<20 { try work.write("t/\(number).nss", Sample.broken) }
        // It waits for what nobody writes.
        let run = try LongRun(work, ["lint", "--fix", "t", "pipe"])
        Thread.sleep(forTimeInterval: 0.4)
        #expect(run.isRunning)
        let end = run.end(by: signal)
        #expect(end.reason == .exit && end.code == 128 + signal)
        let folder = work.folder.appendingPathComponent("t").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.count == 20)
        for name in names {
            let text = try work.read("t/" + name)
            #expect(text == Sample.broken || text == Sample.mended)
        }
    }

    @Test("a signal deletes the file that was to take a report's place")
    func report() throws {
        #expect(pipe() == 0)
        try work.write("report.json", "old")
        let run = try LongRun(work, ["lint", "--output", "json=report.json", "pipe"])
        for _ in 0..<200 {
            let names = try FileManager.default.contentsOfDirectory(atPath: work.folder.path)
            if names.contains(where: { $0.hasPrefix(".fdltheme-") && $0.hasSuffix(".tmp") }) { break }
            Thread.sleep(forTimeInterval: 0.05)
        }
        #expect(run.end(by: SIGTERM) == (143, .exit))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: work.folder.path).sorted() == ["pipe", "report.json"])
        #expect(try work.read("report.json") == "old")
    }

    @Test("a kill at any moment leaves each file as it was or as it is to be")
    func kill() throws {
        let script = Fixtures.file("Tests/Scripts/kill-while-fixing.sh").path
        let tool = try #require(Workspace.tool).path
        let run = try Program.run("bash", [script, tool, "4", "60"], in: work.folder)
        #expect(run.code == 0)
        #expect(run.text.contains("4 rounds of 60 files: "))
        #expect(run.text.contains(" 0 anything else;"))
    }

    #if os(Linux)
        @Test(
            "a run of more than a second shows how far it is, where a person looks on",
            .enabled(if: Program.path("script") != nil, "script is not installed"), arguments: [false, true])
        func progress(_ isCI: Bool) throws {
            try work.write("a.nss", Sample.clean)
            let tool = try #require(Workspace.tool).path
            let environment = isCI ? "CI=true" : "CI="
            let line =
                "(sleep 1.5; printf 'A { x: y; }') | \(environment) TERM=xterm NO_COLOR=1 '\(tool)' lint -j 1 - a.nss"
            let run = try Program.run("script", ["-qec", line, "/dev/null"], in: work.folder)
            #expect(run.text.contains("\r\u{1B}[K1 of 2 files\r\u{1B}[K") == !isCI)
            #expect(run.text.contains("in 2 files"))
        }
    #endif
}
