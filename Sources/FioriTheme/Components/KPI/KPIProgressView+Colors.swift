// Which of a KPI progress view's colours are painted. Must not know where a theme's colours were declared.

/// A colour that is painted, of those that code, theme and palette offer.
///
/// A state is looked for in the whole list before the normal state is, and the palette's colours are last resorts, so a
/// theme's normal colour is painted in any state that has none.
extension KPIProgressView {
    /// The colour of the arc; nil where it has no fixed one. Code beats theme, `progress-tint-color` beats
    /// `tint-color`.
    public func arcColor(for traits: Traits) -> Color? { arcShade(for: traits).color }

    /// The colour of the circle that the arc covers; nil where it has no fixed one.
    public func trackColor(for traits: Traits) -> Color? { trackShade(for: traits).color }

    /// The colour of the items; nil where it has no fixed one. Code beats theme, `font-color` beats `tint-color`.
    public func itemColor(for traits: Traits) -> Color? { itemShade(for: traits).color }

    /// The colour of the caption; nil where it has no fixed one. What a theme gives the caption itself beats even code,
    /// which sets the colour of the view; all else is as for the items.
    public func captionColor(for traits: Traits) -> Color? { captionShade(for: traits).color }

    /// What the arc is painted with, which may be a colour of the system.
    package func arcShade(for traits: Traits) -> DynamicColor.Shade {
        shade([tintColors, style.progressTintColor, style.tintColor], else: tintDefault, traits)
    }

    /// What the circle that the arc covers is painted with.
    package func trackShade(for traits: Traits) -> DynamicColor.Shade {
        shade([style.trackTintColor], else: style.defaults.track, traits)
    }

    /// What the items are painted with.
    package func itemShade(for traits: Traits) -> DynamicColor.Shade { shade(itemColors, else: textDefault, traits) }

    /// What the caption is painted with.
    package func captionShade(for traits: Traits) -> DynamicColor.Shade {
        shade([style.captionFontColor] + itemColors, else: textDefault, traits)
    }

    private var itemColors: [StateColors] { [textColors, style.fontColor, style.tintColor] }

    private var tintDefault: DynamicColor? {
        visualState == .highlighted ? style.defaults.tintHighlighted : style.defaults.tint
    }
    private var textDefault: DynamicColor? {
        visualState == .disabled ? style.defaults.textDisabled : tintDefault
    }

    /// The painted state as one of the three that have colours here.
    private var visualState: ControlState {
        switch paintedState {
        case .disabled, .selectedDisabled: .disabled
        case .highlighted, .selectedHighlighted: .highlighted
        case .normal, .selected: .normal
        }
    }

    private func shade(
        _ candidates: [StateColors], else last: DynamicColor?, _ traits: Traits
    ) -> DynamicColor.Shade {
        for state in [visualState, .normal] {
            for candidate in candidates {
                if let color = candidate[state] { return color.shade(in: traits) }
            }
        }
        return last?[colorScheme.variant(for: traits)] ?? .none
    }
}
