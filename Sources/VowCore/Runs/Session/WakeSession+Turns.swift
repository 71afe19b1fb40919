import VowRecitation

// Turns: who is asked for what, and how long it rings between.
//
// | phase | input | next phase | effects |
// | --- | --- | --- | --- |
// | ringing | ring time over, person ready; lines are to be said | listening | append, duck to 0, present, show |
// | ringing | the same; an answer by hand | answering | append, duck to 30, present, show |
// | ringing | the same; a sum that may be said | answering | append, duck to 0, present, show |
// | ringing | person ready, and turns before brought nothing | ringing, for its share | show once |
// | ringing | the same; wrong answers have closed the challenge | ringing, as long as they do | duck to 100, show |
// | listening | window over, and its result still awaited | judging | duck to 100, show |
// | listening | the microphone opens late, after a spoken prompt | listening, all of its time | append, show |
// | listening, judging | nothing comes of the window | ringing | append, duck to 100, show |
// | listening, judging | hearing failed | ringing | append, duck to 100, show; what the person allowed may stand in |
// | answering | no answer in time | ringing | duck to 100, show |
// | answering, heard | hearing failed, or nothing came of it | answering, by hand | append, withdraw, duck to 30, … |
// | any turn | over, and it brought nothing | ringing, for its share | duck to 100, show |
// | any turn of a ringer that broke | over | ringing, for a usual ring | start ringing, show |
extension WakeSession {
    var isListening: Bool {
        switch phase {
        case .listening, .judging: true
        default: false
        }
    }

    var isAnswering: Bool {
        if case .answering = phase { true } else { false }
    }

    /// Rings for a while, and for the whole share that is owed after turns that brought nothing.
    /// - Parameters:
    ///   - percent: how loud; at full volume where a share is owed.
    ///   - isTried: whether somebody spoke or answered in the turn that ends.
    mutating func ring(
        for milliseconds: Int64, percent: Int = 100, isTried: Bool = false, at instant: Instant,
        _ effects: inout [SessionEffect]
    ) {
        if isQuiet { return leaveTurn(at: instant, &effects) }
        endTurn(isTried: isTried, at: instant)
        if hearing.sumNumber != nil || !isAnswering && !asked.isPresented { effects.append(.withdraw) }
        hearing.closeSum()
        let until = instant.adding(milliseconds: milliseconds)
        // A ringer that broke may be back (a server restarted, a device plugged in): try it again each time, also within
        // a share.
        if sound.isBroken, let settings = state.terms?.sound {
            phase = .ringing(until: min(until, instant.adding(milliseconds: ringMilliseconds)))
            effects.append(.startRinging(settings))
        } else {
            phase = .ringing(until: max(until, sound.share.owedUntil ?? until))
            effects.append(.duck(percent: sound.share.isOwed(at: instant) ? 100 : percent))
        }
        show(&effects)
    }

    /// How long it rings between two windows; the usual time where the run's terms are not known.
    var ringMilliseconds: Int64 { (state.terms?.timings ?? SessionTimings()).ringMilliseconds }

    /// Ends the open turn, if there is one.
    mutating func endTurn(isTried: Bool, at instant: Instant) {
        sound.endTurn(isTried: isTried, ringMilliseconds: ringMilliseconds, at: instant)
    }

    /// Begins a turn in which the tone is silent for as long as a window lasts.
    mutating func beginSilence(forMilliseconds windowMilliseconds: Int64, at instant: Instant) {
        if !isQuiet { sound.beginSilence(forMilliseconds: windowMilliseconds, at: instant) }
    }

    /// The tone comes back where a window is over and its result is still awaited.
    mutating func returnSound(at instant: Instant, _ effects: inout [SessionEffect]) {
        guard sound.isSilenceOver(at: instant) else { return }
        if isQuiet { return endSnooze(at: instant, &effects) }
        sound.returnTone(at: instant)
        effects.append(.duck(percent: 100))
        guard case .listening(let until) = phase else { return }
        phase = .judging(until: until)
        show(&effects)
    }

    /// Rings on because the turns before brought nothing. What is answered by hand counts all the same; a window opens
    /// only when its time has come, and the person sees when that is.
    private mutating func ringOn(
        until owed: Instant, _ step: GateStep, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        let isAsked = !step.challenge.isSpoken && presentAnew(step, at: instant, &effects)
        guard case .ringing(let until) = phase, until > instant else {
            return ring(for: owed.milliseconds(since: instant), at: instant, &effects)
        }
        if isAsked { return show(&effects) }
        switch feedback {
        // Further requests change nothing.
        case .emergencyAsked, .emergencyMissing, .emergencyExtra, .listensLater: return
        case .eased: break
        default:
            guard isHeard(step.challenge) else { return }
            feedback = .listensLater(waitMilliseconds: owed.milliseconds(since: instant))
        }
        show(&effects)
    }

