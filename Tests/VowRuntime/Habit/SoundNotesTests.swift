import Testing
import VowAnswers
import VowCore
import VowRecitation

@testable import VowRuntime

/// L3, L6: what is said of how attempts sounded, and of words that were said for long.
@Suite("Notes on sounds and words") struct SoundNotesTests {
    private static let seven = Instant(millisecondsSinceEpoch: 1_861_945_200_000)

    private func terms(day: Int, liveness: LivenessTerms? = nil) -> FiredTerms {
        FiredTerms(
            alarm: "w1", label: "", due: Self.seven, lateMilliseconds: 0,
            date: CivilDate(iso8601: "2029-01-01")!.adding(days: day), zone: "UTC", zoneVersion: "1",
            steps: [
                GateStep(
                    kind: .affirmation,
                    lines: [RequiredLine(id: "a1", text: "I keep promises.", minimumSimilarity: 0.72)],
                    challengeWord: nil)
            ],
            sound: SoundSettings(), snooze: SnoozePolicy(), language: .english, verifierVersion: 1,
            timings: SessionTimings(), liveness: liveness)
    }

    @Test("each kind is told with its figures, their unit and its name, whatever a record holds")
    func evidence() {
        for kind in LivenessFlag.Kind.allCases {
            let texts = [false, true].map {
                SoundFlagTexts(Wording(in: $0 ? .spanish : .english)).evidence(
                    kind, measured: 12.3456, threshold: 8)
            }
            #expect(texts.allSatisfy { $0.contains("(\(kind.rawValue))") && $0.contains("12.35") })
            #expect(texts.allSatisfy { $0.contains("8.00") } && texts[0] != texts[1], "\(texts)")
        }
        let english = SoundFlagTexts(Wording(in: .english))
        #expect(
            english.evidence(.lowEnergy, measured: -2.4, threshold: 8)
                == "very faint (lowEnergy): -2.40 dB above the room, noticed below 8.00 dB")
        // Numbers that nobody measures.
        #expect(
            english.evidence(.playback, measured: .infinity, threshold: -1e300)
                == "like a small loudspeaker (playback): inf log-odds, noticed from -1e+300 on")
    }

    @Test("what if the sound had not asked once more is known; had it asked where it did not, nobody knows")
    func whatIf() throws {
        let played = try #require(
            SoundMeasurements { feature in
                switch feature {
                case .levelAboveRoomDecibels: 30
                case .fundamentalDecibels, .band62To150Decibels: -60
                default: 0
                }
            })
        func history(_ liveness: LivenessTerms?) throws -> [ReplayEvent] {
            let fired = RunEvent.fired(terms(day: 0, liveness: liveness))
            let run = RunState().evolved(by: fired, at: Self.seven)
            let attempt = AttemptEvidence(
                transcript: "I keep promises.", mode: .spoken, engine: "scripted", model: "test",
                speechMilliseconds: 2_000, sound: played)
            let judged = try run.decide(.judge(attempt), at: Self.seven)
            return ([fired] + judged).map { ReplayEvent(at: Self.seven, event: .run("r1", $0)) }
        }
        var change = WhatIfChange()
        change.liveness = false
        let measured = try history(LivenessTerms(words: ["window"], norm: nil))
        let without = try #require(WhatIf.judge("r1", measured, change))
        #expect(without.attempts.map(\.opened) == [false] && without.attempts.map(\.wouldOpen) == [true])
        #expect(without.wouldBeDismissed && without.caveat == nil)
        change.liveness = true
        #expect(try #require(WhatIf.judge("r1", measured, change)).caveat == nil)
        #expect(try #require(WhatIf.judge("r1", try history(nil), change)).caveat == .soundNotAsked)
    }

    @Test("a review tells what was measured, in both languages, and accuses nobody")
    func review() throws {
        var found = Morning(
            run: "r1", event: .fired(terms(day: 0)), at: Self.seven,
            reading: ZoneRules.utc.civil(at: Self.seven))
        for (flag, count) in [(LivenessFlag.Kind.playback, 2), (.replay, 1), (.ownSound, 1)] {
            for number in 1...count {
                found?.apply(
                    .cheatFlagged(flag: flag, attempt: number, measured: 1, threshold: 0),
                    at: Self.seven)
            }
        }
        found?.apply(.dismissed(mode: .spoken), at: Self.seven.adding(seconds: 90))
        let morning = try #require(found)
        let review = Review([morning], from: morning.date, through: morning.date)
        let english = ReviewTexts(.english).lines(review, days: [])
        #expect(
            english.contains(
                "how some attempts sounded  like Vow's own sound 1, like a small loudspeaker 2, "
                    + "like a sound from another day 1"), "\(english)")
        let spanish = ReviewTexts(.spanish).lines(review, days: [])
        #expect(
            spanish.contains(
                "cómo sonaron algunos intentos  como el sonido de Vow 1, como un altavoz pequeño 2, "
                    + "como un sonido anterior 1"), "\(spanish)")
        for word in ["cheat", "fraud", "fake", "tramp", "engañ"] {
            #expect(!(english + spanish).joined().lowercased().contains(word))
        }
        let clean = Review([], from: morning.date, through: morning.date)
        #expect(!ReviewTexts(.english).lines(clean, days: []).joined().contains("sounded"))
    }

    @Test(
        "the evening's notice asks for fresh words after fourteen mornings, by the line's name, and for one line"
    )
    func fresh() throws {
        var clock = AlarmClock(zones: ZoneTable(device: .utc), seed: 1)
        clock.apply(
            .line("a1", .added(kind: .affirmation, text: "I keep promises.", language: .english)),
            at: Self.seven)
        let alarm = AlarmDefinition(
            label: "Up",
            rule: OccurrenceRule(
                time: CivilTime(hour: 7, minute: 0)!, recurrence: .weekly(.everyDay)))
        clock.apply(.alarm("w1", .scheduled(alarm)), at: Self.seven)
        func said(_ day: Int) {
            let run = RunID("r\(day)")
            for event in [
                .fired(terms(day: day)), .lineRecited(line: "a1", attempt: 1, score: Sealed(1)),
                .dismissed(mode: .spoken),
            ] as [RunEvent] { clock.apply(.run(run, event), at: Self.seven) }
        }
        func notice(_ language: String) throws -> String {
            var settings = Settings()
            settings.apply(key: "language", value: language)
            let told = EveningNotice.told(
                clock, methods: [], texts: NoticeTexts(settings),
                at: Self.seven.adding(seconds: 13 * 86_400 + 50_000))
            return try #require(told).text
        }
        for day in 0..<13 { said(day) }
        let before = try notice("en")
        said(13)
        let after = try notice("en")
        #expect(!before.contains("a1"))
        #expect(
            after.contains("I keep promises.") && after.contains("14") && after.contains("a1"), "\(after)")
        #expect(try notice("es").contains("14"))
        #expect(try notice("es") != after)
        clock.policy.refreshDays = nil
        #expect(try notice("en") == before)
    }
}
