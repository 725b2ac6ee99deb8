// Writes one stream of items as a theme sheet and, beside it, as twins in the languages that peers read for the same work.

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

/// The blanks and lines of a sheet and its twins.
struct Layout {
    let indent: String
    /// What follows the colon of a declaration or definition.
    let afterColon: String
    let beforeBrace: String
    let afterBlock: String

    /// As the formatter leaves it.
    static let tidy = Layout(indent: "    ", afterColon: " ", beforeBrace: " ", afterBlock: "\n")
    /// The formatter has something to do on each line of a block.
    static let untidy = Layout(indent: "\t", afterColon: "", beforeBrace: "", afterBlock: "")
}

/// The sheet and its twins, written through small buffers: what this process holds counts into the memory of what it starts.
struct SheetWriter {
    private let layout: Layout
    private var sheet: OutputFile
    private var twins: [Twin] = []

    /// Bytes of the sheet so far.
    var size: Int { sheet.size }

    /// Begins files of this name, each with the ending of its language.
    init(_ name: String, _ layout: Layout, twins languages: [TwinLanguage]) throws(BenchError) {
        self.layout = layout
        sheet = try OutputFile(name + ".nss")
        for language in languages { twins.append(try Twin(name, language, layout)) }
    }

    mutating func comment(_ text: String) throws(BenchError) {
        try sheet.write("/* \(text) */\n")
        for index in twins.indices { try twins[index].comment(text) }
    }

    mutating func definition(_ name: String, _ value: String) throws(BenchError) {
        try sheet.write("@\(name):\(layout.afterColon)\(value);\n")
        for index in twins.indices { try twins[index].definition(name, value) }
    }

    mutating func block(_ classPaths: [String], _ declarations: [Declaration], isNested: Bool) throws(BenchError) {
        let indent = isNested ? layout.indent : ""
        try sheet.write(indent + classPaths.joined(separator: ", ") + layout.beforeBrace + "{\n")
        for declaration in declarations {
            let value = SheetWriter.spell(declaration.value)
            try sheet.write("\(indent)\(layout.indent)\(declaration.name):\(layout.afterColon)\(value);\n")
        }
        try sheet.write("\(indent)}\n\(layout.afterBlock)")
        for index in twins.indices { try twins[index].block(classPaths, declarations, indent: indent) }
    }

    mutating func openMedia(_ condition: String) throws(BenchError) {
        try sheet.write("@media \(condition)\(layout.beforeBrace){\n")
        for index in twins.indices { try twins[index].openMedia(condition) }
    }

    mutating func closeMedia() throws(BenchError) {
        try sheet.write("}\n\(layout.afterBlock)")
        for index in twins.indices { try twins[index].closeMedia() }
    }

    mutating func finish() throws(BenchError) {
        try sheet.close()
        for index in twins.indices { try twins[index].finish() }
    }

    private static func spell(_ value: Value) -> String {
        switch value {
        case .text(let text): text
        case .reference(let name): "@" + name
        }
    }
}
