// Where everything of a KPI progress view stands. Must not know colours, states or time.

/// The layout of a KPI progress view, in points from the view's top left corner.
///
/// What the SDK's pages leave open is inferred from the SwiftUI component: type sizes, distances, and that items too
/// wide for the circle are drawn smaller.
public struct KPILayout: Hashable, Sendable {
    /// The text of one item.
    public struct Run: Hashable, Sendable {
        /// The item's index in the view's items.
        public let item: Int
        /// What is drawn.
        public let text: String
        /// The type size.
        public let fontSize: Double
        /// Its left edge.
        public let x: Double
        /// The baseline, the same for all runs.
        public let baseline: Double
        /// From left to right.
        public let width: Double
    }

    /// One line of the caption.
    public struct CaptionLine: Hashable, Sendable {
        /// What is drawn; cut off lines end in `…`.
        public let text: String
        /// Its left edge: lines are centred (inferred).
        public let x: Double
        /// Its baseline.
        public let baseline: Double
        /// From left to right.
        public let width: Double
    }

    /// The view's size: that of its frame, or in each direction in which the frame has none, what the content needs.
    public let size: Size
    /// What circle and caption need, whatever the frame.
    public let intrinsicSize: Size
    /// The circle.
    public let circle: Rect
    /// The items' texts, from left to right.
    public let runs: [Run]
    /// The caption's lines, from top to bottom; none without a caption.
    public let captionLines: [CaptionLine]
    /// The rectangle around the caption's lines; nil without a caption.
    public let captionFrame: Rect?
    /// The caption's type size.
    public let captionFontSize: Double
    /// False where the caption stands below the circle.
    public let isCaptionInsideCircle: Bool
    /// What is to be said about the items.
    public let warnings: [KPIWarning]

    /// Lays out a view.
    init(_ view: KPIProgressView) {
        let metrics = KPIMetrics.of(view.chartSize)
        let caption = Caption(view, metrics)
        let below = caption.isInside || caption.lines.isEmpty ? 0 : metrics.gapBelow + caption.height
        intrinsicSize = Size(
            width: max(metrics.diameter, caption.isInside ? 0 : caption.width), height: metrics.diameter + below)
        size = Size(
            width: view.frame.width > 0 ? view.frame.width : intrinsicSize.width,
            height: view.frame.height > 0 ? view.frame.height : intrinsicSize.height)
        // In a frame that is not its own size the content is centred (inferred).
        circle = Rect(
            x: (size.width - metrics.diameter) / 2, y: (size.height - intrinsicSize.height) / 2,
            width: metrics.diameter, height: metrics.diameter)

        let line = KPIItemLine(view, metrics)
        let inside = caption.isInside && !caption.lines.isEmpty ? caption.height : 0
        let gap = inside > 0 && !line.pieces.isEmpty ? metrics.gapInside * metrics.scale : 0
        let top = circle.midY - (line.height + gap + inside) / 2
        runs = line.runs(centeredAt: circle.midX, baseline: top + line.ascent)

        let captionTop = caption.isInside ? top + line.height + gap : circle.maxY + metrics.gapBelow
        captionLines = caption.lines(centeredAt: circle.midX, top: captionTop)
        captionFrame =
            caption.lines.isEmpty
            ? nil
            : Rect(
                x: circle.midX - caption.width / 2, y: captionTop, width: caption.width, height: caption.height)
        captionFontSize = caption.fontSize
        isCaptionInsideCircle = caption.isInside
        warnings = KPIWarning.check(view.items) + (line.width > metrics.diameter ? [.itemsTooWide] : [])
    }
}

/// The caption in lines, before it has a place.
private struct Caption {
    let isInside: Bool
    let fontSize: Double
    let lines: [(text: String, width: Double)]

    init(_ view: KPIProgressView, _ metrics: KPIMetrics) {
        let text = view.captionLabelText
        let measurer = view.textMeasurer
        let insideSize = metrics.captionSize * metrics.scale
        // The SDK asks for a caption's length only, and a text of several lines has none.
        let fits =
            !text.contains { $0.isNewline }
            && measurer.width(of: text, fontSize: insideSize) <= metrics.captionInside
        isInside = fits && !view.isDisplayingCaptionOutsideCircle
        let fontSize = isInside ? insideSize : metrics.captionSize
        let texts =
            isInside
            ? (text.isEmpty ? [] : [text])
            : TextLines(
                text, limit: metrics.captionBelow, count: metrics.captionLines, fontSize: fontSize, measurer: measurer
            ).lines
        lines = texts.map { ($0, measurer.width(of: $0, fontSize: fontSize)) }
        self.fontSize = fontSize
    }

    var width: Double { lines.reduce(0) { max($0, $1.width) } }
    var height: Double { Double(lines.count) * fontSize * TextMeasurer.lineHeight }

    func lines(centeredAt middle: Double, top: Double) -> [KPILayout.CaptionLine] {
        var result: [KPILayout.CaptionLine] = []
        for (index, line) in lines.enumerated() {
            let baseline = top + (Double(index) * TextMeasurer.lineHeight + TextMeasurer.ascent) * fontSize
            result.append(
                KPILayout.CaptionLine(
                    text: line.text, x: middle - line.width / 2, baseline: baseline, width: line.width))
        }
        return result
    }
}
