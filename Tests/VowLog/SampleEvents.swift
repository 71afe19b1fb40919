import VowCore
import VowLog
import VowRecitation

/// Events of every kind, with every optional field both there and not there.
///
/// What a person wrote or said is made from `words`, so that a test can mark it.
struct SampleEvents {
    var words: (String) -> String = { $0 }

    var all: [DomainEvent] {
        let alarms = cycles + self.alarms
        return alarms.map { .alarm("a1", $0) } + lines.map { .line("l1", $0) } + runs.map { .run("r1", $0) }
            + turns.map { .run("r1", $0) } + device.map { .device($0) } + [
                .setting(key: "engine", value: "moonshine"),
                .consent(.cloudSpeech, .given(recipient: "https://speech.example", statement: 1)),
                .consent(.cloudSpeech, .withdrawn),
            ] + shadows.map { .shadow("r1", $0) } + codes.compactMap { Aggregates.code.event($0, of: "c1") }
            + codes.compactMap { Aggregates.tag.event($0, of: "t1") }
            + interviews.compactMap { Aggregates.interview.event($0, of: "i1") }
            + goals.compactMap { Aggregates.goal.event($0, of: "g1") }
            + coach.compactMap { Aggregates.coach.event($0, of: "k1") }
            + sentences.compactMap { Aggregates.sentences.event($0, of: "own") }
            + practices.compactMap { Aggregates.practice.event($0, of: "p1") }
            + [Aggregates.gateTrials.event(.passed(digest), of: GateTrials.id)].compactMap { $0 }
            + heardSounds.compactMap { Aggregates.heardSounds.event($0, of: HeardSoundsState.id) }
    }

    private var heardSounds: [HeardSoundsEvent] {
        [
            .remembered(Sealed(SoundFingerprint(codes: [0, 0x1f3c_a950, .max])), .attempt),
            .remembered(Sealed(SoundFingerprint(codes: [7])), .practiceRecording),
        ]
    }

    private var codes: [TokenEvent] {
        [
            .registered(
                name: Sealed(words("kitchen")), kind: "qr",
                mark: TokenMark(of: Array(words("vow:kitchen:9f3c").utf8))),
            .registered(
                name: Sealed(words("bath")), kind: nil, mark: TokenMark(of: [0, 0xff], seed: words("9f3c"))),
            .replaced(
                kind: "ean-13", mark: TokenMark(of: Array(words("4006381333931").utf8)), holdsFrom: date(2)),
            .replaced(kind: nil, mark: TokenMark(of: Array(words("b").utf8)), holdsFrom: date(3)), .removed,
        ]
    }

