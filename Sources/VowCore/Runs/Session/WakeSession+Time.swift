// Beginning, time and endings.
extension WakeSession {
    mutating func begin(
        _ command: RunCommand, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard case .awaited = phase, let events = try? state.decide(command, at: instant) else { return }
        record(events, at: instant, &effects)
        if case .ended(let ending) = state.phase { return end(ending, &effects) }
        if let until = state.snoozedUntil {
            guard until > instant else { return endSnooze(at: instant, &effects) }
            return snoozeOn(until: until, &effects)
        }
        if resumeWakeCheck(at: instant, &effects) { return }
        sound.begin(
            RingShare(
                idleTurns: state.gains.idleWindows, ringMilliseconds: ringMilliseconds, resumedAt: instant))
        ringAfresh(at: instant, &effects)
    }

    /// The process stood still: the run goes on as after a process that ended, and what was open in it is over. A snooze
    /// that ended meanwhile waits to be resumed.
    mutating func stoodStill(
        _ milliseconds: Int64, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        switch phase {
        case .awaited, .active, .up, .ended: return
        case .snoozed(let until), .resting(let until):
            if until <= instant { phase = .awaited }
            return
        case .checking(let until): return resumeCheck(milliseconds, until: until, at: instant, &effects)
        case .ringing, .listening, .judging, .answering: withdraw(&effects)
        }
        phase = .awaited
        begin(.resume(awayMilliseconds: milliseconds), at: instant, &effects)
    }

    mutating func ringAfresh(at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let terms = state.terms else { return }
        abandonAt = instant.adding(milliseconds: terms.timings.abandonMilliseconds)
        let first = instant.adding(milliseconds: terms.timings.firstRingMilliseconds)
        phase = .ringing(until: max(first, sound.share.owedUntil ?? first))
        effects.append(.startRinging(terms.sound))
        prepareOrRestHearing(&effects)
        show(&effects)
    }

    /// The microphone is open while a recitation is asked for, or a sum whose answer may be said, and only then.
    mutating func prepareOrRestHearing(_ effects: inout [SessionEffect]) {
        guard let terms = state.terms, let challenge = state.currentStep?.challenge, isHeard(challenge)
        else { return restHearing(&effects) }
        if let effect = hearing.prepare(terms.language) { effects.append(effect) }
    }

    mutating func restHearing(_ effects: inout [SessionEffect]) {
        if let effect = hearing.rest() { effects.append(effect) }
    }

    mutating func endSnooze(at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let events = try? state.decide(.endSnooze, at: instant) else { return }
        withdraw(&effects)
        sound.endSilence()
        feedback = nil
        record(events, at: instant, &effects)
        ringAfresh(at: instant, &effects)
    }

    mutating func timePassed(at instant: Instant, _ effects: inout [SessionEffect]) {
        let repeated = sound.repeatWarning(
            isWanted: isSoundWanted, isHearing: isListening, at: instant)
        carryOut(repeated, at: instant, &effects)
        if let text = asked.takeHeld(in: state, at: instant) { judgeTyped(text, at: instant, &effects) }
        returnSound(at: instant, &effects)
        guard let deadline = WakeSession.deadline(phase, abandonAt, nil, nil, nil), instant >= deadline else {
            return
        }
        if case .resting = phase { return askWakeCheck(at: instant, &effects) }
        if case .snoozed = phase { return endSnooze(at: instant, &effects) }
        if case .checking = phase { return missWakeCheck(at: instant, &effects) }
        if let abandonAt, instant >= abandonAt {
            guard let events = try? state.decide(.abandon, at: instant) else { return }
            record(events, at: instant, &effects)
            return end(.abandoned, &effects)
        }
        if isListening {
            return hearingFailed(
                part: .hearing, code: "hearing.stalled",
                message: "trouble.listeningBroughtNothing", at: instant, &effects)
        }
        if case .answering = phase {
            if hearing.sumNumber != nil { return sumUnheard(at: instant, &effects) }
            return ring(for: ringMilliseconds, at: instant, &effects)
        }
        takeTurn(at: instant, &effects)
    }

    mutating func end(_ ending: RunEnding, _ effects: inout [SessionEffect]) {
        withdraw(&effects)
        sound.endWarning()
        sound.endSilence()
        phase = .ended(ending)
        effects.append(.stopRinging)
        restHearing(&effects)
        show(&effects)
        effects.append(.finished(ending))
    }

    mutating func followClockStep(byMilliseconds milliseconds: Int64) {
        state.followClockStep(byMilliseconds: milliseconds)
        abandonAt = abandonAt?.adding(milliseconds: milliseconds)
        sound.followClockStep(byMilliseconds: milliseconds)
        asked.followClockStep(byMilliseconds: milliseconds)
        phase.followClockStep(byMilliseconds: milliseconds)
    }
}
