// The commands that list what the tool knows, told apart by what they refuse.

import Testing

@testable import fdltheme

@Suite("Listing commands")
struct ListingCommandTests {
    private func code(_ words: String...) -> ExitCode {
        var console = Console()
        return Main.run(words.map { FilePath($0) }, console: &console)
    }

    @Test("names that nothing has are slips in the command line")
    func unknown() {
        #expect(code("palette", "tintcolor") == .usage)
        #expect(code("palette", "tintColor_darkBackground") == .usage)
        #expect(code("palette", "--palette", "v9") == .usage)
        #expect(code("palette", "--level", "low") == .usage)
        #expect(code("catalogue", "no-such-thing") == .usage)
        #expect(code("catalogue", "a", "b") == .usage)
        #expect(code("catalogue", "--output", "xml") == .usage)
    }

    @Test("a theme that is not there is an error of input, and a theme for an engine without a palette a slip")
    func theme() {
        #expect(code("palette", "tintColor", "--theme", "/no/such/theme.nss") == .inputOutput)
        #expect(code("palette", "tintColor", "--theme", "/no/such/theme.nss", "--engine", "nui") == .usage)
        #expect(code("palette", "tintColor", "--device", "watch") == .usage)
    }

    @Test("themes are read in load order, as the engine reads them")
    func themes() throws {
        let workspace = try Workspace()
        try workspace.write("base.nss", "@tintColor:#111111;\n@chart1:#222222;\n")
        try workspace.write("brand.nss", "@tintColor: #333333;\n@chart1: red;\n")
        func values(_ engine: String) throws -> [String] {
            let run = try workspace.run(
                "palette", "tintColor", "chart1", "--theme", "base.nss", "--theme", "brand.nss", "--engine", engine,
                "--appearance", "light", "--level", "base", "--contrast", "normal", "--output", "json")
            #expect(run.code == 0)
            return run.lines.filter { $0.contains("light-base-normal") && $0.contains("values") }.map { line in
                String(line.split(separator: "\"")[5])
            }
        }
        #expect(try values("uikit") == ["#333333FF", "#FF0000FF"])
        // The blank before a word is part of it, and the later sheet has replaced what could be used.
        #expect(try values("swiftui") == ["#333333FF", "#168EFFFF"])
    }

    @Test("a catalogue that is not there is an error of input")
    func missingFile() {
        #expect(code("lint", "--catalogue", "/no/such/catalogue.nss", "/no/such/theme.nss") == .inputOutput)
    }
}
