// The surroundings a theme is looked at in. Must not know how any engine evaluates them.

/// One set of surroundings: what the system tells an app that changes which value of a theme applies.
public struct Traits: Hashable, Sendable {
    /// The kind of device.
    public enum Device: String, CaseIterable, Hashable, Sendable {
        /// Everything that is not an iPad.
        case iphone
        /// An iPad.
        case ipad
    }

    /// How the device is held.
    public enum Orientation: String, CaseIterable, Hashable, Sendable {
        /// Upright.
        case portrait
        /// On its side.
        case landscape
    }

    /// Light or dark.
    public var appearance: Appearance
    /// On the window or above other content.
    public var level: Level
    /// Normal or increased contrast.
    public var contrast: Contrast
    /// iPhone or iPad.
    public var device: Device
    /// Upright or on its side.
    public var orientation: Orientation

    /// Makes a set of traits; what is not given is what a report assumes: light, base, normal, iPhone, portrait.
    public init(
        appearance: Appearance = .light, level: Level = .base, contrast: Contrast = .normal,
        device: Device = .iphone, orientation: Orientation = .portrait
    ) {
        self.appearance = appearance
        self.level = level
        self.contrast = contrast
        self.device = device
        self.orientation = orientation
    }
}

extension Traits {
    /// The same place in the surroundings of a variant.
    package func showing(_ variant: ColorVariant) -> Traits {
        Traits(
            appearance: variant.appearance, level: variant.level, contrast: variant.contrast, device: device,
            orientation: orientation)
    }
}
