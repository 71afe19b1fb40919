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
        let attempts =
            Plural.of(state.attemptCount, pick(AutopsyText.ending), pick(AutopsyText.endingAttempts))
        switch state.phase {
        case .none: return pick(" did not fire", " no llegó a sonar")
        case .active: return pick(" is ringing", " está sonando")
        case .snoozed(let until):
            return pick(" is put off until \(clock(until))", " está aplazada hasta las \(clock(until))")
        case .resting(let until):
            return pick(
                " was kept, and is asked about again at \(clock(until))",
                " se cumplió, y se preguntará de nuevo a las \(clock(until))")
        case .ended(.dismissed): return pick(" was kept, with \(attempts)", " se cumplió, con \(attempts)")
        case .ended(.abandoned):
            return state.attemptCount == 0
                ? pick(" rang and nobody answered", " sonó y nadie respondió")
                : pick(
                    " rang until its limit; \(attempts) did not open the gate",
                    " sonó hasta su límite; \(attempts) no bastaron")
        case .ended(.bypassed):
            return pick(
                " was ended by the emergency exit, after \(attempts)",
                " terminó por la salida de emergencia, tras \(attempts)")
        case .ended(.missed):
            return pick(" was missed, ", " se perdió, ") + because(cause: cause, absence)
        }
    }

    /// It rang, and late.
    func late(_ milliseconds: Int64, _ absence: Absence?) -> String {
        pick("it rang \(pick.length(milliseconds)) late, ", "sonó \(pick.length(milliseconds)) tarde, ")
            + because(cause: nil, absence)
    }

    /// It was silent because the process had ended or stood still.
    func gap(_ milliseconds: Int64) -> String {
        pick(
            "Vow did not run for \(pick.length(milliseconds)) of it",
            "Vow no estuvo en marcha durante \(pick.length(milliseconds))")
    }

    /// A part broke, or was silenced.
    func broken(_ part: DevicePart, code: String, _ message: String) -> String {
        switch code {
        case "sound.muted":
            pick("it played and nobody could hear it: ", "sonó sin que nadie pudiera oírla: ") + message
        case "sound.faint":
            pick("it played and was hard to hear: ", "sonó y apenas se podía oír: ") + message
        case "sound.moved", "sound.setBack", "sound.noHardware":
            pick("something changed its output: ", "algo cambió su salida: ") + message
        case "sound.file.changed":
            pick("its sound file had changed: ", "su archivo de sonido había cambiado: ") + message
        case _ where part == .tone:
            pick(
                "the built-in tone rang in place of its own: ", "sonó el tono incorporado en lugar del suyo: "
            )
                + message
        default: pick(AutopsyText.broken(part: "\(part)", message: "\(message)"))
        }
    }

    private func because(cause: MissCause?, _ absence: Absence?) -> String {
        guard let absence else {
            guard let cause, cause != .notRunning else {
                return pick(AutopsyText.because)
            }
            return pick(AutopsyText.becauseBecause(cause: "\(cause.rawValue)"))
        }
        let (from, to) = (clock(absence.from), clock(absence.to))
        return switch absence.cause {
        case .poweredOff:
            pick(AutopsyText.becauseBecauseTheMachine(from: "\(from)", to: "\(to)"))
        case .suspended:
            pick(
                "because the machine slept from \(from) to \(to) and nothing could wake it",
                "porque la máquina durmió de \(from) a \(to) y nada pudo despertarla")
        case .stopped:
            pick(AutopsyText.becauseBecauseVowWas(from: "\(from)", to: "\(to)"))
        case .killed:
            pick(AutopsyText.becauseBecauseVowS(from: "\(from)", to: "\(to)"))
        case .unproven:
            pick(AutopsyText.becauseBecauseVowDid(from: "\(from)", to: "\(to)"))
        case .stoodStill:
            pick(
                "because Vow's process stood still from \(from) to \(to)",
                "porque el proceso de Vow estuvo detenido de \(from) a \(to)")
        case .clockSetForward:
            pick(AutopsyText.becauseBecauseTheClock(from: "\(from)", to: "\(to)"))
        }
    }

    /// The time on the wall, with its date when that is not the due one's.
    private func clock(_ instant: Instant) -> String {
        let wall = zone.civil(at: instant)
        let time = String(wall.time.iso8601.prefix(5))
        return wall.date == zone.civil(at: due).date ? time : "\(wall.date.iso8601) \(time)"
    }
}

extension Wording {
    /// A stretch of time in one or two units.
    func length(_ milliseconds: Int64) -> String {
        if milliseconds < 120_000 { return "\((milliseconds + 999) / 1000) s" }
        let minutes = (milliseconds + 30_000) / 60_000
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }
}
