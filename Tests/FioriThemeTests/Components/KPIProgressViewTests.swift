// The rows K1 to K23 of a KPI progress view's behaviour, but for its colours.

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

    static func units(_ count: Int) -> [KPIViewItem] { Array(repeating: .unit(UnitItem(string: "u")), count: count) }
    static let metric = KPIViewItem.metric(MetricItem(string: "42"))

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

    @Test("K4 items stand one after the other on one baseline")
    func layoutOfItems() {
        let layout = Self.view(KPIViewItem.percentage(MetricItem(string: "42"))).layout()
        // 48 for two digits of 48 points, 2 between, 12 for a unit of 24 points: 62, around 65.
        #expect(layout.runs.map(\.fontSize) == [48, 24])
        #expect(layout.runs.map(\.x) == [34, 84])
        #expect(layout.runs.map(\.width) == [48, 12])
        // A line of 57.12 around 65, with its baseline at 45.6.
        for run in layout.runs { #expect(isClose(run.baseline, 82.04)) }
    }

    @Test("K5 a fraction is two fraction items around a stroke, a percentage a metric and a unit")
    func fractionAndPercentage() {
        let ratio = KPIViewItem.ratio(FractionItem(string: "42"), of: FractionItem(string: "100"))
        #expect(
            ratio == [
                .fraction(FractionItem(string: "42")), .unit(UnitItem(string: "/")),
                .fraction(FractionItem(string: "100")),
            ])
        let layout = Self.view(ratio).layout()
        // All of 36 points, and no distance beside the stroke: 36 + 18 + 54 = 108, which just fits.
        #expect(layout.runs.map(\.fontSize) == [36, 36, 36])
        #expect(layout.runs.map(\.x) == [11, 47, 65])
        let percentage = KPIViewItem.percentage(MetricItem(string: "42"))
        #expect(percentage == [.metric(MetricItem(string: "42")), .unit(UnitItem(string: "%"))])
    }

    @Test("K6 more than two units on one side of the metric work, with a warning")
    func units() {
        #expect(Self.view(Self.units(2) + [Self.metric] + Self.units(2)).layout().warnings.isEmpty)
        let before = Self.view(Self.units(3) + [Self.metric]).layout()
        #expect(before.warnings == [.tooManyUnits(0..<3)])
        #expect(before.runs.count == 4)
        #expect(Self.view([Self.metric] + Self.units(3)).layout().warnings == [.tooManyUnits(1..<4)])
        // Between two values four may be two for each.
        let between = [Self.metric] + Self.units(4) + [Self.metric]
        #expect(!Self.view(between).layout().warnings.contains(.tooManyUnits(1..<5)))
        let five = [Self.metric] + Self.units(5) + [Self.metric]
        #expect(Self.view(five).layout().warnings.contains(.tooManyUnits(1..<6)))
    }

    @Test("K6 items too wide for the circle are drawn smaller, down to three tenths")
    func shrinking() {
        // Nine digits of 48 points are 216 wide, twice what there is room for.
        let nine = Self.view([.metric(MetricItem(string: "123456789"))]).layout()
        #expect(nine.runs[0].fontSize == 24)
        #expect(nine.runs[0].width == 108)
        #expect(nine.warnings.isEmpty)
        let many = Self.view([.metric(MetricItem(string: String(repeating: "8", count: 30)))]).layout()
        #expect(isClose(many.runs[0].fontSize, 14.4))
        #expect(many.warnings == [.itemsTooWide])
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

    @Test(
        "K9 a caption is inside the circle up to 94 points, in a small one up to 86",
        arguments: [
            (KPIProgressViewSize.large, 94.0, true), (.large, 94.1, false), (.small, 86, true), (.small, 86.1, false),
        ])
    func captionInside(size: KPIProgressViewSize, width: Double, isInside: Bool) {
        var view = Self.view([], "caption")
        view.chartSize = size
        view.textMeasurer = .fixed(width)
        let layout = view.layout()
        #expect(layout.isCaptionInsideCircle == isInside)
        #expect((layout.intrinsicSize.height > size.diameter) == !isInside)
    }

    @Test("K9 below the circle a caption wraps to two lines and is cut off at the tail")
    func captionBelow() {
        // 15 points: 7.5 a character, so 16 fit the 122 points of a line.
        var view = Self.view([], "Completed orders of the last quarter")
        view.chartSize = .small
        let layout = view.layout()
        #expect(layout.captionFontSize == 15)
        #expect(layout.captionLines.map(\.text) == ["Completed orders", "of the last qua…"])
        #expect(layout.captionLines.map(\.width) == [120, 120])
        #expect(layout.captionLines.map(\.x) == [0, 0])
        let frame = layout.captionFrame ?? Rect()
        #expect(frame.y == 116)
        #expect(frame.width == 120)
        #expect(isClose(frame.height, 35.7))
        #expect(layout.circle.x == 8)
        // The same in a large chart fits: 28 characters in 216 points.
        view.chartSize = .large
        #expect(view.layout().captionLines.map(\.text) == ["Completed orders of the last", "quarter"])
    }

    @Test("K10 a caption can be forced below the circle")
    func captionOutside() {
        var view = Self.view([], "ok")
        #expect(!view.isDisplayingCaptionOutsideCircle)
        #expect(view.layout().isCaptionInsideCircle)
        view.isDisplayingCaptionOutsideCircle = true
        let layout = view.layout()
        #expect(!layout.isCaptionInsideCircle)
        #expect(layout.captionLines.map(\.text) == ["ok"])
        #expect(layout.captionFrame?.y == 142)
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

    @Test("K21 a frame without size lets the content decide")
    func frame() {
        var view = KPIProgressView(frame: Rect(x: 7, y: 9))
        view.textMeasurer = .half
        #expect(view.intrinsicContentSize == Size(width: 130, height: 130))
        // 20 characters of 7.5 are 150, below the circle: 12 and a line of 17.85.
        view.captionLabelText = "twenty characters ok"
        #expect(view.layout().size.width == 150)
        #expect(isClose(view.layout().size.height, 159.85))
        view.frame = Rect(width: 300, height: 200)
        #expect(view.layout().size == Size(width: 300, height: 200))
        #expect(view.layout().intrinsicSize.width == 150)
        // Content is centred in what is not its size.
        #expect(view.layout().circle.x == 85)
        #expect(isClose(view.layout().circle.y, 20.075))
        view.frame = Rect(width: 300)
        #expect(isClose(view.layout().size.height, 159.85))
        view.frame = Rect(width: .nan, height: -1)
        #expect(view.layout().size == view.intrinsicContentSize)
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
