// Themes that the tests of previews share. Must not know what is expected of them.

import FioriTheme
import Foundation
import NSSSyntax
import TestSupport

@testable import ThemePreview

/// The sheet with one of everything.
enum Sample {
    static let stack: ThemeStack = {
        let path = "Tests/Fixtures/preview/sample.nss"
        let bytes = (try? Data(contentsOf: Fixtures.file(path))).map { Array($0) } ?? []
        return ThemeStack(Theme(Source(name: "sample.nss", bytes: bytes)))
    }()

    static let cards = CardMaker.cards(stack)

    static func card(_ title: String) -> Card? { cards.first { $0.title == title } }

    static func stack(_ text: String) -> ThemeStack { ThemeStack(Theme(text)) }
}
