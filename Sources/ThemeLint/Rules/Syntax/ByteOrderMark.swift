// The rule `byte-order-mark`.

import FioriTheme
import NSSSyntax

enum ByteOrderMark {
    static let rule = LintRule(
        "byte-order-mark", .syntax, .warning, .safe, "a byte order mark before the first token",
        why: """
            UTF-8 needs none. A reader that keeps it finds a character in front of the first name: the SwiftUI reader \
            then passes over a definition in the first line, and a strict reader that is not told to ignore it drops \
            the sheet.
            """,
        bad: {
            [
                .init("\u{FEFF}fdlFUIObjectHeaderView {\n    background-color: red;\n}\n"),
                .init("\u{FEFF}/* Header */\nLabel { font-size: 17; }\n"),
                .init("\u{FEFF}Label { font-size: 17; }\n", engines: [.nui]),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView {\n    background-color: red;\n}\n"),
                .init("/* Header */\nLabel { font-size: 17; }\n"),
                .init("Label { font-size: 17; }\n", engines: [.nui]),
            ]
        },
        check: { pass in
            for fault in pass.faults(.byteOrderMark) {
                pass.report(
                    "a byte order mark stands before the first line", at: fault.range, .applied,
                    notes: [.init("the readers are taken to ignore it; tools and other readers may not")],
                    help: "save the file as UTF-8 without a signature",
                    fixes: [Fix("delete the byte order mark", .safe, [.delete(fault.range)])])
            }
        })
}
