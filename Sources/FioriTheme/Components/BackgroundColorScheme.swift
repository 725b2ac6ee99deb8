// The background that a component is made for. Must not know any colour.

/// The background a component stands on, which decides the variant of the palette's colours (SDK:
/// `FUIBackgroundColorScheme`).
///
/// A scheme names the background, so the ink on it is the opposite: on `lightConstant` it is dark.
/// Source: cloud-sdk-ios-fiori, BackgroundColorScheme.swift; the class reference has the same cases.
public enum BackgroundColorScheme: String, CaseIterable, Hashable, Sendable {
    /// As the device: light in light mode.
    case device
    /// The opposite of the device: dark in light mode.
    case deviceInverse
    /// Always light.
    case lightConstant
    /// Always dark.
    case darkConstant

    /// Whether the background is light or dark with these traits.
    public func appearance(for traits: Traits) -> Appearance {
        switch self {
        case .device: traits.appearance
        case .deviceInverse: traits.appearance == .light ? .dark : .light
        case .lightConstant: .light
        case .darkConstant: .dark
        }
    }

    /// The variant of a palette colour that is shown on it.
    public func variant(for traits: Traits) -> ColorVariant {
        ColorVariant(appearance: appearance(for: traits), level: traits.level, contrast: traits.contrast)
    }
}
