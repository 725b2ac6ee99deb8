// What a class path is: catalogued, a custom class, or a slip. Must not know where it stands, nor word anything.

import FioriTheme
import NSSSyntax

/// A class path as it was judged.
struct JudgedPath: Sendable {
    /// How its attributes are to be judged.
    enum Standing: Sendable {
        /// A class of the app's own: whatever is known may stand on it.
        case custom
        /// It has a list of attributes.
        case listed
        /// It is wrong itself.
        case faulty
    }

    var standing: Standing
    /// What the catalogue has of it.
    var path: ClassPath?
    /// What is wrong with it.
    var issue: NameIssue?

    static let custom = JudgedPath(standing: .custom)

    /// The components that list it: read only where something is in doubt.
    func components(_ catalogue: KnownCatalogue) -> [Component] {
        (path?.components ?? []).compactMap { catalogue.component($0) }
    }
}

/// Judges class paths, one name at a time.
struct PathJudge {
    private let memory: LintMemory
    let catalogue: Catalogue
    let sdk: SDKVersion?
    /// Class paths without the prefix: the classes of NUI and a few odd ones, which a custom class may miss by a slip.
    private let plain: [PlainName]
    /// Looking for near names is dear; a sheet of nothing but slips gets them for the first ones.
    private var budget = 4000

    struct PlainName: Sendable {
        let text: String
        let letters: UInt64
        let count: Int
    }

    init(_ memory: LintMemory, sdk: SDKVersion?) {
        self.memory = memory
        self.catalogue = memory.catalogue
        self.sdk = sdk
        plain = memory.plainNames
    }

    /// What is looked at first of each class path that does not begin as those of components do.
    static func plainNames(_ catalogue: Catalogue) -> [PlainName] {
        catalogue.plainPathNames.map {
            PlainName(text: $0, letters: letters(Array($0.utf8)), count: $0.utf8.count)
        }
    }

    /// The class paths that stand for classes of UIKit, by the names of these.
    static func uikitNames(_ catalogue: Catalogue) -> [String: String] {
        var names: [String: String] = [:]
        for name in catalogue.plainPathNames {
            guard let component = catalogue.component(name), component.kind == .nui, let styled = component.styles
            else {
                continue
            }
            // Of several classes for one of UIKit, the plainest one.
            if let other = names[styled], other.utf8.count <= name.utf8.count { continue }
            names[styled] = name
        }
        return names
    }

    private var prefix: String.UTF8View { catalogue.prefix.utf8 }

    /// Which letters a word has, case aside: two words one slip apart differ in two bits at most.
    private static func letters(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var bits: UInt64 = 0
        for byte in bytes { bits |= 1 << UInt64(byte & 0x1F) }
        return bits
    }

    /// True where a name can be nothing but a custom class, seen from its letters alone.
    func isPlainlyCustom(_ range: TextRange, in bytes: Span<UInt8>) -> Bool {
        if catalogue.isExtended { return false }
        let first = bytes[range.start]
        if first == UInt8(ascii: ".") || first == UInt8(ascii: "#") || first | 0x20 == UInt8(ascii: "f") {
            return false
        }
        // UIKit's and SAP's class names have their capitals near the start.
        if range.length > 6 {
            for offset in range.start..<range.start + 6
            where bytes[offset] == UInt8(ascii: "U") && bytes[offset + 1] == UInt8(ascii: "I") {
                return false
            }
        }
        if range.length == 4, first == UInt8(ascii: "n") { return false }
        if range.length > 24 { return true }
        var letters: UInt64 = 0
        for offset in range.start..<range.end { letters |= 1 << UInt64(bytes[offset] & 0x1F) }
        for name in plain
        where abs(name.count - range.length) <= 1 && (name.letters ^ letters).nonzeroBitCount <= 2 {
            return false
        }
        return true
    }

