// The rows B1 to B13 of a progress banner's behaviour.

import FioriTheme
import Testing

@Suite struct ProgressBannerTests {
    /// A bar with a progress banner that shows a message.
    static func bar(_ message: String = "Cancel Sync") throws -> NavigationBar {
        var bar = NavigationBar(frame: Rect(y: 44, width: 390, height: 44))
        bar.bannerView = .progress(ProgressBannerMessageView())
        try bar.bannerView?.show(message: message)
        return bar
    }
    static let runningParts: [ProgressBannerPart] = [
        .titleLabel, .dividerBottom, .messageBannerDividerTop, .progressBar, .syncIcon, .closeIcon,
    ]

    @Test("B1 the message lies below the bar, centred, with the progress bar on top")
    func layout() throws {
        var bar = try Self.bar("12345678")
        let layout = try #require(bar.bannerLayout(measurer: .half))
        #expect(layout.frame.x == 0)
        #expect(layout.frame.y == 88)
        #expect(layout.frame.width == 390)
        #expect(isClose(layout.frame.height, 43.33))
        #expect(layout.progressBar == Rect(y: 88, width: 390, height: 4))
        // Eight characters of 13 points are 52 wide.
        #expect(layout.textFrame.x == 169)
        #expect(layout.textFrame.width == 52)
        #expect(isClose(layout.textFrame.midY, 88 + 4 + 19.5))
        #expect(isClose(layout.dividerBottom.maxY, layout.frame.maxY))
        bar.progressBannerView?.style.titleLabel.fontSize = 20
        #expect(bar.bannerLayout(measurer: .half)?.textFrame.width == 80)
        // 302 points are left for the text: 46 characters of 6.5.
        bar.progressBannerView?.style.titleLabel.fontSize = 13
        try bar.bannerView?.show(message: String(repeating: "m", count: 80))
        #expect(bar.bannerLayout(measurer: .half)?.text == String(repeating: "m", count: 45) + "…")
        bar.bannerView?.dismissBanner(animated: true)
        #expect(bar.bannerLayout() == nil)
    }

    @Test("B2 showing a banner that no bar has throws, and nothing changes")
    func detached() throws {
        var banner = ProgressBannerMessageView()
        #expect(throws: BannerError.notAttached) { try banner.show(message: "no") }
        banner.update(progress: 1, animated: false)
        banner.advance(to: .seconds(9))
        #expect(banner.phase == .hidden)
        #expect(banner.message.isEmpty)
        #expect(banner.progress == 0)
        #expect(banner.nextDeadline == nil)

        // A copy answers as the banner was, and can no more be changed.
        var bar = try Self.bar("yes")
        bar.bannerView?.update(progress: 0.5, animated: false)
        var copy = try #require(bar.bannerView)
        #expect(copy.isShown)
        #expect(throws: BannerError.notAttached) { try copy.show(message: "no") }
        copy.dismissBanner(animated: false)
        copy.update(progress: 0.9, animated: false)
        #expect(copy.message == "yes")
        #expect(copy.progress?.progress == 0.5)
        #expect(bar.progressBannerView?.progress == 0.5)
        var view = try #require(bar.progressBannerView)
        #expect(throws: BannerError.notAttached) { try view.show(message: "no") }
        // The bar's own is still attached, also after it threw nothing and changed.
        try bar.progressBannerView?.show(message: "still")
        #expect(bar.bannerView?.message == "still")
    }

    @Test("B3 a bar has one banner: setting another, of whatever kind, detaches the former")
    func oneBanner() throws {
        var bar = try Self.bar()
        for next in [Banner.offline(OfflineBannerMessageView()), .message(BannerMessageView())] {
            var former = try #require(bar.bannerView)
            bar.bannerView = next
            #expect(throws: BannerError.notAttached) { try former.show(message: "no") }
            #expect(bar.progressBannerView == nil)
            #expect(bar.bannerView?.isShown == false)
            try bar.bannerView?.show(message: "new")
            #expect(bar.bannerView?.message == "new")
        }
        // A plain banner has no progress, and is no progress banner to take away.
        bar.bannerView?.update(progress: 1, animated: false)
        bar.progressBannerView = nil
        #expect(bar.bannerView?.isShown == true)
        bar.progressBannerView = ProgressBannerMessageView()
        try bar.progressBannerView?.show(message: "third")
        #expect(bar.bannerView?.message == "third")
        bar.progressBannerView = nil
        #expect(bar.bannerView == nil)
    }

