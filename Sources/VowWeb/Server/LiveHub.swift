import Synchronization

/// One stream from the daemon, handed to every page that follows: two hundred pages cost it no more than one.
///
/// Rows are whole, so a slow page loses none that matters: it gets the newest row and the newest level, and how a run
/// ended, which the rows after it do not say again.
final class LiveHub: Sendable {
    /// What a page has not been told yet.
    struct News: Sendable {
        /// The row of a run's end. It comes before `screen`, which follows it.
        var end: [UInt8]?
        var screen: [UInt8]?
        var level: [UInt8]?
        var notice: [UInt8]?
        var isAway: Bool?
        /// Whether a sign of life is due, by which one that is gone, or has no right to it any more, is noticed.
        var isPulse = false
    }

    private struct Follower {
        var news = News()
        let wake: AsyncStream<Void>.Continuation
    }

    private struct State {
        var followers: [Int: Follower] = [:]
        var nextNumber = 0
        var screen: [UInt8]?
        var isAway = false
        var reader: Task<Void, Never>?
    }

    private let state = Mutex(State())
    private let backend: any PageBackend
    private let metrics: PageMetrics
    private let activity: PageActivity
    private let retry: Duration
    private let pulse: Duration

    /// - Parameter retry: how long to wait before the daemon is looked for again.
    init(
        backend: any PageBackend, metrics: PageMetrics, activity: PageActivity = PageActivity(),
        retry: Duration = .milliseconds(300), pulse: Duration = .seconds(10)
    ) {
        (self.backend, self.metrics, self.activity, self.retry) = (backend, metrics, activity, retry)
        self.pulse = pulse
    }

    /// Follows, until the body returns false or throws or its task is cancelled; `body` gets what is new since it was last
    /// called.
    func follow(_ body: (News) async throws -> Bool) async throws {
        let (wakes, wake) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.nextNumber += 1
            var follower = Follower(wake: wake)
            follower.news = News(screen: state.screen, isAway: state.isAway ? true : nil)
            state.followers[state.nextNumber] = follower
            if state.reader == nil { state.reader = Task { await self.read() } }
            return state.nextNumber
        }
        metrics.follower(1)
        activity.begin()
        defer {
            metrics.follower(-1)
            activity.end()
            state.withLock { state in
                state.followers[number] = nil
                guard state.followers.isEmpty else { return }
                state.reader?.cancel()
                state.reader = nil
                state.screen = nil
            }
        }
        let pulses = Task { [pulse] in
            while (try? await Task.sleep(for: pulse)) != nil {
                state.withLock { $0.followers[number]?.news.isPulse = true }
                wake.yield()
            }
        }
        defer { pulses.cancel() }
        wake.yield()
        for await _ in wakes {
            let news = state.withLock { state in
                let news = state.followers[number]?.news ?? News()
                state.followers[number]?.news = News()
                return news
            }
            guard try await body(news) else { return }
        }
    }

    /// Reads the daemon's stream for as long as anybody follows, and looks for it again when it is gone.
    private func read() async {
        while !Task.isCancelled {
            for await row in backend.live() { tell(row) }
            if Task.isCancelled { return }
            tell { state in
                state.isAway = true
                state.screen = nil
                for number in state.followers.keys { state.followers[number]?.news.isAway = true }
            }
            try? await Task.sleep(for: retry)
        }
    }

    private func tell(_ row: [UInt8]) {
        let kind = LiveKind(of: row)
        let phase = kind == .screen ? LiveKind.phase(row) : nil
        metrics.countEvent()
        tell { state in
            state.isAway = false
            if kind == .screen { state.screen = row }
            for number in state.followers.keys {
                state.followers[number]?.news.isAway = false
                switch kind {
                case .screen where phase == "ended":
                    state.followers[number]?.news.end = row
                    state.followers[number]?.news.screen = nil
                case .screen: state.followers[number]?.news.screen = row
                case .level: state.followers[number]?.news.level = row
                case .notice: state.followers[number]?.news.notice = row
                }
            }
        }
    }

    private func tell(_ change: (inout State) -> Void) {
        let wakes = state.withLock { state in
            change(&state)
            return state.followers.values.map(\.wake)
        }
        for wake in wakes { wake.yield() }
    }
}

/// The little that the server itself reads of a live row.
package enum LiveKind: String {
    /// The whole wake screen.
    case screen
    /// How loud it is.
    case level
    /// Something to know, once.
    case notice

    /// The kind of a row, by its first key; keys come in order.
    package init(of row: [UInt8]) {
        if row.starts(with: Array("{\"level\"".utf8)) {
            self = .level
        } else if row.starts(with: Array("{\"notice\"".utf8)) {
            self = .notice
        } else {
            self = .screen
        }
    }

    /// What a row of the wake screen says that goes on: `ringing`, `ended`, `idle` and their like.
    static func phase(_ row: [UInt8]) -> String? { PageJSON.object(row)?["phase"] as? String }
}
