import Testing
import VowCore
import VowLog
import VowRecitation

/// A morning without a microphone.
@Suite("G5 A run whose microphone is missing") struct MissingMicrophoneSpecs {
    private let fired = RunEvent.fired(Sample.terms()).at(0)
    private let gone = RunEvent.partFailed(part: .microphone, code: "microphone.missing", message: "Gone.")
        .at(5)
    private let bypassed = [
        RunEvent.partBypassed(part: .microphone).at(9), RunEvent.snoozed(until: .seven(549), count: 1).at(9),
    ]

    @Test("is put off once without anything done, and that is recorded; then it is as strict as ever")
    func once() {
        given(RunUnderTest.self, fired).when(RunCommand.snooze.at(9)).thenRejected(.snoozeNeedsProgress)
        given(RunUnderTest.self, fired, gone).when(RunCommand.snooze.at(9)).then(bypassed[0], bypassed[1])
        given(
            RunUnderTest.self, fired, gone, bypassed[0], bypassed[1], RunEvent.snoozeEnded.at(549),
            RunEvent.partFailed(part: .microphone, code: "microphone.missing", message: "Gone.").at(555)
        )
        .when(RunCommand.snooze.at(560)).thenRejected(.snoozeNeedsProgress)
    }

    @Test("lets nobody off whose repair was asked for before") func demanded() {
        let demanded = RunEvent.repairDemanded(part: .microphone).at(0)
        given(RunUnderTest.self, fired).when(RunCommand.demandRepair(.microphone).at(0)).then(demanded)
        given(RunUnderTest.self, fired, demanded).when(RunCommand.demandRepair(.microphone).at(1)).then()
        given(RunUnderTest.self, fired, demanded, gone).when(RunCommand.snooze.at(9))
            .thenRejected(.snoozeNeedsProgress)
    }

    @Test("also where the alarm forbids snoozes, and not for one engine of several") func only() {
        let strict = RunEvent.fired(Sample.terms(snooze: SnoozePolicy(maximumCount: 0))).at(0)
        given(RunUnderTest.self, strict, gone).when(RunCommand.snooze.at(9)).then(bypassed[0], bypassed[1])
        let engine = RunEvent.partFailed(part: .engine, code: "engine.killed", message: "Gone.").at(5)
        given(RunUnderTest.self, fired, engine).when(RunCommand.snooze.at(9))
            .thenRejected(.snoozeNeedsProgress)
    }

    @Test("likewise where no engine is left, and where nothing came of two windows") func otherHearing() {
        func lost(_ part: DevicePart) -> RunEvent { .partFailed(part: part, code: "c", message: "m") }
        given(RunUnderTest.self, fired, lost(.recogniser).at(5)).when(RunCommand.snooze.at(9))
            .then(RunEvent.partBypassed(part: .recogniser).at(9), bypassed[1])
        given(RunUnderTest.self, fired, lost(.hearing).at(5)).when(RunCommand.snooze.at(9))
            .thenRejected(.snoozeNeedsProgress)
        given(RunUnderTest.self, fired, lost(.hearing).at(5), lost(.hearing).at(6))
            .when(RunCommand.snooze.at(9))
            .then(RunEvent.partBypassed(part: .hearing).at(9), bypassed[1])
        // Whoever was let off for the microphone is not let off for the engine next time.
        given(
            RunUnderTest.self, fired, RunEvent.repairDemanded(part: .microphone).at(0),
            lost(.recogniser).at(5)
        )
        .when(RunCommand.snooze.at(9)).thenRejected(.snoozeNeedsProgress)
    }

    @Test("asks for no repair of a part that is found again, whatever a check of the device calls it")
    func repaired() {
        for part in DevicePart.allCases {
            var clock = AlarmClock(zones: ZoneTable(device: .utc), seed: 1)
            clock.apply(.run("r1", .fired(Sample.terms())), at: .seven())
            clock.apply(.run("r1", .partBypassed(part: part)), at: .seven(9))
            func check(_ state: CapabilityState, at instant: Instant) {
                clock.apply(
                    .device(.capabilityChanged(capability: part.capability, state: state)), at: instant)
            }
            check(.doubtful, at: .seven(20))
            #expect(clock.unrepairedParts == [part])
            check(.ready, at: .seven(30))
            #expect(clock.unrepairedParts.isEmpty, "\(part)")
        }
    }

    @Test(
        "a tag that was touched shows a reader that works; a code shows none, since the page's camera reads it, too"
    )
    func shown() {
        for (kind, part, isRepaired) in [
            (TokenKind.tag, DevicePart.tagReader, true), (.code, .camera, false),
        ] {
            var clock = AlarmClock(zones: ZoneTable(device: .utc), seed: 1)
            clock.apply(.run("r1", .fired(Sample.terms())), at: .seven())
            clock.apply(.run("r1", .partBypassed(part: part)), at: .seven(9))
            let digest = PayloadDigest(of: [1])
            clock.apply(
                .run("r1", .answered(step: 0, .token(kind, digest: Sealed(digest)), passed: true)),
                at: .seven(20))
            #expect(clock.unrepairedParts.isEmpty == isRepaired, "\(kind)")
        }
    }

    @Test("is as strict as ever once something was heard, and an earned snooze comes first") func back()
        throws
    {
        let run = [fired, gone].reduce(RunUnderTest()) { $0.evolved(by: $1, at: $1.at) }
        let heard = try run.decide(
            RunCommand.judge(Sample.said("something else entirely")).at(7), at: .seven(7))
        let after = heard.reduce(run) { $0.evolved(by: $1, at: $1.at) }
        #expect(throws: RunRejection.snoozeNeedsProgress) {
            try after.decide(RunCommand.snooze.at(9), at: .seven(9))
        }
        given(RunUnderTest.self, fired, RunEvent.stepPassed(step: 0).at(6), gone)
            .when(RunCommand.snooze.at(9)).then(bypassed[1])
    }
}
