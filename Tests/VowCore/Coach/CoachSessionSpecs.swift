import Testing
import VowCore
import VowRecitation

/// C1 a session: sentence, answer, feedback, retry, text after three failures, next; killed anywhere, it goes on.
@Suite struct CoachSessionSpecs {
    @Test("a session begins by giving a sentence, speaking it and listening")
    func begins() {
        var session = CoachUnderTest()
        let effects = session.open()
        #expect(
            session.names(effects) == ["record begun", "record given", "record spoken", "speak", "listen"])
        #expect(session.machine.state.current?.sentence.id == "e1")
    }

    @Test("a right answer is praised and leads to the next sentence")
    func right() {
        var session = CoachUnderTest()
        session.open()
        let effects = session.type("Please put the cup on the table.")
        #expect(
            session.names(effects) == [
                "record answered", "feedback right", "record given", "record spoken", "speak", "listen",
            ])
        #expect(session.machine.state.items[0].isRightAtOnce)
    }

    @Test(
        "C1 after three answers that are not right the text is shown and spoken; one more try, then it goes on"
    )
    func reveals() {
        var session = CoachUnderTest()
        session.open()
        for _ in 1...2 {
            #expect(
                session.names(session.type("the weather")) == ["record answered", "feedback wrong", "listen"])
        }
        #expect(
            session.names(session.type("the weather")) == [
                "record answered+textRevealed", "feedback wrong", "reveal", "speak", "listen",
            ])
        let last = session.names(session.type("the weather"))
        #expect(last.prefix(3) == ["record answered", "feedback wrong", "record given"])
        let item = session.machine.state.items[0]
        #expect(item.attempts.count == 4 && item.isClosed && !item.isCorrect && item.isRevealed)
    }

    @Test("C1 replays and slow replays are counted, each for itself, and cost points")
    func replays() {
        var session = CoachUnderTest()
        session.open()
        _ = session.handle(.replay(slow: false))
        _ = session.handle(.replay(slow: true))
        _ = session.handle(.replay(slow: true))
        session.type("Please put the cup on the table.")
        let item = session.machine.state.items[0]
        #expect(item.replays == 1 && item.slowReplays == 2)
        #expect(item.verdict?.itemScore == 100 - 3 * 2)
    }

    @Test("killed after any number of events, it goes on at the same sentence, with the same counts")
    func killed() {
        var whole = CoachUnderTest()
        whole.open()
        _ = whole.handle(.replay(slow: false))
        whole.type("the weather")
        whole.type("Please put the cup on the table.")
        whole.type("I would like some tea")
        _ = whole.handle(.pause)
        let events = whole.events
        #expect(events.count > 8)
        for count in 1...events.count {
            var state = CoachState()
            for (event, at) in events.prefix(count) { state = state.evolved(by: event, at: at) }
            var again = CoachUnderTest(state: state, at: whole.now)
            let effects = again.open()
            let before = state.items.filter(\.isClosed).count
            #expect(again.machine.state.items.filter(\.isClosed).count == before)
            if let current = state.current {
                let after = again.machine.state.current
                #expect(after?.sentence == current.sentence)
                #expect(after?.attempts.count == current.attempts.count && after?.replays == current.replays)
            }
            #expect(again.names(effects).contains("speak") && again.names(effects).last == "listen")
            #expect(!again.machine.state.isPaused)
        }
    }

    @Test("a break and the time after a crash are no practice; the session ends when its time is up")
    func time() {
        var session = CoachUnderTest(minutes: 2)
        session.open()
        session.pass(seconds: 50)
        _ = session.handle(.pause)
        session.pass(seconds: 3_000)
        _ = session.handle(.resume)
        #expect(session.machine.state.activeMilliseconds == 50_000)
        session.pass(seconds: 60)
        session.type("Please put the cup on the table.")
        #expect(session.machine.state.isOpen)
        // A crash: nothing is recorded for an hour.
        session.pass(seconds: 3_600)
        session.open()
        #expect(session.machine.state.activeMilliseconds == 110_000)
        session.pass(seconds: 20)
        let effects = session.handle(.next)
        #expect(session.names(effects) == ["record passedOver", "record ended", "end"])
        #expect(session.machine.state.ending == .done)
    }

    @Test("what says nothing is no attempt, and what comes after the end leads to nothing")
    func nothing() {
        var session = CoachUnderTest()
        session.open()
        #expect(session.names(session.type(" … ")) == ["nothingSaid", "listen"])
        #expect(session.machine.state.items[0].attempts.isEmpty)
        _ = session.handle(.stop)
        #expect(session.type("Please put the cup on the table.").isEmpty)
        #expect(throws: CoachRejection.notOpen) {
            try session.machine.state.decide(
                .answer(CoachAnswer(transcript: "a", mode: .typed)), at: session.now)
        }
    }

    @Test("sentences do not come again while others are there, and weak words that are due are looked for")
    func choice() {
        var session = CoachUnderTest(dueWords: ["weather", "keys"])
        session.open()
        for _ in 0..<2 { session.type(session.machine.state.current?.sentence.text ?? "") }
        #expect(session.machine.state.items.count == 3)
        #expect(["e2", "e4"].contains(session.machine.state.items[2].sentence.id))
        #expect(Set(session.machine.state.items.map(\.sentence.id)).count == 3)
    }

    @Test("a drill holds only sentences with weak words, and ends when all were met")
    func drill() {
        var session = CoachUnderTest(dueWords: ["weather", "keys", "unheard"], plan: .drill)
        session.open()
        #expect(session.machine.state.current?.sentence.id == "e2")
        session.type("The weather is nice today.")
        #expect(session.machine.state.current?.sentence.id == "e4")
        let effects = session.type("My keys are in the kitchen.")
        #expect(session.names(effects).suffix(2) == ["record ended", "end"])
    }
}

