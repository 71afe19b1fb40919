// The wake-up check: asked again some time after the gate has let go.
//
// | phase | input | next phase | effects |
// | --- | --- | --- | --- |
// | ringing, listening, answering | last step passed, and it is to ask again | resting | append, stop both, show |
// | resting | time to ask again | checking | append, tell, present, show |
// | checking | right answer | ended | append, … |
// | checking | wrong answer | checking, until the same instant | append, present, show |
// | checking | no answer in time | ringing, with the whole gate | append, withdraw, start ringing, show |
// | checking | the process stood still, and time is left | checking, until the same instant | append |
// | checking | the process stood still, and none is left | as for no answer in time | append, … |
// | awaited | resume while it rests | resting, or checking where its time has come | append, show |
// | awaited | resume while it is asked | checking, for all of its time | append, tell, present, show |
extension WakeSession {
    /// The gate was passed; nothing sounds until the check.
    mutating func rest(until: Instant, _ effects: inout [SessionEffect]) {
        fallSilent(until: until, &effects)
        hearing.forgetWords()
        show(&effects)
    }

    /// Ends the sound, the microphone and what is presented, until the run goes on at an instant.
    mutating func fallSilent(until: Instant, _ effects: inout [SessionEffect]) {
        withdraw(&effects)
        effects.append(.stopRinging)
        restHearing(&effects)
        phase = state.phase
        sound.rest()
        sound.endWarning()
        abandonAt = nil
        feedback = nil
    }

    /// Asks whether the person is still up: on the screen, and without a tone.
    mutating func askWakeCheck(at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let events = try? state.decide(.askWakeCheck, at: instant), let check = state.terms?.wakeCheck
        else { return }
        record(events, at: instant, &effects)
        self.check(for: check.answerMilliseconds, at: instant, &effects)
    }

    private mutating func check(
        for milliseconds: Int64, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        feedback = nil
        phase = .checking(until: instant.adding(milliseconds: milliseconds))
        effects.append(.tell(.checkAsked))
        takeTurn(at: instant, &effects)
    }

    /// Nobody answered: it rings again, and asks for the whole gate.
    mutating func missWakeCheck(at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let events = try? state.decide(.missWakeCheck, at: instant) else { return }
        withdraw(&effects)
        record(events, at: instant, &effects)
        feedback = nil
        ringAfresh(at: instant, &effects)
    }

    /// Goes on with the present check after the process stood still. The time for an answer is not given again: a process
    /// that is stopped over and over would keep the tone away.
    mutating func resumeCheck(
        _ awayMilliseconds: Int64, until: Instant, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard let events = try? state.decide(.resume(awayMilliseconds: awayMilliseconds), at: instant)
        else { return }
        record(events, at: instant, &effects)
        if case .ended(let ending) = state.phase { return end(ending, &effects) }
        if instant >= until { missWakeCheck(at: instant, &effects) }
    }

    /// Goes on with a check after the process had stopped; false where none was planned or asked.
    mutating func resumeWakeCheck(at instant: Instant, _ effects: inout [SessionEffect]) -> Bool {
        guard let check = state.terms?.wakeCheck else { return false }
        if case .resting(let until) = state.phase {
            guard until > instant else {
                askWakeCheck(at: instant, &effects)
                return true
            }
            phase = state.phase
            show(&effects)
            return true
        }
        guard state.checks.isAsked else { return false }
        self.check(for: check.answerMilliseconds, at: instant, &effects)
        return true
    }
}
