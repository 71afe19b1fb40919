import VowCore
import VowRecitation

// What was said.
extension Checks {
    /// A judged attempt counts for what was really said in it, and belongs to the run it was said in.
    func checkAttempt(_ verdict: AttemptVerdict, index: Int) {
        let mark = verdict.evidence.mode == .typed ? verdict.evidence.transcript : verdict.evidence.model
        if verdict.evidence.mode == .spoken, verdict.reasons.contains(.linesMissing) {
            openRuns[index].refusals += 1
        }
        openRuns[index].isSpoken = verdict.evidence.mode == .spoken
        checkTyped(verdict, index: index)
        openRuns[index].mustRepeat = false
        guard let truth = truths[mark] else { return }
        let id = openRuns[index].id
        checkSound(truth.sound, verdict, index: index)
        if verdict.evidence.mode == .spoken {
            require(
                .attemptsStayInTheirRun, truth.run == id,
                "words said in run \(truth.run) were judged in \(id)")
        }
        openRuns[index].saidLines += truth.said
        if verdict.evidence.mode == .typed { openRuns[index].typedLines += truth.said }
        if truth.saidWord { openRuns[index].saidWord = true }
    }

    /// Typed lines are judged for a recitation only where the person allowed it beforehand, and nothing can hear them.
    private func checkTyped(_ verdict: AttemptVerdict, index: Int) {
        let run = openRuns[index]
        guard verdict.evidence.mode == .typed, run.terms.steps.indices.contains(verdict.step),
            asked(of: run, at: verdict.step).isSpoken
        else { return }
        require(
            .gateHolds, allowsTyping && run.isDeaf,
            "lines were typed in run \(run.id), which \(allowsTyping ? "can hear them" : "nobody allowed")")
    }

    /// What the sound of an attempt leads to, by what it really was.
    private func checkSound(_ sound: SoundGroundTruth, _ verdict: AttemptVerdict, index: Int) {
        let isRepeated = openRuns[index].repeatedSteps.contains(verdict.step)
        openRuns[index].mustRepeat = sound.isOwn || sound.isKnown || sound.isPlayed && !isRepeated
        guard verdict.reasons.contains(.onceMore) else { return }
        require(
            .flaggedIsRepeated, openRuns[index].mustRepeat,
            "an attempt was asked for once more that nothing speaks against, or not enough")
        openRuns[index].repeatedSteps.insert(verdict.step)
    }

    /// A line or a word counts only of an attempt that may, and in the order that was drawn.
    func checkCounted(_ line: LineID?, index: Int) {
        let run = openRuns[index]
        require(
            .flaggedIsRepeated, !run.mustRepeat || !run.isSpoken,
            "something counts of an attempt whose sound speaks against a live voice")
        guard let line, run.terms.recitation.isOrdered, run.isSpoken else { return }
        for step in run.terms.steps where step.challenge.isSpoken {
            guard let place = step.lines.firstIndex(where: { $0.id == line }) else { continue }
            require(
                .gateHolds, step.lines[..<place].allSatisfy { run.state.step.recitedLines.contains($0.id) },
                "a line counts before another one that the drawn order puts first")
        }
    }

    /// True words, clearly said and heard as said, open their step.
    func checkTrueWords(_ batch: ArraySlice<DomainEvent>) {
        guard case .run(let id, .attemptJudged(let verdict))? = batch.first, verdict.evidence.mode == .spoken,
            let truth = truths[verdict.evidence.model], truth.isClear,
            truth.saidWord || verdict.challengeWordHeard == nil
        else { return }
        guard verdict.lines.allSatisfy({ truth.said.contains(text(of: $0.line, run: id)) }) else { return }
        require(
            .trueWordsOpen, verdict.reasons.isEmpty,
            "\"\(verdict.evidence.transcript)\" was refused: \(verdict.reasons)")
    }

    private func text(of line: LineID, run: RunID) -> String {
        index(of: run).map { text(of: line, at: $0) } ?? ""
    }

    /// The words of a line of an open run.
    func text(of line: LineID, at index: Int) -> String {
        for step in openRuns[index].terms.steps {
            let lines = step.lines + (step.challenge.typedInstead?.lines ?? [])
            for required in lines where required.id == line { return required.text }
        }
        return ""
    }
}
