// The project's settings: found, checked, and laid under the command line.

import Foundation
import Testing

@Suite("Settings")
struct SettingsTests {
    private func workspace(_ settings: String) throws -> Workspace {
        let workspace = try Workspace()
        try workspace.write(".fdltheme.nss", settings)
        return workspace
    }

    @Test("what the command line does not say, the settings say")
    func underTheCommandLine() throws {
        let work = try workspace("settings { engines: nui; fail-on: warning; } rules { empty-block: error; }")
        try work.write("a.nss", "Label { }\n")
        let run = try work.run("lint", "--output", "json", "a.nss")
        #expect(run.code == 1 && run.text.contains("\"severity\": \"error\""))
        #expect(run.text.contains("\"engine\": \"nui\""))
        let over = try work.run("lint", "--output", "json", "--rule", "empty-block=off", "--engine", "uikit", "a.nss")
        #expect(over.code == 0 && over.text.contains("\"engine\": \"uikit\""))
        #expect(try work.run("lint", "--no-settings", "a.nss").code == 0)
    }

    @Test("the file of a folder above is found, and its paths lead from there")
    func above() throws {
        let work = try workspace("settings { base: lower/base.nss; exclude: themes/old; external: elsewhere; }")
        try work.write("lower/base.nss", "@brand: #111111;\n")
        try work.write("themes/a.nss", "Label { font-color: @elsewhere; }\n")
        try work.write("themes/old/b.nss", "Label {\n")
        let run = try work.run(["lint", "."], in: work.folder.appendingPathComponent("themes"))
        #expect(run.code == 0, "\(run.text)\(run.errorText)")
        let resolved = try work.run(
            ["resolve", "--output", "json", "a.nss"], in: work.folder.appendingPathComponent("themes"))
        #expect(resolved.text.contains("\"sheets\": [\"../lower/base.nss\", \"a.nss\"]"))
        // Named by itself it is read.
        #expect(try work.run(["lint", "old/b.nss"], in: work.folder.appendingPathComponent("themes")).code == 1)
    }

    @Test("levels below a path lie over those for all sheets")
    func paths() throws {
        let work = try workspace(
            "rules { empty-block: off; } @media (path: themes/brand) { rules { empty-block: error; } }")
        try work.write("themes/a.nss", "Label { }\n")
        try work.write("themes/brand/b.nss", "Label { }\n")
        try work.write("themes/brands/c.nss", "Label { }\n")
        let run = try work.run("lint", "--output", "compact", "themes")
        #expect(run.lines.count == 1)
        #expect(run.text.hasPrefix("themes/brand/b.nss:1:1: error: "))
    }

    /// An empty block is a warning by itself.
    @Test(arguments: [
        ("@media (path: themes) { rules { empty-block: error; } }", ["--rule", "empty-block=off"], ""),
        ("@media (path: themes) { rules { empty-block: error; } }", ["--rule", "empty-block=advice"], "advice"),
        ("rules { empty-block: error; }", ["--rule", "cascade=off"], ""),
        ("rules { empty-block: error; }", ["--rule", "style=off"], "error"),
        ("rules { empty-block: off; }", ["--only", "empty-block"], "warning"),
        ("@media (path: themes) { rules { cascade: off; } }", ["--only", "cascade"], "warning"),
        ("rules { empty-block: off; }", ["--only", "empty-block", "--rule", "cascade=off"], ""),
    ])
    func theCommandLineWins(settings: String, options: [String], severity: String) throws {
        let work = try workspace(settings)
        try work.write("themes/a.nss", "Label { }\n")
        let run = try work.run(["lint", "--output", "compact"] + options + ["themes"])
        #expect(run.code == (severity == "error" ? 1 : 0))
        #expect(run.lines.count == (severity.isEmpty ? 0 : 1))
        #expect(run.text.hasPrefix(severity.isEmpty ? "" : "themes/a.nss:1:1: \(severity): "), "\(run.text)")
    }

