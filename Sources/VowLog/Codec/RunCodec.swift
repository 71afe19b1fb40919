package import VowCore

extension Aggregates {
    /// One firing of an alarm.
    package static let run = Aggregate<RunState>(
        category: "run", personal: .sealed([.recitations, .lines, .alarms], erased: .byWipeOrAge),
        forms: EventForms(
            classes: ["AlarmMissed": .alarms], byHand: RunCodec.byHand, erased: RunCodec.withoutLabel),
        wrap: { .run($0, $1) },
        unwrap: { if case .run(let id, let event) = $0 { (id, event) } else { nil } })
}

/// The forms of a run's events that their type alone does not give: what was frozen when the run fired, and answers, whose names
/// are those of their kinds.
enum RunCodec {
    private static let fired = EventForms<FiredPayload>(name: "AlarmFired")
    private static let firedClass = PersonalData.sealed([.lines], erased: .byWipeOrAge)
    private static let answerClass = PersonalData.sealed([.recitations], erased: .byWipeOrAge)

    static let byHand = EventForms<RunEvent>.ByHand(
        encode: { event throws(WireError) in
            switch event {
            case .fired(let terms): try fired.encode(try FiredPayload(terms), personal: firedClass)
            case .answered(let step, let answer, let passed):
                try EventForms<AnsweredPayload>(name: answer.eventName).encode(
                    AnsweredPayload(step: step, answer: answer, passed: passed), personal: answerClass)
            default: nil
            }
        },
        decode: { wire throws(WireError) in
            if wire.name == "AlarmFired" {
                return .fired(try fired.decode(wire).terms(isErased: wire.personal.isErased))
            }
            guard ChallengeAnswer.isRecorded(as: wire.name) else { return nil }
            let payload = try EventForms<AnsweredPayload>(name: wire.name).decode(wire)
            return .answered(step: payload.step, payload.answer, passed: payload.passed)
        })

    /// An alarm whose name was erased has none.
    static func withoutLabel(_ event: RunEvent) -> RunEvent {
        guard case .missed(let alarm, _, let due, let date, let cause) = event else { return event }
        return .missed(alarm: alarm, label: "", due: due, date: date, cause: cause)
    }
}

/// What is recorded of an answer: its kind's fields between the step and the verdict.
private struct AnsweredPayload: Codable, Sendable {
    let step: Int
    let answer: ChallengeAnswer
    let passed: Bool

    private enum CodingKeys: String, CodingKey {
        case step
        case answer = "_0"
        case passed
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
