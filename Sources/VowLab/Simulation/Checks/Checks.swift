import VowCore
import VowRecitation
import VowRuntime

/// Watches a history and stops it at the first broken invariant.
///
/// It keeps its own account from three sources only: the events that reached the log, what the device does, and
/// what the simulated person really said.
final class Checks {
    /// What the person held before a camera or a reader this morning, and the movements that were made as asked.
    var shown: Set<PayloadDigest> = []
    var sensed: [(response: Response, challenge: Challenge, since: Int64)] = []
    private(set) var violation: Violation?
    /// Whether an invariant broke.
    private(set) var isBroken = false
    var morning = 0
    var ledger: ExpectedRings
    var openRuns: [OpenRun] = []
    /// What the views show of the log; nil where nothing is compared with it at the end.
    private(set) var overview: DeviceOverview?
    var isLogFailing = false {
        didSet {
            guard !isLogFailing else { return }
            ledger.forgetWithdrawn()
            isStepUnrecorded = false
            unrecordedTravel = nil
            unrecordedAnswers = []
        }
    }
    /// The clock was set, or the device travelled, while the log took nothing: should the process die before the log
    /// takes it, the next one cannot know.
    var isStepUnrecorded = false
    var unrecordedTravel: Instant?
    /// What was typed as an answer while the log took nothing.
    var unrecordedAnswers: Set<String> = []
    /// How many steps of the clock did not reach the log yet.
    var unrecordedSteps = 0
    var isUp = false
    var upFor: Int64 = 0
    var silentFor: Int64 = 0
    /// Whether the last stretch was one in which it asked, without a tone, whether the person is still up.
    var wasChecking = false
    /// The sound device was lost, and did not sound since: the ringer is tried again after the next window.
    var isOutputMissed = false
    var tone = ToneAccount()
    /// By how much a timer may be late this morning.
    var timerLateness: Int64 = 0
    var steady: Int64 = 0
    private(set) var truths: [String: GroundTruth] = [:]
    /// Whatever a person typed as an answer.
    var typedAnswers: Set<String> = []
    /// Whether the person allowed typing for missing hearing.
    let allowsTyping: Bool
    private let defect: Defect?
    private let watched: Invariant?
    var firedCount = 0
    var endings: [RunEnding: Int] = [:]
    var upChecks = UpChecks()

    /// - Parameters:
    ///   - allowsTyping: whether the person allowed typing for missing hearing.
    ///   - projects: whether what the views show is kept as events come.
    init(zone: Int, allowsTyping: Bool, defect: Defect?, watched: Invariant?, projects: Bool) {
        self.allowsTyping = allowsTyping
        self.watched = watched
        ledger = ExpectedRings(deviceZone: zone)
        overview =
            projects
            ? DeviceOverview(
                zones: ZoneTable(device: SimulatedZone.all[zone].rules),
                now: Instant(millisecondsSinceEpoch: 0)) : nil
        self.defect = defect
    }

    func require(_ invariant: Invariant, _ holds: Bool, _ detail: @autoclosure () -> String) {
        if holds || isBroken { return }
        guard watched == nil || watched == invariant else { return }
        isBroken = true
        violation = Violation(
            invariant: invariant, detail: detail(), morning: morning, afterMilliseconds: steady)
    }

    /// Remembers what was really said in a recitation, by the mark that its evidence carries.
    func note(_ truth: GroundTruth, mark: String) { truths[mark] = truth }

    /// Whether a run is open by what the log says.
    func isOpen(_ id: RunID) -> Bool { index(of: id) != nil }

    func index(of id: RunID) -> Int? {
        for index in openRuns.indices where openRuns[index].id == id { return index }
        return nil
    }

    /// When the emergency sentence was typed first in an open run.
    func emergencyAskedAt(_ id: RunID) -> Int64? { index(of: id).flatMap { openRuns[$0].emergencyAskedAt } }

    /// The open run that something is done for: one that rings or listens, else one that is asked for in a snooze.
    var newestAskedRun: RunID? {
        newestActiveRun ?? openRuns.last { $0.isSaidUp }?.id
    }

    /// The open run that rings or listens by what the log says; the newest of several.
    var newestActiveRun: RunID? {
        for index in openRuns.indices.reversed() where openRuns[index].state.phase == .active {
            return openRuns[index].id
        }
        return nil
    }
}

