import Testing
import VowCore
import VowRecitation

/// D4: what may leave the device.
@Suite("A consent") struct ConsentSpecs {
    private func state(_ events: ConsentEvent...) -> ConsentState {
        events.reduce(ConsentState()) { $0.evolved(by: $1, at: .seven()) }
    }

    private let given = ConsentEvent.given(recipient: "https://a.example", statement: ConsentState.statement)

    @Test("is not there until it is given, is for one recipient, and is gone once withdrawn")
    func giving() throws {
        #expect(ConsentState().recipient == nil)
        #expect(try ConsentState().decide(.give(recipient: "https://a.example")) == [given])
        #expect(try state(given).decide(.give(recipient: "https://a.example")).isEmpty)
        #expect(
            try state(given).decide(.give(recipient: "https://b.example"))
                == [.given(recipient: "https://b.example", statement: ConsentState.statement)])
        #expect(try state(given).decide(.withdraw) == [.withdrawn])
        #expect(try ConsentState().decide(.withdraw).isEmpty)
        #expect(state(given, .withdrawn).recipient == nil)
        #expect(state(given, .withdrawn).changedAt == .seven())
        #expect(throws: ConsentRejection.noRecipient) { try ConsentState().decide(.give(recipient: "")) }
    }

    @Test(
        "is for the words that were read: newer ones are agreed to anew, and where they tell of more, the older ones do not count"
    )
    func words() throws {
        let earlier = ConsentEvent.given(recipient: "https://a.example", statement: 1)
        #expect(try state(earlier).decide(.give(recipient: "https://a.example")) == [given])
        #expect(state(earlier).held(for: .cloudSpeech).recipient == "https://a.example")
        // Drafts of lines are sent to a language model since the second words.
        #expect(state(earlier).held(for: .languageModel).recipient == nil)
        #expect(state(earlier, given).held(for: .languageModel).recipient == "https://a.example")
        #expect(try state(earlier).decide(.withdraw) == [.withdrawn])
    }
}

/// N8: a second engine's notes.
@Suite("A shadow") struct ShadowSpecs {
    @Test("is judged as the attempt was, by the state before it")
    func judged() throws {
        let first = Sample.said("I keep promises to myself.")
        let second = Sample.said("Five more minutes.")
        var state = RunState()
        var history: [(at: Instant, event: RunEvent)] = []
        func handle(_ events: [RunEvent], _ second: Double) {
            for event in events {
                state = state.evolved(by: event, at: .seven(second))
                history.append((.seven(second), event))
            }
        }
        handle([.fired(Sample.terms())], 0)
        handle(try state.decide(.judge(first), at: .seven(9)), 9)
        handle(try state.decide(.judge(second), at: .seven(19)), 19)
        func shadow(_ attempt: Int, _ text: String) -> ShadowHearing? {
            ShadowHearing(
                of: attempt, in: history, heard: Sample.said(text), processorMilliseconds: 12)
        }
        #expect(shadow(1, Sample.bothAffirmations)?.passed == true)
        #expect(shadow(1, "I get up when my alarm rings.")?.passed == false)
        // The first line was said by then, so the other one is enough.
        #expect(shadow(2, "I get up when my alarm rings.")?.passed == true)
        #expect(shadow(2, "Five more minutes.")?.lines.allSatisfy { !$0.passed } == true)
        #expect(shadow(3, Sample.bothAffirmations) == nil)
    }
}

/// X6: words that another engine heard in a refused attempt.
@Suite("Words heard elsewhere") struct HeardElsewhereSpecs {
    private let both = Sample.said(Sample.bothAffirmations)

    private func refused() -> SessionUnderTest {
        var test = SessionUnderTest.listening()
        test.handle(.heardEnd(window: 1, Sample.said("Five more minutes.")), at: 9)
        return test
    }

    @Test("open a step that was refused, while it rings and while the person tries again")
    func opens() {
        var ringing = refused()
        #expect(ringing.phase == .ringing)
        ringing.handle(.heardElsewhere(window: 1, both), at: 10)
        #expect(ringing.appended.contains(.stepPassed(step: 0)))
        #expect(ringing.phase == .listening)
        var listening = refused()
        listening.handle(.personReady, at: 10)
        listening.handle(.heardElsewhere(window: 1, both), at: 11)
        #expect(listening.actions.first == .withdraw)
        #expect(listening.session.state.stepIndex == 1)
    }

    @Test("count a line, and leave the next attempt alone")
    func countsALine() {
        var test = refused()
        test.handle(.personReady, at: 10)
        test.handle(.heardElsewhere(window: 1, Sample.said("I keep promises to myself.")), at: 11)
        #expect(test.session.state.step.recitedLines == ["keep"])
        #expect(test.actions.isEmpty)
        #expect(test.phase == .listening)
        test.handle(.heardEnd(window: 2, Sample.said("I get up when my alarm rings.")), at: 13)
        #expect(test.session.state.stepIndex == 1)
    }

    @Test("that help nothing are as if nobody had asked")
    func helpNothing() {
        var test = refused()
        for text in ["Five more minutes.", "I do not keep promises to myself.", ""] {
            test.handle(.heardElsewhere(window: 1, Sample.said(text)), at: 10)
            #expect(test.effects.isEmpty, "\(text)")
        }
        test.handle(.heardElsewhere(window: 7, both), at: 10)
        #expect(test.effects.isEmpty)
        // Words that no speech carried.
        test.handle(.heardElsewhere(window: 1, Sample.said(Sample.bothAffirmations, speech: 100)), at: 10)
        #expect(test.effects.isEmpty)
        var snoozed = SessionUnderTest.snoozed()
        snoozed.handle(.heardElsewhere(window: 1, Sample.said(Sample.goalAndWord)), at: 12)
        #expect(snoozed.effects.isEmpty)
    }
}
