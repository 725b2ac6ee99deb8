// The files besides the sheets that decide what `lint` says: base sheets, catalogues, a baseline. Must not know rules.

import NSSSyntax
import ThemeLint

/// What a run of `lint` reads before the first sheet.
struct LintFiles {
    /// The base sheets, lowest first.
    private(set) var base: [Source] = []
    /// The user's own catalogues.
    let catalogue: CatalogueFiles
    /// The known findings, and the folder that their paths lead from.
    private(set) var baseline: (known: Baseline, folder: FilePath)?
    /// What the files alone make of the exit code.
    private(set) var code = ExitCode.clean
    /// True where one of them cannot be read: what is found without it, or mended, may be wrong.
    private(set) var isIncomplete = false

    /// All of the files that the options name.
    static func paths(_ arguments: Arguments) -> [FilePath] {
        arguments.paths("base") + arguments.paths("catalogue") + [baselinePath(arguments)].compactMap { $0 }
    }

    /// The baseline to read; nil also where one is to be written.
    private static func baselinePath(_ arguments: Arguments) -> FilePath? {
        arguments.has("write-baseline") ? nil : arguments.path("baseline")
    }

    /// Reads the files that the options name.
    init(_ arguments: Arguments, _ console: inout Console) {
        catalogue = CatalogueFiles(arguments)
        for path in arguments.paths("base") {
            do throws(FileError) {
                base.append(Source(name: path.text, bytes: try Files.read(path)))
            } catch {
                console.complain(error)
                code = .inputOutput
            }
        }
        for error in catalogue.errors { console.complain(error) }
        code = max(code, catalogue.code)
        if let path = Self.baselinePath(arguments) { readBaseline(path, &console) }
        if isIncomplete || code == .inputOutput {
            isIncomplete = true
            console.remark("no sheet is looked at, since what is found depends on this file")
        }
    }

    private mutating func readBaseline(_ path: FilePath, _ console: inout Console) {
        do throws(FileError) {
            let bytes = try Files.read(path)
            do throws(Baseline.Fault) {
                baseline = (try Baseline(bytes: bytes), path.folder)
            } catch {
                console.complain("\(path.text): line \(error.line) is none of a baseline")
                code = max(code, .usage)
                isIncomplete = true
            }
        } catch {
            console.complain(error)
            code = .inputOutput
        }
    }
}
