import Testing
import VowCore
import VowRecitation

/// P1-P4: an affirmation that is practised.
@Suite("Practice") struct PracticeSpecs {
    private let words = "I keep promises to myself."
    private var added: PracticeEvent {
        .added(text: Sealed(words), language: .english, target: 1_000, line: nil)
    }

    private func evidence(
        _ text: String, milliseconds: Int64 = 2_000, mode: RecitationMode = .spoken,
        speech: Double? = nil, noise: Double? = nil
    ) -> AttemptEvidence {
        AttemptEvidence(
            transcript: text, mode: mode, engine: mode == .spoken ? "moonshine" : "", model: "m",
            speechMilliseconds: milliseconds, speechLevelDecibels: speech, noiseLevelDecibels: noise)
    }

    private func take(_ text: String, _ round: String = "r1", likeness: Double? = nil) -> PracticeTake {
        PracticeTake(
            round: round, date: .january(2), evidence: evidence(text), likenessToPlayed: likeness)
    }

    private func events(_ history: [PracticeEvent], _ command: PracticeCommand) throws -> [PracticeEvent] {
        try history.reduce(PracticeState()) { $0.evolved(by: $1, at: .seven()) }
            .decide(command, at: .seven())
    }

    private func reasons(_ take: PracticeTake) throws -> [PracticeReason] {
        switch try events([added], .judge(take)).first {
        case .counted(let round), .refused(let round): return round.reasons
        default: return [.noSpeech, .noSpeech]
        }
    }

    @Test("is begun with words that can be said, once, and given up") func life() {
        given(PracticeState.self).when(
            .add(text: "  I keep  promises to myself. ", language: .english, target: 1_000, line: nil)
        ).then(added)
        given(PracticeState.self).when(.add(text: " … ", language: .english, target: 10, line: nil))
            .thenRejected(.nothingToSay)
        given(PracticeState.self).when(.add(text: words, language: .english, target: 0, line: nil))
            .thenRejected(.targetOutOfRange(0))
        given(PracticeState.self, added).when(
            .add(text: words, language: .english, target: 10, line: nil)
        ).thenRejected(.alreadyThere)
        given(PracticeState.self, added).when(.remove).then(.removed)
        given(PracticeState.self, added, .removed).when(.remove).then()
        given(PracticeState.self, added, .removed).when(.judge(take(words))).thenRejected(.unknown)
        given(PracticeState.self, added).when(.setTarget(1_000)).then()
        given(PracticeState.self, added).when(.setTarget(300)).then(.targetChanged(300))
    }

    @Test("counts what was said as the gate of an alarm would let it pass, and nothing else") func judging()
        throws
    {
        #expect(try reasons(take("i keep promises to myself")) == [])
        #expect(try reasons(take("I keep my promises to the neighbour")) == [.wordsMissing])
        #expect(try reasons(take("I don't keep promises to myself")).contains(.polarityChanged))
        let typed = PracticeTake(
            round: "r", date: .january(2), evidence: evidence("I keep promises to myself", milliseconds: 100))
        #expect(try reasons(typed) == [.noSpeech])
        let faint = PracticeTake(
            round: "r", date: .january(2),
            evidence: evidence("I keep", speech: -60, noise: -70))
        #expect(try reasons(faint) == [.tooQuiet])
    }

    @Test("what was played never counts, whatever it says") func played() throws {
        #expect(try reasons(take(words, likeness: 0.2)) == [])
        #expect(try reasons(take(words, likeness: PracticeState.greatestLikeness)) == [.playedSound])
    }

    @Test("a round that is tried again is recorded once, also behind others") func onceOnly() throws {
        var state = PracticeState().evolved(by: added, at: .seven())
        for number in 0..<10 {
            for event in try state.decide(.judge(take(words, "r\(number)")), at: .seven()) {
                state = state.evolved(by: event, at: .seven())
            }
        }
        for number in 0..<10 {
            #expect(try state.decide(.judge(take(words, "r\(number)")), at: .seven()).isEmpty)
        }
        #expect(state.count == 10)
        #expect(state.days == [PracticeDay(date: .january(2), count: 10)])
    }

