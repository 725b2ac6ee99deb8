// How often a sheet writes hex digits in which way. Must not know which way is wanted.

import NSSSyntax

/// Colours of three and six digits by the case of their letters and by their length.
struct HexCount {
    /// With letters in upper case.
    private(set) var upper = 0
    /// With letters in lower case.
    private(set) var lower = 0
    /// With letters in both cases.
    private(set) var mixed = 0
    /// Of three digits.
    private(set) var short = 0
    /// Of six digits.
    private(set) var long = 0

    /// Counts a colour by its digits.
    mutating func add(_ digits: TextRange, _ bytes: Span<UInt8>) {
        var cases: UInt8 = 0
        // A letter has bit 6, one in lower case bit 5 as well; of a digit bit 6 is clear.
        for index in digits.start..<digits.end where bytes[index] & 0x40 != 0 {
            cases |= bytes[index] & 0x20 == 0 ? 1 : 2
        }
        switch cases {
        case 1: upper += 1
        case 2: lower += 1
        case 3: mixed += 1
        default: break
        }
        if digits.length == 3 { short += 1 } else { long += 1 }
    }
}
