// What users of such sheets complained of or wished for, each with a sheet that shows it: the tool says it.

import Foundation
import TestSupport
import Testing

@Suite("Reports of users")
struct UserReportTests {
    /// One report: sheets, what is run on them, and what has to come out.
    struct UserReport: Decodable, Sendable, CustomTestStringConvertible {
        struct Step: Decodable, Sendable {
            let run: [String]
            let code: Int32?
            /// Ids of the rules that speak, in order of place.
            let rules: [String]?
            let contains: [String]?
            let lacks: [String]?
            let errors: [String]?
        }

        let number: Int
        let about: String
        let sheets: [String: String]?
        let runs: [Step]?
        /// What of the report no sheet can show, and why.
        let notApplicable: String?

        var testDescription: String { "\(number): \(about)" }
    }

    private struct Table: Decodable {
        let reports: [UserReport]
    }

    static let reports: [UserReport] = {
        let file = Fixtures.file("Tests/Fixtures/user-reports/reports.json")
        return (try? JSONDecoder().decode(Table.self, from: Data(contentsOf: file)))?.reports ?? []
    }()

    @Test("every report is there once, with what is to come out or with the reason why nothing can")
    func complete() {
        #expect(
            Self.reports.map(\.number) == [
                1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40,
                41, 43, 44, 46, 47, 49, 50, 52, 53, 55, 56,
            ])
        for report in Self.reports {
            #expect(report.runs?.isEmpty == false || report.notApplicable != nil, "\(report)")
            for step in report.runs ?? [] {
                let says = step.rules != nil || step.contains?.isEmpty == false || step.code != nil
                #expect(says, "\(report.number): \(step.run) could not fail")
            }
        }
    }

    @Test("the tool says it", arguments: reports)
    func said(_ report: UserReport) throws {
        let workspace = try Workspace()
        for (name, text) in report.sheets ?? [:] { try workspace.write(name, text) }
        for step in report.runs ?? [] {
            let run = try workspace.run(step.run)
            if let code = step.code { #expect(run.code == code, "\(step.run): \(run.text)") }
            if let rules = step.rules { #expect(Self.rules(run.text) == rules, "\(step.run): \(run.text)") }
            for words in step.contains ?? [] { #expect(run.text.contains(words), "\(step.run): \(run.text)") }
            for words in step.lacks ?? [] { #expect(!run.text.contains(words), "\(step.run): \(run.text)") }
            for words in step.errors ?? [] { #expect(run.errorText.contains(words), "\(step.run)") }
        }
    }

    /// The ids at the ends of a report's headings.
    private static func rules(_ text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            guard line.hasSuffix("]"), let start = line.lastIndex(of: "[") else { return nil }
            let severities = [": error: ", ": warning: ", ": advice: "]
            guard severities.contains(where: { line.contains($0) }) else { return nil }
            return String(line[line.index(after: start)...].dropLast())
        }
    }
}
