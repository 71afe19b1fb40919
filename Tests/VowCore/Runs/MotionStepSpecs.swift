import Testing
import VowCore
import VowRecitation

/// G2: holding a device still, or shaking it.
@Suite("Moving the device") struct MotionStepSpecs {
    private static let spare = RequiredLines(kind: .affirmation, lines: [Sample.keep])

    private func task(_ kind: MotionKind) -> MotionTask {
        MotionTask(kind: kind, seconds: 10, hold: .leftUp, spare: Self.spare)
    }

    private func evidence(_ readings: [(Int64, DeviceOrientation?)], until: Int64) -> MotionEvidence {
        MotionEvidence(
            readings: readings.map { MotionReading(atMilliseconds: $0.0, orientation: $0.1) },
            untilMilliseconds: until)
    }

    @Test("the drawn side has to be held without a change, for as long as it was asked for")
    func still() {
        let task = task(.still)
        #expect(task.isMet(by: evidence([(0, nil), (2_000, .leftUp)], until: 12_000)))
        #expect(!task.isMet(by: evidence([(0, nil), (2_000, .leftUp)], until: 11_999)))
        #expect(!task.isMet(by: evidence([(0, .rightUp)], until: 60_000)))
        #expect(!task.isMet(by: evidence([(0, nil)], until: 60_000)))
        #expect(!task.isMet(by: evidence([(0, .leftUp), (9_000, .normal), (9_500, .leftUp)], until: 18_000)))
        #expect(!task.isMet(by: evidence([], until: 60_000)))
    }

    @Test("a device is shaken while its turns follow each other within three seconds")
    func shake() {
        let task = task(.shake)
        func turns(every pause: Int64, _ count: Int) -> MotionEvidence {
            let readings = (0..<count).map { turn in
                (Int64(turn) * pause, turn % 2 == 0 ? DeviceOrientation.leftUp : .rightUp)
            }
            return evidence(readings, until: Int64(count) * pause)
        }
        #expect(task.isMet(by: turns(every: 1_000, 11)))
        #expect(!task.isMet(by: turns(every: 1_000, 10)))
        #expect(task.isMet(by: turns(every: 3_000, 5)))
        #expect(!task.isMet(by: turns(every: 3_001, 12)))
        // A pause begins it anew.
        let paused = evidence(
            [(0, .leftUp), (2_000, .rightUp), (9_000, .leftUp), (11_000, .rightUp)], until: 11_000)
        #expect(!task.isMet(by: paused))
        // What is out of order, or endless, is no evidence.
        #expect(!task.isMet(by: evidence([(20_000, .leftUp), (0, .rightUp)], until: 20_000)))
        #expect(!task.isMet(by: turns(every: 10, MotionEvidence.mostReadings + 1)))
    }

    @Test("what was done ends the run, what was not is an event and ends nothing")
    func step() {
        var test = SessionUnderTest.listening(Sample.terms(steps: [GateStep(.move(task(.still)))]))
        #expect(test.presented == .byHand(.move(task(.still)), nil))
        #expect(test.session.screen.task == .move(.still, hold: .leftUp, seconds: 10))
        let short = evidence([(0, .leftUp)], until: 5_000)
        test.handle(.sensed(.moved(short)), at: 14)
        #expect(test.appended == [.answered(step: 0, .motion(short), passed: false)])
        let long = evidence([(0, .leftUp)], until: 10_000)
        test.handle(.sensed(.moved(long)), at: 20)
        #expect(
            test.appended == [
                .answered(step: 0, .motion(long), passed: true), .stepPassed(step: 0),
                .dismissed(mode: .unspoken),
            ])
    }

    @Test("without a sensor nothing ends by itself, and one snooze is left where nothing was allowed")
    func missing() {
        var test = SessionUnderTest.listening(Sample.terms(steps: [GateStep(.move(task(.shake)))]))
        test.handle(.partMissing(MotionTask.part, code: "motion.missing", message: "None."), at: 9)
        #expect(test.session.screen.choices.isEmpty)
        #expect(test.session.screen.feedback == .partMissing("None.", maySnooze: true))
        test.handle(.sensed(.moved(evidence([(0, .leftUp)], until: 1))), at: 10)
        #expect(test.session.screen.task == .move(.shake, hold: .leftUp, seconds: 10))
    }

    @Test("the notation says what and for how long, and less of it is looser")
    func notation() throws {
        for text in ["move:shake", "move:still:seconds=20", "move:shake:seconds=60:timeout=90"] {
            #expect(try GateNotation.policies(text).map(GateNotation.text) == [text])
        }
        #expect(try GateNotation.policies("move") == GateNotation.policies("move:shake"))
        for text in ["move:jump", "move:shake:seconds=x", "move:shake:seconds=\u{0}"] {
            #expect(throws: GateNotation.Flaw.self) { try GateNotation.policies(text) }
        }
        func gate(_ text: String) throws -> GatePolicy {
            GatePolicy(challenges: try GateNotation.policies(text))
        }
        #expect(try gate("move:shake:seconds=10").isLooser(than: gate("move:shake")))
        #expect(try !gate("move:shake:seconds=20").isLooser(than: gate("move:shake")))
        #expect(try gate("move:still").isLooser(than: gate("move:shake")))
    }
}
