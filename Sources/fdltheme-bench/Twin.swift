// One twin of a sheet: the same items as another language spells them. Must not know how items are drawn.

/// A language that peers read.
enum TwinLanguage {
    /// Attributes keep their names; variables are custom properties.
    case css
    /// CSS in which a linter finds nothing: attributes become properties that CSS has.
    case standardCSS
    case scss
    case less

    /// How the name of a file ends.
    var ending: String {
        switch self {
        case .css: ".css"
        case .standardCSS: ".std.css"
        case .scss: ".scss"
        case .less: ".less"
        }
    }
}

/// A file that says what a sheet says.
struct Twin {
    private let language: TwinLanguage
    private let layout: Layout
    private var file: OutputFile
    private var rootIsOpen = false

    init(_ name: String, _ language: TwinLanguage, _ layout: Layout) throws(BenchError) {
        self.language = language
        self.layout = layout
        file = try OutputFile(name + language.ending)
    }

    mutating func comment(_ text: String) throws(BenchError) { try file.write("/* \(text) */\n") }

    mutating func definition(_ name: String, _ value: String) throws(BenchError) {
        let value = spell(.text(value))
        switch language {
        case .scss: try file.write("$\(name):\(layout.afterColon)\(value);\n")
        case .less: try file.write("@\(name):\(layout.afterColon)\(value);\n")
        case .css, .standardCSS:
            if !rootIsOpen { try file.write(":root\(layout.beforeBrace){\n") }
            rootIsOpen = true
            try file.write("\(layout.indent)--\(name):\(layout.afterColon)\(value);\n")
        }
    }

    mutating func block(_ classPaths: [String], _ declarations: [Declaration], indent: String) throws(BenchError) {
        try closeRoot()
        let selectors = classPaths.map { "." + $0 }.joined(separator: ", ")
        try file.write(indent + selectors + layout.beforeBrace + "{\n")
        for declaration in declarations {
            let name = property(declaration.name)
            try file.write("\(indent)\(layout.indent)\(name):\(layout.afterColon)\(spell(declaration.value));\n")
        }
        try file.write("\(indent)}\n\(layout.afterBlock)")
    }

    mutating func openMedia(_ condition: String) throws(BenchError) {
        try closeRoot()
        try file.write("@media \(Twin.condition(condition))\(layout.beforeBrace){\n")
    }

    mutating func closeMedia() throws(BenchError) { try file.write("}\n\(layout.afterBlock)") }

    mutating func finish() throws(BenchError) {
        try closeRoot()
        try file.close()
    }

    private mutating func closeRoot() throws(BenchError) {
        if rootIsOpen { try file.write("}\n") }
        rootIsOpen = false
    }

    // MARK: Spelling

    /// A state has no property in CSS; a name of the author's own is none that a linter knows better.
    private func property(_ attribute: String) -> String {
        if case .standardCSS = language { Vocabulary.properties[attribute] ?? "--" + attribute } else { attribute }
    }

    private func spell(_ value: Value) -> String {
        switch value {
        case .reference(let name):
            switch language {
            case .css, .standardCSS: return "var(--\(name))"
            case .scss: return "$" + name
            case .less: return "@" + name
            }
        case .text(let text):
            // A linter takes the font '72-Bold' for a number with an odd unit.
            if case .standardCSS = language, text.first?.isNumber == true, text.last?.isLetter == true {
                return "\"\(text)\""
            }
            // CSS has no names with a dot or a slash in them.
            return String(text.map { $0 == "/" || ($0 == "." && text.hasSuffix("png")) ? "-" : $0 })
        }
    }

    /// CSS knows widths, not devices.
    private static func condition(_ condition: String) -> String {
        switch condition {
        case "(device: ipad)": "(min-width: 768px)"
        case "(device: iphone)": "(max-width: 767px)"
        case "(device: ipad) and (orientation: landscape)": "(min-width: 768px) and (orientation: landscape)"
        case "(device: iphone) and (orientation: portrait)": "(max-width: 767px) and (orientation: portrait)"
        default: condition
        }
    }
}