    @Test("B4 showing again replaces the text and keeps the progress; after a dismissal it starts at 0")
    func showAgain() throws {
        var bar = try Self.bar("one")
        bar.bannerView?.update(progress: 0.4, animated: false)
        try bar.bannerView?.show(message: "two")
        #expect(bar.progressBannerView?.message == "two")
        #expect(bar.progressBannerView?.progress == 0.4)
        bar.bannerView?.dismissBanner(animated: false)
        try bar.bannerView?.show(message: "three")
        #expect(bar.progressBannerView?.progress == 0)
        #expect(bar.progressBannerView?.displayedProgress(at: .zero) == 0)
        // Also while the check mark is shown: that phase goes on.
        bar.bannerView?.update(progress: 1, animated: false)
        try bar.bannerView?.show(message: "four")
        #expect(bar.progressBannerView?.phase == .completed)
        #expect(bar.progressBannerView?.progress == 1)
    }

    @Test("B5 it stays until the progress reaches 1, however long that takes")
    func stays() throws {
        var bar = try Self.bar()
        bar.bannerView?.update(progress: 0.999, animated: true)
        bar.bannerView?.advance(to: .seconds(86_400))
        #expect(bar.progressBannerView?.phase == .running)
        #expect(bar.bannerView?.nextDeadline == nil)
    }

    @Test("B6 the progress is brought between 0 and 1, no number is ignored, and it may go back")
    func update() throws {
        var bar = try Self.bar()
        for (set, kept) in [(0.5, 0.5), (0.25, 0.25), (.nan, 0.25), (-3, 0), (0.75, 0.75), (-.infinity, 0)]
            as [(Float, Float)]
        {
            bar.bannerView?.update(progress: set, animated: false)
            #expect(bar.progressBannerView?.progress == kept)
            #expect(bar.progressBannerView?.displayedProgress(at: .zero) == Double(kept))
        }
        bar.bannerView?.update(progress: .infinity, animated: false)
        #expect(bar.progressBannerView?.progress == 1)
        // Done is done.
        bar.bannerView?.update(progress: 0.5, animated: false)
        #expect(bar.progressBannerView?.progress == 1)
    }

    @Test("B6 an animated update moves the bar in a quarter of a second")
    func animatedUpdate() throws {
        var bar = try Self.bar()
        bar.bannerView?.advance(to: .seconds(10))
        bar.bannerView?.update(progress: 0.5, animated: true)
        let shown = { (bar: NavigationBar, milliseconds: Int) in
            bar.progressBannerView?.displayedProgress(at: .seconds(10) + .milliseconds(milliseconds)) ?? -1
        }
        #expect(bar.progressBannerView?.progress == 0.5)
        #expect(shown(bar, 0) == 0)
        #expect(isClose(shown(bar, 125), 0.25))
        #expect(shown(bar, 250) == 0.5)
        // The next one starts from where the bar is seen.
        bar.bannerView?.advance(to: .seconds(10) + .milliseconds(125))
        bar.bannerView?.update(progress: 0.75, animated: true)
        #expect(isClose(shown(bar, 250), 0.5))
        #expect(shown(bar, 375) == 0.75)
    }

