// The rule `hex-style`.

import FioriTheme
import NSSSyntax

enum HexStyle {
    static let rule = LintRule(
        "hex-style", .style, .advice, .safe, "hex digits written in another form than the others",
        why: """
            A search for a colour finds one spelling of it. The form is what the settings agree on: 'hex: upper' or \
            'lower', or 'any' for none. Where nothing is agreed on, a sheet is held against itself, and only where one form \
            clearly prevails. Three digits among colours of six are another spelling, too. Said once for each sheet.
            """,
        bad: {
            [
                .init(
                    "@bandShade:#1B2A4A;\n@cardShade:#2D3B5A;\n@edgeShade:#8FA6D6;\n@lineShade:#c4d0df;\n\nView { background-color: @bandShade; border-color: @edgeShade; }\n\nControl { background-color: @cardShade; border-color: @lineShade; }\n"
                ),
                .init(
                    "View { background-color: #1b2a4a; border-color: #8fa6d6; }\n\nControl { background-color: #2d3b5a; border-color: #C4D0DF; }\n",
                    engines: [.nui]),
                .init(
                    "View { background-color: #1B2A4A; border-color: #8FA6D6; }\n\nControl { background-color: #2D3B5A; border-color: #CDF; }\n"
                ),
            ]
        },
        good: {
            [
                .init("View { background-color: #1B2A4A; }\n\nControl { background-color: #112233; }\n"),
                .init("View { background-color: #1b2a4a; }\n\nControl { background-color: #2D3B5A; }\n"),
                .init("View { background-color: #CDF; }\n\nControl { background-color: #ABC; }\n"),
            ]
        },
        check: { pass in
            if pass.options.hexDigits == .any { return }
            guard let form = HexForm(pass.literals().hex, agreed: pass.options.hexDigits, readsThree: readsThree(pass))
            else {
                return
            }
            report(form, &pass)
        })

    /// False where three digits are no colour to some reader: that is more than a matter of style.
    private static func readsThree(_ pass: LintPass) -> Bool {
        pass.facts.allSatisfy { $0.holds("hex-three", "doubled") }
    }

    private static func report(_ form: HexForm, _ pass: inout LintPass) {
        var edits: [Edit] = []
        visit(pass.tree) { range, digits in
            if let text = form.spelling(digits) { edits.append(Edit(range, bytes: text)) }
        }
        guard let first = edits.first else { return }
        let wanted = String(decoding: first.replacement, as: UTF8.self)
        let more = edits.count - 1
        let color = "'\(pass.shown(first.range))'"
        let whose = more == 0 ? "\(color) is" : "\(color) and \(more) more \(more == 1 ? "colour" : "colours") are"
        pass.report(
            "\(whose) written in another form than \(form.isAgreed ? "was agreed on" : "most of this sheet")",
            at: first.range, .none,
            notes: edits.dropFirst().prefix(7).map { .init("this one, too", range: $0.range) },
            help: "write '\(wanted)'",
            fixes: [Fix(more == 0 ? "replace with '\(wanted)'" : "write all of them alike", .unsafe, edits)])
    }

    /// Calls with the bytes of each `#` word of three, six or eight digits, and with its digits.
    private static func visit(_ tree: SyntaxTree, _ body: (TextRange, ArraySlice<UInt8>) -> Void) {
        let bytes = tree.source.bytes
        let kinds = tree.tokens.kinds
        for token in 0..<kinds.count - 1 {
            // A pattern, not ==: across modules that is a call for each token.
            guard case .word = kinds[token] else { continue }
            let range = tree.tokens.range(token)
            guard bytes[range.start] == UInt8(ascii: "#") else { continue }
            let digits = bytes[range.start + 1..<range.end]
            guard [3, 6, 8].contains(digits.count), digits.allSatisfy({ Color.digit($0) != nil }) else { continue }
            body(range, digits)
        }
    }
}

/// The form that a sheet's hex digits are to have.
private struct HexForm {
    let isAgreed: Bool
    private let isUpper: Bool?
    private let doublesThree: Bool

    /// Nil where nothing is written otherwise, or where there is no form.
    init?(_ count: HexCount, agreed: HexConvention?, readsThree: Bool) {
        isAgreed = agreed != nil
        // One form prevails where three out of four are written in it.
        let most = max(count.upper, count.lower)
        let rest = count.upper + count.lower + count.mixed - most
        switch agreed {
        case .upper: isUpper = true
        case .lower: isUpper = false
        default: isUpper = rest > 0 && most >= 3 * rest ? count.upper > count.lower : nil
        }
        doublesThree = readsThree && count.short > 0 && count.long >= 3 * count.short
        let isFine = isUpper.map { $0 ? count.lower + count.mixed == 0 : count.upper + count.mixed == 0 } ?? true
        if isFine, !doublesThree { return nil }
    }

    /// The word as it should be; nil where it is so.
    func spelling(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
        var text = [UInt8(ascii: "#")]
        for byte in digits {
            var byte = byte
            if let isUpper, byte > 0x39 { byte = isUpper ? byte & 0xDF : byte | 0x20 }
            text.append(byte)
            if digits.count == 3, doublesThree { text.append(byte) }
        }
        return text.count == digits.count + 1 && text.dropFirst().elementsEqual(digits) ? nil : text
    }
}
