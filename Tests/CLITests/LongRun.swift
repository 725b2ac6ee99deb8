// A run of the tool that goes on while a test does things, until it is told to end. Must not know what the tool says.

import Foundation
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A tool at work in a workspace's folder.
final class LongRun {
    private let process = Process()
    private let output: URL
    private let errors: URL
    /// What has been waited for lies before this place of the output.
    private var seen = 0

    init(_ work: Workspace, _ arguments: [String], environment: [String: String] = [:]) throws {
        let channels = FileManager.default.temporaryDirectory.appendingPathComponent("fdltheme-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: channels, withIntermediateDirectories: true)
        output = channels.appendingPathComponent("out")
        errors = channels.appendingPathComponent("err")
        for file in [output, errors] { try Data().write(to: file) }
        let tool: URL = try #require(Workspace.tool, "the tool is not built")
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = work.folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
    }

    deinit {
        if process.isRunning { _ = kill(process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: output.deletingLastPathComponent())
    }

    var isRunning: Bool { process.isRunning }
    var errorText: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    /// Waits until the tool has printed a text behind the one that was waited for before; what it printed up to there.
    @discardableResult
    func next(
        _ text: String, onErrors: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        for _ in 0..<600 {
            let all = Array((try String(contentsOf: onErrors ? errors : output, encoding: .utf8)).utf8)
            let rest = String(decoding: onErrors ? all[...] : all[seen...], as: UTF8.self)
            if let found = rest.range(of: text) {
                let part = String(rest[..<found.upperBound])
                if !onErrors { seen += part.utf8.count }
                return part
            }
            guard process.isRunning else { break }
            Thread.sleep(forTimeInterval: 0.05)
        }
        let all = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
        try #require(
            Bool(false), "'\(text)' was never printed; this was:\n\(all)\(errorText)", sourceLocation: sourceLocation)
        return ""
    }

    /// Sends a signal and waits for the end.
    func end(by signal: Int32) -> (code: Int32, reason: Process.TerminationReason) {
        _ = kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return (process.terminationStatus, process.terminationReason)
    }
}
