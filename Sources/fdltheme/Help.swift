// The help of the tool and of each command, made from their declarations. Must not know what a command does.

import ThemeTools

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
            \(TextTable.rows(rows, width: width))
            Options:
            \(TextTable.rows([("-h, --help", "Show this help, or a command's: fdltheme COMMAND --help."), ("    --version", "Show the version.")], width: width))
            Exit codes: 0 clean, 1 findings, 2 usage or settings, 3 input or output.

            """
    }

    /// The page of one command.
    static func command(_ command: Command, options: [Option], width: Int) -> String {
        var rows: [(String, String)] = []
        for option in options { rows.append((option.synopsis, option.description)) }
        return """
            \(command.summary)

            Usage: fdltheme \(command.name) [options]\(command.operands.isEmpty ? "" : " " + command.operands)

            Options:
            \(TextTable.rows(rows, width: width))
            """
    }
}
