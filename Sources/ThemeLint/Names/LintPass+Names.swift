// What the rules of names ask of the pass, and how they offer the name that was meant. Must not know any rule.

import FioriTheme
package import NSSSyntax

extension LintPass {
    /// The issues of one kind that matter to some chosen engine, with these engines. An engine that does not read
    /// blocks knows no names at all, and one without SAP's components takes their class paths for custom ones.
    package mutating func nameIssues(_ kind: NameIssue.Kind) -> NameIssues {
        let reading = engines(where: "blocks", is: "read")
        let issues = reading.isEmpty ? [] : names().issues(kind)
        let fiori = issues.isEmpty ? [] : reading.filter { $0.holds("runtime", "SAPFiori") }
        return NameIssues(issues, reading, fiori)
    }

    /// The fixes that write what may be meant in place of a name, nearest first.
    package func renaming(_ found: PlacedIssue) -> [Fix] {
        let range = tree.tokens.range(found.token)
        return found.issue.meant.map { Fix("replace with '\($0)'", .unsafe, [Edit(range, $0)]) }
    }

    /// "did you mean 'a' or 'b'?", or what to do where no name is near.
    package func help(_ found: PlacedIssue, orElse otherwise: String) -> String {
        let meant = found.issue.meant
        guard let first = meant.first else { return otherwise }
        var text = "did you mean '\(first)'"
        for index in 1..<max(meant.count, 1) {
            text += (index == meant.count - 1 ? " or " : ", ") + "'\(meant[index])'"
        }
        return text + "?"
    }

    /// Words in a list: "a, b and c".
    package func listed(_ words: [String]) -> String {
        var text = words.first ?? ""
        for index in 1..<max(words.count, 1) { text += (index == words.count - 1 ? " and " : ", ") + words[index] }
        return text
    }

    /// "there are the states a and b", or that there is none beside normal.
    package func states(_ detail: NameIssue.Detail) -> String {
        guard case .states(let words) = detail, !words.isEmpty else { return "only the normal state is known here" }
        return words.count == 1
            ? "beside the normal state there is \(words[0])" : "the states beside normal are \(listed(words))"
    }
}
