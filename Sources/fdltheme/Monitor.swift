// A lock that threads can wait at. Must not know what it guards.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A lock with a condition. The system's objects must not move, so they live in memory of their own.
@safe final class Monitor: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        unsafe mutex.initialize(to: pthread_mutex_t())
        unsafe condition.initialize(to: pthread_cond_t())
        _ = unsafe pthread_mutex_init(mutex, nil)
        _ = unsafe pthread_cond_init(condition, nil)
    }

    deinit {
        _ = unsafe pthread_cond_destroy(condition)
        _ = unsafe pthread_mutex_destroy(mutex)
        unsafe condition.deallocate()
        unsafe mutex.deallocate()
    }

    /// Waits until no other thread has it locked, and locks it.
    func lock() { _ = unsafe pthread_mutex_lock(mutex) }
    /// Lets others lock it.
    func unlock() { _ = unsafe pthread_mutex_unlock(mutex) }
    /// Unlocks it, waits to be woken, and locks it again.
    func wait() { _ = unsafe pthread_cond_wait(condition, mutex) }
    /// Wakes all that wait.
    func wakeAll() { _ = unsafe pthread_cond_broadcast(condition) }

    /// Does something that no other thread may do at the same time.
    func locked<Result>(_ body: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return body()
    }
}
