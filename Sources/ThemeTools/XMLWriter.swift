// Writing XML and HTML straight into bytes, in the order it is told. Knows no report.

import NSSSyntax

/// A writer of one XML 1.0 document, an element a line with an indent of two blanks.
///
/// What it is given may hold anything: characters that XML does not allow, or that could hide or reorder what stands
/// around them, are shown as `\u{…}`.
struct XMLWriter {
    /// What has been written.
    private(set) var bytes: [UInt8] = []
    private var depth = 0

    /// Starts a document.
    init() { bytes.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

    /// A writer of elements that stand so many elements deep in a document, to be put there by `write(_:)`.
    init(elementsAt depth: Int) { self.depth = depth }

    /// Hands over what has been written and forgets it.
    mutating func take() -> [UInt8] { bytes.taken() }

    /// Writes elements that were written apart.
    mutating func write(_ elements: XMLWriter) { bytes += elements.bytes }

    /// Writes an element without content.
    mutating func element(_ name: String, _ attributes: [(name: String, value: String)]) {
        open(name, attributes)
        bytes.write("/>\n")
    }

    /// Writes an element with other elements in it.
    mutating func element(
        _ name: String, _ attributes: [(name: String, value: String)], _ content: (inout XMLWriter) -> Void
    ) {
        begin(name, attributes)
        content(&self)
        end(name)
    }

    /// Writes the start of an element with other elements in it.
    mutating func begin(_ name: String, _ attributes: [(name: String, value: String)]) {
        open(name, attributes)
        bytes.write(">\n")
        depth += 1
    }

    /// Writes the end of the element that was begun last.
    mutating func end(_ name: String) {
        depth -= 1
        bytes.write(UInt8(ascii: " "), times: depth * 2)
        close(name)
    }

    /// Writes an element with a text in it, whose line ends stay.
    mutating func element(_ name: String, _ attributes: [(name: String, value: String)], text: [UInt8]) {
        open(name, attributes)
        bytes.write(">")
        bytes.writeMarkup(text)
        close(name)
    }

    private mutating func open(_ name: String, _ attributes: [(name: String, value: String)]) {
        bytes.write(UInt8(ascii: " "), times: depth * 2)
        bytes.write("<")
        bytes.write(name)
        for attribute in attributes {
            bytes.write(" ")
            bytes.write(attribute.name)
            bytes.write("=\"")
            bytes.writeMarkup(attribute.value)
            bytes.write("\"")
        }
    }

    private mutating func close(_ name: String) {
        bytes.write("</")
        bytes.write(name)
        bytes.write(">\n")
    }
}
