// Second look at the tokens that the lexer marked. Must not know the grammar.

extension Tokens {
    /// The faults that show in single tokens, in order of place.
    func lexicalFaults(_ source: Source) -> [SyntaxFault] {
        var faults: [SyntaxFault] = []
        // The last comment that held another `/*`, until a `*/` was looked for behind it.
        var nested: Int?
        for marked in irregular {
            let index = Int(marked)
            let range = range(index)
            switch kinds[index] {
            case .byteOrderMark: faults.append(SyntaxFault(.byteOrderMark, range, index))
            case .lineComment:
                faults.append(SyntaxFault(.lineComment, range, index))
                badBytes(source, range, index, &faults)
            case .string: badBytes(source, range, index, &faults)
            case .error: errorFault(source, range, index, &nested, &faults)
            case .comment: commentFaults(source, range, index, &nested, &faults)
            case .word, .atWord: wordFaults(source, range, index, &faults)
            default: break
            }
        }
        return faults
    }

    private func errorFault(
        _ source: Source, _ range: TextRange, _ index: Int, _ nested: inout Int?, _ faults: inout [SyntaxFault]
    ) {
        let known = faults.count
        badBytes(source, range, index, &faults)
        if faults.count > known { return }
        if source.starts(with: "*/", in: range), endsOuterComment(index, range, &nested, &faults) { return }
        faults.append(SyntaxFault(.unexpectedCharacter, range, index))
    }

    /// The first bytes of a token that are no UTF-8: one finding a token.
    private func badBytes(_ source: Source, _ range: TextRange, _ index: Int, _ faults: inout [SyntaxFault]) {
        let bytes = source.bytes.span
        var offset = range.start
        while offset < range.end {
            let length = UTF8Scalar.length(in: bytes, at: offset)
            if length > 0 {
                offset += length
                continue
            }
            var end = offset + 1
            while end < range.end, UTF8Scalar.length(in: bytes, at: end) == 0 { end += 1 }
            faults.append(SyntaxFault(.invalidUTF8, TextRange(offset, end), index))
            return
        }
    }

    /// True where a `*/` is what is left over of the comment before it, which held another `/*`: one cause, one fault.
    /// `nested` is that comment's fault; it is asked about once.
    private func endsOuterComment(
        _ index: Int, _ range: TextRange, _ nested: inout Int?, _ faults: inout [SyntaxFault]
    ) -> Bool {
        guard let last = nested else { return false }
        nested = nil
        for token in faults[last].endToken..<index where kinds[token] == .comment { return false }
        faults[last].repair = range.start
        faults[last].endToken = index + 1
        return true
    }

    private func commentFaults(
        _ source: Source, _ range: TextRange, _ index: Int, _ nested: inout Int?, _ faults: inout [SyntaxFault]
    ) {
        let bytes = source.bytes.span
        let closed =
            range.length >= 4 && bytes[range.end - 2] == UInt8(ascii: "*") && bytes[range.end - 1] == UInt8(ascii: "/")
        if !closed {
            faults.append(SyntaxFault(.unterminatedComment, TextRange(range.start, range.start + 2), index))
            badBytes(source, range, index, &faults)
            return
        }
        if index > 0, kinds[index - 1] == .word || kinds[index - 1] == .atWord {
            faults.append(SyntaxFault(.commentAfterWord, range, index))
        }
        let known = faults.count
        badBytes(source, range, index, &faults)
        var offset = range.start + 2
        while offset + 1 < range.end {
            if bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "*") {
                // One finding a comment: the first says it all. `/*/` at the very end is the closing `*/`.
                if offset + 3 < range.end {
                    faults.append(SyntaxFault(.commentInsideComment, TextRange(offset, offset + 2), index))
                    nested = faults.count - 1
                    if faults.count > known + 1, offset < faults[known].range.start {
                        faults.swapAt(known, known + 1)
                        nested = known
                    }
                }
                return
            }
            offset += 1
        }
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
