// A version of SAP's SDK and the order of versions. Must not know what came with which.

/// A version of the SDK for iOS, such as 9.1 or 25.08.
package struct SDKVersion: Comparable, Hashable, Sendable {
    /// The version as it was written.
    package let text: String
    private let numbers: [Int]

    /// Reads numbers with dots between them; nil for any other text.
    package init?(_ text: String) {
        var numbers: [Int] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard part.utf8.count < 6, let number = Int(part), number >= 0 else { return nil }
            numbers.append(number)
        }
        // 9 is 9.0.
        while numbers.last == 0 { numbers.removeLast() }
        guard !text.isEmpty else { return nil }
        self.numbers = numbers
        self.text = text
    }

    /// True for the same numbers, however they are written.
    package static func == (left: SDKVersion, right: SDKVersion) -> Bool { left.numbers == right.numbers }

    /// Takes in the numbers.
    package func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

    /// Orders by age.
    package static func < (left: SDKVersion, right: SDKVersion) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}
