// Waiting until something in some folders may have changed. Must not know what the files there are for.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A wait for changes: on Linux the system tells, elsewhere, and where the system will not, it is only a pause.
///
/// Either way a return means no more than that it is time to look again. What has changed is found by looking, by one
/// code for all systems; so nothing depends on which events a system has for an editor that replaces a file.
struct Watcher {
    /// Milliseconds between two looks where the system does not tell.
    private static let pause: Int32 = 500
    /// Milliseconds without an event after which a file is taken to have been written as a whole.
    private static let quiet: Int32 = 60
    /// Times that this may be waited for, so that a folder in which something is always written is looked at as well.
    private static let patience = 16

    #if os(Linux)
        private let descriptor: Int32
        private var known: Set<Int32> = []
        /// False once the system refused a folder, as it does beyond a number of them.
        private var tells: Bool

        /// Starts without a folder; `polling` for file systems that other machines write to, of which nobody tells.
        init(polling: Bool) {
            descriptor = polling ? -1 : inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
            tells = descriptor >= 0
        }

        /// Makes sure that these folders are watched; of one that is not there, the next above that is.
        ///
        /// - Returns: True where one is new: something may have changed in it before.
        mutating func watch(_ folders: Set<FilePath>) -> Bool {
            guard tells else { return false }
            let events =
                IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
                | IN_DELETE_SELF | IN_MOVE_SELF
            var isNew = false
            for folder in folders.sorted() {
                var folder = folder
                while true {
                    // One that is watched already keeps its number.
                    let number = unsafe folder.withCString { unsafe inotify_add_watch(descriptor, $0, UInt32(events)) }
                    if number >= 0 {
                        if known.insert(number).inserted { isNew = true }
                        break
                    }
                    guard errno == ENOENT || errno == ENOTDIR, folder.folder != folder else {
                        tells = false
                        return isNew
                    }
                    folder = folder.folder
                }
            }
            return isNew
        }

        /// Returns when it is time to look again.
        func wait() {
            guard tells else { return Self.rest() }
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = unsafe poll(&entry, 1, -1)
            for _ in 0..<Self.patience {
                drain()
                if unsafe poll(&entry, 1, Self.quiet) <= 0 { return }
            }
        }

        /// Takes all events away: which they are makes no difference.
        private func drain() {
            var space = [UInt8](repeating: 0, count: 1 << 14)
            while true {
                let count = unsafe space.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
                if count <= 0 { return }
            }
        }
    #else
        /// Starts; there is one way only.
        init(polling: Bool) {}

        /// Nothing is watched; it will be looked at.
        mutating func watch(_ folders: Set<FilePath>) -> Bool { false }

        /// Returns when it is time to look again.
        func wait() { Self.rest() }
    #endif

    private static func rest() { _ = poll(nil, 0, pause) }
}
