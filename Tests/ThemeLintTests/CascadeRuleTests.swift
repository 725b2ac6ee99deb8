// The rules of cascade and states where they must tell causes apart, or keep silent.

import FioriTheme
import NSSSyntax
import Testing
import ThemeLint

@Suite("Rules on cascade and states")
struct CascadeRuleTests {
    static let title = "fdlFUIProgressBannerMessageView_titleLabel"

    private func places(_ text: String, _ engines: [Engine] = [.uikit]) -> [String] { lint(text, engines).places }

    private func places(_ text: String, over base: String...) -> [String] {
        let base = base.map { SyntaxTree(Source(name: "base.nss", text: $0)) }
        return Linter(LintOptions()).lint(Source(name: "t.nss", text: text), base: base).places
    }

    // MARK: One cause, one finding

    @Test("what stands twice in a block, or in two blocks for the same, has one finding")
    func duplicates() {
        #expect(places("Label { font-size: 12; font-size: 14; }\n") == ["1:24 duplicate-attribute"])
        #expect(places("Label { font-size: 12; }\nLabel { font-size: 14; }\n") == ["2:1 duplicate-block"])
        #expect(
            places("Button { height: 44; }\nButton, Label { height: 40; }\nLabel, Button { height: 50; }\n")
                == ["1:10 overridden-declaration", "3:1 duplicate-block"])
    }

    @Test("a condition that says nothing is its own finding, whatever it overrides")
    func emptyConditions() {
        let sheet = "Button { height: 44; }\n@media (width:768) {\n    Button { height: 52; }\n}\n"
        #expect(places(sheet) == ["2:9 unknown-media-feature"])
        let behind = "@media (width:768) {\n    Button { height: 52; }\n}\nButton { height: 44; }\n"
        #expect(places(behind) == ["1:9 unknown-media-feature"])
    }

    @Test("a fault in one of the blocks keeps the others from being judged")
    func faults() {
        let found = lint("Button { height: 44 }\nButton, Label { height: 40; }\n").rules
        #expect(found == ["missing-semicolon"])
    }

    // MARK: Overridden

    @Test("a list loses only where each of its class paths does")
    func lists() {
        #expect(places("A, B { height: 1; }\nA { height: 2; }\n") == [])
        #expect(places("A, B { height: 1; }\nA { height: 2; }\nB { height: 3; }\n") == ["1:8 overridden-declaration"])
        #expect(places("A, B { height: 1; width: 1; }\nA { height: 2; }\nB { height: 3; }\n").count == 1)
    }

    @Test("conditions cover a value only together")
    func covering() {
        let phone = "@media (device:iphone) {\n    A { height: 2; }\n}\n"
        let pad = "@media (device:ipad) {\n    A { height: 3; }\n}\n"
        let landscape = "@media (orientation:landscape) {\n    A { height: 4; }\n}\n"
        #expect(places("A { height: 1; }\n" + phone) == [])
        #expect(places("A { height: 1; }\n" + phone + landscape) == [])
        #expect(places("A { height: 1; }\n" + phone + pad) == ["1:5 overridden-declaration"])
        #expect(places(phone + pad + landscape) == [])
        #expect(places(phone + "A, B { height: 1; }\n" + pad) == ["2:9 media-overridden"])
    }

    @Test("under NUI the plain name and that with -normal are two attributes")
    func engines() {
        let sheet = "Button { background-color: red; }\nButton, LargeButton { background-color-normal: blue; }\n"
        #expect(places(sheet, [.uikit]) == ["1:10 overridden-declaration"])
        #expect(places(sheet, [.nui]) == [])
        #expect(places(sheet, [.uikit, .nui]) == [])
    }

    @Test("a lower sheet never beats the sheet above it")
    func layers() {
        #expect(places("A { height: 1; }\n", over: "A { height: 2; }\n") == [])
        #expect(
            places("@media (device:ipad) {\n    A { height: 2; }\n}\n", over: "A { height: 2; }\n")
                == ["2:9 media-without-effect"])
        #expect(
            places(
                "@media (device:ipad) {\n    A { height: 2; }\n}\n", over: "A { height: 2; }\n", "A { height: 3; }\n")
                == [])
    }

    // MARK: Without effect

    @Test("the same value is the same colour, however it is written, in every variant")
    func values() {
        func media(_ outside: String, _ inside: String) -> [String] {
            places("A { font-color: \(outside); }\n@media (device:ipad) {\n    A { font-color: \(inside); }\n}\n")
        }
        #expect(media("#ff0000", "red") == ["3:9 media-without-effect"])
        #expect(media("#FF0000", "rgb(255, 0, 0)") == ["3:9 media-without-effect"])
        #expect(media("#FF0000", "#FF0001") == [])
        // In light mode both are #0070F2, in dark mode one of them is lighter.
        #expect(media("tintColor", "rgb(0, 112, 242)") == [])
        #expect(media("tintColor", "tintColor_lightBackground") == [])
    }

    @Test("what comes to nothing equals nothing")
    func failures() {
        let sheet = "A { font-color: 12; }\n@media (device:ipad) {\n    A { font-color: 12; }\n}\n"
        #expect(!lint(sheet).rules.contains("media-without-effect"))
    }

    @Test("the SDK's own sheet says nothing of itself, a theme over it does")
    func defaults() {
        #expect(lint(Theme.sdk.source.bytes).rules == [])
        #expect(places("\(Self.title) { font-name: mediumSystem; }\n") == ["1:46 equals-default"])
        #expect(places("\(Self.title) { font-size: 13; }\n", [.nui]) == [])
        // A value that holds somewhere only still says what the SDK says.
        #expect(
            places("@media (device:ipad) {\n    \(Self.title) { font-size: 13; }\n}\n") == ["2:50 equals-default"])
        // Without this one the value below it shows, not the SDK's.
        #expect(places("\(Self.title) { font-size: 13; }\n", over: "\(Self.title) { font-size: 9; }\n") == [])
    }

    // MARK: States

    @Test("the SDK's own value for a state keeps the normal one from showing")
    func statesOfTheSDK() {
        #expect(places("\(Self.title) { font-color: primaryLabel; font-color-highlighted: primaryLabel; }\n") == [])
        #expect(
            places("Button { font-color: red; font-color-highlighted: red; }\n") == ["1:27 state-equals-normal"])
    }

    @Test("what the SDK shows in a state of its other components is not known")
    func unknownLooks() {
        #expect(places("fdlFUIKPIProgressView { tint-color: red; tint-color-disabled: red; }\n") == [])
        #expect(places("fdlFUIKPIProgressView { tint-color-disabled: red; }\n") == [])
    }

    @Test("bars, cells and segments have the system's look in a state that is not set")
    func systemLooks() {
        for sheet in [
            "TabBarItem { font-color: red; font-color-selected: red; }\n",
            "TableCell { background-color: red; background-color-selected: red; }\n",
            "SegmentedControl { background-color: red; background-color-selected: red; }\n",
            "TableCell { background-color-selected: red; }\n", "TabBarItem { font-color-selected: red; }\n",
        ] {
            #expect(places(sheet) == [], "\(sheet)")
        }
        #expect(
            places("SegmentedControl { font-color: red; font-color-selected: red; }\n") == ["1:37 state-equals-normal"])
    }

    @Test("a class of the app's own gives a repeated value a meaning")
    func classLists() {
        let button = "Button { font-color: red; font-color-highlighted: red; }\n"
        #expect(places(button + "Danger { font-size: 12; }\n") == ["1:27 state-equals-normal"])
        // In Button:Danger the pressed state would else be blue.
        #expect(places(button + "Danger { font-color: blue; }\n") == [])
        #expect(places(button, over: "Danger { font-color: blue; }\n") == [])
        #expect(places("Button { font-color-highlighted: red; }\n") == ["1:10 missing-base-state"])
        #expect(places("Button { font-color-highlighted: red; }\nDanger { font-color: blue; }\n") == [])
    }

    @Test("states look alike by accident only if they are written as two")
    func alike() {
        func button(_ values: String...) -> [String] {
            places("Button { \(values.joined(separator: " ")) font-color: black; }\n")
        }
        #expect(
            button("font-color-highlighted: #FF0000;", "font-color-disabled: red;")
                == ["1:43 indistinguishable-states"])
        #expect(button("font-color-highlighted: red;", "font-color-disabled: red;") == [])
        #expect(button("font-color-highlighted: red;", "font-color-disabled: blue;") == [])
        // One more attribute tells them apart.
        #expect(
            button(
                "font-color-highlighted: #FF0000;", "font-color-disabled: red;", "image: go;", "image-disabled: stop;")
                == [])
        // A pressed button that is selected may look as one that is selected.
        #expect(button("font-color-selected: #FF0000;", "font-color-selected-highlighted: red;") == [])
    }

    // MARK: Engines

    @Test("of blocks that no chosen engine reads nothing is said but that; of others those engines are named")
    func readersOfBlocks() {
        let sheet = """
            Label { height: 52; height: 40; }
            Label { font-size: 20; }
            Button, Button { font-size: 20; }
            View {}
            @media (device:ipad) {}

            """
        let rules = ["duplicate-attribute", "duplicate-block", "duplicate-class-path", "empty-block", "empty-block"]
        #expect(lint(sheet, [.swiftui], only: ["cascade"]).rules == [])
        let found = lint(sheet, [.swiftui, .nui], only: ["cascade"]).findings
        #expect(found.map(\.rule) == rules)
        #expect(found.allSatisfy { $0.engines == ["nui"] })
    }

    // MARK: Bounds

    @Test("a sheet that multiplies lists by declarations is passed over, and quickly")
    func bounded() {
        let paths = (0..<1000).map { "P\($0)" }.joined(separator: ",")
        let body = (0..<1000).map { "a\($0):1;" }.joined()
        let found = lint("\(paths){\(body)}\n\(paths),Q{\(body)}\n", only: ["overridden-declaration"])
        #expect(found.rules == [])
    }

    @Test("two thousand blocks of one class path are judged in one walk")
    func manyBlocks() {
        let sheet = (0..<2_000).map { "@media (device:ipad) {\nA { height: \($0 % 9); }\n}\n" }.joined()
        let found = lint(sheet + "A { height: 1; }\n", only: ["media-overridden", "overridden-declaration"])
        #expect(found.findings.count == 2_000)
        #expect(found.findings.allSatisfy { $0.rule == "media-overridden" })
    }

    /// Where a block holds whose condition could not be read is not known, so nothing is concluded from it.
    @Test func conditionsThatCouldNotBeRead() {
        let sheet = """
            Label { font-size: 12; }
            @media not (device:ipad) { Label { font-size: 12; } }
            @media screen and (device:ipad) { View { border-width: 1; } }
            View { border-width: 2; }

            """
        #expect(lint(sheet).rules == ["malformed-media-condition", "malformed-media-condition"])
        let sound = sheet.replacing("not (", with: "(").replacing("screen and ", with: "")
        #expect(lint(sound).rules == ["media-without-effect", "media-overridden"])
    }
}
