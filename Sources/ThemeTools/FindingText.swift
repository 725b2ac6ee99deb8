// What is said of a finding in formats that have one text for it, so that no two say it differently. Knows no format.

import NSSSyntax

extension Diagnostic {
    /// What a reader needs besides the message where no notes are shown: those without a place, and the help.
    var remarks: [String] {
        var remarks: [String] = []
        for note in notes where note.range == nil { remarks.append(note.message) }
        if let help { remarks.append(help) }
        return remarks
    }

    /// Message and remarks on one line.
    var sentence: String { ([message] + remarks).joined(separator: "; ") }
}

extension Fix {
    /// True where all that it writes is UTF-8: only then can a document of text carry it unharmed.
    var isText: Bool {
        for edit in edits {
            let bytes = edit.replacement.span
            var index = 0
            while index < bytes.count {
                let length = UTF8Scalar.length(in: bytes, at: index)
                if length == 0 { return false }
                index += length
            }
        }
        return true
    }
}

extension String {
    /// A file's name as services compare it with those in a repository: without `./` in front.
    var withoutCurrentFolder: String {
        var name = Substring(self)
        while name.utf8.starts(with: "./".utf8) {
            name = name.dropFirst(2)
            while name.utf8.first == UInt8(ascii: "/") { name = name.dropFirst() }
        }
        return String(name)
    }
}
