import VowCore
import VowLog
import VowRecitation

// Challenges by hand: what was really answered, by an account of its own.
extension Checks {
    /// Remembers what the person typed as an answer.
    func noteAnswer(_ text: String) {
        typedAnswers.insert(text)
        // What a full disk keeps out of the log may ask it already, also in a run of which the log knows nothing.
        if isLogFailing { unrecordedAnswers.insert(text) }
        for index in openRuns.indices where openRuns[index].checkAskedAt != nil {
            openRuns[index].checkAnswers.insert(text)
        }
    }

    /// A sum counts only where the person really typed its answer.
    func checkSum(_ step: Int, _ question: SumQuestion, answer: Int, passed: Bool, index: Int) {
        let right = Checks.worked(out: question.text)
        require(
            .gateHolds, passed == (answer == right),
            "\(question.text) is \(right), and \(answer) was \(passed ? "taken" : "refused")")
        require(
            .gateHolds, !passed || typedAnswers.contains("\(answer)"),
            "the sum \(question.text) counts, but nobody typed \(answer)")
        if openRuns[index].checkAskedAt != nil { return checkUp(answer, passed: passed, index: index) }
        if passed { openRuns[index].solved[step, default: 0] += 1 }
    }

    /// A code or a tag counts only where the person really showed what the run froze.
    func checkShown(_ step: Int, _ digest: PayloadDigest, passed: Bool, index: Int) {
        let place = openRuns[index].terms.steps.indices.contains(step) ? step : 0
        let frozen = asked(of: openRuns[index], at: place).token?.digest
        require(
            .gateHolds, passed == (frozen == digest),
            "a code was \(passed ? "taken" : "refused") against what was frozen")
        require(
            .gateHolds, !passed || shown.contains(digest), "a code counts that nobody showed")
        if passed { openRuns[index].shownTokens.insert(step) }
    }

    /// A movement counts only where the person really made one as long and of the kind that is asked for, and the one
    /// that was made for this challenge is not refused.
    func checkMoved(_ step: Int, _ evidence: MotionEvidence, passed: Bool, index: Int) {
        let place = openRuns[index].terms.steps.indices.contains(step) ? step : 0
        guard case .move(let task) = asked(of: openRuns[index], at: place) else {
            return require(.gateHolds, false, "a movement was judged that nothing asks for")
        }
        let made = moved.filter { $0.evidence == evidence }.map(\.task)
        require(
            .gateHolds,
            passed
                ? made.contains { $0.kind == task.kind && $0.seconds >= task.seconds }
                : !made.contains {
                    $0.kind == task.kind && $0.seconds == task.seconds && $0.hold == task.hold
                },
            "a movement was \(passed ? "taken" : "refused")")
        if passed { openRuns[index].movedSteps.insert(step) }
    }

    /// Remembers what the person held before the camera or the reader.
    func noteShown(_ digest: PayloadDigest) { shown.insert(digest) }

    /// Remembers a movement that is all that was asked for.
    func noteMoved(_ evidence: MotionEvidence, for task: MotionTask) {
        moved.append((evidence, task, since: steady))
    }

    /// Another morning begins. A movement takes some minutes, so the newest may still end in it; and what a full disk
    /// keeps out of the log comes into it later.
    func forgetShown() {
        if isLogFailing { return }
        shown = []
        moved.removeAll { steady - $0.since > 600_000 }
    }

    /// Works a sum out from its text alone.
    private static func worked(out text: String) -> Int {
        var value = 0
        var sign = "+"
        for part in text.split(separator: " ") {
            guard let number = Int(part) else {
                sign = String(part)
                continue
            }
            value = sign == "+" ? value + number : sign == "-" ? value - number : value * number
        }
        return value
    }

    /// Whether everything that a run asks for was done, or what stood in for it.
    func isMet(_ run: OpenRun) -> Bool {
        run.terms.steps.indices.allSatisfy { place in
            switch asked(of: run, at: place) {
            case .recite(let required): required.lines.allSatisfy { run.saidLines.contains($0.text) }
            case .typeLines(let required): required.lines.allSatisfy { run.typedLines.contains($0.text) }
            case .sum(let task): run.solved[place, default: 0] >= task.count
            case .token: run.shownTokens.contains(place)
            case .move: run.movedSteps.contains(place)
            }
        }
    }

    /// The challenge of a step, or what stood in for it.
    func asked(of run: OpenRun, at place: Int) -> Challenge {
        let challenge = run.terms.steps[place].challenge
        guard let standIn = run.standIns[place] else { return challenge }
        guard run.terms.standIns.indices.contains(standIn) else { return challenge }
        switch run.terms.standIns[standIn] {
        case .typedLines: return challenge.typedInstead.map(Challenge.typeLines) ?? challenge
        case .challenge(let step): return step.challenge
        }
    }

    /// Whether any recitation that was not replaced asks for a word.
    func asksForWord(_ run: OpenRun) -> Bool {
        run.terms.steps.indices.contains { place in
            run.standIns[place] == nil && run.terms.steps[place].challengeWord != nil
        }
    }
}
