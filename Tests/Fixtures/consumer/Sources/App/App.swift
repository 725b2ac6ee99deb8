// What an app does with its theme before anything is drawn: load it, ask what a component shows, style a model.
import FioriTheme
import Foundation

@main
struct App {
    static func main() throws {
        guard let file = Bundle.module.url(forResource: "brand", withExtension: "nss") else {
            return print("no theme in the bundle")
        }
        let theme = ThemeStack(Theme(try String(contentsOf: file, encoding: .utf8)))
        let style = theme.style(for: "fdlFUIKPIProgressView", state: .normal, traits: Traits(appearance: .dark))
        print("tint", style.color("tint-color")?.hex ?? "not set")
        var banner = ProgressBannerMessageView()
        theme.apply(to: &banner)
        print("title", theme.resolve("fdlFUIProgressBannerMessageView_titleLabel", "font-color").text ?? "not set")
    }
}
