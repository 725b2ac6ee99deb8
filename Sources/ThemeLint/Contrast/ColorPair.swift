// A colour and what it stands on, with what is wrong about the two. Must not know how pairs are found, nor word anything.

import FioriTheme
import NSSSyntax

/// Two declarations whose colours are seen one upon the other, and stand too near to each other.
struct ColorPair {
    /// What the colour paints, by the catalogue's role of its attribute.
    enum Kind { case text, indicator, border }

    /// What is wrong.
    enum Verdict: Hashable {
        /// Not told apart at all, in light mode or in both.
        case invisible
        /// Too near in both modes, or in the only one there is.
        case low
        /// Too near in one mode only. `isChosen` where the author gave every colour that changes a value for both.
        case oneSided(Appearance, isChosen: Bool)

        /// Of two colours that are both the palette's own, how far they are apart is the palette's business. Where one
        /// is laid on itself, or only one of them follows the appearance, the sheet has put together what does not fit.
        func isOfTheSheet(_ front: DynamicColor, _ backs: [DynamicColor]) -> Bool {
            switch self {
            case .invisible: true
            case .low: false
            case .oneSided: backs.allSatisfy { $0.followsAppearance != front.followsAppearance }
            }
        }
    }

    /// One of the two declarations.
    struct Side {
        /// The class path that it is declared for.
        let path: String
        /// The attribute as it is written there, state included.
        let attribute: String
        /// The sheet it stands in; nil for the one under examination.
        let source: Source?
        /// The node of the declaration in that sheet.
        let node: Int
        /// The value.
        let range: TextRange
        /// The variable that the value is, with the value of its definition; nil where it is none of a sheet.
        let variable: (name: String, value: TextRange)?
        /// The colour of the palette that it is, without what stands behind its name.
        let paletteName: String?
        /// What it shows.
        let color: DynamicColor
    }

    /// How the two look in one variant.
    struct Look {
        let variant: ColorVariant
        /// As it is declared.
        let front: Color
        let back: Color
        /// WCAG's contrast ratio.
        let ratio: Double
        /// The distance in OKLab, the front laid over the back.
        let difference: Double

        /// The same in another variant.
        func again(in variant: ColorVariant) -> Look {
            Look(variant: variant, front: front, back: back, ratio: ratio, difference: difference)
        }
    }

    let kind: Kind
    /// The class path of what is coloured.
    let path: String
    /// The state in which they meet.
    let state: ControlState
    let front: Side
    let back: Side
    /// On which devices and in which orientations.
    var cells: MediaCells
    /// The ratio that is needed.
    let needed: Double
    /// False for text of which no size is known: large text needs less.
    let isSizeKnown: Bool
    /// The variants that are judged, and those of them that fail.
    let looks: [Look]
    let failing: [Look]
    let verdict: Verdict
    /// The engines it holds for.
    var engines: [EngineFacts]
    /// A colour of the same hue that would pass wherever the declaration is seen; nil where there is none, or where the
    /// declaration has no colour of its own.
    var better: Color?

    /// True for a control that is disabled: WCAG asks nothing of it.
    var isDisabled: Bool { state == .disabled || state == .selectedDisabled }

    /// The worst of its looks.
    var worst: Look {
        var worst = failing[0]
        for look in failing where look.ratio < worst.ratio { worst = look }
        return worst
    }

    /// True where two engines are to be told the same.
    func isSame(_ other: ColorPair) -> Bool {
        front.node == other.front.node && back.node == other.back.node && front.source == nil
            && other.front.source == nil
            && state == other.state && verdict == other.verdict && cells == other.cells && needed == other.needed
            && worst.ratio == other.worst.ratio && back.range == other.back.range
    }

    /// Judges looks; nil where nothing is wrong.
    static func verdict(_ looks: [Look], needed: Double, visible: Double, isChosen: Bool) -> Verdict? {
        var fails: (light: Bool, dark: Bool) = (false, false)
        var has: (light: Bool, dark: Bool) = (false, false)
        var isInvisible = false
        for look in looks {
            let isLight = look.variant.appearance == .light
            if isLight { has.light = true } else { has.dark = true }
            if look.ratio >= needed { continue }
            if isLight { fails.light = true } else { fails.dark = true }
            // What only dark mode hides is a matter of the other mode.
            if look.difference < visible, isLight || !has.light { isInvisible = true }
        }
        if !fails.light, !fails.dark { return nil }
        if isInvisible { return .invisible }
        if fails.light, !fails.dark, has.dark { return .oneSided(.light, isChosen: isChosen) }
        if fails.dark, !fails.light, has.light { return .oneSided(.dark, isChosen: isChosen) }
        return .low
    }
}

extension DynamicColor {
    /// True where dark mode shows another colour than light mode does, everything else being equal.
    var followsAppearance: Bool {
        if isConstant { return false }
        return ColorVariant.allCases.contains { variant in
            self[variant] != self[ColorVariant(appearance: .light, level: variant.level, contrast: variant.contrast)]
        }
    }
}
