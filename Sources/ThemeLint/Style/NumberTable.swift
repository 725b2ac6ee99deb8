// Small numbers for large ones. Must not know what these stand for.

/// Gives equal numbers the same small number, in order of first sight.
struct NumberTable {
    /// The numbers, in order of first sight.
    private(set) var keys: [UInt32] = []
    /// Open addressing with linear probing; 0 is free, else the place of the number plus one.
    private var slots = [UInt32](repeating: 0, count: 64)

    /// How many there are.
    var count: Int { keys.count }

    /// The place of a number, a new one where it was not seen before.
    mutating func intern(_ key: UInt32) -> Int {
        var slot = place(key)
        while slots[slot] != 0 {
            let known = Int(slots[slot]) - 1
            if keys[known] == key { return known }
            slot = (slot + 1) & (slots.count - 1)
        }
        keys.append(key)
        slots[slot] = UInt32(keys.count)
        if keys.count * 2 > slots.count { grow() }
        return keys.count - 1
    }

    /// The place of a number; nil where it was not seen.
    func find(_ key: UInt32) -> Int? {
        var slot = place(key)
        while slots[slot] != 0 {
            let known = Int(slots[slot]) - 1
            if keys[known] == key { return known }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func place(_ key: UInt32) -> Int {
        // The upper half of the product, which all bits of the key have a say in; a shift binds before the product.
        Int(truncatingIfNeeded: ((UInt64(key) &+ 1) &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (index, key) in keys.enumerated() {
            var slot = place(key)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(index + 1)
        }
    }
}
