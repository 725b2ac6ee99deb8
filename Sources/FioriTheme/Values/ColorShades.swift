// Lighter and darker shades of one hue. Must not know what a shade is wanted for.

extension OKLab {
    /// The amounts of light; parts may lie beyond 0 and 1, where no screen of sRGB shows the colour.
    package var light: LinearColor {
        func cube(_ number: Double) -> Double { number * number * number }
        let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return LinearColor(
            red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
            green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
            blue: -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short)
    }
}

extension Color {
    /// The same hue at another lightness of OKLab, 0 to 1, as colourful as it is, or as sRGB can show it. Alpha stays.
    package func shade(lightness: Double) -> Color {
        let lab = oklab
        var color = self
        // Grey is there at every lightness, so the last step is always one that can be shown.
        for step in 0...20 {
            let share = 1 - Double(step) / 20
            let light = OKLab(lightness: lightness, a: lab.a * share, b: lab.b * share).light
            if step < 20, !Self.canBeShown(light) { continue }
            color = light.encoded
            break
        }
        color.alpha = alpha
        return color
    }

    private static func canBeShown(_ light: LinearColor) -> Bool {
        for part in [light.red, light.green, light.blue] where part < -0.0005 || part > 1.0005 { return false }
        return true
    }

    /// The shade of the same hue that is nearest in lightness among those that pass; nil where none does.
    package func nearestShade(where passes: (Color) -> Bool) -> Color? {
        let lightness = oklab.lightness
        for step in 1...200 {
            let distance = Double(step) / 200
            for wanted in [lightness - distance, lightness + distance] where wanted >= 0 && wanted <= 1 {
                let shade = shade(lightness: wanted)
                if passes(shade) { return shade }
            }
        }
        return nil
    }
}
