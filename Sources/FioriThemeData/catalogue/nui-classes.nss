/* The style classes of open-source NUI, of which SAPFiori embeds a fork. Every attribute is read by NUI's code; those
   that its README does not list stand in undocumented(). The fork may read more. The layout is described in naming.nss.
   system-states is concluded from how UIKit draws titles in bars since iOS 11, selected cells and segments; NUI itself
   only leaves such a state alone. title-text is what NUIUtilities.m, 24-36, puts into a dictionary as it comes.

   Source NUI = https://github.com/tombenner/nui at 744a36f74b28d43a7cc836ba85c62e4e0ccde78e: README.md and NUI/Core. */

/* Absent from the README. */
ActivityIndicator {
    kind: nui;
    styles: UIActivityIndicatorView;
    evidence: code(NUI);
    ActivityIndicator: exclude-subviews, exclude-views, undocumented(color);
}

/* Borders, corners and the highlighted colour are read only with background-color. font-color-disabled is not read,
   although the sheet that comes with NUI sets it. */
BarButton {
    kind: nui;
    styles: UIBarButtonItem;
    evidence: code(NUI), documented(NUI);
    overrides: background-image(background-color, background-color-top, background-tint-color),
        background-tint-color(background-color, background-color-top);
    system-states: inferred(font-color);
    title-text: font-color, font-name;
    BarButton: background-color(highlighted), background-color-bottom, background-color-top, background-image,
        background-image-insets, background-tint-color, border-color, border-width, corner-radius, font-color,
        font-name, font-size, text-shadow-color, text-shadow-offset;
}

/* Applied once, when the first sheet is loaded. Looked up as BarButton:BarButtonBack. */
BarButtonBack {
    kind: nui;
    styles: UIBarButtonItem;
    inherits: BarButton;
    evidence: code(NUI), documented(NUI);
    title-text: font-color, font-name;
    BarButtonBack: background-color, background-image, background-image-insets, background-tint-color, border-color,
        border-width, corner-radius, font-color, font-name, font-size, text-shadow-color, text-shadow-offset,
        undocumented(background-color-top, background-image-disabled, background-image-disabled-insets,
        background-image-highlighted, background-image-highlighted-insets, background-image-selected,
        background-image-selected-insets);
}

/* background-color paints the view; the same with -normal or another state makes an image for that state. */
Button {
    kind: nui;
    styles: UIButton;
    evidence: code(NUI), documented(NUI);
    overrides: title-insets(padding);
    Button: background-color(disabled, highlighted, normal, selected, selected-highlighted), background-color-bottom,
        background-color-top, background-image(disabled, highlighted, selected, selected-disabled,
        selected-highlighted), background-image-insets(disabled, highlighted, selected, selected-disabled,
        selected-highlighted), border-color, border-width, content-insets, corner-radius, exclude-subviews,
        exclude-views, font-color(disabled, highlighted, selected, selected-disabled, selected-highlighted),
        font-name, font-size, height, image(disabled, highlighted, selected, selected-disabled, selected-highlighted),
        image-insets(disabled, highlighted, selected, selected-disabled, selected-highlighted), padding, shadow-color,
        shadow-offset, shadow-opacity, shadow-radius, text-align, text-alpha, text-auto-fit,
        text-shadow-color(disabled, highlighted, selected, selected-disabled, selected-highlighted),
        text-shadow-offset, text-transform, title-insets, width, undocumented(background-color-selected-disabled,
        text-line-clamp);
}

Control {
    kind: nui;
    styles: UIControl;
    evidence: code(NUI), documented(NUI);
    Control: background-color, background-image, border-color, border-width, corner-radius, exclude-subviews,
        exclude-views, shadow-color, shadow-offset, shadow-opacity, shadow-radius,
        undocumented(background-image-insets, background-repeat, height, width);
}

Label {
    kind: nui;
    styles: UILabel;
    evidence: code(NUI), documented(NUI);
    Label: background-color, border-color, border-width, corner-radius, exclude-subviews, exclude-views,
        font-color(highlighted), font-name, font-size, height, shadow-color, shadow-offset, shadow-opacity,
        shadow-radius, text-align, text-alpha, text-auto-fit, text-line-clamp, text-shadow-color, text-shadow-offset,
        text-transform, width;
}

NavigationBar {
    kind: nui;
    styles: UINavigationBar;
    evidence: code(NUI), documented(NUI);
    overrides: background-color(background-image), background-color-top(background-color, background-image);
    title-text: font-color, font-name;
    NavigationBar: background-color, background-color-bottom, background-color-top, background-image,
        background-image-insets, background-tint-color, bar-tint-color, exclude-subviews, exclude-views, font-color,
        font-name, font-size, shadow-image, text-shadow-color, text-shadow-offset, title-vertical-offset,
        undocumented(shadow-image-insets);
}