/// A machine with a clock, and what it led to.
struct CoachUnderTest {
    static let sentences = [
        ("e1", "Please put the cup on the table."), ("e2", "The weather is nice today."),
        ("e3", "I would like some hot tea."), ("e4", "My keys are in the kitchen."),
        ("e5", "We can walk to the park."), ("e6", "What time is it now?"),
    ].map {
        CoachSentence(
            id: CoachSentenceID($0.0), text: $0.1, language: .english, level: .easy, bucket: .common)
    }
    static let date = CivilDate(year: 2025, month: 8, day: 31)!

    var machine: CoachMachine
    var now: Instant
    var events: [(CoachEvent, Instant)] = []
    let terms: CoachTerms

    init(
        state: CoachState = CoachState(), at now: Instant = Instant(secondsSinceEpoch: 1_756_600_000),
        minutes: Int = 30, dueWords: [String] = [], plan: CoachTerms.Plan = .daily
    ) {
        machine = CoachMachine(state, sentences: Self.sentences, dueWords: dueWords)
        self.now = now
        var terms = CoachTerms(plan: plan, language: .english, date: Self.date, minutes: minutes)
        // The seed under which the first sentence that the plan allows comes first.
        let first: CoachSentenceID = plan == .drill ? "e2" : "e1"
        let seed = (0..<1_000 as Range<UInt64>).first { seed in
            var trial = CoachMachine(
                CoachState(), sentences: Self.sentences, dueWords: plan == .drill ? dueWords : [])
            terms.seed = seed
            _ = trial.handle(.open(terms), at: now, on: Self.date)
            return trial.state.current?.sentence.id == first
        }
        terms.seed = seed!
        self.terms = terms
    }

    @discardableResult mutating func open() -> [CoachEffect] { handle(.open(terms)) }

    @discardableResult mutating func type(_ text: String) -> [CoachEffect] {
        handle(.answered(CoachAnswer(transcript: text, mode: .typed)))
    }

    mutating func handle(_ input: CoachInput) -> [CoachEffect] {
        let effects = machine.handle(input, at: now, on: Self.date)
        for case .record(let new) in effects { events += new.map { ($0, now) } }
        return effects
    }

    mutating func pass(seconds: Int64) { now = now.adding(seconds: seconds) }

    func names(_ effects: [CoachEffect]) -> [String] {
        effects.map { effect in
            switch effect {
            case .record(let events): "record " + events.map(Self.name).joined(separator: "+")
            case .speak: "speak"
            case .reveal: "reveal"
            case .feedback(let attempt, _): attempt.verdict.isCorrect ? "feedback right" : "feedback wrong"
            case .nothingSaid: "nothingSaid"
            case .listen: "listen"
            case .rest: "rest"
            case .end: "end"
            }
        }
    }

    private static func name(_ event: CoachEvent) -> String {
        String("\(event)".prefix { $0 != "(" })
    }
}
