// The keys that settings have, and what their values may be. Must not read files.

import FioriTheme
import NSSSyntax

extension Settings {
    /// A key of the block `settings`.
    package enum Key: String, CaseIterable, Sendable {
        /// Sheets loaded before each of the others, lowest first.
        case base
        /// The run-times that the sheets are meant for.
        case engines
        /// The palette of the app's SDK.
        case palette
        /// The version of the app's SDK.
        case sdk
        /// Catalogues of the project's own components.
        case catalogue
        /// Folders and files that are passed over when a folder is read.
        case exclude
        /// The mildest finding that makes a run fail.
        case failOn = "fail-on"
        /// Findings that are known and not to fail a run.
        case baseline
        /// Variables that are defined elsewhere.
        case external
        /// How names of variables are written.
        case variableNames = "variable-names"
        /// How hex digits are written.
        case hex
        /// The least contrast of text.
        case contrastText = "contrast-text"
        /// The least contrast of large text.
        case contrastLarge = "contrast-large"
        /// The least contrast of indicators and borders.
        case contrastNontext = "contrast-nontext"

        /// What is wrong with the values, as the rest of a sentence that begins with the key; nil where nothing is.
        func complaint(_ values: [String]) -> String? {
            switch self {
            case .base, .catalogue, .exclude: return values.isEmpty ? "names no path" : nil
            case .baseline: return values.count == 1 ? nil : "takes one path"
            case .external: return values.isEmpty ? "names no variable" : nil
            case .engines:
                let names = Engine.allCases.map { $0.name }
                let unknown = values.first { !names.contains($0) }
                return unknown.map { "names no engine '\($0)'" + Spelling.suggestion(for: $0, among: names) }
            case .palette:
                let names = PaletteVersion.allCases.map { $0.name } + ["latest"]
                return Self.one(values, of: names)
            case .sdk:
                return values.count == 1 && SDKVersion(values[0]) != nil ? nil : "is a version such as 25.08"
            case .failOn: return Self.one(values, of: ["error", "warning", "advice"])
            case .variableNames: return Self.one(values, of: ["camel", "kebab", "any"])
            case .hex: return Self.one(values, of: ["upper", "lower", "any"])
            case .contrastText, .contrastLarge, .contrastNontext:
                let number = values.count == 1 ? NumberText(Array(values[0].utf8)[...]) : nil
                let isRatio = number.map { $0.isWhole && $0.value >= 1 && $0.value <= 21 } ?? false
                return isRatio ? nil : "is a ratio from 1 to 21, such as 4.5"
            }
        }

        private static func one(_ values: [String], of names: [String]) -> String? {
            if values.count == 1, names.contains(values[0]) { return nil }
            let near = values.first.map { Spelling.suggestion(for: $0, among: names) } ?? ""
            return "is one of \(names.joined(separator: ", "))" + near
        }
    }
}
