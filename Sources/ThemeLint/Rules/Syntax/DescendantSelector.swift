// The rule `descendant-selector`.

import NSSSyntax

enum DescendantSelector {
    static let rule = LintRule(
        "descendant-selector", .syntax, .error, .unsafe, "two class names before a block with no comma between",
        why: """
            Nothing leads from a view to what is inside it: a part of a component has a class path of its own, such as \
            'fdlFUIContactView_headlineLabel'. NUI drops the whole sheet at the second word.
            """,
        bad: {
            [
                .init("fdlFUIContactView headlineLabel {\n    font-style: headline;\n}\n"),
                .init("fdlFUIObjectHeaderView > fdlFUIObjectHeaderView_headlineLabel {\n    font-style: title2;\n}\n"),
                .init("Button BarButton {\n    font-size: 17;\n}\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIContactView_headlineLabel {\n    font-style: headline;\n}\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel {\n    font-style: title2;\n}\n"),
                .init("Button, BarButton {\n    font-size: 17;\n}\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.descendantSelector) {
                var names: [String] = []
                for token in fault.token..<fault.endToken where pass.tree.tokens.kinds[token] == .word {
                    names.append(pass.text(pass.tree.tokens.range(token)))
                }
                guard let first = names.first else { continue }
                if let numbered = numbered(fault, pass) {
                    pass.reportSyntax(
                        "'#' in '\(pass.shown(fault.range))' stands for a number", at: fault.range,
                        help: "write a number for '#', as in '\(numbered)'")
                    continue
                }
                let path = classPath(names)
                let list = names.joined(separator: ", ")
                var texts = [list, path]
                if first.utf8.starts(with: "fdl".utf8) { texts = [path, list] }
                if pass.holdComment(fault.token..<fault.endToken) { texts = [] }
                pass.reportSyntax(
                    "'\(pass.shown(fault.range))' is not one class path", at: fault.range,
                    help: texts.first == list
                        ? "write '\(list)' for all of them, or the one class path"
                        : "write '\(path)' for the part, or a comma between the names",
                    fixes: texts.map { Fix("replace with '\($0)'", .unsafe, [Edit(fault.range, $0)]) })
            }
        })

    /// A class path as pages print it that have '#' where an index belongs, with a number in its place; nil for anything
    /// else.
    private static func numbered(_ fault: SyntaxFault, _ pass: LintPass) -> String? {
        var path = ""
        var isPattern = false
        for token in fault.token..<fault.endToken {
            guard case .word = pass.tree.tokens.kinds[token] else { return nil }
            let text = pass.text(pass.tree.tokens.range(token))
            if text.utf8.first == UInt8(ascii: "#") {
                // Another language writes an id's name behind it.
                guard !path.isEmpty, text == "#" || text.utf8.starts(with: "#_".utf8) else { return nil }
                isPattern = true
                path += "1" + String(text.dropFirst())
            } else if path.isEmpty {
                path = text
            } else {
                return nil
            }
        }
        return isPattern ? path : nil
    }

    /// The names as one class path: a name that begins with the path so far is that path, any other a part of it.
    private static func classPath(_ names: [String]) -> String {
        var path = ""
        for name in names {
            if path.isEmpty || continues(path, name) {
                path = name
            } else {
                let isMarked = name.utf8.first == UInt8(ascii: ".") || name.utf8.first == UInt8(ascii: "#")
                path += "_" + (isMarked ? String(decoding: name.utf8.dropFirst(), as: UTF8.self) : name)
            }
        }
        return path
    }

    /// True where a name is a path with a part behind it.
    private static func continues(_ path: String, _ name: String) -> Bool {
        name.utf8.count > path.utf8.count && name.utf8.starts(with: path.utf8)
            && name.utf8.dropFirst(path.utf8.count).first == UInt8(ascii: "_")
    }
}
