// Measures what an app links, in this process: resolving against parsing. Knows the library's interface only.

import FioriTheme
import NSSSyntax

/// The time of some work, in nanoseconds.
private func time(_ body: () -> Void) -> Int {
    let start = ContinuousClock.now
    body()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
}

/// Inserts a byte into a name at eight places, each time parses the whole sheet anew, and returns the median time.
func parseAgain(_ text: [UInt8]) -> Int {
    var text = text
    var times: [Int] = []
    for step in 1...8 {
        guard let colon = text[(text.count * step / 9)...].firstIndex(of: UInt8(ascii: ":")) else { continue }
        text.insert(UInt8(ascii: "x"), at: colon)
        let source = Source(name: "sheet.nss", bytes: text)
        var isWhole = false
        times.append(time { isWhole = SyntaxTree(source).faults.isEmpty })
        precondition(isWhole, "the edit broke the sheet")
    }
    return median(times)
}

/// What is measured without running a program.
enum LibraryMeasure {
    /// Compiling a 1 MB theme and resolving every slot that it declares, over parsing it.
    case resolve
    /// One look-up of a slot, over one read of an array.
    case lookUp
    /// Comparing two 1 MB themes that differ in ten places, reading included, over parsing both.
    case compare

    /// The times of one round, in nanoseconds: the library's and the rival's.
    func round(_ text: [UInt8]) -> (tool: Int, rival: Int) {
        switch self {
        case .resolve: Self.resolve(text)
        case .lookUp: Self.lookUp(text)
        case .compare: Self.compare(text)
        }
    }

    private static func resolve(_ text: [UInt8]) -> (tool: Int, rival: Int) {
        let source = Source(name: "sheet.nss", bytes: text)
        var tree = SyntaxTree(source)
        let rival = time { tree = SyntaxTree(source) }
        var values = 0
        let tool = time {
            let stack = ThemeStack([Theme(tree)], facts: facts, palette: .latest, catalogue: .sdk)
            stack.eachDeclaredSlot(in: MediaCells(.iphone, .portrait)) { _, _, _, reading in
                if reading.hasValue { values += 1 }
            }
        }
        precondition(values > 1000, "nothing was resolved")
        return (tool, rival)
    }

    private static func lookUp(_ text: [UInt8]) -> (tool: Int, rival: Int) {
        let stack = ThemeStack(Theme(Source(name: "sheet.nss", bytes: text)))
        let path = stack.themePaths[stack.themePaths.count / 2]
        let lineage = stack.lineage(of: path)
        let base = stack.declaredBases(lineage)[0]
        guard let slot = stack.number(ofAttribute: base) else { return (0, 1) }
        let cell = MediaCells(.iphone, .portrait)
        let count = 200_000
        let numbers = (0..<1024).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) }
        var found = 0
        var sum: UInt32 = 0
        let tool = time {
            for _ in 0..<count where stack.winner(lineage, slot, .normal, cell) != nil { found += 1 }
        }
        let rival = time {
            // Each read says where the next one is, so that none can be left out.
            for _ in 0..<count { sum = numbers[Int((sum &+ 1) & 1023)] }
        }
        precondition(found == count && sum != 1, "a look-up found nothing")
        return (tool, rival)
    }

    private static func compare(_ text: [UInt8]) -> (tool: Int, rival: Int) {
        let other = changed(text)
        let sources = [Source(name: "old.nss", bytes: text), Source(name: "new.nss", bytes: other)]
        var trees = 0
        let rival = time { for source in sources { trees += SyntaxTree(source).count } }
        var changes = 0
        let tool = time {
            let stacks = sources.map {
                ThemeStack([Theme($0)], facts: facts, palette: .latest, catalogue: .sdk)
            }
            changes = ThemeComparison(stacks[0], stacks[1]).changes.count
        }
        precondition(changes >= 10 && trees > 0, "the difference was not found")
        return (tool, rival)
    }

    private static let facts = EngineFacts(.uikit)

    /// The sheet with ten literal colours changed.
    private static func changed(_ text: [UInt8]) -> [UInt8] {
        var text = text
        let step = text.count / 12
        var next = step
        var left = 10
        var index = 0
        while index + 8 < text.count, left > 0 {
            // A literal in a block: indented, six digits, a semicolon.
            if index >= next, text[index] == UInt8(ascii: "#"), text[index - 1] == UInt8(ascii: " "),
                text[index + 7] == UInt8(ascii: ";")
            {
                text[index + 1] = text[index + 1] == UInt8(ascii: "3") ? UInt8(ascii: "4") : UInt8(ascii: "3")
                left -= 1
                next = index + step
            }
            index += 1
        }
        return text
    }
}
