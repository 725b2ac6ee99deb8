// The recorded facts as JSON, for tests to compare with. Must not know the code under test.

import Foundation
import Testing

/// A file of recorded facts.
struct Facts {
    private let value: Any

    /// Reads `Tests/Fixtures/facts/NAME.json`.
    init(_ name: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/facts/" + name + ".json")
        value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    }

    private init(value: Any) { self.value = value }

    subscript(key: String) -> Facts { Facts(value: (value as? [String: Any])?[key] ?? NSNull()) }

    var list: [Facts] { ((value as? [Any]) ?? []).map(Facts.init(value:)) }
    var keys: Set<String> { Set(((value as? [String: Any]) ?? [:]).keys) }
    var text: String? { value as? String }
    var number: Int? { value as? Int }
    var texts: [String] { list.compactMap(\.text) }
    var map: [String: String] { (value as? [String: String]) ?? [:] }
}
