// The two sizes of a KPI chart and what follows from them. Must not know items or colours.

/// The size of a chart's circle (SDK: `FUIKPIProgressViewSize`).
public enum KPIProgressViewSize: String, CaseIterable, Hashable, Sendable {
    /// A circle of 104 points.
    case small
    /// A circle of 130 points.
    case large

    /// The diameter in points.
    public var diameter: Double { KPIMetrics.of(self).diameter }
    /// Up to this width, in points, a caption is inside the circle.
    public var captionWidthInside: Double { KPIMetrics.of(self).captionInside }
    /// The width, in points, of a line of a caption below the circle.
    public var captionWidthBelow: Double { KPIMetrics.of(self).captionBelow }
}

/// The lengths of a chart, in points.
struct KPIMetrics: Sendable {
    let diameter: Double
    let captionInside: Double
    let captionBelow: Double
    /// What the type sizes and distances inside the circle are multiplied by.
    let scale: Double
    let lineWidth = ComponentFacts.kpiProgressView.number("line-width")
    let captionLines = Int(ComponentFacts.kpiProgressView.number("caption-lines"))
    let metricSize = ComponentFacts.kpiProgressView.number("metric-size")
    let fractionSize = ComponentFacts.kpiProgressView.number("fraction-size")
    let unitSize = ComponentFacts.kpiProgressView.number("unit-size")
    let captionSize = ComponentFacts.kpiProgressView.number("caption-size")
    let kerning = ComponentFacts.kpiProgressView.number("kerning")
    let itemsWidth = ComponentFacts.kpiProgressView.number("items-width")
    let leastScale = ComponentFacts.kpiProgressView.number("least-scale")
    let gapInside = ComponentFacts.kpiProgressView.number("caption-gap-inside")
    let gapBelow = ComponentFacts.kpiProgressView.number("caption-gap-below")

    private static let small = KPIMetrics("small", scale: ComponentFacts.kpiProgressView.number("scale-small"))
    private static let large = KPIMetrics("large", scale: 1)

    /// The lengths of a size.
    static func of(_ size: KPIProgressViewSize) -> KPIMetrics {
        switch size {
        case .small: small
        case .large: large
        }
    }

    private init(_ size: String, scale: Double) {
        diameter = ComponentFacts.kpiProgressView.number("diameter-" + size)
        captionInside = ComponentFacts.kpiProgressView.number("caption-inside-" + size)
        captionBelow = ComponentFacts.kpiProgressView.number("caption-below-" + size)
        self.scale = scale
    }
}
