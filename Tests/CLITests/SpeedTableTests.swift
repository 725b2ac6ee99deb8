// Holds the README's table of speed to the rows that the benchmark has. Must not know what is fast.

import Foundation
import TestSupport
import Testing

struct SpeedTableTests {
    @Test("the README's table of speed has every row of the benchmark, and a value or a reason for each")
    func rows() throws {
        let readme = try String(contentsOf: Fixtures.file("README.md"), encoding: .utf8)
        let section = try #require(readme.components(separatedBy: "<!-- speed -->\n").last)
            .components(separatedBy: "<!-- end of speed -->")[0]
        let lines = section.split(separator: "\n").map(String.init)
        let table = lines.filter { $0.hasPrefix("|") }
        let rows = table.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(
            rows.first == [
                "row", "measure", "value", "holds", "floor", "goal", "stretch", "tool", "peer", "by processor",
            ])
        var numbers: [String] = []
        for cells in rows.dropFirst(2) {
            let line = cells.joined(separator: " ")
            try #require(cells.count == 10, "\(line)")
            if cells[0] != numbers.last { numbers.append(cells[0]) }
            #expect(["stretch", "goal", "floor", "none", "no peer"].contains(cells[3]), "\(line)")
            #expect((cells[3] == "no peer") == (cells[2] == "-"), "\(line)")
            for bound in cells[4...6] { #expect(Double(bound) != nil, "\(line)") }
        }
        let usage = try help()
        let list = try #require(usage.components(separatedBy: "only these rows of: ").last).split(separator: "\n")[0]
        #expect(numbers == list.split(separator: " ").map(String.init))
        #expect(numbers.count > 20)
    }

    /// What the benchmark, which stands beside the tool, prints of itself.
    private func help() throws -> String {
        let tool = try #require(Workspace.tool)
        let process = Process()
        process.executableURL = tool.deletingLastPathComponent().appendingPathComponent("fdltheme-bench")
        process.arguments = ["--help"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
