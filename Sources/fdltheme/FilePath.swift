// Names of files as the system has them: bytes. Must not read any file.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A path. The system asks for no encoding, so it is kept as bytes and only shown as text.
struct FilePath: Hashable, Comparable, Sendable {
    /// The path's bytes, without a NUL.
    let bytes: [UInt8]

    /// A path of bytes.
    init(bytes: [UInt8]) { self.bytes = bytes }

    /// A path that is a text.
    init(_ text: String) { bytes = Array(text.utf8) }

    /// True for the lone hyphen that stands for standard input; a file of that name is `./-`.
    var isStandardInput: Bool { bytes.elementsEqual("-".utf8) }

    /// The text before the first such sign, and the path behind it; nil where there is no such sign.
    func cut(at sign: UInt8) -> (text: String, path: FilePath?) {
        guard let place = bytes.firstIndex(of: sign) else { return (text, nil) }
        return (FilePath(bytes: Array(bytes[..<place])).text, FilePath(bytes: Array(bytes[(place + 1)...])))
    }

    /// The path as reports show it.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// What reports call the file: some build services take a line that begins with `::` for a command.
    var name: String { text.drop { $0.isWhitespace }.hasPrefix("::") ? "./" + text : text }

    /// The path without `./` at its head and doubled slashes: a key to find what was named twice.
    var simplified: FilePath {
        var result: [UInt8] = []
        for part in bytes.split(separator: UInt8(ascii: "/")) where !part.elementsEqual([UInt8(ascii: ".")]) {
            if !result.isEmpty || bytes.first == UInt8(ascii: "/") { result.append(UInt8(ascii: "/")) }
            result.append(contentsOf: part)
        }
        return FilePath(bytes: result)
    }

    /// The folder that the tool runs in; nil where the system does not tell.
    static var workingFolder: FilePath? {
        var space = [CChar](repeating: 0, count: 4096)
        guard unsafe getcwd(&space, space.count) != nil else { return nil }
        return FilePath(bytes: space.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
    }

    /// The path from the root, without `.` and `..`, by its words alone: links are not followed.
    var absolute: FilePath {
        var parts: [ArraySlice<UInt8>] = []
        let whole = bytes.first == UInt8(ascii: "/") ? self : Self.workingFolder?.appending(bytes) ?? self
        for part in whole.bytes.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
            if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
        }
        return FilePath(bytes: parts.isEmpty ? [UInt8(ascii: "/")] : parts.flatMap { [UInt8(ascii: "/")] + $0 })
    }

    /// The path behind all symbolic links, from the root.
    func real() throws(FileError) -> FilePath {
        // The system makes the text, so it is ours to free.
        guard let text = unsafe withCString({ unsafe realpath($0, nil) }) else { throw FileError(self, code: errno) }
        defer { unsafe free(text) }
        return unsafe FilePath(bytes: Array(UnsafeRawBufferPointer(start: text, count: strlen(text))))
    }

    /// The path as it leads from a folder, by its words alone.
    func relative(to folder: FilePath) -> FilePath {
        let own = absolute.bytes.split(separator: UInt8(ascii: "/"))
        let other = folder.absolute.bytes.split(separator: UInt8(ascii: "/"))
        var common = 0
        while common < own.count, common < other.count, own[common] == other[common] { common += 1 }
        let up = [[UInt8]](repeating: Array("..".utf8), count: other.count - common)
        let parts = up + own[common...].map { Array($0) }
        return FilePath(bytes: Array(parts.joined(separator: [UInt8(ascii: "/")])))
    }

    /// True for a folder's own path and for any below it; both as they lead from the root.
    func isInside(_ folder: FilePath) -> Bool {
        bytes.starts(with: folder.bytes)
            && (bytes.count == folder.bytes.count || folder.bytes.count == 1
                || bytes[folder.bytes.count] == UInt8(ascii: "/"))
    }

    /// The path of an entry of this folder.
    func appending(_ name: [UInt8]) -> FilePath {
        bytes.last == UInt8(ascii: "/")
            ? FilePath(bytes: bytes + name) : FilePath(bytes: bytes + [UInt8(ascii: "/")] + name)
    }

    /// The folder that holds the file.
    var folder: FilePath {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
        return slash == 0 ? FilePath("/") : FilePath(bytes: Array(bytes[..<slash]))
    }

    /// The path as a word that a shell can be given: no option, and in quotes where it holds more than plain signs.
    var word: String {
        let text = bytes.first == UInt8(ascii: "-") ? "./" + text : text
        let isPlain =
            !text.isEmpty
            && text.utf8.allSatisfy { byte in
                byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x2B && byte <= 0x3A)
                    || byte == UInt8(ascii: "_")
            }
        return isPlain ? text : "'" + text.escaping { $0 == "'" ? "'\\''" : nil } + "'"
    }

    /// Gives the path to a system call.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        var terminated = [CChar]()
        terminated.reserveCapacity(bytes.count + 1)
        for byte in bytes { terminated.append(CChar(bitPattern: byte)) }
        terminated.append(0)
        // The pointer lives as long as the call, as system calls ask.
        return unsafe terminated.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return unsafe body([0]) }
            return unsafe body(start)
        }
    }

    static func < (left: FilePath, right: FilePath) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}

/// A file that could not be read or written.
struct FileError: Error, Sendable {
    /// The file.
    let path: String
    /// Why, in the system's words.
    let reason: String

    init(_ path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// An error with the reason of an error number.
    init(_ path: FilePath, code: Int32) {
        self.init(path.text, reason: Self.reason(of: code))
    }

    /// What the system calls an error number.
    static func reason(of code: Int32) -> String {
        // strerror's text may be overwritten by the next call, so it is copied at once.
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }
}
