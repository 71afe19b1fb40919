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
        guard let truth = truths[mark] else { return }
        let id = openRuns[index].id
        if verdict.evidence.mode == .spoken {
            require(
                .attemptsStayInTheirRun, truth.run == id,
                "words said in run \(truth.run) were judged in \(id)")
        }
        openRuns[index].saidLines += truth.said
        if verdict.evidence.mode == .typed { openRuns[index].typedLines += truth.said }
        if truth.saidWord { openRuns[index].saidWord = true }
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
