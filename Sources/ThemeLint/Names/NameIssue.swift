// What may be wrong with a class path or attribute, as the one walk over a sheet finds it. Must not word anything: the
// rules do.

package import FioriTheme
package import NSSSyntax

/// One thing that is wrong with a name. Each name has one at most, the most specific. An object, since the same one may
/// stand at a million places.
package final class NameIssue: Sendable {
    /// What is wrong; each has a rule of its own.
    package enum Kind: UInt8, Sendable, CaseIterable {
        // Of class paths.
        case unknownComponent, unknownPart, wrongCase, missingPrefix, deprecatedComponent, undocumentedPath
        case uikitName, unknownClass, neverMatches, newerPath
        // Of attributes.
        case unknownAttribute, unlistedAttribute, wrongPart, neverRead, newerAttribute
        case unknownState, unsupportedState, misorderedState
    }

    /// What is known beside, for the message.
    package enum Detail: Sendable, Hashable {
        case none
        /// The name is printed so by a page, against the rule.
        case odd(String)
        /// Known from an inference only.
        case inferred
        /// Of a component, or a class of UIKit.
        case component(String)
        /// A sibling class path that takes the attribute.
        case sibling(String)
        /// The versions between which it arrived.
        case arrived(after: String, by: String)
        /// The states that there are.
        case states([String])
    }

    /// What is wrong.
    package let kind: Kind
    /// As bad as that.
    package let severity: Diagnostic.Severity
    /// The names that may be meant, nearest first.
    package let meant: [String]
    /// What is known beside.
    package let detail: Detail
    /// True where it is a matter of SAPFiori's components, which NUI does not know.
    package let isOfFiori: Bool

    init(kind: Kind, severity: Diagnostic.Severity, meant: [String], detail: Detail, isOfFiori: Bool) {
        self.kind = kind
        self.severity = severity
        self.meant = meant
        self.detail = detail
        self.isOfFiori = isOfFiori
    }
}

/// An issue and where it stands.
package struct PlacedIssue: Sendable {
    /// What is wrong.
    package let issue: NameIssue
    /// The token of the name.
    package let token: Int
    /// The rule it stands in or before.
    package let rule: Int
    /// The declaration, or the rule where the issue is a class path's.
    package let node: Int
    /// The class path that it is about: the name itself, or what the attribute stands on.
    package let path: String
}

/// Issues with the engines that each matters to, one after the other: a sheet may have a million.
package struct NameIssues: Sequence, IteratorProtocol {
    private let issues: [PlacedIssue]
    private let reading: [EngineFacts]
    private let fiori: [EngineFacts]
    private var place = 0

    init(_ issues: [PlacedIssue], _ reading: [EngineFacts], _ fiori: [EngineFacts]) {
        self.issues = issues
        self.reading = reading
        self.fiori = fiori
    }

    /// The next one that matters to some engine.
    package mutating func next() -> (found: PlacedIssue, engines: [EngineFacts])? {
        while place < issues.count {
            let found = issues[place]
            place += 1
            let engines = found.issue.isOfFiori ? fiori : reading
            if !engines.isEmpty { return (found, engines) }
        }
        return nil
    }
}
