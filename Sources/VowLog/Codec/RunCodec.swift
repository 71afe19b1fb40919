package import VowCore
import VowRecitation

extension Aggregates {
    /// One firing of an alarm.
    package static let run = Aggregate<RunState>(
        category: "run", personal: .sealed([.alarms, .lines, .recitations], erased: .byWipeOrAge),
        encode: RunCodec.encode, decode: RunCodec.decode, wrap: { .run($0, $1) },
        unwrap: { if case .run(let id, let event) = $0 { (id, event) } else { nil } })
}

/// The wire form of a run's events.
enum RunCodec {
    private static let attempts = EventForms<AttemptVerdict>(name: "AttemptJudged")
    private static let attemptClass = PersonalData.sealed([.recitations], erased: .byWipeOrAge)

    static func encode(_ event: RunEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .fired(let terms): try FiredCodec.encode(terms)
        case .missed(let alarm, let label, let due, let cause, let date):
            try EventCodec.sealed("AlarmMissed", class: .alarms) {
                $0.put("alarm", alarm.text)
                $0.put("due", due.millisecondsSinceEpoch)
                $0.put("date", date?.iso8601)
                $0.put("cause", cause.rawValue)
            } personal: {
                $0.put("label", label)
            }
        case .ringStarted(let means, let delay, let ready):
            try EventCodec.plain("RingStarted") {
                $0.put("means", means.rawValue)
                $0.put("delayMilliseconds", delay)
                $0.put("sinkReadyMilliseconds", ready)
            }
        case .soundMeasured(let measure):
            try EventCodec.plain("SoundMeasured") {
                $0.put("place", measure.place.rawValue)
                $0.put("sentDecibels", measure.sentDecibels)
                $0.put("decibels", measure.decibels)
                $0.put("likeness", measure.likeness)
            }
        case .partFailed(let part, let code, let message):
            try EventCodec.plain("PartFailed") {
                $0.put("part", part.rawValue)
                $0.put("code", code)
                $0.put("message", message)
            }
        case .listeningStarted(let step): try EventCodec.plain("ListeningStarted") { $0.put("step", step) }
        case .listeningOpened(let step): try EventCodec.plain("ListeningOpened") { $0.put("step", step) }
        case .attemptJudged(let verdict): try attempts.encode(verdict, personal: attemptClass)
        case .lineRecited(let line, let attempt, let score):
            try EventCodec.sealed("LineRecited", class: .recitations) {
                $0.put("line", line.text)
                $0.put("attempt", attempt)
            } personal: {
                $0.put("score", score)
            }
        case .challengeWordSaid(let step, let attempt):
            try EventCodec.plain("ChallengeWordSaid") {
                $0.put("step", step)
                $0.put("attempt", attempt)
            }
        case .cheatFlagged(let flag, let attempt, let measured, let threshold):
            try EventCodec.plain("CheatFlagged") {
                $0.put("flag", flag.rawValue)
                $0.put("attempt", attempt)
                $0.put("measured", measured)
                $0.put("threshold", threshold)
            }
        case .challengeRevealed(let seed):
            try EventCodec.plain("ChallengeRevealed") { $0.put("seed", ChallengeCodec.text(seed)) }
        case .challengePresented(let step, let question):
            try EventCodec.plain("ChallengePresented") {
                $0.put("step", step)
                $0.put("question", question?.text)
            }
        case .answered(let step, let answer, let passed):
            try GateCodec.encode(answer, step: step, passed: passed)
        case .wakeCheckPlanned(let until, let number):
            try EventCodec.plain("WakeCheckPlanned") {
                $0.put("until", until.millisecondsSinceEpoch)
                $0.put("number", number)
            }
        case .wakeCheckAsked(let number):
            try EventCodec.plain("WakeCheckAsked") { $0.put("number", number) }
        case .wakeCheckMissed(let number):
            try EventCodec.plain("WakeCheckMissed") { $0.put("number", number) }
        case .challengeLocked(let step, let until):
            try EventCodec.plain("ChallengeLocked") {
                $0.put("step", step)
                $0.put("until", until.millisecondsSinceEpoch)
            }
        case .standInTaken(let step, let standIn):
            try EventCodec.plain("StandInTaken") {
                $0.put("step", step)
                $0.put("standIn", standIn)
            }
        case .partBypassed(let part): try EventCodec.plain("PartBypassed") { $0.put("part", part.rawValue) }
        case .repairDemanded(let part):
            try EventCodec.plain("RepairDemanded") { $0.put("part", part.rawValue) }
        case .similarityLowered(let step, let amount):
            try EventCodec.plain("SimilarityLowered") {
                $0.put("step", step)
                $0.put("by", amount)
            }
        case .stepPassed(let step): try EventCodec.plain("StepPassed") { $0.put("step", step) }
        case .snoozed(let until, let count):
            try EventCodec.plain("Snoozed") {
                $0.put("until", until.millisecondsSinceEpoch)
                $0.put("count", count)
            }
        case .personUp: try EventCodec.plain("PersonUp")
        case .snoozeEnded: try EventCodec.plain("SnoozeEnded")
        case .resumed(let gap, let away):
            try EventCodec.plain("RunResumed") {
                $0.put("gapMilliseconds", gap)
                $0.put("awayMilliseconds", away)
            }
        case .emergencyAsked: try EventCodec.plain("EmergencyAsked")
        case .dismissed(let mode): try EventCodec.plain("Dismissed") { $0.put("mode", mode.rawValue) }
        case .abandoned: try EventCodec.plain("RunAbandoned")
        case .bypassed: try EventCodec.plain("RunBypassed")
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> RunEvent {
        let plain = wire.plain
        return switch (wire.name, wire.schema) {
        case ("AlarmFired", 1): .fired(try FiredCodec.decode(wire))
        case ("AlarmMissed", 1):
            .missed(
                alarm: try plain.id("alarm"), label: try wire.known("label"),
                due: try plain.instant("due"), cause: try plain.choice("cause", MissCause.self),
                date: try plain.optionalDate("date"))
        case ("RingStarted", 1):
            .ringStarted(
                means: try plain.choice("means", RingMeans.self),
                delayMilliseconds: try plain.int64("delayMilliseconds"),
                sinkReadyMilliseconds: try plain.optionalInt64("sinkReadyMilliseconds"))
        case ("SoundMeasured", 1):
            .soundMeasured(try soundMeasure(plain))
        case ("PartFailed", 1):
            .partFailed(
                part: try plain.choice("part", DevicePart.self), code: try plain.string("code"),
                message: try plain.string("message"))
        case ("ListeningStarted", 1): .listeningStarted(step: try plain.int("step"))
        case ("ListeningOpened", 1): .listeningOpened(step: try plain.int("step"))
        case ("AttemptJudged", 1): .attemptJudged(try attempts.decode(wire))
        case ("LineRecited", 1):
            .lineRecited(
                line: try plain.id("line"), attempt: try plain.int("attempt"),
                score: try wire.personal.double("score"))
        case ("ChallengeWordSaid", 1):
            .challengeWordSaid(step: try plain.int("step"), attempt: try plain.int("attempt"))
        case ("CheatFlagged", 1):
            .cheatFlagged(
                flag: try plain.choice("flag", LivenessFlag.Kind.self), attempt: try plain.int("attempt"),
                measured: try plain.double("measured"), threshold: try plain.double("threshold"))
        case ("ChallengeRevealed", 1):
            .challengeRevealed(seed: try ChallengeCodec.seed(try plain.string("seed")))
        case ("StepPassed", 1): .stepPassed(step: try plain.int("step"))
        case ("Snoozed", 1): .snoozed(until: try plain.instant("until"), count: try plain.int("count"))
        case ("PersonUp", 1): .personUp
        case ("SnoozeEnded", 1): .snoozeEnded
        case ("RunResumed", 1):
            .resumed(
                gapMilliseconds: try plain.int64("gapMilliseconds"),
                awayMilliseconds: try plain.optionalInt64("awayMilliseconds"))
        case ("EmergencyAsked", 1): .emergencyAsked
        case ("Dismissed", 1): .dismissed(mode: try plain.choice("mode", DismissalMode.self))
        case ("ChallengePresented", 1):
            .challengePresented(step: try plain.int("step"), question: try question(plain))
        case (let name, 1) where ChallengeAnswer.isRecorded(as: name): try GateCodec.answered(wire)
        case ("WakeCheckPlanned", 1):
            .wakeCheckPlanned(until: try plain.instant("until"), number: try plain.int("number"))
        case ("WakeCheckAsked", 1): .wakeCheckAsked(number: try plain.int("number"))
        case ("WakeCheckMissed", 1): .wakeCheckMissed(number: try plain.int("number"))
        case ("ChallengeLocked", 1):
            .challengeLocked(step: try plain.int("step"), until: try plain.instant("until"))
        case ("StandInTaken", 1):
            .standInTaken(step: try plain.int("step"), standIn: try plain.int("standIn"))
        case ("SimilarityLowered", 1):
            .similarityLowered(step: try plain.int("step"), by: try plain.double("by"))
        case ("PartBypassed", 1): .partBypassed(part: try plain.choice("part", DevicePart.self))
        case ("RepairDemanded", 1): .repairDemanded(part: try plain.choice("part", DevicePart.self))
        case ("RunAbandoned", 1): .abandoned
        case ("RunBypassed", 1): .bypassed
        default: throw wire.unknown
        }
    }

    private static func soundMeasure(_ plain: FieldReader) throws(WireError) -> SoundMeasure {
        let name = try plain.string("place")
        guard let place = SoundMeasure.Place(rawValue: name) else {
            throw .mistyped(field: "place", expected: "output or room, not \(name)")
        }
        return SoundMeasure(
            place: place, sentDecibels: try plain.double("sentDecibels"),
            decibels: try plain.double("decibels"), likeness: try plain.double("likeness"))
    }

    private static func question(_ plain: FieldReader) throws(WireError) -> SumQuestion? {
        guard let text = try plain.optionalString("question") else { return nil }
        return try GateCodec.question(text)
    }
}

extension StoredEvent {
    /// The texts by which this record makes public what an earlier one kept sealed: a run's seed, once its draws may be
    /// checked. They are no trace of the person.
    package var publishedTexts: [String] {
        guard event.name == "ChallengeRevealed", let seed = try? FieldReader(event.plain).string("seed")
        else {
            return []
        }
        return [seed]
    }
}
