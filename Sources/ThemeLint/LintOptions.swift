// What a run of the linter is asked to do. Must not know where the answers came from.

public import FioriTheme
public import NSSSyntax

/// The choices of one run.
public struct LintOptions: Sendable {
    /// The engines the sheet is meant for.
    public var engines: [Engine] = [.uikit]
    /// The palette the app chooses.
    public var palette: PaletteVersion = .latest
    /// The SDK that the app is built with; nil where nobody said.
    package var sdk: SDKVersion?
    /// Severities by rule id or group name; a rule's own id beats its group. nil switches off.
    public var severities: [String: Diagnostic.Severity?] = [:]
    /// The same as a project has agreed on it: holds for the rules of which `severities` says nothing, and what is off
    /// here speaks where `only` asks for it.
    package var agreed: [String: Diagnostic.Severity?] = [:]
    /// Rule ids and group names; where it is not empty, only these speak.
    public var only: [String] = []
    /// The day on which it runs; nil where no suppression is to end.
    public var today: (year: Int, month: Int, day: Int)?
    /// The contrast that text needs to what it stands on (WCAG 2.2, 1.4.3).
    public var contrastText = 4.5
    /// The contrast that large text needs: of 18 points and more, or bold and of 14 points and more.
    public var contrastLarge = 3.0
    /// The contrast that symbols, lines and borders need (WCAG 2.2, 1.4.11).
    public var contrastNontext = 3.0
    /// Two colours that are nearer in OKLab are not told apart.
    public var visibleDifference = 0.02
    /// Two colours that mean different things are mixed up where they are nearer than this in OKLab.
    public var clearDifference = 0.05
    /// Text below so many points is hard to read.
    public var smallestText = 11.0
    /// The catalogue to check against: the SDK's, read when it is first asked for, or that with a company's own.
    package var catalogue: @Sendable () -> Catalogue = { Catalogue.sdk }

    /// Facts of engines that replace those that come with the tool.
    package var facts: [Engine: [String: [String]]] = [:]
    /// How names of variables are written; nil where nothing was agreed on.
    package var variableNames: NameConvention?
    /// How hex digits are written; nil where nothing was agreed on.
    package var hexDigits: HexConvention?
    /// Variables, `@` included, that are defined where the linter does not see them.
    package var external: Set<String> = []

    /// The defaults.
    public init() {}

    /// The severity that was asked for: nil where nothing was, `.some(nil)` where the rule is off.
    func asked(for rule: LintRule) -> Diagnostic.Severity?? {
        if severities.isEmpty, agreed.isEmpty { return nil }
        if let asked = Self.level(of: rule, in: severities) { return asked }
        guard let level = Self.level(of: rule, in: agreed) else { return nil }
        if level == nil, !only.isEmpty { return nil }
        return level
    }

    private static func level(
        of rule: LintRule, in levels: [String: Diagnostic.Severity?]
    ) -> Diagnostic.Severity?? {
        levels[rule.id] ?? levels[rule.group.rawValue]
    }

    /// True where the rule is to run.
    func isOn(_ rule: LintRule) -> Bool {
        if !only.isEmpty, !only.contains(rule.id), !only.contains(rule.group.rawValue) { return false }
        switch asked(for: rule) {
        case .some(.none): return false
        // A rule that is off by itself runs where somebody asked for it, not where only its group was.
        case .some(.some): return !rule.isOptIn || isNamed(rule) || only.contains(rule.id)
        case .none: return !rule.isOptIn || only.contains(rule.id)
        }
    }

    /// True where a rule has a level under its own id: not where the project has that off and only its group is asked for.
    private func isNamed(_ rule: LintRule) -> Bool {
        if let level = severities[rule.id] ?? agreed[rule.id] { return level != nil }
        return false
    }
}
