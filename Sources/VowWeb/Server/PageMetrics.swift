import Synchronization

/// Counts for Prometheus; no name, text or time of a person stands in them.
final class PageMetrics: Sendable {
    private struct Counts {
        var answered: [Int: Int] = [:]
        var refused: [String: Int] = [:]
        var followers = 0
        var events = 0
        var isRinging = false
        var isAway = false
    }

    private let counts = Mutex(Counts())

    func answered(status: Int) { counts.withLock { $0.answered[status / 100, default: 0] += 1 } }
    func refused(_ refusal: PageGuard.Refusal) {
        counts.withLock { $0.refused[refusal.rawValue, default: 0] += 1 }
    }
    func follower(_ change: Int) { counts.withLock { $0.followers += change } }
    func told(ringing: Bool?) {
        counts.withLock { counts in
            counts.events += 1
            if let ringing { counts.isRinging = ringing }
        }
    }

    /// The text that Prometheus reads, version 0.0.4.
    var text: String {
        let counts = counts.withLock { $0 }
        var lines: [String] = []
        func metric(_ name: String, _ type: String, _ help: String, _ samples: [(String, Int)]) {
            lines += ["# HELP \(name) \(help)", "# TYPE \(name) \(type)"]
            lines += samples.map { "\(name)\($0) \($1)" }
        }
        metric(
            "vow_page_answers_total", "counter", "Answers of the page's server by class of status.",
            (2...5).map { ("{class=\"\($0)xx\"}", counts.answered[$0] ?? 0) })
        metric(
            "vow_page_refusals_total", "counter", "Requests refused, by what was wrong with them.",
            PageGuard.Refusal.allCases.map {
                ("{reason=\"\($0.rawValue)\"}", counts.refused[$0.rawValue] ?? 0)
            })
        metric("vow_page_followers", "gauge", "Pages that follow what goes on.", [("", counts.followers)])
        metric("vow_page_events_total", "counter", "Live events from the daemon.", [("", counts.events)])
        metric(
            "vow_ringing", "gauge", "Whether a run is in progress, as far as a page follows it.",
            [("", counts.isRinging ? 1 : 0)])
        return lines.joined(separator: "\n") + "\n"
    }
}
