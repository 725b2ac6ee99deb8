// Reads a document back as XML, for tests of what is written. Must not know what is expected of it.

package import Foundation

#if canImport(FoundationXML)
    package import FoundationXML
#endif

/// A document read back as XML: its elements with their attributes, in order.
package final class Markup: NSObject, XMLParserDelegate {
    /// One element.
    package struct Element {
        package let name: String
        package let attributes: [String: String]
        /// Without that of elements in it.
        package var text = ""
    }

    /// In order of their starts.
    package private(set) var elements: [Element] = []
    private var open: [Int] = []

    /// Reads bytes; nil where they are not well-formed.
    package init?(_ bytes: [UInt8]) {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    /// Those of a name.
    package func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    package func parser(
        _: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes))
    }

    package func parser(_: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    package func parser(_: XMLParser, foundCharacters text: String) {
        if let last = open.last { elements[last].text += text }
    }
}
