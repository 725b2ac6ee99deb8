// How large a text is for its contrast. Must not know colours, nor where the values come from.

/// What is known of the size of a text, as the Web Content Accessibility Guidelines tell sizes apart (WCAG 2.2, success
/// criterion 1.4.3).
package enum TextSize: Sendable {
    case unknown
    case normal
    /// Of 18 points and more, or bold and of 14 points and more.
    case large

    /// Of a size in points and a text style the larger one counts, since no page says which does.
    package init(points: Double?, style: String?, font: String?) {
        var points = points
        if let style {
            guard let known = FontNames.sdk.styles.first(where: { $0.name == style }) else {
                self = .unknown
                return
            }
            points = max(points ?? 0, Double(known.points))
        }
        guard let points else {
            self = .unknown
            return
        }
        self = points >= 18 || points >= 14 && Self.isBold(font ?? "") ? .large : .normal
    }

    /// Told by the face where the SDK has it, else by the name, in which foundries put the weight; one between the two
    /// counts as bold.
    private static func isBold(_ font: String) -> Bool {
        if let face = FontNames.sdk.face(font) { return face.weight >= 600 }
        let letters = font.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        return letters.indices.contains { start in
            ["bold", "black", "heavy"].contains { letters[start...].starts(with: $0.utf8) }
        }
    }
}