// What reached the log.
extension Checks {
    func recorded(_ batch: ArraySlice<DomainEvent>, at: Instant) {
        for event in batch {
            if defect != .projectsNoEndings || !Checks.isEnding(event) { overview?.apply(event, at: at) }
            switch event {
            case .alarm(let id, let event): ledger.apply(event, alarm: id, at: at, isLogFailing: isLogFailing)
            case .run(let id, let event): record(event, run: id, at: at)
            case .device(.clockStepped(let milliseconds)):
                unrecordedSteps -= 1
                if unrecordedSteps == 0 { ledger.stepsAreRecorded() }
                for index in openRuns.indices {
                    openRuns[index].state.followClockStep(byMilliseconds: milliseconds)
                }
            case .line, .setting, .device, .consent, .shadow, .token, .other: break
            }
        }
        checkTrueWords(batch)
    }

    /// The present, as a time to count from; what waited in memory for a full disk happened earlier, nobody knows when.
    var turn: Int64 { isLogFailing ? -1 << 40 : steady }

    private static func isEnding(_ event: DomainEvent) -> Bool {
        if case .run(_, .dismissed) = event { true } else { false }
    }

    private func record(_ event: RunEvent, run id: RunID, at: Instant) {
        switch event {
        case .fired(let terms): recordFired(terms, run: id, at: at)
        case .missed(let alarm, _, let due, let date, _): recordMissed(alarm, due, date, at: at)
        default: break
        }
        guard let index = index(of: id) else { return }
        switch event {
        case .ringStarted, .partFailed, .listeningStarted, .listeningOpened:
            if case .partFailed(let part, _, _) = event {
                openRuns[index].notePartFailed(part)
            }
            if case .listeningStarted = event { checkListening(index) }
            require(
                .runContinues, !openRuns[index].isGivenUp,
                "run \(id) was given up, and goes on when the next process starts")
            return openRuns[index].state.evolve(by: event, at: at)
        default: break
        }
        check(event, index: index, at: at)
        openRuns[index].state.evolve(by: event, at: at)
        if case .ended(let ending) = openRuns[index].state.phase {
            endings[ending, default: 0] += 1
            openRuns.remove(at: index)
        }
    }

    /// What an event of an open run may mean, whose state does not know it yet: in place, because copying one costs more
    /// than most checks.
    private func check(_ event: RunEvent, index: Int, at: Instant) {
        noteGain(event, index: index)
        let isJustResumed = openRuns[index].isJustResumed
        if case .challengeRevealed = event {} else { openRuns[index].isJustResumed = false }
        switch event {
        case .attemptJudged(let verdict):
            if verdict.evidence.mode == .spoken {
                (openRuns[index].isDeaf, openRuns[index].stalls) = (false, 0)
            }
            checkAttempt(verdict, index: index)
        case .challengeWordSaid: checkCounted(nil, index: index)
        case .lineRecited(let line, _, _):
            checkCounted(line, index: index)
            let text = text(of: line, at: index)
            require(
                .gateHolds, openRuns[index].saidLines.contains(text),
                "the line \"\(text)\" counts, but was not said")
        case .answered(let step, let answer, let passed):
            if let part = answer.workingPart { openRuns[index].missingParts.remove(part) }
            checkAnswer(step, answer, passed: passed, index: index)
        case .wakeCheckPlanned(let until, let number):
            checkPlanned(index, until: until, number: number, at: at)
        case .wakeCheckAsked(let number):
            // Another run may have asked just before.
            silentFor = 0
            checkAsked(index, number: number)
        case .wakeCheckMissed:
            // What was silent so far was silent on purpose.
            silentFor = 0
            checkMissed(index)
        case .standInTaken(let step, let standIn): openRuns[index].standIns[step] = standIn
        case .similarityLowered(_, let amount): checkEased(index, by: amount)
        case .repairDemanded(let part): openRuns[index].partsToRepair.insert(part)
        case .partBypassed(let part): checkBypassed(index, part)
        case .dismissed:
            openRuns[index].isJustResumed = isJustResumed
            checkDismissed(index)
        case .snoozed(_, let count): checkSnoozed(index, count: count)
        // The window of the next step opens at once, with a silence of its own.
        case .stepPassed: silentFor = 0
        case .personUp: openRuns[index].isSaidUp = true
        case .snoozeEnded:
            checkPassed(index)
            openRuns[index].awakeMilliseconds = 0
            openRuns[index].turnedAt = turn
        case .abandoned: checkAbandoned(index)
        case .resumed(let gap, _): noteResumed(index, gap: gap)
        // What waited in memory for a full disk says nothing of when it was typed.
        case .emergencyAsked: openRuns[index].emergencyAskedAt = isLogFailing ? nil : steady
        case .bypassed:
            guard let askedAt = openRuns[index].emergencyAskedAt else { break }
            let waited = steady - askedAt
            require(
                .emergencyExitIsSlow, waited >= 29_900, "the emergency exit opened after \(waited) ms")
        default: break
        }
    }

