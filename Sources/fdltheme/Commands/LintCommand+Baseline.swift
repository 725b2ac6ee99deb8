// Writing what `lint` finds as a baseline. Must not know what makes a finding the same.

import NSSSyntax
import ThemeLint

extension LintCommand {
    /// Writes what is found as a baseline, unless something could not be read: what is known there would be lost.
    func writeBaseline(
        _ sheets: [Input], _ path: FilePath, _ threads: Int, _ code: ExitCode, _ console: inout Console
    ) -> ExitCode {
        var code = code
        var entries: [Baseline.Entry] = []
        var others = 0
        func deliver(_: Int, _ known: Known) {
            if let error = known.error {
                console.complain(error)
                code = .inputOutput
            }
            entries += known.entries
            others += known.others
        }
        Workers.run(
            count: sheets.count, threads: threads, state: { setup.memory() },
            job: { known(sheets[$1], from: path.folder, $0) }, deliver: deliver)
        do throws(FileError) {
            if code == .inputOutput {
                throw FileError(path.text, reason: "Not written, since not everything could be read")
            }
            try FileReplacement.write(Baseline(entries).bytes, to: path)
        } catch {
            console.complain(error)
            return .inputOutput
        }
        let count = entries.reduce(0) { $0 + $1.count }
        console.tell("\(count) \(count == 1 ? "finding" : "findings") written to \(path.text)")
        if others > 0 {
            console.output.write("\(others) more cost a whole sheet or the app and cannot be left: mend them first\n")
        }
        return code
    }

    /// What a baseline is to have of one sheet.
    private struct Known: Sendable {
        var entries: [Baseline.Entry] = []
        var others = 0
        var error: FileError?
    }

    private func known(_ input: Input, from folder: FilePath, _ memory: LintSetup.Memory) -> Known {
        if input.isSettings { return Known() }
        do throws(FileError) {
            let (entries, others) = setup.known(try input.read(), at: input.place, from: folder, memory)
            return Known(entries: entries, others: others)
        } catch {
            return Known(error: error)
        }
    }
}
