// A colour of a class path, what it stands on, and how far apart the two are. Must not know how pairs are found.

/// A colour and what lies behind it, as the catalogue's roles have it, in one state of one class path.
package struct ContrastPair: Sendable {
    /// Something painted behind.
    package struct Surface: Sendable {
        /// The colour; of a gradient one end.
        package let color: Resolution
        /// The other end of a gradient.
        package let otherEnd: Resolution?
    }

    /// What is painted in front.
    package let foreground: Resolution
    /// What the front paints.
    package let role: AttributeFacts.Role
    /// What is painted behind, nearest first. The screen lies behind them all.
    package let surfaces: [Surface]
    /// What stands for the screen.
    package let screen: DynamicColor
    /// The ratio that WCAG 2 asks for: 4.5 for text, 3 for large text and for what is no text.
    package let needed: Double

    /// How the two look in one variant.
    package struct Look: Hashable, Sendable {
        /// WCAG's contrast ratio, 1 to 21.
        package let ratio: Double
        /// True where nothing opaque is known behind, so that the screen was taken for it: an assumption.
        package let isOnScreen: Bool

        /// The ratio with two digits, cut and not rounded: what fails never reads as what passes.
        package var text: String {
            let hundredths = Int(ratio * 100)
            return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
        }
    }

    /// The two in a variant; nil where one of them has no fixed colour. Of a gradient the end counts that is farther
    /// away: what fails there fails everywhere.
    package func look(in variant: ColorVariant) -> Look? {
        guard let front = foreground.value?.color?[variant].color else { return nil }
        guard let nearest = surfaces.first else { return look(front, on: [], variant) }
        var best = look(front, on: [nearest.color] + surfaces.dropFirst().map { $0.color }, variant)
        if let end = nearest.otherEnd {
            let other = look(front, on: [end] + surfaces.dropFirst().map { $0.color }, variant)
            if let known = best, let other, other.ratio > known.ratio { best = other }
        }
        return best
    }

    private func look(_ front: Color, on surfaces: [Resolution], _ variant: ColorVariant) -> Look? {
        var layers: [Color] = []
        var isOpaque = false
        for surface in surfaces {
            guard let color = surface.value?.color?[variant].color else { return nil }
            layers.append(color)
            if color.alpha == 255 {
                isOpaque = true
                break
            }
        }
        if !isOpaque {
            guard let color = screen[variant].color else { return nil }
            layers.append(color)
        }
        guard var ground = layers.popLast() else { return nil }
        while let layer = layers.popLast() { ground = layer.over(ground) }
        return Look(ratio: front.contrast(on: ground), isOnScreen: !isOpaque)
    }
}
