// An attribute's name taken apart into what it is about and the state it is for. Must not hold any ending itself.

/// An attribute's name as written, and what it means.
package struct AttributeName: Sendable, Hashable {
    /// As written.
    package let text: String
    /// The attribute without its state. For an odd spelling, that of the name that was meant.
    package let base: String
    /// The state that the name spells; nil for the plain name, which is the normal state, too.
    package let state: ControlState?
    /// The usual spelling, where the name is one of those that SAP prints oddly.
    package let meant: String?
    /// True where the catalogue has an attribute `base`.
    package let isKnown: Bool
}

/// How names of attributes are made.
struct Naming: Sendable {
    /// An ending that is a state, with its hyphen.
    struct Ending: Sendable {
        let ending: String
        let state: ControlState
    }

    /// Endings that are states, longest first.
    let states: [Ending]
    /// Endings that only look like states, longest first.
    let styles: [String]
    /// Endings that stand behind a state.
    let afterState: [String]
    /// What a class path begins with.
    let prefix: String
    /// The same, for what is asked of every class path of a theme.
    let prefixBytes: [UInt8]
    private let sheet: ScannedSheet

    /// What comes with the library, read when it is first asked for.
    static let sdk = Naming(ScannedSheet(.catalogue(.naming)))

    private init(_ sheet: ScannedSheet) {
        func rows(_ block: String) -> ScannedSheet.Rows { sheet.block(block) ?? [] }
        func state(_ row: SheetScanner.Row) -> ControlState? { ControlState(name: sheet.word(row)) }
        var states: [Ending] = []
        for row in rows("state-endings") {
            if let state = state(row) { states.append(Ending(ending: "-" + sheet.name(row), state: state)) }
        }
        self.states = states.sorted { $0.ending.utf8.count > $1.ending.utf8.count }
        var styles: [String] = []
        var afterState: [String] = []
        for row in rows("other-endings") {
            let ending = "-" + sheet.name(row)
            if sheet.word(row) == "after-state" { afterState.append(ending) } else { styles.append(ending) }
        }
        self.styles = styles.sorted { $0.utf8.count > $1.utf8.count }
        self.afterState = afterState
        prefix = sheet.row("prefix", in: rows("class-paths")).map { sheet.word($0) } ?? ""
        prefixBytes = Array(prefix.utf8)
        self.sheet = sheet
    }

    /// Last parts of attributes that look like a state and are none, and the state that is mostly meant.
    var lookalikes: [(word: String, state: ControlState?)] {
        (sheet.block("state-lookalikes") ?? []).map { (sheet.name($0), ControlState(name: sheet.word($0))) }
    }

    /// States that what conforms to a protocol never enters.
    var neverEntered: [(conformance: String, state: ControlState)] {
        (sheet.block("never-entered") ?? []).compactMap { row in
            ControlState(name: sheet.word(row)).map { (sheet.name(row), $0) }
        }
    }

    /// Takes a name apart by the attributes of a catalogue.
    func split(_ name: String, in catalogue: Catalogue) -> AttributeName {
        if catalogue.hasAttribute(name) {
            return AttributeName(text: name, base: name, state: nil, meant: nil, isKnown: true)
        }
        if let meant = CatalogueIndex.sdk.odd(name, in: "odd-attributes") {
            let plain = split(meant, in: catalogue, text: name)
            return AttributeName(text: name, base: plain.base, state: plain.state, meant: meant, isKnown: plain.isKnown)
        }
        return split(name, in: catalogue, text: name)
    }

    private func split(_ name: String, in catalogue: Catalogue, text: String) -> AttributeName {
        let isKnown = catalogue.hasAttribute(name)
        if !isKnown {
            let behind = afterState.first { name.ends(with: $0) } ?? ""
            let front = name.dropping(behind)
            if !styles.contains(where: { front.ends(with: $0) }),
                let found = states.first(where: { front.ends(with: $0.ending) })
            {
                let base = front.dropping(found.ending) + behind
                let isKnown = catalogue.hasAttribute(base)
                return AttributeName(text: text, base: base, state: found.state, meant: nil, isKnown: isKnown)
            }
        }
        return AttributeName(text: text, base: name, state: nil, meant: nil, isKnown: isKnown)
    }

    /// The name of an attribute in a state, the plain one for nil.
    func spell(_ base: String, _ state: ControlState?) -> String {
        guard let state, let ending = states.first(where: { $0.state == state })?.ending else { return base }
        let behind = afterState.first { base.ends(with: $0) } ?? ""
        return base.dropping(behind) + ending + behind
    }
}

extension String {
    /// True where it is longer than the ending and ends so.
    func ends(with ending: String) -> Bool {
        let count = utf8.count - ending.utf8.count
        return count > 0 && utf8.dropFirst(count).elementsEqual(ending.utf8)
    }

    /// Without that many bytes at the end.
    func dropping(_ ending: String) -> String {
        ending.isEmpty ? self : String(decoding: utf8.dropLast(ending.utf8.count), as: UTF8.self)
    }
}
