// The rows of a KPI progress view's behaviour that are about its layout.

import FioriTheme
import Testing

@Suite struct KPILayoutTests {
    static func units(_ count: Int) -> [KPIViewItem] { Array(repeating: .unit(UnitItem(string: "u")), count: count) }
    static let metric = KPIViewItem.metric(MetricItem(string: "42"))

    @Test("K4 items stand one after the other on one baseline")
    func layoutOfItems() {
        let layout = KPIProgressViewTests.view(KPIViewItem.percentage(MetricItem(string: "42"))).layout()
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
        let layout = KPIProgressViewTests.view(ratio).layout()
        // All of 36 points, and no distance beside the stroke: 36 + 18 + 54 = 108, which just fits.
        #expect(layout.runs.map(\.fontSize) == [36, 36, 36])
        #expect(layout.runs.map(\.x) == [11, 47, 65])
        let percentage = KPIViewItem.percentage(MetricItem(string: "42"))
        #expect(percentage == [.metric(MetricItem(string: "42")), .unit(UnitItem(string: "%"))])
    }

    @Test("K6 more than two units on one side of the metric work, with a warning")
    func units() {
        #expect(
            KPIProgressViewTests.view(
                Self.units(2) + [Self.metric] + Self.units(2)
            ).layout().warnings.isEmpty)
        let before = KPIProgressViewTests.view(Self.units(3) + [Self.metric]).layout()
        #expect(before.warnings == [.tooManyUnits(0..<3)])
        #expect(before.runs.count == 4)
        #expect(
            KPIProgressViewTests.view([Self.metric] + Self.units(3)).layout().warnings
                == [.tooManyUnits(1..<4)])
        // Between two values four may be two for each.
        let between = [Self.metric] + Self.units(4) + [Self.metric]
        #expect(!KPIProgressViewTests.view(between).layout().warnings.contains(.tooManyUnits(1..<5)))
        let five = [Self.metric] + Self.units(5) + [Self.metric]
        #expect(KPIProgressViewTests.view(five).layout().warnings.contains(.tooManyUnits(1..<6)))
    }

    @Test("K6 items too wide for the circle are drawn smaller, down to three tenths")
    func shrinking() {
        // Nine digits of 48 points are 216 wide, twice what there is room for.
        let nine = KPIProgressViewTests.view([.metric(MetricItem(string: "123456789"))]).layout()
        #expect(nine.runs[0].fontSize == 24)
        #expect(nine.runs[0].width == 108)
        #expect(nine.warnings.isEmpty)
        let many = KPIProgressViewTests.view([.metric(MetricItem(string: String(repeating: "8", count: 30)))]).layout()
        #expect(isClose(many.runs[0].fontSize, 14.4))
        #expect(many.warnings == [.itemsTooWide])
    }

    @Test(
        "K9 a caption is inside the circle up to 94 points, in a small one up to 86",
        arguments: [
            (KPIProgressViewSize.large, 94.0, true), (.large, 94.1, false), (.small, 86, true), (.small, 86.1, false),
        ])
    func captionInside(size: KPIProgressViewSize, width: Double, isInside: Bool) {
        var view = KPIProgressViewTests.view([], "caption")
        view.chartSize = size
        view.textMeasurer = .fixed(width)
        let layout = view.layout()
        #expect(layout.isCaptionInsideCircle == isInside)
        #expect((layout.intrinsicSize.height > size.diameter) == !isInside)
    }

    @Test("K9 below the circle a caption wraps to two lines and is cut off at the tail")
    func captionBelow() {
        // 15 points: 7.5 a character, so 16 fit the 122 points of a line.
        var view = KPIProgressViewTests.view([], "Completed orders of the last quarter")
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
        var view = KPIProgressViewTests.view([], "ok")
        #expect(!view.isDisplayingCaptionOutsideCircle)
        #expect(view.layout().isCaptionInsideCircle)
        view.isDisplayingCaptionOutsideCircle = true
        let layout = view.layout()
        #expect(!layout.isCaptionInsideCircle)
        #expect(layout.captionLines.map(\.text) == ["ok"])
        #expect(layout.captionFrame?.y == 142)
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
}
