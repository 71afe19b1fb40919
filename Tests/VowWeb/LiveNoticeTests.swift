import Synchronization
import Testing

@testable import VowWeb

/// Notices come once, and no page misses one because another came at the same time.
@Suite("X5 Notices on every page", .timeLimit(.minutes(1)))
struct LiveNoticeTests {
    /// What one page was told.
    private final class Told: Sendable {
        private let texts = Mutex<[String]>([])

        /// Takes what is new; all that it was told so far.
        func add(_ news: LiveHub.News) -> [String] {
            texts.withLock { texts in
                texts += news.notices.map { String(decoding: $0, as: UTF8.self) }
                return texts
            }
        }

        var all: [String] { texts.withLock { $0 } }
    }

    private static func notice(_ text: String) -> String { #"{"notice":"\#(text)"}"# }
    private static let newest = ["Two.", "Three.", "Four.", "Five."].map(notice)

    @Test("a page that is busy gets all that came meanwhile, and one that comes later those that still hold")
    func several() async throws {
        let backend = ScriptedBackend()
        let hub = LiveHub(backend: backend, metrics: PageMetrics())
        backend.tell(#"{"phase":"idle"}"#)
        let (first, second) = (Told(), Told())
        var later: Task<Void, any Error>?
        try? await hub.follow { news in
            if first.add(news) == LiveNoticeTests.newest { throw CancellationError() }
            guard news.screen != nil, later == nil else { return }
            backend.tell(LiveNoticeTests.notice("One."))
            for notice in LiveNoticeTests.newest { backend.tell(notice) }
            let task = Task {
                try await hub.follow { news in
                    if second.add(news).last == LiveNoticeTests.newest.last { throw CancellationError() }
                }
            }
            later = task
            // It is busy until the other one was told the last of them.
            _ = await task.result
        }
        #expect(first.all == LiveNoticeTests.newest)
        #expect(second.all.suffix(4) == LiveNoticeTests.newest[...])
    }
}