    @Test("B7 at 1 the check mark and the completion message are shown for five seconds")
    func completionPhase() throws {
        var bar = try Self.bar()
        bar.progressBannerView?.completionMessage = "Sync Complete"
        bar.bannerView?.advance(to: .seconds(100))
        bar.bannerView?.update(progress: 1, animated: true)
        #expect(bar.progressBannerView?.phase == .completed)
        #expect(bar.progressBannerView?.visibleParts == [.completionLabel, .completionCheckMark])
        #expect(bar.bannerLayout()?.text == "Sync Complete")
        #expect(bar.bannerLayout()?.progressBar == nil)
        #expect(bar.bannerView?.nextDeadline == .seconds(105))
        bar.bannerView?.advance(to: .milliseconds(104_999))
        #expect(bar.progressBannerView?.phase == .completed)
        bar.bannerView?.advance(to: .seconds(105))
        #expect(bar.progressBannerView?.phase == .hidden)
        #expect(bar.bannerView?.nextDeadline == nil)
        #expect(bar.progressBannerView?.progress == 0)
        // Without a message there is the check mark alone.
        bar.progressBannerView?.completionMessage = nil
        try bar.bannerView?.show(message: "again")
        bar.bannerView?.update(progress: 1, animated: false)
        #expect(bar.progressBannerView?.visibleParts == [.completionCheckMark])
        #expect(bar.bannerView?.nextDeadline == .seconds(110))
    }

    @Test("B8 a completion replaces that ending, and runs once")
    func completionHandler() throws {
        let counter = Counter()
        var bar = try Self.bar()
        bar.bannerView?.update(progress: 0.5, animated: true) { counter.add() }
        #expect(counter.value == 0)
        bar.bannerView?.update(progress: 1, animated: true) { counter.add() }
        #expect(counter.value == 1)
        bar.bannerView?.update(progress: 1, animated: true) { counter.add() }
        bar.bannerView?.advance(to: .seconds(3600))
        #expect(counter.value == 1)
        #expect(bar.progressBannerView?.phase == .running)
        #expect(bar.progressBannerView?.visibleParts == Self.runningParts)
        #expect(bar.bannerView?.nextDeadline == nil)
        // It is for one showing only.
        bar.bannerView?.dismissBanner(animated: false)
        try bar.bannerView?.show(message: "again")
        bar.bannerView?.update(progress: 1, animated: true)
        #expect(counter.value == 1)
        #expect(bar.progressBannerView?.phase == .completed)
    }

    @Test("B8 a completion given earlier is kept until the progress reaches 1, and forgotten at a dismissal")
    func completionGivenEarlier() throws {
        let counter = Counter()
        var bar = try Self.bar()
        bar.bannerView?.update(progress: 0.5, animated: true) { counter.add() }
        bar.bannerView?.update(progress: 1, animated: true)
        #expect(counter.value == 1)
        #expect(bar.progressBannerView?.phase == .running)
        bar.bannerView?.dismissBanner(animated: true)
        try bar.bannerView?.show(message: "again")
        bar.bannerView?.update(progress: 0.5, animated: true) { counter.add() }
        bar.bannerView?.dismissBanner(animated: true)
        #expect(counter.value == 1)
        try bar.bannerView?.show(message: "again")
        bar.bannerView?.update(progress: 1, animated: true)
        #expect(counter.value == 1)
    }

    @Test("B9 it can be dismissed at any time, and updates do nothing then")
    func dismissal() throws {
        for progress: Float in [0, 0.5, 1] {
            var bar = try Self.bar()
            bar.bannerView?.update(progress: progress, animated: false)
            bar.bannerView?.dismissBanner(animated: true)
            #expect(bar.progressBannerView?.phase == .hidden)
            bar.bannerView?.update(progress: 1, animated: true)
            bar.bannerView?.dismissBanner(animated: true)
            #expect(bar.progressBannerView?.phase == .hidden)
            #expect(bar.progressBannerView?.progress == 0)
            #expect(bar.progressBannerView?.visibleParts.isEmpty == true)
            #expect(bar.bannerView?.nextDeadline == nil)
        }
    }

