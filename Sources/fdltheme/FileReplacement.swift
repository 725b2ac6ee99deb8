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
enum FileReplacement {
    /// Writes a file anew. What is no regular file (a pipe, `/dev/null`) is written in place.
    static func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
        var info = stat()
        let exists = unsafe path.withCString { unsafe stat($0, &info) } == 0
        if !exists, errno != ENOENT { throw FileError(path, code: errno) }
        if exists, info.st_mode & S_IFMT == S_IFDIR { throw FileError(path, code: EISDIR) }
        if exists, info.st_mode & S_IFMT != S_IFREG { return try writeInPlace(bytes, to: path) }
        // A rename asks only for the folder's permission; a file that its owner closed to writing stays as it is.
        if exists, unsafe path.withCString({ unsafe access($0, W_OK) }) != 0 { throw FileError(path, code: errno) }
        let target = exists ? try path.real() : path
        let (descriptor, temporary) = try makeTemporary(beside: target, mode: exists ? 0o600 : 0o666)
        do throws(FileError) {
            try fill(descriptor, with: bytes, from: exists ? info : nil, named: target)
            let failed = Interruption.settle(temporary) {
                unsafe temporary.withCString { old in
                    unsafe target.withCString { new in unsafe rename(old, new) }
                }
            }
            if failed != 0 { throw FileError(target, code: errno) }
        } catch {
            _ = Interruption.settle(temporary) { unsafe temporary.withCString { unsafe unlink($0) } }
            throw error
        }
        syncFolder(of: target)
    }

    private static func fill(
        _ descriptor: Int32, with bytes: [UInt8], from info: stat?, named path: FilePath
    ) throws(FileError) {
        var code = ByteSink.writeAll(bytes, to: descriptor)
        if code == 0, let info {
            // Only the superuser may give a file away, so a refusal is no failure; the mode comes after, since a
            // change of owner may clear parts of it.
            _ = fchown(descriptor, info.st_uid, info.st_gid)
            if fchmod(descriptor, info.st_mode & 0o7777) != 0 { code = errno }
        }
        if code == 0, fsync(descriptor) != 0, errno != EINVAL { code = errno }
        if close(descriptor) != 0, code == 0 { code = errno }
        if code != 0 { throw FileError(path, code: code) }
    }

    private static func makeTemporary(beside target: FilePath, mode: mode_t) throws(FileError) -> (Int32, FilePath) {
        var attempt = 0
        while true {
            let name = ".fdltheme-\(getpid())-\(attempt).tmp"
            let path = target.folder.appending(Array(name.utf8))
            let descriptor = Interruption.opening(path) {
                unsafe path.withCString { unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
            }
            if descriptor >= 0 { return (descriptor, path) }
            guard errno == EEXIST, attempt < 10_000 else { throw FileError(target, code: errno) }
            attempt += 1
        }
    }

    private static func writeInPlace(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
        let descriptor = unsafe path.withCString { unsafe open($0, O_WRONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FileError(path, code: errno) }
        var code = ByteSink.writeAll(bytes, to: descriptor)
        if close(descriptor) != 0, code == 0 { code = errno }
        if code != 0 { throw FileError(path, code: code) }
    }

    /// Makes the rename itself last. Not every file system can; then the old content may come back after a power cut.
    private static func syncFolder(of path: FilePath) {
        let descriptor = unsafe path.folder.withCString { unsafe open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        _ = close(descriptor)
    }
}
