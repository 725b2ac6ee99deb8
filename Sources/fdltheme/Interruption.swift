// What is cleaned up when the user or the system ends the tool by a signal. Must not know what the tool was doing.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The end of the process by SIGINT, SIGTERM or SIGHUP: files that were to replace others are deleted, a line that was to
/// be erased is, and the exit code is 128 and the signal's number, as shells have it.
///
/// Signals belong to the process, and so does the state here. A thread waits for them, so that cleaning up is no signal
/// handler's work, which may do next to nothing.
enum Interruption {
    private static let state = State()

    /// Everything that changes is touched with the monitor locked only.
    private final class State: @unchecked Sendable {
        let monitor = Monitor()
        var files: Set<FilePath> = []
        var hasLine = false
    }

    /// Begins to wait for signals. Must be called before any other thread starts, since threads inherit what they block.
    static func install() {
        var signals = sigset_t()
        _ = unsafe sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { _ = unsafe sigaddset(&signals, number) }
        guard unsafe pthread_sigmask(SIG_BLOCK, &signals, nil) == 0 else { return }
        let thread = Thread { [signals] in
            var signals = signals
            var number: Int32 = 0
            while unsafe sigwait(&signals, &number) != 0 {}
            end(number)
        }
        // Without a thread to wait for them, signals end the tool as they end any other.
        if thread == nil { _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
    }

    /// Opens a file that is to be deleted should the process be ended.
    static func opening(_ path: FilePath, _ open: () -> Int32) -> Int32 {
        state.monitor.locked {
            let descriptor = open()
            if descriptor >= 0 { state.files.insert(path) }
            return descriptor
        }
    }

    /// Renames or deletes such a file; once that is done it is nobody's concern. The result is the system call's.
    static func settle(_ path: FilePath, _ action: () -> Int32) -> Int32 {
        state.monitor.locked {
            let result = action()
            if result == 0 { state.files.remove(path) }
            return result
        }
    }

    /// Writes to standard error's terminal; `leavesLine` where what is there afterwards is a line to be erased.
    static func writeLine(_ bytes: [UInt8], leavesLine: Bool) {
        state.monitor.locked {
            state.hasLine = leavesLine
            _ = ByteSink.writeAll(bytes, to: 2)
        }
    }

    /// Who started the tool may have asked for a signal to have no effect, as `nohup` does.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard unsafe sigaction(number, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            return unsafe isIgnoring(action.__sigaction_u.__sa_handler)
        #elseif canImport(Musl)
            return unsafe isIgnoring(action.__sa_handler.sa_handler)
        #else
            return unsafe isIgnoring(action.__sigaction_handler.sa_handler)
        #endif
    }

    /// SIG_IGN is a number that is no function's address.
    private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
        unsafe unsafeBitCast(handler, to: Int.self) == 1
    }

    private static func end(_ number: Int32) -> Never {
        // Stays locked: from here on nobody opens or renames.
        state.monitor.lock()
        for path in state.files { _ = unsafe path.withCString { unsafe unlink($0) } }
        if state.hasLine { _ = ByteSink.writeAll(Progress.erasure, to: 2) }
        _exit(128 + number)
    }
}
