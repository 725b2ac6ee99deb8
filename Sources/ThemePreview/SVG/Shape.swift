// What a picture is made of. Must not know what it shows, nor how it is written.

package import FioriTheme

/// One element of a drawing. Lengths are in points, from the top left corner. Colours are numbers of paints, which the
/// picture holds, so that one drawing serves every appearance.
package enum Shape: Hashable, Sendable {
    /// A line around a shape, half of it on either side.
    package struct Stroke: Hashable, Sendable {
        /// Number of the paint.
        package let paint: Int
        /// From one side to the other.
        package let width: Double
    }

    /// A rectangle with round corners.
    case rectangle(Rect, radius: Double, fill: Int?, stroke: Stroke?)
    /// A circle.
    case circle(x: Double, y: Double, radius: Double, fill: Int?, stroke: Stroke?)
    /// A part of a circle, from twelve o'clock, clockwise, with round caps.
    case arc(ProgressArc, paint: Int)
    /// A line as thin as the screen can show it, from left to right.
    case hairline(x: Double, y: Double, width: Double, paint: Int)
    /// A symbol in a square of a given side.
    case symbol(Symbol, x: Double, y: Double, side: Double, paint: Int)
    /// A text of one line.
    case text(TextRun)
}

/// A text of one line at its place.
package struct TextRun: Hashable, Sendable {
    /// Which of its ends stands at `x`.
    package enum Anchor: String, Hashable, Sendable {
        /// The left one.
        case start
        /// None: the text is centred.
        case middle
        /// The right one.
        case end
    }

    /// What is drawn.
    package var text: String
    /// The place of the anchor.
    package var x: Double
    /// The baseline.
    package var baseline: Double
    /// The type size.
    package var fontSize: Double
    /// The width that it is brought to, so that it fits whatever font there is; nil for the font's own.
    package var width: Double?
    /// From 100 to 900.
    package var weight = 400
    /// True for slanted letters.
    package var isItalic = false
    /// A font that is tried before the system's; nil for the system's own.
    package var family: String?
    /// Which end stands at `x`.
    package var anchor = Anchor.start
    /// Number of the paint.
    package var paint: Int
}

/// The signs that the drawings use, as lines in a square of 16 units. They stand in for the SDK's own, which are none of
/// ours.
package enum Symbol: String, CaseIterable, Hashable, Sendable {
    /// Two arrows in a circle.
    case sync
    /// A cross.
    case close
    /// A check mark.
    case check
    /// A picture that the theme names.
    case image

    /// The line, in the notation of SVG's paths.
    package var path: String {
        switch self {
        case .sync: "M13.3 7A5.5 5.5 0 0 0 3.6 4.8M2.7 9a5.5 5.5 0 0 0 9.7 2.2M3.3 1.9v3.2h3.2M12.7 14.1v-3.2H9.5"
        case .close: "M4 4l8 8M12 4l-8 8"
        case .check: "M2.5 8.6l3.6 3.6L13.5 4.4"
        case .image: "M2 3h12v10H2zM2 11l3.6-3.8 2.9 2.9 2-2L14 11.4M10.6 5.6h.1"
        }
    }
}
