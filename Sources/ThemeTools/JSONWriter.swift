// Writing JSON straight into bytes, in the order it is told. Knows no report.

import NSSSyntax

/// A writer of one JSON document, with an indent of two blanks.
///
/// The caller says what comes next; the writer sets commas, line ends and escapes. An object or array can be asked to
/// stand on one line, and then so does everything in it.
package struct JSONWriter {
    /// What has been written.
    package private(set) var bytes: [UInt8] = []
    private var depth = 0
    private var isInline: Bool
    private var isFirst = true
    private var isAfterKey = false
    /// What closes each open container, and whether what is around it stands on one line.
    private var open: [(close: UInt8, wasInline: Bool)] = []

    /// A writer with nothing written yet; `compact` puts the whole document on one line.
    package init(compact: Bool = false) {
        isInline = compact
    }

    /// A writer of elements for an array so many containers deep in a document, to be put there by `array(of:)`.
    init(elementsAt depth: Int) {
        isInline = false
        self.depth = depth
    }

    /// Writes `{ … }`.
    package mutating func object(inline: Bool = false, _ members: (inout JSONWriter) -> Void) {
        openObject(inline: inline)
        members(&self)
        close()
    }

    /// Writes `[ … ]`.
    package mutating func array(inline: Bool = false, _ elements: (inout JSONWriter) -> Void) {
        openArray(inline: inline)
        elements(&self)
        close()
    }

    /// Writes an array of elements that were written apart.
    mutating func array(of elements: JSONWriter) {
        openArray()
        bytes += elements.bytes
        isFirst = elements.isFirst
        close()
    }

    /// Writes `{`; `close` ends it.
    mutating func openObject(inline: Bool = false) { open(UInt8(ascii: "{"), UInt8(ascii: "}"), inline) }

    /// Writes `[`; `close` ends it.
    mutating func openArray(inline: Bool = false) { open(UInt8(ascii: "["), UInt8(ascii: "]"), inline) }

    /// Ends what was opened last.
    mutating func close() {
        guard let (close, wasInline) = open.popLast() else { return }
        depth -= 1
        if !isFirst, !isInline { newLine() }
        if !isFirst, isInline, close == UInt8(ascii: "}") { bytes.append(UInt8(ascii: " ")) }
        bytes.append(close)
        isInline = wasInline
        isFirst = false
    }

    /// Hands over what has been written and forgets it. What follows must stand on a line of its own.
    mutating func take() -> [UInt8] { bytes.taken() }

    /// Writes a member's name; its value must follow.
    package mutating func key(_ name: String) {
        separate()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: " "))
        isAfterKey = true
    }

    /// Writes a text.
    package mutating func string(_ text: String) {
        separate()
        quote(text)
    }

    /// Writes a text of bytes; those that are not UTF-8 become U+FFFD.
    package mutating func string(_ text: [UInt8]) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        escape(text)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a whole number.
    package mutating func integer(_ number: Int) {
        separate()
        bytes.write(number)
    }

    /// Writes a number; one that JSON cannot hold becomes null.
    package mutating func number(_ number: Double) {
        guard number.isFinite else { return null() }
        separate()
        if number == number.rounded(.towardZero), number.magnitude < 9_007_199_254_740_992 {
            bytes.write(Int(number))
        } else {
            bytes.write(number.description)
        }
    }

    /// Writes `true` or `false`.
    package mutating func bool(_ value: Bool) {
        separate()
        bytes.write(value ? "true" : "false")
    }

    /// Writes `null`.
    package mutating func null() {
        separate()
        bytes.write("null")
    }

    /// Writes a member with a text, or null.
    package mutating func member(_ name: String, _ text: String?) {
        key(name)
        if let text { string(text) } else { null() }
    }

    /// Writes a member with a whole number, or null.
    package mutating func member(_ name: String, _ number: Int?) {
        key(name)
        if let number { integer(number) } else { null() }
    }

    /// Ends the document with a line end.
    package mutating func finish() { bytes.append(UInt8(ascii: "\n")) }

    private mutating func open(_ first: UInt8, _ last: UInt8, _ inline: Bool) {
        separate()
        bytes.append(first)
        open.append((last, isInline))
        isInline = isInline || inline
        depth += 1
        isFirst = true
    }

    /// What stands between the last thing written and the next one.
    private mutating func separate() {
        if isAfterKey {
            isAfterKey = false
            return
        }
        let wasFirst = isFirst
        isFirst = false
        guard depth > 0 else { return }
        if !wasFirst { bytes.append(UInt8(ascii: ",")) }
        if !isInline {
            newLine()
        } else if !wasFirst || bytes.last == UInt8(ascii: "{") {
            bytes.append(UInt8(ascii: " "))
        }
    }

    private mutating func newLine() {
        bytes.append(UInt8(ascii: "\n"))
        bytes.write(UInt8(ascii: " "), times: depth * 2)
    }

    /// Most texts need no escape, so they are copied first and looked at afterwards.
    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        let start = bytes.count
        bytes.append(contentsOf: text.utf8)
        if holdsMore(thanPlainTextFrom: start) {
            let raw = [UInt8](bytes[start...])
            bytes.removeSubrange(start...)
            escape(raw)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private func holdsMore(thanPlainTextFrom start: Int) -> Bool {
        let written = bytes.span
        for index in start..<written.count {
            let byte = written[index]
            if byte < 0x20 || byte >= 0x7F { return true }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "[") { return true }
        }
        return false
    }

    private mutating func escape(_ text: [UInt8]) {
        let text = text.span
        var index = 0
        while index < text.count {
            let glyph = Glyph(in: text, at: index)
            index += glyph.length
            switch glyph.scalar {
            case 0x22: bytes.write("\\\"")
            case 0x5C: bytes.write("\\\\")
            case 0x08: bytes.write("\\b")
            case 0x09: bytes.write("\\t")
            case 0x0A: bytes.write("\\n")
            case 0x0C: bytes.write("\\f")
            case 0x0D: bytes.write("\\r")
            default: if glyph.look == .escaped { write(units: glyph.scalar) } else { glyph.write(to: &bytes) }
            }
        }
    }

    /// Writes a scalar by its numbers in UTF-16. JSON allows more as it is, but what shows the document might act on it.
    private mutating func write(units scalar: UInt32) {
        let high = 0xD800 + (scalar &- 0x1_0000) >> 10
        for unit in scalar > 0xFFFF ? [high, 0xDC00 + scalar & 0x3FF] : [scalar] {
            bytes.write("\\u")
            bytes.write(hex: unit, digits: 4)
        }
    }
}
