// Which devices and orientations a media condition holds in. Must not know where the conditions stand.

package import NSSSyntax

/// A set of the four combinations of device and orientation.
package struct MediaCells: OptionSet, Hashable, Sendable {
    /// One bit a combination: iPhone portrait, iPhone landscape, iPad portrait, iPad landscape.
    package let rawValue: UInt8

    /// Makes a set of bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Everywhere.
    package static let all = MediaCells(rawValue: 0b1111)
    /// Nowhere.
    package static let none: MediaCells = []

    /// The four combinations one by one.
    package static let each = (0..<4).map { MediaCells(rawValue: 1 << UInt8($0)) }

    private static let phone = MediaCells(rawValue: 0b0011)
    private static let pad = MediaCells(rawValue: 0b1100)
    private static let portrait = MediaCells(rawValue: 0b0101)
    private static let landscape = MediaCells(rawValue: 0b1010)

    /// The features that are known.
    package static let features = ["device", "orientation"]

    /// The combination of the given traits.
    package init(_ device: Traits.Device, _ orientation: Traits.Orientation) {
        self = (device == .ipad ? Self.pad : Self.phone)
            .intersection(orientation == .landscape ? Self.landscape : Self.portrait)
    }

    /// Where a block's conditions hold, as NUI evaluates them: an unknown feature is ignored, an unknown value never
    /// holds, of a feature given twice the last one counts (SP:87-114, MO:63-73).
    package init(_ block: MediaBlock) {
        var device = Self.all
        var orientation = Self.all
        let source = block.tree.source
        for condition in block.conditions {
            let value = source.text(in: condition.value)
            switch source.text(in: condition.feature) {
            case "device": device = value == "ipad" ? Self.pad : value == "iphone" ? Self.phone : .none
            case "orientation":
                orientation = value == "landscape" ? Self.landscape : value == "portrait" ? Self.portrait : .none
            default: break
            }
        }
        self = device.intersection(orientation)
    }

    /// The combinations in words: "on iPad", "on iPhone in landscape".
    package var description: String {
        if self == .all { return "everywhere" }
        if self == .none { return "nowhere" }
        if self == Self.phone { return "on iPhone" }
        if self == Self.pad { return "on iPad" }
        if self == Self.portrait { return "in portrait" }
        if self == Self.landscape { return "in landscape" }
        var words: [String] = []
        if contains(MediaCells(.iphone, .portrait)) { words.append("on iPhone in portrait") }
        if contains(MediaCells(.iphone, .landscape)) { words.append("on iPhone in landscape") }
        if contains(MediaCells(.ipad, .portrait)) { words.append("on iPad in portrait") }
        if contains(MediaCells(.ipad, .landscape)) { words.append("on iPad in landscape") }
        return words.joined(separator: " and ")
    }
}
