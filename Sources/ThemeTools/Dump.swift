// Each stage of reading a sheet as text, for bug reports. Must not know files or what names mean.

package import NSSSyntax

/// The stages of reading a sheet.
package enum Dump {
    /// One line a token: place, kind, text.
    package static func tokens(_ source: Source) -> [UInt8] {
        let tokens = Lexer.tokenize(source)
        let lines = LineTable(source)
        var output: [UInt8] = []
        for index in 0..<tokens.count {
            let range = tokens.range(index)
            output.write(place(range.start, lines))
            output.write(" ")
            output.write(tokens.kinds[index].name)
            output.write(" ")
            output.write(quoted(source, range))
            output.write("\n")
        }
        return output
    }

    /// One line a node, indented by depth: kind, range, and for statements and rules what they say; then the faults.
    package static func tree(_ source: Source) -> [UInt8] {
        let tree = SyntaxTree(source)
        let lines = LineTable(source)
        var output: [UInt8] = []
        output.write("stylesheet 1:1-\(place(source.bytes.count, lines))\n")
        var open: [Int] = []
        for node in 0..<tree.count {
            while let last = open.last, Int(tree.endNodes[last]) <= node { open.removeLast() }
            let range = tree.range(node)
            output.write(String(repeating: "  ", count: open.count + 1))
            output.write("\(tree.kinds[node].name) \(place(range.start, lines))-\(place(range.end, lines))")
            for part in parts(tree, node) { output.write(" " + quoted(source, part)) }
            output.write(tree.isBroken(node) ? " broken\n" : "\n")
            open.append(node)
        }
        for fault in tree.faults {
            let range = fault.range
            output.write("fault \(place(range.start, lines))-\(place(range.end, lines)) \(fault.kind)\n")
        }
        return output
    }

    /// The tree written back: the sheet, byte for byte.
    package static func source(_ source: Source) -> [UInt8] { SyntaxTree(source).print() }

    static func place(_ offset: Int, _ lines: LineTable) -> String {
        let position = lines.position(at: offset)
        return "\(position.line):\(position.column)"
    }

    private static func parts(_ tree: SyntaxTree, _ node: Int) -> [TextRange] {
        switch tree.kinds[node] {
        case .definition:
            let definition = Definition(tree: tree, index: node)
            return [definition.name, definition.value.range]
        case .declaration:
            let declaration = Declaration(tree: tree, index: node)
            return [declaration.name, declaration.value.range]
        case .rule: return Rule(tree: tree, index: node).selectors.map { $0.range }
        case .media:
            return MediaBlock(tree: tree, index: node).conditions.map { TextRange($0.feature.start, $0.value.end) }
        case .unknownAtRule, .unexpected: return [tree.range(node)]
        }
    }

    /// A text in quotes, with everything that is not printable ASCII as an escape.
    static func quoted(_ source: Source, _ range: TextRange) -> String {
        var text = "\""
        for byte in source.bytes[range.start..<range.end] {
            switch byte {
            case UInt8(ascii: "\n"): text += "\\n"
            case UInt8(ascii: "\r"): text += "\\r"
            case UInt8(ascii: "\t"): text += "\\t"
            case UInt8(ascii: "\""): text += "\\\""
            case UInt8(ascii: "\\"): text += "\\\\"
            case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = Array("0123456789ABCDEF".utf8)
                text += "\\x"
                text.unicodeScalars.append(Unicode.Scalar(digits[Int(byte >> 4)]))
                text.unicodeScalars.append(Unicode.Scalar(digits[Int(byte & 15)]))
            }
        }
        return text + "\""
    }
}
