import VowAnswers
import VowCore

/// The words of an autopsy: what happened and why, never whose fault.
struct AutopsyTexts {
    private let zone: ZoneRules
    private let due: Instant
    private let pick: Wording

    /// Words for a run that was due at an instant, with times as the wall in a zone shows them.
    init(zone: ZoneRules, due: Instant, settings: Settings) {
        self.zone = zone
        self.due = due
        pick = Wording(settings)
    }

    /// Which alarm it is about.
    func opening(_ label: String) -> String {
        let name = label.isEmpty ? "" : "\"\(label)\" "
        let when = "\(zone.civil(at: due).date.iso8601) \(clock(due))"
        return pick(AutopsyText.opening(name: "\(name)", when: "\(when)"))
    }

    /// How it ended.
    func ending(_ state: RunState, cause: MissCause?, absence: Absence?) -> String {
        let attempts = pick(CountText.attempts(count: state.attemptCount))
        switch state.phase {
        case .awaited: return " " + pick(AutopsyText.endingNotFired)
        case .active, .ringing, .listening, .judging, .answering, .checking:
            return " " + pick(AutopsyText.endingRinging)
        case .snoozed(let until), .up(let until):
            return " " + pick(AutopsyText.endingSnoozed(until: clock(until)))
        case .resting(let until):
            return " " + pick(AutopsyText.endingResting(until: clock(until)))
        case .ended(.dismissed): return " " + pick(AutopsyText.endingKept(attempts: attempts))
        case .ended(.abandoned):
            return state.attemptCount == 0
                ? " " + pick(AutopsyText.endingUnanswered)
                : " " + pick(AutopsyText.endingNotOpened(attempts: attempts))
        case .ended(.bypassed):
            return " " + pick(AutopsyText.endingBypassed(attempts: attempts))
        case .ended(.missed):
            return " " + pick(AutopsyText.endingMissed(because: because(cause: cause, absence)))
        }
    }

    /// It rang, and late.
    func late(_ milliseconds: Int64, _ absence: Absence?) -> String {
        pick(AutopsyText.late(length: pick.length(milliseconds), because: because(cause: nil, absence)))
    }

    /// It was silent because the process had ended or stood still.
    func gap(_ milliseconds: Int64) -> String {
        pick(AutopsyText.gap(length: pick.length(milliseconds)))
    }

    /// It was put off.
    func putOff(_ snoozes: Int) -> String {
        pick(AutopsyText.snoozes(snoozes: pick(CountText.snoozes(count: snoozes))))
    }

    /// It was put off without progress at the gate, because a part was missing.
    func putOff(for part: DevicePart) -> String { pick(AutopsyText.putOffFor(part: pick.name(of: part))) }

    /// A part broke, or was silenced.
    func broken(_ part: DevicePart, code: String, _ written: String) -> String {
        let message = pick(written: written)
        return switch code {
        case "sound.muted":
            pick(AutopsyText.brokenMuted(message: message))
        case "sound.faint":
            pick(AutopsyText.brokenFaint(message: message))
        case "sound.moved", "sound.setBack", "sound.noHardware":
            pick(AutopsyText.brokenMoved(message: message))
        case "sound.file.changed":
            pick(AutopsyText.brokenFileChanged(message: message))
        case _ where part == .tone:
            pick(AutopsyText.brokenTone(message: message))
        default: pick(AutopsyText.broken(part: pick.name(of: part), message: message))
        }
    }

    private func because(cause: MissCause?, _ absence: Absence?) -> String {
        guard let absence else {
            guard let cause, cause != .notRunning else {
                return pick(AutopsyText.because)
            }
            return pick(AutopsyText.becauseBecause(cause: pick.name(cause)))
        }
        let (from, to) = (clock(absence.from), clock(absence.to))
        return switch absence.cause {
        case .poweredOff:
            pick(AutopsyText.becauseBecauseTheMachine(from: "\(from)", to: "\(to)"))
        case .suspended:
            pick(AutopsyText.becauseSlept(from: from, to: to))
        case .stopped:
            pick(AutopsyText.becauseBecauseVowWas(from: "\(from)", to: "\(to)"))
        case .killed:
            pick(AutopsyText.becauseBecauseVowS(from: "\(from)", to: "\(to)"))
        case .unproven:
            pick(AutopsyText.becauseBecauseVowDid(from: "\(from)", to: "\(to)"))
        case .stoodStill:
            pick(AutopsyText.becauseStoodStill(from: from, to: to))
        case .clockSetForward:
            pick(AutopsyText.becauseBecauseTheClock(from: "\(from)", to: "\(to)"))
        }
    }

    /// The time on the wall, with its date when that is not the due one's.
    private func clock(_ instant: Instant) -> String {
        let wall = zone.civil(at: instant)
        let time = pick.clock(CivilTime(hour: wall.time.hour, minute: wall.time.minute) ?? wall.time)
        return wall.date == zone.civil(at: due).date ? time : "\(wall.date.iso8601) \(time)"
    }
}

extension Wording {
    /// A stretch of time in one or two units.
    func length(_ milliseconds: Int64) -> String {
        if milliseconds < 120_000 { return self(FrameText.seconds(seconds: (milliseconds + 999) / 1000)) }
        let minutes = (milliseconds + 30_000) / 60_000
        return minutes < 60
            ? self(FrameText.minutes(minutes: minutes))
            : self(FrameText.hours(hours: minutes / 60, minutes: minutes % 60))
    }
}
