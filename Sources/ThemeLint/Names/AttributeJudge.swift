// What an attribute's name is by itself, and on a class path. Must not know where it stands, nor word anything.

import FioriTheme
import NSSSyntax

/// An attribute's name as it was judged by itself.
struct JudgedAttribute: Sendable {
    /// What the name is.
    enum Reading: Sendable {
        /// An attribute, in a state that some list has for it or in none.
        case known
        /// An attribute in a state that no list has for it.
        case stateNowhere
        /// Its parts are known and stand in the wrong order: so it should be.
        case misordered(String)
        /// An attribute with an ending that is near a state and is none: names that may be meant.
        case unknownState([String])
        /// No attribute.
        case unknown
    }

    let name: AttributeName
    let reading: Reading
    /// What is wrong with it on a class of the app's own.
    var onCustom: NameIssue?
}

/// Judges attributes, one name at a time.
struct AttributeJudge {
    private let memory: LintMemory
    private var catalogue: Catalogue { memory.catalogue }
    /// True where NUI itself is among the chosen engines, which takes a name with `-normal` for another attribute.
    let isNormalSeparate: Bool
    let sdk: SDKVersion?
    private var budget = 4000

    init(_ memory: LintMemory, isNormalSeparate: Bool, sdk: SDKVersion?) {
        self.memory = memory
        self.isNormalSeparate = isNormalSeparate
        self.sdk = sdk
    }

    // MARK: By itself

    /// Judges a name by itself.
    mutating func judge(_ number: Int) -> JudgedAttribute {
        if let known = memory.attributes.verdict(number) { return known }
        let name = memory.attributes.names[number]
        let reading = reading(name)
        var judged = JudgedAttribute(name: name, reading: reading)
        judged.onCustom = onCustom(judged)
        memory.attributes.keep(judged, number)
        return judged
    }

    /// True where something is wrong with a name even on a class of the app's own.
    mutating func isWrongOnCustom(_ number: Int) -> Bool {
        switch memory.attributes.onCustom[number] {
        case .right: return false
        case .wrong: return true
        case .unknown:
            let isWrong = judge(number).onCustom != nil
            memory.attributes.onCustom[number] = isWrong ? .wrong : .right
            return isWrong
        }
    }

    private func reading(_ name: AttributeName) -> JudgedAttribute.Reading {
        if name.isKnown {
            guard let state = name.state, name.meant == nil else { return .known }
            let usual = catalogue.spell(name.base, in: state)
            if usual != name.text { return .misordered(usual) }
            if state == .normal { return .known }
            return memory.attribute(name.base)?.states.contains(state) == true ? .known : .stateNowhere
        }
        if let ordered = twoStates(name) { return .misordered(ordered) }
        let meant = statesMeant(name.text)
        return meant.isEmpty ? .unknown : .unknownState(meant)
    }

    /// Two states behind each other that make one, in the order in which it is looked up.
    private func twoStates(_ name: AttributeName) -> String? {
        guard let last = name.state else { return nil }
        let inner = catalogue.split(name.base)
        guard inner.isKnown, let first = inner.state else { return nil }
        let both: ControlState? =
            switch (first, last) {
            case (.highlighted, .selected), (.selected, .highlighted): .selectedHighlighted
            case (.disabled, .selected), (.selected, .disabled): .selectedDisabled
            default: nil
            }
        return both.map { catalogue.spell(inner.base, in: $0) }
    }

    /// The names that an attribute with an ending near a state may mean; empty where the ending is near none.
    private func statesMeant(_ text: String) -> [String] {
        let behind = catalogue.endingsBehindStates.first { isEnding($0, of: text) } ?? ""
        let front = String(decoding: text.utf8.dropLast(behind.utf8.count), as: UTF8.self)
        var end = front.utf8.endIndex
        while let hyphen = front.utf8[..<end].lastIndex(of: UInt8(ascii: "-")) {
            end = hyphen
            let base = String(front[..<hyphen]) + behind
            guard catalogue.hasAttribute(base) else { continue }
            let ending = String(front[front.utf8.index(after: hyphen)...])
            return states(near: ending).map { catalogue.spell(base, in: $0) }
        }
        return []
    }

    private func isEnding(_ ending: String, of text: String) -> Bool {
        text.utf8.count > ending.utf8.count && text.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }

    private func states(near ending: String) -> [ControlState?] {
        if let known = catalogue.stateLookalikes.first(where: { $0.word == ending }) { return [known.state] }
        let states = catalogue.stateEndings
        return Spelling.nearest(to: ending, among: states.map { $0.word }).map { word in
            states.first { $0.word == word }?.state
        }
    }

