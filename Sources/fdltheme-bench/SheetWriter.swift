// Writes one stream of items as a theme sheet and, beside it, as the CSS twin that a CSS tool reads for the same work.

/// A value as it is spelt in a sheet.
enum Value: Equatable {
    case text(String)
    /// A use of the variable with this name.
    case reference(String)
}

/// A declaration of a generated block.
struct Declaration {
    let name: String
    let value: Value
}

/// The sheet and its twin, written through small buffers: what this process holds counts into the memory of what it starts.
struct SheetWriter {
    private var sheet: OutputFile
    private var twin: OutputFile?
    private var rootIsOpen = false

    /// Bytes of the sheet so far.
    var size: Int { sheet.size }

    init(sheet path: String, twin twinPath: String?) throws(BenchError) {
        sheet = try OutputFile(path)
        if let twinPath { twin = try OutputFile(twinPath) }
    }

    mutating func comment(_ text: String) throws(BenchError) {
        let line = "/* \(text) */\n"
        try sheet.write(line)
        try twin?.write(line)
    }

    mutating func definition(_ name: String, _ value: String) throws(BenchError) {
        try sheet.write("@\(name): \(value);\n")
        guard twin != nil else { return }
        if !rootIsOpen { try twin?.write(":root {\n") }
        rootIsOpen = true
        try twin?.write("    --\(name): \(value);\n")
    }

    mutating func block(_ classPaths: [String], _ declarations: [Declaration], indent: String) throws(BenchError) {
        try closeRoot()
        try sheet.write(indent + classPaths.joined(separator: ", ") + " {\n")
        for declaration in declarations {
            try sheet.write("\(indent)    \(declaration.name): \(SheetWriter.spell(declaration.value));\n")
        }
        try sheet.write("\(indent)}\n\n")
        guard twin != nil else { return }
        try twin?.write(indent + classPaths.map { "." + $0 }.joined(separator: ", ") + " {\n")
        for declaration in declarations {
            try twin?.write("\(indent)    \(declaration.name): \(SheetWriter.spellTwin(declaration.value));\n")
        }
        try twin?.write("\(indent)}\n\n")
    }

    mutating func openMedia(_ condition: String) throws(BenchError) {
        try closeRoot()
        try sheet.write("@media \(condition) {\n")
        try twin?.write("@media \(SheetWriter.twinCondition(condition)) {\n")
    }

    mutating func closeMedia() throws(BenchError) {
        try sheet.write("}\n\n")
        try twin?.write("}\n\n")
    }

    mutating func finish() throws(BenchError) {
        try closeRoot()
        try sheet.close()
        try twin?.close()
    }

    private mutating func closeRoot() throws(BenchError) {
        if rootIsOpen { try twin?.write("}\n") }
        rootIsOpen = false
    }

    private static func spell(_ value: Value) -> String {
        switch value {
        case .text(let text): text
        case .reference(let name): "@" + name
        }
    }

    private static func spellTwin(_ value: Value) -> String {
        switch value {
        // CSS has no names with a dot or a slash in them.
        case .text(let text): String(text.map { $0 == "/" || ($0 == "." && text.hasSuffix("png")) ? "-" : $0 })
        case .reference(let name): "var(--\(name))"
        }
    }

    /// CSS knows widths, not devices.
    private static func twinCondition(_ condition: String) -> String {
        switch condition {
        case "(device: ipad)": "(min-width: 768px)"
        case "(device: iphone)": "(max-width: 767px)"
        case "(device: ipad) and (orientation: landscape)": "(min-width: 768px) and (orientation: landscape)"
        case "(device: iphone) and (orientation: portrait)": "(max-width: 767px) and (orientation: portrait)"
        default: condition
        }
    }
}
