// The manual page in roff, made from the declarations of commands and options. Must not know a command.

/// The page `fdltheme(1)`.
enum ManPage {
    /// The page of some commands.
    static func text(_ commands: [Command]) -> String {
        var page = """
            .TH FDLTHEME 1 "" "fdltheme \(escaped(Version.current))" "User Commands"
            .SH NAME
            fdltheme \\- check, mend and look at SAP Fiori for iOS theming stylesheets
            .SH SYNOPSIS
            .B fdltheme
            .I command
            .RI [ options ]
            .RI [ path " ...]"
            .SH DESCRIPTION
            fdltheme reads theming stylesheets (.nss) as the run\\-times of SAP Fiori for iOS read them, says what each
            of them will make of a sheet, and mends what it can prove to be harmless.
            A path is a file, a folder (every .nss file below it, dot\\-files aside) or \\- for standard input.
            .SH COMMANDS

            """
        for command in commands {
            page += ".SS fdltheme \(escaped(command.name))"
            page += command.operands.isEmpty ? "\n" : " \(escaped(command.operands))\n"
            page += line(command.summary)
            for option in command.allOptions {
                page += ".TP\n.B \(escaped(name(of: option)))\n" + line(option.description)
            }
        }
        return page + """
            .SH EXIT STATUS
            .TP
            .B 0
            Nothing was found.
            .TP
            .B 1
            There are findings at or above the limit, or a difference.
            .TP
            .B 2
            The command line or the settings cannot be understood.
            .TP
            .B 3
            A file cannot be read or written.
            .TP
            .B 130, 143, 129
            The tool was ended by SIGINT, SIGTERM or SIGHUP. No file is left half written.
            .SH FILES
            .TP
            .B \(escaped(Project.fileName))
            The settings of a project, in its folder or one above.
            .TP
            .B .fdltheme\\-*.tmp
            A file that was to take another's place when the tool was killed. It may be deleted.
            .SH ENVIRONMENT
            .TP
            .B NO_COLOR
            Where it is set, nothing is coloured unless asked for.
            .TP
            .B CI
            Where it is set, no progress is shown.
            .TP
            .B FDLTHEME_WATCH
            With the value poll, lint \\-\\-watch looks for changes from time to time instead of asking the system:
            for file systems that other machines write to.

            """
    }

    private static func name(of option: Option) -> String {
        (option.letter.map { "-\($0), " } ?? "") + "--\(option.name)" + option.valueSynopsis
    }

    private static func line(_ text: String) -> String { escaped(text) + "\n" }

    /// A text that is nothing but text: no line of it is a request, no sign an escape, no hyphen a dash.
    private static func escaped(_ text: String) -> String {
        let escaped = text.escaping { character in
            switch character {
            case "\\": "\\e"
            case "-": "\\-"
            case "…": "..."
            case "'": "\\(aq"
            default: nil
            }
        }
        return text.utf8.first == UInt8(ascii: ".") ? "\\&" + escaped : escaped
    }
}
