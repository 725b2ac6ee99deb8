// Comparing themes: what the shortcut over equal declarations finds is what asking for every cell finds.

import FioriTheme
import NSSSyntax
import TestSupport
import Testing

@Suite struct ComparisonTests {
    private func compare(_ old: String, _ new: String, _ engine: Engine = .uikit) -> ThemeComparison {
        ThemeComparison(
            ThemeStack(Theme(old, name: "old.nss"), engine: engine),
            ThemeStack(Theme(new, name: "new.nss"), engine: engine))
    }

    private func slots(_ comparison: ThemeComparison) -> [String] {
        comparison.changes.map { "\($0.classPath) \($0.attribute) \($0.state.name)" }
    }

    @Test func layoutOrderAndNamesOfVariablesDoNotMatter() {
        let comparison = compare(
            "@a: #111111; A { font-color: @a; height: 1; } B { width: 2; }",
            "/* new */ B{width:2;}\n@b:#111111;@c:red; A { height: 1; font-color: #111111; font-size: 9; font-size-x: 1; }"
        )
        #expect(slots(comparison) == ["A font-size normal", "A font-size-x normal"])
    }

    @Test func aVariableMovesWhatUsesIt() {
        let comparison = compare(
            "@a: #111111; @b: #222222; A { font-color: @a; } B { font-color: @b; }",
            "@a: #111112; @b: #222222; A { font-color: @a; } B { font-color: @b; }")
        #expect(slots(comparison) == ["A font-color normal"])
        #expect(comparison.changes[0].old.color?.hex == "#111111FF")
        #expect(comparison.changes[0].new.color?.hex == "#111112FF")
        #expect(comparison.changes[0].cells == .all)
        #expect(comparison.changes[0].variants.count == 8)
    }

    @Test(arguments: ["device: ipad", "orientation: landscape", "device: ipad) and (orientation: landscape"])
    func aVariableMovesWhatUsesItInOtherPlacesOnly(_ condition: String) {
        let block = "@media (\(condition)) { A { font-color: @a; } }"
        let comparison = compare("@a: #111111; \(block)", "@a: #111112; \(block)")
        #expect(slots(comparison) == ["A font-color normal"])
        #expect(comparison.changes.map { $0.cells.contains(MediaCells(.iphone, .portrait)) } == [false])
        #expect(slots(compare("@a: #111111; \(block)", "@b: red; @a: #111111; \(block)")) == [])
        #expect(slots(compare("@a: #111111; \(block)", "@b: #111111; \(block)")) == ["A font-color normal"])
    }

    @Test func eachVariantOfThePalettesColorHasItsOwnDefinition() {
        let comparison = compare("@tintColor: #FF0000;", "@tintColor_darkBackground: #0000FF;")
        let changes = comparison.changes.filter { $0.attribute == "tint-color" }
        #expect(changes.map(\.variants) == [[.dark], [.light]] || changes.map(\.variants) == [[.light], [.dark]])
        for change in changes {
            let isLightMode = change.variants == [.dark]
            #expect((change.old.origin != nil) == isLightMode && (change.new.origin != nil) == !isLightMode)
        }
        let narrowed = comparison.narrowed(to: [.light], .all).changes
        #expect(narrowed.map { $0.old.origin == nil && $0.new.origin?.file == "new.nss" } == [true])
    }

    @Test func onlyTheVariantsThatDifferAreNamed() throws {
        // tintColor is 0070F2 in plain light mode, elevated or not.
        let comparison = compare("A { font-color: tintColor; }", "A { font-color: #0070F2; }")
        let change = try #require(comparison.changes.first)
        #expect(!change.variants.contains(.dark) && !change.variants.contains(.elevatedDark))
        #expect(change.variants.contains(.light))
    }

    @Test func aColorOfThePaletteMovesWhatNamesIt() {
        let comparison = compare("A { font-color: tintColor; }", "@tintColor: #111111; A { font-color: tintColor; }")
        #expect(comparison.colors.map(\.name) == ["tintColor"])
        // The bare name is for light mode at base level and normal contrast only.
        #expect(comparison.colors[0].variants == [.dark])
        // The chart shows the colour by itself.
        #expect(slots(comparison) == ["A font-color normal", "fdlFUIKPIProgressView tint-color normal"])
        #expect(comparison.changes.map(\.variants) == [[.dark], [.dark]])
        let swiftui = compare("", "@tintColor:#111111;", .swiftui)
        #expect(swiftui.colors.map(\.name) == ["tintColor"])
        #expect(slots(swiftui) == ["fdlFUIKPIProgressView tint-color normal"])
        let state = compare("", "@tintColorTapState_darkBackground: #111111;")
        #expect(slots(state) == ["fdlFUIKPIProgressView tint-color highlighted"])
        #expect(state.changes[0].variants == [.light])
        // Of that engine nobody knows a palette.
        #expect(compare("", "@tintColor: #111111;", .nui).isEmpty)
    }