/* The class is assigned, but nothing of it is read. */
NavigationItem {
    kind: nui;
    styles: UINavigationItem;
    evidence: code(NUI);
    NavigationItem: none;
}

PageControl {
    kind: nui;
    styles: UIPageControl;
    evidence: code(NUI), documented(NUI);
    PageControl: color, current-color, exclude-subviews, exclude-views;
}

Progress {
    kind: nui;
    styles: UIProgressView;
    evidence: code(NUI), documented(NUI);
    Progress: exclude-subviews, exclude-views, progress-image, progress-tint-color, track-image, track-tint-color,
        width, undocumented(height, progress-image-insets, track-image-insets);
}

SearchBar {
    kind: nui;
    styles: UISearchBar;
    evidence: code(NUI), documented(NUI);
    SearchBar: background-color, background-color-bottom, background-color-top, background-image,
        background-tint-color, exclude-subviews, exclude-views, scope-background-color, scope-background-image,
        undocumented(background-image-insets, scope-background-image-insets);
}

/* Looked up as BarButton:SearchBarButton, drawn as a Button. */
SearchBarButton {
    kind: nui;
    styles: UIButton;
    inherits: BarButton;
    evidence: code(NUI), documented(NUI);
    SearchBarButton: background-color(disabled, highlighted, normal, selected, selected-highlighted),
        background-color-bottom, background-color-top, background-image(disabled, highlighted, selected,
        selected-disabled, selected-highlighted), background-image-insets(disabled, highlighted, selected,
        selected-disabled, selected-highlighted), border-color, border-width, content-insets, corner-radius,
        font-color(disabled, highlighted, selected, selected-disabled, selected-highlighted), font-name, font-size,
        height, image(disabled, highlighted, selected, selected-disabled, selected-highlighted),
        image-insets(disabled, highlighted, selected, selected-disabled, selected-highlighted), padding, shadow-color,
        shadow-offset, shadow-opacity, shadow-radius, text-align, text-alpha, text-auto-fit,
        text-shadow-color(disabled, highlighted, selected, selected-disabled, selected-highlighted),
        text-shadow-offset, text-transform, title-insets, width, undocumented(background-color-selected-disabled,
        text-line-clamp);
}

SearchBarScopeBar {
    kind: nui;
    styles: UISearchBar;
    inherits: SegmentedControl;
    evidence: code(NUI), documented(NUI);
    title-text: font-color, font-name;
    SearchBarScopeBar: background-color(selected), border-color, border-width, corner-radius, font-color, font-name,
        font-size, text-shadow-color, text-shadow-offset;
}

SegmentedControl {
    kind: nui;
    styles: UISegmentedControl;
    evidence: code(NUI), documented(NUI);
    overrides: background-image(background-color);
    system-states: inferred(background-color, background-image);
    needs: background-color-selected(background-color, border-color), background-image-selected(background-image);
    title-text: font-color, font-name;
    SegmentedControl: background-color(selected), background-image(selected), background-image-insets(selected),
        background-tint-color, border-color, border-width, corner-radius, divider-color, divider-image,
        exclude-subviews, exclude-views, font-color(selected), font-name, font-size, text-shadow-color(selected),
        text-shadow-offset(selected), undocumented(divider-image-insets, height, width);
}

Slider {
    kind: nui;
    styles: UISlider;
    evidence: code(NUI), documented(NUI);
    Slider: exclude-subviews, exclude-views, maximum-track-tint-color, maximum-value-image, minimum-track-tint-color,
        minimum-value-image, thumb-image, thumb-tint-color, undocumented(maximum-value-image-insets,
        minimum-value-image-insets, thumb-image-insets);
}

Switch {
    kind: nui;
    styles: UISwitch;
    evidence: code(NUI), documented(NUI);
    Switch: background-color, exclude-subviews, exclude-views, off-image, off-image-insets, on-image, on-image-insets,
        on-tint-color, thumb-tint-color, tint-color;
}

TabBar {
    kind: nui;
    styles: UITabBar;
    evidence: code(NUI), documented(NUI);
    overrides: background-color(background-image), background-color-top(background-color, background-image);
    TabBar: background-color, background-color-bottom, background-color-top, background-image,
        background-image-insets, background-tint-color, bar-tint-color, exclude-subviews, exclude-views,
        selected-image, selected-image-tint-color, undocumented(selected-image-insets);
}

