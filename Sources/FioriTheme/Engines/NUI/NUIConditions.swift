// Which media blocks of a sheet hold on a device. Must not know rules or values.

internal import NSSSyntax

/// The media blocks of one sheet, decided for one device and orientation.
struct NUIConditions {
    /// For each media block of the sheet, in source order, whether its condition holds.
    let holds: [Bool]

    /// Decides every media block (SP:87-114).
    init(_ sheet: NUISheet, in source: Source, device: Traits.Device, orientation: Traits.Orientation) {
        holds = sheet.media.map { medium in
            var isDevice = true
            var isOrientation = true
            // An option given twice keeps its last value (P/NUIMediaOptionSet.m:63-73): later ones overwrite here. A
            // name that NUI does not know is never asked for, which is as good as true; a value it does not know is
            // compared and never equal.
            for option in sheet.options[medium.options] {
                if source.matches("device", in: option.name) {
                    switch device {
                    case .iphone: isDevice = source.matches("iphone", in: option.value)
                    case .ipad: isDevice = source.matches("ipad", in: option.value)
                    }
                } else if source.matches("orientation", in: option.name) {
                    switch orientation {
                    case .portrait: isOrientation = source.matches("portrait", in: option.value)
                    case .landscape: isOrientation = source.matches("landscape", in: option.value)
                    }
                }
            }
            return isDevice && isOrientation
        }
    }

    /// True for what stands at top level (nil) or in a block that holds.
    func holds(_ medium: Int?) -> Bool {
        guard let medium else { return true }
        return holds[medium]
    }
}
