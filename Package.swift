// swift-tools-version: 6.2
// The package: which module may know which other. Only the toolchain's own modules are used.
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
]

let package = Package(
    name: "fdltheme",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "FioriTheme", targets: ["FioriTheme", "NSSSyntax"]),
        .library(name: "ThemeLint", targets: ["ThemeLint"]),
        .executable(name: "fdltheme", targets: ["fdltheme"]),
        .plugin(name: "FioriThemeLint", targets: ["FioriThemeLint"]),
        .plugin(name: "FioriThemeCommands", targets: ["FioriThemeLintCommand", "FioriThemeFormatCommand"]),
    ],
    targets: [
        .target(name: "NSSSyntax", swiftSettings: strict),
        .target(
            name: "FioriThemeData",
            exclude: ["catalogue", "palettes", "engines.nss", "factvalues.nss", "colornames.nss", "components.nss"]),
        .target(name: "FioriTheme", dependencies: ["NSSSyntax", "FioriThemeData"], swiftSettings: strict),
        .target(name: "ThemeLint", dependencies: ["NSSSyntax", "FioriTheme"], swiftSettings: strict),
        .target(name: "ThemeTools", dependencies: ["NSSSyntax", "FioriTheme", "ThemeLint"], swiftSettings: strict),
        .target(name: "ThemePreviewData", exclude: ["gallery.css", "gallery.js"]),
        .target(
            name: "ThemePreview", dependencies: ["NSSSyntax", "FioriTheme", "ThemePreviewData"], swiftSettings: strict),
        .executableTarget(
            name: "fdltheme", dependencies: ["NSSSyntax", "FioriTheme", "ThemeLint", "ThemePreview", "ThemeTools"],
            swiftSettings: strict),
        .plugin(
            name: "FioriThemeLint", capability: .buildTool(), dependencies: ["fdltheme"],
            path: "Sources/FioriThemeLintPlugin"),
        .plugin(
            name: "FioriThemeLintCommand",
            capability: .command(
                intent: .custom(
                    verb: "lint-theme", description: "Lint the theme sheets (.nss) of the package's targets")),
            dependencies: ["fdltheme"], path: "Sources/FioriThemeLintCommand"),
        .plugin(
            name: "FioriThemeFormatCommand",
            capability: .command(
                intent: .custom(
                    verb: "format-theme", description: "Format the theme sheets (.nss) of the package's targets"),
                permissions: [.writeToPackageDirectory(reason: "to rewrite the sheets whose layout differs")]),
            dependencies: ["fdltheme"], path: "Sources/FioriThemeFormatCommand"),
        .executableTarget(name: "fdltheme-bench", dependencies: ["NSSSyntax", "FioriTheme"], swiftSettings: strict),
        .target(
            name: "TestSupport", dependencies: ["NSSSyntax", "FioriTheme", "ThemeLint"], path: "Tests/TestSupport",
            swiftSettings: strict),
        .testTarget(
            name: "NSSSyntaxTests", dependencies: ["NSSSyntax", "ThemeTools", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "FioriThemeTests", dependencies: ["NSSSyntax", "FioriTheme", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "ThemeLintTests", dependencies: ["NSSSyntax", "FioriTheme", "ThemeLint", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "ThemeToolsTests",
            dependencies: ["NSSSyntax", "FioriTheme", "ThemeLint", "ThemeTools", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "ThemePreviewTests", dependencies: ["NSSSyntax", "FioriTheme", "ThemePreview", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CLITests", dependencies: ["fdltheme", "fdltheme-bench", "NSSSyntax", "ThemeTools", "TestSupport"],
            swiftSettings: strict),
    ],
    cLanguageStandard: .gnu2x
)

// Tests/Fuzz/run sets it: the target has libFuzzer's main and is none that others could build.
if Context.environment["FDLTHEME_PACKAGE_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "fuzz", dependencies: ["TestSupport"], path: "Tests/Fuzz", exclude: ["run", "nss.dict"],
            swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}
