// One line of a sheet with marks under a part of it, as a compiler shows it. Must not know what is said about it.

import NSSSyntax

/// The excerpt of the line where a range begins.
///
/// Tabs stay tabs and are repeated in the line of marks, so that both line up whatever a tab's width. A line wider
/// than the room is cut to a window around the range; the work is bounded by the room, not by the line.
struct Excerpt {
    /// Number of columns for the line's number.
    let gutter: Int
    /// Number of columns for everything.
    let width: Int
    /// Escape sequences for the gutter and the marks; empty without colour.
    let gutterStyle: String
    let markStyle: String
    let endStyle: String

    /// A line taken apart around what is marked.
    struct Parts {
        /// Its number.
        let line: Int
        /// What stands before.
        var before: [UInt8] = []
        /// What is marked; empty for a place between two bytes.
        var marked: [UInt8] = []
        /// What stands behind.
        var after: [UInt8] = []
    }

    private static let marks = UInt8(ascii: "^")
    private static let blank = UInt8(ascii: " ")

    /// Appends the two lines for a range.
    func write(_ range: TextRange, in lines: SourceLines, to output: inout [UInt8]) {
        let bytes = lines.source.bytes.span
        let (number, line, mark, window) = frame(range, in: lines)

        writeGutter(number, to: &output)
        var under: [UInt8] = []
        var column = gutter + 3
        var marksLeft = true
        if window.start > line.start {
            output.write("…")
            under.append(Self.blank)
            column += 1
        }
        var index = window.start
        while index < window.end {
            let glyph = Glyph(in: bytes, at: index)
            glyph.write(to: &output)
            let columns = glyph.width(at: column)
            if mark.isEmpty ? index < mark.start : index + glyph.length <= mark.start {
                if glyph.look == .tab {
                    under.append(UInt8(ascii: "\t"))
                } else {
                    under.write(Self.blank, times: columns)
                }
            } else if index < mark.end {
                under.write(Self.marks, times: columns)
                if columns > 0 { marksLeft = false }
            }
            column += columns
            index += glyph.length
        }
        if window.end < line.end { output.write("…") }
        // A place between two bytes, or one at the line's end, still gets one mark.
        if marksLeft { under.append(Self.marks) }

        output.append(UInt8(ascii: "\n"))
        writeGutter(nil, to: &output)
        output.write(markStyle)
        output.append(contentsOf: under)
        output.write(endStyle)
        output.append(UInt8(ascii: "\n"))
    }

    /// The line of a range in three parts, for formats with marks of their own.
    func parts(of range: TextRange, in lines: SourceLines) -> Parts {
        let bytes = lines.source.bytes.span
        let (number, line, mark, window) = frame(range, in: lines)
        var parts = Parts(line: number)
        if window.start > line.start { parts.before.write("…") }
        var index = window.start
        while index < window.end {
            let glyph = Glyph(in: bytes, at: index)
            if index < mark.start {
                glyph.write(to: &parts.before)
            } else if index < mark.end {
                glyph.write(to: &parts.marked)
            } else {
                glyph.write(to: &parts.after)
            }
            index += glyph.length
        }
        if window.end < line.end { parts.after.write("…") }
        return parts
    }

    /// The columns that a line's number takes.
    static func digits(of number: Int) -> Int {
        var count = 1
        var rest = number
        while rest >= 10 {
            rest /= 10
            count += 1
        }
        return count
    }

    private func writeGutter(_ number: Int?, to output: inout [UInt8]) {
        output.write(gutterStyle)
        output.write(Self.blank, times: gutter - (number.map { Self.digits(of: $0) } ?? 0))
        if let number { output.write(number) }
        output.write(" |")
        output.write(endStyle)
        output.append(Self.blank)
    }

    /// The number and range of the line in which a range begins, what is marked of it, and what is shown.
    private func frame(
        _ range: TextRange, in lines: SourceLines
    ) -> (number: Int, line: TextRange, mark: TextRange, window: TextRange) {
        let bytes = lines.source.bytes.span
        let start = min(max(range.start, 0), bytes.count)
        let number = lines.position(at: start).line
        let line = lines.table.range(ofLine: number, in: lines.source)
        let mark = TextRange(min(start, line.end), min(max(range.end, start), line.end))
        return (number, line, mark, window(around: mark, in: line, of: bytes))
    }

    /// The part of a line that is shown.
    private func window(around mark: TextRange, in line: TextRange, of bytes: Span<UInt8>) -> TextRange {
        let room = max(width - gutter - 3, 24)
        // A column takes four bytes at most, marks without width aside, so a longer line need not be measured.
        if line.length <= room * 4 {
            let whole = forward(from: line.start, to: line.end, room: room, of: bytes)
            if whole.end == line.end { return line }
        }
        let inner = room - 2
        var start = backward(from: mark.start, to: line.start, room: inner / 3, of: bytes)
        var (end, used) = forward(from: start, to: line.end, room: inner, of: bytes)
        if end == line.end, used < inner {
            start = backward(from: start, to: line.start, room: inner - used, of: bytes)
            (end, used) = forward(from: start, to: line.end, room: inner, of: bytes)
        }
        return TextRange(start, end)
    }

    private func forward(from start: Int, to end: Int, room: Int, of bytes: Span<UInt8>) -> (end: Int, used: Int) {
        var index = start
        var used = 0
        while index < end {
            let glyph = Glyph(in: bytes, at: index)
            let columns = glyph.width(at: gutter + 3 + used)
            if used + columns > room { break }
            used += columns
            index += glyph.length
        }
        return (index, used)
    }

    private func backward(from end: Int, to start: Int, room: Int, of bytes: Span<UInt8>) -> Int {
        var index = end
        var used = 0
        while index > start {
            var before = index - 1
            while before > start, index - before < 4, bytes[before] & 0xC0 == 0x80 { before -= 1 }
            if before + Glyph(in: bytes, at: before).length != index { before = index - 1 }
            let glyph = Glyph(in: bytes, at: before)
            used += glyph.look == .tab ? 8 : max(glyph.width(at: 0), 1)
            if used > room { break }
            index = before
        }
        return index
    }
}
