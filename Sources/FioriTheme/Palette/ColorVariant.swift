// The eight variants of a palette colour and the traits each serves. Must not know any colour.

/// Light or dark mode, as the user chose it.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark ink on light paper.
    case light
    /// Light ink on dark paper.
    case dark
}

/// Whether something stands on the screen's base or above it, as sheets and popovers do.
public enum Level: String, Hashable, Sendable, CaseIterable {
    /// On the screen itself.
    case base
    /// Above other content.
    case elevated
}

/// The system setting "Increase Contrast".
public enum Contrast: String, Hashable, Sendable, CaseIterable {
    /// Off.
    case normal
    /// On.
    case high
}

/// Which of a colour's eight values is meant.
///
/// The SDK names a variant for the *ink*: `light` is a light colour for a dark background, so it belongs to dark mode.
/// The suffixes of a theme's definitions name the *paper* (`_darkBackground`), so the two read crossed.
/// Source: cloud-sdk-ios-fiori, HexColor.swift and ColorVariant.swift.
public enum ColorVariant: Int, Hashable, Sendable, CaseIterable {
    /// Dark mode.
    case light
    /// Light mode.
    case dark
    /// Dark mode with increased contrast.
    case contrastLight
    /// Light mode with increased contrast.
    case contrastDark
    /// Dark mode, elevated.
    case elevatedLight
    /// Light mode, elevated.
    case elevatedDark
    /// Dark mode, elevated, with increased contrast.
    case elevatedContrastLight
    /// Light mode, elevated, with increased contrast.
    case elevatedContrastDark

    /// The variant that these traits show.
    public init(appearance: Appearance, level: Level, contrast: Contrast) {
        switch (level, contrast) {
        case (.base, .normal): self = appearance == .dark ? .light : .dark
        case (.base, .high): self = appearance == .dark ? .contrastLight : .contrastDark
        case (.elevated, .normal): self = appearance == .dark ? .elevatedLight : .elevatedDark
        case (.elevated, .high): self = appearance == .dark ? .elevatedContrastLight : .elevatedContrastDark
        }
    }

    /// The mode it is shown in.
    public var appearance: Appearance { rawValue & 1 == 0 ? .dark : .light }
    /// The level it is shown on.
    public var level: Level { rawValue & 4 == 0 ? .base : .elevated }
    /// The contrast it is shown with.
    public var contrast: Contrast { rawValue & 2 == 0 ? .normal : .high }

    /// The same without increased contrast.
    package var withoutIncreasedContrast: ColorVariant {
        ColorVariant(appearance: appearance, level: level, contrast: .normal)
    }

    /// Its row in a palette sheet: `elevated-light`.
    package var row: String {
        switch self {
        case .light: "light"
        case .dark: "dark"
        case .contrastLight: "contrast-light"
        case .contrastDark: "contrast-dark"
        case .elevatedLight: "elevated-light"
        case .elevatedDark: "elevated-dark"
        case .elevatedContrastLight: "elevated-contrast-light"
        case .elevatedContrastDark: "elevated-contrast-dark"
        }
    }

    /// The variants that its row sets. Rows are applied in the order of the cases; a later one wins.
    package var reach: [ColorVariant] {
        switch self {
        case .light: Self.allCases
        case .dark: [.dark, .contrastDark, .elevatedDark, .elevatedContrastDark]
        case .contrastLight: [.contrastLight, .elevatedContrastLight]
        case .contrastDark: [.contrastDark, .elevatedContrastDark]
        case .elevatedLight: [.elevatedLight, .elevatedContrastLight]
        case .elevatedDark: [.elevatedDark, .elevatedContrastDark]
        case .elevatedContrastLight, .elevatedContrastDark: [self]
        }
    }

    /// All eight, light before dark, base before elevated, normal before high contrast.
    package static let shown: [ColorVariant] = Appearance.allCases.flatMap { appearance in
        Level.allCases.flatMap { level in
            Contrast.allCases.map { ColorVariant(appearance: appearance, level: level, contrast: $0) }
        }
    }
}