    private var alarms: [AlarmEvent] {
        let days = OccurrenceRule(time: time(6, 30), recurrence: .weekly(.workdays))
        let plain = AlarmDefinition(label: words(""), rule: days)
        let rich = AlarmDefinition(
            label: words("Früh \"auf\""),
            rule: OccurrenceRule(
                time: time(7, 5, 30), recurrence: .dates([date(3), date(9)]), startsOn: date(1),
                endsOn: date(30),
                skippedDates: [date(4)], skippedRanges: [date(10)...date(12), date(20)...date(21)],
                pausedUntil: date(2)),
            zone: .fixed("Europe/Madrid"),
            sound: SoundSettings(
                tone: "/home/me/bell.ogg", toneDigest: String(repeating: "5e", count: 32), volumePercent: 45,
                rampSeconds: 0, vibrate: true,
                routeTags: ["speaker", "kitchen"]),
            snooze: SnoozePolicy(maximumCount: 0, lengthMinutes: 5),
            gate: GatePolicy(
                kinds: [.goal], challengeWord: false, minimumSimilarity: 0.8, language: .spanish))
        let once = AlarmDefinition(
            label: words("Flight"), rule: OccurrenceRule(time: time(4, 0), recurrence: .once(date(5))))
        let stack = AlarmDefinition(
            label: words("Stack"), rule: days,
            gate: GatePolicy(
                challenges: [
                    ChallengePolicy(.recite(.affirmation)),
                    ChallengePolicy(
                        .sum(.own(lowest: 10, highest: 99), count: 2),
                        limits: ChallengeLimits(
                            timeoutMilliseconds: 60_000, lockout: Lockout(answers: 2, milliseconds: 45_000))),
                    ChallengePolicy(.sum(.easy, count: 1)), ChallengePolicy(.typeLines(.goal)),
                ],
                standIns: [ChallengePolicy(.typeLines(.affirmation)), ChallengePolicy(.sum(.hard, count: 5))])
        )
        let tokens = AlarmDefinition(
            label: words("Tokens"), rule: days,
            gate: GatePolicy(
                challenges: [
                    ChallengePolicy(.token(.code, name: words("kitchen"))),
                    ChallengePolicy(.sum(.easy, count: 1)),
                    ChallengePolicy(
                        .token(.tag, name: words("door")),
                        limits: ChallengeLimits(timeoutMilliseconds: 90_000)),
                ], standIns: [ChallengePolicy(.token(.code, name: words("bath")))],
                wakeCheck: WakeCheckPolicy(afterMinutes: 5, limit: 2)))
        let checked = AlarmDefinition(
            label: words("Checked"), rule: days,
            gate: GatePolicy(
                challenges: [ChallengePolicy(.recite(.goal))],
                wakeCheck: WakeCheckPolicy(afterMinutes: 10, limit: 1)))
        let moves = AlarmDefinition(
            label: words("Moves"), rule: days,
            gate: GatePolicy(challenges: [
                ChallengePolicy(.move(.shake, seconds: 15)), ChallengePolicy(.move(.still, seconds: 20)),
                ChallengePolicy(.light(LightLevel(lux: 300), seconds: 20)),
            ]))
        let picks = AlarmDefinition(
            label: words("Picks"), rule: days,
            gate: GatePolicy(
                challenges: [
                    ChallengePolicy(.token(.tag, name: words("door"))),
                    ChallengePolicy(
                        .pick(
                            2,
                            of: [
                                ChallengePolicy(.token(.code, name: words("kitchen"))),
                                ChallengePolicy(
                                    .sum(.easy, count: 1),
                                    limits: ChallengeLimits(timeoutMilliseconds: 60_000)),
                                ChallengePolicy(.token(.code, name: words("bath"))),
                            ])),
                ], standIns: [ChallengePolicy(.token(.code, name: words("cellar")))]))
        return [
            .scheduled(picks), .changed(picks, loosenedFrom: nil),
            .scheduled(moves), .changed(moves, loosenedFrom: nil),
            .scheduled(tokens), .changed(tokens, loosenedFrom: nil), .scheduled(checked),
            .scheduled(plain), .scheduled(rich), .scheduled(once), .changed(rich, loosenedFrom: nil),
            .changed(plain, loosenedFrom: date(2)), .scheduled(stack), .changed(stack, loosenedFrom: date(2)),
            .enabled, .disabled, .dateSkipped(date(7)),
            .rangeSkipped(date(8), date(15)), .paused(until: date(31)), .paused(until: nil), .removed,
        ]
    }

    private var goals: [GoalEvent] {
        let details = GoalDetails(
            text: words("I walk every day."), why: words("my back"), barriers: words("rain"),
            supports: words("my wife"),
            values: words(""))
        return [
            .set(details, line: "l1", origin: "i1"), .refined(details, occasion: .weekly),
            .answered(Sealed(true), on: date(6)), .retired, .nudged(on: date(6), weekly: true),
        ]
    }

    private var interviews: [InterviewEvent] {
        [
            .begun(.english), .languageChanged(.spanish),
            .answered(.change, Sealed(words("walk every day"))), .answered(.importance, Sealed("8")),
            .skipped(.name),
            .revisited(.change),
            .linesProposed(
                Sealed([
                    ProposedLine(kind: .goal, text: words("I walk every day."), source: .change),
                    ProposedLine(kind: .affirmation, text: words("I keep promises to myself."), source: nil),
                ]), maker: "rules-1"),
            .lineRevised(0, Sealed(words("I walk each day."))), .lineRefused(1), .lineBelieved(0, Sealed(7)),
            .setAside,
            .paused, .wentOn,
            .concluded([KeptLine(place: 0, line: "l1"), KeptLine(place: 2, line: "l2")]),
        ]
    }

