// What the drawings show: places and colours, checked by hand against the facts, and golden files. Must not know pages.

import FioriTheme
import Foundation
import NSSSyntax
import TestSupport
import Testing

@testable import ThemePreview

@Suite("Pictures")
struct PictureTests {
    private let light = ColorVariant(appearance: .light, level: .base, contrast: .normal)
    private let dark = ColorVariant(appearance: .dark, level: .base, contrast: .normal)

    private func elements(_ title: String, _ state: Int, _ picture: Int, _ variant: ColorVariant) throws -> Markup {
        let card = try #require(Sample.card(title))
        let picture = card.states[state].pictures[picture]
        return try #require(Markup(SVGWriter.document(picture, title: "t", mark: "", variant)))
    }

    @Test("the ring: 130 points, a track and an arc of 2, a third of it from twelve o'clock with round caps")
    func ring() throws {
        let document = try elements("FUIKPIProgressView", 0, 0, light)
        let circles = document.all("circle")
        #expect(circles.count == 2)
        // 130 points and 12 of free space on each side; the line's outer edge touches the circle's frame.
        #expect(document.all("svg").first?.attributes["width"] == "154")
        for circle in circles {
            #expect(circle.attributes["r"] == "64")
            #expect(circle.attributes["cx"] == "77")
            #expect(circle.attributes["cy"] == "77")
            #expect(circle.attributes["stroke-width"] == "2")
        }
        #expect(circles[0].attributes["stroke"] == "#E4EDF6")
        #expect(circles[1].attributes["stroke"] == "#109785")
        #expect(circles[1].attributes["stroke-linecap"] == "round")
        #expect(circles[1].attributes["transform"] == "rotate(-90 77 77)")
        // 2 × π × 64 is 402.124, and 0.33 of it 132.701.
        #expect(circles[1].attributes["stroke-dasharray"] == "132.701 402.124")
    }

    @Test("a colour of the system is striped on the chart, too, whichever way it comes there")
    func systemColors() throws {
        for (sheet, engine) in [
            ("@tintColor:red;", Engine.swiftui), ("fdlFUIKPIProgressView { tint-color: systemRed; }", .uikit),
            ("fdlFUIKPIProgressView { tint-color: tintColor; }\n@tintColor: systemRed;", .uikit),
        ] {
            let card = try #require(CardMaker.cards(ThemeStack(Theme(sheet), engine: engine)).first)
            let picture = card.states[0].pictures[0]
            let document = try #require(Markup(SVGWriter.document(picture, title: "t", mark: "", light)))
            #expect(document.all("circle").last?.attributes["stroke"] == "url(#system)", "\(sheet)")
            #expect(document.all("text").map { $0.attributes["fill"] } == .init(repeating: "url(#system)", count: 3))
            #expect(document.all("pattern").count == 1)
        }
        // The plain name is for light mode only.
        let card = try #require(CardMaker.cards(ThemeStack(Theme("@primaryFill: systemRed;"))).first)
        #expect(card.states[0].pictures[0].paints[1][light] == .system("systemRed"))
        #expect(card.states[0].pictures[0].paints[1][dark].color != nil)
    }

    @Test("the items stand on one baseline, the digits 48 and the unit 24 points large, the caption inside")
    func items() throws {
        let texts = try elements("FUIKPIProgressView", 0, 0, light).all("text")
        #expect(texts.map(\.text) == ["33", "%", "Complete"])
        #expect(texts.map { $0.attributes["font-size"] } == ["48", "24", "15"])
        #expect(texts[0].attributes["y"] == texts[1].attributes["y"])
        // Nothing gives the items a colour, so it is the palette's tintColor as the theme has it.
        #expect(texts[0].attributes["fill"] == "#5B35C8")
        let small = try elements("FUIKPIProgressView", 0, 1, dark)
        #expect(small.all("circle").first?.attributes["r"] == "51")
        #expect(small.all("text").map { $0.attributes["font-size"] } == ["38.4", "19.2", "12"])
        #expect(small.all("text").first?.attributes["fill"] == "#B5A0FF")
    }

