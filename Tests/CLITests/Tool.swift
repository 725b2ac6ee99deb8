// Runs the built tool as a user would, in a folder of its own. Must not know what the tool answers.

import Foundation
import TestSupport
import Testing

/// One run of the tool.
struct Run {
    let code: Int32
    let output: [UInt8]
    let errors: [UInt8]

    var text: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
}

/// A folder for one test, and the tool in it.
final class Workspace {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("fdltheme-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The tool, which stands beside the test bundle in the build folder; `FDLTHEME_TOOL` names another one, such as one
    /// with a sanitizer in it.
    static let tool: URL? = {
        if let path = ProcessInfo.processInfo.environment["FDLTHEME_TOOL"] { return URL(fileURLWithPath: path) }
        var starts = [Bundle.main.bundleURL, URL(fileURLWithPath: ProcessInfo.processInfo.arguments.first ?? ".")]
        starts += Bundle.allBundles.map(\.bundleURL)
        for start in starts {
            var place = start.standardizedFileURL
            for _ in 0..<6 where place.path != "/" {
                let candidate = place.appendingPathComponent("fdltheme")
                var isFolder: ObjCBool = false
                let exists = unsafe FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder)
                if exists, !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: candidate.path) {
                    return candidate
                }
                place.deleteLastPathComponent()
            }
        }
        let built = Fixtures.file(".build/debug/fdltheme")
        return FileManager.default.isExecutableFile(atPath: built.path) ? built : nil
    }()

    /// Writes a file below the folder and makes the folders above it.
    @discardableResult
    func write(_ name: String, _ text: String) throws -> URL { try write(name, bytes: Array(text.utf8)) }

    @discardableResult
    func write(_ name: String, bytes: [UInt8]) throws -> URL {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    /// Runs the tool in the folder. Files take its output, so that no pipe can fill up.
    func run(
        _ arguments: String..., input: String = "", environment: [String: String] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Run {
        try run(arguments, input: input, environment: environment, sourceLocation: sourceLocation)
    }

    /// Runs lines of the shell in the folder, in which `$tool` is the tool.
    func shell(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Run {
        let tool = try #require(Self.tool, "the tool is not built", sourceLocation: sourceLocation)
        return try run(
            ["-c", script], of: URL(fileURLWithPath: "/bin/sh"), environment: ["tool": tool.path],
            sourceLocation: sourceLocation)
    }

    func run(
        _ arguments: [String], of program: URL? = nil, in place: URL? = nil, input: String = "",
        environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Run {
        let tool = try #require(program ?? Self.tool, "the tool is not built", sourceLocation: sourceLocation)
        let channels = FileManager.default.temporaryDirectory.appendingPathComponent("fdltheme-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: channels, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: channels) }
        let files = ["in", "out", "err"].map { channels.appendingPathComponent($0) }
        try Data(input.utf8).write(to: files[0])
        for file in files[1...] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = place ?? folder
        var variables = ProcessInfo.processInfo.environment
        for name in ["NO_COLOR", "COLUMNS", "TERM"] { variables[name] = nil }
        process.environment = variables.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit, "the tool crashed: \(arguments)", sourceLocation: sourceLocation)
        return Run(
            code: process.terminationStatus, output: Array(try Data(contentsOf: files[1])),
            errors: Array(try Data(contentsOf: files[2])))
    }
}

/// Sheets that many tests share.
enum Sample {
    static let clean = "Button {\n    font-size: 12;\n}\n"
    /// One finding, `missing-semicolon` at 2:18, with a safe fix.
    static let broken = "Button {\n    font-size: 12\n}\n"
    static let mended = clean
    /// One warning, `duplicate-attribute` at 3:5.
    static let warned = "Button {\n    font-size: 12;\n    font-size: 14;\n}\n"
    /// An undefined variable at 3:17, whose nearest name is an unsafe fix.
    static let misspelt = "@brand:#0A6ED1;\nButton {\n    font-color: @brnad;\n    background-color: @brand;\n}\n"
}
