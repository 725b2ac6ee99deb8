// Which lines of one text answer to which of another. Knows equality of lines only, no output.

/// A half-open range of lines, from 0.
struct LineRange: Hashable {
    var start: Int
    var end: Int

    init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = end
    }

    var length: Int { end - start }
    var isEmpty: Bool { start == end }
}

/// Lines that were replaced by others; either side may be empty.
struct LineChange: Hashable {
    var old: LineRange
    var new: LineRange
}

/// The comparison of two lists of lines.
///
/// Common heads and tails are set aside. What is between goes through Myers' greedy search, which is quick while the
/// texts differ little; past a limit of differences the lines that occur once on both sides cut it into pieces, and a
/// piece that still differs too much is replaced whole. So the work stays near linear for any input.
struct LineMatcher {
    private static let differenceLimit = 400

    private let old: [Int32]
    private let new: [Int32]
    private var changes: [LineChange] = []

    /// The changes that lead from one text to the other, in order, none touching another.
    static func changes(from old: TextLines, to new: TextLines) -> [LineChange] {
        var numbers: [ArraySlice<UInt8>: Int32] = [:]
        func number(_ lines: TextLines) -> [Int32] {
            var result: [Int32] = []
            result.reserveCapacity(lines.count)
            for index in 0..<lines.count {
                let next = Int32(numbers.count)
                let line = lines[index]
                if let known = numbers[line] {
                    result.append(known)
                } else {
                    numbers[line] = next
                    result.append(next)
                }
            }
            return result
        }
        let left = number(old)
        let right = number(new)
        var matcher = LineMatcher(old: left, new: right)
        matcher.match(LineRange(0, left.count), LineRange(0, right.count), mayCut: true)
        return matcher.changes
    }

    private init(old: [Int32], new: [Int32]) {
        self.old = old
        self.new = new
    }

    private mutating func match(_ left: LineRange, _ right: LineRange, mayCut: Bool) {
        var left = left
        var right = right
        while !left.isEmpty, !right.isEmpty, old[left.start] == new[right.start] {
            left.start += 1
            right.start += 1
        }
        while !left.isEmpty, !right.isEmpty, old[left.end - 1] == new[right.end - 1] {
            left.end -= 1
            right.end -= 1
        }
        if left.isEmpty, right.isEmpty { return }
        if left.isEmpty || right.isEmpty || (left.length == 1 && right.length == 1) { return add(left, right) }
        if search(left, right) { return }
        guard mayCut else { return add(left, right) }
        var start = (left.start, right.start)
        for anchor in anchors(left, right) {
            match(LineRange(start.0, anchor.old), LineRange(start.1, anchor.new), mayCut: false)
            start = (anchor.old + 1, anchor.new + 1)
        }
        match(LineRange(start.0, left.end), LineRange(start.1, right.end), mayCut: false)
    }

    /// Notes a change; one that begins where the last one ended becomes part of it.
    private mutating func add(_ left: LineRange, _ right: LineRange) {
        if let last = changes.last, last.old.end == left.start, last.new.end == right.start {
            changes[changes.count - 1].old.end = left.end
            changes[changes.count - 1].new.end = right.end
        } else {
            changes.append(LineChange(old: left, new: right))
        }
    }

    /// Myers' search for the fewest changes; false, with nothing noted, where there are more than the limit.
    private mutating func search(_ left: LineRange, _ right: LineRange) -> Bool {
        let limit = min(Self.differenceLimit, left.length + right.length)
        // reach[k + limit]: how far down the left side diagonal k has come. One copy is kept for each round.
        var reach = [Int32](repeating: 0, count: 2 * limit + 3)
        var rounds: [[Int32]] = []
        for difference in 0...limit {
            rounds.append(Array(reach[(limit + 1 - difference)...(limit + 1 + difference)]))
            var diagonal = -difference
            while diagonal <= difference {
                let place = diagonal + limit + 1
                let goesDown =
                    diagonal == -difference || (diagonal != difference && reach[place - 1] < reach[place + 1])
                var row = Int(goesDown ? reach[place + 1] : reach[place - 1] + 1)
                var column = row - diagonal
                while row < left.length, column < right.length, column >= 0,
                    old[left.start + row] == new[right.start + column]
                {
                    row += 1
                    column += 1
                }
                reach[place] = Int32(row)
                if row >= left.length, column >= right.length {
                    trace(back: rounds, left, right)
                    return true
                }
                diagonal += 2
            }
        }
        return false
    }

    /// Walks the rounds backwards and notes the changes on the way, first one first.
    private mutating func trace(back rounds: [[Int32]], _ left: LineRange, _ right: LineRange) {
        var steps: [LineChange] = []
        var row = left.length
        var column = right.length
        for difference in stride(from: rounds.count - 1, to: 0, by: -1) {
            let reach = rounds[difference]
            // A round's copy holds diagonals -difference...difference as they stood before it.
            func reached(_ diagonal: Int) -> Int { Int(reach[diagonal + difference]) }
            let diagonal = row - column
            let goesDown =
                diagonal == -difference
                || (diagonal != difference && reached(diagonal - 1) < reached(diagonal + 1))
            let before = goesDown ? diagonal + 1 : diagonal - 1
            let fromRow = reached(before)
            let fromColumn = fromRow - before
            let start = (old: left.start + fromRow, new: right.start + fromColumn)
            steps.append(
                goesDown
                    ? LineChange(old: LineRange(start.old, start.old), new: LineRange(start.new, start.new + 1))
                    : LineChange(old: LineRange(start.old, start.old + 1), new: LineRange(start.new, start.new)))
            row = fromRow
            column = fromColumn
        }
        for step in steps.reversed() { add(step.old, step.new) }
    }

    /// Pairs of lines that occur once on each side and stand in the same order on both: the longest such list.
    private func anchors(_ left: LineRange, _ right: LineRange) -> [(old: Int, new: Int)] {
        var places: [Int32: (old: Int, oldCount: Int, new: Int, newCount: Int)] = [:]
        for index in left.start..<left.end { places[old[index], default: (0, 0, 0, 0)].old = index }
        for index in left.start..<left.end { places[old[index], default: (0, 0, 0, 0)].oldCount += 1 }
        for index in right.start..<right.end where places[new[index]] != nil {
            places[new[index], default: (0, 0, 0, 0)].new = index
            places[new[index], default: (0, 0, 0, 0)].newCount += 1
        }
        var pairs: [(old: Int, new: Int)] = []
        for index in left.start..<left.end {
            guard let place = places[old[index]], place.oldCount == 1, place.newCount == 1 else { continue }
            pairs.append((index, place.new))
        }
        // Patience sorting: piles hold the pair that ends the best list of each length.
        var piles: [Int] = []
        var previous = [Int](repeating: -1, count: pairs.count)
        for index in pairs.indices {
            var low = 0
            var high = piles.count
            while low < high {
                let middle = (low + high) / 2
                if pairs[piles[middle]].new < pairs[index].new { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = piles[low - 1] }
            if low == piles.count { piles.append(index) } else { piles[low] = index }
        }
        var result: [(old: Int, new: Int)] = []
        var index = piles.last ?? -1
        while index >= 0 {
            result.append(pairs[index])
            index = previous[index]
        }
        return result.reversed()
    }
}
