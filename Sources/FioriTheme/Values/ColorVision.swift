// Colours as people with one kind of cone missing see them. Must not know palettes or engines.

/// A deficiency of colour vision in which one kind of cone is missing.
///
/// Simulated by the matrices for severity 1.0 of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009, applied to amounts of light.
public enum ColorVision: UInt8, CaseIterable, Hashable, Sendable {
    /// No cones for long waves: red is dark.
    case protanopia
    /// No cones for medium waves: the most common one.
    case deuteranopia
    /// No cones for short waves: rare.
    case tritanopia

    /// The name used in reports.
    public var name: String {
        switch self {
        case .protanopia: "protanopia"
        case .deuteranopia: "deuteranopia"
        case .tritanopia: "tritanopia"
        }
    }

    /// The rows of its matrix, one after the other.
    package var matrix: [Double] {
        switch self {
        case .protanopia:
            [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998]
        case .deuteranopia:
            [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881]
        case .tritanopia:
            [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900]
        }
    }

    /// The light that looks to everyone as this light looks to a person who has the deficiency. Parts may lie beyond 0
    /// and 1.
    package func seen(_ light: LinearColor) -> LinearColor {
        let matrix = matrix
        func row(_ first: Int) -> Double {
            matrix[first] * light.red + matrix[first + 1] * light.green + matrix[first + 2] * light.blue
        }
        return LinearColor(red: row(0), green: row(3), blue: row(6))
    }
}

extension Color {
    /// The colour as a person with a deficiency sees it; alpha stays.
    public func seen(with vision: ColorVision) -> Color {
        var color = vision.seen(linear).encoded
        color.alpha = alpha
        return color
    }
}
