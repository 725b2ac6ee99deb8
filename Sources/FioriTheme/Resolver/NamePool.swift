// Numbers for names of several sheets. Must not know what the names stand for.

import NSSSyntax

/// Gives equal names of a stack's sheets the same small number. The names are kept, so that one can be looked up that
/// stands in no sheet.
struct NamePool: Sendable {
    /// The names one behind the other.
    private var bytes: [UInt8] = []
    private var table = NameTable()

    /// Number of different names.
    var count: Int { table.count }

    /// The number of each name of one sheet's table, in its order; new ones are added.
    mutating func numbers(of names: NameTable, in source: Source) -> [UInt32] {
        var numbers: [UInt32] = []
        numbers.reserveCapacity(names.count)
        for range in names.ranges { numbers.append(UInt32(add(source.bytes[range.start..<range.end]))) }
        return numbers
    }

    /// The number of a name, a new one where it is not there.
    mutating func add(_ name: some Sequence<UInt8>) -> Int {
        let start = bytes.count
        bytes.append(contentsOf: name)
        let known = table.count
        let number = Self.intern(TextRange(start, bytes.count), bytes, &table)
        if number < known { bytes.removeLast(bytes.count - start) }
        return number
    }

    private static func intern(_ range: TextRange, _ bytes: [UInt8], _ table: inout NameTable) -> Int {
        table.intern(range, in: bytes.span)
    }

    /// The number of a name; nil where no sheet has it. Allocates nothing for names that are UTF-8 inside.
    func number(_ name: String) -> Int? {
        var name = name
        return name.withUTF8 { text in
            unsafe table.find(TextRange(0, text.count), of: text.span, in: bytes.span)
        }
    }

    /// The name of a number.
    func text(_ number: Int) -> String {
        let range = table.ranges[number]
        return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
}
