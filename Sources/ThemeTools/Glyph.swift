// How one scalar of unknown text is shown so that it can do a terminal no harm. Knows no report.

import NSSSyntax

/// One step through text of any bytes: a scalar, or a byte that belongs to none.
///
/// Control characters, marks that reorder text and characters without any look are shown as `\u{…}`, bytes that are
/// not UTF-8 as U+FFFD: what a sheet holds can neither steer a terminal nor hide from its reader.
struct Glyph {
    /// What is shown.
    enum Look {
        /// The scalar itself.
        case itself
        /// A tab, which only its place gives a width.
        case tab
        /// The scalar's number.
        case escaped
        /// U+FFFD.
        case replaced
    }

    /// Number of bytes it stands for.
    let length: Int
    /// How it is shown.
    let look: Look
    /// The scalar; 0 for a byte that belongs to none.
    let scalar: UInt32

    /// The glyph that starts at a byte.
    init(in bytes: Span<UInt8>, at index: Int) {
        let first = bytes[index]
        if first >= 0x20, first < 0x7F {
            (length, look, scalar) = (1, .itself, UInt32(first))
        } else if first == UInt8(ascii: "\t") {
            (length, look, scalar) = (1, .tab, 9)
        } else if let (scalar, length) = UTF8Scalar.decode(in: bytes, at: index) {
            self.length = length
            self.scalar = scalar
            look = Self.isHarmful(scalar) ? .escaped : .itself
        } else {
            (length, look, scalar) = (1, .replaced, 0)
        }
    }

    /// Number of terminal columns it takes when it starts at a column, from 0.
    func width(at column: Int) -> Int {
        switch look {
        case .itself: scalar < 0x300 ? 1 : Self.width(of: scalar)
        case .tab: 8 - column % 8
        case .escaped: 4 + (scalar < 0x100 ? 2 : scalar < 0x1000 ? 3 : scalar < 0x1_0000 ? 4 : 5)
        case .replaced: 1
        }
    }

    /// Appends what is shown; a tab stays a tab.
    func write(to output: inout [UInt8]) {
        switch look {
        case .itself, .tab:
            output.write(scalar: scalar)
        case .escaped:
            output.write("\\u{")
            output.write(hex: scalar, digits: 2)
            output.append(UInt8(ascii: "}"))
        case .replaced:
            output.write(scalar: 0xFFFD)
        }
    }

    private static func isHarmful(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x20, 0x7F..<0xA0: true  // C0, DEL, C1
        case 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: true
        case 0xE_0000...0xE_007F: true
        default: false
        }
    }

    /// The usual terminals' idea of a scalar's width; rough, for carets only.
    private static func width(of scalar: UInt32) -> Int {
        switch scalar {
        case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x1AB0...0x1AFF: 0
        case 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE_0100...0xE_01EF: 0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3: 2
        case 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6: 2
        case 0x1_F300...0x1_F64F, 0x1_F680...0x1_F6FF, 0x1_F900...0x1_FAFF, 0x2_0000...0x3_FFFD: 2
        default: 1
        }
    }
}

extension [UInt8] {
    /// Appends text that others wrote: one line, without anything that could steer a terminal. A tab is escaped too.
    package mutating func writeHarmless(_ text: String) {
        let start = count
        append(contentsOf: text.utf8)
        guard holdsMore(thanPlainTextFrom: start) else { return }
        let raw = [UInt8](self[start...])
        removeSubrange(start...)
        let bytes = raw.span
        var index = 0
        while index < bytes.count {
            let glyph = Glyph(in: bytes, at: index)
            if glyph.look == .tab { write("\\u{09}") } else { glyph.write(to: &self) }
            index += glyph.length
        }
    }

    private func holdsMore(thanPlainTextFrom start: Int) -> Bool {
        let bytes = span
        for index in start..<bytes.count where bytes[index] < 0x20 || bytes[index] >= 0x7F { return true }
        return false
    }
}
