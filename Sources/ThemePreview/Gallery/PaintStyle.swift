// Colours as variables of a style sheet, so that one drawing serves all variants. Must not know what is painted.

import FioriTheme
import NSSSyntax

extension [UInt8] {
    /// Appends an attribute `style` that gives paints their colours in one appearance: `--a0` is the first paint at first,
    /// `--b0`, `--c0` and `--d0` are the same on another level, with another contrast, with both, where they differ.
    mutating func writePaints(_ paints: [DynamicColor], _ cells: [(letter: String, variant: ColorVariant)]) {
        guard let first = cells.first else { return }
        write(" style=\"")
        for (number, color) in paints.enumerated() {
            let usual = color[first.variant]
            for cell in cells where cell.letter == first.letter || color[cell.variant] != usual {
                write("--\(cell.letter)\(number):")
                writePaint(color[cell.variant])
                write(";")
            }
        }
        write("\"")
    }

    private mutating func writePaint(_ shade: DynamicColor.Shade) {
        switch shade {
        case .color(let color): write(color.alpha == 255 ? String(color.hex.prefix(7)) : color.hex)
        case .system: write("url(#system)")
        case .none: write("none")
        }
    }

    /// Appends the rules that turn these variables into the paints `--p0`, `--p1`, … and those into colours.
    mutating func writePaintRules(_ count: Int) {
        let switches = [
            ("", "a"), ("body:has(#elevated:checked) ", "b"), ("body:has(#high:checked) ", "c"),
            ("body:has(#elevated:checked):has(#high:checked) ", "d"),
        ]
        for (selector, letter) in switches {
            write("\(selector).p{")
            for number in 0..<count {
                write(
                    letter == "a"
                        ? "--p\(number):var(--a\(number));"
                        : "--p\(number):var(--\(letter)\(number),var(--a\(number)));")
            }
            write("}\n")
        }
        for number in 0..<count { write(".f\(number){fill:var(--p\(number))}.s\(number){stroke:var(--p\(number))}\n") }
    }
}
