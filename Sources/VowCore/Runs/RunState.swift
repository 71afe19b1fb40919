import VowRecitation

/// A run as its events leave it.
package struct RunState: Codable, Hashable, Sendable {
    /// Where it stands.
    package private(set) var phase = RunPhase.awaited
    private var firing = Firing.awaited
    /// The first step that is not yet passed.
    package private(set) var stepIndex = 0
    /// What was given to it.
    package private(set) var step = StepProgress()
    /// The challenge words.
    package private(set) var words = RunWords()
    /// How the lines became easier.
    package private(set) var easing = RunEasing()
    /// What was gained.
    package private(set) var gains = RunGains()
    /// What was found out about parts.
    package private(set) var parts = RunParts()
    /// How it asks again.
    package private(set) var checks = RunChecks()
    /// Whether anything stood in for a recitation.
    private(set) var tookStandIn = false
    /// Whether anything that counted was typed.
    package private(set) var wasTyped = false
    /// Attempts judged so far.
    package private(set) var attemptCount = 0
    /// Snoozes taken so far.
    package private(set) var snoozeCount = 0
    /// When it fired or last came out of a snooze; the abandon limit counts from here.
    package private(set) var awakeSince: Instant?
    /// When the emergency sentence was typed first.
    package private(set) var emergencyAskedAt: Instant?
    /// The time of the newest event; a resumption that came too late to ring does not count.
    package private(set) var lastEventAt: Instant?

    /// The state before any event.
    package init() {}

    /// Whether it has fired, and on what terms. They are large and never change, while the state around them is copied
    /// with every event, so they are held by reference.
    private indirect enum Firing: Codable, Hashable {
        case awaited
        case fired(FiredTerms)
    }

    /// The terms that were decided when it fired.
    package var terms: FiredTerms? {
        switch firing {
        case .awaited: nil
        case .fired(let terms): terms
        }
    }

    /// Whether the gate is asked for: it rings or listens, or the person said in a snooze that they are up.
    package var isAsking: Bool {
        if case .up = phase { true } else { phase == RunPhase.active }
    }

    /// Whether it has begun and is not over.
    package var isOpen: Bool {
        switch phase {
        case .awaited, .ended: false
        default: true
        }
    }

    /// Until when the run is put off, or nil if it is not.
    package var snoozedUntil: Instant? {
        switch phase {
        case .snoozed(let until), .up(let until): until
        default: nil
        }
    }

    /// The step that is asked for now, or what stands in for it; nil when all are passed.
    package var currentStep: GateStep? {
        if checks.isAsked { return terms?.wakeCheck?.step(checks.count) }
        guard let steps = terms?.steps, stepIndex < steps.count else { return nil }
        let asked = asked(steps[stepIndex])
        guard let standIn = step.standIn, let lines = asked.challenge.typedInstead else { return asked }
        let allowed = terms?.standIns ?? []
        return allowed.indices.contains(standIn) ? allowed[standIn].step(inPlaceOf: lines) : asked
    }

    /// What may be taken in place of the present challenge: the stand-ins that the person allowed, for when they cannot
    /// speak or a part is missing. Where they allowed none, the emergency exit is left.
    package var choices: [StandIn] {
        guard !checks.isAsked, let current = currentStep?.challenge, let standIns = terms?.standIns else {
            return []
        }
        let isMissing = current.neededPart.map(parts.missing.contains) ?? false
        return isMissing || step.standIn == nil && current.isSpoken ? standIns : []
    }

    /// Whether the lines of the present recitation may be typed: nothing can hear the person, and they allowed it
    /// beforehand.
    package var isTypingOpen: Bool {
        parts.missingHearing != nil && terms?.recitation.allowsTypingUnheard == true
            && currentStep?.challenge.isSpoken == true
    }

    /// The part without which the present challenge cannot be met, where nothing that the person allowed can take its
    /// place. For missing hearing a run may also be put off where something could.
    var blockingPart: DevicePart? {
        guard let current = currentStep?.challenge else { return nil }
        if current.isSpoken { return parts.missingHearing }
        guard let part = current.neededPart, parts.missing.contains(part) else { return nil }
        let isReplaceable = choices.contains { standIn in
            guard case .challenge(let step) = standIn else { return true }
            if step.challenge.isSpoken { return parts.missingHearing == nil }
            return step.challenge.neededPart.map { !parts.missing.contains($0) } ?? true
        }
        return isReplaceable ? nil : part
    }

    /// The challenge word that replaces the step's own; nil where the step's own word is asked for.
    private func freshWord(_ asked: GateStep) -> String? {
        if let list = terms?.challenge?.words {
            guard words.usedCount > 0, step.isOnceMore || asked.challengeWord != nil else { return nil }
            return list[(words.usedCount - 1) % list.count]
        }
        guard step.isOnceMore, let list = terms?.liveness?.words else { return nil }
        return list[(words.onceMoreCount - 1) % list.count]
    }

    private func asked(_ step: GateStep) -> GateStep {
        guard step.challenge.isSpoken, let lines = step.challenge.required else { return step }
        guard let word = freshWord(step) else {
            return easing.amount == 0 ? step : GateStep(.recite(eased(lines)), limits: step.limits)
        }
        let repeated = RequiredLines(
            kind: lines.kind, lines: lines.lines, challengeWord: word, renderings: lines.renderings)
        return GateStep(.recite(eased(repeated)), limits: step.limits)
    }

    /// How far the present challenge has got.
    package var progress: Progress {
        currentStep?.challenge.task.progress(in: self) ?? .none
    }

    /// Moves every remembered instant with a wall clock that was set, so that no wait of the run is cut short or
    /// drawn out. The step is an event of the device, so the state still follows from the log.
    package mutating func followClockStep(byMilliseconds milliseconds: Int64) {
        awakeSince = awakeSince?.adding(milliseconds: milliseconds)
        words.followClockStep(byMilliseconds: milliseconds)
        emergencyAskedAt = emergencyAskedAt?.adding(milliseconds: milliseconds)
        step.lockedUntil = step.lockedUntil?.adding(milliseconds: milliseconds)
        lastEventAt = lastEventAt?.adding(milliseconds: milliseconds)
        phase.followClockStep(byMilliseconds: milliseconds)
    }

    /// The clock was set back while no process ran, nobody knows by how much more. A wait goes on from what had passed of
    /// it at the newest event; a snooze or a rest is over, or each such step would grant another one.
    private mutating func followUnwatchedStep(byMilliseconds milliseconds: Int64, at instant: Instant) {
        followClockStep(byMilliseconds: milliseconds)
        lastEventAt = instant
        phase = phase.lasting(until: instant)
    }

    /// The state after one more event.
    package func evolved(by event: RunEvent, at instant: Instant) -> RunState {
        var next = self
        next.evolve(by: event, at: instant)
        return next
    }

    /// Takes in one more event.
    package mutating func evolve(by event: RunEvent, at instant: Instant) {
        let seenBefore = lastEventAt
        lastEventAt = instant
        parts.evolve(by: event)
        checks.evolve(by: event)
        easing.evolve(by: event)
        switch event {
        case .fired(let terms):
            firing = .fired(terms)
            phase = .active
            awakeSince = instant
        case .resumed(let gap, _):
            // Such a resumption abandons the run. If the process ends before that is recorded, the next process has to
            // see the same gap, or the run would ring after all, hours late.
            if let terms, gap >= terms.timings.abandonMilliseconds { lastEventAt = seenBefore }
            if gap < 0 { followUnwatchedStep(byMilliseconds: gap, at: instant) }
        case .snoozed(let until, let count):
            phase = .snoozed(until: until)
            snoozeCount = count
        case .personUp:
            if let snoozedUntil { phase = .up(until: snoozedUntil) }
        case .snoozeEnded:
            gains.note()
            phase = .active
            awakeSince = instant
        case .emergencyAsked: emergencyAskedAt = instant
        case .missed: phase = .ended(.missed)
        case .dismissed: phase = .ended(.dismissed)
        case .abandoned: phase = .ended(.abandoned)
        case .bypassed: phase = .ended(.bypassed)
        default: evolveGate(by: event, at: instant)
        }
    }

    /// What an event changes at the gate.
    private mutating func evolveGate(by event: RunEvent, at instant: Instant) {
        switch event {
        case .listeningStarted:
            gains.beginWindow()
            words.beginWindow(at: instant)
            askWord(at: instant)
        case .listeningOpened: words.excusePrompt(until: instant)
        case .partFailed(let part, _, _):
            // Nobody can say the word while nothing hears them, so it does not become too old meanwhile.
            if ![.ringer, .tone, .speaker].contains(part) { words.forgetWait() }
        case .attemptJudged(let verdict): noteJudged(verdict)
        case .lineRecited(let line, _, let score):
            if step.recite(line, score: score.wrappedValue) { gains.note() }
        case .challengeWordSaid(let step, _):
            if words.say(in: step) { gains.note() }
        case .challengePresented(_, let question): step.present(question)
        case .answered(_, let answer, let passed):
            if passed { gains.note() }
            if passed || answer.isAskedAfresh { step.withdraw() }
            answer.record.count(passed, in: &step.answers)
        case .challengeLocked(_, let until): step.lock(until: until)
        case .standInTaken(_, let place):
            step = StepProgress(standIn: place)
            tookStandIn = true
        case .stepPassed(let passed):
            gains.note()
            // A log from elsewhere may hold a negative step.
            stepIndex = max(0, passed + 1)
            step.standIn = nil
            // The last step's lines stay in sight when the run is over.
            if let steps = terms?.steps, stepIndex < steps.count { step = StepProgress() }
        case .wakeCheckPlanned(let until, _): phase = .resting(until: until)
        case .wakeCheckAsked:
            phase = .active
            awakeSince = instant
            step = StepProgress(standIn: step.standIn)
        case .wakeCheckMissed:
            gains.note()
            awakeSince = instant
            (stepIndex, step) = (0, StepProgress())
            words.forgetSaid()
            useUpWord()
        default: break
        }
    }

    private mutating func noteJudged(_ verdict: AttemptVerdict) {
        attemptCount = verdict.number
        if step.noteWords(verdict, of: currentStep?.lines ?? []) { gains.note() }
        if verdict.evidence.mode == .typed, currentStep?.challenge.isSpoken == true,
            verdict.lines.contains(where: \.passed)
        {
            wasTyped = true
        }
        step.withdraw()
        if verdict.reasons.contains(.onceMore) {
            step.askOnceMore()
            words.askOnceMore(in: stepIndex)
        }
        if usesUpWord(verdict) { useUpWord() }
        if verdict.isWrongAnswer { step.answers.countWrong() }
    }

    /// A window opens in which the word may be said; one that would be too old before it closes is replaced.
    private mutating func askWord(at instant: Instant) {
        guard terms?.challenge != nil else { return }
        if outlivesWord(at: instant) { useUpWord() }
        if currentStep?.challengeWord != nil { words.ask(at: instant) }
    }

    /// Asks for the same word as another replay of this run: what the person said was an answer to that word.
    package mutating func askSameWord(as other: RunState) { words.askSame(as: other.words) }

    private mutating func useUpWord() {
        if terms?.challenge != nil { words.useUp() }
    }
}
