import VowRecitation

/// One run in progress: a synchronous machine that turns inputs into effects.
///
/// It composes smaller machines, each with a table of its own: `HearingWindow` hears, `RunSound` knows what becomes of the
/// tone, `AskedStep` has what is asked for by hand, `RunState` decides and folds events. What leads from one phase to
/// another stands here, by groups: turns of the gate (`takeTurn`), verdicts (`judge`), snoozes in which the person is up
/// (`getUp`), and whether they still are (`askWakeCheck`).
///
/// | phase | input | next phase | effects |
/// | --- | --- | --- | --- |
/// | awaited | fire, resume | ringing | append, start ringing, prepare hearing, show |
/// | awaited | resume of a snoozed run, or of one that rests | snoozed, resting | append, show |
/// | awaited | resume, later than the limit | ended | append, stop, finished |
/// | ringing | ring time over, person ready | listening, answering, or ringing: a turn | |
/// | listening, judging, answering | what a turn brings, or its time over | ringing, or the next step | |
/// | ringing, listening, answering | last step passed | ended, or resting where it asks again | append, stop, … |
/// | ringing, listening, answering | snooze with enough progress, or once for a missing part | snoozed | append, stop, show |
/// | ringing, listening, answering | limit reached | ended | append, stop, finished |
/// | snoozed | snooze over | ringing | append, withdraw, start ringing, show |
/// | snoozed | person ready | listening, answering, without a tone | |
/// | resting | time to ask again | checking | |
/// | checking | right answer | ended | append, stop, finished |
/// | checking | no answer in time | ringing, with the whole gate | append, start ringing, show |
/// | ringing, listening, answering, checking | the process stood still | as after resume | withdraw, append, … |
/// | snoozed, resting, its time over | the process stood still | awaited, until it is resumed | |
/// | any but ended | emergency sentence, twice | ended | append, stop, finished |
///
/// An input that fits no row changes nothing. Nothing here reads a clock: `at` is the wall clock when the
/// input was taken, and `nextDeadline` says when `timePassed` is wanted next.
package struct WakeSession: Sendable {
    /// How long after the end of a window its result may still come. A recogniser that takes longer is stuck, and
    /// the silence kept for it must end.
    package static let hearingGraceMilliseconds: Int64 = 10_000

    /// The run as its events leave it.
    package internal(set) var state: RunState
    /// Where it stands, as this process leads it.
    package internal(set) var phase = RunPhase.awaited
    /// When the run ends as abandoned; nil while it does not ring.
    var abandonAt: Instant?
    /// What to tell the person about the last attempt.
    var feedback: WakeScreen.Feedback?
    var hearing: HearingWindow
    var sound = RunSound()
    var asked = AskedStep()

    /// A session for a new run, or for one whose events were read from the log.
    /// - Parameter hearsSums: whether answers to sums may also be said.
    package init(
        state: RunState = RunState(), verifier: any StepVerifier = RulesVerifier(), hearsSums: Bool = false
    ) {
        self.state = state
        hearing = HearingWindow(verifier: verifier, hearsSums: hearsSums)
    }

    /// When `timePassed` is wanted next; nil when nothing is due.
    package var nextDeadline: Instant? {
        WakeSession.deadline(phase, abandonAt, sound.warnAt, sound.silentUntil, asked.judgedAt)
    }

    /// The same, from the values that it depends on.
    static func deadline(
        _ phase: RunPhase, _ abandonAt: Instant?, _ warnAt: Instant?, _ silentUntil: Instant?,
        _ judgedAt: Instant?
    ) -> Instant? {
        switch phase {
        case .awaited, .active, .up, .ended: nil
        case .snoozed(let until), .resting(let until): until
        case .checking(let until): min(until, judgedAt ?? until)
        case .ringing(let until), .listening(let until), .judging(let until), .answering(let until):
            [abandonAt, warnAt, silentUntil, judgedAt].reduce(until) { min($0, $1 ?? $0) }
        }
    }

    /// Whether the run is over.
    package var isEnded: Bool {
        if case .ended = phase { true } else { false }
    }

    /// Counts the coming windows from a number on.
    mutating func countWindows(from number: Int) { hearing.count(from: number) }

    /// Takes one input and says what is to be done.
    package mutating func handle(_ input: SessionInput, at instant: Instant) -> [SessionEffect] {
        if isEnded { return [] }
        var effects: [SessionEffect] = []
        effects.reserveCapacity(5)
        handle(input, at: instant, &effects)
        return effects
    }

    private mutating func handle(_ input: SessionInput, at instant: Instant, _ effects: inout [SessionEffect])
    {
        if isTurnLeft, input.isOfTurn { return }
        switch input {
        case .fire(let terms): begin(.fire(terms), at: instant, &effects)
        case .resume(let away): begin(.resume(awayMilliseconds: away), at: instant, &effects)
        case .timePassed: timePassed(at: instant, &effects)
        case .stoodStill(let milliseconds): stoodStill(milliseconds, at: instant, &effects)
        case .clockStepped(let milliseconds): followClockStep(byMilliseconds: milliseconds)
        case .ringStarted(let means, let delay, let ready):
            sound.ringerStarted()
            let started = RunEvent.ringStarted(
                means: means, delayMilliseconds: delay, sinkReadyMilliseconds: ready)
            record([started], at: instant, &effects)
        case .ringFailed(let code, let message):
            ringFailed(code: code, message: message, at: instant, &effects)
        case .ringUnheard(let code, let message, let percent):
            guard isSoundWanted else { return }
            let found = SoundWarning(code: code, message: message, percent: percent)
            carryOut(sound.unheard(found, at: instant), at: instant, &effects)
        case .soundMeasured(let measure):
            if isSoundWanted { carryOut(sound.measured(measure), at: instant, &effects) }
        case .ringHeardAgain: carryOut(sound.heardAgain(), at: instant, &effects)
        case .ringNoticed(let code, let message):
            guard isSoundWanted else { return }
            carryOut(sound.outputChanged(code: code, message: message), at: instant, &effects)
        case .toneNoticed(let code, let message):
            guard isSoundWanted else { return }
            carryOut(sound.toneUnusable(code: code, message: message), at: instant, &effects)
        case .personReady:
            if case .ringing = phase { takeTurn(at: instant, &effects) }
            if case .snoozed = phase { getUp(at: instant, &effects) }
        case .heard(let number, let heard): take(heard, in: number, at: instant, &effects)
        case .listeningOpened(let number): listeningOpened(number, at: instant, &effects)
        case .heardElsewhere(let number, let evidence):
            heardElsewhere(number, evidence, at: instant, &effects)
        case .snoozeRequested: snooze(at: instant, &effects)
        case .repairDemanded(let part):
            guard let events = try? state.decide(.demandRepair(part), at: instant) else { return }
            record(events, at: instant, &effects)
        case .easingChosen: ease(at: instant, &effects)
        case .typed(let text): typed(text, at: instant, &effects)
        case .standInChosen(let place): takeStandIn(place, at: instant, &effects)
        case .sensed(let response): sensed(response, at: instant, &effects)
        case .partMissing(let part, let code, let message):
            partMissing(part, code: code, message: message, at: instant, &effects)
        }
    }

    /// Does what a machine within wants done.
    mutating func carryOut(
        _ orders: [SessionOrder], at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        for order in orders {
            switch order {
            case .record(let event): record([event], at: instant, &effects)
            case .perform(let effect): effects.append(effect)
            case .show: show(&effects)
            }
        }
    }

    /// Folds events into the state and asks for them to be appended.
    mutating func record(
        _ events: [RunEvent], at instant: Instant, _ effects: inout [SessionEffect]
    ) {
        let gainCount = state.gains.count
        for event in events {
            state.evolve(by: event, at: instant)
            asked.note(event, at: instant)
        }
        if state.gains.count > gainCount { sound.noteGain() }
        guard !events.isEmpty else { return }
        effects.append(.append(events))
        var accepted = 0
        for event in events {
            if case .lineRecited = event { accepted += 1 }
            if case .partBypassed = event { effects.append(.tell(.partBypassed)) }
            if case .repairDemanded = event { effects.append(.tell(.repairDemanded)) }
        }
        if accepted > 0 { effects.append(.linesAccepted(count: accepted)) }
    }
}
