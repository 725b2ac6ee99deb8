// `swift package lint-theme`: `fdltheme lint` over the sheets of the package's targets.
// It must know of no option of the tool.
import Foundation
import PackagePlugin

@main
struct FioriThemeLintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run("lint", with: arguments, in: context)
    }
}
