// What every report writer gets: the files that were looked at and what was found. Knows no output format.

package import NSSSyntax
package import ThemeLint

/// All that one run of the linter has to say.
package struct Report: Sendable {
    /// The files, in the order they are reported in.
    package var files: [FileReport]
    /// Version of the tool.
    package var toolVersion: String
    /// Number of fixes that were applied before; the findings are what remains.
    package var fixesApplied: Int
    /// Sheets that could not be read.
    package var unread: [UnreadSheet] = []

    /// Makes a report.
    package init(files: [FileReport], toolVersion: String, fixesApplied: Int = 0) {
        self.files = files
        self.toolVersion = toolVersion
        self.fixesApplied = fixesApplied
    }

    /// Counts of everything, made anew at each call.
    package var summary: ReportSummary { totals.summary }

    /// What is known when all files are in.
    var totals: ReportTotals {
        var totals = ReportTotals()
        totals.fixesApplied = fixesApplied
        totals.unread = unread
        for file in files { totals.summary.add(file) }
        return totals
    }
}

/// What was found in one file.
package struct FileReport: Sendable {
    /// The sheet that the findings' ranges lie in.
    package var source: Source
    /// What was found, in the order of the places.
    package var findings: [Diagnostic]
    /// What happens at launch, one for each engine asked for.
    package var forecast: [Forecast]
    /// Number of findings that the sheet's author or the baseline silenced.
    package var suppressed: Int

    /// Makes a file's report.
    package init(source: Source, findings: [Diagnostic], forecast: [Forecast] = [], suppressed: Int = 0) {
        self.source = source
        self.findings = findings
        self.forecast = forecast
        self.suppressed = suppressed
    }
}

/// How many there are of each.
package struct ReportSummary: Hashable, Sendable {
    /// Files looked at.
    package var files = 0
    /// Findings of severity error.
    package var errors = 0
    /// Findings of severity warning.
    package var warnings = 0
    /// Findings of severity advice.
    package var advice = 0
    /// Findings silenced.
    package var suppressed = 0
    /// Findings with a fix that is safe.
    package var fixable = 0

    /// Findings of any severity.
    package var findings: Int { errors + warnings + advice }

    /// Nothing yet.
    package init() {}

    /// Counts a file.
    package mutating func add(_ file: FileReport) {
        files += 1
        suppressed += file.suppressed
        for finding in file.findings {
            switch finding.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .advice: advice += 1
            }
            if finding.fixes.contains(where: { $0.safety == .safe }) { fixable += 1 }
        }
    }

    /// Adds the counts of others.
    package mutating func add(_ other: ReportSummary) {
        files += other.files
        errors += other.errors
        warnings += other.warnings
        advice += other.advice
        suppressed += other.suppressed
        fixable += other.fixable
    }

    /// Number of findings at least as severe as this.
    package func count(atLeast severity: Diagnostic.Severity) -> Int {
        switch severity {
        case .error: errors
        case .warning: errors + warnings
        case .advice: findings
        }
    }
}
