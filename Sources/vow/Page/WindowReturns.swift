/// When the window of a run comes back after it went away: at once the first time, then not more often than every ten
/// seconds, and not for ever: a browser that ends whenever it starts would keep a machine busy that has to ring.
struct WindowReturns {
    /// How often it comes back in one run.
    static let limit = 6
    /// What lies between two returns at least.
    private let spacing: Duration
    private var count = 0
    private var last: ContinuousClock.Instant?

    init(spacing: Duration = .seconds(10)) { self.spacing = spacing }

    /// Notes that the window went away.
    /// - Returns: how long to wait before it opens again; nil where it stays away.
    mutating func wait(after now: ContinuousClock.Instant) -> Duration? {
        guard count < Self.limit else { return nil }
        count += 1
        let next = max(now, last.map { $0 + spacing } ?? now)
        last = next
        return next - now
    }
}
