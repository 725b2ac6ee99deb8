// Files, folders and paths by POSIX calls, as this program has no Foundation.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What stops the benchmark, in words for its user.
struct BenchError: Error {
    let message: String

    init(_ message: String) { self.message = message }

    /// A failed system call on a path, with the system's reason.
    static func system(_ action: String, _ path: String) -> BenchError {
        let reason = unsafe String(cString: strerror(errno))
        return BenchError("cannot \(action) \(path): \(reason)")
    }
}

/// A file written front to back through a buffer of its own.
struct OutputFile {
    private static let bufferSize = 1 << 16
    private let path: String
    private let descriptor: Int32
    private var buffer: [UInt8] = []

    /// Bytes given so far.
    private(set) var size = 0

    init(_ path: String) throws(BenchError) {
        self.path = path
        descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        if descriptor < 0 { throw .system("write", path) }
        buffer.reserveCapacity(OutputFile.bufferSize + 4096)
    }

    mutating func write(_ text: String) throws(BenchError) { try write(Array(text.utf8)) }

    mutating func write(_ bytes: [UInt8]) throws(BenchError) {
        buffer.append(contentsOf: bytes)
        size += bytes.count
        if buffer.count >= OutputFile.bufferSize { try flush() }
    }

    /// Writes what is left and ends the file.
    mutating func close() throws(BenchError) {
        try flush()
        #if canImport(Darwin)
            let result = Darwin.close(descriptor)
        #elseif canImport(Glibc)
            let result = Glibc.close(descriptor)
        #elseif canImport(Musl)
            let result = Musl.close(descriptor)
        #endif
        if result != 0 { throw .system("write", path) }
    }

    private mutating func flush() throws(BenchError) {
        try writeAll(buffer, to: descriptor, path)
        buffer.removeAll(keepingCapacity: true)
    }
}

/// Writes bytes to a descriptor, however many calls it takes.
func writeAll(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(BenchError) {
    var start = 0
    while start < bytes.count {
        let count = unsafe bytes[start...].withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { throw .system("write", path) }
        start += count
    }
}

enum Path {
    /// Whether a path can be started as a program.
    static func isProgram(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 && !isFolder(path) }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The program of this name in the folders of PATH. Links stay: some programs act by the name they are called by.
    static func program(_ name: String) -> String? {
        for folder in (environmentValue("PATH") ?? "").split(separator: ":") where folder.hasPrefix("/") {
            let path = "\(folder)/\(name)"
            if isProgram(path) { return path }
        }
        return nil
    }

    /// The path without links and dots, or nil where nothing stands there.
    static func absolute(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// The working directory's path before this program changes it.
    static func fromHere(_ path: String) -> String {
        path.hasPrefix("/") ? path : (absolute(".") ?? "") + "/" + path
    }

    static func makeFolder(_ path: String) throws(BenchError) {
        if unsafe mkdir(path, 0o755) != 0 && !isFolder(path) { throw .system("make", path) }
    }

    /// A new folder for this run only.
    static func makeTemporaryFolder() throws(BenchError) -> String {
        let pattern = (environmentValue("TMPDIR") ?? "/tmp") + "/fdltheme-bench.XXXXXX"
        var bytes = Array(pattern.utf8CString)
        guard unsafe mkdtemp(&bytes) != nil else { throw .system("make", pattern) }
        return String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static func enter(_ folder: String) throws(BenchError) {
        if unsafe chdir(folder) != 0 { throw .system("enter", folder) }
    }
}

func environmentValue(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
}

/// Writes a whole small file.
func writeFile(_ path: String, _ text: String) throws(BenchError) {
    var file = try OutputFile(path)
    try file.write(text)
    try file.close()
}

/// Reads a whole file.
func readFile(_ path: String) throws(BenchError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw .system("read", path) }
    defer { _ = close(descriptor) }
    var result: [UInt8] = []
    var bytes: [UInt8] = Array(repeating: 0, count: 65_536)
    while true {
        let count = unsafe read(descriptor, &bytes, bytes.count)
        if count < 0 { throw .system("read", path) }
        if count == 0 { return result }
        result += bytes.prefix(count)
    }
}
