import Testing
import VowCore
import VowLog
import VowRecitation

@Suite("Streak and review") struct StreakTests {
    private static let monday = CivilDate(year: 2029, month: 1, day: 1)!
    private let start = Instant(millisecondsSinceEpoch: 1_861_945_200_000)

    /// A morning of a day, counted from Monday the first, that ended as told.
    private func morning(_ day: Int, _ ending: RunEvent?, run: RunID = "r", cause: MissCause? = nil)
        -> Morning
    {
        let due = start.adding(seconds: Int64(day) * 86_400)
        let reading = CivilDateTime(
            date: StreakTests.monday.adding(days: day), time: CivilTime(hour: 7, minute: 0)!)
        let first: RunEvent =
            cause.map { .missed(alarm: "a", label: "", due: due, cause: $0) }
            ?? .fired(
                FiredTerms(
                    alarm: "a", label: "", due: due, lateMilliseconds: 0, zone: "UTC", zoneVersion: "1",
                    steps: [], sound: SoundSettings(), snooze: SnoozePolicy(), language: .english,
                    verifierVersion: 1, timings: SessionTimings()))
        var morning = Morning(run: run, event: first, at: due, reading: reading)!
        if let ending { morning.apply(ending, at: due.adding(seconds: 60)) }
        return morning
    }

    private func streak(
        _ mornings: [Morning], today: Int, skipped: Set<CivilDate> = [], importedRuns: Int64 = 0
    ) -> Streak {
        var days: [CivilDate: StreakDay] = [:]
        for (index, morning) in mornings.enumerated() {
            days[morning.date, default: StreakDay(date: morning.date)].note(morning, number: Int64(index + 1))
        }
        return Streak(
            days: days.values.sorted { $0.date < $1.date }, today: StreakTests.monday.adding(days: today),
            skipped: skipped, importedRuns: importedRuns)
    }

    @Test("a day tells how often its runs were put off, and for which missing parts")
    func putOff() {
        var first = morning(0, nil)
        first.apply(.partBypassed(part: .camera), at: first.due)
        first.apply(.snoozed(until: first.due.adding(seconds: 540), count: 1), at: first.due)
        first.apply(.dismissed(mode: .unspoken), at: first.due.adding(seconds: 600))
        var second = morning(0, nil, run: "s")
        second.apply(.snoozed(until: second.due.adding(seconds: 540), count: 1), at: second.due)
        let today = streak([first, second], today: 0).recent.last
        #expect(today?.standing == .open)
        #expect(today?.snoozes == 2)
        #expect(today?.bypassedParts == [.camera])
    }

    @Test("a run tells what ended it, and how often the process was gone meanwhile")
    func endings() {
        let digest = PayloadDigest(of: Array("kitchen".utf8))
        let ways: [([RunEvent], Morning.Ending)] = [
            ([.dismissed(mode: .spoken)], .spoken), ([.dismissed(mode: .typed)], .typed),
            (
                [
                    .answered(step: 0, .token(.code, digest: Sealed(digest)), passed: true),
                    .dismissed(mode: .unspoken),
                ],
                .code
            ),
            (
                [
                    .answered(step: 0, .token(.tag, digest: Sealed(digest)), passed: true),
                    .dismissed(mode: .alternative),
                ],
                .tag
            ),
            ([.dismissed(mode: .unspoken)], .sums), ([.bypassed], .bypassed), ([.abandoned], .abandoned),
        ]
        for (events, ending) in ways {
            var morning = morning(0, nil)
            for event in [.resumed(gapMilliseconds: 900), .resumed(gapMilliseconds: 100)] + events {
                morning.apply(event, at: morning.due)
            }
            #expect(morning.ending == ending)
            #expect(morning.interruptions == 2)
        }
    }

    @Test("kept days count, days without an alarm do not interrupt, abandoned and bypassed end")
    func counting() {
        let kept: RunEvent = .dismissed(mode: .spoken)
        let mornings = [0, 1, 4, 5].map { morning($0, kept) }
        #expect(streak(mornings, today: 5).current == 4)
        for end in [RunEvent.abandoned, .bypassed] {
            let broken = streak(mornings + [morning(6, end), morning(7, kept)], today: 7)
            #expect((broken.current, broken.best) == (1, 4))
        }
    }

