// The command `settings`: what holds in this folder, and where it comes from. Must not know what a setting does.

import FioriTheme
import NSSSyntax
import ThemeLint
import ThemeTools

/// Shows the effective settings.
enum SettingsCommand {
    /// How the tool calls it.
    static var command: Command {
        Command(
            name: "settings", operands: "", offers: .none,
            summary: "Show the settings that hold in this folder, and where each comes from.",
            options: { [Console.outputOption] }, readsSettings: true,
            run: { arguments, console throws(UsageError) in try run(arguments, &console) })
    }

    /// What holds where no file says anything; nil where that is nothing.
    private static func standard(_ key: Settings.Key) -> String? {
        switch key {
        case .engines: "uikit"
        case .palette: PaletteVersion.latest.name
        case .failOn: "error"
        case .variableNames, .hex: "from the sheet"
        case .contrastText: "4.5"
        case .contrastLarge, .contrastNontext: "3"
        case .base, .sdk, .catalogue, .exclude, .baseline, .external: nil
        }
    }

    private struct Line {
        let name: String
        let value: String
        let origin: String
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        guard arguments.operands.isEmpty else { throw UsageError("'settings' takes no path") }
        let project = arguments.project
        var lines: [Line] = []
        func place(_ range: TextRange) -> String {
            project.map { "\($0.path.text):\($0.line(of: range))" } ?? ""
        }
        for key in Settings.Key.allCases {
            if let project, let row = project.settings.row(key) {
                let value = project.values(key).joined(separator: ", ")
                lines.append(Line(name: key.rawValue, value: value, origin: place(row.range)))
            } else if let value = standard(key) {
                lines.append(Line(name: key.rawValue, value: value, origin: "default"))
            }
        }
        if let settings = project?.settings {
            for rule in settings.rules {
                lines.append(
                    Line(name: "rule " + rule.name, value: rule.level?.word ?? "off", origin: place(rule.range)))
            }
            for path in settings.paths {
                for rule in path.rules {
                    let name = "rule \(rule.name) below \(project?.resolved(path.path).text ?? path.path)"
                    lines.append(Line(name: name, value: rule.level?.word ?? "off", origin: place(rule.range)))
                }
            }
            for (engine, row) in settings.facts {
                lines.append(
                    Line(
                        name: "\(engine.name) \(row.name)", value: spelled(row.values),
                        origin: place(row.range)))
            }
        }
        if arguments.value("output") == "json" {
            console.output.write(json(lines, project))
        } else {
            if project == nil { console.output.write("no settings file: the defaults hold\n") }
            for line in text(lines) { console.tell(line) }
        }
        return .clean
    }

    /// The words of a fact as they are written: `2, inferred(BR)`.
    private static func spelled(_ words: [String]) -> String {
        var text = ""
        for word in words {
            let joins = text.isEmpty || text.hasSuffix("(") || word == "(" || word == ")"
            text += (joins ? "" : ", ") + word
        }
        return text
    }

    private static func text(_ lines: [Line]) -> [String] {
        let nameWidth = lines.map { $0.name.utf8.count }.max() ?? 0
        let valueWidth = min(lines.map { $0.value.utf8.count }.max() ?? 0, 40)
        return lines.map { line in
            let gap = String(repeating: " ", count: nameWidth + 2 - line.name.utf8.count)
            let space = String(repeating: " ", count: max(valueWidth - line.value.utf8.count, 0) + 2)
            return line.name + gap + line.value + space + line.origin
        }
    }

    private static func json(_ lines: [Line], _ project: Project?) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("version", 1)
            json.member("file", project?.path.text)
            json.key("settings")
            json.array { json in
                for line in lines {
                    json.object(inline: true) { json in
                        json.member("name", line.name)
                        json.member("value", line.value)
                        json.member("origin", line.origin)
                    }
                }
            }
        }
        json.finish()
        return json.bytes
    }
}
