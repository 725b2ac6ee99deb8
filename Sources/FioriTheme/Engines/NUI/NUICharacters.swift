// The character sets of NUI's tokeniser. Must not know what a token is.

/// Membership in the sets that NUI's recognisers are built with.
enum NUICharacters {
    /// True for a byte that may begin an identifier (SP:134-138).
    @inline(__always)
    static func beginsIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "-"),
            UInt8(ascii: "_"), UInt8(ascii: "\\"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// True for a byte that may follow in an identifier (SP:129-133): a slash may, `#` and `@` may not.
    @inline(__always)
    static func continuesIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "\\"):
            // "-" to "9" is exactly: - . / 0 to 9.
            true
        default: false
        }
    }

    /// True for the white space of ASCII: tab, LF, VT, FF, CR and space (WS:35).
    @inline(__always)
    static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// True for the white space beyond ASCII: next line and the Unicode categories Zs, Zl and Zp (WS:35).
    ///
    /// Written out, and not taken from the module that reads sheets tolerantly, so that neither moves the other.
    static func isWhiteSpace(scalar: UInt32) -> Bool {
        switch scalar {
        case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        case 0x200B: NUIAssumptions.zeroWidthSpaceIsWhiteSpace
        default: false
        }
    }
}