    @Test("the least contrast is a setting")
    func contrast() throws {
        let sheet = "Button { background-color: #FFFFFF; font-color: #767676; font-size: 15; }\n"
        let strict = try workspace("settings { contrast-text: 7; }")
        try strict.write("a.nss", sheet)
        // Grey 767676 on white is 4.54.
        #expect(try strict.run("lint", "--output", "compact", "a.nss").text.contains("[low-text-contrast]"))
        #expect(try !strict.run("lint", "--no-settings", "--output", "compact", "a.nss").text.contains("low-text"))
    }

    @Test("an engine's fact can be replaced")
    func facts() throws {
        let work = try workspace("engine_uikit { variable-hops: 5; }")
        try work.write("a.nss", "@a: #111111;\n@b: @a;\nA { font-color: @b; }\n")
        #expect(try work.run("resolve", "a.nss").text.contains("#111111FF"))
        #expect(try work.run("resolve", "--no-settings", "a.nss").text.contains("not set"))
    }

    @Test("a value that a fact may have is taken, a list and one with evidence behind it, too")
    func factValues() throws {
        let work = try workspace(
            """
            engine_uikit { variable-hops: 2, inferred(BR); hex-lengths: 6, 3; hex-prefix: #; undefined-variable: not-applicable; }
            engine_swiftui { palette-name-scheme: ignored; runtime: OwnManager; }
            """)
        let run = try work.run("settings")
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errorText)")
        #expect(run.lines.contains { $0.hasPrefix("uikit hex-lengths") && $0.contains(" 6, 3 ") })
        #expect(run.lines.contains { $0.hasPrefix("uikit variable-hops") && $0.contains(" 2, inferred(BR) ") })
        try work.write("a.nss", "Button { font-color: @nowhere; }\n")
        #expect(try work.run("lint", "a.nss").text.contains("note: the name stays in the value as text"))
        #expect(try work.run("lint", "--no-settings", "a.nss").text.contains("to raise an exception here"))
    }

    @Test(
        "where a theme is wanted, a settings file is a slip that is said; in a folder it is passed over",
        arguments: [
            ["resolve", "SETTINGS"], ["why", "--class", "A", "--attribute", "x", "SETTINGS"],
            ["diff", "a.nss", "SETTINGS"],
            ["preview", "SETTINGS"], ["palette", "tintColor", "--theme", "SETTINGS"],
            ["resolve", "--base", "SETTINGS", "a.nss"],
        ])
    func settingsAreNoTheme(_ command: [String]) throws {
        let work = try workspace("settings { palette: v5; }")
        try work.write("a.nss", "A { font-size: 12; }\n")
        try work.write("own.nss", "settings { palette: v5; }\n")
        for (name, options) in [(".fdltheme.nss", [String]()), ("own.nss", ["--settings", "own.nss"])] {
            let run = try work.run(command.map { $0 == "SETTINGS" ? name : $0 } + options)
            #expect(
                run.code == 2 && run.errorText.contains("'\(name)' is a settings file, no theme"), "\(run.errorText)")
        }
        let folder = try work.run("resolve", "--settings", "own.nss", ".")
        #expect(folder.code == 0 && folder.text.contains("font-size") && !folder.text.contains("settings"))
    }

    @Test(
        "nor are they one on standard input, by whatever name they are known",
        arguments: [["resolve", "-"], ["preview", "-"], ["diff", "a.nss", "-"]])
    func settingsOfInputAreNoTheme(_ command: [String]) throws {
        let work = try workspace("settings { palette: v5; }")
        try work.write("a.nss", "A { font-size: 12; }\n")
        try work.write("own.nss", "settings { palette: v5; }\n")
        for options in [["--stdin-name", ".fdltheme.nss"], ["--settings", "own.nss", "--stdin-name", "own.nss"]] {
            let run = try work.run(command + options, input: "settings { palette: v5; }\n")
            #expect(run.code == 2 && run.errorText.contains("is a settings file, no theme"), "\(run.errorText)")
        }
    }

    @Test("a folder that holds nothing but settings holds no theme")
    func folderOfSettings() throws {
        let work = try workspace("")
        try work.write("folder/own.nss", "settings { palette: v5; }\n")
        let run = try work.run("resolve", "--settings", "folder/own.nss", "folder")
        #expect(run.code == 2 && run.errorText.contains("no .nss file found"), "\(run.errorText)")
    }

    @Test("what comes in through a pipe stands where its name says: the rules of that path hold")
    func placeOfStandardInput() throws {
        let work = try workspace("@media (path: themes) { rules { unused-variable: off; } }")
        func count(_ name: String) throws -> Int {
            let run = try work.run("lint", "-", "--stdin-name", name, "--output", "compact", input: "@unused: red;\n")
            return run.lines.count { $0.contains("unused-variable") }
        }
        #expect(try count("a.nss") == 1)
        #expect(try count("themes/a.nss") == 0)
        #expect(try count("other/../themes/a.nss") == 0)
    }

    @Test("a settings file is checked as one on standard input, and comes out as it is")
    func settingsOnStandardInput() throws {
        let work = try workspace("")
        let text = "settings { palete: v5; }\n"
        let run = try work.run("lint", "-", "--stdin-name", "x/.fdltheme.nss", "--fix", input: text)
        #expect(run.code == 2 && run.text == text)
        #expect(run.errorText.contains("x/.fdltheme.nss:1:12: error: settings have no key 'palete'"))
    }

    @Test("findings that are no rules' are explained, too", arguments: ["stale-baseline", "unknown-setting"])
    func others(_ name: String) throws {
        let run = try workspace("").run("rules", name)
        #expect(run.code == 0 && run.text.hasPrefix(name) && run.text.utf8.count > 100)
        let list = try workspace("").run("rules", name, "--output", "json")
        #expect(list.code == 2 && list.errorText.contains("'fdltheme rules \(name)' explains it"))
        #expect(try workspace("").run("rules", String(name.dropLast())).errorText.contains("did you mean '\(name)'"))
    }

    @Test(
        "the forecast goes by the facts as the findings do",
        arguments: [
            ("undefined-variable: not-applicable", Array("Button { font-color: @nowhere; }\n".utf8), "the app crashes"),
            ("syntax-error: line-lost", Array("Button { font-color red; }\n".utf8), "the sheet is lost as a whole"),
            ("encoding-error: none", Array("/* ".utf8) + [0xFF] + Array(" */\n".utf8), "the sheet is lost as a whole"),
        ])
    func forecastOfFacts(_ fact: String, _ sheet: [UInt8], _ said: String) throws {
        let work = try workspace("engine_uikit { \(fact); }")
        try work.write("a.nss", bytes: sheet)
        #expect(try !work.run("lint", "a.nss").text.contains("a.nss: uikit"))
        let plain = try work.run("lint", "--no-settings", "a.nss").text
        #expect(plain.contains("a.nss: uikit") && plain.contains(said), "\(plain)")
    }

    @Test("a reader that passes over a slip goes on to what ends the app")
    func crashBehindSlip() throws {
        let work = try workspace("engine_uikit { syntax-error: line-lost; }")
        for sheet in ["A { x red; y: @nowhere; }\n", "A { x: red; } ;\nB { y: @nowhere; }\n"] {
            try work.write("a.nss", sheet)
            let text = try work.run("lint", "a.nss").text
            #expect(text.contains("uikit (inferred): the app crashes while the sheet is loaded: undefined-variable"))
        }
        try work.write("c.nss", "A { x red; y: 1 @nowhere; }\n@a: @nowhere;\n")
        #expect(try !work.run("lint", "c.nss").text.contains("the app crashes"))
    }

    @Test("a replaced fact reaches every command that reads sheets")
    func factsEverywhere() throws {
        let work = try workspace(
            "engine_swiftui { definition-blanks: trimmed; } engine_nui { palette-overrides: true; }")
        try work.write("a.nss", "@tintColor: #111111;\n")
        #expect(try work.run("format", "--check", "--engine", "swiftui", "a.nss").code == 0)
        #expect(try work.run("format", "--check", "--no-settings", "--engine", "swiftui", "a.nss").code == 1)
        let palette = ["palette", "tintColor", "--theme", "a.nss", "--engine", "nui"]
        #expect(try work.run(palette).code == 0)
        #expect(try work.run(palette + ["--no-settings"]).code == 2)
    }

    @Test(arguments: [
        ("settings { pallette: v8; }", "did you mean 'palette'?"),
        ("setings { palette: v8; }", "did you mean 'settings'?"),
        ("settings { palette: v9; }", "'palette' is one of"),
        ("rules { emty-block: off; }", "did you mean 'empty-block'?"),
        ("rules { empty-block: of; }", "did you mean 'off'?"),
        ("engine_uikit { variable-hop: 1; }", "did you mean 'variable-hops'"),
        ("engine_uikit { variable-hops: many; }", "'variable-hops' is a whole number from 0"),
        ("engine_uikit { variable-hops: -1; }", "'variable-hops' is a whole number from 0"),
        ("engine_uikit { variable-hops: 1.5; }", "'variable-hops' is a whole number from 0"),
        ("engine_uikit { variable-hops: 1 2; }", "'variable-hops' is a whole number from 0"),
        ("engine_nui { hex-eight: banana; }", "'hex-eight' is one of alpha-first-percent, alpha-last, first-six"),
        ("engine_uikit { undefined-variable: crsh; }", "did you mean 'crash'?"),
        ("engine_swiftui { variables: proces; }", "did you mean 'process'?"),
        ("engine_swiftui { sdk-sheet: yes; }", "'sdk-sheet' is one of true, false"),
        ("engine_uikit { hex-lengths: 8, six; }", "'hex-lengths' is one or more whole numbers from 0"),
        ("engine_uikit { color-functions: rgb, rbga; }", "did you mean 'rgba'?"),
        ("settings { contrast-text: 45; }", "is a ratio from 1 to 21"), ("@a: red;", "settings have no variables"),
        ("@media (device: ipad) { rules { empty-block: off; } }", "settings know the condition '(path: …)' only"),
        ("settings { palette: v8 }", "missing ';'"),
    ])
    func slips(text: String, message: String) throws {
        let work = try workspace(text)
        try work.write("a.nss", "A { b: c; }\n")
        let run = try work.run("lint", "a.nss")
        #expect(run.code == 2 && run.errorText.contains(message), "\(run.errorText)")
    }

    @Test("a settings file that is named among the paths is checked as settings, and laid out as the sheet it is")
    func named() throws {
        let work = try Workspace()
        try work.write(
            "app/.fdltheme.nss",
            "settings { palette: v8; engines: uikit; }\nrules { style: off; }\n@media (path: a) { rules { empty-block: off; } }\n"
        )
        try work.write("app/a.nss", "Button {\n    font-size: 12;\n}\n")
        // From outside of the folder, and in it, where it is the one in force.
        #expect(try work.run("lint", "app/.fdltheme.nss", "app/a.nss").text == "no findings in 2 files\n")
        let inside = try work.run(
            ["lint", "--fix", ".fdltheme.nss", "a.nss"], in: work.folder.appendingPathComponent("app"))
        #expect(inside.code == 0 && inside.text == "no findings in 2 files\n")
        #expect(try work.run("format", "--check", "app/.fdltheme.nss").text == "app/.fdltheme.nss\n")
        #expect(try work.run("format", "app/.fdltheme.nss").code == 0)
        #expect(try work.read("app/.fdltheme.nss").hasPrefix("settings {\n    palette: v8;\n    engines: uikit;\n}\n"))

        try work.write("app/.fdltheme.nss", "settings {\n    pallette: v8;\n}\n")
        let slip = try work.run("lint", "--output", "compact", "app/.fdltheme.nss", "app/a.nss")
        #expect(slip.code == 2 && slip.lines.count == 1)
        #expect(slip.text.hasPrefix("app/.fdltheme.nss:2:5: error: settings have no key 'pallette'; did you mean"))
        let text = try work.read("app/.fdltheme.nss")
        #expect(try work.run("lint", "--fix=unsafe", "app/.fdltheme.nss").code == 2)
        #expect(try work.read("app/.fdltheme.nss") == text)
        #expect(
            try work.run("lint", "--write-baseline", "b", "app/.fdltheme.nss").text == "0 findings written to b\n")
        // In a folder it is no sheet, and under another name it is settings where it is in force.
        #expect(try work.run("lint", "--no-settings", "app").text == "no findings in 1 file\n")
        try work.write("app/team.nss", "settings { palette: v8; }\n")
        #expect(try work.run("lint", "--settings", "app/team.nss", "app").text == "no findings in 2 files\n")
    }

    @Test("settings shows what holds and where it comes from")
    func settings() throws {
        let work = try workspace("settings {\n    palette: v5;\n}\nrules { style: off; }\n")
        let run = try work.run("settings")
        #expect(run.code == 0)
        #expect(run.lines.contains { $0.hasPrefix("palette") && $0.hasSuffix(".fdltheme.nss:2") && $0.contains("v5") })
        #expect(run.lines.contains { $0.hasPrefix("engines") && $0.hasSuffix("default") })
        #expect(run.lines.contains { $0.hasPrefix("rule style") && $0.contains("off") })
        // Without a setting these two follow what the sheet does most, which 'any' would not.
        for name in ["hex ", "variable-names "] {
            #expect(run.lines.contains { $0.hasPrefix(name) && $0.contains(" from the sheet ") && !$0.contains("any") })
        }
        #expect(try work.run("settings", "--settings", "none.nss").code == 3)
        #expect(try work.run("settings", "--no-settings").text.hasPrefix("no settings file"))
        let json = try work.run("settings", "--output", "json")
        let object = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
        #expect(object?["file"] as? String == ".fdltheme.nss")
    }

    @Test("what a project has agreed on for names and hex digits reaches the rules")
    func conventions() throws {
        let workspace = try Workspace()
        try workspace.write(
            "theme.nss", "@edgeWidth:1;\n@ink:#1B2A4A;\nLabel { border-width: @edgeWidth; font-color: @ink; }\n")
        #expect(try workspace.run("lint", "--only", "style", "theme.nss").text.hasPrefix("no findings"))
        try workspace.write(".fdltheme.nss", "settings { variable-names: kebab; hex: lower; }\n")
        let run = try workspace.run("lint", "--only", "style", "theme.nss")
        #expect(run.text.contains("name it '@edge-width'") && run.text.contains("write '#1b2a4a'"))
        try workspace.write(".fdltheme.nss", "settings { variable-names: any; hex: any; }\n")
        #expect(try workspace.run("lint", "--only", "style", "theme.nss").text.hasPrefix("no findings"))
    }

    @Test("of paths within each other both hold, whatever their order, and the later one wins where they disagree")
    func pathsWithinPaths() throws {
        let wide = "@media (path: themes) { rules { duplicate-attribute: off; unit-in-number: advice; } }\n"
        let narrow = "@media (path: themes/x.nss) { rules { unit-in-number: error; } }\n"
        for (text, level) in [(wide + narrow, "error"), (narrow + wide, "advice")] {
            let work = try workspace(text)
            for name in ["x", "y"] {
                try work.write("themes/\(name).nss", "Label { font-size: 12px; font-size: 13; }\n")
            }
            let lines = try work.run("lint", "--output", "compact", "themes").lines.filter { !$0.contains("uikit") }
            #expect(lines.count == 2 && !lines.contains { $0.contains("duplicate-attribute") }, "\(lines)")
            #expect(
                lines.contains { $0.contains("x.nss:1:22: \(level):") }
                    && lines.contains { $0.contains("y.nss:1:22: advice:") })
        }
    }
}
