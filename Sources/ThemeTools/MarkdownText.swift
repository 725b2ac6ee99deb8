// Texts that others wrote, as parts of a Markdown table. Knows no report.

/// Escapes for Markdown as code hosts read it.
enum MarkdownText {
    /// A text as code that cannot end the cell it stands in.
    static func code(_ text: String) -> String {
        var result = "`"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "`": result += "'"
            case "|": result += "\\|"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "`"
    }

    /// A sentence as text that is nothing but text; what it has between single quotes becomes code.
    ///
    /// A comment behind `@` and `#` keeps a host from calling a person of a variable's name, or linking to a change of
    /// a colour's number.
    static func prose(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = ""
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            if scalar == "'", let end = closingQuote(of: index, in: scalars) {
                var quoted = ""
                quoted.unicodeScalars.append(contentsOf: scalars[(index + 1)..<end])
                result += code(quoted)
                index = end + 1
                continue
            }
            index += 1
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\\", "`", "*", "_", "[", "]", "|", "~", "$":
                result += "\\"
                result.unicodeScalars.append(scalar)
            case "@", "#":
                result.unicodeScalars.append(scalar)
                result += "<!-- -->"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The quote that ends what another one begins: that one stands behind a blank, this one before no letter. A quote
    /// in a word is an apostrophe.
    private static func closingQuote(of start: Int, in scalars: [Unicode.Scalar]) -> Int? {
        if start > 0, isLetter(scalars[start - 1]) { return nil }
        var index = start + 1
        // A name that holds a quote, or a stray one, must not make each of many quotes search to the end.
        let limit = min(scalars.count, start + 500)
        while index < limit {
            let isLast = index + 1 == scalars.count || !isLetter(scalars[index + 1])
            if scalars[index] == "'", isLast { return index > start + 1 ? index : nil }
            index += 1
        }
        return nil
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }
}
