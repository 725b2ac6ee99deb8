// What the rules of cascade and states ask of the resolved theme. Must not know any rule.

import FioriTheme
import NSSSyntax

extension LintPass {
    /// What the cascade makes of the sheet, found when the first rule asks.
    mutating func cascade() -> SheetCascade {
        if let cascadeMade { return cascadeMade }
        let made = makeCascade()
        cascadeMade = made
        return made
    }

    /// The issues of one kind, in order of place; none of those beside a fault of the syntax.
    mutating func cascadeIssues(_ kind: CascadeIssue.Kind) -> [CascadeIssue] {
        let issues = cascade().issues.filter { $0.kind == kind }
        if issues.isEmpty || tree.faults.isEmpty { return issues }
        let faults = faultPlaces()
        let unread = unreadMedia()
        return issues.filter { issue in
            let places = [tree.range(issue.rule)] + (issue.other.map { $0.source == nil ? [$0.name] : [] } ?? [])
            return !holdsFault(issue.rule, among: faults)
                && !unread.contains { media in places.contains { media.contains($0) } }
        }
    }

    /// The `@media` blocks whose conditions could not be read, so that nobody knows where they hold.
    private func unreadMedia() -> [TextRange] {
        var result: [TextRange] = []
        var faults = tree.faults.filter { $0.kind == .malformedMediaCondition }[...]
        for node in 0..<tree.count where tree.kinds[node] == .media {
            guard let fault = faults.first else { break }
            // Up to the first thing in the block.
            let isEmpty = Int(tree.endNodes[node]) == node + 1
            let end = Int(isEmpty ? tree.endTokens[node] : tree.firstTokens[node + 1])
            if fault.token < end {
                result.append(tree.range(node))
                faults = faults.drop { $0.token < end }
            }
        }
        return result
    }

    /// The engines that the rules of cascade and states speak of.
    var blockReaders: [EngineFacts] { engines(where: "blocks", is: "read") }

    /// Reports a declaration that another one makes needless: what it is, what the other one does, what to write.
    mutating func reportNeedless(_ issue: CascadeIssue, _ says: String, note: (String) -> String, help: String) {
        guard let other = issue.other else { return }
        let range = Declaration(tree: tree, index: issue.node).name
        report(
            "'\(shown(range))' of \(list(issue)) " + says, at: range, .none, engines: blockReaders,
            notes: [.init(note(other.value), range: other.name, source: other.source)], help: help,
            fixes: removal(of: issue))
    }

    private mutating func makeCascade() -> SheetCascade {
        let readers = blockReaders
        if readers.isEmpty { return SheetCascade() }
        let paths = classPaths()
        let names = names()
        let hasStates = names.attributes.contains { (memory.attributes.names[$0].state ?? .normal) != .normal }
        let isWanted = wantedPaths(paths, names, hasStates: hasStates)
        if !isWanted.contains(true) { return SheetCascade() }
        var result: SheetCascade?
        for facts in readers {
            let made = SheetCascade(
                tree, paths, isWanted, isCatalogued: names.isCatalogued, theme(for: facts), memory.known)
            result = result?.shared(with: made) ?? made
        }
        return result ?? SheetCascade()
    }

    /// The class paths that may have something to say: those that several blocks of the sheet name, and those of the
    /// catalogue where the sheet speaks of states or where the SDK has a look of its own.
    private func wantedPaths(_ paths: ClassPathIndex, _ names: SheetNames, hasStates: Bool) -> [Bool] {
        var uses = [Int32](repeating: 0, count: paths.names.count)
        for use in paths.uses { uses[use.name] += 1 }
        var hasMedia = false
        if !base.isEmpty {
            for rule in paths.rules where rule.media >= 0 { hasMedia = true }
        }
        let hasDefaults = facts.contains { $0.holds("sdk-sheet", "true") }
        var isWanted = [Bool](repeating: false, count: uses.count)
        for name in uses.indices {
            if uses[name] > 1 || hasMedia {
                isWanted[name] = true
            } else if names.isCatalogued[name] {
                isWanted[name] = hasStates || hasDefaults && Self.isStyledBySDK(text(paths.names.ranges[name]))
            }
        }
        return isWanted
    }

    private static func isStyledBySDK(_ path: String) -> Bool {
        let sdk = Theme.sdk.table
        let sheet = sdk.tree.source.bytes
        let bytes = Array(path.utf8)
        return sdk.paths.find(TextRange(0, bytes.count), of: bytes.span, in: sheet.span) != nil
    }
}

// MARK: For the rules

extension LintPass {
    /// The issues of one kind about states of which it is known what shows without the declaration.
    ///
    /// That is so for NUI's classes and for what the SDK's own sheet styles: any other component may have a look for the
    /// state that no sheet knows of. Left out is where the system has one, and where a class of the app's own declares
    /// the attribute: an app may add its class to any element, and its normal value would then show in place of ours.
    mutating func stateIssues(_ kind: CascadeIssue.Kind) -> [CascadeIssue] {
        let issues = cascadeIssues(kind)
        guard !issues.isEmpty, let facts = blockReaders.first else { return [] }
        let custom = basesOfOwnClasses(theme(for: facts))
        let (catalogue, memory) = (catalogue, memory)
        return issues.filter { issue in
            guard let path = memory.known.path(issue.path) else { return false }
            guard path.isNUI || Self.isStyledBySDK(issue.path) else { return false }
            return path.takes(text(Declaration(tree: tree, index: issue.node).name)) && !custom.contains(issue.base)
                && !catalogue.hasSystemLook(issue.base, on: issue.path)
        }
    }

    /// The attributes, without states, that classes of the app's own declare in any sheet of the stack.
    private func basesOfOwnClasses(_ stack: ThemeStack) -> Set<String> {
        var bases: Set<String> = []
        for sheet in stack.sheets {
            let table = sheet.table
            let isOwn = table.paths.ranges.map { !catalogue.hasPath(sheet.source.text(in: $0)) }
            let names = table.attributes.ranges.map { stack.attribute(sheet.source.text(in: $0)).base }
            for rule in table.rules where table.selectors[rule.selectors].contains(where: { isOwn[Int($0.name)] }) {
                for declaration in table.declarations[rule.declarations] { bases.insert(names[Int(declaration.name)]) }
            }
        }
        return bases
    }

    /// The class paths of an issue's block, for a message.
    func list(_ issue: CascadeIssue) -> String {
        let paths = Rule(tree: tree, index: issue.rule).selectors
        guard let first = paths.first else { return "'\(issue.path)'" }
        let more = paths.count - 1
        return more == 0 ? "'\(shown(first.range))'" : "'\(shown(first.range))' and \(more) more"
    }

    /// The fix that removes a declaration, with its block where nothing else is in it.
    func removal(of issue: CascadeIssue) -> [Fix] {
        let isAlone = Int(tree.endNodes[issue.rule]) == issue.rule + 2
        return removal("remove it", of: [isAlone ? issue.rule : issue.node])
    }
}
