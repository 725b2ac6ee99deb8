// How a command line is told apart, and what is said about its slips.

import Testing
import ThemeTools

@testable import fdltheme

@Suite("Arguments")
struct ArgumentsTests {
    private let options = [
        Option("fix", .optional("unsafe"), choices: ["unsafe"], help: ""),
        Option("output", letter: "o", .required("FORMAT"), repeatable: true, help: ""),
        Option("quiet", letter: "q", help: ""),
        Option("color", .required("WHEN"), choices: ["auto", "always"], help: ""),
        Option("jobs", letter: "j", .required("N"), help: ""),
    ]

    private func parse(_ words: String...) throws(UsageError) -> Arguments {
        try Arguments(words.map { FilePath($0) }, options: options)
    }

    private func slip(_ words: String...) -> String {
        do throws(UsageError) {
            _ = try Arguments(words.map { FilePath($0) }, options: options)
            return "none"
        } catch {
            return error.message
        }
    }

    @Test("values stand behind a blank, '=' or the letter")
    func values() throws {
        let arguments = try parse("--output", "a", "x", "--output=b=c", "-o", "d", "-oe", "-o=f", "-", "--quiet")
        #expect(arguments.values("output") == ["a", "b=c", "d", "e", "f"])
        #expect(arguments.operands == ["x", "-"])
        #expect(arguments.has("quiet"))
        #expect(!arguments.has("fix"))
    }

    @Test("an optional value stands behind '=' only")
    func optionalValue() throws {
        let plain = try parse("--fix", "unsafe")
        #expect(plain.has("fix"))
        #expect(plain.value("fix") == nil)
        #expect(plain.operands == ["unsafe"])
        #expect(try parse("--fix=unsafe").value("fix") == "unsafe")
    }

    @Test("'--' ends the options")
    func ends() throws {
        let arguments = try parse("--color", "always", "--", "--fix", "--")
        #expect(arguments.value("color") == "always")
        #expect(arguments.operands == ["--fix", "--"])
    }

    @Test("two values of an option that takes one contradict each other; the same one twice says nothing new")
    func twice() throws {
        #expect(
            slip("--color=auto", "x", "--color", "always")
                == "'--color=auto' and '--color=always' contradict each other: the option can be given once")
        #expect(slip("-j4", "--jobs", "5").hasPrefix("'--jobs=4' and '--jobs=5' contradict each other"))
        #expect(slip("--fix", "--fix=unsafe").hasPrefix("'--fix' and '--fix=unsafe' contradict each other"))
        #expect(try parse("--color=auto", "--color=auto", "--quiet", "--quiet").value("color") == "auto")
    }

    @Test("slips get the nearest right name")
    func slips() {
        #expect(slip("--outptu", "x") == "unknown option '--outptu'; did you mean '--output'?")
        #expect(slip("--zzz") == "unknown option '--zzz'")
        #expect(slip("-z") == "unknown option '-z'")
        #expect(slip("--color=allways") == "option '--color' takes auto, always, not 'allways'; did you mean 'always'?")
        #expect(slip("--quiet=1") == "option '--quiet' takes no value")
        #expect(slip("--output") == "option '--output' needs a value: --output FORMAT")
        #expect(slip("--fix=sfae") == "option '--fix' takes unsafe, not 'sfae'")
    }

    @Test("numbers start at 1", arguments: ["0", "-1", "x", ""])
    func numbers(text: String) throws {
        #expect(try parse("-j4").count("jobs") == 4)
        #expect(try parse().count("jobs") == nil)
        let arguments = try parse("--jobs=\(text)")
        #expect(throws: UsageError.self) { try arguments.count("jobs") }
    }

    @Test("help wraps and aligns")
    func help() {
        let rows = [("-a", "one two three four five six seven"), (String(repeating: "x", count: 40), "long")]
        #expect(
            TextTable.rows(rows, width: 30) == """
                  -a  one two three four five
                      six seven
                  \(String(repeating: "x", count: 40))
                      long

                """)
    }
}
