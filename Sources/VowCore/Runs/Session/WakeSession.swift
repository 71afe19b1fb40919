import VowRecitation

/// One run in progress: a synchronous machine that turns inputs into effects.
///
/// | phase | input | next phase | effects |
/// | --- | --- | --- | --- |
/// | awaited | fire, resume | ringing | append, start ringing, prepare hearing where lines are to be said, show |
/// | awaited | resume of a snoozed run | snoozed | append, show |
/// | ringing | ring time over, person ready; lines are to be said | listening | append, duck to 0, present, show |
/// | ringing | ring time over, person ready; an answer by hand | answering | append, duck to 30, present, show |
/// | ringing | person ready, and turns before brought nothing | ringing, for its share | show once |
/// | listening | window over, and its result still awaited | judging | duck to 100, show |
/// | judging | what a listening window yields | as from listening | as from listening |
/// | any turn | over, and it brought nothing | ringing, for its share | as below, duck to 100 |
/// | ringing, answering | right answer, more to solve | answering | append, present, show |
/// | ringing, answering | right answer, step done | next step or ended | append, … |
/// | ringing, answering | wrong answer | answering, or ringing while locked | append, present or duck to 100, show |
/// | ringing, answering, checking | typed faster than a person can | the same, judged when a person could have | |
/// | answering | no answer in time | ringing | duck to 100, show |
/// | ringing | ring time over; a sum that may be said | answering | append, duck to 0, present, show |
/// | answering, heard | the right number, or another one at the end | as answered by hand | append, … |
/// | answering, heard | anything else, or nothing | ringing | withdraw, duck to 40 or 100, show |
/// | answering, heard | hearing failed, or nothing came of it | answering, by hand | append, withdraw, duck to 30, … |
/// | ringing, listening | something stands in for the recitation | answering | append, withdraw, rest hearing, … |
/// | ringing | ringer failed | ringing | append, alert without ringer; tried again after each window |
/// | ringing, listening, answering | ring plays unheard | the same | append once for each cause, alert without ringer, warn, show |
/// | ringing, listening, answering | five seconds later it still does | the same | alert and warn again, show |
/// | ringing, listening, answering | ring is heard again | the same | show |
/// | ringing, listening, answering | the sound was measured | the same | append, a few times at most |
/// | ringing, listening, answering | the output changed | the same | append, a few times at most |
/// | listening | partial | listening | show |
/// | listening | pause that completes the step | next step or ended | append, … |
/// | listening | pause that does not | listening | show |
/// | listening | end of an attempt that is refused | ringing | append, duck to 40, show |
/// | listening | end, nothing heard | ringing | duck to 100, show |
/// | listening | the microphone opens late, after a spoken prompt | listening, all of its time | append, show |
/// | ringing, listening | heard elsewhere, and it opens the step | next step or ended | append, … |
/// | ringing, listening | heard elsewhere, and lines of it count | the same | append, show |
/// | listening | hearing failed | ringing | append, duck to 100, show; what the person allowed may stand in |
/// | listening | window over, and nothing came of it | ringing | append, duck to 100, show |
/// | ringing, answering | the right code or tag | next step or ended | append, … |
/// | ringing, answering | another code or tag | the same | append, show |
/// | ringing, answering | camera or reader missing | the same; what was allowed may stand in | append once, show |
/// | any of these | last step passed, and it is to ask again | resting | append, stop both, show |
/// | resting | time to ask again | checking | append, present, show |
/// | checking | right answer | ended | append, … |
/// | checking | no answer in time | ringing | append, start ringing, show |
/// | ringing, listening | easier, after two refusals | listening | append once, … |
/// | ringing, listening, answering | snooze with enough progress, or once for a missing part | snoozed | append, stop both, show |
/// | snoozed | person ready | listening, answering, without a tone | append, prepare hearing where lines are to be said, present, show |
/// | so asked in a snooze | right answer, step done | next step or ended | append, … |
/// | so asked in a snooze | anything else, or nothing, or a snooze | snoozed, until the same instant | append, withdraw, rest hearing, show |
/// | so asked in a snooze, snoozed | snooze over | ringing | append, withdraw, start ringing, show |
/// | ringing, listening, answering, checking | the process stood still | as after resume | withdraw, append, … |
/// | snoozed, its snooze over | the process stood still | as after resume | append, … |
/// | ringing, listening, answering | limit reached | ended | append, stop both, finished |
/// | any but ended | emergency sentence, twice | ended | append, stop both, finished |
///
/// An input that fits no row changes nothing. Nothing here reads a clock: `at` is the wall clock when the
/// input was taken, and `nextDeadline` says when `timePassed` is wanted next.
package struct WakeSession: Sendable {
    /// How long after the end of a window its result may still come. A recogniser that takes longer is stuck, and
    /// the silence kept for it must end.
    package static let hearingGraceMilliseconds: Int64 = 10_000
    /// How long after the end of a window the tone stays silent for a result. The person is not heard any more by then.
    static let silentGraceMilliseconds: Int64 = 1_000

    /// The run as its events leave it.
    package internal(set) var state: RunState
    /// Where it stands, as this process leads it.
    package internal(set) var phase = RunPhase.awaited
    var window = 0
    /// The window in which the answer to a sum may be said; nil while none is open.
    var sumWindow: Int?
    /// Whether the answers to sums are listened for, where their language is read.
    let hearsSums: Bool
    /// Whether hearing failed while a sum was asked: the run's other sums are answered by hand.
    var isSumDeaf = false
    var abandonAt: Instant?
    /// How much the tone has to sound between turns that bring nothing.
    var share = RingShare()
    /// When the tone comes back though the result of a window is still awaited, or the gate is asked for in a snooze; nil
    /// while it sounds.
    var silentUntil: Instant?
    /// Whether the ringer reported that it broke.
    var isRingerBroken = false
    /// Whether the microphone was asked for.
    var isHearingPrepared = false
    /// What is presented and awaits an answer by hand.
    var isPresented = false
    var unheardCodes: [String] = []
    var toneCodes: [String] = []
    var noticeCount = 0
    var measureCount = 0
    /// What keeps the ring from being heard now, and when it is told of again.
    var warning: SoundWarning?
    var warnAt: Instant?
    var transcript = ""
    var feedback: WakeScreen.Feedback?
    /// The verdict that was computed last, and what it was on.
    var judged: Judged?
    /// The evidence that was read last, with what it says before any line is looked at.
    var read: Reading?
    /// What the present transcript says of the present step, as it was shown last.
    var shown: Shown?
    /// A typed answer that came faster than a person can give it.
    var held: HeldAnswer?
    /// From when on what is asked for now could be answered; nil before anything is.
    var answerableSince: Instant?
    /// The challenge words of the last windows, so that what another engine hears later is compared with the word of
    /// its own window.
    var askedWords: [AskedWord] = []

    /// The word that a window asked for.
    struct AskedWord: Sendable {
        let window: Int
        let word: String?
    }

    /// What a transcript says of a step.
    struct Shown: Sendable {
        let transcript: String
        let step: Int
        /// The word that was asked for then; a refusal brings another one.
        let word: String?
        let verdict: RecitationVerdict
    }

    let verifier: any StepVerifier

    /// A session for a new run, or for one whose events were read from the log.
    /// - Parameter hearsSums: whether answers to sums may also be said.
    package init(
        state: RunState = RunState(), verifier: any StepVerifier = RulesVerifier(), hearsSums: Bool = false
    ) {
        self.hearsSums = hearsSums
        self.state = state
        self.verifier = verifier
    }

    /// When `timePassed` is wanted next; nil when nothing is due.
    package var nextDeadline: Instant? {
        WakeSession.deadline(phase, abandonAt, warnAt, silentUntil, held?.judgedAt)
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
    mutating func countWindows(from number: Int) { window = max(window, number) }

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
            isRingerBroken = false
            let started = RunEvent.ringStarted(
                means: means, delayMilliseconds: delay, sinkReadyMilliseconds: ready)
            record([started], at: instant, &effects)
        case .ringFailed(let code, let message):
            ringFailed(code: code, message: message, at: instant, &effects)
        case .ringUnheard(let code, let message, let percent):
            let found = SoundWarning(code: code, message: message, percent: percent)
            ringUnheard(found, at: instant, &effects)
        case .soundMeasured(let measure): soundMeasured(measure, at: instant, &effects)
        case .ringHeardAgain: ringHeardAgain(&effects)
        case .ringNoticed(let code, let message):
            ringNoticed(code: code, message: message, at: instant, &effects)
        case .toneNoticed(let code, let message):
            toneNoticed(code: code, message: message, at: instant, &effects)
        case .personReady:
            if case .ringing = phase { takeTurn(at: instant, &effects) }
            if case .snoozed = phase { getUp(at: instant, &effects) }
        case .heard(let number, let heard):
            if isListening(number) { handle(heard, at: instant, &effects) }
            if number == sumWindow { takeSum(heard, at: instant, &effects) }
        case .listeningOpened(let number): listeningOpened(number, at: instant, &effects)
        case .heardElsewhere(let number, let evidence):
            heardElsewhere(number, evidence, at: instant, &effects)
        case .snoozeRequested: snooze(at: instant, &effects)
        case .repairDemanded(let part):
            if let events = try? state.decide(.demandRepair(part), at: instant) {
                record(events, at: instant, &effects)
            }
        case .easingChosen: ease(at: instant, &effects)
        case .typed(let text): typed(text, at: instant, &effects)
        case .standInChosen(let place): takeStandIn(place, at: instant, &effects)
        case .sensed(let response): sensed(response, at: instant, &effects)
        case .partMissing(let part, let code, let message):
            partMissing(part, code: code, message: message, at: instant, &effects)
        }
    }

    /// What the open window yields.
    private mutating func handle(_ heard: Heard, at instant: Instant, _ effects: inout [SessionEffect]) {
        switch heard {
        case .partial(let text):
            transcript = text
            show(&effects)
        case .pause(let evidence):
            transcript = evidence.transcript
            if obeys(evidence, at: instant, &effects) { return }
            guard let events = passing(evidence, at: instant) else { return show(&effects) }
            judged(events, evidence, at: instant, &effects)
        case .end(let evidence):
            if !obeys(evidence, at: instant, &effects) { judge(evidence, at: instant, &effects) }
        case .nothing: heardNothing(at: instant, &effects)
        case .failed(let part, let code, let message):
            hearingFailed(part: part, code: code, message: message, at: instant, &effects)
        }
    }
}
