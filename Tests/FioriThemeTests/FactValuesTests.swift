// What the facts of engines may be, against the facts that come with the tool. Must not know any fact's meaning.

import FioriTheme
import NSSSyntax
import Testing

@Suite("Values of facts")
struct FactValuesTests {
    private let engines = DataSheet(EmbeddedSheet.engines.source)

    @Test("every fact of every engine is what it may be, and none is there that no engine has")
    func facts() {
        var names: Set<String> = []
        for engine in engines.blocks {
            for row in engine.rows {
                names.insert(row.name)
                #expect(FactValues.complaint(row.name, row.list) == nil, "\(engine.name): \(row.name)")
            }
        }
        #expect(engines.blocks.map { $0.name } == Engine.allCases.map { $0.name })
        #expect(Set(FactValues.names) == names)
        #expect(FactValues.names.count == names.count)
    }

    @Test("facts stand in one order, so that the two sheets can be read side by side")
    func order() {
        for engine in engines.blocks {
            let names = Set(engine.rows.map { $0.name })
            #expect(FactValues.names.filter { names.contains($0) } == engine.rows.map { $0.name }, "\(engine.name)")
        }
    }

    @Test("what a fact cannot be, and what there is no fact of")
    func complaints() {
        #expect(FactValues.complaint("reader", ["grammer"]) == "is one of grammar, lines; did you mean 'grammar'?")
        #expect(FactValues.complaint("reader", ["grammar", "lines"]) == "is one of grammar, lines")
        #expect(FactValues.complaint("reader", []) == "is one of grammar, lines")
        #expect(FactValues.complaint("reader", ["inferred", "(", "BR", ")"]) == "is one of grammar, lines")
        #expect(FactValues.complaint("variable-hops", ["+1"]) == "is a whole number from 0")
        #expect(FactValues.complaint("variable-hops", ["12"]) == nil)
        #expect(FactValues.complaint("hex-lengths", []) == "is one or more whole numbers from 0")
        #expect(FactValues.complaint("media-device", ["ipad", "watch"]) == "is one or more of ipad, iphone")
        #expect(FactValues.complaint("runtime", ["Own", "Manager"]) == "is one word")
        #expect(FactValues.complaint("no-such-fact", ["x"]) == nil)
    }
}
