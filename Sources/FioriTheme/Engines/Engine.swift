// The run-times that read theming stylesheets. How they read them is data: see EngineFacts.

/// A run-time that reads `.nss` sheets.
public enum Engine: UInt8, CaseIterable, Sendable, Hashable {
    /// SAPFiori, SAP's closed UIKit framework: a fork of NUI.
    case uikit
    /// The theme manager of SAP/cloud-sdk-ios-fiori.
    case swiftui
    /// Open-source NUI 0.5.
    case nui

    /// The name used on the command line and in reports.
    public var name: String {
        switch self {
        case .uikit: "uikit"
        case .swiftui: "swiftui"
        case .nui: "nui"
        }
    }

    /// What it is called in a sentence.
    public var title: String {
        switch self {
        case .uikit: "SAPFiori (UIKit)"
        case .swiftui: "the SwiftUI theme manager"
        case .nui: "NUI"
        }
    }

    /// The engine of a name, or nil.
    public init?(name: String) {
        for engine in Engine.allCases where engine.name == name {
            self = engine
            return
        }
        return nil
    }
}
