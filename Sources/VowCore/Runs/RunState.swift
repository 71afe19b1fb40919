package import VowRecitation

/// A run as its events leave it.
package struct RunState: Codable, Hashable, Sendable {
    /// Where it stands.
    package private(set) var phase = RunPhase.awaited
    private var firing = Firing.awaited
    /// The lines that count in the present step.
    package private(set) var recitedLines: [LineID] = []
    /// The sum of their scores.
    package private(set) var recitedScore = 0.0
    /// The steps whose challenge word was heard.
    package private(set) var wordSteps: [Int] = []
    /// The first step that is not yet passed.
    package private(set) var stepIndex = 0
    /// The answers to the present step.
    package private(set) var answers = AnswerTally()
    /// Whether the present challenge was shown and waits for its answer; only where no microphone is needed.
    package private(set) var isPresented = false
    /// Until when no answer is taken.
    package private(set) var lockedUntil: Instant?
    /// What stands in for the present step's recitation, of those that were allowed; nil where nothing does.
    package private(set) var standIn: Int?
    /// How often an attempt was asked for once more.
    package private(set) var onceMoreCount = 0
    /// Whether that was so in the present step, which then asks for a new word.
    package private(set) var isOnceMore = false
    /// How many recitations were heard, judged and refused for their lines.
    package private(set) var refusalCount = 0
    /// By how much the score that each line needs was lowered, of 0 to 1; 0 where it was not.
    package private(set) var easedBy = 0.0
    /// How many challenge words of the run are used up: where this is 0 the present word is the step's own, else the
    /// one of this number, from 1, among `ChallengeTerms.words`, which begin again after the last.
    package private(set) var usedWords = 0
    /// When the present challenge word was first asked for; nil before.
    package private(set) var wordAskedAt: Instant?
    /// When the newest window began, as long as its microphone may still open later; nil before.
    private var windowBeganAt: Instant?
    /// Whether anything stood in for a recitation.
    package private(set) var tookStandIn = false
    /// The parts that were found missing in this run, by the names of `PartFailed`.
    package private(set) var missingParts: [DevicePart] = []
    /// The part that failed, so that nothing can hear the person; nil while they can be heard.
    package private(set) var missingHearing: DevicePart?
    /// How many windows ended with no result at all since the person was heard.
    private var stallCount = 0
    /// The parts for want of which the run was put off.
    package private(set) var bypassedParts: [DevicePart] = []
    /// The parts for want of which a run before was put off, and which were not found since.
    package private(set) var repairsDemanded: [DevicePart] = []
    /// How often it was planned to ask again.
    package private(set) var checkCount = 0
    /// Whether it is asked now whether the person is still up.
    package private(set) var isCheckAsked = false
    /// Attempts judged so far.
    package private(set) var attemptCount = 0
    /// Snoozes taken so far.
    package private(set) var snoozeCount = 0
    /// When it fired or last came out of a snooze; the abandon limit counts from here.
    package private(set) var awakeSince: Instant?
    /// When the emergency sentence was typed first.
    package private(set) var emergencyAskedAt: Instant?
    /// How often anything was gained at the gate: a new word of an open line, a line, a challenge word, a right answer, a
    /// step; or the run rang afresh after a silence that was granted.
    package internal(set) var gainCount = 0
    /// How many windows began since.
    package internal(set) var idleWindows = 0
    /// The words of the present step's lines that no attempt had yet.
    var unheardWords: [UnheardWords] = []
    /// Whether anything that counted was typed.
    package private(set) var wasTyped = false
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
        if isCheckAsked { return terms?.wakeCheck?.step(checkCount) }
        guard let steps = terms?.steps, stepIndex < steps.count else { return nil }
        let step = asked(steps[stepIndex])
        guard let standIn, let lines = step.challenge.typedInstead else { return step }
        let allowed = terms?.standIns ?? []
        return allowed.indices.contains(standIn) ? allowed[standIn].step(inPlaceOf: lines) : step
    }

    /// What may be taken in place of the present challenge: the stand-ins that the person allowed, for when they cannot
    /// speak or a part is missing. Where they allowed none, the emergency exit is left.
    package var choices: [StandIn] {
        guard !isCheckAsked, let current = currentStep?.challenge, let standIns = terms?.standIns else {
            return []
        }
        let isMissing = current.neededPart.map(missingParts.contains) ?? false
        return isMissing || standIn == nil && current.isSpoken ? standIns : []
    }

    /// Whether the lines of the present recitation may be typed: nothing can hear the person, and they allowed it
    /// beforehand.
    package var isTypingOpen: Bool {
        missingHearing != nil && terms?.recitation.allowsTypingUnheard == true
            && currentStep?.challenge.isSpoken == true
    }

    /// The part without which the present challenge cannot be met, where nothing that the person allowed can take its
    /// place. For missing hearing a run may also be put off where something could.
    var blockingPart: DevicePart? {
        guard let current = currentStep?.challenge else { return nil }
        if current.isSpoken { return missingHearing }
        guard let part = current.neededPart, missingParts.contains(part) else { return nil }
        let isReplaceable = choices.contains { standIn in
            guard case .challenge(let step) = standIn else { return true }
            if step.challenge.isSpoken { return missingHearing == nil }
            return step.challenge.neededPart.map { !missingParts.contains($0) } ?? true
        }
        return isReplaceable ? nil : part
    }

    /// The challenge word that replaces the step's own; nil where the step's own word is asked for.
    private func freshWord(_ step: GateStep) -> String? {
        if let words = terms?.challenge?.words {
            guard usedWords > 0, isOnceMore || step.challengeWord != nil else { return nil }
            return words[(usedWords - 1) % words.count]
        }
        guard isOnceMore, let words = terms?.liveness?.words else { return nil }
        return words[(onceMoreCount - 1) % words.count]
    }

    private func asked(_ step: GateStep) -> GateStep {
        guard step.challenge.isSpoken, let lines = step.challenge.required else { return step }
        guard let word = freshWord(step) else {
            return easedBy == 0 ? step : GateStep(.recite(eased(lines)), limits: step.limits)
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
        wordAskedAt = wordAskedAt?.adding(milliseconds: milliseconds)
        windowBeganAt = windowBeganAt?.adding(milliseconds: milliseconds)
        emergencyAskedAt = emergencyAskedAt?.adding(milliseconds: milliseconds)
        lockedUntil = lockedUntil?.adding(milliseconds: milliseconds)
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
        switch event {
        case .fired(let terms):
            firing = .fired(terms)
            phase = .active
            awakeSince = instant
        case .missed: phase = .ended(.missed)
        case .ringStarted, .soundMeasured, .cheatFlagged, .challengeRevealed: break
        case .listeningStarted:
            idleWindows += 1
            windowBeganAt = instant
            askWord(at: instant)
        case .listeningOpened: excusePrompt(until: instant)
        case .partBypassed(let part): bypassedParts.append(part)
        case .repairDemanded(let part): repairsDemanded.append(part)
        case .partFailed(let part, _, _):
            // Nobody can say the word while nothing hears them, so it does not become too old meanwhile.
            if ![.ringer, .tone, .speaker].contains(part) { wordAskedAt = nil }
            noteFailed(part)
        case .resumed(let gap, _):
            // Such a resumption abandons the run. If the process ends before that is recorded, the next process has to
            // see the same gap, or the run would ring after all, hours late.
            if let terms, gap >= terms.timings.abandonMilliseconds { lastEventAt = seenBefore }
            if gap < 0 { followUnwatchedStep(byMilliseconds: gap, at: instant) }
        case .attemptJudged(let verdict):
            if verdict.evidence.mode == .spoken { (missingHearing, stallCount) = (nil, 0) }
            attemptCount = verdict.number
            noteWords(verdict)
            if verdict.evidence.mode == .typed, currentStep?.challenge.isSpoken == true,
                verdict.lines.contains(where: \.passed)
            {
                wasTyped = true
            }
            isPresented = false
            if verdict.reasons.contains(.onceMore) {
                onceMoreCount += 1
                isOnceMore = true
                wordSteps.removeAll { $0 == stepIndex }
            }
            if usesUpWord(verdict) { useUpWord() }
            if verdict.isWrongAnswer { answers.countWrong() }
            if RunState.isRefusal(verdict) { refusalCount += 1 }
        case .lineRecited(let line, _, let score):
            if !recitedLines.contains(line) {
                noteGain()
                recitedLines.append(line)
                recitedScore += score
            }
        case .challengeWordSaid(let step, _):
            if !wordSteps.contains(step) {
                noteGain()
                wordSteps.append(step)
            }
        case .challengePresented(_, let question):
            isPresented = true
            answers.ask(question)
        case .answered(_, let answer, let passed):
            let record = answer.record
            if let part = record.workingPart { missingParts.removeAll { $0 == part } }
            if passed { noteGain() }
            if passed || record.isAskedAfresh { isPresented = false }
            record.count(passed, in: &answers)
        case .wakeCheckPlanned(let until, let number):
            phase = .resting(until: until)
            checkCount = number
        case .wakeCheckAsked:
            phase = .active
            isCheckAsked = true
            awakeSince = instant
            beginStep()
        case .wakeCheckMissed:
            noteGain()
            isCheckAsked = false
            awakeSince = instant
            (stepIndex, standIn, wordSteps) = (0, nil, [])
            useUpWord()
            beginStep()
        case .challengeLocked(_, let until):
            lockedUntil = until
            answers.forgetWrong()
        case .standInTaken(_, let place):
            standIn = place
            tookStandIn = true
            beginStep()
        case .similarityLowered(_, let amount): easedBy = amount
        case .stepPassed(let step):
            noteGain()
            // A log from elsewhere may hold a negative step.
            stepIndex = max(0, step + 1)
            standIn = nil
            // The last step's lines stay in sight when the run is over.
            if let steps = terms?.steps, stepIndex < steps.count { beginStep() }
        case .snoozed(let until, let count):
            phase = .snoozed(until: until)
            snoozeCount = count
        case .personUp:
            if let snoozedUntil { phase = .up(until: snoozedUntil) }
        case .snoozeEnded:
            noteGain()
            phase = .active
            awakeSince = instant
        case .emergencyAsked: emergencyAskedAt = instant
        case .dismissed: phase = .ended(.dismissed)
        case .abandoned: phase = .ended(.abandoned)
        case .bypassed: phase = .ended(.bypassed)
        }
    }

    /// After how many windows without any result, not even silence, hearing counts as missing.
    static let stallsUntilMissing = 2

    private mutating func noteFailed(_ part: DevicePart) {
        switch part {
        case .microphone, .recogniser: missingHearing = part
        case .hearing:
            stallCount += 1
            if stallCount >= Self.stallsUntilMissing { missingHearing = missingHearing ?? part }
        // The next engine takes over; a tone that is not heard keeps nobody from being heard.
        case .engine, .ringer, .tone, .speaker: break
        // What challenges need.
        default: if !missingParts.contains(part) { missingParts.append(part) }
        }
    }

    /// A window opens in which the word may be said; one that would be too old before it closes is replaced.
    private mutating func askWord(at instant: Instant) {
        guard terms?.challenge != nil else { return }
        if outlivesWord(at: instant) { useUpWord() }
        if wordAskedAt == nil, currentStep?.challengeWord != nil { wordAskedAt = instant }
    }

    /// Nobody could be heard while a prompt was spoken, so that time does not count towards the word's age.
    private mutating func excusePrompt(until instant: Instant) {
        guard let began = windowBeganAt else { return }
        windowBeganAt = nil
        wordAskedAt = wordAskedAt?.adding(milliseconds: max(0, instant.milliseconds(since: began)))
    }

    /// Asks for the same word as another replay of this run: what the person said was an answer to that word.
    package mutating func askSameWord(as other: RunState) {
        (usedWords, wordAskedAt) = (other.usedWords, other.wordAskedAt)
    }

    private mutating func useUpWord() {
        guard terms?.challenge != nil else { return }
        usedWords += 1
        wordAskedAt = nil
    }

    /// Resets what counts for one step only.
    private mutating func beginStep() {
        recitedLines = []
        recitedScore = 0
        unheardWords = []
        answers = AnswerTally()
        isPresented = false
        isOnceMore = false
        lockedUntil = nil
    }
}
