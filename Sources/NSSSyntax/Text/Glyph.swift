// How one scalar of unknown text is shown so that it can do no harm. Knows no report.

/// One step through text of any bytes: a scalar, or a byte that belongs to none.
///
/// Control characters, marks that reorder text and characters without any look are shown as `\u{…}`, bytes that are
/// not UTF-8 as U+FFFD: what a sheet holds can neither steer a terminal nor hide from its reader. So is the bracket of
/// `##word[`, which build services take for a command wherever it stands in their log.
package struct Glyph {
    /// What is shown.
    package enum Look {
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
    package let length: Int
    /// How it is shown.
    package let look: Look
    /// The scalar; 0 for a byte that belongs to none.
    package let scalar: UInt32

    /// The glyph that starts at a byte.
    package init(in bytes: Span<UInt8>, at index: Int) {
        let first = bytes[index]
        if first == UInt8(ascii: "["), Self.endsCommand(in: bytes, at: index) {
            (length, look, scalar) = (1, .escaped, UInt32(first))
        } else if first >= 0x20, first < 0x7F {
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

    /// Appends what is shown; a tab stays a tab.
    package func write(to output: inout [UInt8]) {
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

    /// True where `##` and perhaps letters stand before a bracket.
    private static func endsCommand(in bytes: Span<UInt8>, at bracket: Int) -> Bool {
        var start = bracket
        while start > 0, bytes[start - 1] | 0x20 >= 0x61, bytes[start - 1] | 0x20 <= 0x7A { start -= 1 }
        return start >= 2 && bytes[start - 1] == UInt8(ascii: "#") && bytes[start - 2] == UInt8(ascii: "#")
    }

    private static func isHarmful(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x20, 0x7F..<0xA0: true  // C0, DEL, C1
        case 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: true
        case 0xE_0000...0xE_007F: true
        default: false
        }
    }
}
