// Completion for bash, made from the declarations of commands and options. Must not know a command.

/// A script for bash 3.2 and later, which needs no other package.
enum BashCompletion {
    /// The script for some commands.
    static func script(_ commands: [Command]) -> String {
        var options = ""
        var values = ""
        var operands = ""
        for command in commands {
            let all = command.allOptions
            options += "        \(command.name)) words=\"\(all.map { names($0) }.joined(separator: " "))\" ;;\n"
            for option in all {
                guard let value = value(of: option) else { continue }
                let patterns = Self.words(option).map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
                values += "        \(patterns)) \(value) ;;\n"
            }
            if let offer = offer(command.offers) { operands += "        \(command.name)) \(offer) ;;\n" }
        }
        return """
            # Completion for bash: source it, or keep it as /etc/bash_completion.d/fdltheme.
            _fdltheme() {
                local word=${COMP_WORDS[COMP_CWORD]} before="" command="" words="" files="" option="" index
                # Bash cuts '--name=value' at the sign.
                for ((index = 1; index < COMP_CWORD; index++)); do
                    case ${COMP_WORDS[index]} in
                    -*|=) ;;
                    *) if [ -z "$command" ]; then command=${COMP_WORDS[index]}; fi ;;
                    esac
                done
                before=${COMP_WORDS[COMP_CWORD - 1]}
                if [ "$word" = "=" ]; then
                    word=""
                    option=$before
                elif [ "$before" = "=" ] && [ "$COMP_CWORD" -gt 2 ]; then
                    option=${COMP_WORDS[COMP_CWORD - 2]}
                else
                    option=$before
                fi
                COMPREPLY=()
                if [ -z "$command" ]; then
                    words="\((commands.map { $0.name } + ["--help", "--version"]).joined(separator: " "))"
                    COMPREPLY=($(compgen -W "$words" -- "$word"))
                    return
                fi
                case "$command $option" in
            \(values)        *)
                    if [ "$before" = "=" ] || [ "${COMP_WORDS[COMP_CWORD]}" = "=" ]; then
                        # The level of a rule.
                        words="off advice warning error"
                    elif [ "${word:0:1}" = "-" ]; then
                        case $command in
            \(options)            esac
                    else
                        case $command in
            \(operands)            esac
                    fi
                    ;;
                esac
                COMPREPLY=($(compgen -W "$words" -- "$word"))
                if [ -n "$files" ]; then
                    local IFS=$'\\n'
                    COMPREPLY+=($(compgen -f -- "$word"))
                    compopt -o filenames 2>/dev/null
                fi
                case ${COMPREPLY[0]} in
                *=) if [ ${#COMPREPLY[@]} -eq 1 ]; then compopt -o nospace 2>/dev/null; fi ;;
                esac
            }
            complete -F _fdltheme fdltheme

            """
    }

    private static func words(_ option: Option) -> [String] {
        ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
    }

    private static func names(_ option: Option) -> String { words(option).joined(separator: " ") }

    /// What is offered behind an option; nil where no value follows it as a word of its own.
    private static func value(of option: Option) -> String? {
        switch option.value {
        case .none: nil
        case .required: offer(option.offers) ?? "return"
        // Only behind a sign.
        case .optional:
            "if [ \"$before\" = \"=\" ] || [ -z \"$word\" ]; then words=\"\(option.offers.list.joined(separator: " "))\"; fi"
        }
    }

    private static func offer(_ offers: Offers) -> String? {
        let list = offers.list
        var parts: [String] = []
        if !list.isEmpty { parts.append("words=\"\(list.joined(separator: " "))\"") }
        if offers.hasFiles { parts.append("files=yes") }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}
