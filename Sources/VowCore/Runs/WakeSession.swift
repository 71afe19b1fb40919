/// One run in progress: a synchronous machine that turns inputs into effects.
///
/// | mode | input | next mode | effects |
/// | --- | --- | --- | --- |
/// | idle | fire, resume | ringing | append, start ringing, show |
/// | idle | resume of a snoozed run | snoozed | append, show |
/// | ringing | ring time over, person ready | listening | append, duck to 0, start listening, show |
/// | ringing | ringer failed | ringing | append, alert without ringer; tried again after each window |
/// | ringing, listening | ring plays unheard | the same | append once for each cause, alert without ringer, show |
/// | listening | partial | listening | show |
/// | listening | pause that completes the step | next step or ended | append, … |
/// | listening | pause that does not | listening | show |
/// | listening | end, nothing heard | next step, ringing or ended | append, duck to 100 or stop, show |
/// | ringing, listening | heard elsewhere, and it opens the step | next step or ended | append, … |
/// | ringing, listening | heard elsewhere, and lines of it count | the same | append, show |
/// | listening | hearing failed | ringing, typing open | append, duck to 100, show |
/// | listening | window over, and nothing came of it | ringing, typing open | append, duck to 100, show |
/// | ringing, listening | snooze with enough progress | snoozed | append, stop both, show |
/// | snoozed | snooze over | ringing | append, start ringing, show |
/// | ringing, listening | limit reached | ended | append, stop both, finished |
/// | any but ended | emergency sentence, twice | ended | append, stop both, finished |
///
/// An input that fits no row changes nothing. Nothing here reads a clock: `at` is the wall clock when the
/// input was taken, and `nextDeadline` says when `timePassed` is wanted next.
public struct WakeSession: Sendable {
    enum Mode: Hashable, Sendable {
        case idle
        case ringing(until: Instant)
        case listening(until: Instant)
        case snoozed(until: Instant)
        case ended(RunEnding)
    }

    /// How long after the end of a window its result may still come. A recogniser that takes longer is stuck, and
    /// the silence kept for it must end.
    public static let hearingGraceMilliseconds: Int64 = 10_000

    /// The run as its events leave it.
    public private(set) var state: RunState
    private(set) var mode = Mode.idle
    private(set) var window = 0
    private var abandonAt: Instant?
    private var isRingerBroken = false
    private var isTypingOpen = false
    private var unheardCodes: [String] = []
    var transcript = ""
    var feedback: WakeScreen.Feedback?
    /// What the present transcript says of the present step, as it was shown last.
    var shown: Shown?

    /// The lines as they were shown last.
    var shownLines: ShownLines?

    /// Lines of a step with their ticks, which follow from these four.
    struct ShownLines {
        let transcript: String
        let step: Int
        let recited: [String]
        let lines: [WakeScreen.Line]
    }

    struct Shown {
        let transcript: String
        let step: Int
        let verdict: RecitationVerdict
    }

    let verifier: any StepVerifier

    /// A session for a new run, or for one whose events were read from the log.
    public init(state: RunState = RunState(), verifier: any StepVerifier = RulesVerifier()) {
        self.state = state
        self.verifier = verifier
    }

    /// When `timePassed` is wanted next; nil when nothing is due.
    public var nextDeadline: Instant? {
        switch mode {
        case .idle, .ended: nil
        case .snoozed(let until): until
        case .ringing(let until), .listening(let until): abandonAt.map { min($0, until) } ?? until
        }
    }

    /// Whether the run is over.
    public var isEnded: Bool {
        if case .ended = mode { true } else { false }
    }

    /// Whether sound must be heard now: everywhere but in a listening window, a snooze and after the end.
    public var mustBeHeard: Bool {
        if case .ringing = mode { true } else { false }
    }

    /// Counts the coming windows from a number on.
    mutating func countWindows(from number: Int) { window = max(window, number) }