    @Test("B10 it fades in and out in a quarter of a second, or appears and disappears at once")
    func fading() throws {
        var bar = try Self.bar()
        let opacity = { (bar: NavigationBar, milliseconds: Int) in
            bar.progressBannerView?.opacity(at: .milliseconds(milliseconds)) ?? -1
        }
        #expect(bar.progressBannerView?.isFadedInAndOut == true)
        #expect(opacity(bar, 0) == 0)
        #expect(isClose(opacity(bar, 125), 0.5))
        #expect(opacity(bar, 250) == 1)
        bar.bannerView?.advance(to: .seconds(1))
        bar.bannerView?.dismissBanner(animated: true)
        #expect(opacity(bar, 1000) == 1)
        #expect(isClose(opacity(bar, 1125), 0.5))
        #expect(opacity(bar, 1250) == 0)

        bar.progressBannerView?.isFadedInAndOut = false
        try bar.bannerView?.show(message: "at once")
        #expect(opacity(bar, 1000) == 1)
        bar.bannerView?.dismissBanner(animated: true)
        #expect(opacity(bar, 1000) == 0)
        // A dismissal without animation needs no switch.
        bar.progressBannerView?.isFadedInAndOut = true
        bar.bannerView?.advance(to: .seconds(2))
        try bar.bannerView?.show(message: "fades in")
        bar.bannerView?.advance(to: .seconds(3))
        bar.bannerView?.dismissBanner(animated: false)
        #expect(opacity(bar, 3000) == 0)
    }

    @Test("B10 a dismissal that is late starts to fade when it was due")
    func lateDismissal() throws {
        var bar = try Self.bar()
        bar.bannerView?.advance(to: .seconds(1))
        bar.bannerView?.update(progress: 1, animated: false)
        bar.bannerView?.advance(to: .seconds(60))
        #expect(bar.progressBannerView?.opacity(at: .milliseconds(6125)) == 0.5)
        #expect(bar.progressBannerView?.opacity(at: .seconds(60)) == 0)
    }

    @Test("B11 a tap runs the handler while the banner is shown; a finger on it shows")
    func tapping() throws {
        let counter = Counter()
        var bar = NavigationBar()
        bar.bannerView = .progress(ProgressBannerMessageView())
        bar.progressBannerView?.didSelectHandler = { counter.add() }
        bar.bannerView?.select()
        bar.bannerView?.isHighlighted = true
        #expect(counter.value == 0)
        #expect(bar.bannerView?.isHighlighted == false)
        try bar.bannerView?.show(message: "m")
        bar.bannerView?.select()
        #expect(counter.value == 1)
        bar.bannerView?.isHighlighted = true
        #expect(bar.progressBannerView?.isVisible(.contentViewTapped) == true)
        bar.bannerView?.isHighlighted = false
        #expect(bar.progressBannerView?.isVisible(.contentViewTapped) == false)
        bar.bannerView?.update(progress: 1, animated: false)
        bar.bannerView?.select()
        #expect(counter.value == 2)
        bar.bannerView?.isHighlighted = true
        bar.bannerView?.advance(to: .seconds(5))
        bar.bannerView?.select()
        #expect(counter.value == 2)
        #expect(bar.bannerView?.isHighlighted == false)
    }

    @Test("B12 time is the caller's: it never goes back, and deadlines say when to call")
    func time() throws {
        var bar = try Self.bar()
        bar.bannerView?.advance(to: .seconds(50))
        bar.bannerView?.advance(to: .seconds(10))
        bar.bannerView?.update(progress: 1, animated: false)
        #expect(bar.bannerView?.nextDeadline == .seconds(55))
        bar.bannerView?.advance(to: .seconds(-1))
        #expect(bar.progressBannerView?.phase == .completed)
        let deadline = try #require(bar.bannerView?.nextDeadline)
        bar.bannerView?.advance(to: deadline)
        #expect(bar.progressBannerView?.phase == .hidden)
    }

    @Test("B13 phases and their parts")
    func phases() throws {
        var bar = NavigationBar()
        bar.bannerView = .progress(ProgressBannerMessageView())
        bar.progressBannerView?.completionMessage = "done"
        #expect(bar.progressBannerView?.phase == .hidden)
        #expect(bar.progressBannerView?.visibleParts.isEmpty == true)
        try bar.bannerView?.show(message: "m")
        #expect(bar.progressBannerView?.phase == .running)
        #expect(bar.progressBannerView?.visibleParts == Self.runningParts)
        bar.bannerView?.update(progress: 1, animated: false)
        #expect(bar.progressBannerView?.phase == .completed)
        #expect(bar.progressBannerView?.visibleParts == [.completionLabel, .completionCheckMark])
        bar.bannerView?.advance(to: .seconds(5))
        #expect(bar.progressBannerView?.phase == .hidden)
        #expect(bar.progressBannerView?.visibleParts.isEmpty == true)
    }
}
