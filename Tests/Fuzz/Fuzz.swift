// What libFuzzer calls with bytes of its own making: a property of the project that is to hold for any bytes. Must not hold a
// property itself; the test suite asks the same ones of its fixtures.

import Glibc
import TestSupport

/// One thing to try: `FDLTHEME_FUZZ` names it.
private enum Subject: String {
    case syntax
    case lint
    case resolve
    case format
    case settings
    case catalogue
    case baseline

    /// The one that the environment names.
    static let chosen: Subject = {
        let name = unsafe getenv("FDLTHEME_FUZZ").map { unsafe String(cString: $0) } ?? "syntax"
        guard let subject = Subject(rawValue: name) else { fatalError("FDLTHEME_FUZZ names no subject: \(name)") }
        return subject
    }()

    /// The first property that the bytes break; nil where all hold.
    func violation(_ bytes: [UInt8]) -> String? {
        switch self {
        case .syntax: TreeProperties.violation(bytes)
        case .lint: FixProperties.violation(bytes)
        case .resolve: ThemeProperties.violation(bytes)
        case .format: LayoutProperties.violation(bytes)
        case .settings: FileProperties.settings(bytes)
        case .catalogue: FileProperties.catalogue(bytes)
        case .baseline: FileProperties.baseline(bytes)
        }
    }
}

/// libFuzzer's entry: a violation is a crash, so that it is kept and made small.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe start.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    if let violation = Subject.chosen.violation(bytes) { fatalError("\(Subject.chosen.rawValue): \(violation)") }
    return 0
}
