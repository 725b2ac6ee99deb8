// The rule `unexpected-character`.

import NSSSyntax

enum UnexpectedCharacter {
    static let rule = LintRule(
        "unexpected-character", .syntax, .error, .unsafe, "a character that no part of a theme may hold",
        why: """
            Names, numbers and colours are made of letters a to z, digits and '_ - . \\ / #'; everything else is \
            punctuation or a comment. NUI stops at the first other character and drops the whole sheet.
            """,
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel {\n    font-color: @primaryLabel !important;\n}\n"),
                .init("Label {\n    font-size: 17%;\n}\n"),
                .init("BestätigenButton {\n    height: 52;\n}\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel {\n    font-color: @primaryLabel;\n}\n"),
                .init("Label {\n    /* 100 % größer */\n    font-size: 17;\n}\n"),
                .init("BestaetigenButton {\n    height: 52;\n}\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.commentInsideComment) where fault.repair >= 0 {
                pass.reportSyntax(
                    "this '*/' closes no comment", at: TextRange(fault.repair, fault.repair + 2),
                    notes: [
                        .init(
                            "comments do not nest: this '/*' opens none, and the first '*/' ended both",
                            range: fault.range)
                    ],
                    help: "leave out the inner '/*' and its '*/'")
            }
            for fault in pass.faults(.unexpectedCharacter) {
                if pass.tree.tokens.kinds[fault.token] == .error {
                    reportRun(fault, &pass)
                } else {
                    reportWord(fault, &pass)
                }
            }
        })

    /// A word that holds letters beyond ASCII.
    private static func reportWord(_ fault: SyntaxFault, _ pass: inout LintPass) {
        var odd = ""
        for scalar in pass.text(fault.range).unicodeScalars where scalar.value >= 0x80 {
            odd.unicodeScalars.append(scalar)
            break
        }
        pass.reportSyntax(
            "'\(pass.shown(fault.range))' holds '\(odd)'", at: fault.range,
            help: "write it with letters a to z; only comments may hold other letters")
    }

    private static func reportRun(_ fault: SyntaxFault, _ pass: inout LintPass) {
        let bytes = pass.source.bytes
        let first = bytes[fault.range.start]
        let title: String
        let message: String
        if first < 0x20 || first == 0x7F {
            title = "delete the control character"
            message = "a control character stands here, code \(first)"
        } else {
            title = "delete '\(pass.shown(fault.range))'"
            message = "'\(pass.shown(fault.range))' is no character of a theme"
        }
        pass.reportSyntax(
            message, at: fault.range, help: help(fault, first, pass), fixes: fixes(fault, title, pass))
    }

    private static func help(_ fault: SyntaxFault, _ first: UInt8, _ pass: LintPass) -> String {
        switch first {
        case UInt8(ascii: "%"): "numbers are bare: half is '0.5'"
        case UInt8(ascii: "!") where important(fault, pass) != nil:
            "leave it out: the later declaration wins anyway"
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            "leave the quote out: nothing is quoted, not even a name of two words"
        case UInt8(ascii: "$"): "a variable begins with '@'"
        case UInt8(ascii: "*") where fault.range.length > 1 && pass.source.bytes[fault.range.start + 1] == 0x2F:
            "no comment is open here; delete it, or open one with '/*'"
        case UInt8(ascii: "&"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: ">"):
            "write the class name as the app uses it; there are no other selectors"
        case UInt8(ascii: "/") where pass.source.starts(with: "//", in: fault.range):
            LintPass.addressHelp
        case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): "write the result; nothing is calculated"
        default: "leave it out"
        }
    }

    private static func fixes(_ fault: SyntaxFault, _ title: String, _ pass: LintPass) -> [Fix] {
        let range = fault.range
        if range.length == 1, pass.source.bytes[range.start] == UInt8(ascii: "$"), isVariable(fault.token, pass) {
            return [Fix("replace '$' with '@'", .unsafe, [Edit(range, "@")])]
        }
        if let end = important(fault, pass), !isAllThereIs(fault.token, end, pass) {
            let word = TextRange(pass.withBlanksBefore(range.start), Int(pass.tree.tokens.starts[end]))
            return [Fix("delete '!important'", .unsafe, [.delete(word)])]
        }
        if isHalfOfComment(range, pass) { return [Fix("open a comment with '/*'", .unsafe, [Edit(range, "/*")])] }
        if isAllThereIs(fault.token, fault.endToken, pass) { return [] }
        if joinsClassPaths(fault.token, pass) {
            return [Fix("replace '\(pass.shown(range))' with ','", .unsafe, [Edit(range, ",")])]
        }
        return [Fix(title, .unsafe, [Edit(range, pass.gap(insteadOf: fault.token))])]
    }

    /// Just past the `important` of an `!important`.
    private static func important(_ fault: SyntaxFault, _ pass: LintPass) -> Int? {
        guard fault.range.length == 1, pass.source.bytes[fault.range.start] == UInt8(ascii: "!") else { return nil }
        let word = pass.token(after: fault.token)
        guard pass.source.matches("important", in: pass.tree.tokens.range(word)) else { return nil }
        return pass.holdComment(fault.token..<word) ? nil : word + 1
    }

    /// True for a `/` or `*` alone where a `*/` follows on the line: the other half of the mark was forgotten.
    private static func isHalfOfComment(_ range: TextRange, _ pass: LintPass) -> Bool {
        let bytes = pass.source.bytes
        guard range.length == 1, bytes[range.start] == UInt8(ascii: "/") || bytes[range.start] == UInt8(ascii: "*")
        else { return false }
        var index = range.end
        while index + 1 < bytes.count, index < range.end + 200 {
            if bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") { return false }
            if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") { return false }
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return true }
            index += 1
        }
        return false
    }

    /// True where a word follows at once and the whole could be a variable: at its definition or at its use.
    private static func isVariable(_ token: Int, _ pass: LintPass) -> Bool {
        let kinds = pass.tree.tokens.kinds
        guard kinds[token + 1] == .word else { return false }
        if let before = pass.token(before: token), kinds[before] == .colon { return true }
        let start = pass.tree.tokens.range(token).start
        return kinds[pass.token(after: token + 1)] == .colon && pass.isFirstOnLine(start)
            && pass.withBlanksBefore(start) == start
    }

    /// True for a character between two names before a `{`: without it they would be a descendant selector.
    private static func joinsClassPaths(_ token: Int, _ pass: LintPass) -> Bool {
        let kinds = pass.tree.tokens.kinds
        guard token > 0, kinds[token - 1].isTrivia || kinds[token + 1].isTrivia else { return false }
        guard let before = pass.token(before: token), kinds[before] == .word else { return false }
        let after = pass.token(after: token)
        return kinds[after] == .word && kinds[pass.token(after: after)] == .leftBrace
    }

    /// True where deleting the tokens would leave a hole: a value, a class path or a name without anything in it.
    private static func isAllThereIs(_ first: Int, _ end: Int, _ pass: LintPass) -> Bool {
        let kinds = pass.tree.tokens.kinds
        let before = pass.token(before: first).map { kinds[$0] } ?? .endOfInput
        switch kinds[pass.token(after: end - 1)] {
        case .leftBrace, .colon, .comma:
            return before != .word && before != .atWord && before != .string && before != .rightParenthesis
        case .semicolon:
            return ![.word, .atWord, .string, .rightParenthesis, .leftParenthesis, .comma].contains(before)
        case .rightBrace, .endOfInput: return before == .colon
        // Between two words of a name: what is left would be no better.
        case .word:
            let after = pass.token(after: end - 1)
            let isApart = kinds[first - 1 < 0 ? 0 : first - 1].isTrivia || kinds[end].isTrivia
            return isApart && (before == .word || before == .atWord) && kinds[pass.token(after: after)] == .colon
        default: return false
        }
    }
}
