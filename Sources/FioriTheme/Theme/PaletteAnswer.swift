// What a palette colour shows under a theme, and how that came about. Must not know how it is found.

/// The answer for one colour in one variant.
package struct PaletteAnswer: Sendable {
    /// What is painted.
    package enum Value: Hashable, Sendable {
        /// This colour.
        case color(Color)
        /// A colour of the system, by name, which follows appearance and contrast.
        case system(String)
        /// Nothing: the palette's version lacks the colour, or one that it leads to.
        case none
        /// Nothing ever: the definitions lead back to themselves, and looking the colour up never ends.
        case cycle

        /// The same as a shade.
        package var shade: DynamicColor.Shade {
            switch self {
            case .color(let color): .color(color)
            case .system(let name): .system(name)
            case .none, .cycle: .none
            }
        }
    }

    /// One definition that was looked for.
    package struct Candidate: Sendable {
        /// What became of it.
        package enum Outcome: Hashable, Sendable {
            /// Its value counts.
            case wins
            /// It decides, and its value is no colour: the palette's own stays.
            case noColor
            /// A key that is asked for before is defined.
            case outranked
            /// The same key is defined in a later sheet, or again in this one, and that definition counts.
            case replaced
            /// It stands in an `@media` block that does not hold.
            case elsewhere
            /// The palette's version lacks the colour, so no sheet is asked.
            case unheeded
            /// No sheet has such a key.
            case missing
        }

        /// The key, without `@`.
        package let key: String
        /// The definition; nil where it is missing.
        package let definition: PaletteDefinition?
        /// What became of it.
        package let outcome: Outcome
    }

    /// One colour that was asked for: the first is the one in question, each further one the value of the one before.
    package struct Step: Sendable {
        /// The colour's name.
        package let name: String
        /// Its variant.
        package let variant: ColorVariant
        /// The definitions that were looked for: keys in the order they are asked for, of one key the strongest first.
        package let candidates: [Candidate]
        /// Where the palette has the colour; nil where it lacks it.
        package let origin: Palette.Origin?

        /// The definition whose value counts in place of the palette's.
        package var override: PaletteDefinition? {
            for candidate in candidates where candidate.outcome == .wins { return candidate.definition }
            return nil
        }
    }

    /// What is painted.
    package let value: Value
    /// How it came about; never empty. The last step gave the value, or, in a cycle, was there before.
    package let steps: [Step]

    /// The definition that replaces the palette's colour; nil where that one shows.
    package var override: PaletteDefinition? { steps[0].override }
}
