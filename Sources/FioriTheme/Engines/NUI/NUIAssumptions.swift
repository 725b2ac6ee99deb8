// What the NUI reader takes for granted about Foundation without having seen it on a device. Knows nothing else.

/// The assumptions that a run on a Mac could overturn, each in this one place.
package enum NUIAssumptions {
    /// A byte order mark that begins the file is gone before NUI sees the text (SP:32, 39 decode as UTF-8; unverified
    /// on a device). Anywhere else U+FEFF is an illegal character.
    static let leadingByteOrderMarkIsDropped = true

    /// Whether `whitespaceAndNewline` holds U+200B, zero width space (WS:35; unverified on a device). Its documentation
    /// lists the separators by category, and U+200B is a format character.
    static let zeroWidthSpaceIsWhiteSpace = false
}
