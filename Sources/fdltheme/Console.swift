// Standard output, standard error, and what their terminal can show. Must not know what is said.

import NSSSyntax
import ThemeTools

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The two streams that the tool speaks on.
struct Console {
    /// Standard output: what was asked for.
    var output = ByteSink(descriptor: 1)
    /// Standard error: what went wrong.
    var errors = ByteSink(descriptor: 2)

    /// When to colour.
    enum ColorChoice: String, CaseIterable, Sendable {
        case auto
        case always
        case never
    }

    /// Says what is wrong with a run, on standard error.
    mutating func complain(_ message: String) { say("error", message) }

    /// Says what a user might wonder about, on standard error.
    mutating func remark(_ message: String) { say("note", message) }

    private mutating func say(_ kind: String, _ message: String) {
        var line: [UInt8] = []
        line.write("fdltheme: \(kind): ")
        line.writeHarmless(message)
        line.append(UInt8(ascii: "\n"))
        errors.write(line)
    }

    /// Says which file could not be read or written, and why.
    mutating func complain(_ error: FileError) {
        complain("\(error.path.isEmpty ? "''" : error.path): \(error.reason)")
    }

    /// Writes a sheet, or lines of one, to standard output: byte for byte, but on a terminal nothing that could steer it.
    mutating func pass(_ bytes: [UInt8]) {
        guard isatty(1) == 1 else { return output.write(bytes) }
        var lines: [UInt8] = []
        lines.writeHarmlessLines(bytes)
        output.write(lines)
    }

    /// Writes a line for people to standard output, with names that others gave.
    mutating func tell(_ text: String) {
        var line: [UInt8] = []
        line.writeHarmless(text)
        line.append(UInt8(ascii: "\n"))
        output.write(line)
    }

    /// Writes everything kept back; false where standard output could not take it.
    mutating func finish() -> Bool {
        output.flush()
        if let code = output.failure { complain("standard output: \(FileError.reason(of: code))") }
        errors.flush()
        return output.failure == nil
    }

    /// How a report on one of the streams looks: 1 or 2.
    static func style(on descriptor: Int32, color: ColorChoice, quiet: Bool, width: Int = 120) -> ReportStyle {
        let isColored = isColored(descriptor, color)
        return ReportStyle(
            color: isColored, width: self.width(of: descriptor) ?? width, quiet: quiet,
            trueColor: isColored && hasTrueColor)
    }

    /// How a list on standard output looks by its options; `width` holds where there is no terminal.
    static func style(_ arguments: Arguments, width: Int = 120) -> ReportStyle {
        style(
            on: 1, color: arguments.value("color").flatMap { ColorChoice(rawValue: $0) } ?? .auto, quiet: false,
            width: width)
    }

    /// The option that says when to colour.
    static var colorOption: Option {
        Option(
            "color", .required("WHEN"), choices: ColorChoice.allCases.map { $0.rawValue },
            help: "When to colour what is for people (default: auto).")
    }

    /// The option of commands that list something.
    static var outputOption: Option {
        Option(
            "output", .required("FORMAT"), choices: ["text", "json"],
            help: "For people or for programs (default: text).")
    }

    /// Terminals say so themselves: https://github.com/termstandard/colors.
    private static var hasTrueColor: Bool {
        let word = environment("COLORTERM")
        return word == "truecolor" || word == "24bit"
    }

    private static func isColored(_ descriptor: Int32, _ choice: ColorChoice) -> Bool {
        switch choice {
        case .always: true
        case .never: false
        // https://no-color.org: present and not empty.
        case .auto: environment("NO_COLOR") == nil && environment("TERM") != "dumb" && isatty(descriptor) == 1
        }
    }

    /// Columns of the terminal, or those that the environment names.
    static func width(of descriptor: Int32) -> Int? {
        if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns >= 20 { return columns }
        guard isatty(descriptor) == 1 else { return nil }
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 20 else { return nil }
        return Int(size.ws_col)
    }

    /// A variable of the environment; nil where it is missing or empty.
    static func environment(_ name: String) -> String? {
        // Nothing in the tool changes the environment, so the text stays where it is while it is copied.
        guard let text = unsafe getenv(name), unsafe text.pointee != 0 else { return nil }
        return unsafe String(cString: text)
    }
}
