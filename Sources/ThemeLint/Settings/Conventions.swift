// The forms that a project may have agreed on for names and hex digits. Must not know where they were written down.

/// How the names of variables are written.
package enum NameConvention: String, Sendable {
    /// `brandShade`
    case camel
    /// `brand-shade`
    case kebab
    /// However the author likes.
    case any
}

/// How hex digits are written.
package enum HexConvention: String, Sendable {
    /// `#5B35C8`
    case upper
    /// `#5b35c8`
    case lower
    /// However the author likes.
    case any
}
