// swift-tools-version: 6.2
// A package as a user has it: an app with two themes that uses the library and the build-tool plug-in. Where fdltheme itself
// lies comes from the environment, so that a copy of this folder can be built anywhere.
import PackageDescription

let package = Package(
    name: "consumer",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "fdltheme", path: Context.environment["FDLTHEME_PACKAGE"] ?? "../../..")],
    targets: [
        .executableTarget(
            name: "App", dependencies: [.product(name: "FioriTheme", package: "fdltheme")],
            resources: [.copy("Themes/brand.nss")],
            plugins: [.plugin(name: "FioriThemeLint", package: "fdltheme")])
    ]
)
