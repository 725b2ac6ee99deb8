// Answers what open-source NUI 0.5 makes of a sheet: the way in to this folder. Must not know the tolerant reader of
// NSSSyntax, other engines, or how to word a finding.

package import NSSSyntax

/// One sheet as NUI 0.5 (its grammar engine, tombenner/nui@744a36f) reads it.
///
/// The sheet is parsed once; each question is then answered per device and orientation. Time and memory are linear in
/// the sheet, for any bytes.
package struct NUIReader: Sendable {
    /// The sheet's bytes.
    package let source: Source
    private let parsed: Result<NUISheet, NUILoss>

    /// A value that NUI looks up as a variable and does not find.
    package struct UndefinedUse: Hashable, Sendable {
        /// What NUI looks up: the whole flattened value, `@` included.
        package var variable: String
        /// Where the value stands.
        package var range: TextRange
    }

    /// Parses a sheet.
    package init(_ source: Source) {
        self.source = source
        do throws(NUILoss) {
            parsed = .success(try NUIParser.parse(source.bytes.span))
        } catch {
            parsed = .failure(error)
        }
    }

    /// Why the sheet is lost, on every device, or nil where it is read.
    package var loss: NUILoss? {
        if case .failure(let loss) = parsed { loss } else { nil }
    }

    /// What loading the sheet comes to. Makes no string unless a rule uses a variable.
    package func outcome(
        device: Traits.Device = .iphone, orientation: Traits.Orientation = .portrait
    ) -> NUIOutcome {
        switch parsed {
        case .failure(let loss):
            return .lost(loss.cause, loss.range)
        case .success(let sheet):
            let conditions = NUIConditions(sheet, in: source, device: device, orientation: orientation)
            guard let use = undefinedUses(of: sheet, under: conditions).first else { return .loads }
            return .crashes(variable: use.variable, use.range)
        }
    }

    /// Every value that would raise the exception, in source order; none for a sheet that is lost.
    ///
    /// The app ends at the first rule with one; which of several in that rule comes first is up to a dictionary (SP:71).
    package func undefinedUses(
        device: Traits.Device = .iphone, orientation: Traits.Orientation = .portrait
    ) -> [UndefinedUse] {
        guard case .success(let sheet) = parsed else { return [] }
        let conditions = NUIConditions(sheet, in: source, device: device, orientation: orientation)
        return undefinedUses(of: sheet, under: conditions)
    }

    /// Everything NUI knows once the sheet is loaded.
    package func reading(
        device: Traits.Device = .iphone, orientation: Traits.Orientation = .portrait
    ) -> NUIReading {
        let outcome = outcome(device: device, orientation: orientation)
        guard case .success(let sheet) = parsed else { return NUIReading(outcome: outcome) }
        let conditions = NUIConditions(sheet, in: source, device: device, orientation: orientation)
        return NUIReading(of: sheet, in: source, under: conditions, outcome: outcome)
    }

    /// What loading a sheet comes to, for who asks once.
    package static func check(
        _ source: Source, device: Traits.Device = .iphone, orientation: Traits.Orientation = .portrait
    ) -> NUIOutcome {
        NUIReader(source).outcome(device: device, orientation: orientation)
    }

    /// Everything NUI knows once a sheet is loaded, for who asks once.
    package static func read(
        _ source: Source, device: Traits.Device = .iphone, orientation: Traits.Orientation = .portrait
    ) -> NUIReading {
        NUIReader(source).reading(device: device, orientation: orientation)
    }

    private func undefinedUses(of sheet: NUISheet, under conditions: NUIConditions) -> [UndefinedUse] {
        guard sheet.rules.contains(where: { $0.usesVariables }) else { return [] }
        // All definitions are collected before any rule is looked at (SP:51-68): their order does not matter here.
        var defined: Set<String> = []
        for definition in sheet.definitions where conditions.holds(definition.medium) {
            defined.insert(source.text(in: definition.name))
        }
        var uses: [UndefinedUse] = []
        for rule in sheet.rules where rule.usesVariables && conditions.holds(rule.medium) {
            let declarations = sheet.declarations[rule.declarations]
            let isDefined = { (value: NUISheet.Value) -> Bool in
                switch value.form {
                case .literal: true
                case .variable: defined.contains(source.text(in: value.range))
                case .neverDefined: false
                }
            }
            if declarations.allSatisfy({ isDefined($0.value) }) { continue }
            // A rule keeps the last declaration of each property only (P/NUIRuleSet.m:26-28): what a later one in the
            // same rule replaces is never looked up.
            var later: Set<String> = []
            var found: [UndefinedUse] = []
            for declaration in declarations.reversed()
            where later.insert(source.text(in: declaration.name)).inserted && !isDefined(declaration.value) {
                let variable = NUIFlattening.text(of: declaration.value, in: source)
                found.append(UndefinedUse(variable: variable, range: declaration.value.range))
            }
            uses.append(contentsOf: found.reversed())
        }
        return uses
    }
}