    @Test("a fault of the machine is no end and no day; what a person can do is no excuse")
    func causes() {
        let kept: RunEvent = .dismissed(mode: .spoken)
        let currents: [(MissCause, Int)] = [
            (.poweredOff, 2), (.suspended, 2), (.notRunning, 2), (.stopped, 1), (.killed, 1),
            (.clockSetForward, 1), (.zoneChanged, 1), (.unproven, 1), (.stoodStill, 1),
        ]
        #expect(Set(currents.map(\.0)) == Set(MissCause.allCases))
        for (cause, current) in currents {
            let counted = streak(
                [morning(0, kept), morning(1, nil, cause: cause), morning(2, kept)], today: 2)
            #expect(counted.current == current, "\(cause)")
            #expect(counted.recent.last?.standing == .kept)
            #expect(counted.recent[12].standing == (current == 2 ? .machineFault : .broken))
            #expect(counted.recent[12].causes == [cause])
        }
    }

    @Test("one alarm that was not kept breaks the day, whatever the other did; an open run waits")
    func severalAlarms() {
        let kept: RunEvent = .dismissed(mode: .spoken)
        let twice = [morning(0, kept, run: "a"), morning(0, .abandoned, run: "b"), morning(1, kept)]
        #expect(streak(twice, today: 1).current == 1)
        let faulty = [morning(0, kept, run: "a"), morning(0, nil, run: "b", cause: .poweredOff)]
        #expect(streak(faulty, today: 0).current == 1)
        let open = streak([morning(0, kept), morning(1, nil)], today: 1)
        #expect(open.current == 1)
        #expect(open.recent.last?.standing == .open)
    }

    @Test("typed days are told apart, skipped days are shown, the last fourteen are counted")
    func shown() {
        var mornings = (0..<20).map { morning($0, .dismissed(mode: $0 == 18 ? .typed : .spoken)) }
        mornings[12] = morning(12, .abandoned)
        let skipped = StreakTests.monday.adding(days: 20)
        let counted = streak(mornings, today: 20, skipped: [skipped])
        #expect((counted.current, counted.currentTyped, counted.best) == (7, 1, 12))
        #expect(counted.recent.count == 14)
        #expect(counted.recentCount(of: .kept) == 12)
        #expect(counted.recentCount(of: .broken) == 1)
        #expect(counted.recent.last?.standing == .skipped)
    }

    @Test("days whose mornings came out of an archive are told apart")
    func imported() {
        let mornings = (0..<6).map { morning($0, $0 == 2 ? .abandoned : .dismissed(mode: .spoken)) }
        let own = streak(mornings, today: 5)
        #expect((own.current, own.currentImported, own.imported) == (3, 0, 0))
        let counted = streak(mornings, today: 5, importedRuns: 4)
        #expect((counted.current, counted.currentImported, counted.imported) == (3, 1, 3))
        #expect(counted.best == own.best)
    }

    @Test("left-out dates are those that a rule would have rung on")
    func leftOut() {
        let first = StreakTests.monday
        let rule = OccurrenceRule(
            time: CivilTime(hour: 7, minute: 0)!, recurrence: .weekly(.workdays),
            skippedDates: [first.adding(days: 1), first.adding(days: 5)],
            pausedUntil: first.adding(days: 1))
        #expect(rule.leftOut(from: first, through: first.adding(days: 7)) == [first, first.adding(days: 1)])
    }

    @Test("a review counts what ended, in its stretch")
    func review() {
        var mornings = (0..<10).map { day -> Morning in
            var morning = morning(day, nil)
            let due = start.adding(seconds: Int64(day) * 86_400)
            morning.apply(.lineRecited(line: "l", attempt: 1, score: Sealed(Double(day) / 9)), at: due)
            morning.apply(.lineRecited(line: "m", attempt: 1, score: Sealed(1)), at: due, isErased: true)
            if day < 9 { morning.apply(.dismissed(mode: .spoken), at: due.adding(seconds: Int64(day) * 10)) }
            return morning
        }
        mornings.append(morning(3, nil, cause: .poweredOff))
        let review = Review(
            mornings, from: StreakTests.monday.adding(days: 1), through: StreakTests.monday.adding(days: 9))
        #expect(review.runs == 9)
        #expect(review.completionRate == 1)
        #expect(review.medianCompletionMilliseconds == 40_000)
        #expect(review.ninetiethCompletionMilliseconds == 80_000)
        #expect(review.similarityHistogram == [0, 1, 1, 1, 1, 1, 1, 1, 1, 0])
        #expect(review.hours.map { [$0.hour, $0.runs, $0.kept] } == [[7, 9, 8]])
        #expect(review.outcomes.map(\.name) == ["kept", "missed"])
        #expect(review.endings.map { "\($0.name) \($0.count)" } == ["spoken 8", "missed 1"])
        #expect(review.interruptions == 0)
        #expect(review.points.first?.completionMilliseconds == 10_000)
        let none: [Morning] = []
        let empty = Review(none, from: StreakTests.monday, through: StreakTests.monday)
        #expect((empty.runs, empty.completionRate) == (0, nil))
    }
}
