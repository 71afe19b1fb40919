import Testing
import VowCore
import VowLog
import VowRecitation

@Suite("What a run's parts, means and causes are called in the log") struct RunCauseTests {
    private func read(_ name: String, _ plain: String) throws -> DomainEvent {
        try EventCodec.decode(
            stream: Aggregates.run.stream("r1"), name: name, schema: 1,
            plain: try FieldReader(Array(plain.utf8)),
            personal: try FieldReader(Array(#"{"label":""}"#.utf8)))
    }

    @Test("each of them is written by its literal, and read again")
    func literals() throws {
        let due = Instant(millisecondsSinceEpoch: 0)
        var events: [RunEvent] = []
        for part in DevicePart.allCases {
            events.append(.partFailed(part: part, code: "c", message: "m"))
            events.append(.partBypassed(part: part))
        }
        for means in RingMeans.allCases { events.append(.ringStarted(means: means, delayMilliseconds: 1)) }
        for cause in MissCause.allCases {
            events.append(.missed(alarm: "a", label: "", due: due, cause: cause))
        }
        for event in events {
            let wire = try EventCodec.encode(.run("r1", event))
            let plain = String(decoding: wire.plain, as: UTF8.self)
            #expect(try read(wire.name, plain) == .run("r1", event), "\(plain)")
        }
        let literals = MissCause.allCases.map(\.rawValue)
        #expect(
            literals == [
                "not running", "clock set forward", "zone changed", "powered off", "suspended", "stopped",
                "killed", "not proved", "stood still",
            ])
        #expect(RingMeans.allCases.map(\.rawValue) == ["sound", "otherOutput", "ownServer", "alsa"])
    }

    @Test("one that nobody knows is an error that is shown, and never taken for another")
    func unknown() {
        for (name, plain) in [
            ("RingStarted", #"{"means":"piano","delayMilliseconds":1}"#),
            ("PartFailed", #"{"part":"piano","code":"c","message":"m"}"#),
            ("AlarmMissed", #"{"alarm":"a","due":0,"cause":"piano"}"#),
        ] {
            #expect(throws: WireError.self, "\(name)") { try read(name, plain) }
        }
    }
}
