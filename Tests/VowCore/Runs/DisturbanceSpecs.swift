import Testing
@testable import VowCore

/// What happened to a run from outside is told, and is no way out.
@Suite("L7 What disturbed a run") struct DisturbanceSpecs {
    private let fired = RunEvent.fired(Sample.terms())

    private func morning(_ events: [RunEvent]) -> Morning? {
        var morning = Morning(
            run: "r1", event: fired, at: .seven(), reading: ZoneRules.utc.civil(at: .seven()))
        for event in events { morning?.apply(event, at: .seven(60)) }
        return morning
    }

    @Test("each kind is noted once, in order, and the run goes on") func kinds() throws {
        var run = try #require(
            morning([
                .partFailed(part: .speaker, code: "sound.faint", message: ""),
                .resumed(gapMilliseconds: 900),
                .partFailed(part: .speaker, code: "sound.muted", message: ""),
                .partFailed(part: .speaker, code: "sound.moved", message: ""),
                .partFailed(part: .microphone, code: "microphone.missing", message: ""),
            ]))
        #expect(run.disturbances == [.outputLowered, .programGone, .deviceGone])
        run.noteClockSet()
        run.noteClockSet()
        #expect(run.disturbances == [.outputLowered, .programGone, .deviceGone, .clockSet])
        #expect(run.outcome == .ringing)
    }

    @Test("an engine's repetition loop is told as its own fault, and is no wrong answer of the person's")
    func loop() throws {
        func judged(_ fault: EngineFault?) -> AttemptVerdict {
            AttemptVerdict(
                number: 1, step: 0,
                evidence: AttemptEvidence(
                    transcript: "football", mode: .spoken, engine: "moonshine", model: "tiny",
                    speechMilliseconds: 900, engineFault: fault),
                lines: [], challengeWordHeard: nil, reasons: [.linesMissing])
        }
        #expect(judged(nil).isWrongAnswer && !judged(.repetition).isWrongAnswer)
        #expect(morning([.attemptJudged(judged(nil))])?.disturbances == [])
        let run = try #require(morning([.attemptJudged(judged(.repetition))]))
        #expect(run.disturbances == [.engineLooped] && run.refusals == 1)
    }

    @Test("a plain run has none, and a review counts the runs of each") func counted() throws {
        let plain = try #require(morning([.dismissed(mode: .spoken)]))
        #expect(plain.disturbances.isEmpty)
        let other = try #require(morning([.resumed(gapMilliseconds: 5), .dismissed(mode: .spoken)]))
        let review = Review([plain, other], from: plain.date, through: plain.date)
        #expect(review.disturbances.map(\.name) == ["programGone"])
        #expect(review.disturbances.map(\.count) == [1])
        let set = try #require(morning([.resumed(gapMilliseconds: -3_600_000)]))
        #expect(set.disturbances == [.clockSet])
        #expect(set.gapMilliseconds == 0 && set.interruptions == 1)
    }
}