    @Test("a long caption stands below in two lines of at most 216 points; a disabled view's texts are the label's")
    func captionBelow() throws {
        let texts = try elements("FUIKPIProgressView", 1, 2, light).all("text")
        #expect(texts.map(\.text).prefix(3) == ["42", "/", "60"])
        #expect(texts.prefix(3).allSatisfy { $0.attributes["font-size"] == "36" })
        #expect(texts.count == 5)
        let widths = texts.suffix(2).compactMap { $0.attributes["textLength"].flatMap(Double.init) }
        #expect(widths.count == 2 && widths.allSatisfy { $0 <= 216 })
        // primaryLabel of palette v8 in light mode.
        #expect(texts.allSatisfy { $0.attributes["fill"] == "#223548" })
    }

    @Test("the banner lies below its bar: 4 points of progress, 60 % of it done, then the message")
    func banner() throws {
        let document = try elements("FUIProgressBannerMessageView", 0, 0, light)
        let rects = document.all("rect").map(\.attributes)
        // The screen, the bar, the track (line of palette v5), the part that is done.
        #expect(rects.map { $0["fill"] } == ["#FFFFFF", "#0B1B3A", "#89919A", "#109785"])
        #expect(rects[2]["y"] == "44" && rects[2]["height"] == "4" && rects[2]["width"] == "320")
        #expect(rects[3]["width"] == "192")
        #expect(document.all("text").map(\.text) == ["Orders", "Cancel Sync"])
        #expect(document.all("text").map { $0.attributes["fill"] } == ["#E4EDF6", "#0A6ED1"])
        #expect(document.all("text").last?.attributes["font-weight"] == "500")
        // Two dividers, the sign of a running work, the one that closes.
        #expect(document.all("path").count == 4)
    }

    @Test("under a finger it has another ground and another ink; at the end there is a check mark and no bar")
    func bannerPhases() throws {
        let pressed = try elements("FUIProgressBannerMessageView", 1, 0, light)
        // primary5 and tintColorTapStateDark of palette v5.
        #expect(pressed.all("rect").map { $0.attributes["fill"] }.contains("#FAFAFA"))
        #expect(pressed.all("text").last?.attributes["fill"] == "#0854A1")
        let completed = try elements("FUIProgressBannerMessageView", 2, 0, light)
        #expect(completed.all("text").map(\.text) == ["Orders", "Sync Complete"])
        #expect(completed.all("rect").count == 2)
        #expect(completed.all("path").map { $0.attributes["stroke"] } == ["#74777A"])
    }

    @Test("a card: border, corners, font and case of a button, another ground under a finger")
    func card() throws {
        let normal = try elements("Button", 0, 0, light)
        let plate = try #require(normal.all("rect").last?.attributes)
        #expect(plate["fill"] == "#0B1B3A" && plate["stroke"] == "#109785" && plate["stroke-width"] == "2")
        // The line's outer edge has the radius of 12.
        #expect(plate["rx"] == "11")
        let text = try #require(normal.all("text").first)
        #expect(text.text == "SAMPLE TEXT")
        #expect(text.attributes["font-weight"] == "700" && text.attributes["font-size"] == "15")
        #expect(text.attributes["text-anchor"] == "middle" && text.attributes["x"] == "120")
        let card = try #require(Sample.card("Button"))
        #expect(card.states.map(\.name) == ["normal", "disabled", "highlighted"])
        let disabled = try elements("Button", 1, 0, light)
        #expect(disabled.all("text").first?.attributes["fill"] == "#6A7A94")
        let highlighted = try elements("Button", 2, 0, light)
        #expect(highlighted.all("rect").last?.attributes["fill"] == "#109785")
    }

    @Test("a part stands on what its component paints")
    func partOnItsComponent() throws {
        let label = try elements("fdlFUIContactView_headlineLabel", 0, 0, dark)
        #expect(label.all("rect").map { $0.attributes["fill"] } == ["#000000", "#E4EDF6"])
        // title2
        #expect(label.all("text").first?.attributes["font-size"] == "22")
    }

    @Test("a colour that lets something through keeps its opacity, one of the system is striped, none is none")
    func shades() throws {
        let card = Card(
            kind: .own, title: "t", component: nil,
            states: [Card.State(name: "normal", pictures: [picture], attributes: [], pairs: [])])
        let file = try #require(PictureFile.all([card], variants: [light]).first)
        let document = try #require(Markup(file.bytes))
        let rects = document.all("rect").filter { $0.attributes["width"] == "10" }.map(\.attributes)
        #expect(rects.map { $0["fill"] } == ["#FF0000", "url(#system)", "none"])
        #expect(rects[0]["fill-opacity"] == "0.2")
        #expect(document.all("pattern").count == 1)
    }

