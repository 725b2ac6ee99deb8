// The state cube as a table for spreadsheets and scripts. Must not know files.

import FioriTheme
import NSSSyntax

/// Writes a cube as CSV (RFC 4180): a row for each attribute of each class path in each state and all surroundings.
package enum StateCubeCSV {
    private static let columns = [
        "component", "classPath", "part", "state", "appearance", "level", "contrast", "device", "orientation",
        "attribute",
        "type", "value", "text", "file", "line", "column", "slot", "isDefault", "failure", "hole", "looksLikeNormal",
        "on", "ratio", "needed", "passes",
    ]

    /// The whole table, its first line the names of the columns.
    package static func write(_ cube: StateCube) -> [UInt8] {
        var output: [UInt8] = []
        let positions = Positions(cube.stack)
        output.writeRow(columns)
        for style in cube.styles {
            let traits = style.traits
            let head = [
                style.component ?? "", style.classPath, style.part ?? "", style.state.name, traits.appearance.rawValue,
                traits.level.rawValue, traits.contrast.rawValue, traits.device.rawValue, traits.orientation.rawValue,
            ]
            for cell in style.cells {
                output.writeRow(head + fields(cell, positions) + [word(style.looksLikeNormal)] + fields(cell.contrast))
            }
        }
        return output
    }

    private static func fields(_ cell: StateCube.Cell, _ positions: Positions) -> [String] {
        let resolution = cell.resolution
        let position = resolution.origin.map { positions.position(of: $0) }
        return [
            resolution.attribute, resolution.value?.typeName ?? "",
            resolution.value?.shown(in: resolution.traits) ?? "", resolution.text ?? "", resolution.origin?.file ?? "",
            position.map { "\($0.line)" } ?? "", position.map { "\($0.column)" } ?? "", resolution.slot.name,
            word(resolution.isDefault), resolution.failure?.message ?? "", word(cell.isHole),
        ]
    }

    private static func fields(_ contrast: StateCube.Contrast?) -> [String] {
        guard let contrast else { return ["", "", "", ""] }
        let ground = contrast.ground.map { $0.classPath + " " + $0.attribute } ?? "screen"
        return [ground, contrast.look.text, contrast.needed == 3 ? "3" : "4.5", word(contrast.passes)]
    }

    private static func word(_ truth: Bool) -> String { truth ? "true" : "false" }
}

extension [UInt8] {
    /// Appends a line of fields.
    fileprivate mutating func writeRow(_ fields: [String]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { write(",") }
            writeField(field)
        }
        write("\r\n")
    }

    private mutating func writeField(_ field: String) {
        var harmless: [UInt8] = []
        harmless.writeHarmless(field)
        // A spreadsheet takes what begins so for a formula, unless it is a number below 0.
        let signs: [UInt8] = [UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@")]
        let isNumber = harmless.dropFirst().allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") }
        if let first = harmless.first, signs.contains(first), first != UInt8(ascii: "-") || !isNumber {
            harmless.insert(UInt8(ascii: "'"), at: 0)
        }
        guard harmless.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else {
            append(contentsOf: harmless)
            return
        }
        write("\"")
        for byte in harmless {
            if byte == UInt8(ascii: "\"") { append(byte) }
            append(byte)
        }
        write("\"")
    }
}
