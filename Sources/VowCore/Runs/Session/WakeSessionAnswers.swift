package import VowRecitation

// Verdicts and what the person asks for.
extension WakeSession {
    /// The events that an attempt leads to.
    private mutating func decide(_ evidence: AttemptEvidence, at instant: Instant) throws(RunRejection)
        -> [RunEvent]
    {
        guard let finding = finding(on: evidence) else {
            return try state.decide(.judge(evidence), at: instant, verifier: verifier)
        }
        return try state.recite(evidence, at: instant) { _, _ in finding }
    }

    /// The finding on an attempt, computed once: the end of speech most often brings the same words and opinions as the
    /// pause before it, and the screen shows the same verdict. Nil where no lines are asked for.
    private mutating func finding(on evidence: AttemptEvidence) -> RunState.Finding? {
        guard let terms = state.terms, let required = state.currentStep?.challenge.required else {
            return nil
        }
        if let reason = reading(of: evidence, terms).unfit { return .unfit(reason) }
        if let judged, judged.answers(evidence, required) { return .verified(judged.verdict) }
        let verdict = RunState.verdict(on: evidence, lines: required, terms: terms, verifier: verifier)
        judged = Judged(evidence: evidence, required: required, verdict: verdict)
        shown = Shown(
            transcript: evidence.transcript, step: state.stepIndex, word: required.challengeWord,
            verdict: verdict)
        return .verified(verdict)
    }

    /// The verdict that was computed last, and what it was on.
    struct Judged: Sendable {
        let evidence: AttemptEvidence
        let required: RequiredLines
        let verdict: RecitationVerdict

        func answers(_ other: AttemptEvidence, _ lines: RequiredLines) -> Bool {
            evidence.transcript == other.transcript && evidence.opinions == other.opinions
                && evidence.engine == other.engine && evidence.model == other.model && required == lines
        }
    }

    /// What was found out about evidence before any line is looked at.
    struct Reading: Sendable {
        let evidence: AttemptEvidence
        /// What keeps it from being judged.
        let unfit: AttemptReason?
        /// The spoken command in it, where it can be judged; nil where it is none.
        let command: VoiceCommand?

        init(_ evidence: AttemptEvidence, _ language: Language) {
            self.evidence = evidence
            unfit = RunState.unfitReason(evidence, language: language)
            command = unfit == nil ? VoiceCommand(evidence.transcript, language) : nil
        }

        func isOf(_ other: AttemptEvidence) -> Bool {
            evidence.transcript == other.transcript && evidence.mode == other.mode
                && evidence.speechMilliseconds == other.speechMilliseconds
        }
    }

    /// What evidence says before any line is looked at; computed once for a pause and the end of speech after it.
    mutating func reading(of evidence: AttemptEvidence, _ terms: FiredTerms) -> Reading {
        if let read, read.isOf(evidence) { return read }
        let reading = Reading(evidence, terms.language)
        read = reading
        return reading
    }

    /// The events that evidence leads to, where it opens the step; nil where it does not.
    mutating func passing(_ evidence: AttemptEvidence, at instant: Instant) -> [RunEvent]? {
        guard let events = try? decide(evidence, at: instant) else { return nil }
        return events.contains { if case .stepPassed = $0 { true } else { false } } ? events : nil
    }

    mutating func judge(
        _ evidence: AttemptEvidence, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard let events = try? decide(evidence, at: instant) else { return }
        judged(events, evidence, at: instant, &effects)
    }

