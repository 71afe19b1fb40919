import Testing
import VowCore
import VowRecitation

/// Begins a specification with what has happened.
func given<State: Decider>(_ state: State.Type, _ history: State.Event...) -> Given<State> {
    Given(state: history.reduce(State()) { $0.evolved(by: $1, at: .seven()) })
}

/// A state from which a command is decided.
struct Given<State: Decider> {
    let state: State

    func when(_ command: State.Command) -> Outcome<State> {
        do { return Outcome(result: .success(try state.decide(command, at: .seven()))) } catch {
            return Outcome(result: .failure(error))
        }
    }
}

/// What a command led to.
struct Outcome<State: Decider> {
    let result: Result<[State.Event], State.Rejection>

    /// Exactly these events; none when the command changes nothing.
    func then(_ events: State.Event..., at location: SourceLocation = #_sourceLocation) {
        switch result {
        case .success(let actual): #expect(actual == events, sourceLocation: location)
        case .failure(let rejection): Issue.record("rejected: \(rejection)", sourceLocation: location)
        }
    }

    /// This rejection, and no event.
    func thenRejected(_ expected: State.Rejection, at location: SourceLocation = #_sourceLocation) {
        switch result {
        case .success(let events): Issue.record("decided \(events)", sourceLocation: location)
        case .failure(let rejection): #expect(rejection == expected, sourceLocation: location)
        }
    }
}

/// A value with the instant at which it happened or was asked.
struct Timed<Value: Hashable & Sendable>: Hashable, Sendable {
    let at: Instant
    let value: Value
}

/// A run in a specification: its events and commands carry their instants.
struct RunUnderTest: Decider {
    typealias ID = RunID

    private(set) var state = RunState()

    func evolved(by event: Timed<RunEvent>, at instant: Instant) -> RunUnderTest {
        var next = self
        next.state = state.evolved(by: event.value, at: event.at)
        return next
    }

    func decide(_ command: Timed<RunCommand>, at instant: Instant) throws(RunRejection)
        -> [Timed<RunEvent>]
    {
        try state.decide(command.value, at: command.at).map { Timed(at: command.at, value: $0) }
    }
}

extension RunEvent {
    /// The event at so many seconds after seven o'clock.
    func at(_ seconds: Double) -> Timed<RunEvent> { Timed(at: .seven(seconds), value: self) }
}

extension RunCommand {
    /// The command at so many seconds after seven o'clock.
    func at(_ seconds: Double) -> Timed<RunCommand> { Timed(at: .seven(seconds), value: self) }
}

extension Instant {
    /// Seven o'clock, universal time, on Monday the 1st of January 2029, and so many seconds more.
    static func seven(_ seconds: Double = 0) -> Instant {
        Instant(millisecondsSinceEpoch: 1_861_945_200_000 + Int64(seconds * 1_000))
    }
}

extension CivilDate {
    /// A day of January 2029; the 1st is a Monday.
    static func january(_ day: Int) -> CivilDate { CivilDate(year: 2029, month: 1, day: day)! }
}

/// The definitions, lines and evidence that specifications start from.
enum Sample {
    static let seven = CivilTime(hour: 7, minute: 0)!
    static let daily = AlarmDefinition(
        label: "Morning", rule: OccurrenceRule(time: seven, recurrence: .weekly(.everyDay)))

    static func daily(_ change: (inout AlarmDefinition) -> Void) -> AlarmDefinition {
        var definition = daily
        change(&definition)
        return definition
    }

    static let keep = RequiredLine(id: "keep", text: "I keep promises to myself.")
    static let rise = RequiredLine(id: "rise", text: "I get up when my alarm rings.")
    static let train = RequiredLine(id: "train", text: "I complete 4 workouts a week.")
    static let affirmations = GateStep(kind: .affirmation, lines: [keep, rise], challengeWord: nil)
    static let goals = GateStep(kind: .goal, lines: [train], challengeWord: "sunrise")

    static func terms(
        steps: [GateStep] = [affirmations, goals], standIns: [StandIn] = [],
        snooze: SnoozePolicy = SnoozePolicy(), timings: SessionTimings = SessionTimings(),
        wakeCheck: WakeCheck? = nil, recitation: RecitationTerms = RecitationTerms()
    ) -> FiredTerms {
        FiredTerms(
            alarm: "a1", label: "Morning", due: .seven(), lateMilliseconds: 0, zone: "UTC",
            zoneVersion: "test", steps: steps, standIns: standIns, sound: SoundSettings(), snooze: snooze,
            language: .english, verifierVersion: VerifierSettings.currentVersion, timings: timings,
            wakeCheck: wakeCheck, recitation: recitation)
    }

    static func said(
        _ text: String, speech: Int64? = nil, level: Double? = -20, noise: Double? = -60
    ) -> AttemptEvidence {
        AttemptEvidence(
            transcript: text, mode: .spoken, engine: "scripted", model: "test",
            speechMilliseconds: speech ?? Int64(text.split(separator: " ").count) * 350,
            speechLevelDecibels: level, noiseLevelDecibels: noise, latencyMilliseconds: 200)
    }

    static func typed(_ text: String) -> AttemptEvidence {
        AttemptEvidence(transcript: text, mode: .typed, engine: "", model: "", speechMilliseconds: 0)
    }

    static let bothAffirmations = "I keep promises to myself. I get up when my alarm rings."
    static let goalAndWord = "I complete four workouts a week. Sunrise."
}
