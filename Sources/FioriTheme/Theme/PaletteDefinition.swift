// A definition of a theme that may replace a palette's colour, as its engine reads it. Must not know which one counts.

package import NSSSyntax

/// `@key: value;` where the key is a colour's name, with or without one of the suffixes.
package struct PaletteDefinition: Sendable {
    /// Which of the theme's sheets it stands in, by load order.
    package let sheet: Int
    /// Its name without the `@`.
    package let key: String
    /// The bytes of `@key`.
    package let name: TextRange
    /// The bytes of the value, as the engine takes it.
    package let value: TextRange
    /// Where it holds; everywhere for an engine that does not read `@media`.
    package let cells: MediaCells
    /// What the engine makes of the value. Another variable's name is no colour: a definition is the one step that the
    /// look-up of a colour takes (`variable-hops`), so its value is not looked up again.
    package let reading: ColorReading.Result

    /// The definitions of one sheet in order of place. What the grammar does not allow defines what is recovered of it;
    /// the rest of its sheet is taken to be read, whatever the fault costs.
    static func all(in table: SheetTable, sheet: Int, facts: EngineFacts) -> [PaletteDefinition] {
        facts.holds("reader", "lines")
            ? lines(of: table.tree.source, sheet, SwiftUIColorReader(facts))
            : statements(of: table, sheet, ColorReader(facts))
    }

    private static func lines(
        of source: Source, _ sheet: Int, _ reader: SwiftUIColorReader
    ) -> [PaletteDefinition] {
        var result: [PaletteDefinition] = []
        for line in SwiftUIReader.definitions(source) where ColorNames.sdk.key(line.key) != nil {
            result.append(
                PaletteDefinition(
                    sheet: sheet, key: line.key, name: line.name, value: line.range, cells: .all,
                    reading: reader.read(line.value)))
        }
        return result
    }

    private static func statements(
        of table: SheetTable, _ sheet: Int, _ reader: ColorReader
    ) -> [PaletteDefinition] {
        let tree = table.tree
        // The few names that are colours' are found once, whatever the number of definitions.
        let names = ColorNames.sdk
        let bytes = tree.source.bytes
        let keys: [String?] = table.variables.ranges.map { range in
            let name = TextRange(range.start + 1, range.end)
            guard names.beginsWithName(name, in: bytes.span) else { return nil }
            let key = tree.source.text(in: name)
            return names.key(key) == nil ? nil : key
        }
        var result: [PaletteDefinition] = []
        for definition in table.definitions {
            guard let key = keys[Int(definition.name)] else { continue }
            let statement = Definition(tree: tree, index: Int(definition.node))
            result.append(
                PaletteDefinition(
                    sheet: sheet, key: key, name: statement.name, value: statement.value.range,
                    cells: definition.cells, reading: reader.color(of: ValueText(statement.value))))
        }
        return result
    }
}
