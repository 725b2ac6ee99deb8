// Running independent jobs on several threads, with their results in order. Must not know what a job does.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A pool of threads for one batch of jobs.
enum Workers {
    /// Number of processors there are now.
    static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Runs jobs 0 to `count` - 1 and delivers each result, in order, on the calling thread.
    ///
    /// A single job or thread runs right here. Threads run ahead of the delivery by a window at most, so that only so
    /// many results are ever kept.
    /// `state` makes what one thread keeps from job to job.
    static func run<State, Result: Sendable>(
        count: Int, threads: Int, state: @escaping @Sendable () -> State,
        job: @escaping @Sendable (State, Int) -> Result, deliver: (Int, Result) -> Void
    ) {
        let threads = min(threads, count)
        func runHere() {
            let state = state()
            for index in 0..<count { deliver(index, job(state, index)) }
        }
        guard threads > 1 else { return runHere() }
        let batch = Batch(count: count, window: threads * 8, state: state, job: job)
        var started: [Thread] = []
        for _ in 0..<threads {
            guard let thread = Thread({ batch.work() }) else { break }
            started.append(thread)
        }
        // Without a single thread the work is done here.
        if started.isEmpty { return runHere() }
        for index in 0..<count { deliver(index, batch.take(index)) }
        for thread in started { thread.join() }
    }
}

extension Workers {
    /// The same for jobs that keep nothing.
    static func run<Result: Sendable>(
        count: Int, threads: Int, job: @escaping @Sendable (Int) -> Result, deliver: (Int, Result) -> Void
    ) {
        run(count: count, threads: threads, state: {}, job: { job($1) }, deliver: deliver)
    }
}

/// The state that the threads of one batch share. Everything that changes is touched with the monitor locked only.
private final class Batch<State, Result: Sendable>: @unchecked Sendable {
    private let count: Int
    private let state: @Sendable () -> State
    private let job: @Sendable (State, Int) -> Result
    private let monitor = Monitor()
    private var next = 0
    private var taken = 0
    /// Result of job i at place i modulo the window.
    private var results: [Result?]

    init(
        count: Int, window: Int, state: @escaping @Sendable () -> State,
        job: @escaping @Sendable (State, Int) -> Result
    ) {
        self.count = count
        self.state = state
        self.job = job
        results = Array(repeating: nil, count: window)
    }

    /// What each thread does: job after job until none is left.
    func work() {
        let state = state()
        monitor.lock()
        while next < count {
            guard next < taken + results.count else {
                monitor.wait()
                continue
            }
            let index = next
            next += 1
            monitor.unlock()
            let result = job(state, index)
            monitor.lock()
            results[index % results.count] = result
            monitor.wakeAll()
        }
        monitor.unlock()
    }

    /// Waits for a result and takes it out.
    func take(_ index: Int) -> Result {
        monitor.lock()
        defer { monitor.unlock() }
        while true {
            if let result = results[index % results.count] {
                results[index % results.count] = nil
                taken = index + 1
                monitor.wakeAll()
                return result
            }
            monitor.wait()
        }
    }
}

/// A lock with a condition. The system's objects must not move, so they live in memory of their own.
@safe private final class Monitor: @unchecked Sendable {
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

    func lock() { _ = unsafe pthread_mutex_lock(mutex) }
    func unlock() { _ = unsafe pthread_mutex_unlock(mutex) }
    func wait() { _ = unsafe pthread_cond_wait(condition, mutex) }
    func wakeAll() { _ = unsafe pthread_cond_broadcast(condition) }
}

/// One thread of the system.
@safe private struct Thread {
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
