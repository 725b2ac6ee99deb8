// From a command line to a theme: sheets, engine, palette, surroundings. Must not know what is asked of the theme.

import FioriTheme
import NSSSyntax
import ThemeLint
import ThemeTools

/// A theme as the command line names it.
struct ThemeSetup {
    /// The theme.
    let stack: ThemeStack
    /// What the engine makes of sheets that it does not load, a line each.
    let alerts: [String]
    /// The worst that becomes of a sheet while it is loaded.
    let outcome: Forecast.Outcome
    /// Files that cannot be read make it more than clean.
    let code: ExitCode
    /// How many of the theme's sheets, from the first on, `--base` names.
    let baseCount: Int

    /// The options that it reads, beside those of the surroundings.
    static var options: [Option] {
        [
            engineOption, LintSetup.paletteOption,
            Option(
                "base", .required("FILE"), offers: .files, repeatable: true,
                help: "A sheet loaded before the others; lowest first."),
            CatalogueFiles.option,
            Option("stdin-name", .required("NAME"), help: "What reports call standard input (default: <stdin>)."),
        ]
    }

    /// The one engine that a command answers for.
    static var engineOption: Option {
        Option(
            "engine", .required("NAME"), choices: Engine.allCases.map { $0.name },
            help: "The engine that reads the sheets (default: uikit).")
    }

    /// The options that choose surroundings.
    static var traitOptions: [Option] { traitOptions(places: "default: iphone", "default: portrait") }

    /// The same for a command that has defaults of its own for the device and how it is held.
    static func traitOptions(places device: String, _ orientation: String) -> [Option] {
        [
            Option(
                "appearance", .required("NAME"), choices: Appearance.allCases.map { $0.rawValue },
                help: "Light or dark mode."),
            Option(
                "level", .required("NAME"), choices: Level.allCases.map { $0.rawValue },
                help: "On the screen itself, or above it as sheets and popovers (default: base)."),
            Option(
                "contrast", .required("NAME"), choices: Contrast.allCases.map { $0.rawValue },
                help: "The system setting Increase Contrast (default: normal)."),
        ] + placeOptions(device, orientation)
    }

    /// The options that choose a device and how it is held.
    static var placeOptions: [Option] { placeOptions("default: iphone", "default: portrait") }

    private static func placeOptions(_ device: String, _ orientation: String) -> [Option] {
        [
            Option(
                "device", .required("NAME"), choices: Traits.Device.allCases.map { $0.rawValue },
                help: "The kind of device (\(device))."),
            Option(
                "orientation", .required("NAME"), choices: Traits.Orientation.allCases.map { $0.rawValue },
                help: "How the device is held (\(orientation))."),
        ]
    }

    /// Reads the sheets of some paths as one theme; what an engine will not load is said on standard error.
    init(_ paths: [FilePath], _ arguments: Arguments, _ console: inout Console) throws(UsageError) {
        var code = ExitCode.clean
        let catalogue = CatalogueFiles(arguments)
        for error in catalogue.errors { console.complain(error) }
        code = max(code, catalogue.code)
        let engine = arguments.value("engine").flatMap { Engine(name: $0) } ?? .uikit
        let facts = arguments.facts(of: engine)
        func inputs(_ paths: [FilePath]) -> Inputs {
            Inputs(
                paths: paths, standardInputName: arguments.value("stdin-name") ?? "<stdin>",
                project: arguments.project)
        }
        let all = inputs(arguments.paths("base") + paths)
        for error in all.errors {
            console.complain(error)
            code = .inputOutput
        }
        let sheets = try all.themes()
        // Without a sheet there is no theme, whatever lies below.
        let own = inputs(paths)
        if own.errors.isEmpty, try own.themes().isEmpty {
            throw UsageError(own.emptiness ?? "no .nss file found beside the settings")
        }
        let belowCount = try inputs(arguments.paths("base")).themes().count
        var themes: [Theme] = []
        var baseCount = 0
        var alerts: [String] = []
        var outcome = Forecast.Outcome.loads
        let forecaster = Forecaster(facts, arguments)
        for (number, input) in sheets.enumerated() {
            if let path = input.path, catalogue.contains(path) { continue }
            do throws(FileError) {
                let tree = SyntaxTree(try input.read())
                for forecast in forecaster.tell(of: tree, &console) {
                    alerts.append(forecast.line)
                    if outcome != .crashes { outcome = forecast.outcome }
                }
                themes.append(Theme(tree))
                if number < belowCount { baseCount = themes.count }
            } catch {
                console.complain(error)
                code = .inputOutput
            }
        }
        stack = ThemeStack(
            themes, facts: facts, palette: arguments.value("palette").flatMap { PaletteVersion(name: $0) } ?? .latest,
            catalogue: catalogue.catalogue())
        self.code = code
        self.baseCount = baseCount
        self.alerts = alerts
        self.outcome = outcome
    }