    mutating func judged(
        _ events: [RunEvent], _ evidence: AttemptEvidence, at instant: Instant,
        _ effects: inout [SessionEffect]
    ) {
        let stepBefore = state.stepIndex
        record(events, at: instant, &effects)
        tellJudged(events, &effects)
        transcript = evidence.transcript
        if isOver(since: stepBefore, at: instant, &effects) { return }
        guard case .attemptJudged(let verdict)? = events.first else { return }
        if state.lockedMilliseconds(at: instant) != nil { return takeTurn(at: instant, &effects) }
        feedback = feedback(for: verdict)
        // Silence and noise are no attempt of a person who is awake, so the tone has to wake again.
        let isTry = !verdict.reasons.contains { $0 == .noSpeech || $0 == .wordsWithoutSpeech }
        // What is typed while it rings is a turn of its own.
        if !share.isTurnOpen { share.beginTurn(isSilent: false, at: instant) }
        ring(
            for: ringMilliseconds / 4, percent: isTry ? WakeSession.refusedPercent : 100, isTried: isTry,
            at: instant, &effects)
    }

    /// Tells the second engines of an attempt that was recorded.
    private func tellJudged(_ events: [RunEvent], _ effects: inout [SessionEffect]) {
        if case .attemptJudged(let verdict)? = events.first { effects.append(.judged(verdict)) }
    }

    /// A step is done: the next one is asked for at once.
    mutating func beginNextStep(at instant: Instant, _ effects: inout [SessionEffect]) {
        feedback = .stepDone(left: (state.terms?.steps.count ?? 0) - state.stepIndex)
        // What was said belongs to the step before, and must tick no word of this one.
        transcript = ""
        withdraw(&effects)
        takeTurn(at: instant, &effects)
    }

    /// Takes what another engine heard in a refused attempt: it counts where it opens the step or adds lines, and
    /// changes nothing otherwise. The person may be in the middle of the next attempt, which goes on unless the step is
    /// done.
    mutating func heardElsewhere(
        _ number: Int, _ evidence: AttemptEvidence, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard state.isAsking, number <= window else { return }
        let evidence = evidence.saidIn(asked(in: number), asked: state.currentStep?.challengeWord)
        guard let events = try? decide(evidence, at: instant)
        else { return }
        if events.contains(where: { if case .stepPassed = $0 { true } else { false } }) {
            return judge(evidence, at: instant, &effects)
        }
        if events.contains(where: { if case .lineRecited = $0 { true } else { false } }) {
            record(events, at: instant, &effects)
            tellJudged(events, &effects)
            show(&effects)
        }
    }

    /// The challenge word that a window asked for; nil where it asked for none, or is not among the last windows.
    private func asked(in number: Int) -> String? { askedWords.last { $0.window == number }?.word }

    private func feedback(for verdict: AttemptVerdict) -> WakeScreen.Feedback {
        for reason in verdict.reasons {
            switch reason {
            case .noSpeech: return .nothingHeard
            case .tooNoisy, .tooQuiet, .wordsWithoutSpeech: return .unfit(reason)
            case .onceMore:
                if let word = state.currentStep?.challengeWord { return .onceMore(word) }
            case .challengeWordLate:
                if let word = state.currentStep?.challengeWord { return .challengeWordLate(word) }
            case .orderChanged: if let line = nextLine { return .otherOrder(line) }
            case .linesMissing, .polarityChanged, .numberChanged, .oppositeHeard, .overallLow,
                .challengeWordMissing:
                continue
            }
        }
        let open = verdict.lines.filter { !state.step.recitedLines.contains($0.line) }
        if open.isEmpty, let word = state.currentStep?.challengeWord { return .challengeWordMissing(word) }
        let change = verdict.reasons.first {
            $0 == .polarityChanged || $0 == .numberChanged || $0 == .oppositeHeard
        }
        if let change, open.contains(where: isAttempted) { return .changed(change) }
        if verdict.reasons.contains(.overallLow), let line = unclearLine(open) { return .lessClear(line) }
        return missed(open, of: verdict)
    }

    /// One thing to do after words were missed.
    private func missed(_ open: [LineResult], of verdict: AttemptVerdict) -> WakeScreen.Feedback {
        guard let line = nextRequired else { return .somethingElse("") }
        let next = open.first { $0.line == line.id }
        if let next, next.missed.count == 1, isAttempted(next) { return .wordMissed(next.missed[0]) }
        if verdict.lines.contains(where: \.passed) { return .goOn(line.text) }
        return open.contains(where: isAttempted) ? .notYet(line.text) : .somethingElse(line.text)
    }

