// What NUI holds in memory after it has loaded one sheet. Must not know value converters or class strings.

package import NSSSyntax

/// The style table of one sheet for one device and orientation, with where everything came from.
///
/// A rule's entries are kept once, however many selectors it has; `style(of:)` and `entry(_:of:)` merge them. So the
/// table is linear in the sheet although the number of its cells need not be.
package struct NUIReading: Sendable {
    /// One property of a class.
    package struct Entry: Hashable, Sendable {
        /// Name of the property, state suffix and all: NUI does not take it apart.
        package var property: String
        /// The flattened value, a variable replaced by its definition's flattened value.
        package var value: String
        /// Where the declaration's name stands.
        package var name: TextRange
        /// Where the declaration's value stands.
        package var range: TextRange
        /// Where the definition stands that gave the value, from its name to its value; nil for a value as written.
        package var definition: TextRange?
    }

    /// A definition in force.
    package struct Definition: Hashable, Sendable {
        /// Name of the variable, `@` included.
        package var variable: String
        /// The flattened value. Variables in it stay as they are (SP:51-54).
        package var value: String
        /// Where the name stands.
        package var name: TextRange
        /// Where the value stands.
        package var range: TextRange
    }

    /// A media block's condition as written.
    package struct Medium: Hashable, Sendable {
        /// Names and values of the options in source order, repeated ones too.
        package var options: [Option]
        /// From the first option's parenthesis to the last one's.
        package var range: TextRange
        /// Whether the condition holds here.
        package var holds: Bool
    }

    /// One option of a media block.
    package struct Option: Hashable, Sendable {
        /// Its name; NUI asks for `device` and `orientation` only.
        package var name: String
        /// Its value.
        package var value: String
    }

    /// What loading the sheet comes to. Unless it loads, there are no classes.
    package let outcome: NUIOutcome
    /// The classes that have a rule, in order of their first one; a rule without declarations counts.
    package private(set) var classes: [String] = []
    /// The definitions in force, in order of each variable's first one.
    package private(set) var definitions: [Definition] = []
    /// The media blocks in source order.
    package private(set) var media: [Medium] = []

    /// The entries of one rule, each property once, with where each is in the list.
    private struct Body: Sendable {
        var entries: [Entry] = []
        var places: [String: Int] = [:]

        mutating func set(_ entry: Entry) {
            if let place = places[entry.property] {
                entries[place] = entry
            } else {
                places[entry.property] = entries.count
                entries.append(entry)
            }
        }
    }

    private var bodies: [Body] = []
    /// For each class, the rules that have it as a selector, in source order.
    private var bodiesOfClass: [[Int]] = []
    private var placeOfClass: [String: Int] = [:]

    /// The properties of a class in order of their first declaration; none for a class without a rule.
    package func style(of name: String) -> [Entry] {
        guard let place = placeOfClass[name] else { return [] }
        // Later rules win, property by property (SP:56-68).
        var merged = Body()
        for body in bodiesOfClass[place] {
            for entry in bodies[body].entries { merged.set(entry) }
        }
        return merged.entries
    }

    /// One property of a class, looked up by its exact name.
    package func entry(_ property: String, of name: String) -> Entry? {
        guard let place = placeOfClass[name] else { return nil }
        for body in bodiesOfClass[place].reversed() {
            if let place = bodies[body].places[property] { return bodies[body].entries[place] }
        }
        return nil
    }

    /// The reading of a sheet that is lost: nothing but its outcome.
    init(outcome: NUIOutcome) { self.outcome = outcome }

    /// Builds the table as SP:44-85 does.
    init(of sheet: NUISheet, in source: Source, under conditions: NUIConditions, outcome: NUIOutcome) {
        self.outcome = outcome
        media = sheet.media.indices.map { index in
            Medium(
                options: sheet.options[sheet.media[index].options].map { option in
                    Option(name: source.text(in: option.name), value: source.text(in: option.value))
                }, range: sheet.media[index].range, holds: conditions.holds[index])
        }
        let placeOfVariable = collectDefinitions(of: sheet, in: source, under: conditions)
        guard outcome == .loads else { return }
        for rule in sheet.rules where conditions.holds(rule.medium) {
            var body = Body()
            for declaration in sheet.declarations[rule.declarations] {
                var entry = Entry(
                    property: source.text(in: declaration.name), value: "", name: declaration.name,
                    range: declaration.value.range)
                if declaration.value.form == .literal {
                    entry.value = NUIFlattening.text(of: declaration.value, in: source)
                } else if let place = placeOfVariable[source.text(in: declaration.value.range)] {
                    // One hop: a definition's value is taken as it is, be it a variable's name again (SP:73-81).
                    let found = definitions[place]
                    entry.value = found.value
                    entry.definition = TextRange(found.name.start, found.range.end)
                }
                // What is still undefined here is replaced later in this rule, or the sheet would not load.
                body.set(entry)
            }
            bodies.append(body)
            for selector in sheet.selectors[rule.selectors] { add(bodies.count - 1, to: source.text(in: selector)) }
        }
    }

    /// Collects the definitions whose media condition holds; of several, the last one (SP:51-54).
    private mutating func collectDefinitions(
        of sheet: NUISheet, in source: Source, under conditions: NUIConditions
    ) -> [String: Int] {
        var places: [String: Int] = [:]
        for definition in sheet.definitions where conditions.holds(definition.medium) {
            let found = Definition(
                variable: source.text(in: definition.name),
                value: NUIFlattening.text(of: definition.value, in: source), name: definition.name,
                range: definition.value.range)
            if let place = places[found.variable] {
                definitions[place] = found
            } else {
                places[found.variable] = definitions.count
                definitions.append(found)
            }
        }
        return places
    }

    private mutating func add(_ body: Int, to name: String) {
        guard let place = placeOfClass[name] else {
            placeOfClass[name] = classes.count
            classes.append(name)
            bodiesOfClass.append([body])
            return
        }
        // A class named twice in one selector list is still one rule.
        if bodiesOfClass[place].last != body { bodiesOfClass[place].append(body) }
    }
}
