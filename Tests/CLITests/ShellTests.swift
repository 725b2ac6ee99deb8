// Completion scripts and the manual page, read by the shells and formatters that are installed. Those that are not are
// named as skipped.

import Foundation
import Testing

@testable import fdltheme

/// Programs that tests may use.
enum Program {
    static func path(_ name: String) -> String? {
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let path = "\(folder)/\(name)"
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        return nil
    }

    static func run(_ name: String, _ arguments: [String], in folder: URL) throws -> (code: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(path(name)))
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let output = folder.appendingPathComponent(".output-" + UUID().uuidString)
        try Data().write(to: output)
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
    }
}

@Suite("Shells")
struct ShellTests {
    let work: Workspace

    init() throws {
        work = try Workspace()
        for shell in ["bash", "zsh", "fish"] {
            try work.write("completion.\(shell)", bytes: try work.run("completions", shell).output)
        }
    }

    @Test(
        "no command and no option is missing in any script, nor on the page", arguments: ["bash", "zsh", "fish", "man"])
    func complete(_ form: String) throws {
        var text = form == "man" ? try work.run("man").text : try work.read("completion.\(form)")
        text = text.replacingOccurrences(of: "\\-", with: "-")
        for command in Command.all {
            #expect(text.contains(command.name))
            for option in command.allOptions {
                #expect(
                    text.contains((form == "fish" ? "-l " : "--") + option.name), "\(command.name) --\(option.name)")
            }
        }
    }

    static let lines: [(words: [String], offered: [String])] = [
        (["fdltheme", "com"], ["completions"]), (["fdltheme", "lint", "--outp"], ["--output"]),
        (["fdltheme", "lint", "--output", "js"], ["json", "jsonl"]),
        (["fdltheme", "lint", "--output", "=", "js"], ["json", "jsonl"]),
        (["fdltheme", "lint", "--quiet", "--engine", "u"], ["uikit"]),
        (["fdltheme", "lint", "--rule", "undefined-v"], ["undefined-variable="]),
        (["fdltheme", "lint", "--rule", "undefined-variable", "=", "w"], ["warning"]),
        (["fdltheme", "lint", "--fix", "="], ["unsafe"]),
        (["fdltheme", "lint", "--only", "synt"], ["syntax"]),
        (["fdltheme", "rules", "stray-s"], ["stray-semicolon"]),
        (["fdltheme", "resolve", "--state", "dis"], ["disabled"]),
        (["fdltheme", "resolve", "--palette", "v3_"], ["v3_x", "v3_2"]),
        (["fdltheme", "dump", "the"], ["theme", "theme.nss"]), (["fdltheme", "lint", "theme"], ["theme.nss"]),
        (["fdltheme", "lint", "--base", "theme"], ["theme.nss"]), (["fdltheme", "lint", "--jobs", ""], []),
    ]

    @Test("bash offers what may stand there", arguments: lines)
    func bash(_ words: [String], _ offered: [String]) throws {
        try work.write("theme.nss", "")
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        let script = """
            source completion.bash; complete -p fdltheme
            COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _fdltheme 2>&1; printf '%s\\n' "${COMPREPLY[@]}"
            """
        let run = try Program.run("bash", ["-c", script], in: work.folder)
        let shown = run.text.split(separator: "\n").map(String.init)
        #expect(shown.first == "complete -F _fdltheme fdltheme")
        #expect(Array(shown.dropFirst()) == offered)
    }

    @Test("zsh reads the script", .enabled(if: Program.path("zsh") != nil, "zsh is not installed"))
    func zsh() throws {
        let run = try Program.run("zsh", ["-f", "-n", "completion.zsh"], in: work.folder)
        #expect(run.code == 0 && run.text.isEmpty)
        let script = "autoload -U compinit; compinit -u -D; source ./completion.zsh; print ${_comps[fdltheme]}"
        #expect(try Program.run("zsh", ["-f", "-c", script], in: work.folder).text == "_fdltheme\n")
    }

    @Test(
        "fish offers what may stand there", .enabled(if: Program.path("fish") != nil, "fish is not installed"),
        arguments: [
            ("fdltheme com", ["completions"]), ("fdltheme lint --output js", ["json", "jsonl"]),
            ("fdltheme lint --engine u", ["uikit"]), ("fdltheme rules stray-s", ["stray-semicolon"]),
            ("fdltheme lint --rule undefined-v", ["undefined-variable="]),
        ])
    func fish(_ line: String, _ offered: [String]) throws {
        let run = try Program.run(
            "fish", ["--no-config", "-c", "source completion.fish; complete -C '\(line)'"], in: work.folder)
        let words = run.text.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
        #expect(words == offered)
    }

    @Test("the manual page has no slip that a formatter sees")
    func manual() throws {
        try work.write("fdltheme.1", bytes: try work.run("man").output)
        if Program.path("groff") != nil {
            let run = try Program.run(
                "bash", ["-c", "groff -ww -man -Tascii fdltheme.1 >page"], in: work.folder)
            #expect(run.code == 0 && run.text.isEmpty)
            #expect(try work.read("page").contains("theming"))
        }
        // It wants a date, and a page that is made from the tool itself has none.
        if Program.path("mandoc") != nil {
            let run = try Program.run("mandoc", ["-T", "lint", "-W", "error", "fdltheme.1"], in: work.folder)
            #expect(run.code == 0 && run.text.isEmpty)
        }
    }
}
