// The rows K1 to K23 of a KPI progress view's behaviour, but for its layout, its texts and its colours.

import FioriTheme
import Testing

@Suite struct KPIProgressViewTests {
    /// A view that is measured in the head.
    static func view(_ items: [KPIViewItem] = [], _ caption: String = "") -> KPIProgressView {
        var view = KPIProgressView()
        view.items = items
        view.captionLabelText = caption
        view.textMeasurer = .half
        return view
    }

    @Test("K1 a large circle is 130 points, a small one 104; isLarge is the same fact")
    func chartSize() {
        var view = KPIProgressView()
        #expect(KPIProgressView.sdkName == "FUIKPIProgressView")
        #expect(view.chartSize == .large)
        #expect(view.isLarge)
        #expect(view.layout().circle.width == 130)
        view.isLarge = false
        #expect(view.chartSize == .small)
        #expect(view.layout().circle == Rect(width: 104, height: 104))
        view.chartSize = .large
        #expect(view.isLarge)
        view.isLarge = true
        #expect(view.chartSize.diameter == 130)
    }

    @Test("K2 metric, fraction, unit and icon items are items of one kind")
    func kinds() {
        var view = Self.view([
            .icon(IconItem(image: "star")), .metric(MetricItem(string: "1")), .fraction(FractionItem(string: "2")),
            .unit(UnitItem(string: "h")),
        ])
        #expect(view.layout().runs.map(\.text) == ["1", "2", "h"])
        #expect(view.layout().runs.map(\.item) == [1, 2, 3])
        #expect(view.layout().warnings == [.iconNotShown(0)])
        #expect(IconItem(image: "star").size == Size(width: 32, height: 32))
        view.items = []
        #expect(view.layout().runs.isEmpty)
    }

    @Test("K3 items are a value: later changes of the array are not tracked")
    func itemsAreAValue() {
        var items = KPIViewItem.percentage(MetricItem(string: "42"))
        let view = Self.view(items)
        items.append(.unit(UnitItem(string: "!")))
        items[0] = .metric(MetricItem(string: "7"))
        #expect(view.items.count == 2)
        #expect(view.layout().runs.map(\.text) == ["42", "%"])
    }

    @Test(
        "K7 progress is brought between 0 and 1",
        arguments: [
            (0.5, 0.5), (-0.1, 0), (1.5, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0), (0, 0), (1, 1),
        ] as [(Float, Float)])
    func progressIsClamped(set: Float, kept: Float) {
        var view = KPIProgressView()
        view.progress = set
        #expect(view.progress == kept)
    }

    @Test("K7 the arc starts at twelve o'clock and runs clockwise, two points wide")
    func arc() {
        var view = KPIProgressView()
        view.progress = 0.25
        let arc = view.arc(at: .seconds(1))
        #expect(ProgressArc.startAngle == -90)
        // A quarter clockwise from twelve is three o'clock.
        #expect(arc.endAngle == 0)
        #expect(arc.lineWidth == 2)
        #expect(arc.radius == 64)
        #expect(arc.centerX == 65)
        #expect(arc.centerY == 65)
    }

    @Test("K8 the arc grows from 0 in half a second, at an even pace")
    func animation() {
        var view = KPIProgressView()
        view.progress = 0.5
        #expect(view.animationDuration == .milliseconds(500))
        #expect(view.arcFraction(at: .seconds(-1)) == 0)
        #expect(view.arcFraction(at: .zero) == 0)
        #expect(isClose(view.arcFraction(at: .milliseconds(100)), 0.1))
        #expect(isClose(view.arcFraction(at: .milliseconds(250)), 0.25))
        #expect(view.arcFraction(at: .milliseconds(500)) == 0.5)
        #expect(view.arcFraction(at: .seconds(3600)) == 0.5)
        view.animationDuration = .seconds(2)
        #expect(isClose(view.arcFraction(at: .seconds(1)), 0.25))
        for duration in [Duration.zero, .seconds(-1)] {
            view.animationDuration = duration
            #expect(view.arcFraction(at: .zero) == 0.5)
            #expect(view.arcFraction(at: .seconds(-5)) == 0.5)
        }
    }

