// Text in columns for a terminal. Must not know what it says.

/// Two columns and wrapped lines.
package enum TextTable {
    /// Two columns, the second wrapped so that a row takes no more than so many characters.
    package static func rows(_ rows: [(String, String)], width: Int) -> String {
        // A first column wider than this puts its text on the next line.
        let widest = 30
        var column = 0
        for (left, _) in rows where left.count <= widest { column = max(column, left.count) }
        let indent = column + 4
        var text = ""
        for (left, right) in rows {
            text += "  " + left
            var isFirst = true
            for line in wrap(right, width: max(width - indent, 24)) {
                if isFirst, left.count <= column {
                    text += String(repeating: " ", count: column - left.count + 2) + line + "\n"
                } else {
                    if isFirst { text += "\n" }
                    text += String(repeating: " ", count: indent) + line + "\n"
                }
                isFirst = false
            }
        }
        return text
    }

    /// A text cut between words into lines of at most so many characters.
    package static func wrap(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            if !line.isEmpty { line += " " }
            line += word
        }
        lines.append(line)
        return lines
    }
}
