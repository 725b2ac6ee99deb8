// Characters of a text written another way, as each shell and formatter wants it. Knows none of them.

extension String {
    /// The text with some of its characters replaced; nil leaves one as it is.
    func escaping(_ replacement: (Character) -> String?) -> String {
        var result = ""
        for character in self {
            if let replaced = replacement(character) { result += replaced } else { result.append(character) }
        }
        return result
    }
}