TabBarItem {
    kind: nui;
    styles: UITabBarItem;
    evidence: code(NUI), documented(NUI);
    system-states: inferred(finished-image, font-color, text-shadow-color, text-shadow-offset);
    title-text: font-color, font-name;
    TabBarItem: background-image-selected, background-image-selected-insets, finished-image(selected),
        font-color(selected), font-name, font-size, text-offset, text-shadow-color, text-shadow-offset,
        undocumented(finished-image-insets(selected), text-shadow-color-selected, text-shadow-offset-selected);
}

Table {
    kind: nui;
    styles: UITableView;
    evidence: code(NUI), documented(NUI);
    Table: background-color, background-color-bottom, background-color-top, exclude-subviews, exclude-views,
        row-height, separator-color, separator-style;
}

TableCell {
    kind: nui;
    styles: UITableViewCell;
    evidence: code(NUI), documented(NUI);
    system-states: inferred(background-color, background-color-top, background-color-bottom);
    TableCell: background-color(selected), background-color-bottom(selected), background-color-top(selected),
        exclude-subviews, exclude-views, font-color(highlighted), font-name, font-size, text-align, text-alpha,
        text-auto-fit, text-shadow-color, text-shadow-offset, tint-color, undocumented(border-color, border-width,
        corner-radius, height, shadow-color, shadow-offset, shadow-opacity, shadow-radius, text-line-clamp, width);
}

TableCellContentView {
    kind: nui;
    styles: UITableViewCell;
    evidence: code(NUI), documented(NUI);
    TableCellContentView: background-color, background-image, border-color, border-width, corner-radius, height,
        shadow-color, shadow-offset, shadow-opacity, shadow-radius, width, undocumented(background-image-insets,
        background-repeat);
}

/* Looked up by putting Detail behind the whole class string. */
TableCellDetail {
    kind: nui;
    styles: UITableViewCell;
    evidence: code(NUI), documented(NUI);
    TableCellDetail: font-color(highlighted), font-name, font-size, text-align, text-alpha, text-auto-fit,
        text-shadow-color, text-shadow-offset, undocumented(background-color, border-color, border-width,
        corner-radius, height, shadow-color, shadow-offset, shadow-opacity, shadow-radius, text-line-clamp, width);
}

/* horizontal-align is tested for, then read under another name: always left. */
TextField {
    kind: nui;
    styles: UITextField;
    evidence: code(NUI), documented(NUI);
    TextField: background-color, background-image, background-image-insets, border-color, border-style, border-width,
        corner-radius, exclude-subviews, exclude-views, font-color, font-name, font-size, height, horizontal-align,
        keyboard-appearance, padding, shadow-color, shadow-offset, shadow-opacity, shadow-radius, text-align,
        text-alpha, text-auto-fit, tint-color, vertical-align, width, undocumented(background-color-bottom,
        background-color-top);
}

TextView {
    kind: nui;
    styles: UITextView;
    evidence: code(NUI), documented(NUI);
    TextView: background-color, background-image, border-color, border-width, corner-radius, exclude-subviews,
        exclude-views, font-color, font-name, font-size, height, keyboard-appearance, padding, shadow-color,
        shadow-offset, shadow-opacity, shadow-radius, width, undocumented(background-image-insets, background-repeat);
}

/* -top, -bottom and -landscape are places and sizes of the bar, not states. */
Toolbar {
    kind: nui;
    styles: UIToolbar;
    evidence: code(NUI), documented(NUI);
    Toolbar: background-color, background-image-bottom, background-image-bottom-landscape, background-image-top,
        background-image-top-landscape, background-tint-color, exclude-subviews, exclude-views, shadow-image,
        shadow-image-bottom, shadow-image-top, undocumented(background-image, background-image-bottom-insets,
        background-image-bottom-landscape-insets, background-image-insets, background-image-top-insets,
        background-image-top-landscape-insets, shadow-image-bottom-insets, shadow-image-insets,
        shadow-image-top-insets);
}

View {
    kind: nui;
    styles: UIView;
    evidence: code(NUI), documented(NUI);
    overrides: background-image(background-color);
    View: background-color, background-image, border-color, border-width, corner-radius, exclude-subviews,
        exclude-views, height, shadow-color, shadow-offset, shadow-opacity, shadow-radius, width,
        undocumented(background-image-insets, background-repeat);
}

/* Colours the root view, not the window. */
Window {
    kind: nui;
    styles: UIWindow;
    evidence: code(NUI), documented(NUI);
    Window: background-color, exclude-subviews, exclude-views;
}
