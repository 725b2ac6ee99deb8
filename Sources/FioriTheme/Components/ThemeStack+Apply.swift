// A theme onto the component models. Must not decide who wins, nor what is painted: it carries over what is declared.

import NSSSyntax

extension ThemeStack {
    /// Gives a KPI progress view what the theme declares for it in these surroundings. Appearance, level and contrast
    /// make no difference: the colours follow them by themselves.
    public func apply(to view: inout KPIProgressView, traits: Traits = Traits()) {
        let own = Declared(self, KPIProgressView.sdkName, nil, traits)
        let caption = Declared(self, KPIProgressView.sdkName, "captionLabel", traits)
        var style = KPIProgressViewStyle()
        style.progressTintColor = own.colors("progress-tint-color")
        style.tintColor = own.colors("tint-color")
        style.trackTintColor = own.colors("track-tint-color")
        style.fontColor = own.colors("font-color")
        // What the view hands down is the view's and not the caption's: code may beat it.
        style.captionFontColor = caption.colors("font-color", onlyOwn: true)
        let cell = MediaCells(traits.device, traits.orientation)
        style.defaults = KPIProgressViewStyle.Defaults { colorsOfPalette.color(named: $0, in: cell) }
        view.style = style
    }

    /// Gives a progress banner what the theme and the SDK's own sheet declare for its parts.
    public func apply(to banner: inout ProgressBannerMessageView, traits: Traits = Traits()) {
        func part(_ name: String) -> Declared { Declared(self, ProgressBannerMessageView.sdkName, name, traits) }
        var style = ProgressBannerStyle()
        style.titleLabel = part("titleLabel").label
        style.completionLabel = part("completionLabel").label
        style.dividerBottom.backgroundColor = part("dividerBottom").color("background-color")
        style.messageBannerDividerTop.backgroundColor = part("messageBannerDividerTop").color("background-color")
        style.contentViewTapped.backgroundColor = part("contentViewTapped").color("background-color")
        style.progressBar.progressTintColor = part("progressBar").color("progress-tint-color")
        style.progressBar.trackTintColor = part("progressBar").color("track-tint-color")
        style.syncIcon.tintColor = part("syncIcon").color("tint-color")
        style.closeIcon.tintColor = part("closeIcon").color("tint-color")
        style.completionCheckMark.tintColor = part("completionCheckMark").color("tint-color")
        style.completionCheckMark.image = part("completionCheckMark").value("image")?.text
        banner.style = style
    }
}

extension Theme {
    /// Gives a KPI progress view what this sheet declares for it, as SAPFiori reads it with its latest palette.
    public func apply(to view: inout KPIProgressView, traits: Traits = Traits()) {
        ThemeStack(self).apply(to: &view, traits: traits)
    }

    /// Gives a progress banner what this sheet and the SDK's own declare for it.
    public func apply(to banner: inout ProgressBannerMessageView, traits: Traits = Traits()) {
        ThemeStack(self).apply(to: &banner, traits: traits)
    }
}

/// What is declared for one class path.
private struct Declared {
    private let stack: ThemeStack
    private let lineage: ClassLineage
    private let cell: MediaCells

    init(_ stack: ThemeStack, _ component: String, _ part: String?, _ traits: Traits) {
        self.stack = stack
        lineage = stack.lineage(of: stack.catalogue.path(of: component, part: part))
        cell = MediaCells(traits.device, traits.orientation)
    }

    /// The value of an attribute in a state that has a declaration of its own; nil for a state that has none.
    func value(_ attribute: String, _ state: ControlState = .normal, onlyOwn: Bool = false) -> ThemeValue? {
        guard let base = stack.bases.number(of: attribute), let winner = stack.winner(lineage, base, state, cell),
            winner.state == state
        else { return nil }
        if onlyOwn, lineage.entries[winner.entry].relation != .own { return nil }
        return stack.reading(of: winner, in: cell).value
    }

    func color(_ attribute: String) -> DynamicColor? { value(attribute)?.color }

    /// The colours of all states that have one of their own.
    func colors(_ attribute: String, onlyOwn: Bool = false) -> StateColors {
        var colors = StateColors()
        for state in ControlState.allCases { colors[state] = value(attribute, state, onlyOwn: onlyOwn)?.color }
        return colors
    }

    var label: ProgressBannerStyle.Label {
        var label = ProgressBannerStyle.Label()
        label.fontSize = value("font-size")?.number
        label.fontName = value("font-name")?.text
        label.fontColor = colors("font-color")
        return label
    }
}
