// What day it is, and how time goes by. Must not know what depends on it.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The system's clock.
enum Clock {
    /// Milliseconds since some moment; they never go back.
    static var milliseconds: Int {
        var now = timespec()
        _ = unsafe clock_gettime(CLOCK_MONOTONIC, &now)
        return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
    }

    /// Seconds since 1970.
    static var seconds: Int {
        var now = timespec()
        _ = unsafe clock_gettime(CLOCK_REALTIME, &now)
        return Int(now.tv_sec)
    }

    /// Today where the user is.
    static var today: (year: Int, month: Int, day: Int)? {
        var seconds = time(nil)
        var parts = unsafe tm()
        guard unsafe localtime_r(&seconds, &parts) != nil else { return nil }
        return unsafe (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
    }
}
