// One colour for each state of a control, as declared. Must not know what is painted where none is.

/// The colours that code or a theme gives for the states of a control. A state without one has none here: what is
/// painted then is the component's business.
public struct StateColors: Hashable, Sendable {
    /// In the order of the states' cases; always as many.
    private var values: [DynamicColor?]

    /// Makes a list of colours; what is not given has none.
    public init(
        normal: DynamicColor? = nil, disabled: DynamicColor? = nil, highlighted: DynamicColor? = nil
    ) {
        values = [DynamicColor?](repeating: nil, count: ControlState.allCases.count)
        self[.normal] = normal
        self[.disabled] = disabled
        self[.highlighted] = highlighted
    }

    /// The colour of a state; nil where none is declared for just this one.
    public subscript(state: ControlState) -> DynamicColor? {
        get { values[Int(state.rawValue)] }
        set { values[Int(state.rawValue)] = newValue }
    }
}
