// Completion for fish, made from the declarations of commands and options. Must not know a command.

/// A script for fish.
enum FishCompletion {
    /// The script for some commands.
    static func script(_ commands: [Command]) -> String {
        var text = "# Completion for fish: keep it as ~/.config/fish/completions/fdltheme.fish.\n"
        let start = "complete -c fdltheme"
        let first = "-n __fish_use_subcommand"
        text += "\(start) -f\n\(start) \(first) -s h -l help -d \(quoted("Show the help."))\n"
        text += "\(start) \(first) -l version -d \(quoted("Show the version."))\n"
        for command in commands {
            text += "\(start) \(first) -a \(command.name) -d \(quoted(command.summary))\n"
        }
        for command in commands {
            let after = "\(start) -n \(quoted("__fish_seen_subcommand_from " + command.name))"
            for option in command.allOptions {
                let letter = option.letter.map { " -s \($0)" } ?? ""
                text += "\(after)\(letter) -l \(option.name)\(value(of: option)) -d \(quoted(option.help))\n"
            }
            let words = command.offers.list
            if !words.isEmpty { text += "\(after) -a \(quoted(words.joined(separator: " ")))\n" }
            if command.offers.hasFiles { text += "\(after) -F\n" }
        }
        return text
    }

    private static func value(of option: Option) -> String {
        let words = option.offers.list.joined(separator: " ")
        let list = words.isEmpty ? "" : " -a \(quoted(words))"
        switch option.value {
        case .none: return ""
        case .required: return (option.offers.hasFiles ? " -r -F" : " -x") + list
        // A value that may be left out is part of the option's word, for which fish has no form.
        case .optional: return ""
        }
    }

    /// A word in single quotes.
    private static func quoted(_ text: String) -> String {
        "'" + text.escaping { $0 == "\\" || $0 == "'" ? "\\\($0)" : nil } + "'"
    }
}
