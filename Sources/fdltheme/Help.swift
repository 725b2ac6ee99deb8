// The help of the tool and of each command, made from their declarations. Must not know what a command does.

/// Help pages.
enum Help {
    /// The page of the whole tool.
    static func tool(width: Int) -> String {
        var rows: [(String, String)] = []
        for command in Command.all { rows.append((command.name, command.summary)) }
        return """
            fdltheme \(Version.current): checks SAP Fiori for iOS theming stylesheets (.nss)

            Usage: fdltheme COMMAND [options] [path…]

            Commands:
            \(table(rows, width: width))
            Options:
            \(table([("-h, --help", "Show this help, or a command's: fdltheme COMMAND --help."), ("    --version", "Show the version.")], width: width))
            Exit codes: 0 clean, 1 findings, 2 usage or settings, 3 input or output.

            """
    }

    /// The page of one command.
    static func command(_ command: Command, options: [Option], width: Int) -> String {
        var rows: [(String, String)] = []
        for option in options {
            var help = option.help
            if !option.choices.isEmpty { help += " One of: \(option.choices.joined(separator: ", "))." }
            if option.isRepeatable { help += " May be repeated." }
            rows.append((option.synopsis, help))
        }
        return """
            \(command.summary)

            Usage: fdltheme \(command.name) [options]\(command.operands.isEmpty ? "" : " " + command.operands)

            Options:
            \(table(rows, width: width))
            """
    }

    /// Two columns, the second wrapped.
    static func table(_ rows: [(String, String)], width: Int) -> String {
        // A first column wider than this puts its text on the next line.
        let widest = 30
        var column = 0
        for (left, _) in rows where left.count <= widest { column = max(column, left.count) }
        let indent = column + 4
        var text = ""
        for (left, right) in rows {
            text += "  " + left
            var isFirst = true
            for line in wrap(right, width: max(width - indent, 24)) {
                if isFirst, left.count <= column {
                    text += String(repeating: " ", count: column - left.count + 2) + line + "\n"
                } else {
                    if isFirst { text += "\n" }
                    text += String(repeating: " ", count: indent) + line + "\n"
                }
                isFirst = false
            }
        }
        return text
    }

    /// A text cut between words into lines of at most so many characters.
    static func wrap(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            if !line.isEmpty { line += " " }
            line += word
        }
        lines.append(line)
        return lines
    }
}
