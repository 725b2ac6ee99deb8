// The rows B14 and B15: the parts of a progress banner and their look, and the other kinds of banners.

import FioriTheme
import Testing

@Suite struct BannerKindTests {
    @Test("B14 the parts are those of the page, with nothing declared at first")
    func parts() {
        #expect(
            ProgressBannerPart.allCases.map(\.rawValue) == [
                "titleLabel", "dividerBottom", "messageBannerDividerTop", "progressBar", "contentViewTapped",
                "completionLabel", "syncIcon", "completionCheckMark", "closeIcon",
            ])
        var banner = ProgressBannerMessageView()
        #expect(ProgressBannerMessageView.sdkName == "FUIProgressBannerMessageView")
        #expect(banner.titleColor(for: Traits()) == nil)
        banner.style.titleLabel.fontColor = StateColors(normal: color("110000"))
        #expect(banner.titleColor(for: Traits())?.hex == "#110000FF")
    }

    @Test("B14 under a finger the title has the colour for that, if there is one")
    func highlightedTitle() throws {
        var bar = try ProgressBannerTests.bar()
        bar.progressBannerView?.style.titleLabel.fontColor[.normal] = color("110000")
        bar.bannerView?.isHighlighted = true
        #expect(bar.progressBannerView?.titleColor(for: Traits())?.hex == "#110000FF")
        bar.progressBannerView?.style.titleLabel.fontColor[.highlighted] = color("220000")
        #expect(bar.progressBannerView?.titleColor(for: Traits())?.hex == "#220000FF")
        bar.bannerView?.isHighlighted = false
        #expect(bar.progressBannerView?.titleColor(for: Traits())?.hex == "#110000FF")
    }

    @Test("B15 the superclass: a plain banner stays for its time, an offline one for four seconds")
    func otherBanners() throws {
        #expect(BannerMessageView.sdkName == "FUIBannerMessageView")
        var bar = NavigationBar()
        bar.bannerView = .offline(OfflineBannerMessageView())
        bar.bannerView?.advance(to: .seconds(1))
        try bar.bannerView?.show(message: "No network")
        #expect(bar.bannerView?.nextDeadline == .seconds(5))
        bar.bannerView?.advance(to: .milliseconds(4999))
        #expect(bar.bannerView?.isShown == true)
        bar.bannerView?.advance(to: .seconds(5))
        #expect(bar.bannerView?.isShown == false)
        #expect(bar.bannerView?.nextDeadline == nil)

        var attached = NavigationBar()
        attached.bannerView = .message(BannerMessageView())
        try attached.bannerView?.show(message: "Saved")
        attached.bannerView?.advance(to: .seconds(9999))
        #expect(attached.bannerView?.isShown == true)
        #expect(attached.bannerLayout(measurer: .half)?.progressBar == nil)
        attached.bannerView?.dismissBanner(animated: true)
        #expect(attached.bannerView?.isShown == false)
        var plain = BannerMessageView()
        #expect(throws: BannerError.notAttached) { try plain.show(message: "no", withDuration: .seconds(1)) }
        #expect(!plain.isShown)
    }

    @Test("B15 a plain banner keeps to its duration, unless it is not to fade")
    func plainDuration() throws {
        var bar = NavigationBar()
        for isFading in [true, false] {
            var plain = BannerMessageView()
            plain.isFading = isFading
            bar.bannerView = .message(plain)
            try bar.bannerView?.show(message: "m", withDuration: .seconds(2))
            #expect(bar.bannerView?.nextDeadline == (isFading ? .seconds(2) : nil))
            bar.bannerView?.advance(to: .seconds(2))
            #expect(bar.bannerView?.isShown == !isFading)
        }
    }
}
