import InMemory
import Testing
import VowCore
import VowLog
import VowRecitation
import VowRuntime

@Suite("A rule that is loosened") struct LooseningSpecs {
    @Test("holds from tomorrow: today's ring still asks for what it did")
    func waits() throws {
        let store = MemoryEventStore()
        let vault = MemoryKeyVault()
        let log = EventLog(store: store, vault: vault)
        try DaemonMorning.prepare(log, at: DaemonMorning.start)
        let service = CommandService(ofFakesOn: log)
        let today = try #require(CivilDate(year: 2029, month: 1, day: 1))
        try service.edit(alarm: "a1", today: today) { definition in
            var looser = definition
            looser.gate.minimumSimilarity = 0.55
            looser.gate.challengeWord = false
            looser.gate.kinds = [.affirmation]
            return looser
        }
        let morning = try DaemonMorning(store: store, isPrepared: true, vault: vault)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 10_000)
        let fired = try keptAndFiredAgain(morning)
        #expect(fired[0].steps.map(\.kind) == [.affirmation, .goal])
        #expect(fired[0].steps.flatMap(\.lines).allSatisfy { $0.minimumSimilarity == 0.72 })
        #expect(fired[0].steps.last?.challengeWord != nil)
        #expect(fired[1].steps.map(\.kind) == [.affirmation])
        #expect(fired[1].steps.flatMap(\.lines).allSatisfy { $0.minimumSimilarity == 0.55 })
        #expect(fired[1].steps.last?.challengeWord == nil)
    }

    @Test("a setting that makes the gate easier waits, too; one that makes it harder holds at once")
    func settings() throws {
        let store = MemoryEventStore()
        let vault = MemoryKeyVault()
        let log = EventLog(store: store, vault: vault)
        let evening = DaemonMorning.start.adding(seconds: -36_000)
        try DaemonMorning.prepare(log, at: evening)
        func set(_ key: SettingKey, _ value: String, at instant: Instant) throws {
            try CommandService(ofFakesOn: log, at: instant).set(key, to: value)
        }
        // The evening before: stricter than by default in every respect.
        for (key, value) in [
            (SettingKey.lineOrder, "drawn"), (.overallSimilarity, "0.8"), (.challengeWords, "2"),
            (.challengeSeconds, "20"), (.ambientDecibels, "-40"),
        ] { try set(key, value, at: evening) }
        // In the morning, ten seconds before it rings: looser in each but one.
        for (key, value) in [
            (SettingKey.lineOrder, "written"), (.overallSimilarity, "off"), (.challengeWords, "1"),
            (.challengeSeconds, "off"), (.ambientDecibels, "auto"), (.liveness, "off"),
            (.challengeWords, "3"), (.challengeWords, "1"),
        ] { try set(key, value, at: DaemonMorning.start) }
        let morning = try DaemonMorning(store: store, isPrepared: true, vault: vault, keepsViews: true)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.passToPlannedWake()
        #expect(morning.clock.rest())
        // While it rings nothing changes.
        try set(.lineOrder, "written", at: morning.clock.now())
        let fired = try keptAndFiredAgain(morning)
        #expect(
            fired[0].recitation
                == RecitationTerms(isOrdered: true, overallSimilarity: 0.8, ambientDecibels: -40))
        #expect(fired[0].liveness != nil)
        #expect(fired[0].challenge?.answerMilliseconds == 20_000)
        #expect(fired[0].steps.last?.challengeWord?.split(separator: " ").count == 3)
        #expect(fired[1].recitation == RecitationTerms())
        #expect(fired[1].liveness == nil)
        #expect(fired[1].challenge?.answerMilliseconds == nil)
        #expect(fired[1].steps.last?.challengeWord?.split(separator: " ").count == 1)
    }

    /// Keeps the morning that is to ring, lets a day pass, and gives the terms of both firings.
    private func keptAndFiredAgain(_ morning: DaemonMorning) throws -> [FiredTerms] {
        morning.answer(try #require(morning.nextWindow()))
        morning.answer(try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 }))
        #expect(morning.display.ending() == .dismissed)
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 86_400_000)
        #expect(morning.clock.rest())
        morning.clock.passToPlannedWake()
        #expect(morning.clock.rest())
        let fired = try fired(morning)
        try #require(fired.count == 2)
        return fired
    }

    private func fired(_ morning: DaemonMorning) throws -> [FiredTerms] {
        try morning.runEvents().compactMap { if case .fired(let terms) = $0 { terms } else { nil } }
    }

    @Test("a change beside another command loses neither")
    func race() throws {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        try DaemonMorning.prepare(log, at: DaemonMorning.start)
        // Each process draws the keys of its appends by itself: of two with the same key only one would be written.
        func service(seed: UInt64 = 1) -> CommandService { CommandService(ofFakesOn: log, seed: seed) }
        let today = try #require(CivilDate(year: 2029, month: 1, day: 1))
        var calls = 0
        try service().edit(alarm: "a1", today: today) { (definition) throws(CommandError) in
            calls += 1
            // Between reading and writing, another command line skips a day.
            if calls == 1 { try service(seed: 2).change(alarm: "a1", .skip(today.adding(days: 3))) }
            var louder = definition
            louder.sound.volumePercent = 33
            return louder
        }
        #expect(calls == 2)
        let definition = try #require(try service().state().alarm("a1").definition)
        #expect(definition.sound.volumePercent == 33)
        #expect(definition.rule.skippedDates.contains(today.adding(days: 3)))
    }
}
