// What tells that a file may have changed without reading it. Must not know what a file holds.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Which file a path leads to, its size, and when it changed last.
struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int
    private let taken: Int

    /// File systems keep time in steps of as much as two seconds: what was written so shortly before the stamp was taken
    /// may have been written again in the same step.
    private static let step = 2

    /// The stamp of a file, behind symbolic links; nil where there is none.
    init?(_ path: FilePath) {
        var info = stat()
        guard unsafe path.withCString({ unsafe stat($0, &info) }) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: info.st_dev)
        number = UInt64(info.st_ino)
        size = Int64(info.st_size)
        #if canImport(Darwin)
            (seconds, nanoseconds) = (Int(info.st_mtimespec.tv_sec), Int(info.st_mtimespec.tv_nsec))
        #else
            (seconds, nanoseconds) = (Int(info.st_mtim.tv_sec), Int(info.st_mtim.tv_nsec))
        #endif
        taken = Clock.seconds
    }

    /// True where the file surely holds what it held when the other stamp was taken.
    func isSure(_ earlier: FileStamp) -> Bool {
        device == earlier.device && number == earlier.number && size == earlier.size && seconds == earlier.seconds
            && nanoseconds == earlier.nanoseconds && earlier.seconds < earlier.taken - Self.step
    }
}
