// What a lint rule is. Must not know any particular one: RuleList does.

package import FioriTheme
package import NSSSyntax

/// The groups of rules; a group's name may stand wherever a rule's id may.
package enum RuleGroup: String, CaseIterable, Sendable {
    case syntax
    case references
    case values
    case catalogue
    case states
    case cascade
    case accessibility
    case engines
    case style
    case suppressions

    /// The heading it has in tables.
    package var title: String {
        switch self {
        case .syntax: "Syntax"
        case .references: "References"
        case .values: "Values"
        case .catalogue: "Catalogue"
        case .states: "States"
        case .cascade: "Cascade"
        case .accessibility: "Accessibility"
        case .engines: "Engines"
        case .style: "Style"
        case .suppressions: "Suppressions, settings, expectations"
        }
    }
}

/// One rule: what it is called, why it exists, how it looks, how it is shown.
package struct LintRule: Sendable {
    /// What its fixes are, as the table of rules says.
    package enum Fixing: String, Sendable {
        /// It has none.
        case none
        /// Applied by `--fix`.
        case safe
        /// Applied by `--fix` where the finding says that nothing is lost and it is proved, else by `--fix=unsafe`.
        case safeIfEqual = "safe if equal"
        /// Applied by `--fix=unsafe`.
        case unsafe
        /// The nearest names that would do, as unsafe fixes.
        case near
    }

    /// A sheet that shows the rule.
    package struct Example: Sendable {
        /// The sheet; bytes that are not UTF-8 come out as U+FFFD.
        package let sheet: String
        /// The sheet, byte for byte: what is linted.
        package let bytes: [UInt8]
        /// The engines it is linted for.
        package let engines: [Engine]
        /// The palette that the app chooses.
        package let palette: PaletteVersion
        /// The SDK that the app is built with; nil where nobody said.
        package let sdk: SDKVersion?
        /// The lower sheets, weakest first.
        package let base: [String]

        /// Makes an example.
        package init(
            _ sheet: String, engines: [Engine] = [.uikit], palette: PaletteVersion = .latest, sdk: SDKVersion? = nil,
            base: [String] = []
        ) {
            self.sheet = sheet
            self.bytes = Array(sheet.utf8)
            self.engines = engines
            self.palette = palette
            self.sdk = sdk
            self.base = base
        }

        /// Makes an example of bytes that are no text.
        package init(bytes: [UInt8], engines: [Engine] = [.uikit]) {
            self.sheet = String(decoding: bytes, as: UTF8.self)
            self.bytes = bytes
            self.engines = engines
            self.palette = .latest
            self.sdk = nil
            self.base = []
        }
    }

    /// The id, which names the defect.
    package let id: String
    /// The group it belongs to.
    package let group: RuleGroup
    /// Severity at default settings; a rule that depends on engine or evidence gives its worst here.
    package let severity: Diagnostic.Severity
    /// What its fixes are.
    package let fixing: Fixing
    /// True where it runs only when it is asked for by its id.
    package let isOptIn: Bool
    /// What it finds, as half a sentence.
    package let summary: String
    /// Why that matters at run time.
    package let why: String
    /// Sheets in which it speaks. A closure, so that a run that shows no examples makes none.
    package let bad: @Sendable () -> [Example]
    /// Sheets in which it is silent.
    package let good: @Sendable () -> [Example]
    /// Looks at one sheet and reports.
    package let check: @Sendable (inout LintPass) -> Void

    /// Makes a rule.
    package init(
        _ id: String, _ group: RuleGroup, _ severity: Diagnostic.Severity, _ fixing: Fixing, _ summary: String,
        isOptIn: Bool = false, why: String, bad: @escaping @Sendable () -> [Example],
        good: @escaping @Sendable () -> [Example],
        check: @escaping @Sendable (inout LintPass) -> Void
    ) {
        self.id = id
        self.group = group
        self.severity = severity
        self.fixing = fixing
        self.summary = summary
        self.why = why
        self.isOptIn = isOptIn
        self.bad = bad
        self.good = good
        self.check = check
    }

    /// The options under which its examples show it: on, on the first day of 2026.
    package func options(for example: Example) -> LintOptions {
        var options = LintOptions()
        options.engines = example.engines
        options.palette = example.palette
        options.sdk = example.sdk
        options.today = (2026, 1, 1)
        if isOptIn { options.severities[id] = severity }
        return options
    }

    /// What all rules say of one of its examples.
    package func lint(_ example: Example) -> LintResult {
        let base = example.base.map { SyntaxTree(Source(name: "base.nss", text: $0)) }
        return Linter(options(for: example)).lint(Source(name: "example.nss", bytes: example.bytes), base: base)
    }
}
