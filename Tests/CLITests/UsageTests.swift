// What a user types by mistake or to find out: exit codes, help, did-you-mean.

import Foundation
import Testing

@Suite("Command line")
struct UsageTests {
    let work: Workspace

    init() throws { work = try Workspace() }

    @Test("0 clean, 1 findings, 2 usage, 3 input")
    func exitCodes() throws {
        try work.write("clean.nss", Sample.clean)
        try work.write("broken.nss", Sample.broken)
        try work.write("warned.nss", Sample.warned)
        #expect(try work.run("lint", "clean.nss").code == 0)
        #expect(try work.run("lint", "warned.nss").code == 0)
        #expect(try work.run("lint", "broken.nss").code == 1)
        #expect(try work.run("lint").code == 2)
        #expect(try work.run("lint", "nowhere.nss").code == 3)
        #expect(try work.run("lint", "nowhere.nss", "broken.nss").code == 3)
        #expect(try work.run("lint", "--base", "nowhere.nss", "clean.nss").code == 3)
        #expect(try work.run().code == 2)
    }

    static let slips: [([String], String, String)] = [
        (["lnt", "x.nss"], "command 'lnt'", "lint"),
        (["lint", "--outptu", "json", "x.nss"], "option '--outptu'", "--output"),
        (["lint", "--output", "jsno", "x.nss"], "'jsno'", "json"),
        (["lint", "--engine", "uikti", "x.nss"], "'uikti'", "uikit"),
        (["lint", "--only", "undefined-varable", "x.nss"], "rule 'undefined-varable'", "undefined-variable"),
        (["lint", "--rule", "missing-semicolom=off", "x.nss"], "'missing-semicolom'", "missing-semicolon"),
        (["lint", "--rule", "syntax=of", "x.nss"], "'of'", "off"),
        (["lint", "--rule", "sytax=off", "x.nss"], "'sytax'", "syntax"),
        (["lint", "--fail-on", "warnings", "x.nss"], "'warnings'", "warning"),
        (["lint", "--palette", "v9x", "x.nss"], "'v9x'", "v"),
        (["rules", "undefined-varable"], "'undefined-varable'", "undefined-variable"),
        (["dump", "tokes", "x.nss"], "'tokes'", "tokens"),
        (["--versoin"], "'--versoin'", "--version"), (["lint", "--fix=unsfe", "x.nss"], "'unsfe'", "unsafe"),
    ]

    @Test(
        "what is unknown gets the nearest name",
        arguments: slips)
    func didYouMean(_ arguments: [String], _ named: String, _ meant: String) throws {
        try work.write("x.nss", Sample.clean)
        let run = try work.run(arguments)
        #expect(run.code == 2)
        #expect(run.output.isEmpty)
        #expect(run.errorText.contains(named))
        #expect(run.errorText.contains(meant))
        if meant.count > 1 { #expect(run.errorText.contains("did you mean")) }
    }

    static let malformedLines: [[String]] = [
        ["lint", "x.nss", "--output"], ["lint", "x.nss", "--base"], ["lint", "x.nss", "--diff=yes"],
        ["lint", "x.nss", "--rule", "syntax"], ["lint", "x.nss", "--jobs", "0"],
        ["lint", "x.nss", "--jobs", "many"],
        ["lint", "x.nss", "-x"], ["lint", "x.nss", "--output", "json", "--output", "compact"], ["dump"],
        ["dump", "tree"],
        ["dump", "tree", "x.nss", "x.nss"], ["lint", "x.nss", "--output", "json="],
        ["resolve", "x.nss", "--engine", "uikit", "--engine", "swiftui"],
        ["resolve", "x.nss", "--appearance", "dark", "--appearance", "light"],
        ["lint", "x.nss", "--palette", "v8", "--palette", "v5"],
        ["why", "x.nss", "--class", "Button", "--class", "Label", "--attribute", "font-size"],
        ["why", "x.nss", "--class", "Button", "--attribute", "font-size", "--state", "normal", "--state", "disabled"],
        ["lint", "x.nss", "--settings", "x.nss", "--no-settings"],
        ["settings", "--no-settings", "--settings", "x.nss"],
    ]

    @Test(
        "options that lack a value, or have one too many",
        arguments: malformedLines)
    func malformed(_ arguments: [String]) throws {
        try work.write("x.nss", Sample.clean)
        let run = try work.run(arguments)
        #expect(run.code == 2, "\(run.errorText)")
        #expect(!run.errors.isEmpty)
        #expect(run.output.isEmpty)
    }

    @Test(
        "help on the tool and on everything",
        arguments: [
            ["--help"], ["-h"], ["lint", "--help"], ["rules", "-h"], ["dump", "--help"], ["lint", "x.nss", "--help"],
        ])
    func help(_ arguments: [String]) throws {
        let run = try work.run(arguments)
        #expect(run.code == 0)
        #expect(run.text.contains("Usage: fdltheme"))
        #expect(run.errors.isEmpty)
    }

    @Test("the help names every command and every option of lint")
    func helpIsComplete() throws {
        let tool = try work.run("--help").text
        for command in ["lint", "rules", "dump"] { #expect(tool.contains("  \(command) ")) }
        let lint = try work.run("lint", "--help").text
        for option in [
            "fix", "diff", "engine", "palette", "rule", "only", "base", "fail-on", "stdin-name", "jobs", "output",
            "color", "quiet", "help",
        ] {
            #expect(lint.contains("--" + option))
        }
    }

    @Test("--version is one line with the name and a number")
    func version() throws {
        let run = try work.run("--version")
        #expect(run.code == 0)
        let words = run.text.split(separator: " ")
        #expect(run.lines.count == 1)
        #expect(words.first == "fdltheme")
        #expect(words.last?.first?.isNumber == true)
    }

    @Test("-- ends the options")
    func endOfOptions() throws {
        try work.write("--help", Sample.broken)
        let run = try work.run("lint", "--output", "compact", "--", "--help")
        #expect(run.code == 1)
        #expect(run.text.hasPrefix("--help:2:18:"))
    }

    @Test("rules: the table, a group, one rule with its examples")
    func rules() throws {
        let all = try work.run("rules")
        #expect(all.code == 0)
        for word in [
            "Syntax", "References", "Cascade", "missing-semicolon", "undefined-variable", "duplicate-attribute",
        ] {
            #expect(all.text.contains(word))
        }
        let group = try work.run("rules", "cascade").text
        #expect(group.contains("duplicate-attribute"))
        #expect(!group.contains("missing-semicolon"))
        let one = try work.run("rules", "missing-semicolon").text
        for word in ["missing-semicolon", "Why:", "Bad:", "Good:", "error", "safe"] { #expect(one.contains(word)) }
    }

    @Test("the SDK of an example stands as --sdk takes it")
    func sdk() throws {
        for format in ["text", "markdown"] {
            let page = try work.run("rules", "newer-than-sdk", "--output", format).text
            #expect(page.contains("(--sdk 9.0)") && page.contains("(--sdk 25.08)"), "\(format)")
        }
        let json = try work.run("rules", "newer-than-sdk", "--output", "json").text
        #expect(json.contains("\"sdk\": \"9.0\"") && json.contains("\"sdk\": \"25.08\""))
    }
}
