// A drawing with the colours it has under a theme. Must not know what it shows, nor how it is written.

package import FioriTheme

/// Shapes on a canvas of a size.
package struct Drawing: Hashable, Sendable {
    /// In points.
    package let size: Size
    /// From back to front.
    package let shapes: [Shape]
}

/// A drawing and its paints. Two pictures with the same drawing differ in colours only.
package struct Picture: Hashable, Sendable {
    /// What it shows of its component, in a word or two; empty where there is nothing to tell apart.
    package let label: String
    /// The shapes.
    package let drawing: Drawing
    /// The colours, by the numbers that the shapes have for them.
    package let paints: [DynamicColor]
}

/// Collects shapes and paints from back to front.
struct Canvas {
    private(set) var shapes: [Shape] = []
    private(set) var paints: [DynamicColor] = []

    /// The number of a new paint.
    mutating func paint(_ color: DynamicColor) -> Int {
        paints.append(color)
        return paints.count - 1
    }

    /// Adds a shape in front of the others.
    mutating func add(_ shape: Shape) { shapes.append(shape) }

    /// Adds a rectangle of one colour.
    mutating func fill(_ rect: Rect, _ color: DynamicColor, radius: Double = 0) {
        add(.rectangle(rect, radius: radius, fill: paint(color), stroke: nil))
    }

    /// The picture, on a ground that fills it.
    func picture(_ label: String, _ size: Size) -> Picture {
        Picture(label: label, drawing: Drawing(size: size, shapes: shapes), paints: paints)
    }
}

extension DynamicColor {
    /// What a model paints in each variant.
    init(of shade: (Traits) -> DynamicColor.Shade, on place: Traits) {
        self.init { variant in shade(place.showing(variant)) }
    }
}
