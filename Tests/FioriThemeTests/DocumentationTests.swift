// The code of the documentation's articles, compiled and run. Must not know more of the modules than an app does.

import FioriTheme
import Foundation
import NSSSyntax
import TestSupport
import Testing

@Suite struct DocumentationTests {
    private static let catalogue = "Sources/FioriTheme/FioriTheme.docc/"

    /// Holds an article against the code of this file and what it prints.
    private func check(_ name: String, _ printed: [String]) throws {
        let article = try Article(Self.catalogue + name + ".md")
        #expect(try article.codeMissing(in: #filePath) == [])
        #expect(article.output == printed)
        #expect(!printed.isEmpty)
    }

    @Test func landingPage() throws {
        var printed: [String] = []
        func print(_ items: String...) { printed.append(items.joined(separator: " ")) }

        let theme = ThemeStack(Theme("@brand:#5B35C8;\nfdlFUIKPIProgressView { tint-color: @brand; }"))
        let style = theme.style(for: "fdlFUIKPIProgressView", state: .disabled)
        print(style.color("tint-color")?.hex ?? "not set")

        try check("FioriTheme", printed)
    }

    @Test func themesInAnApp() throws {
        var printed: [String] = []
        func print(_ items: String...) { printed.append(items.joined(separator: " ")) }
        let file = Fixtures.file("Tests/Fixtures/resolve/brand.nss")
        let nextFile = Fixtures.file("Tests/Fixtures/resolve/brand-next.nss")

        let sheet = Source(name: "brand.nss", bytes: [UInt8](try Data(contentsOf: file)))
        let theme = ThemeStack(Theme(sheet))

        let dark = Traits(appearance: .dark)
        let style = theme.style(for: "fdlFUIKPIProgressView", state: .disabled, traits: dark)
        print("tint", style.color("tint-color")?.hex ?? "not set")
        print("track", style.color("track-tint-color")?.hex ?? "not set")
        print("decided by", style["tint-color"]?.slot.name ?? "nothing")

        if let banner = theme.style(ofComponent: "FUIProgressBannerMessageView") {
            for style in banner.styles {
                for resolution in style.attributes where !resolution.isDefault {
                    print(style.classPath, style.state.name, resolution.attribute, resolution.text ?? "")
                }
            }
        }

        var view = KPIProgressView()
        view.chartSize = .small
        view.items = KPIViewItem.percentage(MetricItem(number: 33))
        view.captionLabelText = "Complete"
        view.progress = 0.33
        theme.apply(to: &view)
        print("arc", view.arcColor(for: dark)?.hex ?? "none", "track", view.trackColor(for: dark)?.hex ?? "none")
        view.setTintColor(DynamicColor(Color(red: 200, green: 0, blue: 0)), for: .highlighted)
        view.isHighlighted = true
        print("arc under a finger", view.arcColor(for: dark)?.hex ?? "none")

        let why = theme.resolve("fdlFUIProgressBannerMessageView_titleLabel", "font-color", state: .highlighted)
        print(why.text ?? "not set", why.isDefault ? "(the SDK's)" : "(the theme's)")
        for contender in why.trace {
            let line = theme.position(of: contender.origin).line
            print(contender.wins ? "wins:" : "loses:", "\(contender.origin.file):\(line)", contender.text)
            print("   ", contender.reason)
        }

        let next = ThemeStack(Theme(Source(name: "brand-next.nss", bytes: [UInt8](try Data(contentsOf: nextFile)))))
        for change in ThemeComparison(theme, next).changes {
            print(change.classPath, change.attribute)
            print("   ", change.old.color?.hex ?? "not set", "->", change.new.color?.hex ?? "not set")
        }

        try check("ThemesInAnApp", printed)
        // The sheet that the article shows is the one that its code read.
        let shown = try Article(Self.catalogue + "ThemesInAnApp.md").texts("nss")
        #expect(shown.count == 1)
        let read = String(decoding: sheet.bytes, as: UTF8.self)
        for sheet in shown { #expect(read.hasSuffix("\n" + sheet + "\n")) }
    }

    @Test func cascade() throws {
        var printed: [String] = []
        func print(_ items: String...) { printed.append(items.joined(separator: " ")) }

        let base = Theme("Button { font-color: #111111; }\nLargeButton { font-color: #222222; }", name: "base.nss")
        let brand = Theme("Button { font-color: #5B35C8; }", name: "brand.nss")
        let theme = ThemeStack([base, brand])
        print(theme.resolve("Button", "font-color").color?.hex ?? "not set")
        let large = theme.resolve("Button:LargeButton", "font-color")
        print(large.color?.hex ?? "not set")
        for contender in large.trace { print(contender.origin.file, contender.text, contender.reason) }

        try check("TheCascade", printed)
    }

    @Test func statesAndTraits() throws {
        var printed: [String] = []
        func print(_ items: String...) { printed.append(items.joined(separator: " ")) }

        let theme = ThemeStack(Theme("fdlFUIKPIProgressView { font-color: #1B2A4A; font-color-disabled: #8396A8; }"))
        print(theme.resolve("fdlFUIKPIProgressView", "font-color", state: .disabled).text ?? "not set")
        print(theme.resolve("fdlFUIKPIProgressView", "font-color-disabled").text ?? "not set")
        let highlighted = theme.resolve("fdlFUIKPIProgressView", "font-color", state: .highlighted)
        print(highlighted.text ?? "not set", "from", highlighted.slot.name)

        let filled = ThemeStack(Theme("A { background-color: primaryFill; }"))
        let fill = filled.resolve("A", "background-color").value?.color
        for contrast in Contrast.allCases {
            for appearance in Appearance.allCases {
                let traits = Traits(appearance: appearance, contrast: contrast)
                print(appearance.rawValue, contrast.rawValue, fill?.color(for: traits)?.hex ?? "none")
            }
        }

        if let tint = Palette(.v8).color(named: "tintColor") {
            print("light mode", tint.color(.light).hex, tint[.dark].hex)
            print("dark mode", tint.color(.dark).hex, tint[.light].hex)
        }

        try check("StatesAndTraits", printed)
    }

    @Test func engines() throws {
        var printed: [String] = []
        func print(_ items: String...) { printed.append(items.joined(separator: " ")) }

        let sheet = Theme("@tintColor: #5B35C8;\nButton { background-color: #1EE68A00; }")
        for engine in Engine.allCases {
            let theme = ThemeStack(sheet, engine: engine)
            print(engine.title + ":", theme.resolve("Button", "background-color").color?.hex ?? "not set")
            print("    tint colour", theme.color(named: "tintColor")?.color(for: Traits())?.hex ?? "none")
        }

        try check("Engines", printed)
    }

    @Test func componentModels() throws {
        var printed: [String] = []
        func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }

        var view = KPIProgressView()
        view.items = KPIViewItem.ratio(FractionItem(number: 42), of: FractionItem(number: 100))
        view.captionLabelText = "Orders delivered on time"
        view.progress = 0.42
        let layout = view.layout()
        print("circle", layout.circle.width, "texts", layout.runs.map { $0.text }.joined(separator: " "))
        print("caption", layout.isCaptionInsideCircle ? "inside" : "below", layout.captionLines.count)
        print("read out:", view.accessibilityLabel ?? "nothing")

        print(view.arcFraction(at: .zero), view.arcFraction(at: view.animationDuration) == Double(view.progress))

        var banner = ProgressBannerMessageView()
        banner.completionMessage = "Everything is up to date"
        ThemeStack([]).apply(to: &banner)
        var bar = NavigationBar(frame: Rect(y: 47, width: 390, height: 44))
        bar.bannerView = .progress(banner)
        try bar.bannerView?.show(message: "Synchronising")
        bar.progressBannerView?.update(progress: 0.4, animated: false)
        print(bar.progressBannerView?.phase.rawValue ?? "none", bar.bannerLayout()?.text ?? "")
        bar.progressBannerView?.update(progress: 1, animated: false)
        print(bar.progressBannerView?.phase.rawValue ?? "none", bar.bannerLayout()?.text ?? "")
        print("until", bar.bannerView?.nextDeadline == .seconds(5) ? "five seconds" : "another time")
        bar.bannerView?.advance(to: .seconds(5))
        print(bar.progressBannerView?.phase.rawValue ?? "none")

        try check("ComponentModels", printed)
    }

