// The parts of a progress banner and when each is seen. Must not know colours or places.

/// A part of a progress banner. The names are the SDK's, as class paths have them.
public enum ProgressBannerPart: String, CaseIterable, Hashable, Sendable {
    /// The message.
    case titleLabel
    /// The line below the banner.
    case dividerBottom
    /// The line above the message.
    case messageBannerDividerTop
    /// The progress bar.
    case progressBar
    /// The background while a finger is on the banner.
    case contentViewTapped
    /// The message when the work is done.
    case completionLabel
    /// The picture beside the message.
    case syncIcon
    /// The check mark when the work is done.
    case completionCheckMark
    /// The picture of the button that closes the banner.
    case closeIcon
}

extension ProgressBannerMessageView {
    /// The parts that are seen, in the order of the parts' cases. What belongs to which phase is inferred from the
    /// parts' names.
    public var visibleParts: [ProgressBannerPart] { ProgressBannerPart.allCases.filter { isVisible($0) } }

    /// Whether a part is seen.
    public func isVisible(_ part: ProgressBannerPart) -> Bool {
        switch part {
        case .titleLabel, .dividerBottom, .messageBannerDividerTop, .progressBar, .syncIcon, .closeIcon:
            phase == .running
        case .completionCheckMark: phase == .completed
        case .completionLabel: phase == .completed && completionMessage != nil
        case .contentViewTapped: isHighlighted
        }
    }

    /// The text that is seen: the message, the completion message, or none.
    var visibleText: String {
        switch phase {
        case .hidden: ""
        case .running: message
        case .completed: completionMessage ?? ""
        }
    }

    /// The colour of the message; nil where the theme gives none, or none that is fixed. Under a finger without a
    /// colour of its own it keeps the normal one, as controls of UIKit do.
    public func titleColor(for traits: Traits) -> Color? {
        let colors = style.titleLabel.fontColor
        let color = (isHighlighted ? colors[.highlighted] : nil) ?? colors[.normal]
        return color?.color(for: traits)
    }
}
