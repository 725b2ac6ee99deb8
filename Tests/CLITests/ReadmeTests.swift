// Runs the commands of the README's tour and of an article, and compares with what is printed there. Must not know what they are about.

import Foundation
import TestSupport
import Testing

struct ReadmeTests {
    @Test(
        "what is shown of a command is what the tool prints",
        arguments: ["README.md", "Sources/FioriTheme/FioriTheme.docc/CommandLine.md"])
    func tour(_ text: String) throws {
        let file = Fixtures.file(text)
        let workspace = try Workspace()
        var rewritten: [Substring] = []
        var commands = 0
        var lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = lines.popFirst() {
            rewritten.append(line)
            guard line == "```console", let command = lines.popFirst() else { continue }
            let printed = lines.prefix { $0 != "```" }
            lines = lines.dropFirst(printed.count)
            #expect(command.hasPrefix("$ fdltheme "), "not a command of the tool: \(command)")
            commands += 1
            let arguments = command.split(separator: " ").dropFirst(2).map(String.init)
            let run = try workspace.run(arguments, in: Fixtures.package)
            let now = run.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            rewritten.append(command)
            rewritten += now
            if !Fixtures.isUpdating { #expect(Array(printed) == Array(now), "\(text) differs at: \(command)") }
        }
        #expect(commands >= 4)
        if Fixtures.isUpdating {
            try rewritten.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// Each recipe for CI and Xcode: what the tool is asked for is there, and every report is written.
    @Test func recipesAskForWhatThereIs() throws {
        let readme = try String(contentsOf: Fixtures.file("README.md"), encoding: .utf8)
        let recipes = try #require(readme.components(separatedBy: "## In CI and in Xcode").last)
            .components(separatedBy: "\n## ")[0]
        let hooks = try String(contentsOf: Fixtures.file(".pre-commit-hooks.yaml"), encoding: .utf8)
        let entries = hooks.split(separator: "\n").filter { $0.hasPrefix("  entry: ") }.map { "\($0) App/Themes" }
        var seen = 0
        for line in recipes.split(separator: "\n").map(String.init) + entries {
            let words = line.split { " \"')".contains($0) }.map(String.init)
            guard let tool = words.firstIndex(where: { $0.hasSuffix("fdltheme") }),
                let folder = words.firstIndex(where: { $0.hasSuffix("App/Themes") })
            else { continue }
            let arguments = words[(tool + 1)..<folder] + ["App/Themes"]
            let files = arguments.filter { $0.contains("=") }.map { String($0.split(separator: "=")[1]) }
            let workspace = try Workspace()
            try workspace.write("App/Themes/brand.nss", "@brand:#0A6ED1;\nButton { font-color: @brand; }\n")
            for file in files where file.contains("/") { try workspace.write(file, "") }
            let run = try workspace.run(Array(arguments))
            #expect(run.code == 0, "\(line): \(run.errorText)")
            for file in files { #expect(try !workspace.read(file).isEmpty, "\(line): \(file)") }
            seen += 1
        }
        #expect(seen == 6)
    }
}
