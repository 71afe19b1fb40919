/// The challenge words of a run: fresh after each refusal, and after one has waited too long.
package struct RunWords: Codable, Hashable, Sendable {
    /// The steps whose word was said.
    private(set) var saidIn: [Int] = []
    /// How many words are used up. At 0 the present word is the step's own, else the one of this number, from 1, among
    /// `ChallengeTerms.words`, which begin again after the last.
    private(set) var usedCount = 0
    /// How often an attempt was asked for once more.
    private(set) var onceMoreCount = 0
    /// When the present word was first asked for; nil before.
    private(set) var askedAt: Instant?
    /// When the newest window began, as long as its microphone may still open later; nil before.
    private var windowBeganAt: Instant?

    mutating func beginWindow(at instant: Instant) { windowBeganAt = instant }

    /// Nobody could be heard while a prompt was spoken, so that time does not count towards the word's age.
    mutating func excusePrompt(until instant: Instant) {
        guard let began = windowBeganAt else { return }
        windowBeganAt = nil
        askedAt = askedAt?.adding(milliseconds: max(0, instant.milliseconds(since: began)))
    }

    mutating func ask(at instant: Instant) { askedAt = askedAt ?? instant }

    mutating func forgetWait() { askedAt = nil }

    mutating func useUp() {
        usedCount += 1
        askedAt = nil
    }

    mutating func askSame(as other: RunWords) { (usedCount, askedAt) = (other.usedCount, other.askedAt) }

    mutating func askOnceMore(in step: Int) {
        onceMoreCount += 1
        saidIn.removeAll { $0 == step }
    }

    /// Counts the word of a step. Returns false if it counts already.
    mutating func say(in step: Int) -> Bool {
        if saidIn.contains(step) { return false }
        saidIn.append(step)
        return true
    }

    mutating func forgetSaid() { saidIn = [] }

    mutating func followClockStep(byMilliseconds milliseconds: Int64) {
        askedAt = askedAt?.adding(milliseconds: milliseconds)
        windowBeganAt = windowBeganAt?.adding(milliseconds: milliseconds)
    }
}

extension RunState {
    /// The event that publishes the seed once the run is over; empty where there is no seed.
    var revealed: [RunEvent] {
        terms?.challenge?.seed.map { [.challengeRevealed(seed: SeedDigits($0))] } ?? []
    }

    /// Whether the word that is asked for is still to be said.
    var isWordOpen: Bool {
        !words.saidIn.contains(stepIndex) && currentStep?.challengeWord != nil
    }

    /// Whether a word that was heard now comes too late to count.
    ///
    /// What counts is when it was said: the time that the recogniser took is not the person's.
    func isWordLate(_ evidence: AttemptEvidence, at instant: Instant) -> Bool {
        guard evidence.mode == .spoken, evidence.askedWord == nil, let askedAt = words.askedAt,
            let longest = terms?.challenge?.answerMilliseconds
        else { return false }
        return instant.milliseconds(since: askedAt) - evidence.latencyMilliseconds > longest
    }

    /// Whether the present word would be too old before a window has passed that opens now.
    func outlivesWord(at instant: Instant) -> Bool {
        guard let askedAt = words.askedAt, let longest = terms?.challenge?.answerMilliseconds, isWordOpen,
            let window = terms?.timings.windowMilliseconds
        else { return false }
        let waited = instant.milliseconds(since: askedAt)
        // A clock that was set back while nobody watched makes the wait negative.
        return waited < 0 || waited + window > longest
    }

    /// Whether a judged attempt was a refusal after which the word is another: silence is none, nor is what an engine
    /// heard later in the sound of an earlier attempt.
    func usesUpWord(_ verdict: AttemptVerdict) -> Bool {
        guard terms?.challenge != nil, verdict.evidence.askedWord == nil, verdict.evidence.mode == .spoken
        else {
            return false
        }
        if verdict.reasons.contains(.onceMore) { return true }
        guard isWordOpen, !verdict.reasons.isEmpty, verdict.reasons != [.noSpeech] else { return false }
        let isSaid = verdict.challengeWordHeard == true && verdict.lines.contains(where: \.passed)
        return !isSaid || verdict.reasons.contains(.challengeWordLate)
    }
}
