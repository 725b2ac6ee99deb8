// The rule `invalid-utf8`.

import FioriTheme
import NSSSyntax

enum InvalidUTF8 {
    static let rule = LintRule(
        "invalid-utf8", .syntax, .error, .none, "bytes that are not UTF-8",
        why: """
            The readers decode the file before they look at it. Where that fails they have no text at all and load \
            nothing, wherever the byte stands, be it in a comment.
            """,
        bad: {
            [
                .init(
                    bytes: latin1("/* Flä", "che der Kopfzeile */\nfdlFUIObjectHeaderView { background-color: red; }\n")
                ),
                .init(bytes: latin1("Label {\n    font-name: Café", ";\n}\n")),
                .init(bytes: latin1("Label { font-size: 17; } /* größ", "er */\n"), engines: [.swiftui]),
            ]
        },
        good: {
            [
                .init("/* Fläche der Kopfzeile */\nfdlFUIObjectHeaderView { background-color: red; }\n"),
                .init("Label {\n    font-name: Cafe;\n}\n"),
                .init("/* 色 */\n@rowHeight:44;\nButton { height: @rowHeight; }\n", engines: [.uikit, .swiftui]),
            ]
        },
        check: { pass in
            let losing = pass.engines(where: "encoding-error", is: "sheet-lost")
            for fault in pass.faults(.invalidUTF8) {
                let byte = pass.source.bytes[fault.range.start]
                pass.report(
                    "the byte 0x\(hex(byte)) is no UTF-8", at: fault.range, losing.isEmpty ? .valueLost : .sheetLost,
                    notes: note(losing), help: "save the file as UTF-8")
            }
        })

    private static func note(_ losing: [EngineFacts]) -> [Diagnostic.Note] {
        guard let facts = losing.max(by: { $0.confidence("encoding-error") < $1.confidence("encoding-error") })
        else { return [] }
        let sure = facts.confidence("encoding-error") > .inferred
        return [
            .init(
                "\(facts.engine.title) \(sure ? "cannot" : "is taken to be unable to") decode the file and loads nothing of it"
            )
        ]
    }

    private static func hex(_ byte: UInt8) -> String {
        let digits = Array("0123456789ABCDEF".unicodeScalars)
        var text = ""
        text.unicodeScalars.append(digits[Int(byte >> 4)])
        text.unicodeScalars.append(digits[Int(byte & 15)])
        return text
    }

    /// Two texts one after the other; the last letter of the first as the one byte it has in Latin-1.
    private static func latin1(_ first: String, _ second: String) -> [UInt8] {
        var text = first
        guard let last = text.unicodeScalars.popLast() else { return Array(second.utf8) }
        return Array(text.utf8) + [UInt8(truncatingIfNeeded: last.value)] + Array(second.utf8)
    }
}
