// Turns the parts of a value into the one string NUI's converters see. Must not know what the string means.

internal import NSSSyntax

/// The step from a value's tokens to its text.
enum NUIFlattening {
    /// A value's parts joined by single spaces (P/NUIParserDelegate.m:26-54): white space and comments between them
    /// vanish, and parts that touch are drawn apart.
    static func text(of value: NUISheet.Value, in source: Source) -> String {
        let bytes = source.bytes.span.extracting(..<value.range.end)
        var tokeniser = NUITokeniser(at: value.range.start)
        var text: [UInt8] = []
        // The value has been read once, so nothing here is illegal; were it so, the text would end there.
        while let token = try? tokeniser.next(in: bytes), token.kind != .endOfInput {
            if token.range == value.range { return source.text(in: value.range) }
            if !text.isEmpty { text.append(UInt8(ascii: " ")) }
            for index in token.start..<token.end { text.append(bytes[index]) }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
