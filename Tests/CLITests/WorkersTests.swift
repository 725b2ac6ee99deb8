// Results come in order, whatever the number of threads and the length of the jobs.

import Testing

@testable import fdltheme

@Suite("Workers")
struct WorkersTests {
    @Test("in order", arguments: [1, 2, 3, 16], [0, 1, 2, 1000])
    func order(threads: Int, count: Int) {
        var indices: [Int] = []
        var results: [Int] = []
        Workers.run(
            count: count, threads: threads,
            job: { index in
                // Jobs of unlike length end in another order than they began.
                var sum = 0
                for step in 0..<(index % 7) * 500 { sum &+= step }
                return sum < 0 ? -1 : index * 2
            },
            deliver: { index, result in
                indices.append(index)
                results.append(result)
            })
        #expect(indices == Array(0..<count))
        #expect(results == indices.map { $0 * 2 })
    }
}
