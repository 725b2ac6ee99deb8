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
}
