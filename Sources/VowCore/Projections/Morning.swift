package import VowRecitation

/// One run in figures, as history, streak and review count it: a row of the run history.
///
/// Folded from the run's events alone; the date comes from outside, since it needs a zone.
package struct Morning: Codable, Hashable, Sendable {
    /// How a run stands or ended.
    package enum Outcome: String, Codable, CaseIterable, Hashable, Sendable {
        /// It rings or listens.
        case ringing
        /// It is put off.
        case snoozed
        /// The gate was passed.
        case kept
        /// Nobody answered until the limit.
        case abandoned
        /// The emergency exit was taken.
        case bypassed
        /// It could not ring in time.
        case missed
    }

    package let run: RunID
    package let alarm: AlarmID
    /// The person's name for the alarm.
    package let label: String
    /// The instant it was due.
    package let due: Instant
    /// The day it counts for: that of the due instant where the alarm's time was read.
    package let date: CivilDate
    /// The wall-clock minute at which it was due, counted from midnight.
    package let dueMinute: Int
    /// When it fired, or was recorded as missed.
    package let beganAt: Instant
    /// When it ended; nil while it has not.
    package private(set) var endedAt: Instant?
    /// How it stands or ended.
    package private(set) var outcome: Outcome
    /// Why it was missed; nil for any other.
    package private(set) var cause: MissCause?
    /// Whether lines were typed in place of being said.
    package private(set) var wasTyped = false
    /// Whether something that the person had allowed stood in for a recitation.
    package private(set) var tookStandIn = false
    /// The steps that ask for lines to be typed: there, typing is what was asked for.
    private var typedSteps: [Int] = []
    /// The step whose recitation something stood in for last.
    private var standInStep: Int?
    /// When the gate was passed last, where the run asks again afterwards.
    private var passedAt: Instant?
    /// How many wake-up checks nobody answered.
    package private(set) var wakeChecksMissed = 0
    /// Sums that were answered wrongly, and other codes or tags that were shown.
    package private(set) var wrongAnswers = 0
    /// Attempts judged.
    package private(set) var attempts = 0
    /// Attempts that did not open their step.
    package private(set) var refusals = 0
    /// Snoozes taken.
    package private(set) var snoozes = 0
    /// How often the process ended or stood still while the run was in progress, and the run went on.
    package private(set) var interruptions = 0
    /// How the gate was passed; nil where it was not.
    package private(set) var mode: DismissalMode?
    /// The kind of the last challenge that was answered rightly by hand.
    private var lastWay: Ending?
    /// The lines that were recited, by identifier, in order.
    package private(set) var recitedLines: [LineID] = []
    /// The scores of recited lines, 0 to 1, in order; those that were erased are not among them.
    package private(set) var scores: [Double] = []
    /// The steps of the gate that were passed.
    package private(set) var stepsPassed = 0
    /// What was noticed about the sound of attempts, in order.
    package private(set) var flags: [LivenessFlag.Kind] = []
    /// The parts that broke, each once, in order.
    package private(set) var brokenParts: [DevicePart] = []
    /// The missing part for which the run was put off without progress at the gate; nil where there was none.
    package private(set) var bypassedPart: DevicePart?
    /// What happened to the run from outside, each kind once, in order.
    package private(set) var disturbances: [Disturbance] = []
    /// How long the process was gone or stood still, in milliseconds.
    package private(set) var gapMilliseconds: Int64 = 0

    /// Begins a row with a run's first event; nil for an event that begins none.
    /// - Parameter reading: what the clock of the alarm's zone shows at the due instant.
    package init?(run: RunID, event: RunEvent, at instant: Instant, reading: CivilDateTime) {
        let meant: CivilDate?
        switch event {
        case .fired(let terms):
            (alarm, label, due, outcome) = (terms.alarm, terms.label, terms.due, .ringing)
            typedSteps = terms.steps.indices.filter { !terms.steps[$0].challenge.isSpoken }
            meant = terms.date
        case .missed(let alarm, let label, let due, let date, let cause):
            meant = date
            (self.alarm, self.label, self.due, outcome) = (alarm, label.wrappedValue, due, .missed)
            self.cause = cause
            endedAt = instant
        default: return nil
        }
        self.run = run
        beganAt = instant
        date = meant ?? reading.date
        dueMinute = reading.time.secondsSinceMidnight / 60
    }

    /// Takes in one more event of the run; of one whose personal part was erased, no score counts.
    package mutating func apply(_ event: RunEvent, at instant: Instant, isErased: Bool = false) {
        if let disturbance = Disturbance(event) { note(disturbance) }
        switch event {
        case .answered(_, let answer, let passed):
            if passed { lastWay = answer.record.ending ?? lastWay } else { wrongAnswers += 1 }
        case .wakeCheckPlanned: (outcome, passedAt) = (.snoozed, instant)
        case .wakeCheckAsked: outcome = .ringing
        case .wakeCheckMissed: wakeChecksMissed += 1
        case .standInTaken(let step, _):
            tookStandIn = true
            standInStep = step
        case .attemptJudged(let verdict):
            attempts = verdict.number
            if !verdict.reasons.isEmpty { refusals += 1 }
            let isAskedFor = typedSteps.contains(verdict.step) || standInStep == verdict.step
            if verdict.evidence.mode == .typed, !isAskedFor, verdict.lines.contains(where: \.passed) {
                wasTyped = true
            }
        case .lineRecited(let line, _, let score):
            guard !recitedLines.contains(line) else { break }
            recitedLines.append(line)
            if !isErased { scores.append(score.wrappedValue) }
        case .cheatFlagged(let flag, _, _, _): flags.append(flag)
        case .partFailed(let part, _, _):
            if !brokenParts.contains(part) { brokenParts.append(part) }
        case .partBypassed(let part): bypassedPart = part
        case .stepPassed(let step): stepsPassed = max(stepsPassed, step + 1)
        case .snoozed(_, let count): (outcome, snoozes) = (.snoozed, count)
        case .snoozeEnded: outcome = .ringing
        case .resumed(let gap, let away):
            gapMilliseconds += max(0, away ?? gap)
            interruptions += 1
        case .dismissed(let mode):
            // A person who passes the wake-up check was done when the gate was passed, so the run counts as ended then.
            end(.kept, at: passedAt ?? instant)
            self.mode = mode
            if mode == .typed { wasTyped = true }
        case .abandoned: end(.abandoned, at: instant)
        case .bypassed: end(.bypassed, at: instant)
        default: break
        }
    }

    /// The clock was set while the run was in progress; an event of the device, not of the run.
    package mutating func noteClockSet() { note(.clockSet) }

    private mutating func note(_ disturbance: Disturbance) {
        if !disturbances.contains(disturbance) { disturbances.append(disturbance) }
    }

    private mutating func end(_ outcome: Outcome, at instant: Instant) {
        self.outcome = outcome
        endedAt = instant
    }

    /// How it ended, by what ended it; nil while it has not.
    package var ending: Ending? {
        switch outcome {
        case .ringing, .snoozed: nil
        case .abandoned: .abandoned
        case .bypassed: .bypassed
        case .missed: .missed
        case .kept:
            switch mode {
            case nil, .spoken: .spoken
            case .typed: .typed
            case .alternative, .unspoken:
                lastWay ?? (attempts > refusals ? .typed : .sums)
            }
        }
    }

    /// From the first ring to the end, in milliseconds; nil while it has not ended, and for a missed run.
    package var completionMilliseconds: Int64? {
        outcome == .missed ? nil : endedAt.map { $0.milliseconds(since: beganAt) }
    }
}
