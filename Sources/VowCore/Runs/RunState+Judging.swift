package import VowRecitation

extension RunState {
    /// The fewest milliseconds of speech that a spoken word may take, on average over an attempt.
    ///
    /// Fast English runs at about five words a second; a transcript denser than one word in 90 ms of speech
    /// holds words that an engine imagined in noise.
    package static let minimumMillisecondsPerWord: Int64 = 90
    /// Less speech than this is no recitation: the shortest line of two words takes longer.
    package static let minimumSpeechMilliseconds: Int64 = 250

    /// The result of looking at evidence alone, before the run's state decides what follows from it.
    enum Finding: Hashable, Sendable {
        /// It cannot be judged at all.
        case unfit(AttemptReason)
        /// The verifier's verdict.
        case verified(RecitationVerdict)
    }

    /// Looks at evidence for required lines: whether it can be judged, and what the verifier says.
    static func finding(
        on evidence: AttemptEvidence, lines required: RequiredLines, terms: FiredTerms,
        verifier: inout RecentVerdicts
    ) -> Finding {
        if let reason = unfitReason(evidence, language: terms.language) { return .unfit(reason) }
        return .verified(
            verifier.verdict(
                on: evidence.transcript, opinions: evidence.opinions, lines: required.asHeard(in: evidence),
                language: terms.language, version: terms.verifierVersion))
    }

    /// What of an attempt is recorded.
    enum Counting: Hashable, Sendable {
        /// All of it, a refusal too.
        case everything
        /// What opens the step or adds lines.
        case gains
        /// What opens the step: the person paused, and may go on.
        case opening
    }

    /// Judges evidence against required lines: the attempt itself, then what it earned; nothing if it is not to count.
    func judge(
        _ evidence: AttemptEvidence, lines required: RequiredLines, at instant: Instant, finding: Finding,
        counting: Counting
    ) -> [RunEvent] {
        let result: RecitationVerdict
        switch finding {
        case .unfit(let reason):
            return counting == .everything ? judgedUnfit(evidence, reason, required) : []
        case .verified(let verdict): result = verdict
        }
        let lines = result.lines.map {
            LineResult(line: $0.lineID, score: $0.score, passed: passes($0), missed: $0.missed)
        }
        let guards = result.lines.filter { !$0.passed && !step.recitedLines.contains($0.lineID) }.flatMap(
            \.guards)
        let held = heldBack(lines, places: result.lines.map(\.place), evidence.mode)
        var objections = held.objections
        if guards.contains(where: { $0.kind == .polarity }) { objections.append(.polarityChanged) }
        if guards.contains(where: { $0.kind == .number }) { objections.append(.numberChanged) }
        if guards.contains(where: { $0.kind == .opposite }) { objections.append(.oppositeHeard) }
        return judgedFit(
            evidence, required, lines: held.lines, challengeWordHeard: result.challengeWordHeard,
            objections: objections, at: instant, counting: counting)
    }

    /// What an attempt earns, given the verifier's result for each line of the present step.
    ///
    /// A replay without the words hands in the recorded results; of the objections only those of meaning count,
    /// the others follow from the evidence. Empty when no step is open.
    package func judged(
        _ evidence: AttemptEvidence, lines: [LineResult], challengeWordHeard: Bool?,
        objections: [AttemptReason], at instant: Instant
    ) -> [RunEvent] {
        guard let terms, let required = currentStep?.challenge.required else { return [] }
        if let reason = RunState.unfitReason(evidence, language: terms.language) {
            return judgedUnfit(evidence, reason, required)
        }
        return judgedFit(
            evidence, required, lines: lines, challengeWordHeard: challengeWordHeard, objections: objections,
            at: instant, counting: .everything)
    }

    /// The events of an attempt that cannot be judged at all.
    private func judgedUnfit(
        _ evidence: AttemptEvidence, _ reason: AttemptReason, _ required: RequiredLines
    ) -> [RunEvent] {
        let lines = required.lines.map { LineResult(line: $0.id, score: 0, passed: false, missed: []) }
        let verdict = AttemptVerdict(
            number: attemptCount + 1, step: stepIndex, evidence: evidence, lines: lines,
            challengeWordHeard: required.challengeWord.map { _ in false }, reasons: [reason])
        return [.attemptJudged(verdict)]
    }

