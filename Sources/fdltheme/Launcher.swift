// Opening a file with the program that the system has for it. Must not know what is in the file.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Starts another program.
enum Launcher {
    #if canImport(Darwin)
        private static let program = "/usr/bin/open"
    #else
        private static let program = "xdg-open"
    #endif

    /// Hands a file to the system's opener; false where there is none, or where it refuses.
    static func open(_ path: FilePath) -> Bool {
        // From the root, so that no file is taken for an option.
        let file = path.absolute.bytes.map { CChar(bitPattern: $0) } + [0]
        let name = program.utf8.map { CChar(bitPattern: $0) } + [0]
        var process = pid_t()
        let failed = unsafe name.withUnsafeBufferPointer { name in
            unsafe file.withUnsafeBufferPointer { file in
                guard let program = name.baseAddress else { return ENOENT }
                var arguments = unsafe [
                    UnsafeMutablePointer(mutating: program), UnsafeMutablePointer(mutating: file.baseAddress), nil,
                ]
                return unsafe posix_spawnp(&process, program, nil, nil, &arguments, environ)
            }
        }
        if failed != 0 { return false }
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            if errno != EINTR { return false }
        }
        return status == 0
    }
}
