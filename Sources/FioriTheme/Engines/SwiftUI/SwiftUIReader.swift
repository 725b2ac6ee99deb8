// Reads a sheet as the SwiftUI theme manager does: line by line, to the letter. Must not know what a value means, the
// grammar, or other engines.

package import NSSSyntax

/// The way from a file to the definitions of the SwiftUI theme manager (SSP 21-36; the keys are those of engines.nss).
///
/// It knows neither comments nor blocks: a line counts if it begins with `@`. Of such a line the first and the last
/// character go, whatever they are, and what remains must be two parts with one colon between them. All of this
/// happens in characters as people see them: a mark that combines with `@` or with a colon makes another one of it.
package enum SwiftUIReader {
    /// One definition as it is kept: nothing is trimmed.
    package struct Definition: Sendable {
        /// Before the colon, without the `@`.
        package let key: String
        /// Behind the colon, without the line's last character.
        package let value: String
        /// The bytes of `@key`.
        package let name: TextRange
        /// The bytes of the value.
        package let range: TextRange
    }

    /// Every definition of a file, in order of place, those of equal keys included. A file that is not UTF-8 has none:
    /// the error is swallowed (SSS 40). A byte order mark is gone before the lines are looked at.
    ///
    /// Linear in the sheet.
    package static func definitions(_ source: Source) -> [Definition] {
        let sheet = source.bytes
        let bytes = sheet.span
        var definitions: [Definition] = []
        var line = sheet.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var index = line
        while index < bytes.count {
            var length = 1
            var scalar = UInt32(bytes[index])
            if scalar >= 0x80 {
                guard let (decoded, count) = UTF8Scalar.decode(in: bytes, at: index) else { return [] }
                (scalar, length) = (decoded, count)
            }
            if isNewline(scalar) {
                read(sheet, line, index, &definitions)
                line = index + length
            }
            index += length
        }
        read(sheet, line, bytes.count, &definitions)
        return definitions
    }

    private static func read(_ sheet: [UInt8], _ start: Int, _ end: Int, _ definitions: inout [Definition]) {
        guard start < end, sheet[start] == UInt8(ascii: "@") else { return }
        let line = String(decoding: sheet[start..<end], as: UTF8.self)
        guard line.first == "@" else { return }
        let parts = line.dropFirst().dropLast().split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return }
        let text = line.utf8
        func offset(_ index: String.Index) -> Int { start + text.distance(from: text.startIndex, to: index) }
        definitions.append(
            Definition(
                key: String(parts[0]), value: String(parts[1]),
                name: TextRange(start, offset(parts[0].endIndex)),
                range: TextRange(offset(parts[1].startIndex), offset(parts[1].endIndex))))
    }

    /// Foundation's set of newlines: a line ends at each, so that CRLF only adds an empty line.
    private static func isNewline(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