    /// Presents a challenge that may be answered by hand, while it rings. Returns whether it was not presented before.
    private mutating func presentAnew(
        _ step: GateStep, at instant: Instant, _ effects: inout [SessionEffect]
    ) -> Bool {
        let events = (try? state.decide(.present, at: instant)) ?? []
        record(events, at: instant, &effects)
        // What may be said is presented with its window.
        if hearing.mayBeSaid(step.challenge, in: state) { return !events.isEmpty }
        guard let order = order(for: step), let effect = asked.present(order, isNew: !events.isEmpty) else {
            return false
        }
        effects.append(effect)
        return true
    }

    /// Asks for the present challenge, unless wrong answers have closed it for now, or the tone has to sound first.
    mutating func takeTurn(at instant: Instant, _ effects: inout [SessionEffect]) {
        if isQuiet { return takeQuietTurn(at: instant, &effects) }
        guard let step = state.currentStep else { return }
        prepareOrRestHearing(&effects)
        endTurn(isTried: true, at: instant)
        if let remaining = state.lockedMilliseconds(at: instant) {
            feedback = .lockedOut(waitMilliseconds: remaining)
            return ring(for: remaining, at: instant, &effects)
        }
        if let owed = sound.share.owedUntil, instant < owed {
            return ringOn(until: owed, step, at: instant, &effects)
        }
        switch feedback {
        case .lockedOut, .listensLater: feedback = nil
        default: break
        }
        openTurn(step, at: instant, &effects)
    }

    /// Listens for a challenge, or waits for an answer by hand.
    mutating func openTurn(_ step: GateStep, at instant: Instant, _ effects: inout [SessionEffect]) {
        if step.challenge.isSpoken {
            listen(step, at: instant, &effects)
        } else {
            ask(step, at: instant, &effects)
        }
    }

    private mutating func listen(
        _ step: GateStep, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard let timings = state.terms?.timings, let language = state.terms?.language else { return }
        let windowMilliseconds = step.limits.timeoutMilliseconds ?? timings.windowMilliseconds
        let longest = windowMilliseconds + WakeSession.hearingGraceMilliseconds
        phase = .listening(until: instant.adding(milliseconds: longest))
        beginSilence(forMilliseconds: windowMilliseconds, at: instant)
        hearing.open(forSum: false)
        record([.listeningStarted(step: state.stepIndex)], at: instant, &effects)
        // The window may have drawn a new challenge word.
        guard let required = state.currentStep?.challenge.required else { return }
        hearing.ask(required.challengeWord)
        let order = ListenOrder(
            window: hearing.number, lines: required.lines.map(\.text),
            words: required.challengeWord.map { [$0] } ?? [],
            renderings: required.renderings,
            linesDone: required.lines.filter { state.step.recitedLines.contains($0.id) }.map(\.text),
            language: language,
            silenceMilliseconds: min(timings.silenceMilliseconds, windowMilliseconds),
            windowMilliseconds: windowMilliseconds)
        if !isQuiet { effects.append(.duck(percent: 0)) }
        let screen = presented()
        effects.append(.present(.recite(order, prompt: screen)))
        effects.append(.show(screen))
    }

    /// The microphone opened only now, because a prompt was spoken first: the window lasts its full time from here.
    mutating func listeningOpened(_ number: Int, at instant: Instant, _ effects: inout [SessionEffect]) {
        guard isListening, number == hearing.number, let terms = state.terms, let step = state.currentStep
        else {
            return
        }
        record([.listeningOpened(step: state.stepIndex)], at: instant, &effects)
        switch feedback {
        // The microphone is back.
        case .partMissing, .typingOpened: feedback = nil
        default: break
        }
        let windowMilliseconds = step.limits.timeoutMilliseconds ?? terms.timings.windowMilliseconds
        phase = .listening(
            until: instant.adding(milliseconds: windowMilliseconds + WakeSession.hearingGraceMilliseconds))
        if !isQuiet { sound.prolongSilence(forMilliseconds: windowMilliseconds, at: instant) }
        show(&effects)
    }

    /// What the person learns of a part that is missing, where they allowed nothing in its place.
    func missing(_ message: String) -> WakeScreen.Feedback {
        .partMissing(message, maySnooze: state.bypassablePart != nil)
    }

    mutating func hearingFailed(
        part: DevicePart, code: String, message: String, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        let failed = RunEvent.partFailed(part: part, code: code, message: message)
        record([failed], at: instant, &effects)
        if state.parts.missingHearing == nil {
            feedback = .listeningFailed(message)
        } else {
            feedback = state.isTypingOpen ? .typingOpened(message) : missing(message)
        }
        ring(for: ringMilliseconds, at: instant, &effects)
    }
}
