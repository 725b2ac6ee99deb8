// Makes the cards of a theme: which there are, with which states. Must not draw, nor write anything.

package import FioriTheme

/// Asks a theme for all that its gallery shows.
package struct CardMaker {
    private let stack: ThemeStack
    private let place: Traits
    private var finder: ContrastFinder

    /// Class paths of the components that have drawings of their own.
    private static let drawn = [KPIProgressView.sdkName, ProgressBannerMessageView.sdkName]

    /// The cards of a theme on one device in one orientation: the two components with a model first, then every class
    /// path that the theme's sheets name.
    package static func cards(_ stack: ThemeStack, on place: Traits = Traits()) -> [Card] {
        var maker = CardMaker(stack: stack, place: place, finder: ContrastFinder(stack, on: place))
        var cards = [maker.kpiProgressView(), maker.progressBanner()]
        for path in stack.themePaths where title(ofCardFor: path, stack) == path {
            if let card = maker.card(path) { cards.append(card) }
        }
        return cards
    }

    /// The title of the card that shows a class path.
    package static func title(ofCardFor path: String, _ stack: ThemeStack) -> String {
        guard let component = stack.catalogue.taken(path)?.component, drawn.contains(component) else { return path }
        return component
    }

    private mutating func kpiProgressView() -> Card {
        let paths = self.paths(of: KPIProgressView.sdkName)
        let states = [ControlState.normal, .disabled, .highlighted].map { state in
            let styles = paths.map { stack.style(for: $0, state: state, traits: place) }
            return self.state(state.name, KPIDrawing.pictures(stack, state, on: place), styles)
        }
        return Card(
            kind: .component, title: KPIProgressView.sdkName, component: KPIProgressView.sdkName, states: states)
    }

    private mutating func progressBanner() -> Card {
        let paths = self.paths(of: ProgressBannerMessageView.sdkName)
        let states = BannerDrawing.Phase.allCases.map { phase in
            let bar = BannerDrawing.bar(stack, phase, on: place)
            let styles = paths.filter { isSeen($0, in: bar) }.map { path in
                stack.style(for: path, state: phase == .pressed ? .highlighted : .normal, traits: place)
            }
            return self.state(phase.rawValue, [BannerDrawing.picture(of: bar, stack, on: place)], styles)
        }
        return Card(
            kind: .component, title: ProgressBannerMessageView.sdkName, component: ProgressBannerMessageView.sdkName,
            states: states)
    }

    /// False for a part that the banner does not show as it is.
    private func isSeen(_ path: String, in bar: NavigationBar) -> Bool {
        guard let part = stack.catalogue.taken(path)?.part.flatMap({ ProgressBannerPart(rawValue: $0) }) else {
            return true
        }
        return bar.progressBannerView?.isVisible(part) ?? true
    }

    /// The class paths of a component that the catalogue or a sheet names.
    private func paths(of component: String) -> [String] {
        var paths = Set(stack.catalogue.component(component)?.paths ?? [])
        for path in stack.themePaths where stack.catalogue.taken(path)?.component == component { paths.insert(path) }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private mutating func card(_ path: String) -> Card? {
        let known = stack.catalogue.path(path)
        let component = known?.components.first
        let lineage = stack.lineage(of: path)
        var wanted = Set(stack.declaredStates(lineage))
        if let component, let known = stack.catalogue.component(component) { wanted.formUnion(known.states) }
        var states: [Card.State] = []
        for state in ControlState.allCases where wanted.contains(state) {
            let style = stack.style(for: lineage, state, place)
            if style.attributes.isEmpty { continue }
            states.append(self.state(state.name, [CardDrawing.picture(style, stack, &finder)], [style]))
        }
        if states.isEmpty { return nil }
        let kind: Card.Kind = known?.isNUI == true ? .styleClass : known == nil ? .own : .part
        return Card(kind: kind, title: path, component: component, states: states)
    }

    private mutating func state(_ name: String, _ pictures: [Picture], _ styles: [ClassStyle]) -> Card.State {
        var pairs: [ContrastPair] = []
        for style in styles { pairs += finder.pairs(style) }
        return Card.State(
            name: name, pictures: pictures, attributes: styles.flatMap { $0.attributes }, pairs: pairs)
    }
}