    @Test func theColorOfAStateIsComparedWithWhatTakesItsPlace() throws {
        let view = "fdlFUIKPIProgressView"
        // Without a declaration a highlighted chart has a colour of its own, with one it has that.
        let named = compare("", "\(view) { tint-color: tintColor; }")
        #expect(slots(named).contains("\(view) tint-color highlighted"))
        #expect(!slots(named).contains("\(view) tint-color normal"))
        let change = try #require(named.changes.first { $0.state == .highlighted })
        #expect(change.old.color?.hex == "#0040B0FF" && change.new.color?.hex == "#0070F2FF")
        for (old, new) in [("", "\(view) { tint-color: #FF0000; }"), ("\(view) { tint-color: #FF0000; }", "")] {
            // The caption has none of its own: it is what the view hands down.
            #expect(
                slots(compare(old, new)) == [
                    "\(view) tint-color normal", "\(view) tint-color highlighted",
                    "\(view)_captionLabel tint-color normal",
                ])
        }
    }

    @Test func whatComesToNothingLooksLikeNothing() {
        // No colour is no colour, however it is spelt.
        #expect(compare("A { font-color: nonsense; }", "A { font-color: nonsense2; }").isEmpty)
        #expect(compare("A { font-color: @a; }", "A { font-color: @b; }").isEmpty)
        // An app that stops is not one that goes on, and what is set to nothing is not left alone.
        #expect(slots(compare("A { font-color: nonsense; }", "A { font-color: @b; }")) == ["A font-color normal"])
        #expect(slots(compare("A { font-color: nonsense; }", "")) == ["A font-color normal"])
    }

    @Test func onlyThePlacesThatDifferAreNamed() throws {
        let comparison = compare(
            "A { height: 1; } @media (device: ipad) { A { height: 2; } }",
            "A { height: 1; } @media (device: ipad) { A { height: 3; } }")
        #expect(comparison.changes.count == 1)
        #expect(comparison.changes.first?.cells.description == "on iPad")
    }

    @Test func whatIsHandedOnIsFound() {
        let view = compare("", "fdlFUIKPIProgressView { font-color: #111111; }")
        #expect(
            slots(view) == [
                "fdlFUIKPIProgressView font-color normal", "fdlFUIKPIProgressView_captionLabel font-color normal",
            ])
        let above = compare("", "fdlFUIBannerMessageView_titleLabel { font-size: 99; }")
        #expect(slots(above).contains("fdlFUIProgressBannerMessageView_titleLabel font-size normal"))
        #expect(slots(above).contains("fdlFUIOfflineBannerMessageView_titleLabel font-size normal"))
    }

    @Test func aStateThatGoesAwayIsSaidOfTheState() {
        let comparison = compare(
            "A { font-color: #111111; font-color-selected: #222222; }", "A { font-color: #111111; }")
        #expect(slots(comparison) == ["A font-color selected"])
        let normal = compare("A { font-color: #111111; }", "A { font-color: #333333; }")
        #expect(slots(normal) == ["A font-color normal"])
    }

    @Test func aBlockOfManyAttributesIsCompared() {
        var old = "A {"
        for index in 0..<5000 { old += " a\(index): 1;" }
        let comparison = compare(old + " }", old.replacing("a4999: 1", with: "a4999: 2") + " b: 1; }")
        #expect(slots(comparison) == ["A a4999 normal", "A b normal"])
    }

    @Test func aThemeDoesNotDifferFromItself() {
        for sheet in Fixtures.all {
            let source = Source(name: sheet.description, bytes: sheet.bytes)
            #expect(ThemeComparison(ThemeStack(Theme(source)), ThemeStack(Theme(source))).changes.isEmpty)
        }
    }

    /// Random sheets over few names, random changes: no cell that differs is missed, none is named that does not.
    @Test(arguments: 0..<30)
    func everyCellThatDiffersIsFound(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let old = Self.sheet(&random)
        var lines = old.split(separator: "\n").map { String($0) }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let line = Int.random(in: 0..<lines.count, using: &random)
            lines[line] =
                Self.sheet(&random).split(separator: "\n").map { String($0) }.randomElement(using: &random) ?? ""
        }
        let new = lines.joined(separator: "\n")
        let engine = Engine.allCases[seed % 3]
        let comparison = compare(old, new, engine)
        var found: Set<String> = []
        // The SDK's own sheet names other class paths, which a colour of the palette moves, too.
        for change in comparison.changes where Self.paths.contains(change.classPath) {
            for variant in change.variants {
                for cell in MediaCells.each where change.cells.contains(cell) {
                    found.insert(
                        "\(change.classPath) \(change.attribute) \(change.state.name) \(variant) \(cell.rawValue)")
                }
            }
        }
        let differences = Self.differences(comparison.old, comparison.new)
        #expect(found.subtracting(differences).sorted() == [])
        #expect(differences.subtracting(found).sorted() == [])
    }

    private static let paths = [
        "A", "B", "fdlFUIKPIProgressView", "fdlFUIKPIProgressView_captionLabel", "fdlFUIBannerMessageView_titleLabel",
        "fdlFUIProgressBannerMessageView_titleLabel", "fdlFUIOfflineBannerMessageView_titleLabel",
    ]

    /// A sheet with one statement a line.
    private static func sheet(_ random: inout SeededGenerator) -> String {
        let values = [
            "#111111", "#222222", "@a", "@b", "@c", "tintColor", "@tintColor", "@line", "13", "@missing",
        ]
        var text = ""
        // Colours of the palette, some by the name of another one.
        let colors = ["tintColor", "tintColor_darkBackground", "tintColorDark", "primaryLabel", "line"]
        for name in colors where Int.random(in: 0..<3, using: &random) == 0 {
            text += "@\(name):\(["#333333", "primaryLabel", "line"].randomElement(using: &random) ?? "");\n"
        }
        for name in ["a", "b", "c"] {
            text += "@\(name): \(values.randomElement(using: &random) ?? "");\n"
            if Bool.random(using: &random) {
                text += "@media (device: ipad) { @\(name): \(values.randomElement(using: &random) ?? ""); }\n"
            }
        }
        for _ in 0..<6 {
            let path = paths.randomElement(using: &random) ?? ""
            let other = paths.randomElement(using: &random) ?? ""
            let names = ["font-color", "font-color-highlighted", "font-size", "tint-color", "tint-color-disabled"]
            let attributes = (0..<3).map { _ in
                "\(names.randomElement(using: &random) ?? ""): \(values.randomElement(using: &random) ?? "");"
            }
            let rule = "\(path), \(other) { \(attributes.joined(separator: " ")) }"
            text +=
                Int.random(in: 0..<4, using: &random) == 0
                ? "@media (orientation: landscape) { \(rule) }\n" : rule + "\n"
        }
        return text
    }

    /// `noColor`, whatever the text that is none.
    private static func sort(_ failure: ValueFailure?) -> String {
        failure.map { String(String(describing: $0).prefix { $0 != "(" }) } ?? ""
    }

    /// Every cell asked for one by one; of a state that only falls back in both, none.
    private static func differences(_ old: ThemeStack, _ new: ThemeStack) -> Set<String> {
        var result: Set<String> = []
        for path in paths {
            for attribute in ["font-color", "font-size", "tint-color", "track-tint-color", "font-name"] {
                for state in ControlState.allCases {
                    for cell in 0..<4 {
                        for variant in ColorVariant.allCases {
                            let traits = Traits(
                                appearance: variant.appearance, level: variant.level, contrast: variant.contrast,
                                device: cell < 2 ? .iphone : .ipad, orientation: cell % 2 == 0 ? .portrait : .landscape)
                            let one = old.resolve(old.lineage(of: path), attribute, state, traits, tracing: false)
                            let two = new.resolve(new.lineage(of: path), attribute, state, traits, tracing: false)
                            if one.slot != state || one.value == nil && one.failure == nil,
                                two.slot != state || two.value == nil && two.failure == nil, state != .normal
                            {
                                continue
                            }
                            let isSame =
                                one.value?.color?.shade(in: traits) == two.value?.color?.shade(in: traits)
                                && (one.value?.color == nil) == (two.value?.color == nil)
                                && (one.value?.color != nil || one.value == two.value)
                                && Self.sort(one.failure) == Self.sort(two.failure)
                            if !isSame {
                                result.insert("\(path) \(attribute) \(state.name) \(variant) \(1 << cell)")
                            }
                        }
                    }
                }
            }
        }
        return result
    }
}
