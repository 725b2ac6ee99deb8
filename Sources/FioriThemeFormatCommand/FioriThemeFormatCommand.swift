// `swift package format-theme`: `fdltheme format` over the sheets of the package's targets.
// It must know of no option of the tool.
import Foundation
import PackagePlugin

@main
struct FioriThemeFormatCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run("format", with: arguments, in: context)
    }
}
