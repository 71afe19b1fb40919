import InMemory
import Testing
import VowCore
import VowLab
import VowLog
import VowPorts
import VowRuntime

/// N8, N9: what a person's own mornings say about the engines.
@Suite("Personal rates") struct PersonalRatesTests {
    private let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
    private let now = Instant(millisecondsSinceEpoch: 1_861_945_200_000)

    private func attempt(
        _ number: Int, passed: Bool, mode: RecitationMode = .spoken, engine: String = "moonshine"
    ) -> RunEvent {
        .attemptJudged(
            AttemptVerdict(
                number: number, step: 0,
                evidence: AttemptEvidence(
                    transcript: "x", mode: mode, engine: engine, model: "m", speechMilliseconds: 900),
                lines: [], challengeWordHeard: nil, reasons: passed ? [] : [.linesMissing]))
    }

    private func shadow(_ attempt: Int, passed: Bool) -> ShadowHearing {
        ShadowHearing(
            attempt: attempt,
            evidence: AttemptEvidence(
                transcript: "y", mode: .spoken, engine: "whisper", model: "w", speechMilliseconds: 900),
            passed: passed, lines: [], processorMilliseconds: 5)
    }

    private func record(
        _ run: RunID, _ events: [RunEvent], shadows: [ShadowHearing] = []
    ) throws {
        try log.append(events.map { .run(run, $0) }, at: now)
        try log.append(shadows.map { .shadow(run, $0) }, at: now)
    }

    private func rates() throws -> PersonalRates { PersonalRates(try PersonalMornings(log)) }

    @Test("genuine mornings are those dismissed by voice; all others are unknown")
    func genuine() throws {
        let won = RunEvent.dismissed(mode: .spoken)
        try record("a", [attempt(1, passed: true), won])
        try record("b", [attempt(1, passed: false), attempt(2, passed: true), won])
        try record(
            "c", [attempt(1, passed: false), attempt(2, passed: false), attempt(3, passed: true), won])
        try record("d", [attempt(1, passed: false), .bypassed])
        try record("e", [.abandoned])
        try record("f", [.missed(alarm: "a1", label: "", due: now, cause: .poweredOff)])
        try record("g", [attempt(1, passed: true, mode: .typed), .dismissed(mode: .typed)])
        try record("h", [attempt(1, passed: false)])
        // What a fallback heard is not the person's second attempt.
        try record("i", [attempt(1, passed: false), attempt(2, passed: true, engine: "cloud"), won])
        let rates = try rates()
        #expect(rates.mornings == 9)
        #expect(rates.genuine == 4)
        #expect(rates.unknown == ["bypassed": 1, "abandoned": 1, "missed": 1, "typed": 1, "open": 1])
        let row = try #require(rates.engines.first)
        #expect(row.engine == "moonshine (m)")
        #expect((row.refusedAtFirst.count, row.refusedAtFirst.total) == (3, 4))
        #expect(row.passedWithinTwo.count == 3)
        #expect(!row.isEnough)
    }

    @Test("rates are told from the twentieth morning on")
    func enough() throws {
        for number in 1...PersonalRates.leastMornings {
            #expect(try rates().engines.allSatisfy { !$0.isEnough })
            try record("r\(number)", [attempt(1, passed: true), .dismissed(mode: .spoken)])
        }
        #expect(try rates().engines.map(\.isEnough) == [true])
    }

    private func pairs(onlyShadow: Int, onlyEngine: Int, both: Int) throws -> PersonalRates.Comparison {
        var number = 0
        func morning(_ engine: Bool, _ shadow: Bool) throws {
            number += 1
            var events = [attempt(1, passed: engine)]
            if !engine { events.append(attempt(2, passed: true)) }
            try record(
                "r\(number)", events + [.dismissed(mode: .spoken)], shadows: [self.shadow(1, passed: shadow)])
        }
        for _ in 0..<onlyShadow { try morning(false, true) }
        for _ in 0..<onlyEngine { try morning(true, false) }
        for _ in 0..<both { try morning(true, true) }
        return try #require(try rates().comparisons.first)
    }

    @Test("a shadow that is measurably better is to be promoted")
    func promote() throws {
        let row = try pairs(onlyShadow: 9, onlyEngine: 1, both: 25)
        #expect(row.advice == .promote)
        #expect((row.pairs, row.onlyEngine, row.onlyShadow) == (35, 1, 9))
        #expect((row.enginePassed.count, row.shadowPassed.count) == (26, 34))
    }

    @Test("one that may be better by chance is not, and few attempts say nothing")
    func notYet() throws {
        #expect(try pairs(onlyShadow: 5, onlyEngine: 1, both: 30).advice == .keep)
    }

    @Test("however uneven, few attempts say nothing")
    func few() throws {
        #expect(try pairs(onlyShadow: 20, onlyEngine: 0, both: 5).advice == .notEnoughData)
    }

    @Test("a worse shadow is not promoted, however surely it is worse")
    func worse() throws {
        #expect(try pairs(onlyShadow: 1, onlyEngine: 20, both: 20).advice == .keep)
    }

    @Test("the exact paired test gives the binomial's tail on both sides")
    func exactTest() {
        #expect(PairedTest.probability(0, 0) == 1)
        #expect(PairedTest.probability(3, 3) == 1)
        #expect(PairedTest.probability(0, 5) == 0.0625)
        #expect(PairedTest.probability(5, 0) == 0.0625)
        // 2 × (1 + 10) / 2^10.
        #expect(PairedTest.probability(1, 9) == 22.0 / 1_024)
        #expect(PairedTest.probability(0, 900) < 1e-200)
    }
}
