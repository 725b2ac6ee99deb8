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
    var isElsewhere = false

    /// Reads it.
    func read() throws(FileError) -> Source {
        if let path { return Source(name: name, bytes: try Files.read(path)) }
        return Source(name: name, bytes: try Files.readStandardInput())
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
    private var seen: Set<FilePath> = []
    private let excluded: [FilePath]

    /// Spreads out paths; `-` is standard input under the name given for it. What the project excludes is passed over
    /// in folders; named by itself it is read.
    init(paths: [String], standardInputName: String, project: Project? = nil) {
        excluded = (project?.values(.exclude) ?? []).map { FilePath($0).absolute }
        for path in paths {
            if path == "-" {
                // A file can be called `-` too, as `./-`; the empty path is nobody's.
                if seen.insert(FilePath("")).inserted { sheets.append(Input(path: nil, name: standardInputName)) }
            } else {
                add(FilePath(path), name: path, isAlone: paths.count == 1)
            }
        }
    }

    private mutating func add(_ path: FilePath, name: String, isAlone: Bool) {
        do throws(FileError) {
            switch try Files.kind(of: path) {
            case .file, .stream:
                // With one path there is nothing to compare with; the set alone takes longer than reading a small sheet.
                if isAlone || seen.insert(path.simplified).inserted { sheets.append(Input(path: path, name: name)) }
            case .folder:
                let walk = FileWalk(path)
                errors.append(contentsOf: walk.errors)
                folders += walk.folders
                for sheet in walk.sheets where !isExcluded(sheet) && seen.insert(sheet.simplified).inserted {
                    // Without the `./` of a walk through `.`: build servers match names with those of version control.
                    sheets.append(
                        Input(
                            path: sheet, name: sheet.simplified.text,
                            isElsewhere: walk.linkedSheets.contains(sheet) && Self.leads(sheet, outOf: path)))
                }
            }
        } catch {
            errors.append(error)
        }
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
