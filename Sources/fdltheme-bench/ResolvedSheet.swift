// What the library makes of a sheet, printed: the work of a compiler of Sass on its twin. Must not know what is measured.

import FioriTheme
import NSSSyntax

enum ResolvedSheet {
    /// Reads a sheet, resolves every slot that it declares, and prints each class path with what its attributes come to.
    static func print(_ path: String) throws(BenchError) {
        let theme = Theme(Source(name: path, bytes: try readFile(path)))
        let stack = ThemeStack([theme], facts: EngineFacts(.uikit), palette: .latest, catalogue: .sdk)
        var names: [Int: String] = [:]
        for slot in stack.declaredSlots {
            if let number = stack.number(ofAttribute: slot.attribute) { names[number] = slot.attribute }
        }
        let traits = Traits()
        var text: [UInt8] = []
        var last = -1
        stack.eachDeclaredSlot(in: MediaCells(traits.device, traits.orientation)) { path, base, state, reading in
            guard let value = reading.value, let name = names[base] else { return }
            if path != last {
                if last >= 0 { text += "}\n".utf8 }
                last = path
                text += stack.path(numbered: path).utf8
                text += "{".utf8
            }
            text += name.utf8
            if state != .normal {
                text += "-".utf8
                text += state.name.utf8
            }
            text += ":".utf8
            text += value.shown(in: traits).utf8
            text += ";".utf8
        }
        if last >= 0 { text += "}\n".utf8 }
        try writeAll(text, to: 1, "standard output")
    }
}
