import VowCore

/// A wake session driven by hand, which keeps what it wanted done.
struct SessionUnderTest {
    var session: WakeSession
    private(set) var effects: [SessionEffect] = []
    /// Whether the alarm can be heard, by all that the session wanted done so far: the ring was begun, and is
    /// neither ended nor turned down to nothing.
    private(set) var isSounding = false

    init(_ history: [(RunEvent, Double)] = []) {
        var state = RunState()
        for (event, second) in history { state = state.evolved(by: event, at: .seven(second)) }
        session = WakeSession(state: state)
    }

    /// A session that was fired at seven.
    static func fired(_ terms: FiredTerms = Sample.terms()) -> SessionUnderTest {
        var test = SessionUnderTest()
        test.handle(.fire(terms), at: 0)
        return test
    }

    /// A session that listens in its first window, opened at 7:00:05.
    static func listening(_ terms: FiredTerms = Sample.terms()) -> SessionUnderTest {
        var test = fired(terms)
        test.handle(.timePassed, at: 5)
        return test
    }

    /// A session that was put off at 7:00:09 after the first step.
    static func snoozed() -> SessionUnderTest {
        var test = listening()
        test.handle(.heardEnd(window: 1, Sample.said(Sample.bothAffirmations)), at: 8)
        test.handle(.snoozeRequested, at: 9)
        return test
    }

    mutating func handle(_ input: SessionInput, at second: Double) {
        effects = session.handle(input, at: .seven(second))
        for effect in effects {
            switch effect {
            case .startRinging: isSounding = true
            case .duck(let percent): isSounding = percent > 0
            case .stopRinging: isSounding = false
            default: break
            }
        }
    }

    var phase: RunPhase { session.screen.phase }

    var appended: [RunEvent] {
        effects.flatMap { effect -> [RunEvent] in
            if case .append(let events) = effect { events } else { [] }
        }
    }

    /// The effects but for what is appended and shown, and for those of `hearing`.
    var actions: [SessionEffect] {
        effects.filter { effect in
            switch effect {
            case .append, .show, .prepareHearing, .restHearing, .judged, .linesAccepted, .tell: false
            default: true
            }
        }
    }

    /// What the person is told besides the screen.
    var told: [SessionEffect] {
        effects.filter { effect in
            switch effect {
            case .linesAccepted, .tell: true
            default: false
            }
        }
    }

    /// What is done about the microphone and whoever listens beside the gate.
    var hearing: [SessionEffect] {
        effects.filter { effect in
            switch effect {
            case .prepareHearing, .restHearing, .judged: true
            default: false
            }
        }
    }

    /// The challenge that is presented; nil where none is.
    var presented: ChallengeOrder? {
        for effect in effects { if case .present(let order) = effect { return order } }
        return nil
    }

    /// The sum to be answered by hand, or nil.
    var presentedSum: SumQuestion? {
        if case .byHand(_, let question)? = presented { question } else { nil }
    }

    /// The kind of the code or tag to be shown, or nil.
    var presentedToken: TokenKind? {
        if case .byHand(let challenge, _)? = presented { challenge.token?.kind } else { nil }
    }

    /// The window that is opened; nil where none is.
    var opened: ListenOrder? {
        if case .recite(let order, _)? = presented { order } else { nil }
    }

    /// Whether nothing at all followed.
    var isUnmoved: Bool { effects.isEmpty }
}
