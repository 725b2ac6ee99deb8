// Colour arithmetic against published reference values. No palette, no sheet.

import FioriTheme
import Testing

@Suite("Colour arithmetic")
struct ValuesColorTests {
    private func color(_ hex: String) -> Color { Color(hex: hex) ?? Color(red: 1, green: 2, blue: 3) }

    private func isNear(_ one: Double, _ other: Double, _ limit: Double) -> Bool { abs(one - other) <= limit }

    @Test(
        "contrast ratios as published for WCAG 2",
        arguments: [
            ("000000", "FFFFFF", 21.0), ("777777", "FFFFFF", 4.48), ("767676", "FFFFFF", 4.54),
            ("FF0000", "FFFFFF", 4.0),
            ("0000FF", "FFFFFF", 8.59), ("00FF00", "FFFFFF", 1.37), ("949494", "FFFFFF", 3.03),
            ("595959", "FFFFFF", 7.0),
            ("FFFFFF", "FFFFFF", 1.0),
        ])
    func contrast(_ one: String, _ other: String, _ ratio: Double) {
        #expect(isNear(color(one).contrast(on: color(other)), ratio, 0.005))
        #expect(isNear(color(other).contrast(on: color(one)), ratio, 0.005))
    }

    @Test("luminance runs from 0 to 1 and never falls while a grey gets lighter")
    func luminance() {
        #expect(Color(hex: "000000")?.luminance == 0)
        #expect(isNear(color("FFFFFF").luminance, 1, 1e-12))
        #expect(isNear(color("FF0000").luminance, 0.2126, 1e-12))
        #expect(isNear(color("808080").luminance, 0.2158605, 1e-7))
        var last = -1.0
        for step in UInt8.min...UInt8.max {
            let luminance = Color(red: step, green: step, blue: step).luminance
            #expect(luminance > last)
            last = luminance
        }
    }

    @Test("every byte survives the way to light and back")
    func roundTrip() {
        for step in UInt8.min...UInt8.max {
            let color = Color(red: step, green: 255 - step, blue: step / 2)
            #expect(color.linear.encoded == color)
        }
        #expect(LinearColor(red: -0.5, green: 1.5, blue: 0.5).encoded.hex == "#00FFBCFF")
    }

    @Test(
        "OKLab of the primaries of sRGB",
        arguments: [
            ("FFFFFF", 1.0, 0.0, 0.0), ("FF0000", 0.627955, 0.224863, 0.125846),
            ("00FF00", 0.866440, -0.233888, 0.179498),
            ("0000FF", 0.452014, -0.032457, -0.311528), ("000000", 0.0, 0.0, 0.0),
        ])
    func oklab(_ hex: String, _ lightness: Double, _ a: Double, _ b: Double) {
        let lab = color(hex).oklab
        #expect(isNear(lab.lightness, lightness, 2e-5))
        #expect(isNear(lab.a, a, 2e-5))
        #expect(isNear(lab.b, b, 2e-5))
    }

    @Test("OKLab of the pairs of light that its author printed, converted from XYZ")
    func oklabOfItsAuthor() {
        // XYZ (0.950, 1.000, 1.089) is white: L 1.000, a 0.000, b 0.000.
        let white = OKLab(LinearColor(red: 1, green: 1, blue: 1))
        #expect(isNear(white.lightness, 1, 1e-6) && isNear(white.a, 0, 1e-6) && isNear(white.b, 0, 1e-6))
        // XYZ (1, 0, 0), (0, 1, 0), (0, 0, 1) through the matrix of sRGB: L 0.450 a 1.236 b -0.019, and so on.
        let columns = [
            LinearColor(red: 3.2404542, green: -0.9692660, blue: 0.0556434),
            LinearColor(red: -1.5371385, green: 1.8760108, blue: -0.2040259),
            LinearColor(red: -0.4985314, green: 0.0415560, blue: 1.0572252),
        ]
        let printed = [(0.450, 1.236, -0.019), (0.922, -0.671, 0.263), (0.153, -1.415, -0.449)]
        for (light, wanted) in zip(columns, printed) {
            let lab = OKLab(light)
            #expect(isNear(lab.lightness, wanted.0, 0.002))
            #expect(isNear(lab.a, wanted.1, 0.003))
            #expect(isNear(lab.b, wanted.2, 0.002))
        }
    }

    @Test("differences")
    func difference() {
        #expect(isNear(color("000000").difference(from: color("FFFFFF")), 1, 1e-5))
        #expect(color("123456").difference(from: color("123456")) == 0)
        #expect(color("0A6ED1").difference(from: color("0A6ED2")) < 0.02)
        #expect(color("FF0000").difference(from: color("00FF00")) > 0.4)
    }

    @Test("source over")
    func over() {
        let half = Color(red: 255, green: 0, blue: 0, alpha: 128)
        #expect(half.over(.white).hex == "#FF7F7FFF")
        #expect(half.over(Color(red: 0, green: 0, blue: 255, alpha: 0)).hex == "#FF000080")
        #expect(Color(red: 9, green: 9, blue: 9, alpha: 0).over(.black) == .black)
        #expect(color("12345678").over(color("00000000")) == color("12345678"))
        #expect(Color(red: 0, green: 0, blue: 0, alpha: 0).over(color("FFFFFF00")).alpha == 0)
        // Two halves: three quarters.
        #expect(half.over(Color(red: 0, green: 0, blue: 255, alpha: 128)).hex == "#AA0055C0")
        // What is seen through counts: grey of half the strength on white.
        #expect(isNear(Color(red: 0, green: 0, blue: 0, alpha: 138).contrast(on: .white), 4.6, 0.1))
    }

    @Test("greys stay what they are in every deficiency, and the known confusions come together")
    func vision() {
        for vision in ColorVision.allCases {
            for step in [UInt8(0), 64, 128, 200, 255] {
                let grey = Color(red: step, green: step, blue: step, alpha: 77)
                let seen = grey.seen(with: vision)
                #expect(seen.alpha == 77)
                for part in [seen.red, seen.green, seen.blue] { #expect(abs(Int(part) - Int(step)) <= 1) }
            }
        }
        // Severity 1.0 for pure red, as the published matrix gives it.
        #expect(color("FF0000").seen(with: .protanopia).hex == "#6D5F00FF")
        #expect(color("FF0000").seen(with: .deuteranopia).hex == "#A39000FF")
        let (red, green) = (color("B00000"), color("507000"))
        #expect(
            red.seen(with: .deuteranopia).difference(from: green.seen(with: .deuteranopia))
                < red.difference(from: green))
    }
}
