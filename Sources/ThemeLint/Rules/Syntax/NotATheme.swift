// The rule `not-a-theme`.

import NSSSyntax

enum NotATheme {
    static let rule = LintRule(
        "not-a-theme", .syntax, .error, .none, "another language that shares the file ending",
        why: "Game scripts, building automation and other tools use '.nss' too. One finding instead of a thousand.",
        bad: {
            [
                .init("#include \"doors\"\n\nvoid main()\n{\n    OpenDoor();\n}\n"),
                .init("void main() {\n    int nCount = 3;\n}\n"),
                .init("#define warm = #c05020\n\npane {\n    background: $warm;\n}\n"),
            ]
        },
        good: {
            [
                .init("Button {\n    font-size: 12;\n}\n"),
                .init("void {\n    font-size: 12;\n}\n"),
                .init("/* #include and void main() in a comment mean nothing */\nButton { font-size: 12; }\n"),
            ]
        },
        check: { pass in
            guard let language = ForeignLanguage(of: pass.tree) else { return }
            pass.reportSyntax(
                "this is not a theme: '\(pass.shown(language.range))' belongs to \(language.name)", at: language.range,
                help: "leave the file out, or name it by its own ending")
        })
}