    @Test("K16 the state follows enabled, highlighted, selected, in this order")
    func state() {
        var view = KPIProgressView()
        #expect(view.state == .normal)
        view.isSelected = true
        #expect(view.state == .selected)
        view.isHighlighted = true
        #expect(view.state == .highlighted)
        view.isEnabled = false
        #expect(view.state == .disabled)
        view.isHighlighted = false
        view.isSelected = false
        #expect(view.state == .disabled)
        view.isEnabled = true
        #expect(view.state == .normal)
    }

    @Test("K17 the handler runs only while the view is enabled")
    func handler() {
        let counter = Counter()
        var view = KPIProgressView()
        view.select()
        view.didSelectHandler = { counter.add() }
        view.select()
        #expect(counter.value == 1)
        view.isEnabled = false
        view.select()
        #expect(counter.value == 1)
        view.isEnabled = true
        view.select()
        #expect(counter.value == 2)
    }

    @Test("K17 the handler may change what holds the view")
    func handlerChangesItsView() {
        final class Holder: @unchecked Sendable { var view = KPIProgressView() }
        let holder = Holder()
        holder.view.didSelectHandler = { [unowned holder] in holder.view.progress += 0.5 }
        holder.view.select()
        #expect(holder.view.progress == 0.5)
    }

    @Test("K19 a user may copy items and caption")
    func copying() {
        var view = Self.view(KPIViewItem.percentage(MetricItem(string: "33")), "Complete")
        #expect(view.isContentCopyable)
        #expect(view.copiedText == "33%, Complete")
        view.accessibilityLabel = "a third"
        #expect(view.copiedText == "33%, Complete")
        view.isContentCopyable = false
        #expect(view.copiedText == nil)
        #expect(Self.view().copiedText == nil)
    }

    @Test("K20 what is read aloud is what was set, or items and caption")
    func reading() {
        var view = Self.view(
            KPIViewItem.ratio(FractionItem(string: "42"), of: FractionItem(string: "100")), "orders")
        #expect(view.accessibilityLabel == "42/100, orders")
        view.captionLabelText = ""
        #expect(view.accessibilityLabel == "42/100")
        view.accessibilityLabel = "almost half"
        #expect(view.accessibilityLabel == "almost half")
        view.accessibilityLabel = nil
        #expect(view.accessibilityLabel == "42/100")
        view.items = []
        #expect(view.accessibilityLabel == nil)
    }

    @Test("K23 the page's sample builds and lays out")
    func sample() {
        var kpiChartView = KPIProgressView(frame: Rect())
        kpiChartView.chartSize = KPIProgressViewSize.small
        let metric = MetricItem(string: "33")
        let unit = UnitItem(string: "%")
        kpiChartView.items = [.metric(metric), .unit(unit)]
        kpiChartView.progress = Float(0.33)
        kpiChartView.captionLabelText = "Complete"

        let layout = kpiChartView.layout()
        #expect(layout.size == Size(width: 104, height: 104))
        // Helvetica: a digit is 556, the percent sign 889, Complete 4279 thousandths.
        #expect(isClose(layout.runs[0].width, 42.7008))
        #expect(isClose(layout.runs[0].x, 21.3152))
        #expect(isClose(layout.runs[1].x, 65.616))
        #expect(isClose(layout.runs[1].width, 17.0688))
        #expect(isClose(layout.runs[0].baseline, 57.692))
        #expect(layout.isCaptionInsideCircle)
        #expect(layout.captionLines.map(\.text) == ["Complete"])
        #expect(isClose(layout.captionLines[0].width, 51.348))
        #expect(isClose(layout.captionLines[0].baseline, 79.908))
        #expect(layout.warnings.isEmpty)
        #expect(kpiChartView.arcFraction(at: .seconds(1)) == Double(Float(0.33)))
        #expect(kpiChartView.accessibilityLabel == "33%, Complete")
        #expect(kpiChartView.arcColor(for: Traits())?.hex == "#0070F2FF")
    }
}
