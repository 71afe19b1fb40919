import VowRecitation

// Sums whose answer may be said as well as typed.
extension WakeSession {
    /// Whether a challenge is listened for.
    func isHeard(_ challenge: Challenge) -> Bool {
        challenge.isSpoken || hearing.mayBeSaid(challenge, in: state)
    }

    /// Opens a window for the answer to a sum, in which the tone is silent as it is for a recitation. It may be typed all
    /// the same.
    mutating func askAloud(
        _ question: SumQuestion, _ step: GateStep, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard let terms = state.terms else { return }
        let windowMilliseconds = min(step.timeoutMilliseconds, terms.timings.windowMilliseconds)
        let longest = windowMilliseconds + WakeSession.hearingGraceMilliseconds
        phase = .answering(until: instant.adding(milliseconds: longest))
        beginSilence(forMilliseconds: windowMilliseconds, at: instant)
        hearing.open(forSum: true)
        record([.listeningStarted(step: state.stepIndex)], at: instant, &effects)
        let order = ListenOrder(
            window: hearing.number, lines: [], words: [], language: terms.language,
            silenceMilliseconds: min(terms.timings.silenceMilliseconds, windowMilliseconds),
            windowMilliseconds: windowMilliseconds)
        if !isQuiet { effects.append(.duck(percent: 0)) }
        if let effect = asked.present(.spokenSum(question, order), isNew: true) { effects.append(effect) }
        show(&effects)
    }

    /// What was said in the window of a sum is no number: it rings again.
    mutating func refuseAnswer(
        _ unfit: AttemptReason?, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        feedback = unfit.map { $0 == .noSpeech ? .nothingHeard : .unfit($0) } ?? .unreadableAnswer
        ring(
            for: ringMilliseconds / 4,
            percent: unfit == nil ? WakeSession.refusedPercent : 100, isTried: unfit == nil,
            at: instant, &effects)
    }

    /// Nobody spoke in a window: it rings again.
    mutating func heardNothing(at instant: Instant, _ effects: inout [SessionEffect]) {
        // A person who typed the emergency sentence once has to see that it is asked for again, also after the window
        // has closed.
        if feedback?.isOfExit != true { feedback = .nothingHeard }
        ring(for: ringMilliseconds, at: instant, &effects)
    }

    /// Listening for the answer failed: the sum has to be answered by hand.
    mutating func sumUnheard(
        _ part: DevicePart = .hearing, code: String = "hearing.stalled",
        message: String = "trouble.listeningBroughtNothing", at instant: Instant,
        _ effects: inout [SessionEffect]
    ) {
        hearing.failSum(part)
        withdraw(&effects)
        record([.partFailed(part: part, code: code, message: message)], at: instant, &effects)
        takeTurn(at: instant, &effects)
    }
}
