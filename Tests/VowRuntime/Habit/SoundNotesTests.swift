import Testing
import VowCore
import VowRecitation

@testable import VowRuntime

/// L3, L6: what is said of how attempts sounded, and of words that were said for long.
@Suite("Notes on sounds and words") struct SoundNotesTests {
    private static let seven = Instant(millisecondsSinceEpoch: 1_861_945_200_000)

    private func terms(day: Int) -> FiredTerms {
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
            timings: SessionTimings())
    }

    @Test("a review tells what was measured, in both languages, and accuses nobody")
    func review() throws {
        var found = Morning(
            run: "r1", event: .fired(terms(day: 0)), at: Self.seven,
            reading: ZoneRules.utc.civil(at: Self.seven))
        for (flag, count) in [(LivenessFlag.Kind.playback, 2), (.replay, 1), (.ownSound, 1)] {
            for number in 1...count {
                found?.apply(
                    .cheatFlagged(flag: flag.rawValue, attempt: number, measured: 1, threshold: 0),
                    at: Self.seven)
            }
        }
        found?.apply(.dismissed(mode: .spoken), at: Self.seven.adding(seconds: 90))
        let morning = try #require(found)
        let review = Review([morning], from: morning.date, through: morning.date)
        let english = ReviewTexts(.english).lines(review, days: [])
        #expect(
            english.contains(
                "how some attempts sounded  Vow's own sound came back 1, like a small loudspeaker 2, "
                    + "like a sound from before 1"), "\(english)")
        let spanish = ReviewTexts(.spanish).lines(review, days: [])
        #expect(
            spanish.contains(
                "cómo sonaron algunos intentos  volvió el sonido de Vow 1, como un altavoz pequeño 2, "
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
                .fired(terms(day: day)), .lineRecited(line: "a1", attempt: 1, score: 1),
                .dismissed(mode: .spoken),
            ] as [RunEvent] { clock.apply(.run(run, event), at: Self.seven) }
        }
        func notice(_ language: String) throws -> String {
            var settings = Settings()
            settings.apply(key: "language", value: language)
            return try #require(
                EveningNotice.text(
                    clock, methods: [], texts: NoticeTexts(settings),
                    at: Self.seven.adding(seconds: 13 * 86_400 + 50_000)))
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
