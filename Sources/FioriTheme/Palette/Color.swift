// A colour as bytes, and the one form it is printed in. Must not know palettes, nor how an engine reads a value.

/// A colour in sRGB with alpha, eight bits each, as sheets and palettes give it.
public struct Color: Hashable, Sendable {
    /// Red, 0 to 255.
    public var red: UInt8
    /// Green, 0 to 255.
    public var green: UInt8
    /// Blue, 0 to 255.
    public var blue: UInt8
    /// Alpha, 0 (clear) to 255 (opaque). Not premultiplied.
    public var alpha: UInt8

    /// Makes a colour of its parts.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Reads exactly `RRGGBB` or `RRGGBBAA`, in either case, with or without one `#` in front; nil for any other text.
    ///
    /// This is the form of palettes and reports. What an engine makes of a value in a theme is the engine's business.
    public init?(hex text: String) {
        self.init(hex: text.utf8)
    }

    /// The same for bytes.
    package init?(hex text: some Sequence<UInt8>) {
        var digits: UInt32 = 0
        var count = 0
        var isFirst = true
        for byte in text {
            let mayBeHash = isFirst
            isFirst = false
            if mayBeHash, byte == UInt8(ascii: "#") { continue }
            guard count < 8, let digit = Self.digit(byte) else { return nil }
            digits = digits << 4 | UInt32(digit)
            count += 1
        }
        guard count == 6 || count == 8 else { return nil }
        if count == 6 { digits = digits << 8 | 0xFF }
        self.init(
            red: UInt8(truncatingIfNeeded: digits >> 24), green: UInt8(truncatingIfNeeded: digits >> 16),
            blue: UInt8(truncatingIfNeeded: digits >> 8), alpha: UInt8(truncatingIfNeeded: digits))
    }

    /// `#RRGGBBAA` in upper case: the one form in which colours are printed.
    public var hex: String {
        var bytes: [UInt8] = [UInt8(ascii: "#")]
        for part in [red, green, blue, alpha] {
            bytes.append(Self.letter(part >> 4))
            bytes.append(Self.letter(part & 15))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Opaque black.
    package static let black = Color(red: 0, green: 0, blue: 0)
    /// Opaque white.
    package static let white = Color(red: 255, green: 255, blue: 255)

    /// The value of a hex digit; nil for any other byte.
    package static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    private static func letter(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
