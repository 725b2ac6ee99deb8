// A number that moves from one value to another. Must not know what is drawn with it, nor have a clock.

/// A movement at an even pace. Times are those of the caller's clock.
struct LinearMotion: Hashable, Sendable {
    /// The value up to the start.
    let from: Double
    /// The value after the end.
    let to: Double
    /// When it starts to move.
    let start: Duration
    /// How long it moves; zero or less: not at all, it is at its end from the start.
    let duration: Duration

    /// Something that does not move.
    static func still(_ value: Double) -> LinearMotion {
        LinearMotion(from: value, to: value, start: .zero, duration: .zero)
    }

    /// The value at a time.
    func value(at time: Duration) -> Double {
        let elapsed = time - start
        if elapsed >= duration { return to }
        if elapsed <= .zero { return duration > .zero ? from : to }
        return from + (to - from) * (Self.seconds(elapsed) / Self.seconds(duration))
    }

    private static func seconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
