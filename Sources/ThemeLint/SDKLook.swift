// Where the SDK's own sheet asks for colours of the palette. Must not know rules, nor what a sheet changes of it.

import FioriTheme
import NSSSyntax

/// The values of the SDK's own sheet that are colours of the palette.
struct SDKLook {
    /// One such value.
    struct Use {
        /// The attribute, state included.
        let attribute: String
        /// The class path.
        let path: String
        /// The colour's name.
        let color: String
        /// The appearance that its suffix asks for in light and dark mode alike; nil where it has none.
        let appearance: Appearance?
    }

    /// In order of place.
    let uses: [Use]

    /// Reads the sheet.
    init() {
        let tree = Theme.sdk.table.tree
        var uses: [Use] = []
        var path = ""
        for node in 0..<tree.count {
            if case .rule = tree.kinds[node] {
                path = Rule(tree: tree, index: node).selectors.first.map { tree.source.text(in: $0.range) } ?? ""
            }
            guard case .declaration = tree.kinds[node] else { continue }
            let declaration = Declaration(tree: tree, index: node)
            let value = tree.source.text(in: declaration.value.range)
            guard value.utf8.first == UInt8(ascii: "@"), let key = ColorNames.sdk.key(String(value.dropFirst())) else {
                continue
            }
            uses.append(
                Use(
                    attribute: tree.source.text(in: declaration.name), path: path, color: key.name.text,
                    appearance: key.suffix?.variant.appearance))
        }
        self.uses = uses
    }

    /// The values that show a variant of a colour.
    func uses(of color: String, _ variant: ColorVariant) -> [Use] {
        uses.filter { $0.color == color && ($0.appearance == nil || $0.appearance == variant.appearance) }
    }
}
