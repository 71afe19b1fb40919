// The sound of the run, as far as the phase has a say in it; the rest is in `RunSound`.
extension WakeSession {
    /// After how many milliseconds a warning is repeated while it holds.
    package static let warningMilliseconds: Int64 = 5_000

    /// How loud the tone is after a refusal, in per cent of the alarm's volume: less than before, because the person is
    /// awake and trying.
    package static let refusedPercent = 40

    /// Whether what the ringer tells is about a sound that is wanted now.
    var isSoundWanted: Bool {
        switch phase {
        case .awaited, .active, .snoozed, .up, .resting, .checking, .ended: false
        case .ringing, .listening, .judging, .answering: !isQuiet
        }
    }

    mutating func ringFailed(
        code: String, message: String, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        carryOut(sound.ringerFailed(code: code, message: message), at: instant, &effects)
        // A sound that breaks off as a snooze begins is no reason to disturb the snooze.
        switch phase {
        case .snoozed, .resting, .checking: return
        case .listening, .judging, .answering: if isQuiet { return }
        case .awaited, .active, .ringing, .up, .ended: break
        }
        // Nothing sounds meanwhile, so the ringer is tried again as soon as after a window, or a usual ring.
        if case .answering(let until) = phase, let longest = state.terms?.timings.windowMilliseconds {
            phase = .answering(until: min(until, instant.adding(milliseconds: longest)))
        }
        if case .ringing(let until) = phase {
            phase = .ringing(until: min(until, instant.adding(milliseconds: ringMilliseconds)))
        }
        effects.append(.alertWithoutRinger)
    }
}
