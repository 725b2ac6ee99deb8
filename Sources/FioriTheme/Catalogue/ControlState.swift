// The states of a control that an attribute can be for. Must not know how a name spells them: that is catalogue data.

/// A state of a control.
public enum ControlState: UInt8, CaseIterable, Sendable, Hashable {
    case normal
    case disabled
    case highlighted
    case selected
    case selectedDisabled
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
