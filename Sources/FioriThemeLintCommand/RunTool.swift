// How a command plug-in runs the tool. The two command plug-ins share this file by a link: a plug-in can use no library.
import Foundation
import PackagePlugin

/// Runs a command of `fdltheme` in the package's folder, over the folders of its targets: those that `--target NAME` names,
/// which is how Xcode passes what was chosen there, or all but tests. What else is given are options for the tool.
func run(_ command: String, with arguments: [String], in context: PluginContext) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
        names.isEmpty
        ? context.package.targets.filter { ($0 as? any SourceModuleTarget).map { $0.kind != .test } ?? false }
        : try context.package.targets(named: names)
    let process = Process()
    process.executableURL = try context.tool(named: "fdltheme").url
    process.arguments = [command] + extractor.remainingArguments + ["--"] + targets.map { $0.directoryURL.path }
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
        Diagnostics.error("fdltheme \(command) ended with \(process.terminationStatus)")
    }
}
