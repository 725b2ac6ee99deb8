// Second look at the tokens that the lexer marked. Must not know the grammar.

extension Tokens {
    /// The faults that show in single tokens, in order of place.
    func lexicalFaults(_ source: Source) -> [SyntaxFault] {
        var faults: [SyntaxFault] = []
        for marked in irregular {
            let index = Int(marked)
            let range = range(index)
            switch kinds[index] {
            case .byteOrderMark: faults.append(SyntaxFault(.byteOrderMark, range, index))
            case .lineComment:
                faults.append(SyntaxFault(.lineComment, range, index))
                encodingFault(source, range, index, &faults)
            case .string: encodingFault(source, range, index, &faults)
            case .error: faults.append(errorFault(source, range, index))
            case .comment: commentFaults(source, range, index, &faults)
            case .word, .atWord: wordFaults(source, range, index, &faults)
            default: break
            }
        }
        return faults
    }

    private func errorFault(_ source: Source, _ range: TextRange, _ index: Int) -> SyntaxFault {
        let bytes = source.bytes.span
        for offset in range.start..<range.end where bytes[offset] >= 0x80 {
            return SyntaxFault(.invalidUTF8, TextRange(offset, range.end), index)
        }
        return SyntaxFault(.unexpectedCharacter, range, index)
    }

    private func commentFaults(
        _ source: Source, _ range: TextRange, _ index: Int, _ faults: inout [SyntaxFault]
    ) {
        let bytes = source.bytes.span
        if index > 0, kinds[index - 1] == .word || kinds[index - 1] == .atWord {
            faults.append(SyntaxFault(.commentAfterWord, range, index))
        }
        let closed =
            range.length >= 4 && bytes[range.end - 2] == UInt8(ascii: "*") && bytes[range.end - 1] == UInt8(ascii: "/")
        if !closed {
            faults.append(SyntaxFault(.unterminatedComment, TextRange(range.start, range.start + 2), index))
            encodingFault(source, range, index, &faults)
            return
        }
        let first = faults.count
        var offset = range.start + 2
        while offset + 1 < range.end {
            if bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "*") {
                // One finding a comment: the first says it all. `/*/` at the very end is the closing `*/`.
                if offset + 3 < range.end {
                    faults.append(SyntaxFault(.commentInsideComment, TextRange(offset, offset + 2), index))
                }
                break
            }
            offset += 1
        }
        encodingFault(source, range, index, &faults)
        if faults.count == first + 2, faults[first].range.start > faults[first + 1].range.start {
            faults.swapAt(first, first + 1)
        }
    }

    /// Bytes that are no UTF-8 where any text may stand: the first run of them.
    private func encodingFault(_ source: Source, _ range: TextRange, _ index: Int, _ faults: inout [SyntaxFault]) {
        let bytes = source.bytes.span
        var start = range.start
        while start < range.end {
            let length = UTF8Scalar.length(in: bytes, at: start)
            if length == 0 { break }
            start += length
        }
        var end = start
        while end < range.end, UTF8Scalar.length(in: bytes, at: end) == 0 { end += 1 }
        if start < end { faults.append(SyntaxFault(.invalidUTF8, TextRange(start, end), index)) }
    }

    private func wordFaults(_ source: Source, _ range: TextRange, _ index: Int, _ faults: inout [SyntaxFault]) {
        let bytes = source.bytes.span
        var slashes = false
        for offset in range.start..<range.end {
            if bytes[offset] >= 0x80 {
                faults.append(SyntaxFault(.unexpectedCharacter, range, index))
                return
            }
            if bytes[offset] == UInt8(ascii: "/"), offset + 1 < range.end, bytes[offset + 1] == UInt8(ascii: "/") {
                slashes = true
            }
        }
        // Where the parser found a keyword in its place, it takes the fault back.
        if source.starts(with: "and", in: range) || source.starts(with: "@media", in: range) {
            faults.append(SyntaxFault(.wordStartsWithKeyword, range, index))
        } else if slashes {
            faults.append(SyntaxFault(.slashInWord, range, index))
        }
    }
}

extension SyntaxFault {
    /// A fault in one token.
    init(_ kind: Kind, _ range: TextRange, _ token: Int) {
        self.init(kind: kind, range: range, token: token, endToken: token + 1)
    }
}

extension Source {
    /// True where the range begins with these bytes.
    fileprivate func starts(with text: StaticString, in range: TextRange) -> Bool {
        let count = text.utf8CodeUnitCount
        return range.length >= count && matches(text, in: TextRange(range.start, range.start + count))
    }
}