    /// On a class of the app's own any attribute may stand, also one that the app adds: only a near miss is spoken of.
    private mutating func onCustom(_ judged: JudgedAttribute) -> NameIssue? {
        let text = judged.name.text
        switch judged.reading {
        case .known:
            guard let meant = judged.name.meant else { return nil }
            return issue(.unknownAttribute, .advice, [meant], .odd(meant))
        // A class of the app's own may have states that no class of the SDK has.
        case .stateNowhere: return nil
        case .misordered(let usual): return issue(.misorderedState, .error, [usual])
        case .unknownState(let meant): return unknownState(judged.name, meant)
        case .unknown:
            if let meant = catalogue.habit(text) { return issue(.unknownAttribute, .warning, [meant]) }
            if catalogue.isElsewhere(text) { return nil }
            let meant = near(judged.name, among: memory.attributeNames, atMost: text.utf8.count > 8 ? 2 : 1)
            return meant.isEmpty ? nil : issue(.unknownAttribute, .warning, meant)
        }
    }

    private func unknownState(_ name: AttributeName, _ meant: [String]) -> NameIssue {
        // A lookalike without a state gives the plain name: it names the attribute and mends nothing.
        let isPlain = meant.count == 1 && catalogue.hasAttribute(meant[0])
        let base = catalogue.split(meant.first ?? name.text).base
        return issue(.unknownState, .error, isPlain ? [] : meant, .states(states(of: base)))
    }

    /// The states that some list has an ending for, by the names of the endings.
    func states(of base: String) -> [String] {
        let states = memory.attribute(base)?.states ?? []
        return catalogue.stateEndings.filter { states.contains($0.state) }.map { $0.word }.sorted()
    }

    private func issue(
        _ kind: NameIssue.Kind, _ severity: Diagnostic.Severity, _ meant: [String],
        _ detail: NameIssue.Detail = .none, isOfFiori: Bool = false
    ) -> NameIssue {
        NameIssue(kind: kind, severity: severity, meant: meant, detail: detail, isOfFiori: isOfFiori)
    }

    // MARK: On a catalogued class path

    /// True where a class path lists the name and nothing else is to be said of it.
    func isListed(_ text: String, on judged: JudgedPath) -> Bool {
        guard sdk == nil, let listed = judged.path?.attributes.first(where: { $0.name.text == text }) else {
            return false
        }
        return listed.name.meant == nil
    }

    /// What is wrong with an attribute on a class path that has a list; nil where it may stand there.
    mutating func judge(_ attribute: JudgedAttribute, on judged: JudgedPath) -> NameIssue? {
        guard let path = judged.path else { return attribute.onCustom }
        let name = attribute.name
        let isOfFiori = !path.isNUI
        if path.takes(name.text) {
            if let issue = newer(name.text, judged) { return issue }
            return name.meant.map { issue(.unknownAttribute, .advice, [$0], .odd($0)) }
        }
        switch attribute.reading {
        case .misordered(let usual): return issue(.misorderedState, .error, [usual], isOfFiori: isOfFiori)
        case .unknownState(let meant):
            let listed = meant.filter { path.takes($0) }
            let found = unknownState(name, listed.isEmpty ? meant : listed + meant.filter { !path.takes($0) })
            // A name of the list that is one slip away is meant before a state that another list has.
            let near = Spelling.nearest(to: name.text, among: names(path), atMost: 1)
            return near.isEmpty || listed == near
                ? found : issue(.unknownState, .error, near, found.detail, isOfFiori: isOfFiori)
        case .unknown: return unknown(name, judged, path)
        case .known, .stateNowhere:
            if let meant = name.meant { return issue(.unknownAttribute, .advice, [meant], .odd(meant)) }
            return elsewhere(attribute, judged, path)
        }
    }

    /// An attribute that no list has at all.
    private mutating func unknown(_ name: AttributeName, _ judged: JudgedPath, _ path: ClassPath) -> NameIssue? {
        var meant: [String] = []
        if let habit = catalogue.habit(name.text) { meant = [habit] }
        for near in near(name, among: SpellingList(names(path))) where !meant.contains(near) { meant.append(near) }
        for near in near(name, among: memory.attributeNames) where !meant.contains(near) { meant.append(near) }
        // A slip in what is valid here is likelier than a name of somewhere else, unless that one is plainly nearer.
        if meant.count > 1, let exact = oneSlip(name, memory.attributeNames),
            !path.takes(base: catalogue.split(meant[0]).base)
        {
            meant = [exact] + meant.filter { $0 != exact }
        }
        meant = Array(meant.prefix(3))
        let severity: Diagnostic.Severity
        if path.isNUI {
            if catalogue.isElsewhere(name.text) {
                meant = meant.filter { !Spelling.nearest(to: name.text, among: [$0], atMost: 2).isEmpty }
                return meant.isEmpty ? nil : issue(.unknownAttribute, .warning, meant)
            }
            severity = .warning
        } else if path.completeness == .complete {
            severity = path.evidence >= .documented && !path.isDerived ? .error : .warning
        } else {
            if meant.isEmpty { return nil }
            severity = .warning
        }
        return issue(.unknownAttribute, severity, meant, .component(path.text), isOfFiori: !path.isNUI)
    }