    private func judgedFit(
        _ evidence: AttemptEvidence, _ required: RequiredLines, lines: [LineResult],
        challengeWordHeard: Bool?, objections: [AttemptReason], at instant: Instant, counting: Counting
    ) -> [RunEvent] {
        let number = attemptCount + 1
        let flags = livenessFlags(of: evidence)
        let flagged = flags.map { flag in
            RunEvent.cheatFlagged(
                flag: flag.kind, attempt: number, measured: flag.value, threshold: flag.threshold)
        }
        let newLines = lines.filter { $0.passed && !step.recitedLines.contains($0.line) }
        // The word counts only within a recitation: said after a played recording it proves nothing.
        let isHeard = challengeWordHeard == true && lines.contains(where: \.passed)
        let isLate = isHeard && isWordLate(evidence, at: instant)
        let wordNow = isHeard && !isLate
        if mustBeRepeated(flags), !newLines.isEmpty || wordNow {
            guard counting == .everything else { return [] }
            let verdict = AttemptVerdict(
                number: number, step: stepIndex, evidence: evidence, lines: lines,
                challengeWordHeard: challengeWordHeard, reasons: [.onceMore])
            return [.attemptJudged(verdict)] + flagged
        }
        let wordDone = required.challengeWord == nil || wordNow || words.saidIn.contains(stepIndex)
        let recited = step.recitedLines + newLines.map(\.line)
        let linesDone = required.lines.allSatisfy { recited.contains($0.id) }
        var reasons: [AttemptReason] = []
        if !linesDone {
            reasons.append(RunState.soundReason(evidence) ?? .linesMissing)
            reasons += objections.filter(\.isOfLines)
        }
        if !wordDone { reasons.append(isLate ? .challengeWordLate : .challengeWordMissing) }
        if !reasons.isEmpty, counting == .opening || counting == .gains && newLines.isEmpty { return [] }

        var events: [RunEvent] = [
            .attemptJudged(
                AttemptVerdict(
                    number: number, step: stepIndex, evidence: evidence, lines: lines,
                    challengeWordHeard: challengeWordHeard, reasons: reasons))
        ]
        events += flagged
        events += newLines.map { .lineRecited(line: $0.line, attempt: number, score: Sealed($0.score)) }
        if wordNow, !words.saidIn.contains(stepIndex) {
            events.append(.challengeWordSaid(step: stepIndex, attempt: number))
        }
        if reasons.isEmpty { events += passed(after: events, at: instant) }
        return events
    }

    /// What speaks against a live voice in the sound of an attempt, by the run's terms.
    private func livenessFlags(of evidence: AttemptEvidence) -> [LivenessFlag] {
        guard let liveness = terms?.liveness, evidence.mode == .spoken else { return [] }
        let found =
            evidence.sound.map {
                LivenessRules.flags(
                    $0, norm: liveness.norm(at: evidence.microphone),
                    ambientDecibels: terms?.recitation.ambientDecibels)
            } ?? []
        return found + (evidence.resemblance.map(LivenessRules.flags) ?? [])
    }

    /// Whether flags make the person repeat the attempt. What the spectrum says does so once in a step; a sound that was
    /// heard before, and one of Vow's own, never count.
    private func mustBeRepeated(_ flags: [LivenessFlag]) -> Bool {
        flags.contains(where: \.isOfKnownSound) || !flags.isEmpty && !step.isOnceMore
    }

    /// Speech fainter than this, in decibels of full scale, is lost in the noise of ordinary sound cards.
    package static let faintestSpeechDecibels = -55.0
    /// Recognisers lose most words when speech stands less than this above the room's noise.
    package static let smallestSpeechToNoiseDecibels = 8.0

    /// What in the sound may explain that lines were not heard; nil where the sound was good enough.
    ///
    /// Words that were heard in spite of noise count: this is advice for the person and refuses nothing.
    static func soundReason(_ evidence: AttemptEvidence) -> AttemptReason? {
        guard evidence.mode == .spoken, let speech = evidence.speechLevelDecibels else { return nil }
        if speech < faintestSpeechDecibels { return .tooQuiet }
        guard let noise = evidence.noiseLevelDecibels else { return nil }
        return speech - noise < smallestSpeechToNoiseDecibels ? .tooNoisy : nil
    }

    /// Why evidence cannot be judged at all: silence, noise, or more words than the speech can hold. Nil where it can
    /// be.
    package static func unfitReason(_ evidence: AttemptEvidence, language: Language) -> AttemptReason? {
        guard evidence.mode == .spoken else { return nil }
        if evidence.speechMilliseconds < minimumSpeechMilliseconds { return .noSpeech }
        let words: Int
        if language == .chinese {
            words = evidence.transcript.filter(\.isLetter).count / 2
        } else {
            words = evidence.transcript.unicodeScalars.split(whereSeparator: \.isWrittenSpace).count
        }
        if Int64(words) * minimumMillisecondsPerWord > evidence.speechMilliseconds {
            return .wordsWithoutSpeech
        }
        return nil
    }
}