    /// Says what an engine does not load.
    struct Forecaster {
        private let linter: Linter

        /// For an engine as a project knows it.
        init(_ facts: EngineFacts, _ arguments: Arguments) {
            var options = LintOptions()
            options.engines = [facts.engine]
            options.facts[facts.engine] = arguments.replacedFacts(of: facts.engine)
            options.only = [RuleGroup.syntax.rawValue, RuleGroup.references.rawValue]
            linter = Linter(options)
        }

        /// Says it of a sheet on standard error; nothing where it is loaded.
        @discardableResult
        func tell(
            of tree: SyntaxTree, _ console: inout Console
        ) -> [(outcome: Forecast.Outcome, line: String)] {
            linter.lint(tree).forecast.filter { $0.outcome != .loads }.map { forecast in
                let line = ForecastText.line(forecast, of: tree.source)
                console.errors.write(line)
                return (forecast.outcome, String(decoding: line.dropLast(), as: UTF8.self))
            }
        }
    }

    /// The surroundings that were chosen; `both` for light and dark where no appearance was.
    static func traits(_ arguments: Arguments, both: Bool) -> [Traits] {
        var traits = Traits()
        if let level = arguments.value("level").flatMap({ Level(rawValue: $0) }) { traits.level = level }
        if let contrast = arguments.value("contrast").flatMap({ Contrast(rawValue: $0) }) { traits.contrast = contrast }
        if let device = arguments.value("device").flatMap({ Traits.Device(rawValue: $0) }) { traits.device = device }
        if let orientation = arguments.value("orientation").flatMap({ Traits.Orientation(rawValue: $0) }) {
            traits.orientation = orientation
        }
        let appearance = arguments.value("appearance").flatMap { Appearance(rawValue: $0) }
        return (appearance.map { [$0] } ?? (both ? Appearance.allCases : [.light])).map { appearance in
            var traits = traits
            traits.appearance = appearance
            return traits
        }
    }

    /// The variants that the options leave, all eight without any.
    static func variants(_ arguments: Arguments) -> [ColorVariant] {
        PaletteListing.variants(
            arguments.value("appearance").flatMap { Appearance(rawValue: $0) },
            arguments.value("level").flatMap { Level(rawValue: $0) },
            arguments.value("contrast").flatMap { Contrast(rawValue: $0) })
    }

    /// Refuses a class path that neither the catalogue nor a sheet has, also as one of a class list.
    func check(classPath text: String) throws(UsageError) {
        let names = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
        let declared = stack.themePaths
        for name in names where !stack.catalogue.hasPath(name) && !declared.contains(name) {
            if name.isEmpty, names.count > 1 {
                throw UsageError("the class list '\(text)' lacks a name before or behind a ':'")
            }
            let place = names.count > 1 ? " of the class list '\(text)'" : ""
            throw UsageError(
                "no sheet and no catalogue has the class path '\(name)'\(place)"
                    + Spelling.suggestion(for: name, among: declared + stack.catalogue.pathNames))
        }
    }

    /// Refuses an attribute that neither the catalogue nor a sheet has, and one with a state in its name where others are
    /// asked for.
    func check(attribute name: String, states: [ControlState]) throws(UsageError) {
        let (base, state) = (stack.attribute(name).base, stack.attribute(name).state)
        if let state, let other = states.last, !states.contains(state) {
            throw UsageError(
                "'--attribute \(name)' asks for the state '\(state.name)', and '--state \(other.name)' for another one: "
                    + "give one of them")
        }
        let declared = stack.declaredAttributes
        if stack.catalogue.hasAttribute(base) || declared.contains(base) { return }
        throw UsageError(
            "no sheet and no catalogue has the attribute '\(name)'"
                + Spelling.suggestion(for: name, among: declared + stack.catalogue.attributeNames))
    }

    /// Reads the state option.
    static var stateOption: Option {
        Option(
            "state", .required("NAME"), choices: ControlState.allCases.map { $0.name }, repeatable: true,
            help: "A control state.")
    }
}
