import Testing
import VowCore
import VowRecitation

/// What a ring that is about to come needs to be ready for (R11).
@Suite("R11 The ring that is about to come") struct ComingRingSpecs {
    private static func gate(_ notation: String, check: WakeCheckPolicy? = nil) throws -> AlarmDefinition {
        let challenges = try GateNotation.policies(notation)
        return AlarmClockUnderTest.at(7, 0) {
            $0.gate = GatePolicy(challenges: challenges, wakeCheck: check)
        }
    }

    private static func watching(_ definition: AlarmDefinition) -> AlarmClockUnderTest {
        var test = AlarmClockUnderTest()
        test.schedule("b", definition)
        test.handle(.start(), at: -60)
        return test
    }

    private static func language(_ test: AlarmClockUnderTest, due: Double, at now: Double) -> Language? {
        test.alarmClock.comingRing(dueAt: .seven(due), at: .seven(now))?.spokenLanguage
    }

    @Test("of an alarm: its sound, and its language where something is to be said")
    func alarm() throws {
        let spoken = Self.watching(try Self.gate("sum:easy,recite:affirmations"))
        #expect(Self.language(spoken, due: 0, at: -8) == .english)
        let silent = Self.watching(try Self.gate("sum:easy"))
        let ring = try #require(silent.alarmClock.comingRing(dueAt: .seven(), at: .seven(-8)))
        #expect(ring.sound == SoundSettings() && ring.spokenLanguage == nil)
        #expect(silent.alarmClock.comingRing(dueAt: .seven(1), at: .seven(-8)) == nil)
    }

    @Test("of a snooze: its language only where a step that is left is spoken")
    func snooze() throws {
        let answers: [(gate: String, isSaidAtOnce: Bool, language: Language?)] = [
            ("recite:affirmations,sum:easy", true, nil),
            ("recite:affirmations,recite:goals", false, .english),
            ("recite:affirmations,sum:easy,recite:goals", true, .english),
        ]
        for answer in answers {
            var test = Self.watching(try Self.gate(answer.gate))
            test.pass(at: 0)
            if answer.isSaidAtOnce { test.recite(at: 2) } else { test.takeFirstStep(at: 2) }
            test.handle(.snoozeRequested, at: 5)
            let snoozeEnds = test.deadline(at: 6)
            let due = try #require(snoozeEnds)
            let ring = try #require(test.alarmClock.comingRing(dueAt: due, at: .seven(6)))
            #expect(ring.spokenLanguage == answer.language, "\(answer.gate)")
        }
    }

    @Test("a wake-up check rings nothing and hears nothing")
    func check() throws {
        let definition = try Self.gate(
            "recite:affirmations", check: WakeCheckPolicy(afterMinutes: 5, limit: 1))
        var test = Self.watching(definition)
        test.pass(at: 0)
        test.recite(at: 2)
        let asksAt = test.deadline(at: 6)
        let due = try #require(asksAt)
        #expect(due == .seven(304))
        #expect(test.alarmClock.comingRing(dueAt: due, at: .seven(6)) == nil)
    }
}
