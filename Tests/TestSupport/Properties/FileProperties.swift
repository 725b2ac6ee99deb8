// What holds of the project's other files on any bytes: settings, a baseline, a catalogue. Must not know where they come from.

import FioriTheme
import NSSSyntax
import ThemeLint

/// The properties of what is read beside sheets.
package enum FileProperties {
    /// Settings: what is wrong with them lies in them, in order.
    package static func settings(_ bytes: [UInt8]) -> String? {
        let settings = Settings(SyntaxTree(Source(name: ".fdltheme.nss", bytes: bytes)))
        return places(settings.findings, bytes)
    }

    /// A company's catalogue: the same, and every class path that it adds can be asked about.
    package static func catalogue(_ bytes: [UInt8]) -> String? {
        let (catalogue, findings) = Catalogue.sdk.adding(Stylesheet(Source(name: "catalogue.nss", bytes: bytes)))
        for path in catalogue.pathNames.suffix(20) where catalogue.path(path) == nil {
            return "'\(path)' is named and not known"
        }
        for name in catalogue.componentNames.suffix(20) where catalogue.component(name) == nil {
            return "'\(name)' is named and not known"
        }
        return places(findings, bytes)
    }

    /// A baseline: what is read and written again is read alike.
    package static func baseline(_ bytes: [UInt8]) -> String? {
        guard let once = try? Baseline(bytes: bytes) else { return nil }
        guard let again = try? Baseline(bytes: once.bytes) else { return "what was written cannot be read" }
        return once.entries == again.entries ? nil : "what was written is read otherwise"
    }

    private static func places(_ findings: [Diagnostic], _ bytes: [UInt8]) -> String? {
        for finding in findings where finding.range.start > finding.range.end || finding.range.end > bytes.count {
            return "\(finding.rule) lies beyond the file"
        }
        return nil
    }
}
