// The one walk over a sheet that judges each class path and each attribute, once a name. Must not word anything.

import FioriTheme
import NSSSyntax

/// What is wrong with the names of a sheet.
package struct SheetNames: Sendable {
    /// By kind, in order of place.
    private var issues: [[PlacedIssue]]
    /// The numbers of the attributes that the sheet's blocks declare, each once, in order of first sight.
    let attributes: [Int]
    /// For each class path of the index whether the catalogue has it.
    let isCatalogued: [Bool]

    /// The issues of one kind, in order of place.
    package func issues(_ kind: NameIssue.Kind) -> [PlacedIssue] { issues[Int(kind.rawValue)] }

    /// Judges the names of a sheet. `attributes` has the number of each declaration's attribute, by node.
    init(
        _ tree: SyntaxTree, _ paths: ClassPathIndex, _ attributes: [UInt32], _ memory: LintMemory,
        isNormalSeparate: Bool, sdk: SDKVersion?
    ) {
        var walk = NameWalk(tree, memory, isNormalSeparate: isNormalSeparate, sdk: sdk)
        walk.judgePaths(paths)
        walk.walk(paths, attributes)
        self.attributes = walk.attributes
        isCatalogued = walk.isCatalogued
        issues = walk.found
    }
}

/// The walk itself.
private struct NameWalk {
    let tree: SyntaxTree
    let memory: LintMemory
    private var pathJudge: PathJudge
    private var attributeJudge: AttributeJudge
    /// By kind, in order of place.
    private(set) var found = [[PlacedIssue]](repeating: [], count: NameIssue.Kind.allCases.count)

    /// For each class path: a place in `judged`, or -1 for a custom class.
    private var places: [Int32] = []
    private var judged: [(path: JudgedPath, text: String)] = []
    private(set) var attributes: [Int] = []
    /// For each attribute: whether the walk has met it.
    private var isMet: [Bool]
    /// For each attribute: whether it was found right on a class of the app's own.
    private var isFine: [Bool]
    /// Verdicts on pairs of a catalogued class path and an attribute.
    private var verdicts: [NameIssue?] = []
    /// For each catalogued class path, by attribute: the place of a verdict, 0 where nothing is wrong, -1 where nobody
    /// has asked yet.
    private var pairs: [[Int32]] = []

    init(_ tree: SyntaxTree, _ memory: LintMemory, isNormalSeparate: Bool, sdk: SDKVersion?) {
        self.tree = tree
        self.memory = memory
        isMet = [Bool](repeating: false, count: memory.attributes.count)
        isFine = isMet
        pathJudge = PathJudge(memory, sdk: sdk)
        attributeJudge = AttributeJudge(memory, isNormalSeparate: isNormalSeparate, sdk: sdk)
    }

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

    mutating func walk(_ paths: ClassPathIndex, _ numbers: [UInt32]) {
        let kinds = tree.kinds
        let ends = tree.endNodes
        for rule in paths.rules {
            var isPlain = true
            var isFaulty = false
            for index in rule.uses {
                let use = paths.uses[index]
                if places[use.name] < 0 { continue }
                isPlain = false
                let (path, text) = judged[Int(places[use.name])]
                if case .faulty = path.standing { isFaulty = true }
                if let issue = path.issue {
                    add(PlacedIssue(issue: issue, token: use.token, rule: rule.node, node: rule.node, path: text))
                }
            }
            // What stands on a class path that is wrong is not judged.
            if isFaulty { continue }
            var node = rule.node + 1
            let end = Int(ends[rule.node])
            while node < end {
                // A pattern, not ==: across modules that is a call for each node.
                if case .declaration = kinds[node] {
                    let attribute = Int(numbers[node])
                    if !isMet[attribute] {
                        isMet[attribute] = true
                        attributes.append(attribute)
                    }
                    if !isPlain {
                        if !tree.isBroken(node) { judge(attribute, node, on: paths, rule) }
                    } else if !isFine[attribute] {
                        judgeOnCustom(attribute, node, on: paths, rule)
                    }
                }
                node = Int(ends[node])
            }
        }
    }

    private mutating func judgeOnCustom(
        _ attribute: Int, _ node: Int, on paths: ClassPathIndex, _ rule: ClassPathIndex.Rule
    ) {
        if !attributeJudge.isWrongOnCustom(attribute) {
            isFine[attribute] = true
            return
        }
        guard !tree.isBroken(node), let issue = attributeJudge.judge(attribute).onCustom,
            let use = paths.uses[rule.uses].first
        else { return }
        let path = tree.source.text(in: paths.names.ranges[use.name])
        report(issue, node, path, rule)
    }

    private mutating func report(_ issue: NameIssue, _ node: Int, _ path: String, _ rule: ClassPathIndex.Rule) {
        let token = Int(tree.firstTokens[node])
        add(PlacedIssue(issue: issue, token: token, rule: rule.node, node: node, path: path))
    }

    private mutating func add(_ issue: PlacedIssue) { found[Int(issue.issue.kind.rawValue)].append(issue) }

    /// An attribute in a block of one or more class paths. What is right on one of them may stand there for its sake.
    private mutating func judge(
        _ attribute: Int, _ node: Int, on paths: ClassPathIndex, _ rule: ClassPathIndex.Rule
    ) {
        var worst: NameIssue?
        var place = ""
        for use in paths.uses[rule.uses] {
            let issue = verdict(attribute, on: use.name)
            guard let issue else { return }
            if issue.severity > worst?.severity ?? .advice || worst == nil {
                worst = issue
                place = tree.source.text(in: paths.names.ranges[use.name])
            }
        }
        if let worst { report(worst, node, place, rule) }
    }

    private mutating func verdict(_ attribute: Int, on name: Int) -> NameIssue? {
        let place = places[name]
        guard place >= 0 else { return attributeJudge.judge(attribute).onCustom }
        let row = Int(place)
        // Real sheets have some dozens of attributes; a table for any number of them would grow with their square.
        if attribute >= 1024 {
            return attributeJudge.judge(attributeJudge.judge(attribute), on: judged[row].path)
        }
        while pairs.count <= row { pairs.append([]) }
        while pairs[row].count <= attribute { pairs[row].append(-1) }
        let known = pairs[row][attribute]
        if known >= 0 { return known == 0 ? nil : verdicts[Int(known) - 1] }
        let path = judged[row].path
        let text = memory.attributes.names[attribute].text
        let verdict =
            attributeJudge.isListed(text, on: path)
            ? nil : attributeJudge.judge(attributeJudge.judge(attribute), on: path)
        if verdict != nil { verdicts.append(verdict) }
        pairs[row][attribute] = verdict == nil ? 0 : Int32(verdicts.count)
        return verdict
    }
}
