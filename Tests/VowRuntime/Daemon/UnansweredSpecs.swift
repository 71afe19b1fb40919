import InMemory
import Testing
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// A morning that nobody answers: the noise ends, comes back as often as was set, and ends for good.
@Suite("R8 Nobody answers") struct UnansweredSpecs {
    @Test("it rings as often and as long as the settings say, and then is silent until the next day")
    func bounded() throws {
        let morning = try DaemonMorning(
            prepare: { log in
                for (key, value) in [
                    ("abandon-minutes", "5"), ("ring-again-times", "1"), ("ring-again-minutes", "7"),
                ] { try log.append([.setting(key: key, value: value)], at: DaemonMorning.start) }
            })
        defer { try? morning.end() }
        let due = DaemonMorning.start.adding(seconds: 10)
        let later = due.adding(seconds: 3 * 3_600)
        var sounding: Int64 = 0
        // Between two looks the machine changes nothing: it names the instant of its next change itself.
        for _ in 0..<2_000 where morning.clock.now() < later {
            guard morning.clock.rest(), let wake = morning.clock.plannedWake else { break }
            let isSounding = morning.ringer.playing != nil
            let passed = max(0, min(wake, later).milliseconds(since: morning.clock.now()))
            if isSounding { sounding += passed }
            morning.clock.pass(milliseconds: max(1, passed))
        }
        #expect(morning.clock.now() >= later)
        #expect(morning.ringer.playing == nil)
        let events = try morning.log.history().compactMap { logged -> (RunEvent, Instant)? in
            if case .run(_, let event) = logged.event { (event, logged.at) } else { nil }
        }
        let fired = events.compactMap { if case .fired = $0.0 { $0.1.milliseconds(since: due) } else { nil } }
        let ended = events.filter { $0.0 == .abandoned }.map { $0.1.milliseconds(since: due) }
        #expect(fired == [0, 720_000])
        #expect(ended == [300_000, 1_020_000])
        #expect(sounding <= 2 * 300_000)
    }
}