    /// Judges a class path.
    mutating func judge(_ text: String) -> JudgedPath {
        let first = text.utf8.first ?? 0
        if first == UInt8(ascii: ".") || first == UInt8(ascii: "#") {
            let rest = String(text.dropFirst())
            return faulty(.neverMatches, .warning, rest.isEmpty ? [] : [rest])
        }
        if text == "none" { return faulty(.neverMatches, .warning, []) }
        if let path = memory.known.path(text) { return known(path) }
        if let odd = catalogue.oddSpelling(ofPath: text), let path = memory.known.path(odd) {
            var judged = known(path)
            judged.issue = issue(.undocumentedPath, .advice, [], .odd(odd))
            return judged
        }
        if text.utf8.starts(with: prefix) { return fiori(text) }
        if let judged = miscased(text) ?? unprefixed(text) { return judged }
        if let name = memory.uikitNames[text] {
            return faulty(.uikitName, .warning, [name], .component(text), isOfFiori: false)
        }
        let classes = plain.map { $0.text }
        for name in classes where Spelling.isEqualIgnoringCase(name, text) {
            return faulty(.wrongCase, .warning, [name], isOfFiori: false)
        }
        if !endsInCounter(text), let meant = Spelling.oneSlip(from: text, among: classes) {
            return faulty(.unknownClass, .warning, [meant], isOfFiori: false)
        }
        return .custom
    }

    /// `Label2` is an app's own second label, not a slip.
    private func endsInCounter(_ text: String) -> Bool {
        guard let last = text.utf8.last else { return false }
        return last >= 0x30 && last <= 0x39 || last == UInt8(ascii: "_") || last == UInt8(ascii: "-")
    }

    // MARK: Catalogued

    private func known(_ path: ClassPath) -> JudgedPath {
        var judged = JudgedPath(standing: .listed, path: path)
        for component in sdk == nil ? [] : judged.components(memory.known) {
            for arrival in component.arrivals where arrival.name == path.text {
                guard let sdk, let after = SDKVersion(arrival.after), sdk <= after else { continue }
                judged.issue = issue(.newerPath, .warning, [], .arrived(after: arrival.after, by: arrival.by))
                return judged
            }
        }
        if let usual = catalogue.usualSpelling(ofPath: path.text) {
            judged.issue = issue(.undocumentedPath, .advice, [], .odd(usual))
        } else if path.isDerived || path.evidence == .inferred {
            judged.issue = issue(.undocumentedPath, .advice, [], .inferred)
        }
        return judged
    }

    private func issue(
        _ kind: NameIssue.Kind, _ severity: Diagnostic.Severity, _ meant: [String],
        _ detail: NameIssue.Detail = .none, isOfFiori: Bool = true
    ) -> NameIssue {
        NameIssue(kind: kind, severity: severity, meant: meant, detail: detail, isOfFiori: isOfFiori)
    }

    private func faulty(
        _ kind: NameIssue.Kind, _ severity: Diagnostic.Severity, _ meant: [String],
        _ detail: NameIssue.Detail = .none, isOfFiori: Bool = true
    ) -> JudgedPath {
        let isOfFiori = isOfFiori && kind != .neverMatches
        return JudgedPath(
            standing: .faulty, issue: issue(kind, severity, meant, detail, isOfFiori: isOfFiori))
    }

    // MARK: Names of SAP's components

    /// A name that begins as class paths of components do and is not catalogued.
    private mutating func fiori(_ text: String) -> JudgedPath {
        guard let (name, part) = catalogue.taken(text) else { return .custom }
        if let judged = miscased(text) { return judged }
        let component = memory.known.component(name)
        if let component, let new = component.deprecated {
            let replaced = catalogue.prefix + new + (part.map { "_" + $0 } ?? "")
            return JudgedPath(
                standing: .custom,
                issue: issue(.deprecatedComponent, .warning, [replaced], .component(name)))
        }
        if component == nil, !memory.pathNames.isComponent(name) {
            return unknownComponent(text, name, part)
        }
        return unknownPart(text, name, part, component)
    }

