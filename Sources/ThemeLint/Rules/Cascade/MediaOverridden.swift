// The rule `media-overridden`.

import FioriTheme
import NSSSyntax

enum MediaOverridden {
    static let rule = LintRule(
        "media-overridden", .cascade, .warning, .unsafe, "a block outside '@media' that undoes one in it",
        why: """
            A condition makes nothing stronger: what stands further down wins. A block behind '@media' that sets the same \
            attribute without a condition wins on every device, and the values for the condition show nowhere.
            """,
        bad: {
            [
                .init(
                    "@media (orientation:landscape) {\n    Label { font-size: 20; }\n}\n\nLabel { font-size: 12; }\n"),
                .init(
                    "@media (device:ipad) {\n    Button { height: 52; font-size: 20; }\n}\n\nButton,\nTextField { height: 44; }\n",
                    engines: [.uikit, .nui]),
                .init(
                    "@media (device:ipad) {\n    Label { font-size: 20; }\n    TextField { font-size: 18; }\n}\n\nTextField { font-size: 15; }\n\nLabel { font-size: 12; }\n"
                ),
            ]
        },
        good: {
            [
                .init(
                    "Label { font-size: 12; }\n\n@media (orientation:landscape) {\n    Label { font-size: 20; }\n}\n"),
                .init("@media (device:ipad) {\n    Label { font-size: 20; }\n}\n\nLabel { font-color: #1B2A4A; }\n"),
                .init(
                    "@media (device:ipad) {\n    Label, TextField { font-size: 20; }\n}\n\nLabel { font-size: 12; }\n"),
            ]
        },
        check: { pass in
            let issues = pass.cascadeIssues(.mediaOverridden)
            if issues.isEmpty { return }
            var mediaOf: [Int: Int] = [:]
            for rule in pass.classPaths().rules where rule.media >= 0 { mediaOf[rule.node] = rule.media }
            var first = 0
            while first < issues.count {
                let media = mediaOf[issues[first].rule] ?? -1
                var end = first + 1
                while end < issues.count, mediaOf[issues[end].rule] == media { end += 1 }
                report(issues[first..<end], media, &pass)
                first = end
            }
        })

    /// One finding for an `@media` block, on the first of its declarations that count nowhere.
    private static func report(_ issues: ArraySlice<CascadeIssue>, _ media: Int, _ pass: inout LintPass) {
        guard let issue = issues.first, let other = issue.other else { return }
        let declaration = Declaration(tree: pass.tree, index: issue.node)
        let more = issues.count - 1
        let name = "'\(pass.shown(declaration.name))' of \(pass.list(issue))"
        pass.report(
            more == 0
                ? "\(name) in '@media' never counts"
                : "\(name) and \(more) more in this '@media' block never count",
            at: declaration.name, .valueLost, engines: pass.blockReaders,
            notes: [.init("this wins without any condition, as it stands further down", range: other.name)],
            help: "move the '@media' block behind it", fixes: moving(media, behind: issues, pass))
    }

    /// Moves the block behind the last of those that undo it.
    private static func moving(_ media: Int, behind issues: ArraySlice<CascadeIssue>, _ pass: LintPass) -> [Fix] {
        let tree = pass.tree
        var last = -1
        for issue in issues { last = max(last, issue.other?.rule ?? -1) }
        guard media >= 0, last > media else { return [] }
        let text = pass.lineEnd + pass.lineEnd + pass.text(tree.range(media))
        return [
            Fix(
                "move the '@media' block behind the last of them", .unsafe,
                [
                    .delete(pass.statement(media)), .insert(text, at: tree.range(last).end),
                ])
        ]
    }
}
