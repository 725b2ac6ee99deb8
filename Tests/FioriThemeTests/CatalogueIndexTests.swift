// The index over the embedded sheets against what the parser finds in them.

import FioriTheme
import NSSSyntax
import Testing

@Suite struct CatalogueIndexTests {
    @Test(arguments: EmbeddedCatalogue.allCases.filter { $0.hasNames })
    func indexIsWhatTheParserFinds(_ sheet: EmbeddedCatalogue) {
        let source = EmbeddedSheet.catalogue(sheet).source
        let tree = SyntaxTree(source)
        #expect(tree.faults.isEmpty)
        var wanted: [String] = []
        for item in Stylesheet(tree).items {
            guard case .rule(let rule) = item else { continue }
            #expect(rule.selectors.count == 1)
            let name = rule.selectors.map { source.text(in: $0.range) }.joined()
            wanted.append(name)
            for case .declaration(let declaration) in rule.items {
                let row = source.text(in: declaration.name)
                let isPath = sheet.hasComponents && (row.first!.isUppercase || row.hasPrefix("f"))
                if isPath || row == "indexed" || row == "needs" || sheet == .odd { wanted.append(name + "/" + row) }
            }
        }
        let index = CatalogueIndex.sdk
        let found = index.entries.filter { $0.sheet == sheet.rawValue }.map { entry in
            let text = index.text(entry)
            switch entry.kind {
            case .component, .attribute, .type, .table:
                #expect(index.has(entry.kind, text))
                return text
            default:
                let block = index.entries.first { $0.sheet == entry.sheet && $0.range.start == Int(entry.block) }
                return (block.map { index.text($0) } ?? "") + "/" + text
            }
        }
        #expect(found == wanted)
    }

    @Test func plainPathsNeedNoSheetOfComponents() {
        let index = CatalogueIndex.sdk
        let capitals = index.entries.filter { $0.kind == .path }.map { index.text($0) }.filter { $0.first!.isUppercase }
        #expect(index.plainPaths == Set(capitals).sorted())
        #expect(index.plainPaths.contains("NavigationBar"))
        #expect(index.plainPaths.contains("FUISliderFormView_title"))
    }

    @Test func unknownNamesAreNotFound() {
        let index = CatalogueIndex.sdk
        for name in ["", "fdl", "fdlFUIContactVie", "font-colo", "Button "] {
            for kind in [CatalogueIndex.Kind.component, .path, .attribute, .type] {
                #expect(!index.has(kind, name))
                #expect(index.entries(kind, name).isEmpty)
            }
        }
        #expect(index.entries(.path, "fdlFUIObjectView_headlineLabel").count == 2)
    }
}
