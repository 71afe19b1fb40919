// The challenge word of the present step: fresh after each refusal, and after it has waited too long.
extension RunState {
    /// The event that publishes the seed once the run is over; empty where there is no seed.
    var revealed: [RunEvent] { terms?.challenge?.seed.map { [.challengeRevealed(seed: $0)] } ?? [] }

    /// Whether the word that is asked for is still to be said.
    var isWordOpen: Bool {
        !wordSteps.contains(stepIndex) && currentStep?.challengeWord != nil
    }

    /// Whether a word that was heard now comes too late to count.
    ///
    /// What counts is when it was said: the time that the recogniser took is not the person's.
    func isWordLate(_ evidence: AttemptEvidence, at instant: Instant) -> Bool {
        guard evidence.mode == .spoken, evidence.askedWord == nil, let wordAskedAt,
            let longest = terms?.challenge?.answerMilliseconds
        else { return false }
        return instant.milliseconds(since: wordAskedAt) - evidence.latencyMilliseconds > longest
    }

    /// Whether the present word would be too old before a window has passed that opens now.
    func outlivesWord(at instant: Instant) -> Bool {
        guard let wordAskedAt, let longest = terms?.challenge?.answerMilliseconds, isWordOpen,
            let window = terms?.timings.windowMilliseconds
        else { return false }
        let waited = instant.milliseconds(since: wordAskedAt)
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
