// Draws what is known of any class path: surfaces, border, text sample, swatches. Must not know how a theme is resolved,
// nor any component.

import FioriTheme

/// A sample of one style. It shows what the theme says and guesses nothing of the component's own layout.
struct CardDrawing {
    private static let width = 240.0
    private static let screenMargin = 8.0
    private static let plateMargin = 14.0
    private static let sample = "Sample text"
    private static let shortSample = "Aa"
    private static let swatchSide = 20.0
    private static let swatchGap = 8.0

    private let style: ClassStyle
    private let ink: DynamicColor
    private var finder: ContrastFinder
    private var canvas = Canvas()

    /// The picture of a style.
    static func picture(_ style: ClassStyle, _ stack: ThemeStack, _ finder: inout ContrastFinder) -> Picture {
        var card = CardDrawing(style: style, ink: stack.ink(on: style.traits), finder: finder)
        let picture = card.draw(on: stack.screen(on: style.traits))
        finder = card.finder
        return picture
    }

    private init(style: ClassStyle, ink: DynamicColor, finder: ContrastFinder) {
        self.style = style
        self.ink = ink
        self.finder = finder
    }

    /// What there is to draw, sorted by what it paints.
    private struct Content {
        var behind: DynamicColor?
        var surface: DynamicColor?
        var border: DynamicColor?
        var bar: (done: DynamicColor?, rest: DynamicColor?)?
        var lines: [DynamicColor] = []
        var swatches: [DynamicColor] = []
        var hasText = false
        var image: DynamicColor?
    }

    private mutating func draw(on screen: DynamicColor) -> Picture {
        let content = collect()
        let hasPlate = content.surface != nil || content.border != nil
        let text = textSize
        let textHeight = content.hasText ? text * 1.3 : 0
        let hasSwatches = !content.swatches.isEmpty || content.image != nil
        var height = textHeight
        func stack(_ part: Double) { height += height > 0 ? Self.swatchGap + part : part }
        if content.bar != nil { stack(6) }
        if hasSwatches { stack(Self.swatchSide) }
        for _ in content.lines { stack(1) }
        height = max(height, 28)

        var margin = Self.screenMargin
        var rects: [Rect] = []
        let depth = (content.behind == nil ? 0 : 1) + (hasPlate ? 1 : 0)
        let inner = Self.screenMargin + Double(depth) * Self.plateMargin
        let size = Size(width: Self.width, height: height + 2 * inner + (depth == 0 ? 8 : 0))
        for _ in 0..<depth {
            rects.append(
                Rect(x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin))
            margin += Self.plateMargin
        }
        canvas.fill(Rect(width: size.width, height: size.height), screen)
        if let behind = content.behind, let rect = rects.first { canvas.fill(rect, behind, radius: 4) }
        if hasPlate, let rect = rects.last { drawPlate(rect, content) }

        let left = inner + (depth == 0 ? 4 : 0)
        let area = Rect(x: left, y: (size.height - height) / 2, width: size.width - 2 * left, height: height)
        draw(content, in: area, textHeight: textHeight)
        return canvas.picture("", size)
    }

    private mutating func drawPlate(_ rect: Rect, _ content: Content) {
        let width = min(max(style.number("border-width") ?? (content.border == nil ? 0 : 1), 0), rect.height / 2)
        let inset = content.border == nil ? 0 : width / 2
        let plate = Rect(
            x: rect.x + inset, y: rect.y + inset, width: rect.width - 2 * inset, height: rect.height - 2 * inset)
        let radius = min(max(style.number("corner-radius") ?? 0, 0), rect.height / 2)
        let fill = content.surface.map { canvas.paint($0) }
        let stroke = content.border.map { Shape.Stroke(paint: canvas.paint($0), width: width) }
        canvas.add(.rectangle(plate, radius: max(radius - inset, 0), fill: fill, stroke: width > 0 ? stroke : nil))
    }

    private mutating func draw(_ content: Content, in area: Rect, textHeight: Double) {
        var y = area.y
        if content.hasText {
            drawText(in: area, y: y)
            y += textHeight + Self.swatchGap
        }
        if let bar = content.bar {
            let whole = Rect(x: area.x, y: y + 1, width: area.width, height: 4)
            if let rest = bar.rest { canvas.fill(whole, rest, radius: 2) }
            if let done = bar.done {
                canvas.fill(Rect(x: whole.x, y: whole.y, width: whole.width * 0.6, height: 4), done, radius: 2)
            }
            y += 6 + Self.swatchGap
        }
        var x = area.x
        if let image = content.image {
            canvas.add(.symbol(.image, x: x, y: y, side: Self.swatchSide, paint: canvas.paint(image)))
            x += Self.swatchSide + Self.swatchGap
        }
        for color in content.swatches {
            let radius = Self.swatchSide / 2
            canvas.add(
                .circle(x: x + radius, y: y + radius, radius: radius, fill: canvas.paint(color), stroke: nil))
            x += Self.swatchSide + Self.swatchGap
        }
        if content.image != nil || !content.swatches.isEmpty { y += Self.swatchSide + Self.swatchGap }
        for color in content.lines {
            canvas.add(.hairline(x: area.x, y: y + 0.5, width: area.width, paint: canvas.paint(color)))
            y += 1 + Self.swatchGap
        }
    }

