// Themes that the tests of previews share. Must not know what is expected of them.

import FioriTheme
import Foundation
import NSSSyntax
import TestSupport

@testable import ThemePreview

#if canImport(FoundationXML)
    import FoundationXML
#endif

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

/// A document read back as XML: its elements with their attributes, in order.
final class Markup: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    /// nil where it is not well-formed.
    init?(_ bytes: [UInt8]) {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    func parser(
        _: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_: XMLParser, foundCharacters text: String) {
        if let last = open.last { elements[last].text += text }
    }
}
