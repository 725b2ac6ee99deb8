// The tool's version, in one place.

/// What `--version` says and reports carry.
enum Version {
    static let current = "0.1.0"
}
