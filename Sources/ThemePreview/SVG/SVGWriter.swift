// Writes pictures as SVG. Must not know what they show.

import FioriTheme
import NSSSyntax

/// A writer of drawings, either with the colours of one variant or with a class for each paint, whose colour a style
/// sheet gives.
struct SVGWriter {
    /// What has been written.
    private(set) var bytes: [UInt8] = []
    /// The colours; nil where classes stand for them.
    private var shades: [DynamicColor.Shade]?

    /// The fonts that stand for the system's: its own where there is one, else those whose widths the models know.
    static let fonts = "-apple-system,'Helvetica Neue',Helvetica,Arial,sans-serif"

    /// One document that needs nothing else; the mark is an element on a line of its own.
    static func document(_ picture: Picture, title: String, mark: String, _ variant: ColorVariant) -> [UInt8] {
        var writer = SVGWriter()
        let shades = picture.paints.map { $0[variant] }
        writer.shades = shades
        let size = picture.drawing.size
        writer.bytes.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        writer.attribute("width", size.width)
        writer.attribute("height", size.height)
        writer.viewBox(size)
        writer.bytes.write(" role=\"img\" font-family=\"\(fonts)\">\n<title>")
        writer.bytes.writeMarkup(title)
        writer.bytes.write("</title>\n\(mark)\n")
        if shades.contains(where: { if case .system = $0 { true } else { false } }) {
            writer.bytes.write("<defs>\(systemPattern)</defs>\n")
        }
        for shape in picture.drawing.shapes {
            writer.write(shape)
            writer.bytes.write("\n")
        }
        writer.bytes.write("</svg>\n")
        return writer.bytes
    }

    /// A symbol to be used in a page, whose paints are the classes `f0`, `f1`, … for surfaces and `s0`, … for lines.
    static func symbol(_ drawing: Drawing, id: String) -> [UInt8] {
        var writer = SVGWriter()
        writer.bytes.write("<symbol id=\"\(id)\"")
        writer.viewBox(drawing.size)
        writer.bytes.write(">")
        for shape in drawing.shapes { writer.write(shape) }
        writer.bytes.write("</symbol>")
        return writer.bytes
    }

    /// Stripes for a colour of the system, which nobody outside knows.
    static let systemPattern = """
        <pattern id="system" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
        <rect width="6" height="6" fill="#C7C7CC"/><rect width="3" height="6" fill="#8E8E93"/></pattern>
        """

