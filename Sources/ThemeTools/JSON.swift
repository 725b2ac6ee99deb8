// A JSON value, for documents that are built before they are written. Knows no report.

/// Any JSON value. An object keeps its members in the order they were given.
package enum JSON: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([JSON])
    /// Names and values.
    case object([Member])

    /// One name with its value.
    package struct Member: Hashable, Sendable {
        /// The name.
        package var name: String
        /// The value.
        package var value: JSON

        /// Makes a member.
        package init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// The value of an object's first member of a name; nil for anything else.
    package subscript(_ name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        for member in members where member.name == name { return member.value }
        return nil
    }

    /// The value as text: on lines of their own with an indent of two blanks, or all on one.
    package func bytes(compact: Bool = false) -> [UInt8] {
        var writer = JSONWriter(compact: compact)
        writer.value(self)
        if !compact { writer.finish() }
        return writer.bytes
    }
}

extension JSONWriter {
    /// Writes a value.
    package mutating func value(_ value: JSON) {
        switch value {
        case .null: null()
        case .bool(let value): bool(value)
        case .integer(let number): integer(number)
        case .number(let number): self.number(number)
        case .string(let text): string(text)
        case .array(let elements):
            array { writer in
                for element in elements { writer.value(element) }
            }
        case .object(let members):
            object { writer in
                for member in members {
                    writer.key(member.name)
                    writer.value(member.value)
                }
            }
        }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    /// A text.
    package init(stringLiteral value: String) { self = .string(value) }
    /// A whole number.
    package init(integerLiteral value: Int) { self = .integer(value) }
    /// `true` or `false`.
    package init(booleanLiteral value: Bool) { self = .bool(value) }
}
