import Synchronization
import VowAnswers

/// Counts for Prometheus; no name, text or time of a person stands in them.
final class PageMetrics: Sendable {
    private struct Counts {
        var answered: [Int: Int] = [:]
        var refused: [String: Int] = [:]
        var followers = 0
        var events = 0
    }

    private let counts = Mutex(Counts())

    func answered(status: Int) { counts.withLock { $0.answered[status / 100, default: 0] += 1 } }
    func refused(_ refusal: PageGuard.Refusal) {
        counts.withLock { $0.refused[refusal.rawValue, default: 0] += 1 }
    }
    func follower(_ change: Int) { counts.withLock { $0.followers += change } }
    func countEvent() { counts.withLock { $0.events += 1 } }

    /// The text that Prometheus reads, version 0.0.4.
    var text: String {
        let counts = counts.withLock { $0 }
        var text = PrometheusText()
        text.add(
            "vow_page_answers_total", "counter", "Answers of the page's server by class of status.",
            (2...5).map { ("{class=\"\($0)xx\"}", Double(counts.answered[$0] ?? 0)) })
        text.add(
            "vow_page_refusals_total", "counter", "Requests refused, by what was wrong with them.",
            PageGuard.Refusal.allCases.map {
                ("{reason=\"\($0.rawValue)\"}", Double(counts.refused[$0.rawValue] ?? 0))
            })
        text.add(
            "vow_page_followers", "gauge", "Pages that follow what goes on.", [("", Double(counts.followers))]
        )
        text.add(
            "vow_page_events_total", "counter", "Live events from the daemon.", [("", Double(counts.events))])
        return text.text
    }
}
