// The rule `unexpected-token`.

import NSSSyntax

enum UnexpectedToken {
    static let rule = LintRule(
        "unexpected-token", .syntax, .error, .none, "something that may not stand where it stands",
        why: "A sheet holds definitions, blocks and '@media', and nothing between them. NUI drops the whole sheet.",
        bad: {
            [
                .init("Button {\n    height: 44;\n}\n\n)\n\nBarButton { font-size: 17; }\n"),
                .init("Label {\n    font-size: 17: bold;\n}\n"),
                .init("Button { background-image: http://example.com/button.png; }\n"),
                .init("Button,, BarButton {\n    font-size: 17;\n}\n"),
            ]
        },
        good: {
            [
                .init("Button {\n    height: 44;\n}\n\nBarButton { font-size: 17; }\n"),
                .init("Label {\n    font-size: 17;\n}\n"),
                .init("Button { background-image: button; }\n"),
                .init("Button, BarButton {\n    font-size: 17;\n}\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.unexpectedToken) {
                let text = pass.shown(fault.range)
                let before = pass.token(before: fault.token).map { pass.tree.tokens.kinds[$0] }
                pass.reportSyntax(
                    "'\(text)' is not allowed here", at: fault.range,
                    help: help(fault.token, after: before, pass))
            }
        })

    private static func help(_ token: Int, after before: TokenKind?, _ pass: LintPass) -> String {
        switch pass.tree.tokens.kinds[token] {
        case .comma: "delete it, or write a class path before it"
        case .colon where pass.source.starts(with: "//", in: pass.tree.tokens.range(token + 1)):
            LintPass.addressHelp
        case .colon: "a value holds no ':'; write the name, one ':' and the value"
        case .leftBrace: "a value holds no block; end it with ';'"
        case .string: "write the name without quotes"
        case .leftParenthesis, .rightParenthesis: "delete it; parentheses belong into a value or behind '@media'"
        default:
            before == .colon ? "write a value" : before == .word ? "a name is one word; join them by '-'" : "delete it"
        }
    }
}
