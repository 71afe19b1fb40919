import Testing
import VowCore
import VowRecitation

/// G10: making the room bright.
@Suite("Making the room bright") struct LightStepSpecs {
    private static let spare = RequiredLines(kind: .affirmation, lines: [Sample.keep])
    private let task = LightTask(level: LightLevel(lux: 300, percent: 40), seconds: 10, spare: spare)

    private func evidence(_ readings: [(Int64, Int)], in unit: LightUnit = .lux) -> LightEvidence {
        LightEvidence(
            unit: unit, readings: readings.map { LightReading(atMilliseconds: $0.0, level: $0.1) })
    }

    private func steady(_ level: Int, from first: Int64, until last: Int64) -> [(Int64, Int)] {
        stride(from: first, through: last, by: 1_000).map { ($0, level) }
    }

    @Test("the room has to be bright without a break, for as long as it was asked for")
    func bright() {
        #expect(task.isMet(by: evidence([(0, 4)] + steady(300, from: 2_000, until: 12_000))))
        #expect(!task.isMet(by: evidence(steady(300, from: 0, until: 9_000))))
        #expect(!task.isMet(by: evidence(steady(299, from: 0, until: 60_000))))
        #expect(
            !task.isMet(
                by: evidence(
                    steady(300, from: 0, until: 8_000) + [(9_000, 299)]
                        + steady(300, from: 10_000, until: 12_000))))
        #expect(!task.isMet(by: evidence(steady(300, from: 0, until: 11_000) + [(12_000, 10)])))
        #expect(!task.isMet(by: evidence([])))
    }

    @Test("a camera's picture is measured against a threshold of its own")
    func percent() {
        #expect(task.isMet(by: evidence(steady(40, from: 0, until: 10_000), in: .percent)))
        #expect(!task.isMet(by: evidence(steady(39, from: 0, until: 10_000), in: .percent)))
    }

    @Test(
        "a sensor that says nothing for more than three seconds proves no light, nor does a record out of order"
    )
    func gaps() {
        #expect(
            task.isMet(by: evidence([(0, 300), (3_000, 300), (6_000, 300), (8_000, 300), (10_000, 300)])))
        #expect(
            !task.isMet(by: evidence([(0, 300), (3_001, 300), (6_000, 300), (8_000, 300), (10_000, 300)])))
        #expect(!task.isMet(by: evidence([(12_000, 300)] + steady(300, from: 0, until: 11_000))))
        let many = (0...LightEvidence.mostReadings).map { (Int64($0) * 100, 900) }
        #expect(!task.isMet(by: evidence(many)))
        #expect(task.isMet(by: evidence(Array(many.dropFirst()))))
    }

    @Test(
        "a bright room ends the run, and one that was not bright for long enough is an event and ends nothing"
    )
    func step() {
        var test = SessionUnderTest.listening(Sample.terms(steps: [GateStep(.light(task))]))
        #expect(test.presented == .byHand(.light(task), nil))
        #expect(test.session.screen.task == .light(task.level, seconds: 10))
        let short = evidence(steady(320, from: 0, until: 5_000))
        test.handle(.sensed(.lit(short)), at: 14)
        #expect(test.appended == [.answered(step: 0, .light(short), passed: false)])
        let long = evidence(steady(320, from: 0, until: 10_000))
        test.handle(.sensed(.lit(long)), at: 20)
        #expect(
            test.appended == [
                .answered(step: 0, .light(long), passed: true), .stepPassed(step: 0),
                .dismissed(mode: .unspoken),
            ])
    }

    @Test("light answers nothing else, and nothing else answers it")
    func others() {
        var test = SessionUnderTest.listening(Sample.terms(steps: [GateStep(.light(task))]))
        test.handle(.sensed(.shown(.code, [PayloadDigest(bytes: [])!])), at: 9)
        #expect(!test.appended.contains { if case .answered = $0 { true } else { false } })
        var moved = SessionUnderTest.listening(
            Sample.terms(steps: [
                GateStep(.move(MotionTask(kind: .still, seconds: 10, hold: .leftUp, spare: Self.spare)))
            ]))
        moved.handle(.sensed(.lit(evidence(steady(320, from: 0, until: 10_000)))), at: 9)
        #expect(!moved.appended.contains { if case .answered = $0 { true } else { false } })
    }

    @Test("without a sensor nothing ends by itself, and one snooze is left where nothing was allowed")
    func missing() {
        var test = SessionUnderTest.listening(Sample.terms(steps: [GateStep(.light(task))]))
        test.handle(.partMissing(LightTask.part, code: "light.missing", message: "None."), at: 9)
        #expect(test.session.screen.choices.isEmpty)
        #expect(test.session.screen.feedback == .partMissing("None.", maySnooze: true))
    }

    @Test("the notation says how bright and for how long, and less of it is looser")
    func notation() throws {
        for text in ["light:300", "light:300:seconds=20", "light:200:percent=60:seconds=20:timeout=90"] {
            #expect(try GateNotation.policies(text).map(GateNotation.text) == [text])
        }
        #expect(try GateNotation.policies("light").map(GateNotation.text) == ["light:200"])
        #expect(try GateNotation.policies("light:55%").map(GateNotation.text) == ["light:200:percent=55"])
        for text in ["light:bright", "light:300:seconds=x", "light:%", "light:-3", "light:300:count=2"] {
            #expect(throws: GateNotation.Flaw.self) { try GateNotation.policies(text) }
        }
        func gate(_ text: String) throws -> GatePolicy {
            GatePolicy(challenges: try GateNotation.policies(text))
        }
        #expect(try gate("light:299").isLooser(than: gate("light:300")))
        #expect(try gate("light:300:seconds=9").isLooser(than: gate("light:300")))
        #expect(try gate("light:300:percent=30").isLooser(than: gate("light:300")))
        #expect(try !gate("light:301:seconds=20").isLooser(than: gate("light:300")))
    }

    @Test("an alarm asks for light within limits, also in a list to draw from")
    func limits() throws {
        func rejection(_ text: String) throws -> AlarmRejection? {
            let gate = GatePolicy(challenges: try GateNotation.policies(text))
            do throws(AlarmRejection) {
                _ = try AlarmState().decide(.schedule(Sample.daily { $0.gate = gate }))
                return nil
            } catch { return error }
        }
        #expect(try rejection("light:300:seconds=20") == nil)
        #expect(try rejection("pick:1/2(light,sum:easy)") == nil)
        for text in [
            "light:0", "light:20001", "light:99%", "light:300:seconds=2", "pick:1(light:seconds=121,sum)",
        ] {
            #expect(try rejection(text) == .challengeOutOfRange(kind: "light"), "\(text)")
        }
    }
}
