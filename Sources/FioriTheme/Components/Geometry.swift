// Places and sizes on a canvas. Must not know what is drawn there.

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// Makes a size; without arguments it is zero.
    public init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points. The origin of coordinates is top left, as on a screen.
public struct Rect: Hashable, Sendable {
    /// Its left edge.
    public var x: Double
    /// Its top edge.
    public var y: Double
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// Makes a rectangle; without arguments it is zero.
    public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Its right edge.
    public var maxX: Double { x + width }
    /// Its bottom edge.
    public var maxY: Double { y + height }
    /// The middle between left and right.
    public var midX: Double { x + width / 2 }
    /// The middle between top and bottom.
    public var midY: Double { y + height / 2 }
}
