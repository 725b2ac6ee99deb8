// Colours as people see their distance. Must not know palettes or engines.

/// A colour in OKLab: distances in it are distances for the eye.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing", bottosson.github.io/posts/oklab.
package struct OKLab: Hashable, Sendable {
    /// Lightness, 0 to 1.
    package let lightness: Double
    /// From green to red.
    package let a: Double
    /// From blue to yellow.
    package let b: Double

    /// Makes a colour of its parts.
    package init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Converts amounts of light.
    package init(_ light: LinearColor) {
        let (red, green, blue) = (light.red, light.green, light.blue)
        let long = Self.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = Self.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = Self.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    private static func cubeRoot(_ number: Double) -> Double {
        number < 0 ? -SRGB.root(-number, 3) : SRGB.root(number, 3)
    }

    /// The straight distance of two colours. Below 0.02 two fields side by side are hard to tell apart.
    package func distance(to other: OKLab) -> Double {
        let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
        return (l * l + a * a + b * b).squareRoot()
    }
}

extension Color {
    /// The colour in OKLab, alpha left out.
    package var oklab: OKLab { OKLab(linear) }

    /// How different two colours look: the straight distance in OKLab, 0 for equal ones, 1 for black and white. Alpha is
    /// left out: put both over their background first.
    public func difference(from other: Color) -> Double { oklab.distance(to: other.oklab) }
}
