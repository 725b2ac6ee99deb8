// What the tests of the component models share. Must not know any component's rules.

import FioriTheme
import Foundation

/// Counts calls of a handler.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }
    func add() { lock.withLock { count += 1 } }
}

extension TextMeasurer {
    /// Every character is half as wide as the type size, so that widths can be checked in the head.
    static let half = TextMeasurer { text, fontSize in Double(text.count) * fontSize / 2 }

    /// Every text has this width.
    static func fixed(_ width: Double) -> TextMeasurer { TextMeasurer { _, _ in width } }
}

/// True for numbers that differ by rounding only.
func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-9 }

/// A colour that is the same everywhere, from six digits.
func color(_ hex: String) -> DynamicColor {
    DynamicColor(Color(hex: hex) ?? Color(red: 1, green: 2, blue: 3))
}
