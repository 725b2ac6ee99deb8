// The answer to one question: what a slot shows, where that comes from, and why nothing else. Must not print anything.

public import NSSSyntax

/// What one attribute of a class path is in one state and one set of surroundings, and why.
public struct Resolution: Sendable {
    /// Where a value was declared.
    public struct Origin: Hashable, Sendable {
        /// Name of the sheet.
        public let file: String
        /// The bytes of the value; `ThemeStack.position(of:)` gives line and column.
        public let range: TextRange
        /// Number of the sheet in the stack.
        package let sheet: Int
    }

    /// A definition on the way to the value.
    public struct Hop: Hashable, Sendable {
        /// The variable, `@` included.
        public let name: String
        /// The definition's value as written; for a colour of the palette the version's name, or the name of the
        /// definition that overrides it.
        public let text: String
        /// Where the definition stands; nil for a colour of the palette.
        public let origin: Origin?
        /// The colour of the palette that the definition overrides; nil for a variable's.
        public let overrides: String?
    }

    /// A declaration that might have decided the slot.
    public struct Contender: Hashable, Sendable {
        /// The class path that it is declared for.
        public let classPath: String
        /// The state that it is declared for.
        public let state: ControlState
        /// The value as written.
        public let text: String
        /// Where it stands.
        public let origin: Origin
        /// True for the one that decides.
        public let wins: Bool
        /// Why it wins or loses, as a sentence without a full stop.
        public let reason: String
    }

    /// The class path or class list that was asked for.
    public let classPath: String
    /// The attribute without its state.
    public let attribute: String
    /// The state that was asked for.
    public let state: ControlState
    /// The surroundings that were asked for.
    public let traits: Traits
    /// The value; nil where none is set, or where what is set comes to nothing.
    public let value: ThemeValue?
    /// Why what is set comes to nothing; nil where it does not, or where nothing is set.
    public let failure: ValueFailure?
    /// The value as written in the sheet; nil where no sheet sets it. For a colour that the palette gives, that of the
    /// definition which overrides it.
    public let text: String?
    /// Where it is declared, or where the colour that the palette gives is overridden; nil where no sheet does either.
    public let origin: Origin?
    /// The colour of the palette that shows because nothing is declared, by its name; nil for anything else.
    public let paletteColor: String?
    /// The state whose declaration decides: the one asked for, or `normal`.
    public let slot: ControlState
    /// True where the SDK decides and not the theme, which may do so by overriding a colour of the palette.
    public let isDefault: Bool
    /// The definitions that the value goes through; at the end those that override colours of the palette.
    public let hops: [Hop]
    /// Every declaration for the slot, the one that decides first; then those of the normal state that an own
    /// declaration of the state keeps out.
    public let trace: [Contender]

    /// True where some sheet sets the attribute: overriding the palette's colour that shows otherwise does not.
    package var isDeclared: Bool { origin != nil && paletteColor == nil }

    /// True where the same value shows, or there is none for the same sort of reason.
    package func looks(like other: Resolution) -> Bool {
        guard let failure, let otherFailure = other.failure else {
            return value == other.value && self.failure == other.failure
        }
        return failure.looks(like: otherFailure)
    }

    /// The colour in the surroundings that were asked for; nil for any other value, and for a colour of the system.
    public var color: Color? { value?.color?.shade(in: traits).color }
}