    /// Takes one input and says what is to be done.
    public mutating func handle(_ input: SessionInput, at instant: Instant) -> [SessionEffect] {
        if isEnded { return [] }
        switch input {
        case .fire(let terms): return begin(.fire(terms), at: instant)
        case .resume: return begin(.resume, at: instant)
        case .timePassed: return timePassed(at: instant)
        case .clockStepped(let milliseconds):
            followClockStep(byMilliseconds: milliseconds)
            return []
        case .ringStarted(let means, let delay, let ready):
            isRingerBroken = false
            let started = RunEvent.ringStarted(
                means: means, delayMilliseconds: delay, sinkReadyMilliseconds: ready)
            return record([started], at: instant)
        case .ringFailed(let code, let message): return ringFailed(code: code, message: message, at: instant)
        case .ringUnheard(let code, let message):
            return ringUnheard(code: code, message: message, at: instant)
        case .personReady:
            guard case .ringing = mode else { return [] }
            return listen(at: instant)
        case .heardPartial(let number, let text):
            guard isListening(number) else { return [] }
            transcript = text
            return [show()]
        case .heardPause(let number, let evidence):
            guard isListening(number) else { return [] }
            transcript = evidence.transcript
            guard let events = passing(evidence, at: instant) else { return [show()] }
            return judged(events, evidence, at: instant)
        case .heardEnd(let number, let evidence):
            guard isListening(number) else { return [] }
            return judge(evidence, at: instant)
        case .heardElsewhere(let number, let evidence):
            return heardElsewhere(number, evidence, at: instant)
        case .heardNothing(let number):
            guard isListening(number) else { return [] }
            feedback = .nothingHeard
            return ring(for: state.terms!.timings.ringMilliseconds, at: instant)
        case .hearingFailed(let number, let part, let code, let message):
            guard isListening(number) else { return [] }
            return hearingFailed(part: part, code: code, message: message, at: instant)
        case .snoozeRequested: return snooze(at: instant)
        case .typed(let text): return typed(text, at: instant)
        }
    }
}

// Beginning, time and endings.
extension WakeSession {
    private mutating func begin(_ command: RunCommand, at instant: Instant) -> [SessionEffect] {
        guard case .idle = mode, let events = try? state.decide(command, at: instant) else { return [] }
        var effects = record(events, at: instant)
        if case .ended(let ending) = state.phase { return effects + end(ending) }
        if case .snoozed(let until) = state.phase, let terms = state.terms, until > instant {
            // A clock that was set back while nobody watched must not draw the snooze out.
            let longest = instant.adding(seconds: Int64(terms.snooze.lengthMinutes) * 60)
            mode = .snoozed(until: min(until, longest))
            return effects + [show()]
        }
        if case .snoozed = state.phase { return effects + endSnooze(at: instant) }
        effects += ringAfresh(at: instant)
        return effects
    }

    private mutating func ringAfresh(at instant: Instant) -> [SessionEffect] {
        guard let terms = state.terms else { return [] }
        abandonAt = instant.adding(milliseconds: terms.timings.abandonMilliseconds)
        mode = .ringing(until: instant.adding(milliseconds: terms.timings.firstRingMilliseconds))
        return [.startRinging(terms.sound), show()]
    }

    private mutating func endSnooze(at instant: Instant) -> [SessionEffect] {
        guard let events = try? state.decide(.endSnooze, at: instant) else { return [] }
        feedback = nil
        return record(events, at: instant) + ringAfresh(at: instant)
    }

    private mutating func timePassed(at instant: Instant) -> [SessionEffect] {
        guard let deadline = nextDeadline, instant >= deadline else { return [] }
        if case .snoozed = mode { return endSnooze(at: instant) }
        if let abandonAt, instant >= abandonAt {
            guard let events = try? state.decide(.abandon, at: instant) else { return [] }
            return record(events, at: instant) + end(.abandoned)
        }
        if case .listening = mode {
            return hearingFailed(
                part: "hearing", code: "hearing.stalled",
                message: "Nothing came of listening, not even silence.", at: instant)
        }
        return listen(at: instant)
    }

    private mutating func end(_ ending: RunEnding) -> [SessionEffect] {
        let wasListening = isListening
        mode = .ended(ending)
        return (wasListening ? [.stopListening] : []) + [.stopRinging, show(), .finished(ending)]
    }

    private mutating func followClockStep(byMilliseconds milliseconds: Int64) {
        state.followClockStep(byMilliseconds: milliseconds)
        abandonAt = abandonAt?.adding(milliseconds: milliseconds)
        switch mode {
        case .ringing(let until): mode = .ringing(until: until.adding(milliseconds: milliseconds))
        case .listening(let until): mode = .listening(until: until.adding(milliseconds: milliseconds))
        case .snoozed(let until): mode = .snoozed(until: until.adding(milliseconds: milliseconds))
        case .idle, .ended: break
        }
    }

