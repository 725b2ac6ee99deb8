// The build-tool plug-in: lints a target's sheets before the target is built, so that findings stand in the build's log and
// in Xcode's editor. It must know of no rule: it hands the sheets to `fdltheme lint`.
import Foundation
import PackagePlugin

@main
struct FioriThemeLint: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        // What is generated is Swift, which only a target of Swift takes.
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        return lint(
            sheets: target.sourceFiles(withSuffix: "nss").map { $0.url }, of: target.name, below: target.directoryURL,
            in: context.package.directoryURL, tool: try context.tool(named: "fdltheme").url,
            workFolder: context.pluginWorkDirectoryURL)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension FioriThemeLint: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let project = context.xcodeProject.directoryURL
            return lint(
                sheets: target.inputFiles.map { $0.url }.filter { $0.pathExtension == "nss" }, of: target.displayName,
                below: project, in: project, tool: try context.tool(named: "fdltheme").url,
                workFolder: context.pluginWorkDirectoryURL)
        }
    }
#endif

/// One command for all sheets of a target. It runs again when a sheet or the settings change, and writes its stamp only when
/// no finding fails the run. The stamp is an empty file of Swift: one of another kind would end in the app's bundle.
private func lint(
    sheets: [URL], of target: String, below folder: URL, in root: URL, tool: URL, workFolder: URL
) -> [Command] {
    let sheets = sheets.sorted { $0.path < $1.path }
    guard !sheets.isEmpty else { return [] }
    let stamp = workFolder.appending(path: "\(target).lint.swift")
    let settings = settingsFile(above: folder, upTo: root)
    var arguments = ["lint", "--output", "xcode", "--stamp", stamp.path]
    if let settings { arguments += ["--settings", settings.path] } else { arguments.append("--no-settings") }
    return [
        .buildCommand(
            displayName: "Linting the themes of \(target)", executable: tool,
            arguments: arguments + ["--"] + sheets.map { $0.path },
            inputFiles: sheets + (settings.map { [$0] } ?? []), outputFiles: [stamp])
    ]
}

/// The settings that count for a folder: the first `.fdltheme.nss` from it upwards, not beyond the package or project.
private func settingsFile(above folder: URL, upTo root: URL) -> URL? {
    var folder = folder.standardizedFileURL
    let root = root.standardizedFileURL
    while true {
        let file = folder.appending(path: ".fdltheme.nss")
        if FileManager.default.fileExists(atPath: file.path) { return file }
        guard folder.path != root.path, folder.path.hasPrefix(root.path + "/") else { return nil }
        folder.deleteLastPathComponent()
    }
}
