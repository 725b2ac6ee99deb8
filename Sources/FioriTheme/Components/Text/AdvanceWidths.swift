// The advance widths behind the built-in measure of text. Must not know what is measured.

/// Advance widths of Helvetica, regular, in thousandths of the type size.
///
/// Source: Adobe's Core 14 font metrics; letters of Latin Extended-A that are not there are as wide as their base
/// letter.
enum AdvanceWidths {
    /// U+0020 to U+007E.
    private static let basicLatin: [UInt16] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ]

    /// U+00A0 to U+017F.
    private static let moreLatin: [UInt16] = [
        278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 333,
        400, 584, 333, 333, 333, 556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611,
        667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278,
        722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611,
        556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500,
        667, 556, 667, 556, 667, 556, 722, 500, 722, 500, 722, 500, 722, 500, 722, 643,
        722, 556, 667, 556, 667, 556, 667, 556, 667, 556, 667, 556, 778, 556, 778, 556,
        778, 556, 778, 556, 722, 556, 722, 556, 278, 278, 278, 278, 278, 278, 278, 222,
        278, 278, 778, 444, 500, 222, 667, 500, 500, 556, 222, 556, 222, 556, 299, 556,
        334, 556, 222, 722, 556, 722, 556, 722, 556, 604, 723, 556, 778, 556, 778, 556,
        778, 556, 1000, 944, 722, 333, 722, 333, 722, 333, 667, 500, 667, 500, 667, 500,
        667, 500, 611, 278, 611, 317, 611, 278, 722, 556, 722, 556, 722, 556, 722, 556,
        722, 556, 722, 556, 944, 722, 667, 500, 667, 611, 500, 611, 500, 611, 500, 222,
    ]

    /// The width of a character; 0 for control characters.
    static func width(of scalar: Unicode.Scalar) -> Int {
        let value = Int(scalar.value)
        switch value {
        case 0x20...0x7E: return Int(basicLatin[value - 0x20])
        case 0xA0...0x17F: return Int(moreLatin[value - 0xA0])
        case ..<0xA0: return 0
        case 0x2000...0x22FF: return sign(value)
        case 0x2E80...: return 1000
        default: return 600
        }
    }

    /// Spaces, punctuation, currencies and mathematical signs.
    private static func sign(_ value: Int) -> Int {
        switch value {
        // Zero width, joiners, directions.
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F: 0
        case 0x2003, 0x2014, 0x2026, 0x2030, 0x2122: 1000
        case 0x2002, 0x2007, 0x2013, 0x2020, 0x2021, 0x20AC: 556
        case 0x2009, 0x202F: 200
        case 0x2018...0x201B: 222
        case 0x201C...0x201F, 0x2010, 0x2011, 0x2039, 0x203A: 333
        case 0x2022: 350
        case 0x2044: 167
        case 0x2212: 584
        case 0x2260, 0x2264, 0x2265: 549
        default: 600
        }
    }
}
