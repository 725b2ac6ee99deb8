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
    /// True where there should be a baseline and is none: nothing could be told apart then.
    let lacksBaseline: Bool

    /// All of the files that the options name.
    static func paths(_ arguments: Arguments) -> [FilePath] {
        (arguments.values("base") + arguments.values("catalogue") + [baselineName(arguments)].compactMap { $0 })
            .map { FilePath($0) }
    }

    /// The baseline to read; nil also where one is to be written.
    private static func baselineName(_ arguments: Arguments) -> String? {
        arguments.has("write-baseline") ? nil : arguments.value("baseline")
    }

    /// Reads the files that the options name.
    init(_ arguments: Arguments, _ console: inout Console) {
        catalogue = CatalogueFiles(arguments)
        for name in arguments.values("base") {
            do throws(FileError) {
                base.append(Source(name: name, bytes: try Files.read(FilePath(name))))
            } catch {
                console.complain(error)
                code = .inputOutput
            }
        }
        for error in catalogue.errors { console.complain(error) }
        code = max(code, catalogue.code)
        guard let baselineName = Self.baselineName(arguments) else {
            lacksBaseline = false
            return
        }
        do throws(FileError) {
            let bytes = try Files.read(FilePath(baselineName))
            do throws(Baseline.Fault) {
                baseline = (try Baseline(bytes: bytes), FilePath(baselineName).folder)
            } catch {
                console.complain("\(baselineName): line \(error.line) is none of a baseline")
                code = max(code, .usage)
            }
        } catch {
            console.complain(error)
            code = .inputOutput
        }
        lacksBaseline = baseline == nil
    }
}
