// The command preview, run as a user would. Must not know what a page looks like.

import Foundation
import TestSupport
import Testing

@Suite("Previews")
struct PreviewCommandTests {
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.write("theme.nss", "@ink: #111111;\nButton { font-color: @ink; font-color-disabled: #777777; }\n")
        return workspace
    }

    @Test("a page in a file, or on standard output where none is named")
    func page() throws {
        let workspace = try workspace()
        let written = try workspace.run("preview", "theme.nss", "-o", "gallery.html")
        #expect(written.code == 0 && written.output.isEmpty && written.errors.isEmpty)
        let page = try workspace.read("gallery.html")
        #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
        #expect(page.contains("data-title=\"Button\"") && page.contains("theme.nss:2:22"))
        #expect(try workspace.run("preview", "theme.nss").text == page)
    }

    @Test("a folder of pictures, made where it is not there")
    func folder() throws {
        let workspace = try workspace()
        #expect(try workspace.run("preview", "theme.nss", "-o", "pictures").code == 0)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: workspace.folder.appendingPathComponent("pictures").path)
        #expect(names.contains("Button.disabled.light.svg") && names.contains("Button.normal.dark.svg"))
        #expect(names.contains("FUIKPIProgressView.small.highlighted.light.svg"))
        #expect(names.contains("FUIProgressBannerMessageView.completed.dark.svg"))
        #expect(try workspace.read("pictures/Button.disabled.light.svg").contains("fill=\"#777777\""))
        // A second time, in the folder as it is now, and narrowed.
        #expect(try workspace.run("preview", "theme.nss", "-o", "dark", "--appearance", "dark").code == 0)
        let dark = try FileManager.default.contentsOfDirectory(
            atPath: workspace.folder.appendingPathComponent("dark").path)
        #expect(dark.allSatisfy { $0.contains(".dark") })
        #expect(try workspace.run("preview", "theme.nss", "-o", "dark").code == 0)
        // A file stands where a folder should be made.
        try workspace.write("taken", "mine")
        let file = try workspace.run("preview", "theme.nss", "-o", "taken")
        #expect(file.code == 3 && file.errorText.contains("taken"))
        #expect(try workspace.read("taken") == "mine")
    }

    @Test("a second run leaves the pictures of its own theme, and everything that others put there")
    func again() throws {
        let workspace = try workspace()
        try workspace.write("next.nss", "Label { font-size: 12; }\n")
        let folder = workspace.folder.appendingPathComponent("pictures")
        func names() throws -> Set<String> { Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) }
        #expect(try workspace.run("preview", "next.nss", "-o", "pictures").code == 0)
        let fresh = try names()
        #expect(try workspace.run("preview", "theme.nss", "-o", "pictures").code == 0)
        #expect(try names().contains("Button.normal.light.svg") && !names().contains("Label.normal.light.svg"))
        // A copy under another name, a drawing of somebody's, and what is no file at all.
        let copy = try workspace.read("pictures/Button.normal.light.svg")
        try workspace.write("pictures/kept.svg", copy)
        try workspace.write("pictures/Own.normal.light.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
        try workspace.write("pictures/sub.svg/Button.normal.light.svg", copy)
        #expect(try workspace.run("preview", "next.nss", "-o", "pictures").code == 0)
        #expect(try names() == fresh.union(["kept.svg", "Own.normal.light.svg", "sub.svg"]))
    }

    @Test("a name with an ending is no folder's, unless there is one or a slash says so")
    func endings() throws {
        let workspace = try workspace()
        let refused = try workspace.run("preview", "theme.nss", "-o", "p1.txt")
        #expect(refused.code == 2 && refused.errorText.contains("'p1.txt/' makes one of that name"))
        #expect(try workspace.run("preview", "theme.nss", "-o", "p1.txt/").code == 0)
        #expect(try workspace.run("preview", "theme.nss", "-o", "p1.txt").code == 0)
        for folder in ["v1.2", ".pictures", "a.b/c"] {
            #expect(try workspace.run("preview", "theme.nss", "-o", folder).code == 0, "\(folder)")
        }
    }

    @Test("the name of a form is no folder's, unless there is one or a slash says so")
    func forms() throws {
        let workspace = try workspace()
        for option in [["--output", "html"], ["-o", "svg"], ["-ojson"]] {
            let refused = try workspace.run(["preview", "theme.nss"] + option)
            #expect(refused.code == 2 && refused.errorText.contains("option '-o' takes FILE.html"), "\(option)")
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path)
        #expect(left == ["theme.nss"])
        #expect(try workspace.run("preview", "theme.nss", "-o", "html/").code == 0)
        #expect(try workspace.run("preview", "theme.nss", "-o", "html").code == 0)
        #expect(try workspace.read("html/Button.normal.light.svg").hasPrefix("<svg"))
    }

    @Test("the page has what lint finds in the paths, and nothing of the sheets below")
    func findings() throws {
        let workspace = try workspace()
        try workspace.write("below.nss", "Label { font-colour: #000000; }\n")
        try workspace.write("above.nss", "Button { font-sise: 12; }\n")
        let page = try workspace.run("preview", "--base", "below.nss", "theme.nss", "above.nss").text
        #expect(page.contains("font-sise") && page.contains("<code>unknown-attribute</code>"))
        #expect(page.components(separatedBy: "<code>unknown-attribute</code>").count == 2)
        #expect(page.contains("data-title=\"Label\""))
    }

    @Test("what the project's settings say of rules holds for the page, too, below a path as well")
    func agreedRules() throws {
        let workspace = try workspace()
        let sheet = "Button { font-sise: 12; }\n"
        for name in ["a.nss", "old/b.nss"] { try workspace.write(name, sheet) }
        func count(_ settings: String) throws -> Int {
            try workspace.write(".fdltheme.nss", settings)
            let page = try workspace.run("preview", "a.nss", "old/b.nss").text
            return page.components(separatedBy: "<code>unknown-attribute</code>").count - 1
        }
        #expect(try count("settings { palette: v8; }") == 2)
        #expect(try count("rules { unknown-attribute: off; }") == 0)
        #expect(try count("@media (path: old) { rules { unknown-attribute: off; } }") == 1)
    }

    @Test("a page of 300 declarations takes less than a hundred times as long as linting them, and less than 3 MB")
    func large() throws {
        let workspace = try workspace()
        let parts = ["headlineLabel", "subheadlineLabel", "bodyLabel", "footnoteLabel", "statusLabel"]
        var sheet = ""
        for number in 0..<75 {
            let path = number < 5 ? "fdlFUIObjectHeaderView_" + parts[number] : "Class\(number)"
            sheet += "\(path) { font-color: #1\(10 + number)22; font-color-disabled: #77\(10 + number)77;\n"
            sheet += "    background-color: #FFFF\(10 + number); font-size: \(10 + number % 20); }\n"
        }
        try workspace.write("large.nss", sheet)
        func time(_ arguments: String...) throws -> (run: Run, seconds: Duration) {
            let start = ContinuousClock.now
            let run = try workspace.run(arguments)
            return (run, ContinuousClock.now - start)
        }
        let lint = try time("lint", "large.nss").seconds
        let preview = try time("preview", "large.nss")
        #expect(preview.run.code == 0 && preview.run.text.contains("data-title=\"Class74\""))
        #expect(preview.run.output.count < 3_000_000)
        #expect(preview.seconds < lint * 100)
    }

    @Test("a sheet that an engine does not load is said on the page, too")
    func lost() throws {
        let workspace = try workspace()
        try workspace.write("broken.nss", "Button { font-size: 12 }\n")
        let run = try workspace.run("preview", "broken.nss")
        #expect(run.code == 0 && run.errorText.contains("the sheet is lost"))
        #expect(run.text.contains("<p class=\"alert\">broken.nss: uikit (inferred): the sheet is lost as a whole"))
    }

    @Test("before and after: what changed, and nothing else")
    func before() throws {
        let workspace = try workspace()
        try workspace.write("next.nss", "@ink: #222222;\nButton { font-color: @ink; font-color-disabled: #777777; }\n")
        let run = try workspace.run("preview", "--before", "theme.nss", "next.nss")
        #expect(run.code == 0)
        #expect(run.text.contains("<del>") && run.text.contains("data-title=\"Button\""))
        #expect(!run.text.contains("data-title=\"FUIKPIProgressView\""))
        #expect(
            try workspace.run("preview", "--before", "theme.nss", "theme.nss").text.contains("Nothing looks different.")
        )
    }

    @Test("a change that one device alone shows is found, unless another one is asked for")
    func otherDevices() throws {
        let workspace = try workspace()
        let view = "fdlFUIKPIProgressView"
        try workspace.write("old.nss", "\(view) { font-color: #FF0000; }\n")
        try workspace.write(
            "new.nss",
            "\(view) { font-color: #FF0000; }\n@media (device:ipad) { \(view) { font-color: #0000FF; } }\n")
        let about = ["preview", "--before", "old.nss", "new.nss"]
        let page = try workspace.run(about).text
        #expect(page.contains("FUIKPIProgressView <small>on iPad</small></h3>"))
        #expect(!page.contains("looks different") && page.contains("#0000FF"))
        #expect(try workspace.run(about + ["--device", "iphone"]).text.contains("Nothing looks different on iPhone."))
        #expect(try workspace.run(about + ["-o", "pictures"]).code == 0)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: workspace.folder.appendingPathComponent("pictures").path)
        #expect(names.contains("FUIKPIProgressView.large.normal.on-iPad.light.svg"))
        #expect(names.allSatisfy { $0.contains(".on-iPad.") })
    }

    @Test("slips and files that are not there")
    func slips() throws {
        let workspace = try workspace()
        #expect(try workspace.run("preview").code == 2)
        let open = try workspace.run("preview", "theme.nss", "--open")
        #expect(open.code == 2 && open.errorText.contains("-o FILE.html"))
        #expect(try workspace.run("preview", "theme.nss", "--open", "-o", "pictures").code == 2)
        #expect(try workspace.run("preview", "theme.nss", "-o", "button.png").code == 2)
        #expect(try workspace.run("preview", "missing.nss").code == 3)
        #expect(try workspace.run("preview", "theme.nss", "--before", "missing.nss").code == 3)
        #expect(try workspace.run("preview", "theme.nss", "-o", "no/such/folder.html").code == 3)
    }

    #if os(Linux)
        @Test("--open hands the page to the system's opener by its full path")
        func open() throws {
            let workspace = try workspace()
            let opener = try workspace.write("bin/xdg-open", "#!/bin/sh\nprintf %s \"$1\" > opened\n")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener.path)
            let path = workspace.folder.appendingPathComponent("bin").path + ":/usr/bin:/bin"
            let run = try workspace.run(
                ["preview", "theme.nss", "--open", "-o", "-x.html"], environment: ["PATH": path])
            #expect(run.code == 0)
            let opened = try workspace.read("opened")
            #expect(opened.hasPrefix("/") && opened.hasSuffix("/-x.html"))
            let none = try workspace.run(
                ["preview", "theme.nss", "--open", "-o", "x.html"], environment: ["PATH": "/nowhere"])
            #expect(none.code == 3 && none.errorText.contains("x.html"))
        }
    #endif
}
