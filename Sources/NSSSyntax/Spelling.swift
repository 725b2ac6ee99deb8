// "Did you mean": which of many names lie near a misspelt one. Knows bytes only, no attribute, no component.

/// Search for the names a writer may have meant.
package enum Spelling {
    /// Bytes of the longest word that is taken for a slip: the work grows with the square of a word, and nobody types more.
    static let longest = 256

    /// At most three of `names` that lie near `word`, nearest first.
    ///
    /// Case, hyphens and underscores count for nothing at first, so `fontColor` is as near to `font-color` as can be;
    /// they and then the bytes decide between names that are equally near. The word itself is never offered.
    /// Those that are two slips farther off than the nearest are left out. With `most`, names that are more slips away than that are not offered either.
    package static func nearest(to word: String, among names: [String], atMost most: Int = .max) -> [String] {
        if word.utf8.count > longest { return [] }
        let exact = Array(word.utf8)
        let wanted = folded(exact)
        let limit = min(limit(forLength: wanted.count), most)
        var search = EditDistance(from: wanted)
        var found: [Candidate] = []
        var scratch: [UInt8] = []
        for name in names where name != word {
            // Folding only ever drops bytes, so a name far too short needs no look at its letters.
            guard name.utf8.count + limit >= wanted.count else { continue }
            scratch.removeAll(keepingCapacity: true)
            for byte in name.utf8 where !isSeparator(byte) { scratch.append(lowercased(byte)) }
            guard let distance = search.distance(to: scratch, limit: limit), distance < wanted.count else { continue }
            let candidate = Candidate(name: name, distance: distance, exactDistance: exactDistance(exact, name))
            insert(candidate, into: &found)
        }
        var result: [String] = []
        // Beside a name one slip away, those that are three away are noise.
        for candidate in found where candidate.distance <= found[0].distance + 1 { result.append(candidate.name) }
        return result
    }

    /// The first of `names` that is one slip away from `word`: a letter too many, too few, wrong or swapped, or letters
    /// of the wrong case.
    package static func oneSlip(from word: String, among names: [String]) -> String? {
        if word.utf8.count > longest { return nil }
        var search = EditDistance(from: Array(word.utf8))
        var caseOnly: String?
        let length = word.utf8.count
        for name in names where abs(name.utf8.count - length) <= 1 && name != word {
            let bytes = Array(name.utf8)
            if search.distance(to: bytes, limit: 1) != nil { return name }
            if caseOnly == nil, bytes.count == length, folded(bytes) == folded(Array(word.utf8)) {
                caseOnly = name
            }
        }
        return caseOnly
    }

    /// True where both are the same but for upper and lower case.
    package static func isEqualIgnoringCase(_ left: String, _ right: String) -> Bool {
        guard left.utf8.count == right.utf8.count else { return false }
        return left.utf8.elementsEqual(right.utf8) { lowercased($0) == lowercased($1) }
    }

    /// The sentence part that offers names: ``; did you mean 'a' or 'b'?``, empty where none is near.
    package static func suggestion(for word: String, among names: [String], prefix: String = "") -> String {
        let near = nearest(to: word, among: names)
        guard let first = near.first else { return "" }
        var text = "; did you mean '\(prefix)\(first)'"
        for index in 1..<max(near.count, 1) {
            text += index == near.count - 1 ? " or " : ", "
            text += "'\(prefix)\(near[index])'"
        }
        return text + "?"
    }

    /// How many slips a word of this many bytes may hold and still be taken for another.
    static func limit(forLength length: Int) -> Int {
        switch length {
        case ...4: 1
        case ...8: 2
        default: min(length / 3, 4)
        }
    }

    private static func exactDistance(_ word: [UInt8], _ name: String) -> Int {
        var search = EditDistance(from: word)
        let bytes = Array(name.utf8)
        let most = max(word.count, bytes.count)
        return search.distance(to: bytes, limit: most) ?? most
    }

    static func folded(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for byte in bytes where !isSeparator(byte) { result.append(lowercased(byte)) }
        return result
    }

    static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }

    static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

    private struct Candidate {
        let name: String
        let distance: Int
        let exactDistance: Int

        func isBetter(than other: Candidate) -> Bool {
            if distance != other.distance { return distance < other.distance }
            if exactDistance != other.exactDistance { return exactDistance < other.exactDistance }
            return name.utf8.lexicographicallyPrecedes(other.name.utf8)
        }
    }

    /// Keeps the three best, in order. A name that stands in the list twice is offered once.
    private static func insert(_ candidate: Candidate, into found: inout [Candidate]) {
        var place = found.count
        while place > 0, candidate.isBetter(than: found[place - 1]) { place -= 1 }
        if place > 0, found[place - 1].name == candidate.name { return }
        guard place < 3 else { return }
        found.insert(candidate, at: place)
        if found.count > 3 { found.removeLast() }
    }
}

/// Optimal string alignment distance from one word to many, with its rows kept between calls.
private struct EditDistance {
    private let word: [UInt8]
    private var row: [Int]
    private var above: [Int]
    private var twoAbove: [Int]

    init(from word: [UInt8]) {
        self.word = word
        row = Array(repeating: 0, count: word.count + 1)
        above = row
        twoAbove = row
    }

    /// The number of bytes to insert, delete, replace or swap with their neighbour; nil where it is above `limit`.
    ///
    /// Only the band of cells that can stay within the limit is filled; cells beside it hold more than the limit.
    mutating func distance(to other: [UInt8], limit: Int) -> Int? {
        let width = word.count
        guard abs(width - other.count) <= limit else { return nil }
        let far = limit + 1
        for column in 0...width { above[column] = column <= limit ? column : far }
        for line in 1..<max(other.count + 1, 1) {
            let first = max(1, line - limit)
            let last = min(width, line + limit)
            row[first - 1] = first == 1 ? min(line, far) : far
            var best = row[first - 1]
            if first <= last {
                for column in first...last {
                    let same = word[column - 1] == other[line - 1]
                    var cell = above[column - 1] + (same ? 0 : 1)
                    cell = min(cell, row[column - 1] + 1)
                    if column < line + limit { cell = min(cell, above[column] + 1) }
                    if line > 1, column > 1, word[column - 1] == other[line - 2], word[column - 2] == other[line - 1] {
                        cell = min(cell, twoAbove[column - 2] + 1)
                    }
                    row[column] = min(cell, far)
                    best = min(best, row[column])
                }
            }
            guard best <= limit else { return nil }
            (twoAbove, above, row) = (above, row, twoAbove)
        }
        return above[width] <= limit ? above[width] : nil
    }
}
