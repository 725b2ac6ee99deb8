// Draws KPI progress views as their model lays them out. Must not know how a theme is resolved.

import FioriTheme

/// Pictures of a KPI progress view.
enum KPIDrawing {
    /// Free space around the view.
    private static let margin = 12.0

    /// The samples: both sizes, a value and a fraction, a caption inside and one below.
    private static var samples: [(label: String, view: KPIProgressView)] {
        var large = KPIProgressView()
        large.items = KPIViewItem.percentage(MetricItem(string: "33"))
        large.progress = 0.33
        large.captionLabelText = "Complete"
        var small = large
        small.chartSize = .small
        var below = KPIProgressView()
        below.items = KPIViewItem.ratio(FractionItem(string: "42"), of: FractionItem(string: "60"))
        below.progress = 0.7
        below.captionLabelText = "Work orders that are done, in all plants of the region"
        return [("large", large), ("small", small), ("caption below", below)]
    }

    /// The samples under a theme in one state.
    static func pictures(_ stack: ThemeStack, _ state: ControlState, on place: Traits) -> [Picture] {
        var themed = KPIProgressView()
        stack.apply(to: &themed, traits: place)
        return samples.map { label, view in
            var view = view
            view.style = themed.style
            view.isEnabled = state != .disabled
            view.isHighlighted = state == .highlighted
            return picture(label, view, on: stack.screen(on: place), place)
        }
    }

    /// One view on a ground.
    static func picture(_ label: String, _ view: KPIProgressView, on ground: DynamicColor, _ place: Traits) -> Picture {
        let layout = view.layout()
        let arc = view.arc(at: view.animationDuration)
        let size = Size(width: layout.size.width + 2 * margin, height: layout.size.height + 2 * margin)
        var canvas = Canvas()
        canvas.fill(Rect(width: size.width, height: size.height), ground)
        let moved = arc.moved(by: margin)
        let track = canvas.paint(DynamicColor(of: { view.trackShade(for: $0) }, on: place))
        canvas.add(
            .circle(
                x: moved.centerX, y: moved.centerY, radius: moved.radius, fill: nil,
                stroke: Shape.Stroke(paint: track, width: moved.lineWidth)))
        canvas.add(.arc(moved, paint: canvas.paint(DynamicColor(of: { view.arcShade(for: $0) }, on: place))))
        let items = canvas.paint(DynamicColor(of: { view.itemShade(for: $0) }, on: place))
        for run in layout.runs {
            canvas.add(
                .text(
                    TextRun(
                        text: run.text, x: run.x + margin, baseline: run.baseline + margin, fontSize: run.fontSize,
                        width: run.width, paint: items)))
        }
        let caption = canvas.paint(DynamicColor(of: { view.captionShade(for: $0) }, on: place))
        for line in layout.captionLines {
            canvas.add(
                .text(
                    TextRun(
                        text: line.text, x: line.x + margin, baseline: line.baseline + margin,
                        fontSize: layout.captionFontSize, width: line.width, paint: caption)))
        }
        return canvas.picture(label, size)
    }
}
