package import VowRecitation

// What is heard, the verdict on it, and what the person asks for.
//
// | phase | input | next phase | effects |
// | --- | --- | --- | --- |
// | listening | words so far, a pause that does not complete the step | listening | show |
// | listening, judging | pause that completes the step, end that does | next step, resting or ended | append, … |
// | listening, judging | end of an attempt that is refused | ringing | append, duck to 40, show |
// | listening, judging | end, nothing heard | ringing | duck to 100, show |
// | answering, heard | the right number, or another one at the end | as answered by hand | append, … |
// | answering, heard | anything else, or nothing | ringing | withdraw, duck to 40 or 100, show |
// | ringing, listening | heard elsewhere, and it opens the step | next step, resting or ended | append, … |
// | ringing, listening | heard elsewhere, and lines of it count | the same | append, show |
// | ringing, listening | easier, after two refusals | listening | append once, … |
extension WakeSession {
    /// Takes what a window yields, if it is the open one.
    mutating func take(
        _ heard: Heard, in number: Int, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard let language = state.terms?.language else { return }
        let isOfSum = number == hearing.sumNumber
        guard isOfSum || isListening && number == hearing.number else { return }
        let question = state.step.answers.question
        let yield =
            isOfSum
            ? hearing.take(heard, language, answering: question) : hearing.take(heard, language)
        // With the first words, messages about earlier attempts or about a failed microphone are out of date.
        if case .partial(let text) = heard, !text.isEmpty, feedback?.isOfExit != true { feedback = nil }
        switch yield {
        case .words: show(&effects)
        case .command(let command): obey(command, at: instant, &effects)
        case .pause(let evidence):
            let events = weigh(evidence, counting: .opening, at: instant)
            if events.isEmpty { return show(&effects) }
            judged(events, evidence, at: instant, &effects)
        case .recitation(let evidence): judge(evidence, at: instant, &effects)
        case .answer(let text): answer(text, at: instant, &effects)
        case .noAnswer(let unfit): refuseAnswer(unfit, at: instant, &effects)
        case .silence: heardNothing(at: instant, &effects)
        case .failure(let part, let code, let message):
            if isOfSum {
                return sumUnheard(part, code: code, message: message, at: instant, &effects)
            }
            hearingFailed(part: part, code: code, message: message, at: instant, &effects)
        }
    }

    /// The events that evidence leads to; none where nothing of it is to count. The screen shows its words by the same
    /// verdict.
    private mutating func weigh(
        _ evidence: AttemptEvidence, counting: RunState.Counting, at instant: Instant
    ) -> [RunEvent] {
        guard let terms = state.terms, let required = state.currentStep?.challenge.required else { return [] }
        hearing.mark(evidence, required, step: state.stepIndex, terms: terms)
        let events = try? state.recite(
            evidence, at: instant, counting: counting, verifier: &hearing.verifier)
        return events ?? []
    }

    mutating func judge(
        _ evidence: AttemptEvidence, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        let events = weigh(evidence, counting: .everything, at: instant)
        if !events.isEmpty { judged(events, evidence, at: instant, &effects) }
    }

    private mutating func judged(
        _ events: [RunEvent], _ evidence: AttemptEvidence, at instant: Instant,
        _ effects: inout [SessionEffect]
    ) {
        let stepBefore = state.stepIndex
        record(events, at: instant, &effects)
        tellJudged(events, &effects)
        hearing.take(evidence.transcript)
        if moveOn(from: stepBefore, at: instant, &effects) { return }
        guard case .attemptJudged(let verdict)? = events.first else { return }
        if state.lockedMilliseconds(at: instant) != nil { return takeTurn(at: instant, &effects) }
        feedback = feedback(for: verdict)
        // Silence and noise are no attempt of a person who is awake, so the tone has to wake again.
        let isTry = !verdict.reasons.contains { $0 == .noSpeech || $0 == .wordsWithoutSpeech }
        // What is typed while it rings is a turn of its own.
        if !sound.share.isTurnOpen { sound.beginTurn(at: instant) }
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
        hearing.forgetWords()
        withdraw(&effects)
        takeTurn(at: instant, &effects)
    }

    /// Takes what another engine heard in a refused attempt: it counts where it opens the step or adds lines, and
    /// changes nothing otherwise. The person may be in the middle of the next attempt, which goes on unless the step is
    /// done.
    mutating func heardElsewhere(
        _ number: Int, _ evidence: AttemptEvidence, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        guard state.isAsking, number <= hearing.number else { return }
        let evidence = evidence.saidIn(
            hearing.askedWord(in: number), asked: state.currentStep?.challengeWord)
        let events = weigh(evidence, counting: .gains, at: instant)
        if events.isEmpty { return }
        if events.contains(where: { if case .stepPassed = $0 { true } else { false } }) {
            return judged(events, evidence, at: instant, &effects)
        }
        record(events, at: instant, &effects)
        tellJudged(events, &effects)
        show(&effects)
    }

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

    /// The sentence that has to be typed twice for the emergency exit (`TypedExit`).
    package static func emergencySentence(_ language: Language) -> String {
        switch language {
        case .english: "I stop this alarm without keeping my word."
        case .spanish: "Detengo esta alarma sin cumplir mi palabra."
        case .chinese: "我没有遵守诺言就停止了这个闹钟。"
        }
    }

    mutating func typed(_ text: String, at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let terms = state.terms else { return }
        switch TypedExit(text, terms.language) {
        case .whole: return askEmergencyExit(at: instant, &effects)
        case .missing(let word): return showExit(.emergencyMissing(word: word), &effects)
        case .extra(let word): return showExit(.emergencyExtra(word: word), &effects)
        case .other: break
        }
        if isTurnLeft { return }
        if let text = asked.take(text, in: state, at: instant) { judgeTyped(text, at: instant, &effects) }
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

    /// What was typed is nearly the sentence of the emergency exit.
    private mutating func showExit(_ nearly: WakeScreen.Feedback, _ effects: inout [SessionEffect]) {
        if case .ended = state.phase { return }
        feedback = nearly
        show(&effects)
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

    /// Carries out a snooze or the emergency exit that was asked for aloud; then the window is over.
    private mutating func obey(
        _ command: VoiceCommand, at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        switch command {
        case .snooze: snooze(at: instant, &effects)
        case .emergency: askEmergencyExit(at: instant, &effects)
        }
        if isListening || hearing.sumNumber != nil {
            ring(for: ringMilliseconds, isTried: true, at: instant, &effects)
        }
    }

    /// The person takes the offer: recorded, and they are heard at once where it rings.
    mutating func ease(at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let events = try? state.decide(.ease, at: instant) else { return }
        record(events, at: instant, &effects)
        feedback = .eased
        if case .ringing = phase { return takeTurn(at: instant, &effects) }
        show(&effects)
    }
}
