import VowRecitation

// Ringing and listening.
extension WakeSession {
    var isListening: Bool {
        if case .listening = mode { true } else { false }
    }

    func isListening(_ number: Int) -> Bool { isListening && number == window }

    var isAnswering: Bool {
        if case .answering = mode { true } else { false }
    }

    mutating func ring(
        for milliseconds: Int64, percent: Int = 100, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        if sumWindow != nil || !isAnswering && !isPresented { effects.append(.withdraw) }
        sumWindow = nil
        mode = .ringing(until: instant.adding(milliseconds: milliseconds))
        // A ringer that broke may be back (a server restarted, a device plugged in): try it again each time.
        if isRingerBroken, let sound = state.terms?.sound {
            effects.append(.startRinging(sound))
        } else {
            effects.append(.duck(percent: percent))
        }
        show(&effects)
    }

    /// How long it rings between two windows; the usual time where the run's terms are not known.
    var ringMilliseconds: Int64 { (state.terms?.timings ?? SessionTimings()).ringMilliseconds }

    /// Asks for the present challenge, unless wrong answers have closed it for now.
    mutating func takeTurn(at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let step = state.currentStep else { return }
        prepareOrRestHearing(&effects)
        if let remaining = state.lockedMilliseconds(at: instant) {
            feedback = .lockedOut(waitMilliseconds: remaining)
            return ring(for: remaining, at: instant, &effects)
        }
        if case .lockedOut? = feedback { feedback = nil }
        switch step.challenge {
        case .recite: listen(step, at: instant, &effects)
        case .typeLines, .sum, .token, .move: ask(step, at: instant, &effects)
        }
    }

    private mutating func listen(
        _ step: GateStep, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard let timings = state.terms?.timings, let language = state.terms?.language else { return }
        let windowMilliseconds = step.limits.timeoutMilliseconds ?? timings.windowMilliseconds
        let longest = windowMilliseconds + WakeSession.hearingGraceMilliseconds
        mode = .listening(until: instant.adding(milliseconds: longest))
        window += 1
        transcript = ""
        record([.listeningStarted(step: state.stepIndex)], at: instant, &effects)
        // The window may have drawn a new challenge word.
        guard let required = state.currentStep?.challenge.required else { return }
        askedWords.append(AskedWord(window: window, word: required.challengeWord))
        if askedWords.count > 4 { askedWords.removeFirst() }
        let order = ListenOrder(
            window: window, lines: required.lines.map(\.text),
            words: required.challengeWord.map { [$0] } ?? [],
            renderings: required.renderings,
            linesDone: required.lines.filter { state.recitedLines.contains($0.id) }.map(\.text),
            language: language,
            silenceMilliseconds: min(timings.silenceMilliseconds, windowMilliseconds),
            windowMilliseconds: windowMilliseconds)
        effects.append(.duck(percent: 0))
        let screen = presented()
        effects.append(.present(.recite(order, prompt: screen)))
        effects.append(.show(screen))
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
        if state.missingHearing == nil {
            feedback = .listeningFailed(message)
        } else {
            feedback = state.isTypingOpen ? .typingOpened(message) : missing(message)
        }
        ring(for: ringMilliseconds, at: instant, &effects)
    }
}
