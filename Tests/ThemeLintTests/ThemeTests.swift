// The themes that the project hands out, and the two pages it grew from, are read without complaint.

import FioriTheme
import NSSSyntax
import TestSupport
import Testing
import ThemeLint

@Suite("Themes")
struct ThemeTests {
    static let themes = Fixtures.sheets(in: "themes")
    static let pages = Fixtures.sheets(in: "Tests/Fixtures/seeds")

    @Test("the themes lint clean for SAPFiori, whose palette they use", arguments: themes)
    func themesAreClean(_ sheet: Fixtures.Sheet) {
        let result = lint(sheet.bytes, [.uikit])
        #expect(result.places == [], "\(sheet.name)")
        #expect(result.forecast.map(\.outcome) == [.loads])
    }

    @Test("a theme for every reader is clean for every reader", arguments: themes)
    func readAlike(_ sheet: Fixtures.Sheet) {
        let result = lint(sheet.bytes, [.uikit, .swiftui, .nui], only: ["syntax", "cascade"])
        #expect(result.places == [], "\(sheet.name)")
        // NUI has no palette: a use of one of its names ends the app, a definition of one changes nothing. A theme for
        // SAPFiori may have both; nothing else may be wrong with it.
        let nui = lint(sheet.bytes, [.nui])
        // Nor has it names that could be obsolete, so that what silences that rule is needless there.
        #expect(Set(nui.rules).isSubset(of: ["undefined-variable", "unused-variable", "unused-suppression"]))
        for finding in nui.findings where finding.rule == "undefined-variable" {
            #expect(PaletteConstants.isKnown(nui.tree.source.text(in: finding.range)))
        }
    }

    @Test("aurora and high-contrast define all they use: every reader loads them")
    func selfContained() throws {
        for name in ["aurora", "high-contrast"] {
            let sheet = try #require(Self.themes.first { $0.stem == name })
            let result = lint(sheet.bytes, [.uikit, .swiftui, .nui])
            #expect(result.forecast.map(\.outcome) == [.loads, .loads, .loads], "\(name)")
        }
    }

    @Test("the two pages' blocks give no error, and load", arguments: pages)
    func seeds(_ sheet: Fixtures.Sheet) {
        let result = lint(sheet.bytes, [.uikit])
        #expect(result.findings.filter { $0.severity == .error }.map(\.message) == [])
        #expect(result.forecast.map(\.outcome) == [.loads])
        // The pages are of 2021; the newest palette has other names for some of their colours.
        // The banner's page is where the SDK's own look was taken from.
        let allowed =
            sheet.name.hasSuffix("kpi-progress-view.nss")
            ? ["empty-block"] : ["obsolete-palette-name", "equals-default"]
        #expect(result.rules.allSatisfy { allowed.contains($0) })
    }

    @Test("the page that lists class paths without a value gets told so, no more")
    func emptyBlocks() throws {
        let sheet = try #require(Self.pages.first { $0.stem == "kpi-progress-view" })
        #expect(lint(sheet.bytes).places == ["1:1 empty-block", "2:1 empty-block"])
    }

    @Test("the banner's declarations are all there")
    func banner() throws {
        let sheet = try #require(Self.pages.first { $0.stem == "progress-banner-message-view" })
        let reading = NUIReader.read(
            Source(
                name: "t.nss",
                text:
                    "@tintColorDark:a;@tintColorTapStateDark:b;@line:c;@chart1:d;@chart2:e;@primary5:f;@primary7:g;@primary2_lightBackground:h;"
                    + sheet.text))
        #expect(reading.outcome == .loads)
        #expect(reading.classes.count == 9)
        #expect(reading.classes.map { reading.style(of: $0).count }.reduce(0, +) == 16)
        #expect(reading.entry("progress-tint-color", of: "fdlFUIProgressBannerMessageView_progressBar")?.value == "e")
    }
}
