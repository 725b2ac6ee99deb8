// Draws a progress banner below its navigation bar, as its model lays it out. Must not know how a theme is resolved.

import FioriTheme

/// Pictures of a progress banner.
enum BannerDrawing {
    /// What a banner is seen in.
    enum Phase: String, CaseIterable {
        /// The work goes on.
        case running
        /// A finger is on it.
        case pressed
        /// The work is done.
        case completed
    }

    /// A narrow phone's bar, and some of the content that the banner lies on.
    private static let bar = Rect(width: 320, height: 44)
    private static let content = 26.0
    private static let iconSide = 14.0
    /// Between an icon and the text beside it.
    private static let iconGap = 6.0

    /// The banner of SAP's page in one phase under a theme, attached to its bar.
    static func bar(_ stack: ThemeStack, _ phase: Phase, on place: Traits) -> NavigationBar {
        var view = ProgressBannerMessageView()
        stack.apply(to: &view, traits: place)
        view.isFadedInAndOut = false
        view.completionMessage = "Sync Complete"
        var bar = NavigationBar(frame: Self.bar)
        bar.bannerView = .progress(view)
        // Attached, it can be shown.
        try? bar.progressBannerView?.show(message: "Cancel Sync")
        bar.progressBannerView?.update(progress: phase == .completed ? 1 : 0.6, animated: false)
        if phase == .pressed { bar.progressBannerView?.isHighlighted = true }
        return bar
    }

    /// A bar and its banner.
    static func picture(of bar: NavigationBar, _ stack: ThemeStack, on place: Traits) -> Picture {
        var canvas = Canvas()
        let layout = bar.bannerLayout()
        let size = Size(width: Self.bar.width, height: (layout?.frame.maxY ?? Self.bar.maxY) + content)
        canvas.fill(Rect(width: size.width, height: size.height), stack.screen(on: place))
        draw(stack, on: place, &canvas)
        if let banner = bar.progressBannerView, let layout { draw(banner, layout, stack, place, &canvas) }
        return canvas.picture("", size)
    }

    /// The bar as the theme's class for it has it, with a title.
    private static func draw(_ stack: ThemeStack, on place: Traits, _ canvas: inout Canvas) {
        let style = stack.style(for: "NavigationBar", traits: place)
        var finder = ContrastFinder(stack, on: place)
        let names = finder.facts("font-color")?.standsOn ?? []
        if let ground = finder.surfaces(names, behind: style)?.first?.color.value?.color { canvas.fill(bar, ground) }
        let face = style.text("font-name").flatMap { FontNames.sdk.face($0) }
        let paint = canvas.paint(style["font-color"]?.value?.color ?? stack.ink(on: place))
        canvas.add(
            .text(
                TextRun(
                    text: "Orders", x: bar.midX, baseline: bar.midY + 6,
                    fontSize: min(style.number("font-size") ?? 17, 24), weight: face?.weight ?? 600,
                    isItalic: face?.isItalic ?? false, anchor: .middle, paint: paint)))
    }

    private static func draw(
        _ banner: ProgressBannerMessageView, _ layout: BannerLayout, _ stack: ThemeStack, _ place: Traits,
        _ canvas: inout Canvas
    ) {
        let style = banner.style
        if banner.isVisible(.contentViewTapped), let color = style.contentViewTapped.backgroundColor {
            canvas.fill(layout.frame, color)
        }
        if let track = layout.progressBar {
            if let color = style.progressBar.trackTintColor { canvas.fill(track, color) }
            if let color = style.progressBar.progressTintColor {
                var done = track
                done.width *= banner.displayedProgress(at: .zero)
                canvas.fill(done, color)
            }
        }
        if banner.isVisible(.messageBannerDividerTop), let color = style.messageBannerDividerTop.backgroundColor {
            hairline(at: layout.progressBar?.maxY ?? layout.frame.y, layout.frame, color, &canvas)
        }
        if banner.isVisible(.dividerBottom), let color = style.dividerBottom.backgroundColor {
            hairline(at: layout.dividerBottom.midY, layout.frame, color, &canvas)
        }
        let middle = layout.textFrame.midY - iconSide / 2
        let before = layout.textFrame.x - iconGap - iconSide
        if banner.isVisible(.syncIcon), let color = style.syncIcon.tintColor {
            canvas.add(.symbol(.sync, x: before, y: middle, side: iconSide, paint: canvas.paint(color)))
        }
        if banner.isVisible(.completionCheckMark), let color = style.completionCheckMark.tintColor {
            canvas.add(.symbol(.check, x: before, y: middle, side: iconSide, paint: canvas.paint(color)))
        }
        if banner.isVisible(.closeIcon), let color = style.closeIcon.tintColor {
            let x = layout.frame.maxX - iconSide - 15
            canvas.add(.symbol(.close, x: x, y: middle, side: iconSide, paint: canvas.paint(color)))
        }
        let isDone = banner.phase == .completed
        let label = isDone ? style.completionLabel : style.titleLabel
        let color =
            isDone
            ? label.fontColor[.normal] ?? stack.ink(on: place)
            : (banner.isHighlighted ? label.fontColor[.highlighted] : nil) ?? label.fontColor[.normal]
                ?? stack.ink(on: place)
        let face = label.fontName.flatMap { FontNames.sdk.face($0) }
        canvas.add(
            .text(
                TextRun(
                    text: layout.text, x: layout.textFrame.x, baseline: layout.baseline, fontSize: layout.fontSize,
                    width: layout.textFrame.width, weight: face?.weight ?? 400, isItalic: face?.isItalic ?? false,
                    paint: canvas.paint(color))))
    }

    private static func hairline(at y: Double, _ frame: Rect, _ color: DynamicColor, _ canvas: inout Canvas) {
        canvas.add(.hairline(x: frame.x, y: y, width: frame.width, paint: canvas.paint(color)))
    }
}
