import Testing
import VowCore
import VowLog

@Suite("What capabilities, means of waking, noticed sounds and occasions are called in the log")
struct RecordedWordTests {
    private func read(_ stream: StreamName, _ name: String, _ plain: String, _ personal: String) throws
        -> DomainEvent
    {
        try EventCodec.decode(
            stream: stream, name: name, schema: 1, plain: try FieldReader(Array(plain.utf8)),
            personal: try FieldReader(Array(personal.utf8)))
    }

    private func events() throws -> [DomainEvent] {
        var events: [DomainEvent] = []
        for capability in Capability.allCases {
            for state in CapabilityState.allCases {
                events.append(.device(.capabilityChanged(capability: capability, state: state)))
            }
        }
        let next = Instant(millisecondsSinceEpoch: 0)
        for means in WakeMeans.allCases { events.append(.device(.wakeArmed(means: means, for: next))) }
        for flag in LivenessFlag.Kind.allCases {
            events.append(.run("r1", .cheatFlagged(flag: flag, attempt: 1, measured: 1, threshold: 0.5)))
        }
        for occasion in GoalOccasion.allCases {
            let refined = GoalEvent.refined(GoalDetails(text: "I walk."), occasion: occasion)
            events.append(try #require(Aggregates.goal.event(refined, of: "g1")))
        }
        return events
    }

    @Test("each of them is written, and read again as the same")
    func roundTrips() throws {
        for event in try events() {
            let wire = try EventCodec.encode(event)
            let plain = String(decoding: wire.plain, as: UTF8.self)
            let personal = String(decoding: wire.personal ?? Array("{}".utf8), as: UTF8.self)
            let again = try read(EventCodec.stream(of: event), wire.name, plain, personal)
            #expect(again == event, "\(plain)")
        }
    }

    @Test("each of them keeps the literal that stands in the logs of every version")
    func literals() {
        #expect(
            Capability.allCases.map(\.rawValue) == [
                "speaker", "microphone", "speech", "wake", "notifications", "display", "camera", "tags",
                "motion", "light", "vibration", "clock", "disk", "service", "power", "backup",
            ])
        #expect(CapabilityState.allCases.map(\.rawValue) == ["ready", "doubtful", "missing"])
        #expect(
            WakeMeans.allCases.map(\.rawValue) == [
                "alarmTimer", "powerService", "clockFile", "helper", "inhibitor", "none", "simulated",
            ])
        #expect(
            LivenessFlag.Kind.allCases.map(\.rawValue) == [
                "playback", "lowEnergy", "micLoop", "replay", "ownSound",
            ])
        #expect(GoalOccasion.allCases.map(\.rawValue) == ["edit", "weekly", "interview"])
    }

    @Test("one that nobody knows is an error that is shown, and never taken for another")
    func unknown() {
        let goal = #"{"text":"I walk.","why":"","barriers":"","supports":"","values":""}"#
        let (device, run) = (Aggregates.deviceStream, Aggregates.run.stream("r1"))
        for (stream, name, plain) in [
            (device, "CapabilityChanged", #"{"capability":"piano","state":"ready"}"#),
            (device, "CapabilityChanged", #"{"capability":"microphone","state":"piano"}"#),
            (device, "WakeArmed", #"{"rung":"piano","for":0}"#),
            (run, "CheatFlagged", #"{"flag":"piano","attempt":1,"measured":1,"threshold":0}"#),
            (Aggregates.goal.stream("g1"), "GoalsRefined", #"{"occasion":"piano"}"#),
        ] {
            #expect(throws: WireError.self, "\(plain)") { try read(stream, name, plain, goal) }
        }
    }
}
