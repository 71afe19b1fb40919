import Foundation
import SoundAdapters
import Synchronization
import TestSupport
import Testing
import VowCore
import VowRuntime

/// G10: a morning whose gate asks for a bright room, with a scripted iio-sensor-proxy on a bus of its own.
@Suite("Light", .serialized)
struct LightMorningTests {
    @Test(
        "a dark room keeps it ringing, and a room that is bright for long enough ends it",
        PrivateBus.isInstalled)
    func morning() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        let bus = try PrivateBus()
        defer { bus.stop() }
        // Some five reports a second: four seconds of darkness, a flash, and then a bright room.
        let levels = Array(repeating: 4.0, count: 20) + [600] + Array(repeating: 4, count: 5) + [320]
        let sensor = ScriptedSensorProxy(address: bus.address, levels: levels)
        defer { sensor.stop() }
        let due = ZoneRules.utc.civil(
            at: Instant(secondsSinceEpoch: Bedroom.now.secondsSinceEpoch + 3))
        let definition = AlarmDefinition(
            label: "Light", rule: OccurrenceRule(time: due.time, recurrence: .once(due.date)),
            zone: .fixed("UTC"), sound: SoundSettings(volumePercent: 60, rampSeconds: 0),
            gate: GatePolicy(challenges: [ChallengePolicy(.light(LightLevel(lux: 300), seconds: 4))]))
        try bedroom.prepare(secondsAhead: 600)
        try bedroom.log.append([.alarm("light", .scheduled(definition))], at: Bedroom.now)
        let daemon = try bedroom.daemon(variables: ["DBUS_SYSTEM_BUS_ADDRESS": bus.address])
        defer { daemon.stop() }
        #expect(try bedroom.waitFor { $0.isRinging })
        #expect(try bedroom.waitFor { if case .challengePresented = $0 { true } else { false } })
        #expect(try bedroom.waitFor { $0.isBright })
        #expect(try bedroom.waitFor { $0 == .dismissed(mode: .unspoken) })
        #expect(try bedroom.isSilentWithin(seconds: 10))
        #expect(sensor.calls.withLock { $0 } == ["ClaimLight", "ReleaseLight"])
        let checked = try ChildProcess(
            ["log", "verify", "--home", bedroom.home], soundServer: bedroom.server.address
        ).finish()
        #expect(checked.status == 0, "\(checked)")
    }
}

extension RunEvent {
    /// Whether it records light of at least four seconds that began after the flash.
    fileprivate var isBright: Bool {
        guard case .answered(0, .light(let evidence), true) = self else { return false }
        return evidence.unit == .lux && evidence.readings.contains { $0.level == 600 }
            && evidence.readings.last?.level == 320
    }
}
