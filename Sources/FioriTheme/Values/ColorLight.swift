// Colours as amounts of light: luminance, contrast, and one colour over another. Must not know palettes or engines.

/// Red, green and blue as amounts of light, 0 to 1, without sRGB's curve.
package struct LinearColor: Hashable, Sendable {
    /// Red.
    package var red: Double
    /// Green.
    package var green: Double
    /// Blue.
    package var blue: Double

    /// Makes a colour of its parts.
    package init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The colour as bytes, each part rounded to the nearest step of sRGB and kept between 0 and 255. Opaque.
    package var encoded: Color {
        Color(red: SRGB.byte(red), green: SRGB.byte(green), blue: SRGB.byte(blue))
    }
}

/// The curve of sRGB (IEC 61966-2-1) as two tables, since powers need a library that is not there everywhere.
enum SRGB {
    /// The light of each of the 256 steps.
    static let light: [Double] = (0..<256).map { decode(Double($0) / 255) }
    /// Where one step ends and the next begins.
    private static let limits: [Double] = (0..<255).map { decode((Double($0) + 0.5) / 255) }

    /// The step nearest to an amount of light.
    static func byte(_ light: Double) -> UInt8 {
        var low = 0
        var high = limits.count
        while low < high {
            let middle = (low + high) / 2
            if limits[middle] <= light { low = middle + 1 } else { high = middle }
        }
        return UInt8(low)
    }

    private static func decode(_ value: Double) -> Double {
        if value <= 0.04045 { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // base to the power of 2.4 is its square times the fifth root of its square.
        return base * base * root(base * base, 5)
    }

    /// The root of a number that is not negative, by Newton's method from above, where it only ever comes down.
    static func root(_ number: Double, _ degree: Int) -> Double {
        guard number > 0 else { return 0 }
        let count = Double(degree)
        var root = max(number, 1)
        while true {
            var power = root
            for _ in 2..<degree { power *= root }
            let next = ((count - 1) * root + number / power) / count
            if next >= root { return root }
            root = next
        }
    }
}

extension Color {
    /// The amounts of light, alpha left out.
    package var linear: LinearColor {
        LinearColor(
            red: SRGB.light[Int(red)], green: SRGB.light[Int(green)], blue: SRGB.light[Int(blue)])
    }

    /// Relative luminance as WCAG 2 defines it, from 0 (black) to 1 (white). Alpha is left out: put the colour over its
    /// background first.
    public var luminance: Double {
        let light = linear
        return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
    }

    /// Contrast ratio as WCAG 2 defines it, from 1 to 21, in either order of the two colours.
    ///
    /// A colour that is not opaque is put over the other one first; the other one counts as opaque.
    public func contrast(on background: Color) -> Double {
        var ground = background
        ground.alpha = 255
        let one = over(ground).luminance
        let other = ground.luminance
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// This colour painted over another one, as screens do it: source over, in sRGB, rounded to bytes.
    public func over(_ background: Color) -> Color {
        if alpha == 255 { return self }
        // All terms in 255ths of 255ths, so that nothing is rounded before the end.
        let front = Int(alpha) * 255
        let back = Int(background.alpha) * (255 - Int(alpha))
        let sum = front + back
        guard sum > 0 else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
        func mix(_ one: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Int(one) * front + Int(other) * back + sum / 2) / sum)
        }
        return Color(
            red: mix(red, background.red), green: mix(green, background.green), blue: mix(blue, background.blue),
            alpha: UInt8((sum + 127) / 255))
    }
}