    /// Folds events into the state and asks for them to be appended.
    private mutating func record(_ events: [RunEvent], at instant: Instant) -> [SessionEffect] {
        for event in events { state.evolve(by: event, at: instant) }
        return events.isEmpty ? [] : [.append(events)]
    }
}

// Ringing and listening.
extension WakeSession {
    private var isListening: Bool {
        if case .listening = mode { true } else { false }
    }

    private func isListening(_ number: Int) -> Bool { isListening && number == window }

    private mutating func ring(for milliseconds: Int64, at instant: Instant) -> [SessionEffect] {
        mode = .ringing(until: instant.adding(milliseconds: milliseconds))
        var effects: [SessionEffect] = [.stopListening]
        // A ringer that broke may be back (a server restarted, a device plugged in): try it again each time.
        if isRingerBroken, let sound = state.terms?.sound {
            effects.append(.startRinging(sound))
        } else {
            effects.append(.duck(percent: 100))
        }
        return effects + [show()]
    }

    private mutating func ringFailed(code: String, message: String, at instant: Instant) -> [SessionEffect] {
        isRingerBroken = true
        let effects = record([.partFailed(part: "ringer", code: code, message: message)], at: instant)
        // A sound that breaks off as a snooze begins is no reason to disturb the snooze.
        if case .snoozed = mode { return effects }
        return effects + [.alertWithoutRinger]
    }

    /// An output that somebody mutes again and again must not fill the log: each cause is recorded once.
    private mutating func ringUnheard(code: String, message: String, at instant: Instant) -> [SessionEffect] {
        switch mode {
        case .idle, .snoozed, .ended: return []
        case .ringing, .listening: break
        }
        var effects: [SessionEffect] = []
        if !unheardCodes.contains(code) {
            unheardCodes.append(code)
            effects += record([.partFailed(part: "speaker", code: code, message: message)], at: instant)
        }
        feedback = .unheard(message)
        return effects + [.alertWithoutRinger, show()]
    }

    private mutating func listen(at instant: Instant) -> [SessionEffect] {
        guard let terms = state.terms, let step = state.currentStep else { return [] }
        let longest = terms.timings.windowMilliseconds + WakeSession.hearingGraceMilliseconds
        mode = .listening(until: instant.adding(milliseconds: longest))
        window += 1
        transcript = ""
        let order = ListenOrder(
            window: window, lines: step.lines.map(\.text), words: step.challengeWord.map { [$0] } ?? [],
            language: terms.language, silenceMilliseconds: terms.timings.silenceMilliseconds,
            windowMilliseconds: terms.timings.windowMilliseconds)
        return record([.listeningStarted(step: state.stepIndex)], at: instant)
            + [.duck(percent: 0), .startListening(order), show()]
    }

    private mutating func hearingFailed(part: String, code: String, message: String, at instant: Instant)
        -> [SessionEffect]
    {
        isTypingOpen = true
        feedback = .typingOpened(message)
        let failed = RunEvent.partFailed(part: part, code: code, message: message)
        return record([failed], at: instant) + ring(for: state.terms!.timings.ringMilliseconds, at: instant)
    }
}

// Verdicts and what the person asks for.
extension WakeSession {
    private func decide(_ evidence: AttemptEvidence, at instant: Instant) throws(RunRejection) -> [RunEvent] {
        try state.decide(.judge(evidence), at: instant, verifier: verifier)
    }

    /// What evidence leads to, where it opens the step; nil where it does not.
    private func passing(_ evidence: AttemptEvidence, at instant: Instant) -> [RunEvent]? {
        guard let events = try? decide(evidence, at: instant) else { return nil }
        return events.contains { if case .stepPassed = $0 { true } else { false } } ? events : nil
    }

    private mutating func judge(_ evidence: AttemptEvidence, at instant: Instant) -> [SessionEffect] {
        guard let events = try? decide(evidence, at: instant) else { return [] }
        return judged(events, evidence, at: instant)
    }

