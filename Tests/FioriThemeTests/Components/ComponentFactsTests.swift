// The sheet of the component models' facts: every row has a value and evidence, and those of the pages are as there.

import Testing

@testable import FioriTheme

@Suite struct ComponentFactsTests {
    @Test func everyRowHasOneValueAndItsEvidence() {
        let sheet = DataSheet(EmbeddedSheet.components.source)
        #expect(
            sheet.blocks.map(\.name) == [
                "FUIKPIProgressView", "FUIBannerMessageView", "FUIOfflineBannerMessageView",
                "FUIProgressBannerMessageView", "UIScreen",
            ])
        for block in sheet.blocks {
            for row in block.rows {
                #expect(row.parts.dropFirst().first == ",", "\(row.name)")
                #expect(["documented", "example", "inferred"].contains(row.parts.dropFirst(2).first), "\(row.name)")
                #expect(row.parts.dropFirst(3).first == "(", "\(row.name)")
            }
        }
    }

    /// The numbers of the two pages, and of the class reference of the offline banner.
    @Test(arguments: [
        ("FUIKPIProgressView", "diameter-large", 130), ("FUIKPIProgressView", "diameter-small", 104),
        ("FUIKPIProgressView", "caption-inside-large", 94), ("FUIKPIProgressView", "caption-inside-small", 86),
        ("FUIKPIProgressView", "caption-below-large", 216), ("FUIKPIProgressView", "caption-below-small", 122),
        ("FUIKPIProgressView", "caption-lines", 2), ("FUIKPIProgressView", "animation-duration", 0.5),
        ("FUIKPIProgressView", "units-per-side", 2), ("FUIOfflineBannerMessageView", "duration", 4),
        ("FUIProgressBannerMessageView", "completion-duration", 5),
    ])
    func documentedNumbers(component: String, fact: String, number: Double) {
        let block = DataSheet(EmbeddedSheet.components.source).block(component)
        #expect(block?.row(fact)?.parts.contains("documented") == true)
        #expect(ComponentFacts(component).number(fact) == number)
    }

    @Test func whatIsNotThereIsNothing() {
        #expect(ComponentFacts("FUIKPIProgressView").number("depth") == 0)
        #expect(ComponentFacts("FUIKPI").name("tint").isEmpty)
        #expect(ComponentFacts.kpiProgressView.duration("animation-duration") == .milliseconds(500))
    }
}