    private var lines: [LineEvent] {
        [
            .added(kind: .affirmation, text: Sealed(words("I keep promises to myself.")), language: .english),
            .added(kind: .goal, text: Sealed(words("我每周锻炼四次。")), language: .chinese),
            .edited(text: Sealed(words("I keep my promises."))), .removed(from: nil),
            .removed(from: date(6)), .disabled(from: date(6)), .enabled,
            .rehearsed(rehearsal(.learnt, opinions: [opinion])),
            .rehearsed(rehearsal(.unclear, opinions: [])),
            .rehearsed(rehearsal(.learnt, opinions: [wordByWord])),
            .rehearsed(
                LineRehearsal(
                    evidence: rehearsedAloud, score: 0.97, outcome: .heard, verifierVersion: 3,
                    holdsFrom: date(2))),
        ]
    }

    var opinion: LineOpinion {
        LineOpinion(
            line: words("I keep promises to myself."), pieceCount: 7, likelihoodHundredths: -512,
            leastHundredths: -203, gainHundredths: -155)
    }

    var wordByWord: LineOpinion {
        let behind = [("i", 0), ("keep", 40), ("promises", 135), ("to", 0), ("myself", 310)]
        return LineOpinion(
            line: words("I keep promises to myself."), pieceCount: 7, likelihoodHundredths: -512,
            leastHundredths: -203, gainHundredths: -155,
            silence: .init(likelihoodHundredths: -2_710, leastAddedHundredths: -64),
            words: behind.map { LineOpinion.Word(text: words($0.0), behindHundredths: $0.1) })
    }

    private func rehearsal(_ outcome: RehearsalOutcome, opinions: [LineOpinion]) -> LineRehearsal {
        LineRehearsal(
            evidence: AttemptEvidence(
                transcript: words("I keep premises to myself"), mode: .spoken, engine: "moonshine",
                model: "moonshine-tiny-en", speechMilliseconds: 1_800, speechLevelDecibels: -24.5,
                noiseLevelDecibels: nil, latencyMilliseconds: 1_400, opinions: opinions),
            score: 0.63, outcome: outcome, verifierVersion: 3, holdsFrom: date(2))
    }

    private var shadows: [ShadowHearing] {
        let heard = AttemptEvidence(
            transcript: words("I keep promises to myself"), mode: .spoken, engine: "whisper",
            model: "whisper-base", speechMilliseconds: 1_800, speechLevelDecibels: -24.5,
            latencyMilliseconds: 900)
        let weighed = AttemptEvidence(
            transcript: words("I keep premises"), mode: .spoken, engine: "moonshine",
            model: "moonshine-tiny-en", speechMilliseconds: 1_800, opinions: [opinion])
        let weighedByWord = AttemptEvidence(
            transcript: words("I keep premises"), mode: .spoken, engine: "moonshine",
            model: "moonshine-tiny-en", speechMilliseconds: 1_800, opinions: [wordByWord])
        let passed = LineResult(line: "l1", score: 1, passed: true, missed: [])
        let missed = LineResult(line: "l1", score: 0.5, passed: false, missed: [words("myself.")])
        return [
            ShadowHearing(
                attempt: 1, evidence: heard, passed: true, lines: [passed], processorMilliseconds: 740),
            ShadowHearing(
                attempt: 2, evidence: weighed, passed: false, lines: [missed], processorMilliseconds: 31),
            ShadowHearing(
                attempt: 3, evidence: weighedByWord, passed: false, lines: [missed], processorMilliseconds: 33
            ),
        ]
    }

