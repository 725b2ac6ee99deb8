// Checks documents against a JSON Schema, in the small part of it that the project's schemas use. Must not know any.

import Foundation

/// A schema. A keyword that it does not know fails every document, so that no schema says more than is checked.
package struct JSONSchema {
    private let root: [String: Any]
    private static let silent: Set = ["$schema", "$defs", "title", "description"]

    /// Reads the schema of a path below the package.
    package init(_ path: String) throws {
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: Fixtures.file(path)))
        root = object as? [String: Any] ?? [:]
    }

    /// What is wrong with a document, each with its place; nothing where it keeps to the schema.
    ///
    /// - Parameters:
    ///   - document: One JSON value.
    ///   - definition: Name of the one of the schema's definitions to check against; nil for the whole schema.
    /// - Returns: The breaches, in no order that matters.
    package func breaches(in document: [UInt8], as definition: String? = nil) -> [String] {
        do {
            let value = try JSONSerialization.jsonObject(with: Data(document), options: .fragmentsAllowed)
            return check(value, against: definition.map { ["$ref": "#/$defs/\($0)"] } ?? root, at: "$")
        } catch {
            return ["no JSON: \(error)"]
        }
    }

    private func check(_ value: Any, against schema: [String: Any], at place: String) -> [String] {
        var breaches: [String] = []
        for (keyword, rule) in schema where !Self.silent.contains(keyword) {
            breaches += check(value, keyword, rule, schema, at: place)
        }
        return breaches
    }

    private func check(
        _ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], at place: String
    ) -> [String] {
        switch (keyword, rule) {
        case ("$ref", let path as String):
            let definitions = root["$defs"] as? [String: Any]
            guard let target = definitions?[path.replacingOccurrences(of: "#/$defs/", with: "")] as? [String: Any]
            else { return ["\(place): no definition \(path)"] }
            return check(value, against: target, at: place)
        case ("type", _):
            let types = rule as? [String] ?? [rule as? String ?? ""]
            return types.contains { Self.value(value, is: $0) } ? [] : ["\(place): is no \(types)"]
        case ("const", _): return Self.equal(value, rule) ? [] : ["\(place): is not \(rule)"]
        case ("enum", let choices as [Any]):
            return choices.contains { Self.equal(value, $0) } ? [] : ["\(place): \(value) is none of \(choices)"]
        case ("minimum", let least as Double):
            guard Self.value(value, is: "number"), let number = value as? Double else { return [] }
            return number >= least ? [] : ["\(place): \(number) is below \(least)"]
        case ("minLength", let least as Int):
            guard let text = value as? String else { return [] }
            return text.unicodeScalars.count >= least ? [] : ["\(place): a text of fewer than \(least)"]
        case ("minItems", let least as Int):
            guard let items = value as? [Any] else { return [] }
            return items.count >= least ? [] : ["\(place): a list of fewer than \(least)"]
        case ("items", let schema as [String: Any]):
            return (value as? [Any] ?? []).enumerated().flatMap { index, item in
                check(item, against: schema, at: "\(place)[\(index)]")
            }
        case ("required", let names as [String]):
            guard let object = value as? [String: Any] else { return [] }
            return names.filter { object[$0] == nil }.map { "\(place): no '\($0)'" }
        case ("properties", let properties as [String: Any]):
            guard let object = value as? [String: Any] else { return [] }
            return properties.flatMap { name, schema in
                object[name].map { check($0, against: schema as? [String: Any] ?? [:], at: "\(place).\(name)") } ?? []
            }
        case ("additionalProperties", let allowed as Bool) where !allowed:
            guard let object = value as? [String: Any] else { return [] }
            let known = schema["properties"] as? [String: Any] ?? [:]
            return object.keys.filter { known[$0] == nil }.map { "\(place): '\($0)' is not foreseen" }
        default: return ["\(place): the schema's '\(keyword)' is not understood"]
        }
    }

    private static func value(_ value: Any, is type: String) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "null": value is NSNull
        case "boolean": isBool(value)
        case "number": value is NSNumber && !isBool(value)
        case "integer": value is NSNumber && !isBool(value) && (value as? Double).map { $0 == $0.rounded() } == true
        default: false
        }
    }

    /// A number 0 or 1 and a truth value are one class to Foundation and two things to JSON.
    private static func isBool(_ value: Any) -> Bool {
        guard let number = value as? NSNumber else { return false }
        return number === NSNumber(value: true) || number === NSNumber(value: false)
    }

    private static func equal(_ left: Any, _ right: Any) -> Bool {
        (left as? NSObject)?.isEqual(right) == true && isBool(left) == isBool(right)
    }
}