    /// Sorts the style's attributes; what paints nothing by itself is looked up where it is needed.
    private mutating func collect() -> Content {
        var content = Content()
        for attribute in style.attributes {
            let name = attribute.attribute
            guard let color = attribute.value?.color else {
                if name.hasPrefix("font-") || name.hasPrefix("text-") { content.hasText = true }
                if finder.facts(name)?.type == "image" {
                    content.image = style["tint-color"]?.value?.color ?? ink
                }
                continue
            }
            switch (name, finder.facts(name)?.role) {
            case ("border-color", _): content.border = color
            case ("progress-tint-color", _):
                content.bar = (color, content.bar?.rest)
            case ("track-tint-color", _):
                content.bar = (content.bar?.done, color)
            case ("text-shadow-color", _): content.hasText = true
            case (_, .background): content.surface = content.surface ?? color
            case (_, .text): content.hasText = true
            case (_, .border): content.lines.append(color)
            default: content.swatches.append(color)
            }
        }
        if content.image != nil, let tint = style["tint-color"]?.value?.color {
            // The picture shows it.
            content.swatches.removeAll { $0 == tint }
        }
        content.behind = behind(content.surface != nil)
        content.hasText = content.hasText || isEmpty(content)
        return content
    }

    private func isEmpty(_ content: Content) -> Bool {
        content.surface == nil && content.border == nil && content.bar == nil && content.lines.isEmpty
            && content.swatches.isEmpty && content.image == nil
    }

    /// What the theme paints behind the class path, if anything.
    private mutating func behind(_ hasSurface: Bool) -> DynamicColor? {
        let names = finder.facts("font-color")?.standsOn ?? []
        guard let surfaces = finder.surfaces(names, behind: style) else { return nil }
        let others = surfaces.filter { $0.color.classPath != style.classPath }
        return others.first?.color.value?.color
    }

    // MARK: Text

    /// The type size, kept on the canvas.
    private var textSize: Double {
        var points = style.number("font-size")
        if points == nil, let word = style.text("font-style") {
            points = FontNames.sdk.styles.first { $0.name == word }.map { Double($0.points) }
        }
        return min(max(points ?? 17, 6), 52)
    }

    private mutating func drawText(in area: Rect, y: Double) {
        let name = style.text("font-name")
        let face = name.flatMap { FontNames.sdk.face($0) }
        let isSystem = name.map { FontNames.sdk.system.contains($0) } ?? true
        let size = textSize
        let isWide = TextMeasurer.builtIn.width(of: Self.sample, fontSize: size) > area.width
        var run = TextRun(
            text: transformed(isWide ? Self.shortSample : Self.sample), x: area.x, baseline: y + size * 1.05,
            fontSize: size, weight: face?.weight ?? 400, isItalic: face?.isItalic ?? false,
            family: isSystem ? nil : name.flatMap { Self.family($0) }, paint: 0)
        switch style.text("text-align") {
        case "center": (run.anchor, run.x) = (.middle, area.midX)
        case "right": (run.anchor, run.x) = (.end, area.maxX)
        default: break
        }
        if let shadow = style["text-shadow-color"]?.value?.color {
            var lower = run
            let offset = style.numbers("text-shadow-offset") ?? [0, 1]
            lower.x += min(max(offset.first ?? 0, -4), 4)
            lower.baseline += min(max(offset.dropFirst().first ?? 1, -4), 4)
            lower.paint = canvas.paint(shadow)
            canvas.add(.text(lower))
        }
        run.paint = canvas.paint(style["font-color"]?.value?.color ?? ink)
        canvas.add(.text(run))
    }

    private func transformed(_ text: String) -> String {
        switch style.text("text-transform") {
        case "uppercase": text.uppercased()
        case "lowercase": text.lowercased()
        case "capitalize": text == Self.sample ? "Sample Text" : text
        default: text
        }
    }

    /// The name as a style sheet takes it between quotes; nil where it holds what would end them.
    private static func family(_ name: String) -> String? {
        let isPlain = name.utf8.allSatisfy { byte in
            byte >= 0x80 || byte == 0x20 || byte == 0x2D || byte == 0x5F || byte == 0x2E
                || (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
        }
        return isPlain ? "'\(name)'" : nil
    }
}
