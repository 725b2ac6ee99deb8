// The unified diff of two texts, as `patch` reads it. Knows bytes and lines only.

import NSSSyntax

/// A comparison by lines with some unchanged lines around each change.
package enum UnifiedDiff {
    /// The diff from one text to another; empty where they are the same.
    package static func between(
        _ old: [UInt8], _ new: [UInt8], oldName: String, newName: String, context: Int = 3
    ) -> [UInt8] {
        guard old != new else { return [] }
        let left = TextLines(old)
        let right = TextLines(new)
        let changes = LineMatcher.changes(from: left, to: right)
        var output: [UInt8] = []
        output.write("--- ")
        output.writeHarmless(oldName)
        output.write("\n+++ ")
        output.writeHarmless(newName)
        output.append(UInt8(ascii: "\n"))
        var first = 0
        while first < changes.count {
            // Changes whose unchanged surroundings meet share a hunk.
            var last = first
            while last + 1 < changes.count, changes[last + 1].old.start - changes[last].old.end <= 2 * context {
                last += 1
            }
            write(changes[first...last], from: left, to: right, context: context, into: &output)
            first = last + 1
        }
        return output
    }

    private static func write(
        _ changes: ArraySlice<LineChange>, from left: TextLines, to right: TextLines, context: Int,
        into output: inout [UInt8]
    ) {
        let first = changes[changes.startIndex]
        let last = changes[changes.endIndex - 1]
        let before = min(context, first.old.start)
        let after = min(context, left.count - last.old.end)
        let oldStart = first.old.start - before
        let newStart = first.new.start - before
        output.write("@@ -")
        writeSpan(oldStart, last.old.end + after - oldStart, into: &output)
        output.write(" +")
        writeSpan(newStart, last.new.end + after - newStart, into: &output)
        output.write(" @@\n")

        var line = oldStart
        for change in changes {
            for index in line..<change.old.start { left.write(index, mark: UInt8(ascii: " "), into: &output) }
            for index in change.old.start..<change.old.end { left.write(index, mark: UInt8(ascii: "-"), into: &output) }
            for index in change.new.start..<change.new.end {
                right.write(index, mark: UInt8(ascii: "+"), into: &output)
            }
            line = change.old.end
        }
        for index in line..<line + after { left.write(index, mark: UInt8(ascii: " "), into: &output) }
    }

    /// A side of a hunk's header: line from 1 and count; a count of 1 is left out, an empty side names the line before.
    private static func writeSpan(_ start: Int, _ count: Int, into output: inout [UInt8]) {
        output.write(count == 0 ? start : start + 1)
        guard count != 1 else { return }
        output.append(UInt8(ascii: ","))
        output.write(count)
    }
}

/// A text cut behind each LF.
struct TextLines {
    let bytes: [UInt8]
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts: [Int] = []
        var start = 0
        while start < bytes.count {
            starts.append(start)
            while start < bytes.count, bytes[start] != UInt8(ascii: "\n") { start += 1 }
            start += 1
        }
        starts.append(bytes.count)
        self.starts = starts
    }

    /// Number of lines.
    var count: Int { starts.count - 1 }

    /// A line with its LF, if it has one.
    subscript(index: Int) -> ArraySlice<UInt8> { bytes[starts[index]..<starts[index + 1]] }

    func write(_ index: Int, mark: UInt8, into output: inout [UInt8]) {
        let line = self[index]
        output.append(mark)
        output.append(contentsOf: line)
        if line.last != UInt8(ascii: "\n") { output.write("\n\\ No newline at end of file\n") }
    }
}
