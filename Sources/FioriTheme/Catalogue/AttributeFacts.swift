// What the catalogue knows of an attribute and of value types. Must not know any class path.

/// An attribute without its state.
package struct AttributeFacts: Sendable {
    /// What it paints, for judging contrast. All of it is inferred from the names.
    package enum Role: UInt8, Sendable {
        case text
        case indicator
        case border
        case background
    }

    /// Its name.
    package let name: String
    /// The name of its value type, as in `value-types.nss`.
    package let type: String
    /// What may be written, in full: words, commas and parentheses.
    package let notation: Term
    /// How well the type is known.
    package let evidence: EngineFacts.Confidence
    /// The states that some list has an ending for.
    package let states: [ControlState]
    /// What it paints; nil where that is no matter of contrast, or not known.
    package let role: Role?
    /// The attributes that it stands on, the first that is set.
    package let standsOn: [String]
    /// It works only together with that one.
    package let needs: String?
    /// True where it is taken to be drawn by itself without that one, as one colour in place of a gradient; else it then
    /// has no effect.
    package let isDrawnAlone: Bool
    /// The smallest and the largest number that themes give it, with room; nil where that is not known.
    package let usual: (least: Double, most: Double)?
    /// True where SAP's lists or examples have it.
    package let isOfSAP: Bool
    /// True where NUI reads it.
    package let isOfNUI: Bool
}

/// A type of values.
package struct ValueType: Sendable {
    /// Its name.
    package let name: String
    /// What may be written.
    package let notation: Term
    /// What pages call it; blanks are hyphens.
    package let written: [String]
    /// What NUI makes of anything else; nil where that is not known.
    package let otherwise: String?
    /// Words that a NUI class takes beyond the notation.
    package let more: [(component: String, words: [String])]
}
