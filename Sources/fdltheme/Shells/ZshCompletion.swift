// Completion for zsh, made from the declarations of commands and options. Must not know a command.

/// A script for zsh's own completion system.
enum ZshCompletion {
    /// The script for some commands.
    static func script(_ commands: [Command]) -> String {
        var list = ""
        var cases = ""
        for command in commands {
            list += "        \(quoted(command.name + ":" + command.summary))\n"
            var lines: [String] = []
            for option in command.allOptions { lines += specifications(option) }
            let operands = action(command.offers)
            if !operands.isEmpty { lines.append(quoted("*:operand:" + operands)) }
            cases += "        \(command.name))\n            _arguments -s -S \\\n                "
            cases += lines.joined(separator: " \\\n                ") + "\n            ;;\n"
        }
        return """
            #compdef fdltheme
            # Completion for zsh: keep it as _fdltheme in a folder of $fpath.
            _fdltheme() {
                local -a commands
                commands=(
            \(list)    )
                if (( CURRENT == 2 )); then
                    _describe command commands
                    _arguments '--help[Show the help.]' '--version[Show the version.]'
                    return
                fi
                local command=${words[2]}
                shift words
                (( CURRENT-- ))
                case $command in
            \(cases)    esac
            }
            if [ "$funcstack[1]" = "_fdltheme" ]; then
                _fdltheme "$@"
            else
                compdef _fdltheme fdltheme
            fi

            """
    }

    private static func specifications(_ option: Option) -> [String] {
        let help = "[" + escaped(option.help, in: "[]:") + "]"
        let star = option.isRepeatable ? "*" : ""
        let value: String
        let sign: String
        switch option.value {
        case .none: (value, sign) = ("", "")
        case .required(let name): (value, sign) = (":" + escaped(name, in: ":[]") + ":" + action(option.offers), "=")
        case .optional(let name): (value, sign) = ("::" + escaped(name, in: ":[]") + ":" + action(option.offers), "=-")
        }
        var result = [quoted(star + "--" + option.name + sign + help + value)]
        if let letter = option.letter {
            result.append(quoted(star + "-" + letter + (sign.isEmpty ? "" : "+") + help + value))
        }
        return result
    }

    private static func action(_ offers: Offers) -> String {
        let words = offers.list.map { escaped($0, in: ":()") }.joined(separator: " ")
        if offers.hasFiles { return words.isEmpty ? "_files" : "{ compadd -- \(words); _files }" }
        return words.isEmpty ? "" : "(\(words))"
    }

    private static func escaped(_ text: String, in signs: String) -> String {
        text.escaping { signs.contains($0) ? "\\\($0)" : nil }
    }

    /// A word in single quotes.
    private static func quoted(_ text: String) -> String { "'" + text.escaping { $0 == "'" ? "'\\''" : nil } + "'" }
}
