// Finding a byte: at every place of short and long texts, from every start.

import Testing

@testable import NSSSyntax

@Suite struct ByteSearchTests {
    @Test("the first one from a place on, wherever it stands", arguments: 0...40)
    func everyPlace(length: Int) {
        for place in 0..<max(length, 1) {
            var bytes = [UInt8](repeating: 0xFF, count: length)
            if place < length { bytes[place] = 0x0D }
            // Neighbours that a borrow could be mistaken for.
            if place + 1 < length { bytes[place + 1] = 0x0C }
            if place > 0, place <= length { bytes[place - 1] = 0x8D }
            for start in 0...length {
                let found = bytes.span.firstIndex(of: 0x0D, from: start)
                #expect(found == (place < length && start <= place ? place : nil), "\(length) \(place) \(start)")
            }
        }
    }
}
