// Finds the sheets that tests read, and rewrites expectations when asked. Must not know what a sheet means.

package import Foundation

/// The sheets under `Tests/Fixtures` and `themes`.
package enum Fixtures {
    /// One sheet.
    package struct Sheet: Sendable, CustomStringConvertible {
        /// Its path below the package, for messages.
        package let name: String
        /// Where it is.
        package let file: URL
        /// What it holds.
        package let bytes: [UInt8]

        /// Its path, which is all that a test's title should show.
        package var description: String { name }
        /// Its file name without the ending.
        package var stem: String { file.deletingPathExtension().lastPathComponent }
        /// Its text; bytes that are not UTF-8 come out as U+FFFD.
        package var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The package's folder.
    package static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of a path below the package.
    package static func file(_ path: String) -> URL { package.appendingPathComponent(path) }

    /// All sheets below a folder of the package, sorted by path.
    package static func sheets(in folder: String) -> [Sheet] {
        let paths = FileManager.default.enumerator(atPath: file(folder).path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".nss") }.sorted().map { path in
            let url = file(folder).appendingPathComponent(path)
            return Sheet(name: folder + "/" + path, file: url, bytes: Array((try? Data(contentsOf: url)) ?? Data()))
        }
    }

    /// Every sheet the project has for people and tests.
    package static let all: [Sheet] = sheets(in: "Tests/Fixtures") + sheets(in: "themes")

    /// True where `FDLTHEME_UPDATE=1 swift test` asked for expectations to be written anew.
    package static var isUpdating: Bool { ProcessInfo.processInfo.environment["FDLTHEME_UPDATE"] == "1" }
}
