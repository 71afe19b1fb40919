import VowCore

/// Two clocks: a steady one that only ever goes on, and a wall clock that drifts and is set.
struct SimulatedClock {
    /// Milliseconds since the history began; counts suspended time.
    private(set) var steady: Int64 = 0
    /// How much faster the wall clock runs, in parts of a million.
    private(set) var driftPerMillion: Int64 = 0
    private var wallAtAnchor: Int64
    private var anchor: Int64 = 0

    init(wall: Instant) { wallAtAnchor = wall.millisecondsSinceEpoch }

    /// What the wall clock shows.
    var wall: Instant { Instant(millisecondsSinceEpoch: wall(at: steady)) }

    /// By how much the wall clock was set in all; drift is no part of it, since the device's own steady clock runs on
    /// the same quartz.
    private(set) var offset: Int64 = 0

    private func wall(at steady: Int64) -> Int64 {
        let passed = steady - anchor
        return wallAtAnchor + passed + passed * driftPerMillion / 1_000_000
    }

    mutating func advance(to steady: Int64) { self.steady = max(self.steady, steady) }

    mutating func set(forwardBy milliseconds: Int64) {
        wallAtAnchor = wall(at: steady) + milliseconds
        anchor = steady
        offset += milliseconds
    }

    mutating func drift(perMillion: Int64) {
        wallAtAnchor = wall(at: steady)
        anchor = steady
        driftPerMillion = perMillion
    }

    /// The first steady millisecond at which the wall clock has reached an instant.
    func steady(reaching instant: Instant) -> Int64 {
        let missing = instant.millisecondsSinceEpoch - wall(at: steady)
        guard missing > 0 else { return steady }
        var guess = steady + missing * 1_000_000 / (1_000_000 + driftPerMillion) - 1
        while wall(at: guess) < instant.millisecondsSinceEpoch { guess += 1 }
        return max(steady, guess)
    }
}
