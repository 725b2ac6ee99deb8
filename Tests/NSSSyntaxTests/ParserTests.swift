// Trees of whole sheets against the golden files beside them, and the shapes too large for a file.

import Foundation
import NSSSyntax
import TestSupport
import Testing
import ThemeTools

@Suite("Parser")
struct ParserTests {
    @Test("the tree beside each sheet", arguments: Fixtures.sheets(in: "Tests/Fixtures/parser"))
    func golden(_ sheet: Fixtures.Sheet) throws {
        let dump = Data(Dump.tree(Source(name: sheet.name, bytes: sheet.bytes)))
        let file = sheet.file.deletingPathExtension().appendingPathExtension("tree")
        if Fixtures.isUpdating { try dump.write(to: file) }
        let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        #expect(String(decoding: dump, as: UTF8.self) == expected, "\(sheet.name)")
    }

    @Test("every sheet has its tree, and every tree its sheet")
    func complete() throws {
        let folder = Fixtures.file("Tests/Fixtures/parser")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let stems = { (ending: String) in Set(files.filter { $0.hasSuffix(ending) }.map { $0.dropLast(ending.count) }) }
        #expect(stems(".nss") == stems(".tree"))
        #expect(stems(".nss").count >= 20)
    }

    private func faults(_ text: String) -> [SyntaxFault.Kind] {
        SyntaxTree(Source(name: "t.nss", text: text)).faults.map(\.kind)
    }

    @Test(
        "a brace that is missing at the end is asked for with those of the blocks that were skipped",
        arguments: [
            ("A {\n    x: 1;\n", 1), ("A { x: @a{; }", 1), ("A {\n    x: @a{{{;\n", 4), ("A {\n    x: @a{{{; }\n", 3),
            ("@media (device:ipad) {\n    A {\n        x: @a{;\n", 3),
        ])
    func skippedBraces(text: String, missing: Int) throws {
        let tree = SyntaxTree(Source(name: "t.nss", text: text))
        let fault = try #require(tree.faults.first { $0.kind == .missingClosingBrace })
        #expect(fault.count == missing)
        #expect(!faults(text + String(repeating: "\n}", count: missing)).contains(.missingClosingBrace))
    }

    @Test("blocks nest 64 deep; deeper is one fault and flat skipping")
    func nesting() {
        func nested(_ depth: Int) -> String {
            // Indented, so that no block can be taken for the end of the one around it.
            String(repeating: " A {", count: depth) + " x: 1; " + String(repeating: "}", count: depth)
                + "\nB { y: 2; }\n"
        }
        #expect(!faults(nested(64)).contains(.nestingTooDeep))
        #expect(faults(nested(65)).filter { $0 == .nestingTooDeep }.count == 1)
        #expect(faults(nested(5000)).filter { $0 == .nestingTooDeep }.count == 1)
        #expect(faults(nested(5000)).filter { $0 == .nestedBlock }.count <= 64)
        let tree = SyntaxTree(Source(name: "t.nss", text: nested(5000)))
        let last = Stylesheet(tree).items.last
        guard case .rule(let rule) = last else { return #expect(Bool(false), "the block behind is lost") }
        #expect(rule.items.count == 1)
    }

    @Test("a hundred thousand of anything is read in linear time", .timeLimit(.minutes(1)))
    func largeShapes() {
        let many = 20_000
        let shapes = [
            "A {\n", " A {\n", "}", ";", "@x", "@x:", "@media ", "@media (a:b) {", "(", "A ", "A,", "A:", "A: b\n", "!",
            "\"", "'a", "/*", "//", "/", "a: b; ", "@x: 1\n", "A { x: 1\n", "A\n", "@x\n", " A, B\n", "A { @x: 1;\n",
            "A {\n@x: 1;\n", "é ", ", ", ": ", "and ", " @media { A:B {", "@import {",
        ]
        for shape in shapes {
            let text = String(repeating: shape, count: many)
            let tree = SyntaxTree(Source(name: "t.nss", text: text))
            #expect(tree.print() == Array(text.utf8), "\(shape)")
        }
    }

    @Test("typed views of a well-formed sheet")
    func views() throws {
        let text = "@a: 1 /* x */ 2;\nA, B {\n  x: rgb(1,\n 2);\n}\n@media (d:e) and (f:g) { C { } }\n"
        let tree = SyntaxTree(Source(name: "t.nss", text: text))
        let items = Stylesheet(tree).items
        #expect(items.count == 3)
        guard case .definition(let definition) = items[0], case .rule(let rule) = items[1],
            case .media(let media) = items[2]
        else { return #expect(Bool(false), "other nodes than expected") }
        #expect(tree.source.text(in: definition.name) == "@a")
        #expect(definition.value.flattened == "1 2")
        #expect(definition.value.parts.count == 2)
        #expect(rule.selectors.map { tree.source.text(in: $0.range) } == ["A", "B"])
        #expect(rule.selectors.allSatisfy { $0.isSingleWord })
        #expect(tree.tokens.kinds[rule.openingBrace] == .leftBrace)
        let brace = try #require(rule.closingBrace)
        #expect(tree.tokens.kinds[brace] == .rightBrace)
        guard case .declaration(let declaration) = try #require(rule.items.first) else {
            return #expect(Bool(false), "no declaration")
        }
        #expect(declaration.value.flattened == "rgb ( 1 , 2 )")
        #expect(
            media.conditions.map { [tree.source.text(in: $0.feature), tree.source.text(in: $0.value)] } == [
                ["d", "e"], ["f", "g"],
            ])
        #expect(media.items.count == 1)
        #expect((0..<tree.count).allSatisfy { !tree.isBroken($0) })
    }
}
