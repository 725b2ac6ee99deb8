// Places of a sheet as SARIF writes them. Must not know what is found there.

import NSSSyntax

/// A sheet with its lines and UTF-16 columns.
struct SARIFPlaces {
    /// The sheet.
    let source: Source
    private let table: LineTable
    private let columns: UTF16Columns
    private let address: String

    /// Finds the places of a sheet.
    init(_ source: Source) {
        self.source = source
        table = LineTable(source)
        columns = UTF16Columns(source)
        address = Self.address(of: source.name)
    }

    /// Writes the member `physicalLocation`.
    func writeLocation(_ range: TextRange, to json: inout JSONWriter) {
        json.key("physicalLocation")
        json.object { json in
            writeArtifact(to: &json)
            json.key("region")
            writeRegion(range, to: &json)
        }
    }

    /// Writes the member `artifactLocation`.
    func writeArtifact(to json: inout JSONWriter) {
        json.key("artifactLocation")
        json.object(inline: true) { json in json.member("uri", address) }
    }

    /// Writes a region. One that holds nothing is a place to insert at.
    func writeRegion(_ range: TextRange, to json: inout JSONWriter) {
        let start = table.position(at: range.start)
        let end = table.position(at: range.end)
        json.object(inline: true) { json in
            json.member("startLine", start.line)
            json.member("startColumn", columns.column(of: start))
            json.member("endLine", end.line)
            json.member("endColumn", columns.column(of: end))
            json.member("byteOffset", start.offset)
            json.member("byteLength", end.offset - start.offset)
        }
    }

    /// A file's name as a URI reference (RFC 3986): every byte but letters, digits, `-._~` and `/` is escaped, so that
    /// no part of a name can be taken for a scheme, a query or a fragment.
    static func address(of name: String) -> String {
        var bytes: [UInt8] = []
        if name.utf8.first == UInt8(ascii: "/") { bytes.write("file://") }
        for byte in name.withoutCurrentFolder.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                bytes.append(byte)
            default:
                bytes.append(UInt8(ascii: "%"))
                bytes.write(hex: UInt32(byte), digits: 2)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The sheets of notes that one report has needed so far.
struct SARIFPlacesCache {
    private var known: [String: SARIFPlaces] = [:]

    /// The places of a sheet. Sheets are told apart by name and size, as reports do.
    mutating func places(of source: Source) -> SARIFPlaces {
        if let places = known[source.name], places.source.bytes.count == source.bytes.count { return places }
        let places = SARIFPlaces(source)
        known[source.name] = places
        return places
    }
}
