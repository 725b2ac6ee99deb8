// Writing files so that nobody ever sees half of one. Must not know what is written.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Replacement of a file's content in one step.
///
/// The new content goes into a dot-file beside the file, `.fdltheme-PROCESS-NUMBER.tmp`, reaches the disk, and takes the
/// file's place by a rename. The file keeps its mode, and its owner where the system allows; a symbolic link stays and
/// its target is replaced. Who interrupts the tool leaves no dot-file behind; only the system's `kill -9` can, and then
/// it may be deleted: no folder's walk reads it.
struct FileReplacement {
    /// The file as it was named.
    private let path: FilePath
    private let target: FilePath
    private let descriptor: Int32
    /// What is written until it takes the target's place; nil where the target itself is.
    private let temporary: FilePath?
    /// What the file was like before; nil where there was none.
    private let former: stat?
    /// The number of the first error.
    private var failure: Int32 = 0

    /// Writes a file anew.
    static func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
        var file = try FileReplacement(path)
        file.write(bytes)
        try file.commit()
    }

    /// Begins to write a file anew. What is no regular file (a pipe, `/dev/null`), or a standard stream, is written in
    /// place. One of `commit` and `discard` must follow.
    init(_ path: FilePath) throws(FileError) {
        self.path = path
        var info = stat()
        let exists = unsafe path.withCString { unsafe stat($0, &info) } == 0
        let code = errno
        // A link that leads nowhere has no target to be replaced, and is no file to be replaced itself.
        if !exists, code != ENOENT || Files.exists(path) { throw Files.unreachable(path, code: code) }
        if exists, info.st_mode & S_IFMT == S_IFDIR { throw FileError(path, code: EISDIR) }
        if exists, let descriptor = Self.openedInPlace(path, info) {
            (target, temporary, former) = (path, nil, nil)
            self.descriptor = descriptor
            guard descriptor >= 0 else { throw FileError(path, code: errno) }
            return
        }
        target = exists ? try path.real() : path
        former = exists ? info : nil
        // A rename asks only for the folder's permission; a file that its owner closed to writing stays as it is.
        if exists, unsafe path.withCString({ unsafe access($0, W_OK) }) != 0 {
            throw Self.notWritten(path, former, FileError.reason(of: errno))
        }
        guard let (descriptor, temporary) = Self.makeTemporary(beside: target, mode: exists ? 0o600 : 0o666) else {
            throw Self.notWritten(path, former, "no file can be made in its folder, \(FileError.reason(of: errno))")
        }
        (self.descriptor, self.temporary) = (descriptor, temporary)
    }

    /// What is no file to be replaced, opened, or -1 and the system's error number; nil for a file.
    private static func openedInPlace(_ path: FilePath, _ info: stat) -> Int32? {
        if info.st_mode & S_IFMT != S_IFREG {
            return unsafe path.withCString { unsafe open($0, O_WRONLY | O_CLOEXEC) }
        }
        // `/dev/stdout` may be a file, and who called may have had it opened behind what stands there.
        for stream: Int32 in [1, 2] {
            var other = stat()
            guard unsafe fstat(stream, &other) == 0 else { continue }
            if other.st_dev == info.st_dev, other.st_ino == info.st_ino { return dup(stream) }
        }
        return nil
    }

    /// What becomes of a file that cannot be written.
    private static func notWritten(_ path: FilePath, _ former: stat?, _ reason: String) -> FileError {
        FileError(path.text, reason: (former == nil ? "Not written: " : "Left as it was: ") + reason)
    }

    /// Adds to the new content. What fails is told in the end.
    mutating func write(_ bytes: [UInt8]) {
        if failure == 0 { failure = ByteSink.writeAll(bytes, to: descriptor) }
    }

    /// Puts the new content in the file's place; where that fails, the file is as it was.
    consuming func commit() throws(FileError) {
        guard let temporary else {
            if close(descriptor) != 0, failure == 0 { failure = errno }
            if failure != 0 { throw FileError(path, code: failure) }
            return
        }
        if failure == 0, let former {
            // Only the superuser may give a file away, so a refusal is no failure; the mode comes after, since a
            // change of owner may clear parts of it.
            _ = fchown(descriptor, former.st_uid, former.st_gid)
            if fchmod(descriptor, former.st_mode & 0o7777) != 0 { failure = errno }
        }
        if failure == 0, fsync(descriptor) != 0, errno != EINVAL { failure = errno }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        let target = target
        if failure == 0 {
            let failed = Interruption.settle(temporary) {
                unsafe temporary.withCString { old in
                    unsafe target.withCString { new in unsafe rename(old, new) }
                }
            }
            if failed != 0 { failure = errno }
        }
        if failure != 0 {
            Self.delete(temporary)
            throw Self.notWritten(path, former, FileError.reason(of: failure))
        }
        Self.syncFolder(of: target)
    }

    /// Leaves the file as it was.
    consuming func discard() {
        _ = close(descriptor)
        if let temporary { Self.delete(temporary) }
    }

    private static func delete(_ temporary: FilePath) {
        _ = Interruption.settle(temporary) { unsafe temporary.withCString { unsafe unlink($0) } }
    }

    /// Makes a file that nobody else has; nil, and the system's error number, where that cannot be.
    private static func makeTemporary(beside target: FilePath, mode: mode_t) -> (Int32, FilePath)? {
        var attempt = 0
        while true {
            let name = ".fdltheme-\(getpid())-\(attempt).tmp"
            let path = target.folder.appending(Array(name.utf8))
            let descriptor = Interruption.opening(path) {
                unsafe path.withCString { unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
            }
            if descriptor >= 0 { return (descriptor, path) }
            guard errno == EEXIST, attempt < 10_000 else { return nil }
            attempt += 1
        }
    }

    /// Makes the rename itself last. Not every file system can; then the old content may come back after a power cut.
    private static func syncFolder(of path: FilePath) {
        let descriptor = unsafe path.folder.withCString { unsafe open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        _ = close(descriptor)
    }
}
