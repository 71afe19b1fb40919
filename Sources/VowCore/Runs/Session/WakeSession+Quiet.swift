// The gate in a snooze, once the person says that they are up: asked for without a tone. The snooze ends when it would have
// ended, whatever comes of it, so that saying so is no way out.
//
// | phase | input | next phase | effects |
// | --- | --- | --- | --- |
// | snoozed | person ready | listening, answering, without a tone | append, prepare hearing, present, show |
// | so asked | right answer, step done | next step, resting or ended | append, … |
// | so asked | anything else, or nothing, or a snooze | snoozed, until the same instant | append, withdraw, rest hearing, show |
// | so asked, snoozed | snooze over | ringing | append, withdraw, start ringing, show |
extension WakeSession {
    /// Whether the person said in the present snooze that they are up.
    var isQuiet: Bool {
        if case .up = state.phase { true } else { false }
    }

    /// Whether they said so, and the turn that followed is over: nothing is taken before they say so again.
    var isTurnLeft: Bool {
        if case .snoozed = phase { isQuiet } else { false }
    }

    /// The person says in a snooze that they are up.
    mutating func getUp(at instant: Instant, _ effects: inout [SessionEffect]) {
        guard case .snoozed(let until) = phase, instant < until,
            let events = try? state.decide(.getUp, at: instant)
        else { return }
        record(events, at: instant, &effects)
        feedback = nil
        hearing.forgetWords()
        sound.keepSilent(until: until)
        askQuietly(at: instant, &effects)
    }

    /// Goes on with a turn in a snooze. One that was left stays left until the person says again that they are up: nothing
    /// listens to a sleeper.
    mutating func takeQuietTurn(at instant: Instant, _ effects: inout [SessionEffect]) {
        if isTurnLeft { return show(&effects) }
        askQuietly(at: instant, &effects)
    }

    private mutating func askQuietly(at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let step = state.currentStep else { return }
        if let remaining = state.lockedMilliseconds(at: instant) {
            feedback = .lockedOut(waitMilliseconds: remaining)
            return leaveTurn(at: instant, &effects)
        }
        prepareOrRestHearing(&effects)
        openTurn(step, at: instant, &effects)
    }

    /// Ends a turn in a snooze that brought nothing, or that the person leaves: the snooze goes on.
    mutating func leaveTurn(at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let until = state.snoozedUntil else { return }
        withdraw(&effects)
        snoozeOn(until: until, &effects)
    }

    /// Goes on with the snooze: nothing listens, and nothing is asked for.
    mutating func snoozeOn(until: Instant, _ effects: inout [SessionEffect]) {
        restHearing(&effects)
        phase = .snoozed(until: until)
        sound.rest()
        asked.dropHeld()
        show(&effects)
    }
}

extension SessionInput {
    /// Whether it belongs to an open turn, apart from what is heard and typed.
    var isOfTurn: Bool {
        switch self {
        case .easingChosen, .standInChosen, .sensed, .partMissing: true
        default: false
        }
    }
}
