import VowCore
import VowRecitation

/// Histories that nobody planned: any event at any time, from a seed.
///
/// Many of them could not happen on a device, which is the point: folding must not depend on sense.
struct RandomHistory {
    private var bits: RandomBits
    private(set) var now = Instant(millisecondsSinceEpoch: 1_861_945_190_000)
    private var openRuns: [(id: RunID, attempts: Int)] = []
    private var runCount = 0

    init(seed: UInt64) { bits = RandomBits(seed: seed) }

    mutating func below(_ bound: UInt64) -> Int { Int(bits.next() % bound) }

    /// The next event and the instant it is recorded at; the clock mostly goes forward.
    mutating func next() -> (DomainEvent, Instant) {
        now = now.adding(milliseconds: below(12) == 0 ? -Int64(below(7_200_000)) : Int64(below(9_000_000)))
        let event: DomainEvent =
            switch below(12) {
            case 0: .alarm("a\(below(4))", alarmEvent())
            case 1: .line("l\(below(4))", lineEvent())
            case 2:
                .setting(key: ["grace-minutes", "language", "engine"][below(3)], value: "\(below(30))")
            case 3, 4: .device(deviceEvent())
            default: runEvent()
            }
        return (event, now)
    }

    private mutating func date() -> CivilDate {
        CivilDate(daysSinceEpoch: Int(now.secondsSinceEpoch / 86_400)).adding(days: below(20) - 8)
    }

    private mutating func definition() -> AlarmDefinition {
        let time = CivilTime(hour: below(24), minute: below(60))!
        let recurrence: Recurrence =
            switch below(3) {
            case 0: .once(date())
            case 1: .dates([date(), date()])
            default: .weekly(WeekdaySet(rawValue: UInt8(below(127) + 1)))
            }
        let rule = OccurrenceRule(
            time: time, recurrence: recurrence, startsOn: below(4) == 0 ? date() : nil,
            skippedDates: [date()], pausedUntil: below(5) == 0 ? date() : nil)
        return AlarmDefinition(
            label: ["Morning", "Früh", ""][below(3)], rule: rule,
            zone: [.device, .fixed("Test/East"), .fixed("Nowhere/Gone")][below(3)],
            gate: GatePolicy(kinds: [.goal], challengeWord: below(2) == 0))
    }

    private mutating func alarmEvent() -> AlarmEvent {
        switch below(8) {
        case 0, 1, 2: return .scheduled(definition())
        case 3: return .changed(definition(), loosenedFrom: below(2) == 0 ? date() : nil)
        case 4: return below(2) == 0 ? .enabled : .disabled
        default: return .removed
        }
    }

    private mutating func lineEvent() -> LineEvent {
        switch below(4) {
        case 0: .removed(from: below(2) == 0 ? nil : CivilDate(year: 2029, month: 1, day: 1 + below(9)))
        case 1: .edited(text: "I keep \(below(9)) promises.")
        default: .added(kind: .goal, text: "I do \(below(9)) things.", language: .english)
        }
    }

    private mutating func deviceEvent() -> DeviceEvent {
        switch below(7) {
        case 0: .started(version: "1")
        case 1: .stopped
        case 2: .clockStepped(byMilliseconds: Int64(below(8_000_000)) - 4_000_000)
        case 3: .zoneChanged(identifier: below(2) == 0 ? "Test/East" : "UTC", version: "1")
        case 4: .returned(lastSeen: now, cause: [.poweredOff, .stopped, .killed][below(3)])
        case 5: .resumed(suspendedMilliseconds: Int64(below(9_000_000)))
        default: .noticeGiven(date: date())
        }
    }

    private mutating func runEvent() -> DomainEvent {
        if openRuns.isEmpty || below(6) == 0 { return begin() }
        let index = below(UInt64(openRuns.count))
        let run = openRuns[index]
        switch below(14) {
        case 0, 1, 2:
            openRuns.remove(at: index)
            return .run(run.id, [.dismissed(mode: .spoken), .dismissed(mode: .typed)][below(2)])
        case 3:
            openRuns.remove(at: index)
            return .run(run.id, below(2) == 0 ? .abandoned : .bypassed)
        case 4: return .run(run.id, .snoozed(until: now.adding(seconds: 540), count: below(3)))
        case 5: return .run(run.id, below(2) == 0 ? .personUp : .snoozeEnded)
        case 6: return .run(run.id, .resumed(gapMilliseconds: Int64(below(9000))))
        case 7: return .run(run.id, .partFailed(part: .ringer, code: "x", message: "y"))
        case 8: return .run(run.id, .cheatFlagged(flag: .playback, attempt: 1, measured: 1, threshold: 0.5))
        case 9: return .run(run.id, .stepPassed(step: 0))
        case 10: return .run(run.id, .emergencyAsked)
        case 11: return .run(run.id, .lineRecited(line: "l1", attempt: 1, score: Sealed(0.8125)))
        default:
            openRuns[index].attempts += 1
            let evidence = AttemptEvidence(
                transcript: "i keep promises", mode: below(3) == 0 ? .typed : .spoken, engine: "e",
                model: "m",
                speechMilliseconds: 900)
            let line = LineResult(line: "l1", score: 0.5, passed: below(2) == 0, missed: ["to"])
            return .run(
                run.id,
                .attemptJudged(
                    AttemptVerdict(
                        number: run.attempts + 1, step: 0, evidence: evidence, lines: [line],
                        challengeWordHeard: nil, reasons: below(2) == 0 ? [.linesMissing] : [])))
        }
    }

    private mutating func begin() -> DomainEvent {
        runCount += 1
        let alarm: AlarmID = "a\(below(4))"
        if below(5) == 0 {
            let cause = [MissCause.poweredOff, .stopped, .notRunning][below(3)]
            return .run("r\(runCount)", .missed(alarm: alarm, label: "Morning", due: now, cause: cause))
        }
        openRuns.append(("r\(runCount)", 0))
        let step = GateStep(
            kind: .goal, lines: [RequiredLine(id: "l1", text: "I keep promises.")], challengeWord: "sunrise")
        return .run(
            "r\(runCount)",
            .fired(
                FiredTerms(
                    alarm: alarm, label: "Morning", due: now, lateMilliseconds: 3,
                    zone: below(3) == 0 ? "Test/East" : "UTC", zoneVersion: "1", steps: [step],
                    sound: SoundSettings(), snooze: SnoozePolicy(), language: .english, verifierVersion: 1,
                    timings: SessionTimings())))
    }
}
