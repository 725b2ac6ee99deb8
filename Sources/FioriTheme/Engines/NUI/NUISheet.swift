// A sheet as NUI's grammar sees it, as places in the bytes. Must not know traits, nor which value wins.

internal import NSSSyntax

/// The parsed sheet: flat lists in source order, no text of its own. The same for every device and orientation.
struct NUISheet: Sendable {
    /// One value: its parts as they stand, with what may lie between them.
    struct Value: Sendable {
        /// What NUI will do with the value once it is one string (SP:73-81).
        enum Form: UInt8, Sendable {
            /// Does not begin with `@`: passed on as it is, variables further in included.
            case literal
            /// One variable: looked up.
            case variable
            /// Begins with a variable and goes on: looked up as a whole, and no definition can have such a name.
            case neverDefined
        }

        var form: Form
        /// From the first part's start to the last part's end.
        var range: TextRange
    }

    /// `name: value;` in a rule.
    struct Declaration: Sendable {
        var name: TextRange
        var value: Value
    }

    /// `@name: value;` outside of rules.
    struct Definition: Sendable {
        var name: TextRange
        var value: Value
        /// Place in `media` of the block around it; nil at top level.
        var medium: Int?
    }

    /// A selector list and its declarations, as stretches of `selectors` and `declarations`.
    struct Rule: Sendable {
        var selectors: Range<Int>
        var declarations: Range<Int>
        /// Place in `media` of the block around it; nil at top level.
        var medium: Int?
        /// True where a declaration's value begins with `@`.
        var usesVariables: Bool
    }

    /// `(name: value)` of a media block.
    struct Option: Sendable {
        var name: TextRange
        var value: TextRange
    }

    /// A media block's condition, as a stretch of `options`.
    struct Medium: Sendable {
        var options: Range<Int>
        /// From the first option's `(` to the last one's `)`.
        var range: TextRange
    }

    var selectors: [TextRange] = []
    var declarations: [Declaration] = []
    var rules: [Rule] = []
    var definitions: [Definition] = []
    var options: [Option] = []
    var media: [Medium] = []
}
