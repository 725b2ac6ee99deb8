// The commands that ask a theme: resolve, why, diff.

import Foundation
import Testing

@Suite("Commands on themes")
struct ThemeCommandTests {
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.write(
            "theme.nss",
            """
            @tintColorShade: #91C8F6;

            fdlFUIKPIProgressView {
                tint-color: @tintColorShade;
                font-color-disabled: primaryLabel;
                padding: 1 2;
            }
            """)
        return workspace
    }

    private func json(_ run: Run) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
    }

    @Test("resolve --output json has the documented form")
    func resolveJSON() throws {
        let run = try workspace().run(
            "resolve", "--class", "fdlFUIKPIProgressView", "--state", "disabled", "--appearance", "dark", "--attribute",
            "tint-color", "--output", "json", "theme.nss")
        #expect(run.code == 0)
        let document = try json(run)
        #expect(document["version"] as? Int == 1 && document["engine"] as? String == "uikit")
        #expect(document["palette"] as? String == "v8" && document["sheets"] as? [String] == ["theme.nss"])
        let styles = try #require(document["styles"] as? [[String: Any]])
        #expect(styles.count == 1)
        #expect(styles[0]["component"] as? String == "FUIKPIProgressView")
        #expect(styles[0]["state"] as? String == "disabled")
        let traits = try #require(styles[0]["traits"] as? [String: String])
        #expect(
            traits == [
                "appearance": "dark", "level": "base", "contrast": "normal", "device": "iphone",
                "orientation": "portrait",
            ])
        let attributes = try #require(styles[0]["attributes"] as? [[String: Any]])
        #expect(attributes.count == 1)
        #expect(attributes[0]["name"] as? String == "tint-color" && attributes[0]["type"] as? String == "color")
        #expect(attributes[0]["value"] as? String == "#91C8F6FF")
        #expect(attributes[0]["text"] as? String == "@tintColorShade")
        #expect(attributes[0]["slot"] as? String == "normal" && attributes[0]["isDefault"] as? Bool == false)
        let origin = try #require(attributes[0]["origin"] as? [String: Any])
        #expect(origin["file"] as? String == "theme.nss" && origin["line"] as? Int == 4)
        #expect(origin["column"] as? Int == 17)
    }

    @Test("without an appearance both are answered, and a box is an array")
    func both() throws {
        let document = try json(
            try workspace().run(
                "resolve", "--output", "json", "--state", "normal", "--attribute", "padding", "theme.nss"))
        let styles = try #require(document["styles"] as? [[String: Any]])
        #expect(styles.map { ($0["traits"] as? [String: String])?["appearance"] } == ["light", "dark"])
        let attributes = try #require(styles[0]["attributes"] as? [[String: Any]])
        #expect(attributes[0]["value"] as? [Double] == [1, 2, 1, 2])
    }

    @Test("what an engine does not read is said, and columns keep apart")
    func text() throws {
        let workspace = try workspace()
        try workspace.write("own.nss", "A { height: 1; }\n")
        let swiftui = try workspace.run("resolve", "--engine", "swiftui", "own.nss")
        #expect(swiftui.text == "nothing is set: the SwiftUI theme manager reads no blocks of class paths\n")
        let name = "@" + String(repeating: "long", count: 12)
        try workspace.write("long.nss", "\(name): #111111;\nA { font-color: \(name); }\n")
        #expect(try workspace.run("resolve", "long.nss").text.contains(name + "  long.nss:2:17"))
    }

    @Test("why gives the trace and the hops")
    func why() throws {
        let document = try json(
            try workspace().run(
                "why", "--class", "fdlFUIKPIProgressView", "--attribute", "tint-color", "--output", "json", "theme.nss")
        )
        #expect(document["value"] as? String == "#91C8F6FF")
        let trace = try #require(document["trace"] as? [[String: Any]])
        #expect(trace.count == 1 && trace[0]["outcome"] as? String == "wins" && trace[0]["line"] as? Int == 4)
        let hops = try #require(document["hops"] as? [[String: Any]])
        #expect(hops.count == 1 && hops[0]["name"] as? String == "@tintColorShade" && hops[0]["line"] as? Int == 1)
    }

    @Test("a palette's colour that the theme overrides is told as the theme's, with its place")
    func overridden() throws {
        let workspace = try workspace()
        try workspace.write("brand.nss", "@tintColorDark: #ABCDEF;\n@primary2: #FF0000;\n")
        let about = ["why", "--class", "fdlFUIKPIProgressView", "--attribute", "tint-color", "brand.nss"]
        #expect(
            try workspace.run(about + ["--engine", "swiftui"]).text == """
                fdlFUIKPIProgressView  tint-color, normal, light
                  #ABCDEFFF, the palette's colour where nothing is declared, overridden at brand.nss:1:17
                  @tintColorDark is #ABCDEF, in place of the palette's 'tintColor'  brand.nss:1:17

                """)
        let document = try json(try workspace.run(about + ["--output", "json"]))
        let origin = try #require(document["origin"] as? [String: Any])
        #expect(origin["file"] as? String == "brand.nss" && origin["line"] as? Int == 1)
        #expect(document["isDefault"] as? Bool == false && document["text"] as? String == "#ABCDEF")
        let hops = try #require(document["hops"] as? [[String: Any]])
        #expect(hops.map { $0["name"] as? String } == ["@tintColorDark"])
        let icon = "fdlFUIProgressBannerMessageView_closeIcon"
        let story = try workspace.run("why", "--class", icon, "--attribute", "tint-color", "brand.nss").text
        #expect(story.contains("  @primary2_lightBackground is @primary2\n  @primary2 is #FF0000, in place of"))
        let view = try workspace.run("resolve", "--class", "fdlFUIKPIProgressView", "brand.nss").text
        #expect(view.contains("  tint-color              #ABCDEFFF / #4DB1FFFF  #ABCDEF  brand.nss:1:17\n"))
        #expect(view.contains("  tint-color highlighted  #0040B0FF / #1B90FFFF           palette\n"))
    }

    @Test("what shows where a value is no colour is what the component draws then")
    func noColor() throws {
        let workspace = try workspace()
        let view = "fdlFUIKPIProgressView"
        try workspace.write("bad.nss", "\(view) { tint-color: nonsense; font-color: nonsense; }\n")
        func why(_ file: String, _ attribute: String) throws -> String {
            try workspace.run("why", "--class", view, "--attribute", attribute, file).text
        }
        let text = try why("bad.nss", "tint-color")
        #expect(text.contains("not set: 'nonsense' is no colour for this engine\n"))
        #expect(text.contains("the palette's shows, as where nothing is declared (inferred): #0070F2FF\n"))
        #expect(try why("bad.nss", "tint-color-highlighted").contains("(inferred): #0040B0FF\n"))
        // Nothing is known of the items but that they follow other attributes.
        #expect(try !why("bad.nss", "font-color").contains("inferred"))
        try workspace.write("half.nss", "\(view) { tint-color: #123456; tint-color-highlighted: nonsense; }\n")
        #expect(
            try why("half.nss", "tint-color-highlighted").contains(
                "  without a colour for 'highlighted' that of normal shows (inferred): #123456FF\n"))
    }

    @Test("an attribute that is asked for under its whole name is not said to have no effect")
    func normalUnderNUI() throws {
        let workspace = try workspace()
        try workspace.write(
            "nui.nss",
            "Button { background-color: blue; background-color-normal: red; }\nLabel { font-color-normal: red; }\n")
        func why(_ path: String, _ attribute: String) throws -> String {
            try workspace.run("why", "--engine", "nui", "--class", path, "--attribute", attribute, "nui.nss").text
        }
        #expect(try !why("Button", "background-color-normal").contains("no effect"))
        // A label's code asks for the plain name only.
        #expect(
            try why("Label", "font-color-normal").contains(
                "  no code of 'Label' asks for 'font-color-normal': the value has no effect\n"))
    }

    @Test("diff exits with 1 where something visible changes, and with 0 where only the text does")
    func diff() throws {
        let workspace = try workspace()
        try workspace.write(
            "same.nss", "fdlFUIKPIProgressView{padding:1 2;tint-color:#91C8F6;font-color-disabled:primaryLabel;}")
        try workspace.write("other.nss", "fdlFUIKPIProgressView { tint-color: #91C8F7; }")
        let same = try workspace.run("diff", "theme.nss", "same.nss")
        #expect(same.code == 0 && same.text == "nothing visible changes\n")
        let other = try workspace.run("diff", "--output", "json", "theme.nss", "other.nss")
        #expect(other.code == 1)
        let changes = try #require(try json(other)["changes"] as? [[String: Any]])
        let names = changes.map { "\($0["classPath"] ?? "") \($0["attribute"] ?? "") \($0["state"] ?? "")" }
        #expect(
            names == [
                "fdlFUIKPIProgressView font-color disabled", "fdlFUIKPIProgressView padding normal",
                "fdlFUIKPIProgressView tint-color normal", "fdlFUIKPIProgressView_captionLabel font-color disabled",
                "fdlFUIKPIProgressView_captionLabel tint-color normal",
            ])
    }

    @Test("diff leaves out what differs elsewhere")
    func narrowed() throws {
        let workspace = try workspace()
        try workspace.write("plain.nss", "Label { font-color: primaryLabel; font-size: 12; }")
        try workspace.write(
            "own.nss",
            "Label { font-color: primaryLabel_lightBackground; font-size: 12; }"
                + "@media (device:ipad) { Label { font-size: 13; } }")
        func attributes(_ words: String...) throws -> [String] {
            let changes = try json(workspace.run(["diff", "plain.nss", "own.nss", "--output", "json"] + words))[
                "changes"]
            return (changes as? [[String: Any]] ?? []).compactMap { $0["attribute"] as? String }
        }
        #expect(try attributes() == ["font-color", "font-size"])
        // In light mode on an iPhone both show the same.
        #expect(try attributes("--appearance", "light") == ["font-size"])
        #expect(try attributes("--device", "iphone") == ["font-color"])
        let same = try workspace.run(
            "diff", "plain.nss", "own.nss", "--appearance", "light", "--device", "iphone", "--orientation", "landscape")
        #expect(same.code == 0 && same.text == "nothing visible changes\n")
    }

    @Test("a theme that is lost as a whole is a change, whatever its cells would be")
    func loss() throws {
        let workspace = try workspace()
        try workspace.write("old.nss", "Button {\n    font-color: red;\n    height: 30;\n}\n")
        try workspace.write("new.nss", "Button {\n    font-color: red\n    height: 30;\n}\n")
        let line = "new: new.nss: uikit (inferred): the sheet is lost as a whole: missing-semicolon on line 2"
        let text = try workspace.run("diff", "old.nss", "new.nss")
        #expect(text.code == 1 && text.text == line + "\n\nthe new theme is not loaded as the old one is\n")
        let back = try workspace.run("diff", "new.nss", "old.nss")
        #expect(back.code == 1 && back.text.hasSuffix("the new theme is loaded, and the old one is not\n"))
        let markdown = try workspace.run("diff", "--output", "markdown", "old.nss", "new.nss")
        #expect(markdown.code == 1 && markdown.text.contains("\n- `" + line + "`\n"))
        let forecast = try json(workspace.run("diff", "--output", "json", "old.nss", "new.nss"))["forecast"]
        #expect(forecast as? [String: String] == ["old": "loads", "new": "sheet-lost"])
        #expect(try workspace.run("diff", "new.nss", "new.nss").code == 0)
    }

    @Test("slips in names are told with what may be meant, and files that are missing as such")
    func slips() throws {
        let workspace = try workspace()
        let path = try workspace.run("why", "--class", "fdlFUIKPIProgresView", "--attribute", "tint-color", "theme.nss")
        #expect(path.code == 2 && path.errorText.contains("did you mean 'fdlFUIKPIProgressView'?"))
        let name = try workspace.run("resolve", "--attribute", "tint-colour", "theme.nss")
        #expect(name.code == 2 && name.errorText.contains("did you mean 'tint-color'"))
        #expect(try workspace.run("resolve", "--component", "FUIKPIProgresView", "theme.nss").code == 2)
        #expect(try workspace.run("resolve", "--state", "pressed", "theme.nss").code == 2)
        #expect(try workspace.run("resolve", "missing.nss").code == 3)
        #expect(try workspace.run("diff", "theme.nss", "missing.nss").code == 3)
        #expect(try workspace.run("diff", "theme.nss").code == 2)
        #expect(try workspace.run("why", "theme.nss").code == 2)
    }

    @Test("every class of a list is known, or the slip in it is told")
    func classLists() throws {
        let work = try Workspace()
        try work.write("c.nss", "Button { font-size: 12; }\nLargeButton { font-size: 20; }\n")
        for command in [["resolve"], ["why"]] {
            func run(_ list: String) throws -> Run {
                try work.run(command + ["c.nss", "--class", list, "--attribute", "font-size"])
            }
            #expect(try run("Button:LargeButton").text.contains("20"))
            for list in ["Button:LargeButon", "LargeButon:Button"] {
                let slip = try run(list)
                #expect(slip.code == 2 && slip.output.isEmpty)
                #expect(
                    slip.errorText.contains("'LargeButon' of the class list '\(list)'; did you mean 'LargeButton'?"))
            }
            for list in ["Button:", ":Button", "Button::LargeButton", ":"] {
                let slip = try run(list)
                #expect(slip.code == 2 && slip.errorText.contains("the class list '\(list)' lacks a name"))
            }
        }
    }

    @Test("a state in the attribute's name and another one in --state contradict each other")
    func states() throws {
        let work = try Workspace()
        try work.write("c.nss", "Button { font-color-highlighted: #111111; font-color-disabled: #222222; }\n")
        for command in [["resolve"], ["why"]] {
            func run(_ options: String...) throws -> Run {
                try work.run(
                    command + ["c.nss", "--class", "Button", "--attribute", "font-color-highlighted"] + options)
            }
            let slip = try run("--state", "disabled")
            #expect(slip.code == 2 && slip.output.isEmpty)
            #expect(
                slip.errorText.contains(
                    "'--attribute font-color-highlighted' asks for the state 'highlighted', and '--state disabled'"))
            #expect(try run("--state", "highlighted").text.contains("#111111FF"))
            #expect(try run().text.contains("#111111FF"))
        }
        // One of several states is the attribute's own.
        let both = try work.run(
            "resolve", "c.nss", "--class", "Button", "--attribute", "font-color-highlighted", "--attribute",
            "font-color", "--state", "disabled", "--state", "highlighted")
        #expect(both.code == 0 && both.text.contains("#111111FF") && both.text.contains("#222222FF"))
    }

    @Test("--unstyled lists the class paths of the classes and components asked for, and takes no option in vain")
    func unstyled() throws {
        let work = try workspace()
        let base = ["resolve", "--unstyled", "theme.nss"]
        let component = try work.run(base + ["--component", "FUIKPIProgressView"])
        #expect(
            component.text
                == "fdlFUIKPIProgressView_captionLabel  (FUIKPIProgressView)\n\n1 class path has no block\n")
        let classes = try work.run(base + ["--class", "fdlFUIKPIProgressView:Button", "--class", "Label"])
        #expect(classes.text == "Button\nLabel\n\n2 class paths have no block\n")
        let none = try work.run(base + ["--class", "fdlFUIKPIProgressView", "--output", "json"])
        #expect(none.code == 0)
        #expect(try (json(none)["unstyled"] as? [Any])?.isEmpty == true)
        #expect(try work.run(base + ["--class", "Buton"]).errorText.contains("did you mean 'Button'?"))
        for option in [
            "--output=csv", "--output=html", "--state=disabled", "--attribute=font-size", "--all", "--level=base",
        ] {
            let run = try work.run(base + [option])
            #expect(run.code == 2 && run.output.isEmpty, "\(option)")
        }
    }

    @Test("what the engine will not load is said on standard error")
    func forecast() throws {
        let workspace = try workspace()
        try workspace.write("broken.nss", "A { height: 1 }")
        let run = try workspace.run("resolve", "broken.nss")
        #expect(run.code == 0 && run.text.contains("height"))
        #expect(run.errorText.contains("the sheet is lost as a whole"))
    }

    @Test("the same bytes in give the same bytes out, whatever the seed of the hashes")
    func determinism() throws {
        let workspace = try Workspace()
        var text = ""
        for index in 0..<40 {
            text += "@v\(index): #\(100000 + index);\nC\(index) { font-color: @v\(index); height: \(index); }\n"
        }
        text += "@tintColor: #111111;\n@chart1: #222222;\n"
        try workspace.write("theme.nss", text)
        try workspace.write("old.nss", "")
        for words in [["resolve", "theme.nss"], ["diff", "old.nss", "theme.nss"], ["lint", "theme.nss"]] {
            let first = try workspace.run(words)
            for _ in 0..<8 { #expect(try workspace.run(words).output == first.output) }
        }
    }

    @Test("an override that is no colour is named where the palette's own is shown")
    func overrideInVain() throws {
        let work = try Workspace()
        try work.write("a.nss", "@tintColor: nonsense;\n")
        let about = ["why", "--class", "fdlFUIKPIProgressView", "--attribute", "tint-color", "a.nss"]
        for engine in ["uikit", "swiftui"] {
            let text = try work.run(about + ["--engine", engine]).text
            #expect(
                text.contains("'@tintColor' is to replace it, and 'nonsense' at a.nss:1:13 is no colour"), "\(text)")
            #expect(try !work.run(about + ["--engine", engine, "--appearance", "dark"]).text.contains("to replace it"))
        }
    }

    @Test("the palette under a sheet that is lost says so, as every command that shows a theme")
    func paletteOfLostSheet() throws {
        let work = try Workspace()
        try work.write("a.nss", "@tintColor: #FF0000;\nLabel { font-color: red; ")
        #expect(
            try work.run("palette", "tintColor", "--theme", "a.nss").errorText.contains("the sheet is lost as a whole"))
        #expect(
            try work.run("palette", "tintColor", "--theme", "a.nss", "--engine", "swiftui").errorText.isEmpty)
    }

    @Test("a part's value in a component's picture stands under the part's class path")
    func partOfCard() throws {
        let work = try Workspace()
        let path = "fdlFUIKPIProgressView_captionLabel"
        try work.write("a.nss", "\(path) { font-color-disabled: #0000B3; }\n")
        #expect(try work.run("preview", "a.nss", "--engine", "nui").text.contains(path))
    }
}
