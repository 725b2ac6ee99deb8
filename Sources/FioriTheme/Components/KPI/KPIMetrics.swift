// The lengths that a KPI chart is laid out with. Must not know items, colours or captions.

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
