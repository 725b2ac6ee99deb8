// The one walk over a sheet that judges each class path and each attribute, once a name. Must not word anything.

package import FioriTheme
import NSSSyntax

/// What is wrong with the names of a sheet.
package struct SheetNames: Sendable {
    /// By kind, in order of place.
    private var issues: [[PlacedIssue]]
    /// The attributes that the sheet's blocks declare, each once, in order of first sight.
    package private(set) var attributes: [AttributeName] = []
    /// For each class path of the index whether the catalogue has it.
    package private(set) var isCatalogued: [Bool] = []

    /// The issues of one kind, in order of place.
    package func issues(_ kind: NameIssue.Kind) -> [PlacedIssue] { issues[Int(kind.rawValue)] }

    /// Judges the names of a sheet.
    init(_ tree: SyntaxTree, _ paths: ClassPathIndex, catalogue: Catalogue, isNormalSeparate: Bool, sdk: SDKVersion?) {
        issues = [[PlacedIssue]](repeating: [], count: NameIssue.Kind.allCases.count)
        var walk = NameWalk(tree, catalogue, isNormalSeparate: isNormalSeparate, sdk: sdk)
        walk.judgePaths(paths)
        walk.walk(paths)
        attributes = walk.attributeNames
        isCatalogued = walk.isCatalogued
        for issue in walk.found { issues[Int(issue.issue.kind.rawValue)].append(issue) }
    }
}

/// The walk itself.
private struct NameWalk {
    let tree: SyntaxTree
    private var pathJudge: PathJudge
    private var attributeJudge: AttributeJudge
    private(set) var found: [PlacedIssue] = []

    /// For each class path: a place in `judged`, or -1 for a custom class.
    private var places: [Int32] = []
    private var judged: [(path: JudgedPath, text: String)] = []
    private var attributes = NameTable(capacity: 128)
    private var judgedAttributes: [JudgedAttribute] = []
    /// For each attribute: whether something is wrong with it even on a custom class.
    private var isWrongOnCustom: [Bool] = []
    /// Verdicts on pairs of a catalogued class path and an attribute.
    private var pairs: [UInt64: NameIssue?] = [:]

    init(_ tree: SyntaxTree, _ catalogue: Catalogue, isNormalSeparate: Bool, sdk: SDKVersion?) {
        self.tree = tree
        pathJudge = PathJudge(catalogue, sdk: sdk)
        attributeJudge = AttributeJudge(catalogue, isNormalSeparate: isNormalSeparate, sdk: sdk)
    }

    var attributeNames: [AttributeName] { judgedAttributes.map { $0.name } }
    var isCatalogued: [Bool] { places.map { $0 >= 0 && judged[Int($0)].path.path != nil } }

    mutating func judgePaths(_ paths: ClassPathIndex) {
        let sheet = tree.source.bytes
        let bytes = sheet.span
        let ranges = paths.names.ranges
        places = [Int32](repeating: -1, count: ranges.count)
        for name in 0..<ranges.count where !pathJudge.isPlainlyCustom(ranges[name], in: bytes) {
            let text = tree.source.text(in: ranges[name])
            let path = pathJudge.judge(text)
            if path.issue == nil, case .custom = path.standing { continue }
            places[name] = Int32(judged.count)
            judged.append((path, text))
        }
    }

    mutating func walk(_ paths: ClassPathIndex) {
        let sheet = tree.source.bytes
        let bytes = sheet.span
        let kinds = tree.kinds
        let ends = tree.endNodes
        for rule in paths.rules {
            var isPlain = true
            var isFaulty = false
            for use in paths.uses[rule.uses] where places[use.name] >= 0 {
                isPlain = false
                let (path, text) = judged[Int(places[use.name])]
                if case .faulty = path.standing { isFaulty = true }
                if let issue = path.issue {
                    found.append(
                        PlacedIssue(issue: issue, token: use.token, rule: rule.node, node: rule.node, path: text))
                }
            }
            // What stands on a class path that is wrong is not judged.
            if isFaulty { continue }
            var node = rule.node + 1
            let end = Int(ends[rule.node])
            while node < end {
                // A pattern, not ==: across modules that is a call for each node.
                if case .declaration = kinds[node] {
                    let token = Int(tree.firstTokens[node])
                    let attribute = attributes.intern(tree.tokens.range(token), in: bytes)
                    if attribute == judgedAttributes.count { judge(attribute) }
                    if isPlain {
                        if isWrongOnCustom[attribute], !tree.isBroken(node) {
                            report(judgedAttributes[attribute].onCustom, token, node, on: paths, rule)
                        }
                    } else if !tree.isBroken(node) {
                        judge(attribute, token, node, on: paths, rule)
                    }
                }
                node = Int(ends[node])
            }
        }
    }

    private mutating func judge(_ attribute: Int) {
        let judged = attributeJudge.judge(tree.source.text(in: attributes.ranges[attribute]))
        judgedAttributes.append(judged)
        isWrongOnCustom.append(judged.onCustom != nil)
    }

    /// An attribute in a block of one or more class paths. What is right on one of them may stand there for its sake.
    private mutating func judge(
        _ attribute: Int, _ token: Int, _ node: Int, on paths: ClassPathIndex, _ rule: ClassPathIndex.Rule
    ) {
        var worst: NameIssue?
        var place = ""
        for use in paths.uses[rule.uses] {
            let issue = verdict(attribute, on: use.name)
            guard let issue else { return }
            if worst == nil || issue.severity > worst!.severity {
                worst = issue
                place = tree.source.text(in: paths.names.ranges[use.name])
            }
        }
        if let worst {
            found.append(PlacedIssue(issue: worst, token: token, rule: rule.node, node: node, path: place))
        }
    }

    private mutating func verdict(_ attribute: Int, on name: Int) -> NameIssue? {
        let place = places[name]
        guard place >= 0 else { return judgedAttributes[attribute].onCustom }
        let key = UInt64(place) << 32 | UInt64(attribute)
        if let known = pairs[key] { return known }
        let verdict = attributeJudge.judge(judgedAttributes[attribute], on: judged[Int(place)].path)
        pairs.updateValue(verdict, forKey: key)
        return verdict
    }

    private mutating func report(
        _ issue: NameIssue?, _ token: Int, _ node: Int, on paths: ClassPathIndex, _ rule: ClassPathIndex.Rule
    ) {
        guard let issue, let use = paths.uses[rule.uses].first else { return }
        let path = tree.source.text(in: paths.names.ranges[use.name])
        found.append(PlacedIssue(issue: issue, token: token, rule: rule.node, node: node, path: path))
    }
}
