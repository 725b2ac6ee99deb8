// One thread of the system. Must not know what it runs.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// One thread of the system.
@safe struct Thread {
    private let handle: pthread_t

    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts a thread; nil where the system has none left.
    init?(_ run: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        _ = unsafe pthread_attr_init(&attributes)
        defer { _ = unsafe pthread_attr_destroy(&attributes) }
        // As much as a main thread has: other defaults go down to 128 KiB, too little for a deep recursion.
        _ = unsafe pthread_attr_setstacksize(&attributes, 8 << 20)
        // The thread takes over the one reference that is made here.
        let body = unsafe Unmanaged.passRetained(Body(run))
        #if canImport(Darwin)
            var made: pthread_t?
            let code = unsafe pthread_create(
                &made, &attributes,
                { argument in
                    unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
                    return nil
                }, body.toOpaque())
            guard code == 0, let made = unsafe made else {
                unsafe body.release()
                return nil
            }
            unsafe handle = made
        #else
            var made = pthread_t()
            let code = unsafe pthread_create(
                &made, &attributes,
                { argument in
                    if let argument = unsafe argument {
                        unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
                    }
                    return nil
                }, body.toOpaque())
            guard code == 0 else {
                unsafe body.release()
                return nil
            }
            handle = made
        #endif
    }

    /// Waits until it has ended.
    func join() {
        // A thread's handle is a pointer on some systems only.
        #if canImport(Darwin)
            _ = unsafe pthread_join(handle, nil)
        #else
            _ = pthread_join(handle, nil)
        #endif
    }
}
