// The definitions of a sheet that replace colours of the palette. Must not know any rule.

package import FioriTheme
import NSSSyntax

/// A definition named like a colour of the palette.
package struct PaletteOverride: Sendable {
    /// The colour of the name.
    package let color: ColorNames.Name
    /// What stands behind it.
    package let suffix: ColorNames.Suffix?
    /// Where the name is an old one that overrides a variant of another colour.
    package let alias: ColorNames.Alias?
    /// The name as written, without '@'.
    package let text: String
    /// Number of the variable.
    package let name: Int
    /// The last definition: the one that counts for most readers.
    package let node: Int
    /// True where the sheet's own values use the name: it is a variable of its own, too.
    package let isUsed: Bool
    /// The engines that see a definition of the name and take its value for a colour.
    package let givers: [Engine]

    /// The colour whose variant it overrides.
    package var target: String { alias?.standsFor ?? color.text }
    /// False for what no engine reads as a colour: it replaces nothing, and other rules speak of it.
    var givesColor: Bool { !givers.isEmpty }
    /// True where the palette still has the colour that it overrides; an old name need not be there itself.
    var isAskedFor: Bool {
        (alias == nil ? color : ColorNames.sdk.name(target) ?? color).status == .current
    }
    /// The variant that it overrides.
    package var variant: ColorVariant { alias?.variant ?? suffix?.variant ?? .dark }

    /// The definitions that every reader looks for before this one: where one of them is there, this one gives the variant
    /// nothing.
    var keysBefore: ArraySlice<String> {
        ColorNames.sdk.keys(for: target, variant, reading: "common").prefix { $0 != text }
    }

    /// The overrides of each colour, in order of place.
    static func groups(_ overrides: [PaletteOverride]) -> [(target: String, group: [PaletteOverride])] {
        var places: [String: Int] = [:]
        var groups: [(target: String, group: [PaletteOverride])] = []
        for override in overrides {
            if let place = places[override.target] {
                groups[place].group.append(override)
            } else {
                places[override.target] = groups.count
                groups.append((override.target, [override]))
            }
        }
        return groups
    }
}

extension LintPass {
    /// The definitions that override colours, in order of place; none where no chosen engine has a palette.
    package mutating func paletteOverrides() -> [PaletteOverride] {
        if let overridesMade { return overridesMade }
        var result: [PaletteOverride] = []
        let variables = variables()
        let engines = engines(where: "palette-overrides", is: "true")
        if !variables.definitions.isEmpty, !engines.isEmpty {
            var readers: [OverrideReader] = []
            let colors = ColorNames.sdk
            let bytes = source.bytes
            for name in 0..<variables.names.count where variables.isDefined(name) {
                let range = variables.names.ranges[name]
                let bare = TextRange(range.start + 1, range.end)
                if !colors.beginsWithName(bare, in: bytes.span) { continue }
                let text = self.text(bare)
                guard let key = colors.key(text) else { continue }
                var node = -1
                for definition in variables.definitions(of: name) where !tree.isBroken(definition.node) {
                    node = definition.node
                }
                if node < 0 { continue }
                if readers.isEmpty { readers = engines.map { OverrideReader($0, source) } }
                let givers = readers.filter { reader in
                    variables.definitions(of: name).contains { definition in
                        !tree.isBroken(definition.node) && reader.readsColor(definition.node, of: tree)
                    }
                }
                result.append(
                    PaletteOverride(
                        color: key.name, suffix: key.suffix,
                        alias: key.suffix == nil ? colors.aliases.first { $0.text == text } : nil, text: text,
                        name: name, node: node, isUsed: variables.isUsed[name] || isUsedInBase("@" + text),
                        givers: givers.map { $0.facts.engine }))
            }
        }
        result.sort { $0.node < $1.node }
        overridesMade = result
        return result
    }

    /// The engines for which a colour's overrides replace something: they read one of them as a colour, and the SDK asks
    /// for its name. It asks for what the palette has still, and for what the SDK's own sheet goes on using where the
    /// engine lays that under the theme.
    func engines(replacing overrides: [PaletteOverride]) -> [EngineFacts] {
        facts.filter { facts in
            overrides.contains { override in
                override.givers.contains(facts.engine)
                    && (override.isAskedFor
                        || override.alias == nil && facts.holds("sdk-sheet", "true")
                            && !memory.sdkLook.uses(of: override.color.text, override.variant).isEmpty)
            }
        }
    }

    /// True where neither the sheet's overrides of a colour nor the sheets below have a definition for one of its variants,
    /// be it no colour: one more would help as little.
    mutating func lacks(_ variant: ColorVariant, of target: String, _ overrides: [PaletteOverride]) -> Bool {
        !overrides.contains { $0.variant == variant }
            && !ColorNames.sdk.keys(for: target, variant, reading: "common").contains { isDefinedInBase("@" + $0) }
    }

    /// The definition that is looked up before an old name of a colour's variant, which then overrides nothing but its own
    /// name; nil where there is none. The sheets below are looked at, too.
    mutating func newer(than override: PaletteOverride) -> (key: String, own: PaletteOverride?)? {
        if override.alias == nil { return nil }
        let overrides = paletteOverrides()
        for key in override.keysBefore {
            if let own = overrides.first(where: { $0.text == key }) { return (key, own) }
            if isDefinedInBase("@" + key) { return (key, nil) }
        }
        return nil
    }

    /// True where all overrides of a colour are old names whose newer ones a sheet below has: they replace nothing.
    mutating func isHiddenByBase(_ overrides: [PaletteOverride]) -> Bool {
        for override in overrides {
            guard let newer = newer(than: override), newer.own == nil else { return false }
        }
        return true
    }

