// The page's sample of a progress banner, and sequences of calls that nobody would write.

import FioriTheme
import TestSupport
import Testing

/// The sample's view controller.
private final class SyncController: @unchecked Sendable {
    var navBar = NavigationBar(frame: Rect(width: 390, height: 44))
    var cancelled = 0

    func viewDidAppear() throws {
        navBar.bannerView = .progress(ProgressBannerMessageView())
        navBar.progressBannerView?.isFadedInAndOut = false
        try navBar.bannerView?.show(message: "Cancel Sync")
        navBar.progressBannerView?.didSelectHandler = { [unowned self] in
            self.cancelSync()
        }
        navBar.progressBannerView?.completionMessage = "Sync Complete"
    }

    func viewWillDisappear() { navBar.bannerView?.dismissBanner(animated: true) }

    func cancelSync() {
        cancelled += 1
        navBar.bannerView?.dismissBanner(animated: true)
    }

    func advanceProgress(progress: Float) {
        navBar.bannerView?.update(progress: progress, animated: true, completion: nil)
    }
}

@Suite struct ProgressBannerSampleTests {
    @Test("B16 the page's sample runs to its end")
    func sample() throws {
        let controller = SyncController()
        try controller.viewDidAppear()
        #expect(controller.navBar.bannerLayout()?.text == "Cancel Sync")
        #expect(controller.navBar.progressBannerView?.opacity(at: .zero) == 1)
        for progress: Float in [0.25, 0.5, 0.75, 1] { controller.advanceProgress(progress: progress) }
        #expect(controller.navBar.progressBannerView?.phase == .completed)
        #expect(controller.navBar.bannerLayout()?.text == "Sync Complete")
        controller.navBar.bannerView?.advance(to: .seconds(5))
        #expect(controller.navBar.bannerLayout() == nil)
        #expect(controller.cancelled == 0)
    }

    @Test("B16 leaving the view dismisses the banner")
    func leaving() throws {
        let controller = SyncController()
        try controller.viewDidAppear()
        controller.advanceProgress(progress: 0.5)
        controller.viewWillDisappear()
        #expect(controller.navBar.progressBannerView?.phase == .hidden)
        controller.advanceProgress(progress: 1)
        #expect(controller.navBar.progressBannerView?.phase == .hidden)
    }

    @Test("B16 a tap cancels: the handler may change the bar that holds the banner")
    func tapping() throws {
        let controller = SyncController()
        try controller.viewDidAppear()
        controller.navBar.bannerView?.select()
        #expect(controller.cancelled == 1)
        #expect(controller.navBar.progressBannerView?.phase == .hidden)
        controller.navBar.bannerView?.select()
        #expect(controller.cancelled == 1)
    }

    @Test(arguments: 0..<40)
    func anySequenceOfCallsKeepsTheRules(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var bar = NavigationBar()
        var time = Duration.zero
        let completed = Counter()
        let selected = Counter()
        var model = Expectation()
        bar.bannerView = .progress(ProgressBannerMessageView())
        bar.progressBannerView?.didSelectHandler = { selected.add() }
        for _ in 0..<300 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0, 1:
                try bar.bannerView?.show(message: "m")
                model.show()
            case 2, 3, 4:
                let values: [Float] = [0, 0.2, 0.9, 1, 1.5, -1, .nan, .infinity]
                let progress = values[Int.random(in: 0..<values.count, using: &random)]
                let hasCompletion = Int.random(in: 0..<4, using: &random) == 0
                let completion: @Sendable () -> Void = { completed.add() }
                bar.bannerView?.update(
                    progress: progress, animated: Bool.random(using: &random),
                    completion: hasCompletion ? completion : nil)
                model.update(progress, hasCompletion, at: time)
            case 5, 6, 7:
                time += .milliseconds(Int.random(in: -500...4000, using: &random))
                bar.bannerView?.advance(to: time)
                time = max(time, model.time)
                model.advance(to: time)
            case 8:
                bar.bannerView?.isHighlighted = Bool.random(using: &random)
                bar.bannerView?.select()
                if model.phase != .hidden { model.taps += 1 }
            default:
                guard Int.random(in: 0..<3, using: &random) == 0 else { continue }
                bar.bannerView?.dismissBanner(animated: Bool.random(using: &random))
                model.phase = .hidden
            }
            let view = try #require(bar.progressBannerView)
            #expect(view.phase == model.phase)
            #expect(view.progress == (model.phase == .hidden ? 0 : model.progress))
            #expect(view.nextDeadline == (model.phase == .completed ? model.deadline : nil))
            #expect(completed.value == model.calls)
            #expect(selected.value == model.taps)
            #expect((0...1).contains(view.displayedProgress(at: time)))
            #expect((0...1).contains(view.opacity(at: time)))
            #expect(view.visibleParts.isEmpty == (model.phase == .hidden))
            #expect(!(view.isVisible(.progressBar) && view.isVisible(.completionCheckMark)))
            #expect(!view.isHighlighted || model.phase != .hidden)
        }
    }
}

/// What the page promises, kept as simply as can be.
private struct Expectation {
    var phase = ProgressBannerMessageView.Phase.hidden
    var progress: Float = 0
    var hasCompletion = false
    var deadline = Duration.zero
    var time = Duration.zero
    var calls = 0
    var taps = 0

    mutating func show() {
        guard phase == .hidden else { return }
        phase = .running
        progress = 0
        hasCompletion = false
    }

    mutating func update(_ value: Float, _ hasNewCompletion: Bool, at time: Duration) {
        guard phase == .running, progress < 1, !value.isNaN else { return }
        if hasNewCompletion { hasCompletion = true }
        progress = value < 0 ? 0 : value > 1 ? 1 : value
        guard progress == 1 else { return }
        if hasCompletion {
            calls += 1
        } else {
            phase = .completed
            deadline = time + .seconds(5)
        }
    }

    mutating func advance(to time: Duration) {
        self.time = time
        if phase == .completed, time >= deadline { phase = .hidden }
    }
}
