import Testing
import VowCore
import VowRecitation

/// L3: what was said with the same words for days is to be refreshed, and nothing is blocked by it.
@Suite("The same words for days")
struct SameWordsSpecs {
    private var state = AlarmClockState()
    private let first = CivilDate(iso8601: "2026-11-01")!

    private mutating func morning(_ day: Int, saying text: String = "I keep promises to myself.") {
        let at = Instant(millisecondsSinceEpoch: 1_793_500_000_000).adding(seconds: Int64(day) * 86_400)
        let run = RunID("r\(day)")
        let terms = FiredTerms(
            alarm: "w1", label: "", due: at, lateMilliseconds: 0, date: first.adding(days: day), zone: "UTC",
            zoneVersion: "1",
            steps: [
                GateStep(
                    kind: .affirmation,
                    lines: [RequiredLine(id: "a1", text: text, minimumSimilarity: 0.72)], challengeWord: nil)
            ],
            sound: SoundSettings(), snooze: SnoozePolicy(), language: .english, verifierVersion: 1,
            timings: SessionTimings())
        for event in [.fired(terms), .lineRecited(line: "a1", attempt: 1, score: Sealed(1))] as [RunEvent] {
            state.apply(.run(run, event), at: at)
        }
        // Said twice in one morning, it counts once.
        state.apply(.run(run, .lineRecited(line: "a1", attempt: 2, score: Sealed(1))), at: at)
        state.apply(.run(run, .dismissed(mode: .spoken)), at: at)
    }

    private mutating func add(_ text: String = "I keep promises to myself.") {
        state.apply(
            .line("a1", .added(kind: .affirmation, text: Sealed(text), language: .english)),
            at: Instant(millisecondsSinceEpoch: 1_793_500_000_000))
    }

    @Test("after so many mornings a line is to be refreshed, and other words begin anew")
    mutating func refresh() {
        add()
        for day in 0..<13 { morning(day) }
        #expect(state.linesToRefresh(after: 14).isEmpty)
        morning(13)
        #expect(state.linesToRefresh(after: 14).map(\.id) == ["a1"])
        #expect(state.linesToRefresh(after: 14).map(\.days) == [14])
        #expect(state.linesToRefresh(after: 15).isEmpty)
        #expect(state.linesToRefresh(after: nil).isEmpty)
        morning(14, saying: "I keep every promise that I give.")
        #expect(state.linesToRefresh(after: 14).isEmpty)
    }

    @Test("a line that is edited is not to be refreshed before it was said again as often")
    mutating func edited() {
        add()
        for day in 0..<20 { morning(day) }
        #expect(!state.linesToRefresh(after: 14).isEmpty)
        state.apply(
            .line("a1", .edited(text: "I keep every promise that I give.")),
            at: Instant(millisecondsSinceEpoch: 1_795_500_000_000))
        #expect(state.linesToRefresh(after: 14).isEmpty)
    }
}
