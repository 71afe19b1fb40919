import VowCore
import VowLog
import VowRecitation

// What a run is fired with, and what was measured of an attempt.
extension SampleEvents {
    func terms(date: CivilDate?, renderings: [LineRendering] = []) -> FiredTerms {
        FiredTerms(
            alarm: "a1", label: words("Morning"), due: Instant(millisecondsSinceEpoch: 1_861_945_200_000),
            lateMilliseconds: 12, date: date, zone: "Europe/Madrid", zoneVersion: "2025b",
            steps: [
                GateStep(
                    kind: .affirmation,
                    lines: [
                        RequiredLine(id: "l1", text: words("I keep promises to myself.")),
                        RequiredLine(id: "l2", text: words("I get up."), minimumSimilarity: 0.9),
                    ], challengeWord: nil, renderings: renderings),
                GateStep(
                    kind: .goal,
                    lines: [RequiredLine(id: "l3", text: words("I complete 4 workouts a week."))],
                    challengeWord: "sunrise", renderings: renderings),
            ],
            sound: SoundSettings(), snooze: SnoozePolicy(), language: .english, verifierVersion: 1,
            timings: SessionTimings())
    }

    /// A capture whose sound was measured.
    var measured: AttemptEvidence {
        AttemptEvidence(
            transcript: words("I get up."), mode: .spoken, engine: "moonshine", model: "moonshine-tiny-en",
            speechMilliseconds: 900,
            sound: SoundMeasurements { feature in
                Double(SoundFeature.allCases.firstIndex(of: feature)!) / 4 - 3
            })
    }

    /// A capture whose sound was compared with known ones.
    var compared: AttemptEvidence {
        AttemptEvidence(
            transcript: words("I get up."), mode: .spoken, engine: "moonshine", model: "moonshine-tiny-en",
            speechMilliseconds: 900, sound: measured.sound,
            resemblance: SoundResemblance(earlier: 0.4375, own: 0.0625))
    }

    /// The same by a microphone that has a name.
    var named: AttemptEvidence {
        AttemptEvidence(
            transcript: words("I get up."), mode: .spoken, engine: "moonshine", model: "moonshine-tiny-en",
            speechMilliseconds: 900, sound: measured.sound, resemblance: compared.resemblance,
            microphone: words("bedside-microphone"))
    }

    /// A rehearsal whose sound was measured.
    var rehearsedAloud: AttemptEvidence {
        AttemptEvidence(
            transcript: words("I get up."), mode: .spoken, engine: "moonshine", model: "moonshine-tiny-en",
            speechMilliseconds: 900, sound: measured.sound, microphone: words("bedside-microphone"))
    }

    /// A run in a drawn order, that knows microphones.
    func ordered(norm: SoundMeasurements) -> FiredTerms {
        let plain = committed(seed: 7)
        return FiredTerms(
            alarm: plain.alarm, label: plain.label, due: plain.due,
            lateMilliseconds: plain.lateMilliseconds, date: plain.date, zone: plain.zone,
            zoneVersion: plain.zoneVersion, steps: plain.steps, sound: plain.sound, snooze: plain.snooze,
            language: plain.language, verifierVersion: plain.verifierVersion, timings: plain.timings,
            liveness: LivenessTerms(
                words: ["window"], norm: nil,
                microphones: [MicrophoneNorm(name: words("bedside-microphone"), sound: norm)]),
            challenge: plain.challenge,
            recitation: RecitationTerms(
                isOrdered: true, overallSimilarity: 0.8, ambientDecibels: -52.5, allowsTypingUnheard: true))
    }

    func watchful(norm: SoundMeasurements?) -> FiredTerms {
        let plain = terms(date: date(1))
        return FiredTerms(
            alarm: plain.alarm, label: plain.label, due: plain.due,
            lateMilliseconds: plain.lateMilliseconds, date: plain.date, zone: plain.zone,
            zoneVersion: plain.zoneVersion, steps: plain.steps, sound: plain.sound, snooze: plain.snooze,
            language: plain.language, verifierVersion: plain.verifierVersion, timings: plain.timings,
            liveness: LivenessTerms(words: ["window", "violin piano"], norm: norm))
    }

    var stack: FiredTerms {
        let lines = [RequiredLine(id: "l1", text: words("I keep promises to myself."))]
        return FiredTerms(
            alarm: "a1", label: words("Morning"), due: Instant(millisecondsSinceEpoch: 1_861_945_200_000),
            lateMilliseconds: 12, date: date(1), zone: "Europe/Madrid", zoneVersion: "2025b",
            steps: [
                GateStep(
                    .sum(
                        SumTask(
                            difficulty: .own(lowest: 10, highest: 99), count: 2, seed: 4_503_599_627_370_497)),
                    limits: ChallengeLimits(
                        timeoutMilliseconds: 60_000, lockout: Lockout(answers: 2, milliseconds: 45_000))),
                GateStep(
                    kind: .affirmation, lines: lines, challengeWord: "sunrise", renderings: [rendering]),
                GateStep(
                    .typeLines(
                        RequiredLines(
                            kind: .goal, lines: [RequiredLine(id: "l3", text: words("I train."))]))),
            ],
            standIns: [
                .typedLines(ChallengeLimits()),
                .challenge(GateStep(.sum(SumTask(difficulty: .hard, count: 3, seed: 7)))),
            ],
            sound: SoundSettings(), snooze: SnoozePolicy(), language: .english, verifierVersion: 1,
            timings: SessionTimings())
    }

