// The rule `unknown-media-feature`.

import FioriTheme
import NSSSyntax

enum UnknownMediaFeature {
    static let rule = LintRule(
        "unknown-media-feature", .syntax, .error, .near, "a feature or value that no '@media' condition knows",
        why: """
            The device is 'ipad' or 'iphone', the orientation 'landscape' or 'portrait'. Another value never holds, and the \
            block is dead. Another feature is not looked at: its condition always holds, on every device.
            """,
        bad: {
            [
                .init("@media (device:tablet) {\n    Label { font-size: 20; }\n}\n", engines: [.uikit, .nui]),
                .init("@media (orientation:ipad) {\n    Label { font-size: 20; }\n}\n"),
                .init("@media (width:768) {\n    Label { font-size: 20; }\n}\n"),
            ]
        },
        good: {
            [
                .init("@media (device:ipad) {\n    Label { font-size: 20; }\n}\n", engines: [.uikit, .nui]),
                .init("@media (orientation:landscape) {\n    Label { font-size: 20; }\n}\n"),
                .init("@media (device:iphone) and (orientation:portrait) {\n    Label { font-size: 15; }\n}\n"),
            ]
        },
        check: { pass in
            let readers = pass.engines(where: "media", is: "grammar")
            if readers.isEmpty { return }
            let kinds = pass.tree.kinds
            let sheet = pass.source.bytes
            for node in 0..<kinds.count {
                // A pattern, not ==: across modules that is a call for each node.
                guard case .media = kinds[node] else { continue }
                for condition in MediaBlock(tree: pass.tree, index: node).conditions {
                    let range = TextRange(condition.feature.start, condition.value.end)
                    // Most conditions stand in sheets again and again.
                    if pass.memory.conditions.number(of: range, in: sheet.span) != nil { continue }
                    let count = pass.findings.count
                    check(condition, readers, &pass)
                    if pass.findings.count == count { _ = pass.memory.conditions.intern(range, in: sheet.span) }
                }
            }
        })

    private static func check(_ condition: MediaBlock.Condition, _ readers: [EngineFacts], _ pass: inout LintPass) {
        // A letter that no name may hold has its finding, and so have slashes.
        for byte in pass.source.bytes[condition.feature.start..<condition.value.end]
        where byte >= 0x80 || byte == UInt8(ascii: "/") {
            return
        }
        let feature = pass.text(condition.feature)
        let unknown = readers.filter {
            $0.list("media-" + feature).isEmpty && $0.holds("unknown-media-feature", "true")
        }
        if !unknown.isEmpty { return reportFeature(condition, unknown, &pass) }
        let value = pass.text(condition.value)
        let never = readers.filter {
            let values = $0.list("media-" + feature)
            return !values.isEmpty && !values.contains(value) && $0.holds("unknown-media-value", "false")
        }
        if !never.isEmpty { reportValue(condition, feature, never, &pass) }
    }

    private static func reportFeature(
        _ condition: MediaBlock.Condition, _ readers: [EngineFacts], _ pass: inout LintPass
    ) {
        let feature = pass.text(condition.feature)
        var near = owners(of: pass.text(condition.value), readers)
        for name in Spelling.nearest(to: feature, among: MediaCells.features) where !near.contains(name) {
            near.append(name)
        }
        pass.report(
            "'\(pass.shown(condition.feature))' is no feature of '@media'", at: condition.feature, .applied,
            severity: .warning, engines: readers,
            notes: [note(readers, "unknown-media-feature", "ignores the condition: the block applies everywhere")],
            help: near.isEmpty ? "the features are \(quoted(MediaCells.features))" : "did you mean '\(near[0])'?",
            fixes: near.map { Fix("replace with '\($0)'", .unsafe, [Edit(condition.feature, $0)]) })
    }

    private static func reportValue(
        _ condition: MediaBlock.Condition, _ feature: String, _ readers: [EngineFacts], _ pass: inout LintPass
    ) {
        let values = readers[0].list("media-" + feature)
        let value = pass.text(condition.value)
        var fixes: [Fix] = []
        var help = "the values of '\(feature)' are \(quoted(values))"
        if let owner = owners(of: value, readers).first {
            help = "write '(\(owner): \(value))'"
            fixes = [Fix("replace '\(feature)' with '\(owner)'", .unsafe, [Edit(condition.feature, owner)])]
        } else {
            let near = Spelling.nearest(to: value, among: values)
            if let first = near.first { help = "did you mean '\(first)'?" }
            fixes = near.map { Fix("replace with '\($0)'", .unsafe, [Edit(condition.value, $0)]) }
        }
        // Only what was read in code is an error; what is concluded from another reader may turn out otherwise.
        let sure = readers.contains { $0.confidence("unknown-media-value") > .inferred }
        pass.report(
            "'\(feature)' is never '\(pass.shown(condition.value))'", at: condition.value, .valueLost,
            severity: sure ? .error : .warning, engines: readers,
            notes: [note(readers, "unknown-media-value", "never applies the block")], help: help, fixes: fixes)
    }

    /// The features that have the value.
    private static func owners(of value: String, _ readers: [EngineFacts]) -> [String] {
        MediaCells.features.filter { readers[0].list("media-" + $0).contains(value) }
    }

    private static func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: " and ") }

    private static func note(_ readers: [EngineFacts], _ fact: String, _ effect: String) -> Diagnostic.Note {
        var best = readers[0]
        for facts in readers where facts.confidence(fact) > best.confidence(fact) { best = facts }
        let inferred = best.confidence(fact) == .inferred
        return Diagnostic.Note(
            "\(best.engine.title) \(effect)" + (inferred ? "; this is concluded from NUI" : ""))
    }
}
