// Where a banner and its parts stand. Must not know colours, phases or time.

/// The layout of a banner that is shown, in points, in the coordinates of its navigation bar's frame.
///
/// The message lies below the bar, over the content, as wide as the bar; its text is centred. A progress bar is on top.
/// Source: the page "Progress Banner Message View" of SAP's cloud guide; heights and paddings are inferred from the
/// SwiftUI component's.
public struct BannerLayout: Hashable, Sendable {
    /// The whole banner.
    public let frame: Rect
    /// The progress bar; nil where none is seen.
    public let progressBar: Rect?
    /// The text as it is drawn: cut off at the tail where it is too long for a line.
    public let text: String
    /// The text's type size.
    public let fontSize: Double
    /// The text's place.
    public let textFrame: Rect
    /// The text's baseline.
    public var baseline: Double { textFrame.y + fontSize * TextMeasurer.ascent }
    /// The line below the banner.
    public let dividerBottom: Rect

    init(_ banner: Banner, below bar: Rect, measurer: TextMeasurer) {
        let facts = ComponentFacts.banner
        let progress = banner.progress
        let barHeight = progress == nil ? 0 : ComponentFacts.progressBanner.number("progress-bar-height")
        let rowHeight = facts.number("row-height")
        let dividerHeight = facts.number("divider-height")
        frame = Rect(x: bar.x, y: bar.maxY, width: bar.width, height: barHeight + rowHeight + dividerHeight)
        progressBar =
            progress?.isVisible(.progressBar) == true
            ? Rect(x: bar.x, y: bar.maxY, width: bar.width, height: barHeight) : nil
        let label = progress?.phase == .completed ? progress?.style.completionLabel : progress?.style.titleLabel
        fontSize = label?.fontSize ?? facts.number("title-size")
        let room = max(bar.width - 2 * facts.number("side-padding"), 0)
        let lines = TextLines(
            progress?.visibleText ?? banner.message, limit: room, count: 1, fontSize: fontSize, measurer: measurer)
        text = lines.lines.first ?? ""
        let width = measurer.width(of: text, fontSize: fontSize)
        let height = fontSize * TextMeasurer.lineHeight
        textFrame = Rect(
            x: bar.midX - width / 2, y: bar.maxY + barHeight + (rowHeight - height) / 2, width: width, height: height)
        dividerBottom = Rect(
            x: bar.x, y: frame.maxY - dividerHeight, width: bar.width, height: dividerHeight)
    }
}

extension NavigationBar {
    /// Where the banner stands; nil where none is shown.
    public func bannerLayout(measurer: TextMeasurer = .builtIn) -> BannerLayout? {
        guard let banner = bannerView, banner.isShown else { return nil }
        return BannerLayout(banner, below: frame, measurer: measurer)
    }
}
