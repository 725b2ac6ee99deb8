// How wide a terminal shows a scalar. Knows no report.

import NSSSyntax

extension Glyph {
    /// Number of terminal columns it takes when it starts at a column, from 0.
    func width(at column: Int) -> Int {
        switch look {
        case .itself: scalar < 0x300 ? 1 : Self.width(of: scalar)
        case .tab: 8 - column % 8
        case .escaped: 4 + (scalar < 0x100 ? 2 : scalar < 0x1000 ? 3 : scalar < 0x1_0000 ? 4 : 5)
        case .replaced: 1
        }
    }

    /// The usual terminals' idea of a scalar's width; rough, for carets only.
    private static func width(of scalar: UInt32) -> Int {
        switch scalar {
        case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x1AB0...0x1AFF: 0
        case 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE_0100...0xE_01EF: 0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3: 2
        case 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6: 2
        case 0x1_F300...0x1_F64F, 0x1_F680...0x1_F6FF, 0x1_F900...0x1_FAFF, 0x2_0000...0x3_FFFD: 2
        default: 1
        }
    }
}
