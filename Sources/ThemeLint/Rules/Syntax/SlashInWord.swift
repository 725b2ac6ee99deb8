// The rule `slash-in-word`.

import FioriTheme
import NSSSyntax

enum SlashInWord {
    static let rule = LintRule(
        "slash-in-word", .syntax, .warning, .unsafe, "'//' inside a word, where it is no comment",
        why: """
            A word may hold slashes after its first character, so what looks like a remark is part of the name or value. A \
            number is still read from the digits in front; a colour, a font or an image is not found.
            """,
        bad: {
            [
                .init("Button {\n    height: 44//points;\n}\n"),
                .init("Label {\n    font-size: 17//as in the guide;\n}\n"),
                .init("Label { font-name: 72-Regular//was bold;\n}\n", engines: [.nui]),
            ]
        },
        good: {
            [
                .init("Button {\n    height: 44 /* points */;\n}\n"),
                .init("Label {\n    font-size: 17; /* as in the guide */\n}\n"),
                .init("Button { background-image: plates/button; }\n", engines: [.nui]),
            ]
        },
        check: { pass in
            let readers = pass.engines(where: "slash-in-word", is: "true")
            if readers.isEmpty { return }
            for fault in pass.faults(.slashInWord) {
                let word = pass.shown(fault.range)
                let remark = remark(fault.range, pass)
                let text = Array(" ".utf8) + pass.blockComment(of: remark)
                // A name with slashes in it: the remark would swallow the colon.
                let isName = pass.source.bytes[remark.start..<remark.end].contains(UInt8(ascii: ":"))
                pass.report(
                    "'//' is part of the word '\(word)'", at: fault.range, .applied, engines: readers,
                    notes: [.init("the slashes begin no comment: the word with all that follows them is read")],
                    help: "write the remark as '/* … */' with a blank before it",
                    fixes: isName ? [] : [Fix("write it as '/* … */'", .unsafe, [Edit(remark, bytes: text)])])
            }
        })

    /// From the slashes to the end of the line, or to the punctuation that ends the statement before it.
    private static func remark(_ word: TextRange, _ pass: LintPass) -> TextRange {
        let bytes = pass.source.bytes
        var start = word.start
        while start + 1 < word.end, bytes[start] != UInt8(ascii: "/") || bytes[start + 1] != UInt8(ascii: "/") {
            start += 1
        }
        var end = start
        scan: while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                break scan
            // A comment of its own begins here.
            case UInt8(ascii: "/") where end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "*"): break scan
            default: end += 1
            }
            // No remark is that long; and many in one line must not each run to its end.
            if end - start > 300 { return TextRange(start, word.end) }
        }
        while end > start, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
        return TextRange(start, max(end, word.end))
    }
}
