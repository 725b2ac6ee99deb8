// "Did you mean" for whoever asks of the same names again and again. Must not search itself: Spelling does.

/// Names prepared for many searches: most are told from a word by their length and their letters alone.
package struct SpellingList: Sendable {
    /// The names.
    package let names: [String]
    private let marks: [Mark]

    /// What the letters of a name are, case and separators aside.
    private struct Mark {
        /// A bit for each letter there is; two letters may share one.
        let letters: UInt64
        let count: Int

        init(_ name: String) {
            var letters: UInt64 = 0
            var count = 0
            var name = name
            name.withUTF8 { bytes in
                for index in bytes.indices where unsafe !Spelling.isSeparator(bytes[index]) {
                    unsafe letters |= 1 << UInt64(Spelling.lowercased(bytes[index]) & 63)
                    count += 1
                }
            }
            self.letters = letters
            self.count = count
        }

        /// True where the two may be so many slips apart. A slip takes one letter away at most, and brings one.
        func isNear(_ other: Mark, _ slips: Int) -> Bool {
            abs(count - other.count) <= slips && (letters & ~other.letters).nonzeroBitCount <= slips
                && (other.letters & ~letters).nonzeroBitCount <= slips
        }
    }

    /// Prepares some names.
    package init(_ names: [String]) {
        self.names = names
        marks = names.map { Mark($0) }
    }

    /// What `Spelling.nearest` finds among the names.
    package func nearest(to word: String, atMost most: Int = .max) -> [String] {
        let mark = Mark(word)
        let found = candidates(mark, min(Spelling.limit(forLength: mark.count), most))
        return found.isEmpty ? [] : Spelling.nearest(to: word, among: found, atMost: most)
    }

    /// What `Spelling.oneSlip` finds among the names.
    package func oneSlip(from word: String) -> String? {
        let found = candidates(Mark(word), 1)
        return found.isEmpty ? nil : Spelling.oneSlip(from: word, among: found)
    }

    private func candidates(_ mark: Mark, _ slips: Int) -> [String] {
        var found: [String] = []
        for index in marks.indices where marks[index].isNear(mark, slips) { found.append(names[index]) }
        return found
    }
}