    /// The fix that gives missing variants of a colour the value that the sheet has for their mode, or for the other one;
    /// none where that value cannot be written again.
    func completion(
        of target: String, _ group: [PaletteOverride], _ missing: [ColorVariant], _ facts: EngineFacts
    ) -> [Fix] {
        guard let value = literal(group[0].node) else { return [] }
        func keys(_ variant: ColorVariant) -> [String] {
            ColorNames.sdk.keys(for: target, variant, reading: facts.value("palette-keys") ?? "common")
        }
        /// What is shown in one of the mode's variants: of several definitions the one that is looked up first.
        func shown(_ appearance: Appearance) -> String? {
            guard let first = group.first(where: { $0.variant.appearance == appearance }) else { return nil }
            let override = keys(first.variant).lazy.compactMap { key in group.first { $0.text == key } }.first ?? first
            return literal(override.node)
        }
        var text = ""
        for variant in missing {
            text += "\n@\(keys(variant).first ?? target):\(shown(variant.appearance) ?? value);"
        }
        let end = tree.range(group[group.count - 1].node).end
        return [Fix("give what is missing the value of its mode", .unsafe, [.insert(text, at: end)])]
    }

    /// What a definition's suffix may mean that is near one of a palette's variants; nil where the definition is no
    /// such slip: its name in front is no colour, it has a suffix that is one, or one that is near none.
    package func unknownVariant(_ text: String) -> [String]? {
        let bytes = text.utf8
        guard let underscore = bytes.firstIndex(of: UInt8(ascii: "_")) else { return nil }
        let word = String(text[..<underscore])
        let colors = ColorNames.sdk
        guard colors.name(word) != nil, colors.key(text) == nil else { return nil }
        let rest = String(text[underscore...])
        // What no reader asks for is not offered.
        let suffixes = colors.suffixes.map { $0.text }.filter { suffix in
            facts.contains { facts in
                facts.holds("palette-overrides", "true")
                    && ColorVariant.allCases.contains { variant in
                        colors.keys(for: word, variant, reading: facts.value("palette-keys") ?? "common")
                            .contains(word + suffix)
                    }
            }
        }
        var meant = Spelling.nearest(to: rest, among: suffixes)
        if meant.isEmpty {
            // `_dark`, `_darkMode`: the paper that the first word names.
            for (start, suffix) in [("_dark", "_darkBackground"), ("_light", "_lightBackground")]
            where Spelling.isEqualIgnoringCase(String(rest.prefix(start.count)), start) {
                meant.append(suffix)
            }
        }
        return meant.isEmpty ? nil : meant.map { "@" + word + $0 }
    }

    /// What a definition's value is that surely is no colour; nil where it may be one.
    package func whatElse(_ node: Int) -> String? {
        let value = tree.value(ofStatement: node)
        if value.isEmpty { return nil }
        let parts = value.parts
        var numbers = 0
        for part in parts {
            guard case .word = tree.tokens.kinds[part] else { return nil }
            let text = self.text(tree.tokens.range(part))
            if Self.isNumber(text) { numbers += 1 }
            if parts.count == 1, text == "true" || text == "false" { return "a truth value" }
            if parts.count == 1, FontNames.sdk.system.contains(text) { return "a font" }
        }
        if numbers < parts.count { return nil }
        return numbers == 1 ? "a number" : "several numbers"
    }

    /// Digits with at most one point; six of them and more may be a colour that lacks its sign.
    private static func isNumber(_ text: String) -> Bool {
        var digits = 0
        var points = 0
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: "."): points += 1
            case UInt8(ascii: "-") where index == 0: break
            default: return false
            }
        }
        return digits > 0 && digits < 6 && points < 2
    }

    /// The digits of a definition's colour, where it is written as three or six of them: more mean different things to
    /// different readers.
    package func plainColor(_ node: Int) -> Color? {
        let value = tree.value(ofStatement: node)
        guard value.endToken == value.firstToken + 1 else { return nil }
        let range = value.range
        let sheet = tree.source.bytes
        guard sheet[range.start] == UInt8(ascii: "#"),
            let digits = LiteralTable.color(TextRange(range.start + 1, range.end), sheet.span)
        else { return nil }
        return Color(
            red: UInt8(truncatingIfNeeded: digits >> 16), green: UInt8(truncatingIfNeeded: digits >> 8),
            blue: UInt8(truncatingIfNeeded: digits))
    }
}

/// Sheets for the examples of rules on the palette.
enum PaletteExample {
    /// All eight variants of a colour, as an engine looks for them.
    static func all(_ name: String, light: String, dark: String, for engine: Engine = .uikit) -> String {
        // The name that SwiftUI's theme manager looks for.
        let contrast = engine == .swiftui ? "_elevatedContrastLightk" : "_elevatedContrastLight"
        var text = ""
        for start in ["_light", "_elevatedLight", "_contrastLight", contrast] {
            text += "@\(name)\(start)Background:\(light);\n"
        }
        for start in ["_dark", "_elevatedDark", "_contrastDark", "_elevatedContrastDark"] {
            text += "@\(name)\(start)Background:\(dark);\n"
        }
        return text
    }

    /// All but the two base variants.
    static func rest(_ name: String, light: String, dark: String, for engine: Engine = .uikit) -> String {
        var text = ""
        for line in all(name, light: light, dark: dark, for: engine).split(separator: "\n")
        where !line.utf8.starts(with: "@\(name)_lightB".utf8) && !line.utf8.starts(with: "@\(name)_darkB".utf8) {
            text += line + "\n"
        }
        return text
    }
}
