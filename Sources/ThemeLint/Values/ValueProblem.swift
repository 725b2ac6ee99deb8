// What can be wrong with a value, as one list for all rules about values. Must not word anything: the rules do.

import FioriTheme
import NSSSyntax

/// The rules about values, in the order of their table.
enum ValueRule: Int, CaseIterable {
    case invalidColor
    case invalidHexLength
    case ambiguousHexAlpha
    case hexAlphaOverFull
    case unknownColorName
    case unsupportedColorFunction
    case colorComponentOutOfRange
    case transparentForeground
    case invalidNumber
    case numberOutOfRange
    case unitInNumber
    case unknownFontName
    case unknownFontStyle
    case unknownKeyword
    case invalidBoolean
    case wrongValueCount
    case unlikelyValue
    case alphaWithoutDot
    case spaceInsideHex
    case attributeValueType
    case obsoletePaletteName
    case unknownPaletteVariant
    case newerThanPalette

    /// True for slips in the form of a colour or number, which are slips whatever reads the value. The others are
    /// not told of classes that the catalogue does not know: code of the app may read those.
    var isAboutForm: Bool {
        switch self {
        case .invalidHexLength, .ambiguousHexAlpha, .hexAlphaOverFull, .unsupportedColorFunction,
            .colorComponentOutOfRange, .unitInNumber, .alphaWithoutDot, .spaceInsideHex:
            true
        default: false
        }
    }
}

/// One thing that is wrong with a value, before it is known where the value stands.
struct ValueVerdict {
    /// What makes the difference, for the words of the finding.
    enum Detail {
        case color(ColorReading.Issue)
        case value(ValueFault.Kind)
        case number(Double)
    }

    /// The rule that it is for.
    let rule: ValueRule
    /// The token.
    let range: TextRange
    /// What it is.
    let detail: Detail
    /// The engines that it holds for, with what each makes of the colour.
    var engines: [EngineFacts]
    var readings: [ColorReading] = []
    /// True where it is told of classes of the app's own, too: a slip in form, or a word of another language.
    var isAboutForm: Bool {
        if case .color(.wordForNothing) = detail { return true }
        return rule.isAboutForm
    }
}

/// One thing that is wrong with a value of the sheet.
struct ValueProblem {
    /// What it is.
    let verdict: ValueVerdict
    /// The value as it is written.
    let written: Value
    /// The attribute, state included, as it is written where the value is used; nil for an override of the palette.
    var name: TextRange?
    /// What is known of the attribute; nil for an override of the palette.
    var check: ValueCheck?
    /// The use of the variable whose definition has the value; nil where the value stands there itself.
    var use: TextRange?
    /// Where to point: the token, or the use, where the definition is right for other uses.
    let range: TextRange
    /// True where the value's class path is known to the catalogue, or the definition overrides the palette.
    let isTyped: Bool
    /// True where the catalogue says that the attribute goes into a title.
    var isInTitle = false

    /// Reads the value's tokens, which takes time with its length: a problem of a million holds none. Once a problem.
    func readValue() -> ValueText { ValueText(written) }

    /// The token's text.
    var text: String { written.tree.source.text(in: verdict.range) }

    /// The fact of engines that says what a title without the attribute's value does to them.
    var titleFact: String { check?.facts.type == "color" ? "bad-title-color" : "bad-title-font" }
    /// The engines that fail when they draw the title that the value is for.
    var crashing: [EngineFacts] {
        guard isInTitle else { return [] }
        let engines = verdict.engines
        let isColor = check?.facts.type == "color"
        return engines.indices.filter { !isColor || verdict.readings[$0].isNone }.map { engines[$0] }
            .filter { $0.holds(titleFact, "crash") }
    }
}

/// How the values of an attribute are judged. An object, which each problem of a sheet refers to.
final class ValueCheck: Sendable {
    /// The attribute.
    let facts: AttributeFacts
    /// What may be written.
    let grammar: ValueGrammar
    /// Words that are taken beyond that.
    let more: [String]
    /// True for the colour of text or of what tints it: it is there to be seen.
    let isForeground: Bool

    /// Makes the check of an attribute; nil where its notation is none.
    init?(_ facts: AttributeFacts, _ catalogue: Catalogue) {
        guard let grammar = ValueGrammar(facts.notation) else { return nil }
        self.facts = facts
        self.grammar = grammar
        if case .keywords = grammar {
            more = catalogue.type(facts.type)?.more.flatMap { $0.words } ?? []
        } else {
            more = []
        }
        isForeground = facts.role == .text || facts.name == "tint-color"
    }
}
