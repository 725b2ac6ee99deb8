// The commands that list what the tool knows, told apart by what they refuse.

import Testing

@testable import fdltheme

@Suite("Listing commands")
struct ListingCommandTests {
    private func code(_ words: String...) -> ExitCode {
        var console = Console()
        return Main.run(words, console: &console)
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

    @Test("a catalogue that is not there is an error of input")
    func missingFile() {
        #expect(code("lint", "--catalogue", "/no/such/catalogue.nss", "/no/such/theme.nss") == .inputOutput)
    }
}
