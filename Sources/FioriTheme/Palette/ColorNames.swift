// What is known of the names of palette colours beside their values. Must not know any palette's colours, nor engines:
// those name the blocks they go by.

package import NSSSyntax

/// The names of the SDK's colours, the keys under which a theme overrides them, and the words for system colours.
package struct ColorNames: Sendable {
    /// Whether a name is still to be used.
    package enum Status: Hashable, Sendable {
        case current
        /// Still gives the value of the last palette that had it.
        case deprecated
        /// Means nothing any more.
        case unavailable
    }

    /// One name.
    package struct Name: Sendable {
        package let text: String
        package let status: Status
        /// What the SDK advises to use instead; never followed at run time.
        package let successor: String?
    }

    /// What may stand behind a name in a definition, and the variant that it overrides.
    package struct Suffix: Sendable {
        package let text: String
        package let variant: ColorVariant
    }

    /// An old name that overrides a variant of another one.
    package struct Alias: Sendable {
        package let text: String
        package let standsFor: String
        package let variant: ColorVariant
    }

    /// What may stand behind a name in a value, and the appearance it then shows.
    package enum Scheme: Hashable, Sendable {
        /// The one it is shown in.
        case same
        /// The other one.
        case inverse
        /// Always this one.
        case constant(Appearance)
    }

    /// What a system's colour word gives.
    package enum Word: Hashable, Sendable {
        /// Always this colour.
        case color(Color)
        /// A colour of the system that follows appearance and contrast.
        case system(String)
        /// Known, and gives no colour.
        case none
    }

    /// All suffixes that some reader knows.
    package let suffixes: [Suffix]
    /// The four old names.
    package let aliases: [Alias]
    /// The names, by number: the order of the SDK.
    private var places: NameStore
    private let sheet: ScannedSheet

    /// What comes with the library.
    package static let sdk = ColorNames()

    private static let sdkNames = sdk.rows("names").map { sdk.name($0) }

    private init() {
        let sheet = ScannedSheet(.colorNames)
        self.sheet = sheet
        suffixes = (sheet.block("suffixes") ?? []).compactMap { row in
            Self.variant(sheet.word(row)).map { Suffix(text: sheet.name(row), variant: $0) }
        }
        aliases = (sheet.block("aliases") ?? []).compactMap { row in
            let list = sheet.list(row)
            guard list.count == 2, let variant = Self.variant(list[1]) else { return nil }
            return Alias(text: sheet.name(row), standsFor: list[0], variant: variant)
        }
        let names = sheet.block("names") ?? []
        places = NameStore(capacity: names.count)
        for row in names { _ = places.intern(row.name, in: sheet.source.bytes.span) }
    }

    private func name(_ row: SheetScanner.Row) -> Name {
        let list = sheet.list(row)
        let status: Status =
            switch list.first {
            case "deprecated": .deprecated
            case "unavailable": .unavailable
            default: .current
            }
        return Name(text: sheet.name(row), status: status, successor: list.count > 1 ? list[1] : nil)
    }

    /// All names, in the order of the SDK.
    package var names: [Name] { Self.sdkNames }

    /// What is known of a name; nil where the SDK has none such.
    package func name(_ text: String) -> Name? {
        guard let place = places.number(of: text) else { return nil }
        let rows = rows("names")
        return name(rows[rows.startIndex + place])
    }

    /// How many names there are.
    package var count: Int { places.count }
    /// A name by its number.
    package func text(_ number: Int) -> String { places.text(number) }
    /// The number of a name; nil where the SDK has none such.
    package func number(of text: String) -> Int? { places.number(of: text) }
    /// The number of the name in a range of a sheet.
    package func number(of range: TextRange, in sheet: Span<UInt8>) -> Int? { places.number(of: range, in: sheet) }

    /// True where a range of a sheet begins with a colour's name: up to an underscore, or as a whole. Most names of
    /// variables do not, and need not be taken apart.
    package func beginsWithName(_ range: TextRange, in sheet: Span<UInt8>) -> Bool {
        var end = range.start
        while end < range.end, sheet[end] != UInt8(ascii: "_") { end += 1 }
        return places.number(of: TextRange(range.start, end), in: sheet) != nil
    }

    /// A definition's name taken apart: a colour's name and, where there is one, a suffix. Nil where no colour of the
    /// SDK is meant: the name is unknown, or what follows it is no suffix.
    package func key(_ text: String) -> (name: Name, suffix: Suffix?)? {
        let bytes = text.utf8
        guard let underscore = bytes.firstIndex(of: UInt8(ascii: "_")) else { return name(text).map { ($0, nil) } }
        guard let name = name(String(text[..<underscore])) else { return nil }
        let rest = String(text[underscore...])
        return suffixes.first { $0.text == rest }.map { (name, $0) }
    }

    /// One of the keys under which a variant is looked for.
    private enum KeyStep: Sendable {
        /// The colour's name.
        case bare
        /// An old name that stands for the variant.
        case alias
        /// The name with something behind it.
        case suffixed(String)
    }

    /// The order in which an engine looks for definitions, read once for many colours.
    package struct KeyOrder: Sendable {
        /// By variant.
        private let steps: [[KeyStep]]

        /// `reading` is `common` or what an engine's row `palette-keys` says.
        package init(reading: String) {
            steps = ColorVariant.allCases.map { ColorNames.sdk.steps(for: $0, reading) }
        }

        /// The definitions that may override a colour's variant, in order: the first one that exists decides.
        package func keys(for name: String, _ variant: ColorVariant) -> [String] {
            ColorNames.sdk.keys(steps[variant.rawValue], name, variant)
        }
    }

    /// The same for one colour.
    package func keys(for name: String, _ variant: ColorVariant, reading: String) -> [String] {
        keys(steps(for: variant, reading), name, variant)
    }

    private func steps(for variant: ColorVariant, _ reading: String) -> [KeyStep] {
        let row = row(variant.row, in: "lookup_" + reading) ?? row(variant.row, in: "lookup")
        return (row.map { sheet.list($0) } ?? []).map { step in
            switch step {
            case "bare": .bare
            case "alias": .alias
            default: .suffixed(step)
            }
        }
    }

    private func keys(_ steps: [KeyStep], _ name: String, _ variant: ColorVariant) -> [String] {
        var keys: [String] = []
        for step in steps {
            switch step {
            case .bare: keys.append(name)
            case .alias:
                for alias in aliases where alias.variant == variant && alias.standsFor == name {
                    keys.append(alias.text)
                }
            case .suffixed(let suffix): keys.append(name + suffix)
            }
        }
        return keys
    }

    /// Which older name is used in place of a newer one under a palette version: its own map and those of the versions
    /// that follow, up to the first without a map; the earlier map wins.
    package func map(under version: PaletteVersion) -> [String: String] {
        var map: [String: String] = [:]
        var next: PaletteVersion? = version
        while let version = next, sheet.block("map_" + version.name) != nil {
            for row in rows("map_" + version.name) where map[sheet.name(row)] == nil {
                map[sheet.name(row)] = sheet.word(row)
            }
            next = version.next
        }
        return map
    }

    /// The colours that mean something by themselves: names that go on alike behind a status, in sets of those that
    /// are to be told apart.
    package var statusColors: [[String]] {
        let statuses = rows("statuses").map { sheet.name($0) }
        var sets: [[String]] = []
        for name in names {
            guard let first = statuses.first, name.text.utf8.starts(with: first.utf8) else { continue }
            let rest = String(name.text.dropFirst(first.count))
            let set = statuses.map { $0 + rest }.filter { self.name($0) != nil }
            if set.count > 1 { sets.append(set) }
        }
        return sets
    }

    /// What a scheme behind a name does, underscore included; nil where it is none.
    package func scheme(_ text: String) -> Scheme? {
        switch row(text, in: "schemes").map({ sheet.word($0) }) {
        case "same": .same
        case "inverse": .inverse
        case "light": .constant(.light)
        case "dark": .constant(.dark)
        default: nil
        }
    }

    /// The words for system colours, in order. `reading` is what an engine's row `color-words` says.
    package func words(reading: String) -> [(text: String, word: Word)] {
        rows("words_" + reading).map { (sheet.name($0), word($0)) }
    }

    /// What one such word gives; nil where it is none.
    package func word(_ text: String, reading: String) -> Word? { row(text, in: "words_" + reading).map { word($0) } }

    private func word(_ row: SheetScanner.Row) -> Word {
        let parts = sheet.parts(row)
        if parts.count == 4, parts[0] == "system" { return .system(parts[2]) }
        return Color(hex: parts.first ?? "").map { .color($0) } ?? .none
    }

    private func rows(_ block: String) -> ScannedSheet.Rows { sheet.block(block) ?? [] }

    private func row(_ name: String, in block: String) -> SheetScanner.Row? { sheet.row(name, in: rows(block)) }

    private static func variant(_ row: String) -> ColorVariant? { ColorVariant.allCases.first { $0.row == row } }
}