    private mutating func write(_ shape: Shape) {
        switch shape {
        case .rectangle(let rect, let radius, let fill, let stroke):
            bytes.write("<rect")
            if rect.x != 0 { attribute("x", rect.x) }
            if rect.y != 0 { attribute("y", rect.y) }
            attribute("width", rect.width)
            attribute("height", rect.height)
            if radius > 0 { attribute("rx", radius) }
            paint(fill: fill, stroke: stroke)
            bytes.write("/>")
        case .circle(let x, let y, let radius, let fill, let stroke):
            bytes.write("<circle")
            attribute("cx", x)
            attribute("cy", y)
            attribute("r", radius)
            paint(fill: fill, stroke: stroke)
            bytes.write("/>")
        case .arc(let arc, let paint): write(arc, paint)
        case .hairline(let x, let y, let width, let paint):
            bytes.write("<path d=\"M")
            bytes.write(decimal: x)
            bytes.write(" ")
            bytes.write(decimal: y)
            bytes.write("h")
            bytes.write(decimal: width)
            bytes.write("\" vector-effect=\"non-scaling-stroke\"")
            self.paint(fill: nil, stroke: Shape.Stroke(paint: paint, width: 1))
            bytes.write("/>")
        case .symbol(let symbol, let x, let y, let side, let paint):
            bytes.write("<path transform=\"translate(")
            bytes.write(decimal: x)
            bytes.write(" ")
            bytes.write(decimal: y)
            bytes.write(")scale(")
            bytes.write(decimal: side / 16)
            bytes.write(")\" d=\"\(symbol.path)\" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
            self.paint(fill: nil, stroke: Shape.Stroke(paint: paint, width: 1.5))
            bytes.write("/>")
        case .text(let run): write(run)
        }
    }

    private mutating func write(_ arc: ProgressArc, _ paint: Int) {
        // Nothing is drawn of nothing, not even the caps.
        guard arc.fraction > 0 else { return }
        let length = 2 * Double.pi * arc.radius
        bytes.write("<circle")
        attribute("cx", arc.centerX)
        attribute("cy", arc.centerY)
        attribute("r", arc.radius)
        if arc.fraction < 1 {
            bytes.write(" stroke-dasharray=\"")
            bytes.write(decimal: length * arc.fraction)
            bytes.write(" ")
            bytes.write(decimal: length)
            bytes.write("\" transform=\"rotate(-90 ")
            bytes.write(decimal: arc.centerX)
            bytes.write(" ")
            bytes.write(decimal: arc.centerY)
            bytes.write(")\"")
        }
        bytes.write(" stroke-linecap=\"round\"")
        self.paint(fill: nil, stroke: Shape.Stroke(paint: paint, width: arc.lineWidth))
        bytes.write("/>")
    }

    private mutating func write(_ run: TextRun) {
        bytes.write("<text")
        attribute("x", run.x)
        attribute("y", run.baseline)
        attribute("font-size", run.fontSize)
        if run.weight != 400 { bytes.write(" font-weight=\"\(run.weight)\"") }
        if run.isItalic { bytes.write(" font-style=\"italic\"") }
        if let family = run.family {
            bytes.write(" font-family=\"")
            bytes.writeMarkup(family)
            bytes.write(",\(Self.fonts)\"")
        }
        if run.anchor != .start { bytes.write(" text-anchor=\"\(run.anchor.rawValue)\"") }
        if let width = run.width, width > 0 {
            attribute("textLength", width)
            bytes.write(" lengthAdjust=\"spacingAndGlyphs\"")
        }
        paint(fill: run.paint, stroke: nil)
        bytes.write(">")
        bytes.writeMarkup(run.text)
        bytes.write("</text>")
    }

    private mutating func paint(fill: Int?, stroke: Shape.Stroke?) {
        guard let shades else {
            if fill == nil { bytes.write(" fill=\"none\"") }
            let classes = [fill.map { "f\($0)" }, stroke.map { "s\($0.paint)" }].compactMap { $0 }
            if !classes.isEmpty { bytes.write(" class=\"\(classes.joined(separator: " "))\"") }
            if let stroke, stroke.width != 1 { attribute("stroke-width", stroke.width) }
            return
        }
        color("fill", fill.map { shades[$0] } ?? .none)
        if let stroke {
            color("stroke", shades[stroke.paint])
            if stroke.width != 1 { attribute("stroke-width", stroke.width) }
        }
    }

    /// The form with two attributes is the one that every reader of SVG knows.
    private mutating func color(_ name: String, _ shade: DynamicColor.Shade) {
        switch shade {
        case .color(let color):
            bytes.write(" \(name)=\"\(color.hex.prefix(7))\"")
            if color.alpha < 255 { attribute(name + "-opacity", Double(color.alpha) / 255) }
        case .system: bytes.write(" \(name)=\"url(#system)\"")
        case .none: bytes.write(" \(name)=\"none\"")
        }
    }

    private mutating func viewBox(_ size: Size) {
        bytes.write(" viewBox=\"0 0 ")
        bytes.write(decimal: size.width)
        bytes.write(" ")
        bytes.write(decimal: size.height)
        bytes.write("\"")
    }

    private mutating func attribute(_ name: String, _ value: Double) {
        bytes.write(" \(name)=\"")
        bytes.write(decimal: value)
        bytes.write("\"")
    }
}

extension [UInt8] {
    /// Appends a number with at most three digits behind the point; what is no number, or beyond any canvas, is brought
    /// to it.
    mutating func write(decimal value: Double) {
        let limit = 1_000_000.0
        let thousandths = Int(
            (value.isNaN ? 0 : Swift.min(Swift.max(value, -limit), limit)) * 1000 + (value < 0 ? -0.5 : 0.5))
        if thousandths < 0 { append(UInt8(ascii: "-")) }
        write(Int(thousandths.magnitude / 1000))
        var rest = thousandths.magnitude % 1000
        if rest == 0 { return }
        append(UInt8(ascii: "."))
        var place: UInt = 100
        while rest > 0 {
            append(UInt8(ascii: "0") + UInt8(rest / place))
            rest %= place
            place /= 10
        }
    }
}
