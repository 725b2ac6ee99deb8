// Writing text that others wrote, so that it is nothing but text. Knows no report.

extension [UInt8] {
    /// Appends text that others wrote: one line, without anything that could steer a terminal. A tab is escaped too.
    package mutating func writeHarmless(_ text: String) {
        let start = count
        append(contentsOf: text.utf8)
        guard holdsMore(thanPlainTextFrom: start) else { return }
        let raw = [UInt8](self[start...])
        removeSubrange(start...)
        let bytes = raw.span
        var index = 0
        while index < bytes.count {
            let glyph = Glyph(in: bytes, at: index)
            if case .tab = glyph.look { write("\\u{09}") } else { glyph.write(to: &self) }
            index += glyph.length
        }
    }

    /// Appends lines that others wrote: lines and tabs stay, and nothing that could steer a terminal.
    package mutating func writeHarmlessLines(_ text: [UInt8]) {
        let bytes = text.span
        var index = 0
        while index < bytes.count {
            let glyph = Glyph(in: bytes, at: index)
            if glyph.scalar == 0x0A { write("\n") } else { glyph.write(to: &self) }
            index += glyph.length
        }
    }

    private func holdsMore(thanPlainTextFrom start: Int) -> Bool {
        let bytes = span
        for index in start..<bytes.count {
            let byte = bytes[index]
            if byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "[") { return true }
        }
        return false
    }
}

extension [UInt8] {
    /// Appends text that others wrote, on one line, so that it is nothing but text in XML and HTML, in quotes, too.
    package mutating func writeMarkup(_ text: String) {
        var harmless: [UInt8] = []
        harmless.writeHarmless(text)
        writeMarkup(harmless)
    }

    /// Appends text that has been made harmless before, so that it is nothing but text in XML and HTML.
    package mutating func writeMarkup(_ harmless: [UInt8]) {
        for byte in harmless {
            switch byte {
            case UInt8(ascii: "&"): write("&amp;")
            case UInt8(ascii: "<"): write("&lt;")
            case UInt8(ascii: ">"): write("&gt;")
            case UInt8(ascii: "\""): write("&quot;")
            default: append(byte)
            }
        }
    }
}
