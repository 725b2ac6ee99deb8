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
