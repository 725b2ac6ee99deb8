// From the paths of a command line to the sheets to read. Must not know what is done with them.

import NSSSyntax
import ThemeLint

/// A sheet to be read.
struct Input: Sendable {
    /// The file; nil for standard input.
    let path: FilePath?
    /// What reports call it.
    let name: String
    /// True where a symbolic link led out of the folder that was named: such a file is nobody's to change unasked.
    private(set) var isElsewhere = false
    /// True where a folder was named, and not the sheet.
    private(set) var isFound = false
    /// True for a settings file, which is no theme and is checked as what it is.
    private(set) var isSettings = false

    /// Where it stands; for standard input where its name says that it does.
    var place: FilePath { path ?? FilePath(name) }

    /// A sheet in a file or device, or standard input under the name given for it.
    init(_ path: FilePath, standardInputName: String, project: Project? = nil) {
        self.path = path.isStandardInput ? nil : path
        name = path.isStandardInput ? standardInputName : path.name
        isSettings = Project.isFile(place, of: project)
    }

    /// A sheet that was found in a folder.
    init(found path: FilePath, isElsewhere: Bool, project: Project?) {
        self.path = path
        // Without the `./` of a walk through `.`: build servers match names with those of version control.
        name = path.simplified.name
        self.isElsewhere = isElsewhere
        isFound = true
        isSettings = Project.isFile(path, of: project)
    }

    /// Refuses a settings file that was named where a theme is wanted: its blocks would be taken for class paths.
    func checkTheme() throws(UsageError) {
        if isSettings, !isFound {
            throw UsageError("'\(name)' is a settings file, no theme; 'fdltheme lint' checks it")
        }
    }

    /// Reads it.
    func read() throws(FileError) -> Source {
        if let path { return Source(name: name, bytes: try Files.read(path)) }
        return Source(name: name, bytes: try Files.readStandardInput())
    }

    /// Writes a file anew that was read as a source, unless somebody else has written it since.
    func write(_ bytes: [UInt8], over source: Source, to path: FilePath) throws(FileError) {
        guard try Files.kind(of: path) == .file else {
            throw FileError(
                name, reason: "Left as it is, since it is no regular file; '-' takes a pipe and prints the new text")
        }
        let now = try Files.read(path)
        // A link and what it leads to are one file, and the other one may have been written already.
        if now == bytes { return }
        guard now == source.bytes else {
            throw FileError(name, reason: "Left as it is, since it has changed while it was read; try again")
        }
        try FileReplacement.write(bytes, to: path)
    }
}

/// The sheets that a command line names.
struct Inputs {
    /// In the order of the command line, folders spread out, each sheet once.
    private(set) var sheets: [Input] = []
    /// Paths that cannot be read.
    private(set) var errors: [FileError] = []
    /// The folders that were looked through.
    private(set) var folders: [FilePath] = []
    /// A sheet that was passed over since the project excludes it; nil where there was none.
    private(set) var passedOver: FilePath?
    /// What is in `sheets`, by its bytes.
    private var seen = NameStore()
    private let excluded: [FilePath]
    private let project: Project?

    /// Spreads out paths; `-` is standard input under the name given for it. What the project excludes is passed over
    /// in folders; named by itself it is read.
    init(paths: [FilePath], standardInputName: String, project: Project? = nil) {
        self.project = project
        excluded = (project?.paths(.exclude) ?? []).map { $0.absolute }
        for path in paths {
            if path.isStandardInput {
                // The empty path is nobody's.
                if isNew(FilePath("")) {
                    sheets.append(Input(path, standardInputName: standardInputName, project: project))
                }
            } else {
                add(path, isAlone: paths.count == 1)
            }
        }
    }

    /// The sheets where themes are wanted: a settings file is refused where it was named, passed over in a folder.
    func themes() throws(UsageError) -> [Input] {
        for sheet in sheets { try sheet.checkTheme() }
        return sheets.filter { !$0.isSettings }
    }

    /// Why there is nothing to do; nil where there is something, or where what is wrong has been said already.
    var emptiness: String? {
        guard sheets.isEmpty, errors.isEmpty else { return nil }
        guard let passedOver else { return "no .nss file found" }
        return "no .nss file found that the settings do not exclude; '\(passedOver.text)' is read where it is named"
    }

    private mutating func add(_ path: FilePath, isAlone: Bool) {
        do throws(FileError) {
            switch try Files.kind(of: path) {
            case .file, .stream:
                // With one path there is nothing to compare with; the set alone takes longer than reading a small sheet.
                if isAlone || isNew(path.simplified) {
                    sheets.append(Input(path, standardInputName: "", project: project))
                }
            case .folder:
                let walk = FileWalk(path)
                errors.append(contentsOf: walk.errors)
                folders += walk.folders
                for sheet in walk.sheets {
                    if isExcluded(sheet) {
                        passedOver = passedOver ?? sheet.simplified
                    } else if isNew(sheet.simplified) {
                        let isElsewhere = walk.linkedSheets.contains(sheet) && Self.leads(sheet, outOf: path)
                        sheets.append(Input(found: sheet, isElsewhere: isElsewhere, project: project))
                    }
                }
            }
        } catch {
            errors.append(error)
        }
    }

    private mutating func isNew(_ path: FilePath) -> Bool {
        let count = seen.count
        _ = seen.intern(TextRange(0, path.bytes.count), in: path.bytes.span)
        return seen.count > count
    }

    private static func leads(_ sheet: FilePath, outOf folder: FilePath) -> Bool {
        guard let place = try? sheet.real(), let root = try? folder.real() else { return true }
        return !place.isInside(root)
    }

    private func isExcluded(_ sheet: FilePath) -> Bool {
        if excluded.isEmpty { return false }
        let path = sheet.absolute
        return excluded.contains { path.isInside($0) }
    }
}
