// The meaning of one theming stylesheet. Must not know other sheets, engines or palettes.

public import NSSSyntax

/// One theming stylesheet, read once.
///
/// Reading cannot fail: whatever the sheet holds, what can be made out of it is there. To ask what a control shows, put
/// it in a `ThemeStack`, or use the short forms here for a theme of one sheet.
///
///     let theme = Theme("fdlFUIKPIProgressView { tint-color: #0A6ED1; }")
///     let style = ThemeStack(theme).style(for: "fdlFUIKPIProgressView", state: .disabled)
public struct Theme: Sendable {
    /// What the sheet declares.
    package let table: SheetTable

    /// Reads a sheet from a text. `name` is what reports call it.
    public init(_ text: String, name: String = "theme.nss") { self.init(Source(name: name, text: text)) }

    /// Reads a sheet from its bytes, which need not be UTF-8.
    public init(_ source: Source) { self.init(SyntaxTree(source)) }

    /// Takes the meaning of a sheet that has been parsed.
    package init(_ tree: SyntaxTree) { table = SheetTable(tree) }

    /// The sheet.
    public var source: Source { table.tree.source }

    /// The sheet that the SDK lays under every theme: what its pages print of its own look.
    package static let sdk = Theme(EmbeddedSheet.sdk.source)
}

extension Theme {
    /// The attributes of a class path under this sheet alone, as SAPFiori reads it with its latest palette. For other
    /// engines, several sheets or many questions make a `ThemeStack`.
    public func style(
        for classPath: String, state: ControlState = .normal, traits: Traits = Traits()
    ) -> ClassStyle {
        ThemeStack(self).style(for: classPath, state: state, traits: traits)
    }
}
