// One file that is looked at again and again. Must not know what stands in it.

/// A file and what it held when it was looked at last.
struct WatchedFile: Sendable {
    /// What a look finds.
    enum Look {
        /// What it held before.
        case same
        /// Something else, or the first look.
        case bytes([UInt8])
        /// It cannot be read, or no longer.
        case failed(FileError)
    }

    /// The file.
    let path: FilePath
    private var stamp: FileStamp?
    private var fingerprint: UInt64?
    private var isNew = true

    /// A file that has not been looked at.
    init(_ path: FilePath) { self.path = path }

    /// Looks at the file. It is read only where its stamp does not tell enough.
    mutating func look() -> Look {
        let stamp = FileStamp(path)
        if let stamp, let earlier = self.stamp, stamp.isSure(earlier) { return .same }
        if stamp == nil, self.stamp == nil, !isNew { return .same }
        let wasNew = isNew
        isNew = false
        do throws(FileError) {
            let bytes = try Files.read(path)
            // Taken before the file was read: a change in between shows at the next look.
            self.stamp = stamp
            let new = Self.fingerprint(bytes)
            if new == fingerprint { return .same }
            fingerprint = new
            return .bytes(bytes)
        } catch {
            let isSame = fingerprint == nil && !wasNew
            self.stamp = nil
            fingerprint = nil
            return isSame ? .same : .failed(error)
        }
    }

    /// Forgets what it held, so that the next look finds everything new.
    mutating func forget() { self = WatchedFile(path) }

    /// FNV-1a, 64 bits.
    private static func fingerprint(_ bytes: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        let bytes = bytes.span
        for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
        return hash
    }
}
