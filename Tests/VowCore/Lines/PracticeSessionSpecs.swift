import Testing
import VowCore
import VowRecitation

/// P3: round after round, as a machine.
@Suite("A practice session") struct PracticeSessionSpecs {
    private let items = ["a", "b"].map {
        PracticeItem(
            id: $0, text: "I keep promises to myself.",
            pace: PracticePace(
                text: "I keep promises to myself.", language: .english, recordingMilliseconds: nil))
    }

    private func take(_ round: String) -> PracticeTake {
        PracticeTake(
            round: round, date: .january(2),
            evidence: AttemptEvidence(
                transcript: "I keep promises to myself", mode: .spoken, engine: "e", model: "m",
                speechMilliseconds: 2_000))
    }

    private func isListening(_ effects: [PracticeEffect]) -> Bool {
        effects.contains { if case .listen = $0 { true } else { false } }
    }

    @Test("plays, listens only when the last sample was played, records, rests, and goes on with the next")
    func round() {
        var session = PracticeSession(items)
        #expect(session.handle(.begin) == [.show(.playing(items[0])), .play(items[0])])
        #expect(session.handle(.heard(take("x"))) == [])
        #expect(session.handle(.played) == [.show(.listening(items[0])), .listen(items[0])])
        #expect(session.handle(.heard(take("r1"))) == [.record(item: "a", take("r1"))])
        let rest = items[0].pace.restMilliseconds
        #expect(
            session.handle(.recorded(counted: true, count: 8))
                == [.show(.counted(item: "a", count: 8)), .rest(milliseconds: rest)])
        #expect(session.handle(.rested) == [.show(.playing(items[1])), .play(items[1])])
    }

    @Test("what cannot be played is read instead") func unplayable() {
        var session = PracticeSession(items)
        _ = session.handle(.begin)
        #expect(isListening(session.handle(.playFailed)))
    }

    @Test("what the log does not take waits, in order, and is tried again before anything is played")
    func full() {
        var session = PracticeSession(items)
        _ = session.handle(.begin)
        _ = session.handle(.played)
        _ = session.handle(.heard(take("r1")))
        let failed = session.handle(.recordFailed("full"))
        #expect(failed.first == .show(.waiting(rounds: 1, why: "full")))
        #expect(session.handle(.rested) == [.record(item: "a", take("r1"))])
        _ = session.handle(.recorded(counted: true, count: 1))
        #expect(session.waiting.isEmpty)
        #expect(session.handle(.rested).last == .play(items[1]))
    }

    @Test("a log that takes nothing ends the session, and says how many rounds are lost") func neverTaken() {
        var session = PracticeSession(items)
        _ = session.handle(.begin)
        _ = session.handle(.played)
        var effects = session.handle(.heard(take("r1")))
        for _ in 0..<PracticeSession.mostRecordFailures {
            #expect(effects.last == .record(item: "a", take("r1")))
            effects = session.handle(.recordFailed("full"))
            if effects.last == .end(.notRecorded(rounds: 1, why: "full")) { break }
            effects = session.handle(.rested)
        }
        #expect(effects == [.end(.notRecorded(rounds: 1, why: "full"))])
        #expect(session.handle(.rested) == [])
    }

    @Test("nobody there, and a microphone that is gone, end it after three rounds") func nobody() {
        for (input, ending) in [
            (PracticeInput.heard(nil), PracticeEnding.nobodyThere),
            (.hearingFailed("gone"), .hearingFailed("gone")),
        ] {
            var session = PracticeSession(items)
            var effects = session.handle(.begin)
            for _ in 0..<3 {
                _ = session.handle(.played)
                effects = session.handle(input)
                if effects.last != .end(ending) { effects = session.handle(.rested) }
            }
            #expect(effects.last == .end(ending))
        }
    }

    @Test("an alarm ends it at once between rounds, and after the round that is being said") func giveWay() {
        var session = PracticeSession(items)
        _ = session.handle(.begin)
        _ = session.handle(.played)
        #expect(session.handle(.choice(.giveWay)) == [])
        #expect(session.handle(.heard(take("r1"))) == [.record(item: "a", take("r1"))])
        #expect(
            session.handle(.recorded(counted: true, count: 1))
                == [.show(.counted(item: "a", count: 1)), .end(.gaveWay)])
    }

    @Test("where the person only listens, that is recorded and nothing is listened for") func listening() {
        var session = PracticeSession(items, onlyListens: true)
        _ = session.handle(.begin)
        #expect(session.handle(.played) == [.recordListening(item: "a")])
        let effects = session.handle(.recorded(counted: false, count: 0))
        #expect(effects.first == .show(.listened(item: "a")))
        #expect(session.handle(.rested).last == .play(items[1]))
    }

    @Test("the pace follows the sentence") func pace() {
        let short = PracticePace(text: "I run.", language: .english, recordingMilliseconds: nil)
        let long = PracticePace(
            text: "I keep every one of the promises that I make to myself and to others.",
            language: .english, recordingMilliseconds: nil)
        #expect(short.restMilliseconds < long.restMilliseconds)
        #expect(short.windowMilliseconds < long.windowMilliseconds)
        let slow = PracticePace(text: "I run.", language: .english, recordingMilliseconds: 6_000)
        #expect(slow.restMilliseconds == 2_000)
    }
}
