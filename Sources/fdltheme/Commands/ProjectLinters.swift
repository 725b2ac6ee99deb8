// Which linter a project's settings want for a sheet. Must not know the command line: its options are in force already.

import ThemeLint

/// The linters of a project.
struct ProjectLinters: Sendable {
    /// The project's own, then one for each path of its settings, with all that holds there.
    let all: [Linter]
    private let folders: [FilePath]

    /// The one for sheets below none of the paths.
    var own: Linter { all[0] }

    /// Makes the linters; without a project that of the options alone.
    init(_ project: Project?, _ options: LintOptions) {
        guard let project else {
            (all, folders) = ([Linter(options)], [])
            return
        }
        var options = options
        Self.read(project, into: &options)
        let paths = project.settings.paths
        let folders = paths.map { project.resolved($0.path).absolute }
        all =
            [Linter(options)]
            + folders.map { folder in
                // A path filters and adds no strength: of two levels the one that is written later counts.
                var options = options
                for (path, other) in zip(paths, folders) where folder.isInside(other) {
                    for rule in path.rules { options.agreed.updateValue(rule.level, forKey: rule.name) }
                }
                return Linter(options)
            }
        self.folders = folders
    }

    /// Which of them a sheet is for: that of the innermost path that it lies below.
    func index(for place: FilePath) -> Int {
        if folders.isEmpty { return 0 }
        let place = place.absolute
        var index = 0
        for number in folders.indices where place.isInside(folders[number]) {
            if index == 0 || folders[number].isInside(folders[index - 1]) { index = number + 1 }
        }
        return index
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
