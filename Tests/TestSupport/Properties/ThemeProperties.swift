// What holds of the meaning of any sheet: answers agree with each other and with what stands there. Must not know where the
// sheet comes from.

import FioriTheme
import NSSSyntax

/// The properties of what the resolver says.
package enum ThemeProperties {
    /// The first property that a sheet breaks; nil where all hold.
    package static func violation(_ bytes: [UInt8]) -> String? {
        let theme = Theme(Source(name: "t.nss", bytes: bytes))
        for engine in Engine.allCases {
            let stack = ThemeStack(theme, engine: engine)
            if !ThemeComparison(stack, stack).isEmpty { return "\(engine.name): a theme differs from itself" }
            if let wrong = answers(stack, theme) ?? colors(stack) { return "\(engine.name): \(wrong)" }
        }
        return nil
    }

    /// Of a few class paths every slot, in two states and two surroundings.
    private static func answers(_ stack: ThemeStack, _ theme: Theme) -> String? {
        let surroundings = [Traits(), Traits(appearance: .dark, device: .ipad, orientation: .landscape)]
        for range in theme.table.paths.ranges.prefix(6) {
            let lineage = stack.lineage(of: theme.source.text(in: range))
            for base in stack.declaredBases(lineage).prefix(6) {
                for state in [ControlState.normal, .disabled] {
                    for traits in surroundings {
                        if let wrong = answer(stack, theme.source, lineage, base, state, traits) {
                            return "'\(base)' of '\(lineage.text)' \(wrong)"
                        }
                    }
                }
            }
        }
        return nil
    }

    /// Asked with a trace and without.
    private static func answer(
        _ stack: ThemeStack, _ source: Source, _ lineage: ClassLineage, _ base: String, _ state: ControlState,
        _ traits: Traits
    ) -> String? {
        let full = stack.resolve(lineage, base, state, traits, tracing: true)
        let quick = stack.resolve(lineage, base, state, traits, tracing: false)
        if full.value != quick.value || full.failure != quick.failure || full.origin != quick.origin {
            return "has two answers"
        }
        let winners = full.trace.filter { $0.wins }
        if winners.count != (full.isDeclared ? 1 : 0) { return "has \(winners.count) winners" }
        if full.isDeclared, let origin = full.origin, winners[0].origin != origin {
            return "comes from another place than the winner"
        }
        for contender in full.trace where contender.origin.file == source.name {
            if contender.origin.range.end > source.bytes.count { return "comes from beyond the sheet" }
        }
        return nil
    }

    /// A colour that no definition may replace is the palette's own.
    private static func colors(_ stack: ThemeStack) -> String? {
        let palette = stack.colorsOfPalette
        for name in palette.replacedNames {
            for cell in MediaCells.each where palette.color(named: name, in: cell) == nil {
                return "the palette has lost '\(name)'"
            }
        }
        return nil
    }
}
