import Foundation
import SoundAdapters
import Testing
import TestSupport
import VowCore
import VowRuntime

/// G2 K2: tags on a real reader's service, from registering one to the morning that it ends.
@Suite("Tags", .serialized, .enabled(if: VirtualTagReader.isInstalled))
struct TagMorningTests {
    private static let door: [UInt8] = [0x04, 0xa2, 0x1b, 0x7c, 0x5d, 0x61, 0x80]
    /// A text record with "vow" in English.
    private static let message: [UInt8] = [0xd1, 0x01, 0x06, 0x54, 0x02, 0x65, 0x6e, 0x76, 0x6f, 0x77]

    @Test(
        "a wrong tag, a reader that is unplugged and plugged in again, and the right tag, which ends the run")
    func morning() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        let reader = try VirtualTagReader()
        defer { reader.end() }
        let place = ["PCSCLITE_CSOCK_NAME": reader.socket]
        func vow(_ arguments: [String]) throws -> (status: Int32, output: String) {
            try ChildProcess(
                arguments + ["--home", bedroom.home], soundServer: bedroom.server.address, variables: place
            ).finish()
        }
        try reader.lay(.storage(identifier: Self.door, message: Self.message))
        let added = try vow(["tags", "add", "door", "--json"])
        #expect(added.status == 0 && added.output.contains(#""name" : "door""#), "\(added)")
        // What a tag calls itself would open the gate that asks for it: it is not handed out.
        #expect(!added.output.lowercased().contains("04a21b7c5d6180"), "\(added)")
        let asked = try ChildProcess(
            ["tags.add", "--json", "-", "--home", bedroom.home], soundServer: bedroom.server.address,
            input: #"{"name":"shed"}"#, variables: place
        ).finish()
        #expect(asked.status == 0 && asked.output.contains(#""name" : "shed""#), "\(asked)")
        let refused: [(VirtualTagReader.Tag, String)] = [
            (.memory(identifier: [4, 1], bytes: [0xe1, 0x10, 0x12, 0, 3, 3, 0xd1, 1, 9, 0xfe]), "damaged"),
            (.files(identifier: [0x08, 1, 2, 3], message: []), "different identifier each time"),
        ]
        for (tag, words) in refused {
            try reader.lay(tag)
            let answer = try vow(["tags", "add", "odd"])
            #expect(answer.status == 2 && answer.output.contains(words), "\(answer)")
        }
        try reader.takeAway()
        #expect(try vow(["tags", "add", "none", "--seconds", "1"]).status == 1)

        try bedroom.prepare(secondsAhead: 600)
        let gate = try vow(["alarm", "edit", "test", "--gate", "tag:door"])
        #expect(gate.status == 0, "\(gate)")
        #expect(try vow(["tags", "remove", "door"]).status == 2)
        let due = ZoneRules.utc.civil(
            at: Instant(secondsSinceEpoch: Bedroom.now.secondsSinceEpoch + 3))
        // The alarm that was changed asks for less, and so from tomorrow on; another one asks for the tag today.
        let definition = AlarmDefinition(
            label: "Door", rule: OccurrenceRule(time: due.time, recurrence: .once(due.date)),
            zone: .fixed("UTC"), sound: SoundSettings(volumePercent: 60, rampSeconds: 0),
            gate: GatePolicy(challenges: [ChallengePolicy(.token(.tag, name: "door"))]))
        try bedroom.log.append([.alarm("door", .scheduled(definition))], at: Bedroom.now)
        let daemon = try bedroom.daemon(variables: place)
        defer { daemon.stop() }
        #expect(try bedroom.waitFor { $0.isRinging })
        try reader.lay(.files(identifier: [4, 9, 9, 9], message: Self.message))
        #expect(try bedroom.waitFor { $0.isTag(right: false) })
        try reader.unplug()
        #expect(try bedroom.waitFor { if case .partFailed(.tagReader, _, _) = $0 { true } else { false } })
        #expect(try bedroom.count { $0.isEnding } == 0)
        try reader.plugIn()
        try reader.lay(.storage(identifier: Self.door, message: Self.message))
        #expect(try bedroom.waitFor { $0.isTag(right: true) })
        #expect(try bedroom.waitFor { $0 == .dismissed(mode: .unspoken) })
        #expect(try bedroom.isSilentWithin(seconds: 10))
    }
}

extension RunEvent {
    fileprivate func isTag(right: Bool) -> Bool {
        if case .answered(_, .token(.tag, _), let passed) = self { passed == right } else { false }
    }
}