    @Test("a recording is kept only of its words, and is none of other ones") func recordings() throws {
        let recording = PracticeRecording(file: "f", key: "k", hash: "h", lengthMilliseconds: 2_000)
        #expect(
            try events([added], .keepRecording(recording, evidence(words)))
                == [.recordingKept(recording, heard: Sealed(words))])
        #expect(throws: PracticeRejection.self) {
            try events([added], .keepRecording(recording, evidence("I keep secrets")))
        }
        let kept: [PracticeEvent] = [added, .recordingKept(recording, heard: Sealed(words))]
        #expect(try events(kept, .removeRecording) == [.recordingRemoved])
        #expect(try events([added], .removeRecording) == [])
        let edited = (kept + [.edited(text: "I run.")]).reduce(PracticeState()) {
            $0.evolved(by: $1, at: .seven())
        }
        #expect(edited.recording == nil)
    }

    @Test("where the person cannot speak it is kept, and does not count") func silentPlaces() throws {
        let typed = try events([added], .type("i keep promises to myself", on: .january(2)))
        #expect(typed == [.typed(on: .january(2))])
        #expect(throws: PracticeRejection.self) { try events([added], .type("I run", on: .january(2))) }
        let state = ([added, .listened(on: .january(2))] + typed).reduce(PracticeState()) {
            $0.evolved(by: $1, at: .seven())
        }
        #expect((state.count, state.listenedCount, state.typedCount) == (0, 1, 1))
    }

    @Test("the reminder comes each day at its time, not on a day on which it was said, and can be put off")
    func reminder() throws {
        let zone = ZoneRules.utc
        var state = PracticeState().evolved(by: added, at: .seven())
        #expect(state.nextReminder(after: .seven(), in: zone) == nil)
        state = state.evolved(by: .reminderChanged(CivilTime(hour: 19, minute: 30)), at: .seven())
        let today = zone.civil(at: .seven()).date
        func at(_ date: CivilDate) -> Instant? {
            zone.firstInstant(of: date, CivilTime(hour: 19, minute: 30)!)
        }
        #expect(state.nextReminder(after: .seven(), in: zone) == at(today))
        // Late, on the same day, it is still due.
        #expect(state.nextReminder(after: Instant.seven().adding(seconds: 50_000), in: zone) == at(today))
        let until = Instant.seven().adding(seconds: 3_000)
        let snoozed = state.evolved(by: .reminderSnoozed(until: until), at: .seven())
        #expect(snoozed.nextReminder(after: .seven(), in: zone) == until)
        let reminded = snoozed.evolved(by: .reminded(on: today), at: .seven())
        #expect(reminded.nextReminder(after: .seven(), in: zone) == at(today.adding(days: 1)))
        let round = PracticeRound(
            take: PracticeTake(round: "r", date: today, evidence: evidence(words)), score: 1, missed: [],
            reasons: [], verifierVersion: 8)
        let said = state.evolved(by: .counted(round), at: .seven())
        #expect(said.nextReminder(after: .seven(), in: zone) == at(today.adding(days: 1)))
        given(PracticeState.self, added).when(.snooze(until: until)).thenRejected(.noReminder)
        // It is noted once for a day, and once more where it was put off since.
        given(PracticeState.self, added).when(.remind(on: today)).then(.reminded(on: today))
        given(PracticeState.self, added, .reminded(on: today)).when(.remind(on: today)).then()
        given(PracticeState.self, added, .reminded(on: today), .reminderSnoozed(until: until))
            .when(.remind(on: today)).then(.reminded(on: today))
        given(PracticeState.self).when(.remind(on: today)).thenRejected(.unknown)
    }
}

/// P4: how it goes, in figures.
@Suite("Practice: progress and forecast") struct PracticeProgressSpecs {
    private func days(_ counts: [Int], from first: CivilDate = .january(1)) -> [PracticeDay] {
        counts.enumerated().filter { $0.element > 0 }.map {
            PracticeDay(date: first.adding(days: $0.offset), count: $0.element)
        }
    }

    @Test("count, today, pace and what is left") func figures() {
        let progress = PracticeProgress(days: days([10, 0, 20, 6]), target: 100, today: .january(4))
        #expect((progress.count, progress.today, progress.remaining) == (36, 6, 64))
        #expect(progress.perDay == 9)
        // A morning on which nothing was said yet is no day off.
        #expect(PracticeProgress(days: days([10, 0, 20]), target: 100, today: .january(4)).perDay == 10)
        #expect(PracticeProgress(days: [], target: 100, today: .january(4)).perDay == 0)
        #expect(PracticeProgress(days: [], target: 100, today: .january(4)).bestWeek == nil)
    }

    @Test("the best week is any seven days in a row") func bestWeek() {
        let progress = PracticeProgress(
            days: days([1, 9, 9, 0, 0, 0, 0, 9, 1, 0, 0, 0, 0, 0, 0, 20]), target: 100, today: .january(16))
        #expect(progress.bestWeek?.first == .january(2))
        #expect(progress.bestWeek?.count == 27)
    }

    @Test("an even pace is foretold to the day; of too few days nothing is, and nothing once it is reached")
    func evenPace() throws {
        let even = PracticeProgress(
            days: days(Array(repeating: 10, count: 14)), target: 200, today: .january(14))
        let forecast = try #require(even.forecast)
        #expect(forecast.expected == .january(20))
        #expect(forecast.from == forecast.through)
        #expect(
            PracticeProgress(days: days(Array(repeating: 10, count: 6)), target: 200, today: .january(6))
                .forecast
                == nil)
        #expect(
            PracticeProgress(days: days(Array(repeating: 10, count: 20)), target: 200, today: .january(20))
                .forecast == nil)
        // At one a day ten thousand are too far away to say a day.
        #expect(
            PracticeProgress(days: days(Array(repeating: 1, count: 14)), target: 10_000, today: .january(14))
                .forecast == nil)
    }

    /// Days of somebody who now and then does nothing; the same from the same seed.
    private func someDays(_ count: Int, _ bits: inout RandomBits) -> [Int] {
        (0..<count).map { _ in bits.next() % 10 < 3 ? 0 : 5 + Int(bits.next() % 30) }
    }

    @Test("the interval holds the day in about four of five cases") func coverage() throws {
        var bits = RandomBits(seed: 20_261_122)
        var (held, told) = (0, 0)
        for _ in 0..<600 {
            let past = someDays(28, &bits)
            let said = past.reduce(0, +)
            let target = said + 300
            let today = CivilDate.january(1).adding(days: 27)
            guard let forecast = PracticeProgress(days: days(past), target: target, today: today).forecast
            else { continue }
            var (left, day) = (300, 0)
            while left > 0 {
                day += 1
                left -= someDays(1, &bits)[0]
            }
            told += 1
            let reached = today.adding(days: day)
            if forecast.from <= reached, reached <= forecast.through { held += 1 }
        }
        #expect(told == 600)
        let share = Double(held) / Double(told)
        #expect((0.75...0.92).contains(share), "\(share)")
    }
}
