// What a gallery holds and how its page is written: nothing of a sheet but as text. Must not know looks.

import Foundation
import NSSSyntax
import TestSupport
import Testing

@testable import FioriTheme
@testable import ThemePreview

@Suite("Gallery")
struct GalleryTests {
    private let light = ColorVariant(appearance: .light, level: .base, contrast: .normal)

    private func page(_ gallery: Gallery) throws -> Markup {
        // The page is well-formed XML as well, but for its first line.
        try #require(Markup(GalleryPage.write(gallery, generator: "test")))
    }

    @Test("every styled class path has a card, the modelled components one each, their parts none")
    func cards() {
        #expect(
            Sample.cards.map(\.title) == [
                "FUIKPIProgressView", "FUIProgressBannerMessageView", "Button", "NavigationBar", "fdlFUIContactView",
                "fdlFUIContactView_descriptionLabel", "fdlFUIContactView_headlineLabel",
            ])
        #expect(Sample.card("FUIKPIProgressView")?.states.map(\.name) == ["normal", "disabled", "highlighted"])
        #expect(Sample.card("FUIProgressBannerMessageView")?.states.map(\.name) == ["running", "pressed", "completed"])
    }

    @Test("a phase of the banner lists the parts that it shows")
    func partsOfPhases() throws {
        let states = try #require(Sample.card("FUIProgressBannerMessageView")).states
        let parts = states.map { state in
            Set(state.attributes.map { String($0.classPath.dropFirst("fdlFUIProgressBannerMessageView_".count)) })
        }
        let running: Set = [
            "titleLabel", "dividerBottom", "messageBannerDividerTop", "progressBar", "syncIcon", "closeIcon",
        ]
        #expect(parts == [running, running.union(["contentViewTapped"]), ["completionLabel", "completionCheckMark"]])
    }

    @Test("contrast: what stands on what, the ratio by WCAG, and the screen only where nothing opaque is known")
    func contrast() throws {
        let label = try #require(Sample.card("fdlFUIContactView_descriptionLabel")?.states.first)
        let pair = try #require(label.pairs.first)
        #expect(pair.surfaces.map(\.color.classPath) == ["fdlFUIContactView"])
        // #7F9FBF is of luminance 0.3290, #E4EDF6 of 0.8322: 0.8822 over 0.3790.
        let look = try #require(pair.look(in: light))
        #expect(abs(look.ratio - 2.327) < 0.005)
        #expect(!look.isOnScreen && pair.needed == 4.5)
        let large = try #require(Sample.card("fdlFUIContactView_headlineLabel")?.states.first?.pairs.first)
        #expect(large.needed == 3)
        let bar = Sample.stack("BarButton { font-color: #FFFFFF; }")
        let unknown = try #require(CardMaker.cards(bar).last?.states.first?.pairs.first?.look(in: light))
        #expect(unknown.isOnScreen && unknown.ratio == 1)
    }

    @Test("what shines through is laid over what is behind it before it is judged")
    func translucentGround() throws {
        let stack = Sample.stack(
            "fdlFUIContactView { background-color: #000000; }\n"
                + "fdlFUIContactView_headlineLabel { font-color: #FFFFFF; background-color: rgba(255, 255, 255, 0.5); }\n"
        )
        let card = try #require(CardMaker.cards(stack).last)
        let pair = try #require(card.states.first?.pairs.first { $0.foreground.attribute == "font-color" })
        // White at a half over black is #808080 (or #7F7F7F), on which white has 3.95 (or 4.00).
        let look = try #require(pair.look(in: light))
        #expect(!look.isOnScreen && look.ratio > 3.9 && look.ratio < 4.05)
    }

    @Test(
        "ratios are cut, so that what fails never reads as what passes",
        arguments: [(4.4999, "4.49"), (21, "21.00"), (3.049, "3.04")])
    func ratios(ratio: Double, text: String) {
        #expect(ContrastPair.Look(ratio: ratio, isOnScreen: false).text == text)
    }

    // MARK: The page

    @Test("the page is one document: a policy that lets nothing in, no address but of its own parts")
    func selfContained() throws {
        let bytes = GalleryPage.write(Gallery(Sample.stack), generator: "test")
        let text = String(decoding: bytes, as: UTF8.self)
        let document = try #require(Markup(bytes))
        let policy = document.all("meta").first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
        let content = try #require(policy?.attributes["content"])
        #expect(content.hasPrefix("default-src 'none'; "))
        #expect(content.contains("script-src 'sha256-"))
        #expect(document.all("link").isEmpty && document.all("img").isEmpty)
        #expect(document.elements.allSatisfy { $0.attributes["src"] == nil })
        let addresses = document.elements.compactMap { $0.attributes["href"] }
        #expect(addresses.allSatisfy { $0.hasPrefix("#") })
        #expect(!text.contains("http:") && !text.contains("https:"))
        #expect(document.all("script").count == 1)
    }

    @Test("each drawing is there once, and used wherever it is seen")
    func sharedDrawings() throws {
        let document = try page(Gallery(Sample.stack))
        let symbols = document.all("symbol").compactMap { $0.attributes["id"] }
        let uses = document.all("use").compactMap { $0.attributes["href"] }
        #expect(Set(symbols).count == symbols.count)
        #expect(Set(uses) == Set(symbols.map { "#" + $0 }))
        // Three samples in three states, three phases, a button of three states, four others; each light and dark.
        #expect(uses.count == (9 + 3 + 3 + 4) * 2)
        // The KPI view's three drawings serve all its states.
        #expect(symbols.count <= 3 + 3 + 1 + 4)
    }

    @Test("the switches are those that have something to choose")
    func narrowed() throws {
        let dark = ColorVariant.shown.filter { $0.appearance == .dark && $0.level == .elevated }
        let document = try page(Gallery(Sample.stack, variants: dark))
        #expect(document.all("legend").map(\.text) == ["Contrast"])
        #expect(document.all("use").count == 9 + 3 + 3 + 4)
    }

    private static let evil = "<script>alert(1)</script>\"'&{}\u{202E}"

    @Test("text of a sheet is nothing but text, wherever it stands")
    func escaped() throws {
        let sheet = Source(
            name: "a\"><script>alert(2)</script>.nss",
            text:
                "@x\u{202E}y: #FFFFFF;\nA<script>alert(1)</script>\u{202E}'\" { font-name: </style><b>; image: \"><i>; }\n"
                + "Button { font-name: a\"<u>b; font-color: @x\u{202E}y; }\n")
        var diagnostic = Diagnostic(
            rule: Self.evil, severity: .error, message: Self.evil, range: TextRange(0, 1))
        diagnostic.help = Self.evil
        let gallery = Gallery(
            ThemeStack(Theme(sheet)), before: nil, findings: [[diagnostic]], alerts: [Self.evil])
        let bytes = GalleryPage.write(gallery, generator: Self.evil)
        let document = try #require(Markup(bytes))
        #expect(document.all("script").count == 1 && document.all("b").count < 4 && document.all("u").isEmpty)
        #expect(!String(decoding: bytes, as: UTF8.self).contains("\u{202E}"))
        for file in PictureFile.all(gallery.entries.map(\.card), variants: [light]) {
            #expect(Markup(file.bytes) != nil, "\(file.name)")
        }
    }

    @Test(
        "any sheet gives a well-formed page",
        arguments: Fixtures.sheets(in: "Tests/Fixtures/parser") + Fixtures.sheets(in: "themes"))
    func wellFormed(_ sheet: Fixtures.Sheet) throws {
        let stack = ThemeStack(Theme(Source(name: sheet.name, bytes: sheet.bytes)))
        #expect(Markup(GalleryPage.write(Gallery(stack), generator: "test")) != nil)
    }

    @Test("any engine and any palette give a page")
    func engines() throws {
        let theme = Sample.stack.themes[0]
        for engine in Engine.allCases {
            for palette in [PaletteVersion.v3_x, .v5, .latest] {
                let gallery = Gallery(ThemeStack(theme, engine: engine, palette: palette))
                #expect(try page(gallery).all("article").count >= 2, "\(engine.name) \(palette.name)")
            }
        }
    }

    // MARK: Findings

    @Test("a finding is on the cards of its block, or of the values that lead to its definition, or elsewhere")
    func findings() throws {
        let text = "@brand:#FF0000;\n@unused:#00FF00;\nButton { font-color: @brand; }\nLabel { font-size: 12; }\n"
        func finding(_ word: String) throws -> Diagnostic {
            let start = try #require(text.range(of: word)).lowerBound.utf16Offset(in: text)
            return Diagnostic(
                rule: word, severity: .warning, message: "m", range: TextRange(start, start + 1))
        }
        let gallery = Gallery(
            Sample.stack(text), findings: [[try finding("#FF0000"), try finding("@unused"), try finding("12")]])
        func rules(_ title: String) -> [String]? {
            gallery.entries.first { $0.card.title == title }?.card.findings.map(\.diagnostic.rule)
        }
        #expect(rules("Button") == ["#FF0000"])
        #expect(rules("Label") == ["12"])
        #expect(gallery.findings.map(\.diagnostic.rule) == ["@unused"])
    }

    // MARK: Before and after

    @Test("compared with an older theme there is what changed, and nothing else")
    func compared() throws {
        let old = Sample.stack(
            "Button { font-size: 12; font-color: #111111; }\nLabel { font-size: 10; }\nGone { font-size: 9; }\n")
        let new = Sample.stack(
            "Label { font-size: 10; }\nButton { font-color-disabled: #222222; font-color: #111111; font-size: 12; }\n"
                + "New { font-size: 8; }\n")
        let gallery = Gallery(new, before: old)
        #expect(gallery.entries.map(\.card.title) == ["Button", "New", "Gone"])
        #expect(gallery.entries.map { $0.before?.title } == ["Button", nil, nil])
        // The other states of the button look as they did.
        #expect(gallery.entries[0].card.states.map(\.name) == ["disabled"])
        #expect(Gallery(new, before: new).entries.isEmpty)
        let document = try page(gallery)
        #expect(document.all("p").filter { $0.attributes["class"] == "badge" }.map(\.text) == ["new", "no more there"])
    }

    @Test("of a state that changed each attribute that differs is marked, whether it is set anew, gone or another one")
    func comparedAttributes() throws {
        let old = Sample.stack("Button { font-size: 12; height: 40; corner-radius: 4; }\n")
        let new = Sample.stack("Button { font-size: 14; corner-radius: 4; border-width: 1; }\n")
        let document = try page(Gallery(new, before: old))
        // The size, the width and the height, each in light and dark; of the size the text as written, too.
        #expect(document.all("tr").count { $0.attributes["class"] == "changed" } == 3)
        #expect(document.all("ins").count == 6)
    }

    private static let everywhere = Traits.Device.allCases.flatMap { device in
        Traits.Orientation.allCases.map { Traits(device: device, orientation: $0) }
    }

    @Test("what changes on another device only is shown for it, and once for all devices on which it is so")
    func comparedElsewhere() throws {
        let sheet = "Button { font-size: 12; }\nLabel { font-size: 10; }\n"
        let old = Sample.stack(sheet)
        let new = Sample.stack(
            sheet + "@media (device: ipad) { Button { font-size: 13; } @primary3: #123456; }\n"
                + "@media (orientation: landscape) { Label { font-size: 11; } }\n"
                + "@media (device: ipad) and (orientation: landscape) { Label { font-size: 9; } }\n")
        #expect(Gallery(new, before: old).entries.isEmpty)
        let gallery = Gallery(new, before: old, places: Self.everywhere)
        #expect(
            gallery.entries.map { "\($0.card.title) \($0.cells.description)" } == [
                "Label on iPhone in landscape", "Label on iPad in landscape", "Button on iPad",
            ])
        let document = try page(gallery)
        let words = document.all("small").map(\.text).filter { $0.contains("iP") }
        #expect(words == ["on iPhone in landscape", "on iPad in landscape", "on iPad"])
        #expect(document.all("caption").map(\.text) == ["primary3 on iPad"])
        #expect(!document.all("p").contains { $0.text.contains("looks different") })
        // With nothing but the one place it is not said of the others.
        let one = try page(Gallery(new, before: old)).all("p").map(\.text)
        #expect(one.contains("Nothing looks different on iPhone in portrait."))
        #expect(try page(Gallery(old, before: old)).all("p").map(\.text).contains("Nothing looks different."))
    }

    @Test(
        "without an older theme a card is there once for each look, its findings at the first, each file under its own name"
    )
    func elsewhere() throws {
        let text =
            "Button { font-size: 12; }\n@media (device: ipad) { Button { font-size: 13; } Label { height: 9; } }\n"
        let finding = Diagnostic(rule: "r", severity: .warning, message: "m", range: TextRange(0, 1))
        let gallery = Gallery(Sample.stack(text), places: Self.everywhere, findings: [[finding]])
        let cards = gallery.entries.filter { $0.card.kind == .styleClass }
        #expect(
            cards.map { "\($0.card.title) \($0.cells.description) \($0.card.findings.count)" } == [
                "Button on iPhone 1", "Button on iPad 0", "Label on iPad 0",
            ])
        #expect(gallery.entries.filter { $0.card.kind == .component }.map(\.cells) == [.all, .all])
        let names = PictureFile.all(gallery).map(\.name)
        #expect(names.contains("Button.normal.light.svg") && names.contains("Button.normal.on-iPad.light.svg"))
        #expect(names.contains("Label.normal.on-iPad.dark.svg") && Set(names).count == names.count)
    }

    @Test("the screen is that of the device")
    func screenElsewhere() throws {
        let stack = Sample.stack("A { height: 1; }\n@media (device: ipad) { @primaryBackground: #123456; }\n")
        let pad = try #require(CardMaker.cards(stack, on: Traits(device: .ipad)).last)
        #expect(pad.states[0].pictures[0].paints[0][light].text == "#123456FF")
        let phone = try #require(CardMaker.cards(stack).last)
        #expect(phone.states[0].pictures[0].paints[0][light].text != "#123456FF")
    }

    @Test("a colour of the palette that changes is shown, and so is what it changes")
    func comparedPalettes() throws {
        let old = Sample.stack("@tintColor:#5B35C8;\n")
        let new = Sample.stack("@tintColor:#109785;\n")
        let gallery = Gallery(new, before: old)
        #expect(gallery.entries.map(\.card.title) == ["FUIKPIProgressView"])
        #expect(try page(gallery).all("caption").map(\.text) == ["tintColor"])
    }
}

@Suite("SHA-256")
struct SHA256Tests {
    /// The examples of FIPS 180-4, and one that fills two blocks by its padding.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func digest(text: String, hex: String) {
        let digits = SHA256.digest(Array(text.utf8)).map { byte in
            String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
        #expect(digits.joined() == hex)
    }

    @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
    func base64(text: String, encoded: String) {
        #expect(SHA256.base64(Array(text.utf8)) == encoded)
    }
}
