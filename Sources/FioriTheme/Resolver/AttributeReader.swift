// How the values of one attribute are read, looked up once for a whole theme. Must not read any value.

/// What a stack knows of an attribute.
final class AttributeReader: Sendable {
    /// The name of its value type; nil where the attribute is not known.
    let type: String?
    /// What may be written; nil where that is not known.
    let grammar: ValueGrammar?
    /// For what is no colour.
    let converter: ValueConverter
    /// The same for attributes that make the same of every value.
    let kind: Int

    /// Looks an attribute without its state up, which has this number in its stack.
    init(_ base: String, numbered number: Int, _ catalogue: Catalogue, _ facts: EngineFacts) {
        // Where an engine takes the name with `-normal` for one of its own, its values are those of the plain one.
        let value =
            catalogue.value(ofAttribute: base) ?? catalogue.value(ofAttribute: catalogue.split(base).base)
        type = value?.type
        grammar = value.flatMap { ValueGrammar($0.notation) }
        var otherwise: String?
        var more: [String] = []
        if case .keywords? = grammar, facts.holds("unknown-keyword", "default"), let type {
            let type = catalogue.type(type)
            otherwise = type?.otherwise
            more = type?.more.flatMap { $0.words } ?? []
        }
        converter = ValueConverter(more: more, otherwise: otherwise)
        if case .color? = grammar { kind = -1 } else { kind = number }
    }
}
