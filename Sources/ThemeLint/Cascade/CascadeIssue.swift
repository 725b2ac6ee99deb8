// What the cascade makes of a declaration that its author should know. Must not word anything.

import FioriTheme
import NSSSyntax

/// A declaration that changes nothing, or that changes less than it seems to, under every chosen engine that reads blocks.
struct CascadeIssue: Sendable {
    /// What is the matter. Each declaration has one at most.
    enum Kind: UInt8, CaseIterable, Sendable {
        /// It decides nowhere: other blocks declare the same again.
        case overridden
        /// It stands in `@media` and decides nowhere: blocks outside declare the same further down.
        case mediaOverridden
        /// It stands in `@media`, and without it a block outside gives the same value.
        case mediaWithoutEffect
        /// Without it the SDK's own sheet gives the same value.
        case equalsDefault
        /// It is for a state, and without it the normal state gives the same value.
        case stateEqualsNormal
        /// It is for a state, and nothing at all is declared for the normal one.
        case missingBaseState
    }

    /// What is the matter.
    let kind: Kind
    /// The declaration's node.
    let node: Int
    /// The rule that it stands in.
    let rule: Int
    /// The class path that it is about: the first of its list.
    let path: String
    /// The attribute without its state, and the state.
    let base: String
    let state: ControlState
    /// The declaration that counts in its place; nil where there is none.
    let other: Place?

    /// A declaration of some sheet.
    struct Place: Sendable {
        /// Its node.
        let node: Int
        /// The rule that it stands in.
        let rule: Int
        /// The bytes of its name.
        let name: TextRange
        /// Its value in one line.
        let value: String
        /// The sheet; nil for the one under examination.
        let source: Source?
    }
}

/// Two states of one class path that look alike in everything, although they are written as two.
struct AlikeStates: Sendable {
    /// The class path.
    let path: String
    /// The states, in the order of their cases.
    let states: (ControlState, ControlState)
    /// The declarations of one attribute for the two states, in order of place.
    let nodes: (Int, Int)
}