    private mutating func judged(_ events: [RunEvent], _ evidence: AttemptEvidence, at instant: Instant)
        -> [SessionEffect]
    {
        let stepBefore = state.stepIndex
        var effects = record(events, at: instant)
        transcript = evidence.transcript
        if case .ended(let ending) = state.phase {
            return effects + end(ending)
        }
        guard case .attemptJudged(let verdict)? = events.first else { return effects }
        if state.stepIndex > stepBefore {
            feedback = .stepDone
            effects += isListening ? [.stopListening] : []
            return effects + listen(at: instant)
        }
        feedback = feedback(for: verdict)
        return effects + ring(for: state.terms!.timings.ringMilliseconds / 4, at: instant)
    }

    /// Another engine's words for an attempt that was refused: they count where they help, and else are as if
    /// nobody had asked. The person may be in the middle of the next attempt, which goes on unless the step is done.
    private mutating func heardElsewhere(_ number: Int, _ evidence: AttemptEvidence, at instant: Instant)
        -> [SessionEffect]
    {
        guard case .active = state.phase, number <= window,
            let events = try? decide(evidence, at: instant)
        else { return [] }
        if events.contains(where: { if case .stepPassed = $0 { true } else { false } }) {
            return judge(evidence, at: instant)
        }
        let helps = events.contains { if case .lineRecited = $0 { true } else { false } }
        return helps ? record(events, at: instant) + [show()] : []
    }

    private func feedback(for verdict: AttemptVerdict) -> WakeScreen.Feedback {
        for reason in verdict.reasons {
            switch reason {
            case .noSpeech: return .nothingHeard
            case .tooNoisy, .tooQuiet, .wordsWithoutSpeech: return .unfit(reason)
            case .linesMissing, .polarityChanged, .numberChanged, .challengeWordMissing: continue
            }
        }
        let open = verdict.lines.filter { !state.recitedLines.contains($0.line) }
        if open.isEmpty, let word = state.currentStep?.challengeWord { return .challengeWordMissing(word) }
        return .missed(open.flatMap(\.missed))
    }

    private mutating func snooze(at instant: Instant) -> [SessionEffect] {
        guard case .active = state.phase else { return [] }
        do {
            let events = try state.decide(.snooze, at: instant)
            let effects = record(events, at: instant)
            guard case .snoozed(let until) = state.phase else { return effects }
            let stop: [SessionEffect] = isListening ? [.stopListening, .stopRinging] : [.stopRinging]
            mode = .snoozed(until: until)
            abandonAt = nil
            feedback = nil
            return effects + stop + [show()]
        } catch {
            switch error {
            case .snoozesUsedUp(let maximum): feedback = .snoozeRefused(.usedUp(maximum: maximum))
            default: feedback = .snoozeRefused(.needsProgress)
            }
            return [show()]
        }
    }

    /// The sentence that has to be typed exactly, twice, for the emergency exit.
    public static func emergencySentence(_ language: Language) -> String {
        switch language {
        case .english: "I stop this alarm without keeping my word."
        case .spanish: "Detengo esta alarma sin cumplir mi palabra."
        case .chinese: "我没有遵守诺言就停止了这个闹钟。"
        }
    }

    private mutating func typed(_ text: String, at instant: Instant) -> [SessionEffect] {
        guard let terms = state.terms else { return [] }
        if text == WakeSession.emergencySentence(terms.language) { return askEmergencyExit(at: instant) }
        guard case .active = state.phase else { return [] }
        guard isTypingOpen else {
            feedback = .typingNotOpen
            return [show()]
        }
        let evidence = AttemptEvidence(
            transcript: text, mode: .typed, engine: "", model: "", speechMilliseconds: 0)
        return judge(evidence, at: instant)
    }

    private mutating func askEmergencyExit(at instant: Instant) -> [SessionEffect] {
        do {
            let events = try state.decide(.askEmergencyExit, at: instant)
            let effects = record(events, at: instant)
            if case .ended(let ending) = state.phase { return effects + end(ending) }
            feedback = .emergencyAsked(waitMilliseconds: state.terms!.timings.emergencyWaitMilliseconds)
            return effects + [show()]
        } catch {
            if case .emergencyTooEarly(let remaining) = error {
                feedback = .emergencyAsked(waitMilliseconds: remaining)
            }
            return [show()]
        }
    }
}
