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

        /// Makes an example.
        package init(_ sheet: String, engines: [Engine] = [.uikit]) {
            self.sheet = sheet
            self.bytes = Array(sheet.utf8)
            self.engines = engines
        }

        /// Makes an example of bytes that are no text.
        package init(bytes: [UInt8], engines: [Engine] = [.uikit]) {
            self.sheet = String(decoding: bytes, as: UTF8.self)
            self.bytes = bytes
            self.engines = engines
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
    /// What it finds, as half a sentence.
    package let summary: String
    /// Why that matters at run time.
    package let why: String
    /// True where it runs only if it is asked for by its own id.
    package let isOptIn: Bool
    /// Sheets in which it speaks. A closure, so that a run that shows no examples makes none.
    package let bad: @Sendable () -> [Example]
    /// Sheets in which it is silent.
    package let good: @Sendable () -> [Example]
    /// Looks at one sheet and reports.
    package let check: @Sendable (inout LintPass) -> Void

    /// Makes a rule.
    package init(
        _ id: String, _ group: RuleGroup, _ severity: Diagnostic.Severity, _ fixing: Fixing, _ summary: String,
        why: String, isOptIn: Bool = false, bad: @escaping @Sendable () -> [Example],
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
        options.today = (2026, 1, 1)
        if isOptIn { options.severities[id] = severity }
        return options
    }
}