    private var picture: Picture {
        let square = Rect(width: 10, height: 10)
        let colors = [
            DynamicColor(Color(red: 255, green: 0, blue: 0, alpha: 51)), DynamicColor(.system("red")),
            DynamicColor(DynamicColor.Shade.none),
        ]
        let shapes = colors.indices.map { Shape.rectangle(square, radius: 0, fill: $0, stroke: nil) }
        return Picture(
            label: "", drawing: Drawing(size: Size(width: 10, height: 10), shapes: shapes), paints: colors)
    }

    @Test(
        "numbers are short and never run away",
        arguments: [
            (0.0, "0"), (12.0, "12"), (-0.5, "-0.5"), (1.0004, "1"), (1.0005, "1.001"), (2.25, "2.25"), (.nan, "0"),
            (.infinity, "1000000"), (-1e300, "-1000000"), (0.1, "0.1"), (-0.0001, "0"),
        ])
    func decimals(number: Double, text: String) {
        var bytes: [UInt8] = []
        bytes.write(decimal: number)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }

    // MARK: Files

    @Test("the files of a folder: stable names, no two alike, and the documents as they were")
    func goldenFiles() throws {
        let folder = Fixtures.file("Tests/Fixtures/preview")
        let files = PictureFile.all(Sample.cards, variants: ColorVariant.shown)
        #expect(Set(files.map { $0.name.lowercased() }).count == files.count)
        let names = files.map(\.name).joined(separator: "\n") + "\n"
        try compare(Array(names.utf8), folder.appendingPathComponent("names.txt"))
        let golden = [
            "FUIKPIProgressView.large.normal.light", "FUIKPIProgressView.small.disabled.dark",
            "FUIKPIProgressView.caption-below.highlighted.dark.elevated",
            "FUIProgressBannerMessageView.running.light", "FUIProgressBannerMessageView.pressed.dark",
            "FUIProgressBannerMessageView.completed.light", "Button.normal.light",
            "fdlFUIContactView_descriptionLabel.normal.dark",
        ]
        for name in golden {
            let file = try #require(files.first { $0.name == name + ".svg" }, "\(name)")
            #expect(Markup(file.bytes) != nil)
            try compare(file.bytes, folder.appendingPathComponent(file.name))
        }
    }

    private func compare(_ bytes: [UInt8], _ file: URL) throws {
        if Fixtures.isUpdating {
            try Data(bytes).write(to: file)
        } else {
            let known = try Array(Data(contentsOf: file))
            #expect(known == bytes, "\(file.lastPathComponent) differs")
        }
    }

    @Test("names that file systems take for one are told apart, and nothing in them leads elsewhere")
    func names() throws {
        let blocks = ["Label { font-size: 12; }\n", "LABEL { font-size: 14; }\n", "Ä/../b { font-size: 3; }\n"]
        func names(_ blocks: [String]) -> Set<String> {
            let cards = CardMaker.cards(Sample.stack(blocks.joined()))
            return Set(PictureFile.all(cards, variants: [light]).map(\.name))
        }
        let all = names(blocks)
        // The numbers are the first of SHA-256 over the class paths, which any other program computes as well.
        #expect(all.contains("LABEL~0D6FDA01.normal.light.svg") && all.contains("Label~0E66373F.normal.light.svg"))
        #expect(all.allSatisfy { !$0.contains("/") && !$0.contains("..") })
        #expect(names(blocks.reversed()) == all)
        // Without its likeness a name needs no number; one that cannot be spelled has it always.
        #expect(names([blocks[0], blocks[2]]).contains("Label.normal.light.svg"))
        #expect(names([blocks[2]]).isSubset(of: all))
    }

    @Test("a picture is known again by its mark, and only under its own name")
    func marks() throws {
        let files = PictureFile.all(Sample.cards, variants: [light])
        for file in files { #expect(PictureFile.isOwn(file.bytes, name: file.name)) }
        #expect(!PictureFile.isOwn(files[0].bytes, name: files[1].name))
        #expect(!PictureFile.isOwn([], name: files[0].name))
        #expect(!PictureFile.isOwn(Array(files[0].bytes.dropFirst(files[0].bytes.count / 2)), name: files[0].name))
    }
}
