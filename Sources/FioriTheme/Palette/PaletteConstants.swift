// Which `@names` the SDK itself provides. Must not know which sheet asks.

package import NSSSyntax

/// The palette's colours as variables.
package enum PaletteConstants {
    /// True for `@name` and `@name_suffix` of any palette version: a name that is only newer or older than the chosen
    /// palette is not undefined, other rules speak of it.
    package static func isKnown(_ variable: String) -> Bool {
        guard variable.utf8.first == UInt8(ascii: "@") else { return false }
        return ColorNames.sdk.key(String(variable.dropFirst())) != nil
    }

    /// All names that still mean something.
    package static let names = SpellingList(ColorNames.sdk.names.filter { $0.status != .unavailable }.map { $0.text })
    /// The same with their `@`, for suggestions.
    package static let all = names.names.map { "@" + $0 }
}
