// Which `@media` blocks a walk over a tree stands in. Must not know what stands in them.

import NSSSyntax

/// The `@media` blocks around a node, for a walk over the nodes in order.
///
/// The grammar does not nest them; where a sheet does, all of them have to hold.
struct OpenMedia {
    private struct Block {
        let node: Int
        let end: Int
        let cells: MediaCells
    }

    /// The innermost block's node, or -1.
    private(set) var node = -1
    /// Where all the blocks hold.
    private(set) var cells = MediaCells.all
    private var end = Int.max
    /// From the outermost to the innermost one.
    private var blocks: [Block] = []

    /// Goes on to a node.
    @inline(__always)
    mutating func reach(_ node: Int) { if node >= end { leave(node) } }

    /// Goes into a block that is the node reached.
    mutating func enter(_ tree: SyntaxTree, _ node: Int) {
        let cells = MediaCells(MediaBlock(tree: tree, index: node)).intersection(cells)
        blocks.append(Block(node: node, end: Int(tree.endNodes[node]), cells: cells))
        look()
    }

    private mutating func leave(_ node: Int) {
        while let last = blocks.last, node >= last.end { blocks.removeLast() }
        look()
    }

    private mutating func look() {
        node = blocks.last?.node ?? -1
        cells = blocks.last?.cells ?? .all
        end = blocks.last?.end ?? .max
    }
}
