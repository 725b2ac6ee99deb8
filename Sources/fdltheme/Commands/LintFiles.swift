// The files besides the sheets that decide what `lint` says: base sheets, catalogues, a baseline. Must not know rules.

import NSSSyntax
import ThemeLint
import ThemeTools

/// What a run of `lint` reads before the first sheet.
struct LintFiles {
    /// The base sheets, lowest first.
    private(set) var base: [Source] = []
    /// The user's own catalogues.
    let catalogue: CatalogueFiles
    /// The known findings, and the folder that their paths lead from.
    private(set) var baseline: (known: Baseline, folder: FilePath)?
    private var baselineText: Source?
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

    /// With `--strict-baseline` what is said of sheets that the baseline has, and the folders that were looked through have no
    /// more; nil where that is nothing.
    func gone(_ arguments: Arguments, _ inputs: Inputs) -> FileReport? {
        // Where a folder could not be read, nothing is surely gone.
        guard arguments.has("strict-baseline"), inputs.errors.isEmpty, let baseline, let baselineText else {
            return nil
        }
        let folders = arguments.paths.filter { (try? Files.kind(of: $0)) == .folder }.map { $0.absolute }
        let findings = baseline.known.findings(in: baselineText) { name in
            let place = baseline.folder.appending(Array(name.utf8)).absolute
            return !Files.exists(place) && folders.contains { place.isInside($0) }
        }
        return findings.isEmpty ? nil : FileReport(source: baselineText, findings: findings)
    }

    private mutating func readBaseline(_ path: FilePath, _ console: inout Console) {
        do throws(FileError) {
            let bytes = try Files.read(path)
            do throws(Baseline.Fault) {
                baseline = (try Baseline(bytes: bytes), path.folder)
                baselineText = Source(name: path.text, bytes: bytes)
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
