// The arc of a progress circle. Must not know what progresses, nor its colour.

/// An arc as it is drawn: from twelve o'clock, clockwise, with round caps.
public struct ProgressArc: Hashable, Sendable {
    /// The middle of the circle, in points from the left.
    public let centerX: Double
    /// The middle of the circle, in points from the top.
    public let centerY: Double
    /// From the middle to the middle of the line, in points: the line's outer edge touches the circle's frame
    /// (inferred).
    public let radius: Double
    /// The line's width in points.
    public let lineWidth: Double
    /// How much of the circle is drawn, 0 to 1. At 0 nothing is, not even the caps.
    public let fraction: Double

    /// Where it starts, in degrees clockwise from three o'clock, as UIKit counts: twelve o'clock.
    public static let startAngle = -90.0
    /// Where it ends, counted alike.
    public var endAngle: Double { Self.startAngle + 360 * fraction }

    /// Makes the arc of a circle in a frame.
    init(in circle: Rect, lineWidth: Double, fraction: Double) {
        centerX = circle.midX
        centerY = circle.midY
        radius = (circle.width - lineWidth) / 2
        self.lineWidth = lineWidth
        self.fraction = fraction
    }

    /// The same elsewhere: so many points to the right and down.
    package func moved(by distance: Double) -> ProgressArc {
        let reach = radius + lineWidth / 2
        let frame = Rect(
            x: centerX - reach + distance, y: centerY - reach + distance, width: 2 * reach, height: 2 * reach)
        return ProgressArc(in: frame, lineWidth: lineWidth, fraction: fraction)
    }
}
