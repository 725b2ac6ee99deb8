// The states of a control that an attribute can be for. Must not know how a name spells them: that is catalogue data.

/// A state of a control, as an attribute's name may end in one: `font-color-highlighted`.
///
/// The cases are UIKit's. Which endings of which attributes mean a state is data of the catalogue.
public enum ControlState: UInt8, CaseIterable, Sendable, Hashable {
    /// In use and left alone; also what a state without a declaration of its own falls back to.
    case normal
    /// Out of use.
    case disabled
    /// Under a finger.
    case highlighted
    /// Chosen.
    case selected
    /// Chosen and out of use.
    case selectedDisabled
    /// Chosen and under a finger.
    case selectedHighlighted

    /// The name used in sheets, on the command line and in reports.
    public var name: String {
        switch self {
        case .normal: "normal"
        case .disabled: "disabled"
        case .highlighted: "highlighted"
        case .selected: "selected"
        case .selectedDisabled: "selected-disabled"
        case .selectedHighlighted: "selected-highlighted"
        }
    }

    /// The state of a name, or nil.
    public init?(name: String) {
        for state in ControlState.allCases where state.name == name {
            self = state
            return
        }
        return nil
    }
}