    private var runs: [RunEvent] {
        let heard = AttemptEvidence(
            transcript: words("I keep promises"), mode: .spoken, engine: "moonshine",
            model: "moonshine-tiny-en",
            speechMilliseconds: 1_240, speechLevelDecibels: -23.4, noiseLevelDecibels: -61,
            latencyMilliseconds: 212)
        let typed = AttemptEvidence(
            transcript: words("I get up."), mode: .typed, engine: "", model: "", speechMilliseconds: 0)
        let weighed = AttemptEvidence(
            transcript: words("I kept promises to my shelf"), mode: .spoken, engine: "moonshine",
            model: "moonshine-tiny-en", speechMilliseconds: 1_640,
            opinions: [
                LineOpinion(
                    line: words("I keep promises to myself."), pieceCount: 6, likelihoodHundredths: -412,
                    leastHundredths: -203, gainHundredths: -155)
            ])
        let weighedInSilence = AttemptEvidence(
            transcript: words("I kept promises to my shelf"), mode: .spoken, engine: "moonshine",
            model: "moonshine-tiny-en", speechMilliseconds: 1_640,
            opinions: [
                LineOpinion(
                    line: words("I keep promises to myself."), pieceCount: 6, likelihoodHundredths: -412,
                    leastHundredths: -203, gainHundredths: -155,
                    silence: .init(likelihoodHundredths: -2_710, leastAddedHundredths: -64))
            ],
            meanings: [
                LineMeaning(
                    line: words("I keep promises to myself."), model: "potion-base-8M@0.1.10",
                    closenessHundredths: 47)
            ])
        let weighedByWord = AttemptEvidence(
            transcript: words("I kept promises to my shelf"), mode: .spoken, engine: "moonshine",
            model: "moonshine-tiny-en", speechMilliseconds: 1_640, opinions: [wordByWord])
        let missed = LineResult(
            line: "l1", score: 0.61, passed: false, missed: [words("to"), words("myself.")])
        let passed = LineResult(line: "l2", score: 1, passed: true, missed: [])
        return [
            .fired(terms(date: date(1))), .fired(terms(date: nil)),
            .fired(terms(date: date(1), renderings: [rendering])), .fired(stack), .fired(tokens),
            .fired(moves), .fired(drawn),
            missedRun(date(1)),
            missedRun(nil),
            .ringStarted(means: .sound, delayMilliseconds: 18),
            .ringStarted(means: .sound, delayMilliseconds: 18, sinkReadyMilliseconds: 7),
            .soundMeasured(
                SoundMeasure(place: .output, sentDecibels: -9.1, decibels: -12.3, likeness: 0.98)),
            .soundMeasured(
                SoundMeasure(place: .room, sentDecibels: -9.1, decibels: -31.2, likeness: 0.42)),
            .partFailed(
                part: .microphone, code: "sound.microphone.none", message: "There is no microphone."),
            .listeningStarted(step: 0), .listeningOpened(step: 1),
            .attemptJudged(
                AttemptVerdict(
                    number: 1, step: 1, evidence: heard, lines: [missed, passed], challengeWordHeard: false,
                    reasons: [.linesMissing, .challengeWordMissing])),
            .attemptJudged(
                AttemptVerdict(
                    number: 2, step: 0, evidence: typed, lines: [passed], challengeWordHeard: nil, reasons: []
                )),
            .attemptJudged(
                AttemptVerdict(
                    number: 3, step: 0, evidence: weighed, lines: [passed], challengeWordHeard: nil,
                    reasons: [])),
            .attemptJudged(
                AttemptVerdict(
                    number: 4, step: 0, evidence: weighedInSilence, lines: [passed], challengeWordHeard: nil,
                    reasons: [])),
            .attemptJudged(
                AttemptVerdict(
                    number: 5, step: 0, evidence: weighedByWord, lines: [passed], challengeWordHeard: nil,
                    reasons: [])),
            .attemptJudged(
                AttemptVerdict(
                    number: 6, step: 0, evidence: measured, lines: [passed], challengeWordHeard: nil,
                    reasons: [.onceMore])),
            .attemptJudged(
                AttemptVerdict(
                    number: 7, step: 0, evidence: compared, lines: [passed], challengeWordHeard: nil,
                    reasons: [])),
            .fired(watchful(norm: measured.sound)),
            .lineRecited(line: "l2", attempt: 2, score: Sealed(0.97)),
            .challengeWordSaid(step: 1, attempt: 3),
            .cheatFlagged(flag: .playback, attempt: 2, measured: 0.83, threshold: 0.5),
            .fired(committed(seed: 0xFEDC_BA98_7654_3210)), .challengeRevealed(seed: 42),
            .attemptJudged(
                AttemptVerdict(
                    number: 7, step: 0,
                    evidence: AttemptEvidence(
                        transcript: words("I keep promises to myself, window"), mode: .spoken,
                        engine: "whisper", model: "whisper-base", speechMilliseconds: 2_900,
                        latencyMilliseconds: 1_900, askedWord: "window"), lines: [passed],
                    challengeWordHeard: true, reasons: [.linesMissing])),
            .attemptJudged(
                AttemptVerdict(
                    number: 8, step: 0, evidence: measured, lines: [passed], challengeWordHeard: true,
                    reasons: [.challengeWordLate])),
            .attemptJudged(
                AttemptVerdict(
                    number: 9, step: 0, evidence: named, lines: [passed], challengeWordHeard: true,
                    reasons: [.linesMissing, .orderChanged, .overallLow])),
            .attemptJudged(
                AttemptVerdict(
                    number: 10, step: 0,
                    evidence: AttemptEvidence(
                        transcript: words("football"), mode: .spoken, engine: "moonshine",
                        model: "moonshine-tiny-en", speechMilliseconds: 900, engineFault: .repetition),
                    lines: [passed], challengeWordHeard: nil, reasons: [.linesMissing])),
            .fired(ordered(norm: measured.sound!)),
        ]
    }

