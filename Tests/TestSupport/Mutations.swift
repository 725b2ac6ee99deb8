// Sheets that nobody would write, the same in each run. Must not know what makes a sheet good.

/// A fixed sequence of numbers (SplitMix64), so that a failure can be seen again.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts at a seed.
    package init(seed: UInt64) { state = seed }

    /// The next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Changes to sheets.
package enum Mutations {
    /// Pieces that matter to some rule of the language.
    package static let pieces: [[UInt8]] =
        [
            "{", "}", ";", ":", ",", "(", ")", "/*", "*/", "//", "/", "*", "@", "#", "\"", "'", "!", "%", "\n", "\r\n",
            "\r", " ", "\t", "@media", "@media (device:ipad) {", "and", "android", "@mediaTint", "@x", "@x: red;",
            "A {",
            "A, B {", "A:B {", "a: b;", "a b", "a:", "\nA {", "\n}", "\n@x: 1", "@import x;", "18/*px*/", "18//big",
            "é", "\u{FEFF}", "\u{2028}", "😀", "Button:highlighted {", "$x", "#include", ";;", "};", ",{", "rgb(1,2,3)",
        ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], []]

    /// The sheet with one to four places changed: a piece put in, a stretch taken out, or one put over another.
    package static func splice(_ sheet: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        var sheet = sheet
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let start = Int.random(in: 0...sheet.count, using: &random)
            let length = min(Int.random(in: 0...12, using: &random), sheet.count - start)
            let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
            switch Int.random(in: 0..<4, using: &random) {
            case 0: sheet.insert(contentsOf: piece, at: start)
            case 1: sheet.removeSubrange(start..<start + length)
            case 2: sheet.replaceSubrange(start..<start + length, with: piece)
            default:
                // A stretch of the sheet's own, which is nearer to what a slip of the mouse does.
                let from = Int.random(in: 0...sheet.count, using: &random)
                let moved = Array(sheet[from..<min(from + 40, sheet.count)])
                sheet.insert(contentsOf: moved, at: start)
            }
        }
        return sheet
    }

    /// A sheet of nothing but pieces.
    package static func soup(using random: inout SeededGenerator) -> [UInt8] {
        var sheet: [UInt8] = []
        for _ in 0..<Int.random(in: 0..<24, using: &random) {
            sheet += pieces[Int.random(in: 0..<pieces.count, using: &random)]
            if Bool.random(using: &random) { sheet.append(UInt8(ascii: " ")) }
        }
        return sheet
    }

    /// A failing sheet made as small as taking out stretches can make it, for a message a person can read.
    package static func shrink(_ sheet: [UInt8], while fails: ([UInt8]) -> Bool) -> [UInt8] {
        var sheet = sheet
        var length = max(sheet.count / 2, 1)
        while true {
            var start = 0
            var changed = false
            while start < sheet.count {
                var smaller = sheet
                smaller.removeSubrange(start..<min(start + length, sheet.count))
                if fails(smaller) {
                    sheet = smaller
                    changed = true
                } else {
                    start += length
                }
            }
            if length > 1 { length /= 2 } else if !changed { return sheet }
        }
    }

    /// Bytes as a literal that can be pasted into a test.
    package static func shown(_ sheet: [UInt8]) -> String {
        var text = "\""
        for byte in sheet {
            switch byte {
            case UInt8(ascii: "\n"): text += "\\n"
            case UInt8(ascii: "\r"): text += "\\r"
            case UInt8(ascii: "\t"): text += "\\t"
            case UInt8(ascii: "\""): text += "\\\""
            case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(byte))
            default: text += "<" + String(byte, radix: 16, uppercase: true) + ">"
            }
        }
        return text + "\""
    }
}