    /// In a snooze the microphone opens only for who said that they are up.
    private func checkListening(_ index: Int) {
        let run = openRuns[index]
        require(
            .snoozesAreDeaf, run.state.snoozedUntil == nil || run.isSaidUp,
            "the microphone opened in the snooze of run \(run.id)")
    }

    /// Nothing rings again for a gate that was passed.
    private func checkPassed(_ index: Int) {
        let run = openRuns[index]
        openRuns[index].isSaidUp = false
        require(
            .snoozesAreDeaf, run.state.stepIndex < run.terms.steps.count,
            "run \(run.id) rings again, though its gate was passed in a snooze")
    }

    private func checkDismissed(_ index: Int) {
        let run = openRuns[index]
        require(
            .gateHolds, isMet(run) && (!asksForWord(run) || run.saidWord),
            "run \(run.id) was dismissed without all that it asks for")
        checkEndedUp(run)
    }

    private func checkEased(_ index: Int, by amount: Double) {
        let run = openRuns[index]
        require(
            .looseningWaits, !run.isEased && run.refusals >= 2 && amount == 0.02,
            "run \(run.id) became easier by \(amount) after \(run.refusals) refusals")
        openRuns[index].isEased = true
    }

    private func checkBypassed(_ index: Int, _ part: DevicePart) {
        let run = openRuns[index]
        let isFirst = run.bypasses == 0 && run.partsToRepair.isDisjoint(with: OpenRun.repaired(with: part))
        require(
            .snoozesBounded, isFirst && isStuck(run, without: part),
            "run \(run.id) was put off for the \(part) without a cause, or twice")
        openRuns[index].bypasses += 1
        openRuns[index].isBypassing = true
    }

    /// Whether the present challenge cannot be met for want of a part, and nothing that was allowed can stand in.
    private func isStuck(_ run: OpenRun, without part: DevicePart) -> Bool {
        guard run.terms.steps.indices.contains(run.state.stepIndex) else { return false }
        let challenge = asked(of: run, at: run.state.stepIndex)
        if challenge.isSpoken { return run.isDeaf && OpenRun.hearing.contains(part) }
        guard challenge.neededPart == part, run.missingParts.contains(part) else { return false }
        return run.terms.standIns.allSatisfy { standIn in
            guard case .challenge(let step) = standIn, let other = step.challenge.neededPart else {
                return false
            }
            return run.missingParts.contains(other)
        }
    }

    private func checkSnoozed(_ index: Int, count: Int) {
        if openRuns[index].isBypassing {
            openRuns[index].isBypassing = false
            openRuns[index].snoozedMilliseconds = 0
            openRuns[index].turnedAt = turn
            return
        }
        require(
            .snoozesBounded,
            count == openRuns[index].state.snoozeCount + 1
                && count <= openRuns[index].terms.snooze.maximumCount,
            "snooze \(count) of \(openRuns[index].terms.snooze.maximumCount)")
        let state = openRuns[index].state
        let challenge = state.currentStep?.challenge
        let isEarned =
            if let task = challenge?.sums {
                state.step.answers.solved * 2 >= task.count
            } else if let required = challenge?.required {
                state.step.recitedLines.count * 2 >= required.lines.count
            } else {
                false
            }
        require(.snoozesBounded, state.stepIndex > 0 || isEarned, "a snooze was given for nothing")
        openRuns[index].snoozedMilliseconds = 0
        openRuns[index].turnedAt = turn
    }

    private func checkAbandoned(_ index: Int) {
        let turned = openRuns[index].turnedAt
        let waited = steady - (turned == turn ? openRuns[index].turnedBefore : turned)
        require(
            .runContinues,
            waited * 100 >= openRuns[index].terms.timings.abandonMilliseconds * 95 || isLogFailing,
            "run \(openRuns[index].id) was given up after \(waited) ms")
    }

    private func noteResumed(_ index: Int, gap: Int64) {
        let wasGivenUp = openRuns[index].isGivenUp
        openRuns[index].isGivenUp = gap >= openRuns[index].terms.timings.abandonMilliseconds
        openRuns[index].awakeMilliseconds = 0
        openRuns[index].restingMilliseconds = 0
        openRuns[index].isJustResumed = true
        // A snooze goes on, or was over long before: it was not taken up until it rings.
        openRuns[index].isSaidUp = false
        if openRuns[index].state.snoozedUntil == nil {
            // What was given up already is still given up for the same wait.
            if !wasGivenUp { openRuns[index].turnedBefore = openRuns[index].turnedAt }
            openRuns[index].turnedAt = turn
        }
        // What the clock did while nobody watched may make the wait begin anew.
        openRuns[index].emergencyAskedAt = nil
    }
}