    private var turns: [RunEvent] {
        [
            .challengePresented(step: 0, question: SumQuestion("7 * 16 - 23")),
            .challengePresented(step: 2, question: nil),
            .wakeCheckPlanned(until: Instant(millisecondsSinceEpoch: 1_861_945_740_000), number: 1),
            .wakeCheckAsked(number: 1), .wakeCheckMissed(number: 1),
            .challengeLocked(step: 0, until: Instant(millisecondsSinceEpoch: 1_861_945_740_000)),
            .standInTaken(step: 1, standIn: 0), .similarityLowered(step: 0, by: 0.02),
            .partBypassed(part: .microphone), .repairDemanded(part: .microphone),
            .stepPassed(step: 0),
            .snoozed(until: Instant(millisecondsSinceEpoch: 1_861_945_740_000), count: 1), .personUp,
            .snoozeEnded,
            .resumed(gapMilliseconds: 1_850), .resumed(gapMilliseconds: -3_600_000),
            .resumed(gapMilliseconds: 601_850, awayMilliseconds: 1_850),
            .emergencyAsked, .dismissed(mode: .spoken),
            .dismissed(mode: .typed), .dismissed(mode: .alternative), .dismissed(mode: .unspoken), .abandoned,
            .bypassed,
        ] + answers
    }

    var digest: PayloadDigest { PayloadDigest(of: Array(words("vow:kitchen:9f3c").utf8)) }

    private func missedRun(_ date: CivilDate?) -> RunEvent {
        .missed(
            alarm: "a1", label: Sealed(words("Morning")),
            due: Instant(millisecondsSinceEpoch: 1_861_945_200_000), date: date, cause: .notRunning)
    }

    private var device: [DeviceEvent] {
        [
            .started(version: "0.1.0"), .stopped, .clockStepped(byMilliseconds: -3_600_000),
            .started(version: "0.1.0", boot: "a63d2c2b1ff7a6e1e4c0f4a0b1d0c9e8"),
            .zoneChanged(identifier: "Asia/Tokyo", version: "2025b"),
            .capabilityChanged(capability: .microphone, state: .missing),
            .returned(lastSeen: SampleEvents.seen, cause: .poweredOff),
            .returned(lastSeen: SampleEvents.seen, cause: .killed),
            .returned(lastSeen: SampleEvents.seen, cause: .unproven),
            .returned(lastSeen: SampleEvents.seen, cause: .stoodStill),
            .suspending, .resumed(suspendedMilliseconds: 16_200_000),
            .wakeArmed(means: .clockFile, for: Instant(millisecondsSinceEpoch: 1767333600000)),
            .noticeGiven(date: CivilDate(year: 2026, month: 1, day: 2)!), .wokeAt(volumePercent: 80),
            .historyImported(records: 40),
        ]
    }

    private static let seen = Instant(millisecondsSinceEpoch: 1_767_322_200_000)
    /// What the golden files of forms that are not written any more are read as.
    static let superseded: [String: [DomainEvent]] = [
        "DaemonReturned.v1.json": [.device(.returned(lastSeen: seen, cause: .poweredOff))]
    ]

    func date(_ day: Int) -> CivilDate { CivilDate(year: 2029, month: 1, day: day)! }

    func time(_ hour: Int, _ minute: Int, _ second: Int = 0) -> CivilTime {
        CivilTime(hour: hour, minute: minute, second: second)!
    }
}