    var moves: FiredTerms {
        let spare = RequiredLines(
            kind: .affirmation, lines: [RequiredLine(id: "l1", text: words("I keep promises to myself."))])
        return FiredTerms(
            alarm: "a1", label: words("Moves"), due: Instant(millisecondsSinceEpoch: 1_861_945_200_000),
            lateMilliseconds: 12, date: date(1), zone: "Europe/Madrid", zoneVersion: "2025b",
            steps: [
                GateStep(.move(MotionTask(kind: .shake, seconds: 15, hold: .leftUp, spare: spare))),
                GateStep(.move(MotionTask(kind: .still, seconds: 20, hold: .rightUp, spare: spare))),
                GateStep(.light(LightTask(level: LightLevel(lux: 300), seconds: 20, spare: spare))),
            ], sound: SoundSettings(), snooze: SnoozePolicy(), language: .english, verifierVersion: 1,
            timings: SessionTimings())
    }

    var tokens: FiredTerms {
        let spare = RequiredLines(
            kind: .affirmation, lines: [RequiredLine(id: "l1", text: words("I keep promises to myself."))])
        func step(_ kind: TokenKind, _ name: String) -> GateStep {
            GateStep(
                .token(
                    TokenTask(
                        kind: kind, name: words(name), digest: PayloadDigest(of: Array(words(name).utf8)),
                        spare: spare)))
        }
        return FiredTerms(
            alarm: "a1", label: words("Tokens"), due: Instant(millisecondsSinceEpoch: 1_861_945_200_000),
            lateMilliseconds: 12, date: date(1), zone: "Europe/Madrid", zoneVersion: "2025b",
            steps: [
                GateStep(
                    kind: .goal, lines: [RequiredLine(id: "l3", text: words("I train."))], challengeWord: nil,
                    renderings: [rendering]),
                step(.code, "kitchen"), step(.tag, "door"),
            ], standIns: [.typedLines(ChallengeLimits()), .challenge(step(.code, "bath"))],
            sound: SoundSettings(), snooze: SnoozePolicy(), language: .english, verifierVersion: 1,
            timings: SessionTimings(),
            wakeCheck: WakeCheck(afterMilliseconds: 300_000, limit: 2, seed: 4_503_599_627_370_497))
    }

    /// A run whose challenge words were drawn from a committed seed.
    func committed(seed: UInt64?) -> FiredTerms {
        FiredTerms(
            alarm: "a1", label: words("Committed"), due: Instant(millisecondsSinceEpoch: 1_861_945_200_000),
            lateMilliseconds: 12, date: date(1), zone: "Europe/Madrid", zoneVersion: "2025b",
            steps: [
                GateStep(
                    kind: .affirmation,
                    lines: [
                        RequiredLine(
                            id: "l1", text: words("I keep promises to myself."), minimumSimilarity: 0.72)
                    ], challengeWord: "window")
            ],
            sound: SoundSettings(), snooze: SnoozePolicy(), language: .english, verifierVersion: 1,
            timings: SessionTimings(),
            challenge: ChallengeTerms(
                commitment: CommittedSeed(drawn: seed ?? 0).commitment, seed: seed, list: 1,
                words: ["garden", "dolphin"], answerMilliseconds: 30_000))
    }

    /// A run whose challenges were drawn.
    var drawn: FiredTerms {
        let plain = committed(seed: 7)
        return FiredTerms(
            alarm: plain.alarm, label: plain.label, due: plain.due,
            lateMilliseconds: plain.lateMilliseconds, date: plain.date, zone: plain.zone,
            zoneVersion: plain.zoneVersion, steps: plain.steps, sound: plain.sound, snooze: plain.snooze,
            language: plain.language, verifierVersion: plain.verifierVersion, timings: plain.timings,
            challenge: plain.challenge.map {
                ChallengeTerms(
                    commitment: $0.commitment, seed: $0.seed, list: $0.list, words: $0.words,
                    answerMilliseconds: $0.answerMilliseconds,
                    draws: [
                        ChallengeDraw(listed: ["recite", "code", "sum", "tag"], drawn: [0, 3]),
                        ChallengeDraw(listed: ["sum", "move"], drawn: [1]),
                    ])
            })
    }

    var rendering: LineRendering {
        LineRendering(
            line: words("I keep promises to myself."), heard: words("I keep premises to myself"),
            engine: "moonshine", model: "moonshine-tiny-en", score: 0.63)
    }
}