    @Test("the sheets that articles show have no slip", arguments: ["TheLanguage", "ThemesInAnApp", "CommandLine"])
    func sheets(_ name: String) throws {
        let sheets = try Article(Self.catalogue + name + ".md").texts("nss")
        #expect(!sheets.isEmpty)
        for sheet in sheets {
            #expect(SyntaxTree(Source(name: name, text: sheet)).faults.isEmpty, "\(sheet)")
        }
    }

    @Test("a chain of definitions is not set, and says what it would give")
    func languageArticleOnHops() throws {
        let definitions = try #require(try Article(Self.catalogue + "TheLanguage.md").texts("nss").first)
        let band = ThemeStack(Theme(definitions + "\nA { font-color: @band; }")).resolve("A", "font-color")
        #expect(band.value == nil)
        #expect(band.failure == .tooManyHops(limit: 1, text: "#5B35C8"))
    }

    @Test("a colour of the palette by name is the theme's")
    func paletteColorByName() {
        let sheet = Theme("@media (device: ipad) { @tintColor: #5B35C8; }")
        let theme = ThemeStack(sheet)
        // 0070F2 and 4DB1FF are the palette's own.
        #expect(theme.color(named: "tintColor")?.color(for: Traits())?.hex == "#0070F2FF")
        let pad = theme.color(named: "tintColor", traits: Traits(device: .ipad))
        #expect(pad?.color(for: Traits())?.hex == "#5B35C8FF")
        #expect(pad?.color(for: Traits(appearance: .dark))?.hex == "#4DB1FFFF")
        #expect(theme.color(named: "tintColour") == nil)
        #expect(ThemeStack(sheet, engine: .nui).color(named: "tintColor") == nil)
    }

    @Test("a change says in which surroundings it is seen")
    func surroundingsOfAChange() throws {
        let comparison = ThemeComparison(
            ThemeStack(Theme("A { height: 1; font-color: tintColor; }")),
            ThemeStack(Theme("A { height: 1; font-color: #0070F2; } @media (device: ipad) { A { height: 2; } }")))
        #expect(comparison.changes.map { $0.attribute } == ["font-color", "height"])
        // In light mode with normal contrast the palette's colour is 0070F2, too.
        let color = comparison.changes[0].traits
        #expect(color.count == 2 * 2 * 6)
        #expect(!color.contains(Traits()) && color.contains(Traits(contrast: .high)))
        let height = comparison.changes[1].traits
        #expect(height.count == 2 * 8)
        #expect(height.allSatisfy { $0.device == .ipad } && height.contains(Traits(device: .ipad)))
    }
}