    private mutating func unknownPart(
        _ text: String, _ name: String, _ part: String?, _ component: Component?
    ) -> JudgedPath {
        guard let part else {
            // The component as a whole: an app may give it that class although no page lists it.
            return JudgedPath(standing: .custom, issue: issue(.undocumentedPath, .advice, [], .inferred))
        }
        if let above = catalogue.superclassPaths(of: text).first(where: { catalogue.hasPath($0) }) {
            return JudgedPath(standing: .custom, issue: issue(.undocumentedPath, .advice, [], .sibling(above)))
        }
        var meant: [String] = []
        for inner in component?.inner ?? [] {
            let path = catalogue.prefix + inner + "_" + part
            if catalogue.hasPath(path) { meant.append(path) }
        }
        let own = memory.pathNames.paths(of: name)
        for near in Spelling.nearest(to: text, among: own) where !meant.contains(near) { meant.append(near) }
        if meant.isEmpty { meant = catalogue.indexedPaths(meantBy: text) }
        if meant.isEmpty { meant = near(text, among: memory.pathNames.paths, atMost: 3) }
        let isComplete = component?.pathList == .complete
        if meant.isEmpty, !isComplete { return .custom }
        let isSure = isComplete && (component?.evidence ?? .inferred) >= .documented
        return faulty(.unknownPart, isSure ? .error : .warning, meant, .component(name))
    }

    private mutating func unknownComponent(_ text: String, _ name: String, _ part: String?) -> JudgedPath {
        // With the part as it stands, if such a path is there; else the nearest path as a whole.
        var meant: [String] = []
        let tail = part.map { "_" + $0 } ?? ""
        for near in near(name, among: memory.pathNames.components, atMost: .max) {
            let path = catalogue.prefix + near + tail
            if catalogue.hasPath(path) { meant.append(path) }
        }
        for path in near(text, among: memory.pathNames.paths, atMost: .max) where !meant.contains(path) {
            meant.append(path)
        }
        let isSure = !meant.isEmpty && (memory.known.path(meant[0])?.evidence ?? .inferred) >= .documented
        return faulty(.unknownComponent, isSure ? .error : .warning, Array(meant.prefix(3)), .component(name))
    }

    /// Right but for upper and lower case.
    private mutating func miscased(_ text: String) -> JudgedPath? {
        guard text.utf8.count > prefix.count, (text.utf8.first ?? 0) | 0x20 == prefix.first else { return nil }
        for name in memory.pathNames.paths.names where Spelling.isEqualIgnoringCase(name, text) {
            return faulty(.wrongCase, .error, [name])
        }
        return nil
    }

    /// A component's name whose prefix is missing or misspelt.
    private mutating func unprefixed(_ text: String) -> JudgedPath? {
        let bytes = Array(text.utf8)
        var start = -1
        for offset in 0..<max(min(5, bytes.count - 3), 0)
        where bytes[offset...].starts(with: [UInt8(ascii: "F"), UInt8(ascii: "U"), UInt8(ascii: "I")]) {
            start = offset
            break
        }
        if start < 0 {
            // A slip within the prefix or the first letters of the name.
            guard bytes.count > 8, bytes.prefix(8).contains(UInt8(ascii: "U")) || bytes[0] | 0x20 == prefix.first else {
                return nil
            }
            guard let meant = memory.pathNames.paths.oneSlip(from: text) else { return nil }
            return faulty(.unknownComponent, .warning, [meant], .component(text))
        }
        // A few class paths are printed without the prefix.
        if let meant = Spelling.oneSlip(from: text, among: plain.map { $0.text }) {
            return faulty(.unknownPart, .warning, [meant], .component(text))
        }
        let path = catalogue.prefix + String(decoding: bytes[start...], as: UTF8.self)
        guard let (name, _) = catalogue.taken(path) else { return nil }
        if catalogue.hasPath(path) || catalogue.hasComponent(name) || memory.pathNames.isComponent(name) {
            return faulty(.missingPrefix, .warning, [path], .component(name))
        }
        let meant = near(path, among: memory.pathNames.paths, atMost: 3)
        return meant.isEmpty ? nil : faulty(.missingPrefix, .warning, meant, .component(name))
    }

    private mutating func near(_ word: String, among names: SpellingList, atMost most: Int) -> [String] {
        guard budget > 0 else { return [] }
        budget -= 1
        return names.nearest(to: word, atMost: most)
    }
}
