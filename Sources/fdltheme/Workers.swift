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

    /// The most threads that may each have a file open: half of the files that the process may have, since it has others.
    private static var mostReaders: Int {
        let files = Int(sysconf(Int32(_SC_OPEN_MAX)))
        return files < 0 ? Int.max : max(1, files / 2 - 1)
    }

    /// Runs jobs 0 to `count` - 1 and delivers each result, in order, on the calling thread.
    ///
    /// A single job or thread runs right here. Threads run ahead of the delivery by a window at most, so that only so
    /// many results are ever kept.
    /// `state` makes what one thread keeps from job to job.
    static func run<State, Result: Sendable>(
        count: Int, threads: Int, state: @escaping @Sendable () -> State,
        job: @escaping @Sendable (State, Int) -> Result, deliver: (Int, Result) -> Void
    ) {
        let threads = min(threads, count, mostReaders)
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