    /// Whether at least half of a line was said, by its letters.
    private func isAttempted(_ result: LineResult) -> Bool {
        guard let line = state.currentStep?.lines.first(where: { $0.id == result.line }) else { return false }
        func letters(_ text: String) -> Int { text.count { $0.isLetter || $0.isNumber } }
        return result.missed.reduce(0) { $0 + letters($1) } * 2 <= letters(line.text)
    }

    /// The first line of the step that does not count yet.
    private var nextRequired: RequiredLine? {
        state.currentStep?.lines.first { !state.step.recitedLines.contains($0.id) }
    }

    private var nextLine: String? { nextRequired?.text }

    /// The line that was said closely enough for itself, and does not count.
    private func unclearLine(_ open: [LineResult]) -> String? {
        let lines = state.currentStep?.lines ?? []
        for result in open {
            guard let line = lines.first(where: { $0.id == result.line }) else { continue }
            if result.score >= line.minimumSimilarity { return line.text }
        }
        return nil
    }

    mutating func snooze(at instant: Instant, _ effects: inout [SessionEffect]) {
        if isQuiet, isListening || isAnswering { return leaveTurn(at: instant, &effects) }
        guard case .active = state.phase else { return }
        do {
            record(try state.decide(.snooze, at: instant), at: instant, &effects)
            guard case .snoozed(let until) = state.phase else { return }
            fallSilent(until: until, &effects)
        } catch {
            switch error {
            case .snoozesUsedUp(let maximum): feedback = .snoozeRefused(.usedUp(maximum: maximum))
            case .notActive, .alreadyFired, .snoozeNeedsProgress, .notAsked, .unreadableAnswer, .lockedOut,
                .emergencyTooEarly:
                feedback = .snoozeRefused(.needsProgress)
            }
        }
        show(&effects)
    }

    /// The sentence that has to be typed exactly, twice, for the emergency exit.
    package static func emergencySentence(_ language: Language) -> String {
        switch language {
        case .english: "I stop this alarm without keeping my word."
        case .spanish: "Detengo esta alarma sin cumplir mi palabra."
        case .chinese: "我没有遵守诺言就停止了这个闹钟。"
        }
    }

    mutating func typed(_ text: String, at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let terms = state.terms else { return }
        if text == WakeSession.emergencySentence(terms.language) {
            return askEmergencyExit(at: instant, &effects)
        }
        if isTurnLeft { return }
        pace(text, at: instant, &effects)
    }

    /// Judges a typed text by what is asked for.
    mutating func judgeTyped(_ text: String, at instant: Instant, _ effects: inout [SessionEffect]) {
        guard state.isAsking, let step = state.currentStep else { return }
        switch step.challenge.task.typedAnswer {
        case .lines:
            guard !step.challenge.isSpoken || state.isTypingOpen else {
                feedback = .typingNotOpen
                return show(&effects)
            }
        case .question: return answer(text, at: instant, &effects)
        case .nothing(let said):
            if let said { feedback = said }
            return show(&effects)
        }
        let evidence = AttemptEvidence(
            transcript: text, mode: .typed, engine: "", model: "", speechMilliseconds: 0)
        judge(evidence, at: instant, &effects)
    }

    mutating func askEmergencyExit(at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let timings = state.terms?.timings else { return }
        do {
            record(try state.decide(.askEmergencyExit, at: instant), at: instant, &effects)
            if case .ended(let ending) = state.phase { return end(ending, &effects) }
            feedback = .emergencyAsked(waitMilliseconds: timings.emergencyWaitMilliseconds)
        } catch {
            if case .emergencyTooEarly(let remaining) = error {
                feedback = .emergencyAsked(waitMilliseconds: remaining)
            }
        }
        show(&effects)
    }
}
