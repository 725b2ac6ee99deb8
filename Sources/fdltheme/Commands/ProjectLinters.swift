// Which linter a project's settings want for a sheet. Must not know the command line: its options are in force already.

import ThemeLint

/// The linters of a project.
struct ProjectLinters: Sendable {
    /// The project's own, then those for sheets below a path of its settings, the last path first.
    let all: [Linter]
    private let folders: [FilePath]

    /// Makes the linters; without a project that of the options alone.
    init(_ project: Project?, _ options: LintOptions) {
        guard let project else {
            (all, folders) = ([Linter(options)], [])
            return
        }
        var options = options
        Self.read(project, into: &options)
        let paths = project.settings.paths.reversed()
        all =
            [Linter(options)]
            + paths.map { path in
                var options = options
                for rule in path.rules { options.agreed.updateValue(rule.level, forKey: rule.name) }
                return Linter(options)
            }
        folders = paths.map { project.resolved($0.path).absolute }
    }

    /// Which of them a sheet is for.
    func index(for place: FilePath) -> Int {
        if folders.isEmpty { return 0 }
        let place = place.absolute
        return folders.firstIndex { place.isInside($0) }.map { $0 + 1 } ?? 0
    }

    /// What has no option of its own on the command line, or one that does not replace it as a whole.
    private static func read(_ project: Project, into options: inout LintOptions) {
        func ratio(_ key: Settings.Key, else standard: Double) -> Double {
            project.values(key).first.flatMap { Double($0) } ?? standard
        }
        options.contrastText = ratio(.contrastText, else: options.contrastText)
        options.contrastLarge = ratio(.contrastLarge, else: options.contrastLarge)
        options.contrastNontext = ratio(.contrastNontext, else: options.contrastNontext)
        options.variableNames = project.values(.variableNames).first.flatMap { NameConvention(rawValue: $0) }
        options.hexDigits = project.values(.hex).first.flatMap { HexConvention(rawValue: $0) }
        for rule in project.settings.rules { options.agreed.updateValue(rule.level, forKey: rule.name) }
        options.external = Set(project.values(.external).map { $0.utf8.first == UInt8(ascii: "@") ? $0 : "@" + $0 })
    }
}
