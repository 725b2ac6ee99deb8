// Finding the sheets below a folder. Must not read a sheet.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A walk through a folder and everything below it.
///
/// Dot-files and dot-folders are left out. A folder is entered once, whatever symbolic links lead to it, and by its own
/// path where it has one below the start.
struct FileWalk {
    /// The sheets, sorted by the bytes of their paths.
    private(set) var sheets: [FilePath] = []
    /// The folders that could not be read.
    private(set) var errors: [FileError] = []
    /// All folders that were entered.
    private(set) var folders: [FilePath] = []
    /// The sheets that a symbolic link led to: they may lie anywhere.
    private(set) var linkedSheets: Set<FilePath> = []
    private var visited: Set<Identity> = []
    private var waiting: [(path: FilePath, isLinked: Bool)] = []
    private var linked: [(path: FilePath, isLinked: Bool)] = []

    /// Walks through a folder.
    init(_ root: FilePath) {
        waiting = [(root, false)]
        // Links wait until all real folders have been seen, so that a link never takes a folder from its own path.
        while let folder = waiting.popLast() ?? linked.popLast() { enter(folder.path, isLinked: folder.isLinked) }
        sheets.sort()
    }

    private struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    private mutating func enter(_ folder: FilePath, isLinked: Bool) {
        var info = stat()
        guard unsafe folder.withCString({ unsafe stat($0, &info) }) == 0 else {
            return errors.append(FileError(folder, code: errno))
        }
        let identity = Identity(device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(info.st_ino))
        guard visited.insert(identity).inserted else { return }
        do throws(FileError) {
            let names = try Files.names(in: folder)
            folders.append(folder)
            // In order from the last, so that of two links to one folder the same is followed each time.
            for name in names.reversed() where name.first != UInt8(ascii: ".") {
                add(folder.appending(name), isNamedAsSheet: Self.isNamedAsSheet(name), isLinked: isLinked)
            }
        } catch {
            errors.append(error)
        }
    }

    /// Sorts an entry by what it is. One that vanished meanwhile, or a dead link, counts only if it is named as a sheet.
    private mutating func add(_ path: FilePath, isNamedAsSheet: Bool, isLinked: Bool) {
        var info = stat()
        guard unsafe path.withCString({ unsafe lstat($0, &info) }) == 0 else {
            // What may not be looked at could be a sheet.
            if errno != ENOENT { errors.append(FileError(path, code: errno)) }
            return
        }
        var type = info.st_mode & S_IFMT
        let isLink = type == S_IFLNK
        if isLink {
            guard unsafe path.withCString({ unsafe stat($0, &info) }) == 0 else {
                if isNamedAsSheet { errors.append(Files.unreachable(path, code: errno)) }
                return
            }
            type = info.st_mode & S_IFMT
        }
        if type == S_IFDIR {
            if isLink { linked.append((path, true)) } else { waiting.append((path, isLinked)) }
        } else if isNamedAsSheet, type == S_IFREG {
            sheets.append(path)
            if isLink || isLinked { linkedSheets.insert(path) }
        }
    }

    private static func isNamedAsSheet(_ name: [UInt8]) -> Bool { name.suffix(4).elementsEqual(".nss".utf8) }
}
