// Reading whole files and standard input, making and touching files. Must not know what stands in them.

import NSSSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the tool reads.
enum Files {
    /// The most bytes that are read of what has no size of its own: some devices never end.
    static let maximumStream = 1 << 28

    /// The kind of thing a path names.
    enum Kind {
        case file
        case folder
        /// A pipe, a device or a socket: to be read or written in place, never replaced.
        case stream
    }

    /// What a path names, behind symbolic links.
    static func kind(of path: FilePath) throws(FileError) -> Kind {
        var info = stat()
        guard unsafe path.withCString({ unsafe stat($0, &info) }) == 0 else { throw unreachable(path, code: errno) }
        switch info.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .stream
        }
    }

    /// All bytes of a file or pipe.
    static func read(_ path: FilePath) throws(FileError) -> [UInt8] {
        let descriptor = unsafe path.withCString { unsafe open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw unreachable(path, code: errno) }
        defer { _ = close(descriptor) }
        return try read(descriptor, named: path)
    }

    /// Why a path leads to nothing that could be read. Of a link the system says only that something is not there.
    static func unreachable(_ path: FilePath, code: Int32) -> FileError {
        code == ENOENT && exists(path)
            ? FileError(path.text, reason: "It is a symbolic link that leads nowhere") : FileError(path, code: code)
    }

    /// True where something has that name, be it a link that leads nowhere.
    static func exists(_ path: FilePath) -> Bool {
        var info = stat()
        return unsafe path.withCString { unsafe lstat($0, &info) } == 0
    }

    /// Makes a folder, and those above it, where there is none.
    static func makeFolder(_ path: FilePath) throws(FileError) {
        if (try? kind(of: path)) == .folder { return }
        if path.folder != path { try makeFolder(path.folder) }
        if unsafe path.withCString({ unsafe mkdir($0, 0o777) }) == 0 { return }
        // Somebody else may have made it meanwhile.
        guard errno == EEXIST else { throw FileError(path, code: errno) }
        if try kind(of: path) != .folder { throw FileError(path, code: ENOTDIR) }
    }

    /// What a folder holds, dot-files too, sorted by the bytes of the names.
    static func names(in folder: FilePath) throws(FileError) -> [[UInt8]] {
        guard let stream = unsafe folder.withCString({ unsafe opendir($0) }) else {
            throw FileError(folder, code: errno)
        }
        defer { _ = unsafe closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = unsafe readdir(stream) {
            // The system ends the name with a NUL inside the entry's fixed array.
            names.append(
                unsafe withUnsafeBytes(of: &entry.pointee.d_name) { field in unsafe Array(field.prefix { $0 != 0 }) })
        }
        names.sort { $0.lexicographicallyPrecedes($1) }
        return names
    }

    /// Deletes a file, or a link and not what it leads to.
    static func delete(_ path: FilePath) throws(FileError) {
        if unsafe path.withCString({ unsafe unlink($0) }) != 0 { throw FileError(path, code: errno) }
    }

    /// Writes a file that must not be there before.
    static func create(_ path: FilePath, _ bytes: [UInt8]) throws(FileError) {
        let descriptor = Interruption.opening(path) {
            unsafe path.withCString { unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
        }
        guard descriptor >= 0 else { throw FileError(path, code: errno) }
        var code = ByteSink.writeAll(bytes, to: descriptor)
        if close(descriptor) != 0, code == 0 { code = errno }
        _ = Interruption.settle(path) { code == 0 ? 0 : unsafe path.withCString { unsafe unlink($0) } }
        if code != 0 { throw FileError(path.text, reason: "Not written: " + FileError.reason(of: code)) }
    }

    /// Makes a file's time of change now; makes an empty file where there is none.
    static func touch(_ path: FilePath) throws(FileError) {
        if (try? kind(of: path)) == .folder { throw FileError(path, code: EISDIR) }
        // What is there is not opened: a pipe would wait for a reader.
        if unsafe path.withCString({ unsafe utimensat(AT_FDCWD, $0, nil, 0) }) == 0 { return }
        guard errno == ENOENT else { throw FileError(path, code: errno) }
        let descriptor = unsafe path.withCString { unsafe open($0, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666) }
        guard descriptor >= 0 else { throw FileError(path, code: errno) }
        _ = close(descriptor)
    }

    /// All bytes of standard input.
    static func readStandardInput() throws(FileError) -> [UInt8] {
        try read(0, named: FilePath("standard input"))
    }

    private static func read(_ descriptor: Int32, named path: FilePath) throws(FileError) -> [UInt8] {
        var info = stat()
        guard unsafe fstat(descriptor, &info) == 0 else { throw FileError(path, code: errno) }
        // A folder can be opened; what reading it says differs between systems.
        if info.st_mode & S_IFMT == S_IFDIR { throw FileError(path, code: EISDIR) }
        let isFile = info.st_mode & S_IFMT == S_IFREG
        let size = isFile ? Int(info.st_size) : 0
        let limit = isFile ? Source.maximumSize : maximumStream
        guard size <= limit else { throw tooLarge(path, limit) }

        // One byte more than the size tells at once that the file has not grown.
        var bytes = try chunk(of: size > 0 ? size + 1 : 1 << 16, from: descriptor, named: path)
        if size > 0, bytes.count <= size { return bytes }
        while true {
            let more = try chunk(of: 1 << 16, from: descriptor, named: path)
            if more.isEmpty { return bytes }
            bytes.append(contentsOf: more)
            guard bytes.count <= limit else { throw tooLarge(path, limit) }
        }
    }

    /// Reads until so many bytes are there or the input ends.
    private static func chunk(
        of capacity: Int, from descriptor: Int32, named path: FilePath
    ) throws(FileError) -> [UInt8] {
        var failure: Int32 = 0
        // The array's own memory is filled, which saves clearing it and copying.
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            while count < capacity {
                let space = unsafe UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                let got = unsafe systemRead(descriptor, space.baseAddress, space.count)
                if got > 0 { count += got }
                if got == 0 { break }
                if got < 0 {
                    if errno == EINTR { continue }
                    if errno == EAGAIN || errno == EWOULDBLOCK {
                        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                        _ = unsafe poll(&entry, 1, -1)
                        continue
                    }
                    failure = errno
                    break
                }
            }
        }
        guard failure == 0 else { throw FileError(path, code: failure) }
        return bytes
    }

    private static func tooLarge(_ path: FilePath, _ limit: Int) -> FileError {
        FileError(path.text, reason: "It has more than \(limit) bytes, which is the most that can be read")
    }
}

/// The system's `read`, which a static function of that name hides.
private func systemRead(_ descriptor: Int32, _ space: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, space, count)
}
