// The sizes of text that a sheet decides, for the rules that judge them. Must not word anything.

import FioriTheme
import NSSSyntax

/// A size of text that a declaration of the sheet sets.
struct FontSize {
    /// The first class path of its block that it is for.
    let path: String
    /// The declaration.
    let node: Int
    /// Its value.
    let range: TextRange
    /// The smallest size it comes to.
    var points: Double
    /// True where each class path of the block takes a text style, and none has one, nor a font of its own.
    let takesStyle: Bool
    /// The engines it holds for.
    var engines: [EngineFacts]
}

extension LintPass {
    /// The sizes that the sheet's blocks set for catalogued class paths and that show somewhere, in order of place.
    mutating func textSizes() -> [FontSize] {
        if let textSizesMade { return textSizesMade }
        let made = findTextSizes()
        textSizesMade = made
        return made
    }

    private mutating func findTextSizes() -> [FontSize] {
        if !tree.faults.isEmpty { return [] }
        let engines = engines(where: "blocks", is: "read")
        guard !engines.isEmpty,
            let attribute = names().attributes.first(where: { memory.attributes.names[$0].text == "font-size" }),
            names().isCatalogued.contains(true)
        else { return [] }
        var found: [FontSize] = []
        var places: [Int: Int] = [:]
        let declarations = fontSizes(attribute)
        if declarations.isEmpty { return [] }
        for facts in engines {
            let lineages = lineages(for: facts)
            if !lineages.isOfSheet { continue }
            for (node, paths) in declarations {
                guard let size = size(node, paths, lineages) else { continue }
                if let place = places[node], found[place].points == size.points {
                    found[place].engines.append(facts)
                } else {
                    places[node] = found.count
                    found.append(size)
                }
            }
        }
        return found
    }

    /// The declarations of a size with the class paths of their blocks, where the catalogue has the first one.
    private mutating func fontSizes(_ attribute: Int) -> [(node: Int, paths: [String])] {
        let numbers = attributes()
        let isCatalogued = names().isCatalogued
        let classPaths = classPaths()
        var result: [(node: Int, paths: [String])] = []
        for rule in classPaths.rules {
            guard let use = rule.uses.first, isCatalogued[classPaths.uses[use].name] else { continue }
            // The last one of a block decides.
            var last = -1
            var node = rule.node + 1
            while node < Int(tree.endNodes[rule.node]) {
                if case .declaration = tree.kinds[node], Int(numbers[node]) == attribute { last = node }
                node = Int(tree.endNodes[node])
            }
            if last < 0 { continue }
            result.append((last, classPaths.uses[rule.uses].map { text(tree.tokens.range($0.token)) }))
        }
        return result
    }

    private func size(_ node: Int, _ paths: [String], _ lineages: Lineages) -> FontSize? {
        let path = paths[0]
        let stack = lineages.stack
        guard let lineage = lineages.lineage(of: path), let number = stack.number(ofAttribute: "font-size"),
            memory.known.mayRead("font-size", .normal, on: path)
        else { return nil }
        var points: Double?
        for cell in MediaCells.each {
            guard let winner = stack.winner(lineage, number, .normal, cell), stack.node(of: winner) == node,
                winner.sheet == lineages.own,
                let number = stack.reading(of: winner, in: cell).value?.number
            else { continue }
            points = min(points ?? number, number)
        }
        guard let points else { return nil }
        return FontSize(
            path: path, node: node, range: tree.value(ofStatement: node).range, points: points,
            takesStyle: paths.allSatisfy { takesStyle($0, lineages) }, engines: [stack.facts])
    }

    private func takesStyle(_ path: String, _ lineages: Lineages) -> Bool {
        let stack = lineages.stack
        guard memory.known.path(path)?.takes("font-style") == true, let lineage = lineages.lineage(of: path) else {
            return false
        }
        for attribute in ["font-style", "font-name"] {
            guard let number = stack.number(ofAttribute: attribute) else { continue }
            for cell in MediaCells.each where stack.winner(lineage, number, .normal, cell) != nil { return false }
        }
        return true
    }
}
