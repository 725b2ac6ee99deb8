// The items of a KPI progress view in one line. Must not know the circle's place, nor the caption.

/// The items' texts, one after the other on a common baseline, before they have a place.
struct KPIItemLine: Sendable {
    /// One item's text.
    struct Piece: Sendable {
        let item: Int
        let text: String
        /// True for a unit beside a value, which is set smaller and with a little distance.
        let isUnit: Bool
        /// The type size.
        var fontSize: Double
        /// The left edge, from that of the line.
        var x = 0.0
        var width = 0.0
    }

    /// From left to right.
    private(set) var pieces: [Piece] = []
    /// The whole line's width.
    private(set) var width = 0.0

    /// Sets the items of a view; icons are left out.
    init(_ view: KPIProgressView, _ metrics: KPIMetrics) {
        let hasFraction = view.items.contains { $0.isOfFraction }
        for (index, item) in view.items.enumerated() {
            guard let text = view.text(of: item), !text.isEmpty else { continue }
            // The stroke of a fraction is set like its digits.
            let isUnit = item.isUnit && !item.isOfFraction
            let fontSize = isUnit ? metrics.unitSize : hasFraction ? metrics.fractionSize : metrics.metricSize
            pieces.append(Piece(item: index, text: text, isUnit: isUnit, fontSize: fontSize * metrics.scale))
        }
        let kerning = metrics.kerning * metrics.scale
        arrange(kerning: kerning, view.textMeasurer)
        let limit = metrics.itemsWidth * metrics.scale
        guard width > limit else { return }
        let shrunk = max(limit / width, metrics.leastScale)
        for index in pieces.indices { pieces[index].fontSize *= shrunk }
        arrange(kerning: kerning * shrunk, view.textMeasurer)
    }

    private mutating func arrange(kerning: Double, _ measurer: TextMeasurer) {
        width = 0
        for index in pieces.indices {
            if index > 0, pieces[index].isUnit != pieces[index - 1].isUnit { width += kerning }
            pieces[index].x = width
            pieces[index].width = measurer.width(of: pieces[index].text, fontSize: pieces[index].fontSize)
            width += pieces[index].width
        }
    }

    private var fontSize: Double { pieces.reduce(0) { max($0, $1.fontSize) } }
    /// From the top of the line to its bottom; 0 without items.
    var height: Double { fontSize * TextMeasurer.lineHeight }
    /// From the top of the line to its baseline.
    var ascent: Double { fontSize * TextMeasurer.ascent }

    /// The runs of the line at its place.
    func runs(centeredAt middle: Double, baseline: Double) -> [KPILayout.Run] {
        pieces.map { piece in
            KPILayout.Run(
                item: piece.item, text: piece.text, fontSize: piece.fontSize, x: middle - width / 2 + piece.x,
                baseline: baseline, width: piece.width)
        }
    }
}
