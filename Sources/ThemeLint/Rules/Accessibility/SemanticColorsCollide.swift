// The rule `semantic-colors-collide`.

import FioriTheme
import NSSSyntax

enum SemanticColorsCollide {
    static let rule = LintRule(
        "semantic-colors-collide", .accessibility, .warning, .none,
        "two colours of opposite meaning that look alike",
        why: """
            Good, bad and doubtful are told by colour all over the SDK's components. Where two of the three look alike, \
            plainly or to a colour-blind reader, they say the same. Pairs that the palette itself has no nearer are left alone.
            """,
        bad: {
            [
                .init(PaletteExample.all("positiveLabel", light: "#AA0808", dark: "#FF5C77")),
                .init(PaletteExample.all("criticalLabel", light: "#A93E00", dark: "#FF5C77")),
                .init(
                    PaletteExample.all("negativeLabel", light: "#E02020", dark: "#FF9A9A")
                        + PaletteExample.all("positiveLabel", light: "#306020", dark: "#C8F0B0")),
            ]
        },
        good: {
            [
                .init(PaletteExample.all("positiveLabel", light: "#1F7A3C", dark: "#B6F0A0")),
                .init(PaletteExample.all("negativeBackground", light: "#FFE0E6", dark: "#4A1018")),
                .init(PaletteExample.all("informativeLabel", light: "#AA0808", dark: "#FF5C77")),
            ]
        },
        check: { pass in
            let engines = pass.engines(where: "palette-overrides", is: "true")
            let overrides = pass.paletteOverrides()
            if overrides.isEmpty || engines.isEmpty { return }
            for set in ColorNames.sdk.statusColors where overrides.contains(where: { set.contains($0.target) }) {
                for first in set.indices {
                    for second in set.indices where second > first {
                        compare(set[first], set[second], overrides, engines, &pass)
                    }
                }
            }
        })

    private static func compare(
        _ one: String, _ other: String, _ overrides: [PaletteOverride], _ engines: [EngineFacts],
        _ pass: inout LintPass
    ) {
        let mine = overrides.filter { $0.target == one || $0.target == other }
        if mine.isEmpty { return }
        var found: (collision: Collision, engines: [EngineFacts])?
        for facts in engines {
            let stack = pass.theme(for: facts)
            guard let collision = Collision(one, other, stack, pass) else { continue }
            found = (found?.collision ?? collision, (found?.engines ?? []) + [facts])
        }
        guard let found else { return }
        let collision = found.collision
        let last = mine.last { $0.variant == collision.variants[0] } ?? mine[mine.count - 1]
        let whom = collision.vision.map { " to a reader with \($0.name)" } ?? ""
        pass.report(
            "'\(one)' and '\(other)' look alike\(whom): \(collision.colors.0.shown) and \(collision.colors.1.shown)",
            at: Definition(tree: pass.tree, index: last.node).name, .applied, engines: found.engines,
            notes: [.init("so it is in: \(pass.listed(collision.variants.map { $0.title }))")],
            help: "let the two differ in lightness, too")
    }

    /// Two colours that are not told apart.
    private struct Collision {
        let colors: (Color, Color)
        /// Whose eyes take them for one; nil for everybody's.
        let vision: ColorVision?
        let variants: [ColorVariant]

        init?(_ one: String, _ other: String, _ stack: ThemeStack, _ pass: LintPass) {
            let palette = stack.colorsOfPalette
            guard let stock = palette.palette.color(named: one), let otherStock = palette.palette.color(named: other)
            else { return nil }
            var found: [(vision: ColorVision?, variant: ColorVariant, colors: (Color, Color))] = []
            for variant in ColorVariant.allCases {
                let cell = MediaCells(.iphone, .portrait)
                guard let left = palette.color(named: one, variant, in: cell),
                    let right = palette.color(named: other, variant, in: cell),
                    left.isOwn(stack) || right.isOwn(stack), case .color(let color) = left.value,
                    case .color(let otherColor) = right.value
                else { continue }
                let paper = variant.appearance == .light ? Color.white : Color.black
                let (shown, otherShown) = (color.over(paper), otherColor.over(paper))
                let (usual, otherUsual) = (stock[variant].over(paper), otherStock[variant].over(paper))
                let clear = pass.options.clearDifference
                let visible = pass.options.visibleDifference
                if shown.difference(from: otherShown) < clear {
                    if usual.difference(from: otherUsual) >= clear { found.append((nil, variant, (color, otherColor))) }
                    continue
                }
                for vision in ColorVision.allCases {
                    let isOne = shown.seen(with: vision).difference(from: otherShown.seen(with: vision)) < visible
                    let wasOne = usual.seen(with: vision).difference(from: otherUsual.seen(with: vision)) < visible
                    if isOne, !wasOne { found.append((vision, variant, (color, otherColor))) }
                }
            }
            // What everybody sees comes first.
            guard let first = found.first(where: { $0.vision == nil }) ?? found.first else { return nil }
            colors = first.colors
            vision = first.vision
            variants = found.filter { $0.vision == first.vision }.map { $0.variant }
        }
    }
}

extension PaletteAnswer {
    /// True where a definition of the sheet under examination decides.
    fileprivate func isOwn(_ stack: ThemeStack) -> Bool { override?.sheet == stack.sheets.count - 1 }
}
