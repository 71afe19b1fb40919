import VowRecitation

// Sums whose answer may be said as well as typed.
extension WakeSession {
    /// Whether the answer to a challenge is listened for: a sum, where numbers of the run's language are read. Whether the
    /// person is still up is asked without a microphone.
    func mayBeSaid(_ challenge: Challenge) -> Bool {
        guard hearsSums, !isSumDeaf, !state.checks.isAsked, challenge.sums != nil, let terms = state.terms
        else {
            return false
        }
        return SpokenNumber.isRead(in: terms.language)
    }

    /// Whether a challenge is listened for.
    func isHeard(_ challenge: Challenge) -> Bool { challenge.isSpoken || mayBeSaid(challenge) }

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
        window += 1
        sumWindow = window
        transcript = ""
        record([.listeningStarted(step: state.stepIndex)], at: instant, &effects)
        let order = ListenOrder(
            window: window, lines: [], words: [], language: terms.language,
            silenceMilliseconds: min(terms.timings.silenceMilliseconds, windowMilliseconds),
            windowMilliseconds: windowMilliseconds)
        if !isQuiet { effects.append(.duck(percent: 0)) }
        effects.append(.present(.spokenSum(question, order)))
        isPresented = true
        show(&effects)
    }

    /// What the window of a sum yields. At a pause only the right number counts, because a longer one may be coming;
    /// noise, and words that are no number, are no answer.
    mutating func takeSum(_ heard: Heard, at instant: Instant, _ effects: inout [SessionEffect]) {
        switch heard {
        case .partial(let text):
            transcript = text
            show(&effects)
        case .pause(let evidence):
            transcript = evidence.transcript
            guard let number = number(in: evidence), number == state.step.answers.question?.answer else {
                return show(&effects)
            }
            answer(evidence.transcript, at: instant, &effects)
        case .end(let evidence):
            transcript = evidence.transcript
            if obeys(evidence, at: instant, &effects) { return }
            if number(in: evidence) != nil { return answer(evidence.transcript, at: instant, &effects) }
            let unfit = unfitness(of: evidence)
            feedback = unfit.map { $0 == .noSpeech ? .nothingHeard : .unfit($0) } ?? .unreadableAnswer
            ring(
                for: ringMilliseconds / 4,
                percent: unfit == nil ? WakeSession.refusedPercent : 100, isTried: unfit == nil,
                at: instant, &effects)
        case .nothing: heardNothing(at: instant, &effects)
        case .failed(let part, let code, let message):
            sumUnheard(part, code: code, message: message, at: instant, &effects)
        }
    }

    /// Nobody spoke in a window: it rings again.
    mutating func heardNothing(at instant: Instant, _ effects: inout [SessionEffect]) {
        // A person who typed the emergency sentence once has to see that it is asked for again, also after the window
        // has closed.
        if case .emergencyAsked? = feedback {} else { feedback = .nothingHeard }
        ring(for: ringMilliseconds, at: instant, &effects)
    }

    /// Listening for the answer failed: the sum has to be answered by hand.
    mutating func sumUnheard(
        _ part: DevicePart = .hearing, code: String = "hearing.stalled",
        message: String = "trouble.listeningBroughtNothing", at instant: Instant,
        _ effects: inout [SessionEffect]
    ) {
        // Where one engine of several broke, the next one hears the answer.
        if part != .engine { isSumDeaf = true }
        sumWindow = nil
        withdraw(&effects)
        record([.partFailed(part: part, code: code, message: message)], at: instant, &effects)
        takeTurn(at: instant, &effects)
    }

    /// The number that was said and nothing else; nil where it is none, or cannot be judged.
    private mutating func number(in evidence: AttemptEvidence) -> Int? {
        guard let terms = state.terms, unfitness(of: evidence) == nil else { return nil }
        return SumQuestion.number(evidence.transcript)
            ?? SpokenNumber.value(evidence.transcript, in: terms.language)
    }

    private mutating func unfitness(of evidence: AttemptEvidence) -> AttemptReason? {
        guard let terms = state.terms else { return nil }
        return reading(of: evidence, terms).unfit
    }
}