    /// An attribute that is known, and not listed here.
    private func elsewhere(_ attribute: JudgedAttribute, _ judged: JudgedPath, _ path: ClassPath) -> NameIssue? {
        let name = attribute.name
        let isOfFiori = !path.isNUI
        let states = path.attributes.filter { $0.name.base == name.base }
        if let state = name.state, !states.isEmpty {
            if state == .normal {
                return path.isNUI && isNormalSeparate
                    ? issue(.unsupportedState, .warning, [], .states(endings(states))) : nil
            }
            let components = judged.components(memory.known)
            let had = NameIssue.Detail.states(endings(states, components))
            if components.contains(where: { $0.neverEntered.contains(state) }) {
                return issue(.unsupportedState, .warning, [], had, isOfFiori: isOfFiori)
            }
            let entered = components.map { $0.states }
            if entered.contains(where: { $0.contains(state) }) { return nil }
            let isKnown = !entered.isEmpty && entered.allSatisfy { !$0.isEmpty }
            if case .stateNowhere = attribute.reading {
                return issue(.unsupportedState, .warning, [], had, isOfFiori: isOfFiori)
            }
            guard isKnown || path.completeness == .complete else { return nil }
            if path.isNUI {
                return issue(.neverRead, .warning, nearest(name, path), had)
            }
            return issue(.unsupportedState, .warning, [], had, isOfFiori: isOfFiori)
        }
        if path.isNUI {
            // SAP's fork reads attributes of its own; nobody knows on which of these classes.
            if memory.attribute(name.base)?.isOfNUI != true {
                return isNormalSeparate && name.state == nil ? issue(.neverRead, .warning, nearest(name, path)) : nil
            }
            return path.completeness == .complete ? issue(.neverRead, .warning, nearest(name, path)) : nil
        }
        guard path.completeness == .complete else {
            guard let near = Spelling.oneSlip(from: name.text, among: names(path)) else { return nil }
            return issue(.unlistedAttribute, .warning, [near], .component(path.text), isOfFiori: true)
        }
        if let sibling = sibling(taking: name.text, judged, path) {
            return issue(.wrongPart, .warning, [], .sibling(sibling), isOfFiori: true)
        }
        return issue(.unlistedAttribute, .warning, nearest(name, path), .component(path.text), isOfFiori: true)
    }

    /// A class path of the same component that lists the name: the component as a whole first, then by name.
    private func sibling(taking text: String, _ judged: JudgedPath, _ path: ClassPath) -> String? {
        for component in judged.components(memory.known) where component.kind == .component {
            for other in component.paths where other != path.text && other.utf8.starts(with: catalogue.prefix.utf8) {
                if memory.known.path(other)?.takes(text) == true { return other }
            }
        }
        return nil
    }

    private func newer(_ text: String, _ judged: JudgedPath) -> NameIssue? {
        guard let sdk else { return nil }
        for component in judged.components(memory.known) {
            for arrival in component.arrivals where arrival.name == text {
                guard let after = SDKVersion(arrival.after), sdk <= after else { continue }
                let detail = NameIssue.Detail.arrived(after: arrival.after, by: arrival.by)
                return issue(.newerAttribute, .warning, [], detail, isOfFiori: true)
            }
        }
        return nil
    }

    // MARK: Near names

    private func names(_ path: ClassPath) -> [String] { path.attributes.map { $0.name.text } }

    /// The endings of the states that a list has, and of those that the components enter.
    private func endings(_ attributes: [ListedAttribute], _ components: [Component] = []) -> [String] {
        var states = attributes.compactMap { $0.name.state }
        for component in components {
            states += component.states.filter { !component.neverEntered.contains($0) && $0 != .normal }
        }
        return catalogue.stateEndings.filter { states.contains($0.state) }.map { $0.word }.sorted()
    }

    private func nearest(_ name: AttributeName, _ path: ClassPath) -> [String] {
        Spelling.nearest(to: name.text, among: names(path), atMost: 3)
    }

    private func oneSlip(_ name: AttributeName, _ names: SpellingList) -> String? {
        names.oneSlip(from: name.base).map { catalogue.spell($0, in: name.state) }
    }

    /// Names near a whole name, or near it without its state, which then is put back.
    private mutating func near(_ name: AttributeName, among names: SpellingList, atMost most: Int = .max) -> [String] {
        guard budget > 0 else {
            memory.isCutShort = true
            return []
        }
        budget -= 1
        var result = names.nearest(to: name.text, atMost: most)
        if let state = name.state {
            for base in names.nearest(to: name.base, atMost: most) {
                let spelt = catalogue.spell(base, in: state)
                if !result.contains(spelt), catalogue.split(spelt).isKnown { result.append(spelt) }
            }
        }
        return result
    }
}
