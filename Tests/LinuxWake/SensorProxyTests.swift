import CSystemd
import DesktopBus
import Foundation
import PrivateBus
import Synchronization
import Testing
import VowCore
import VowPorts

/// G2: how a device is turned, as a scripted iio-sensor-proxy on a bus of its own tells it.
@Suite("The motion sensor", .serialized) struct SensorProxyTests {
    @Test("a claimed sensor tells each turn, and is released", PrivateBus.isInstalled)
    func turns() throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let service = ScriptedSensorProxy(address: bus.address, turns: ["undefined", "left-up", "right-up"])
        defer { service.stop() }
        let sensor = SensorProxyMotion(address: bus.address)
        #expect(sensor.isPresent())
        var seen: [DeviceOrientation?] = []
        try sensor.follow { orientation in
            if seen.isEmpty || seen[seen.count - 1] != orientation { seen.append(orientation) }
            return orientation != .rightUp
        }
        #expect(seen == [nil, .leftUp, .rightUp])
        #expect(service.calls.withLock { $0 } == ["ClaimAccelerometer", "ReleaseAccelerometer"])
    }

    @Test(
        "a service without an accelerometer, one that goes away, no service and no bus are said",
        PrivateBus.isInstalled)
    func missing() throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let sensor = SensorProxyMotion(address: bus.address)
        #expect(!sensor.isPresent())
        #expect(throws: PortFailure.self) { try sensor.follow { _ in true } }
        let without = ScriptedSensorProxy(address: bus.address, turns: ["normal"], hasSensor: false)
        #expect(!sensor.isPresent())
        let failure = #expect(throws: PortFailure.self) { try sensor.follow { _ in true } }
        #expect(failure?.code == "motion.missing")
        without.stop()
        let leaving = ScriptedSensorProxy(address: bus.address, turns: ["normal"])
        var isGone = false
        let gone = #expect(throws: PortFailure.self) {
            try sensor.follow { _ in
                if !isGone { leaving.stop() }
                isGone = true
                return true
            }
        }
        #expect(gone?.code == "motion.gone")
        #expect(!SensorProxyMotion(address: "unix:path=/nowhere/bus").isPresent())
    }
}

extension SensorProxyTests {
    @Test(
        "a service that tells of a change before each answer is asked five times a second, not without a pause",
        PrivateBus.isInstalled)
    func unread() throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let service = ScriptedSensorProxy(address: bus.address, turns: ["normal"], tellsFirst: true)
        defer { service.stop() }
        let sensor = SensorProxyMotion(address: bus.address)
        let began = ContinuousClock.now
        try sensor.follow { _ in
            ContinuousClock.now - began < .milliseconds(900) && service.askedCount.withLock { $0 } < 200
        }
        // The first asks whether there is a sensor.
        #expect(service.askedCount.withLock { $0 } < 20)
    }
}

/// Stands in for iio-sensor-proxy: each time it is asked how the device is turned, it is turned on.
private final class ScriptedSensorProxy: @unchecked Sendable {
    let calls = Mutex<[String]>([])
    /// How often it was asked for a property.
    let askedCount = Mutex(0)
    private let turns: Mutex<[String]>
    private let hasSensor: Bool
    private let tellsFirst: Bool
    private var object: ServedObject?

    init(address: String, turns: [String], hasSensor: Bool = true, tellsFirst: Bool = false) {
        self.turns = Mutex(turns)
        self.hasSensor = hasSensor
        self.tellsFirst = tellsFirst
        object = ServedObject(
            "/net/hadess/SensorProxy", of: "net.hadess.SensorProxy", address: address,
            answer: { [self] bus, message in answer(message, on: bus) })
    }

    func stop() {
        object?.stop()
        object = nil
    }

    private func answer(_ message: OpaquePointer?, on bus: OpaquePointer?) -> Int32 {
        guard let member = sd_bus_message_get_member(message).map({ String(cString: $0) }) else { return 0 }
        var answer: OpaquePointer?
        guard sd_bus_message_new_method_return(message, &answer) >= 0 else { return 0 }
        defer { sd_bus_message_unref(answer) }
        if member == "Get" {
            askedCount.withLock { $0 += 1 }
            if tellsFirst { tell(on: bus) }
            var words: [String] = []
            var text: UnsafePointer<CChar>?
            while sd_bus_message_read_basic(message, CChar(UInt8(ascii: "s")), &text) > 0, let word = text {
                words.append(String(cString: word))
            }
            append(words.last ?? "", to: answer)
        } else {
            calls.withLock { $0.append(member) }
        }
        sd_bus_send(bus, answer, nil)
        return 1
    }

    /// Says that something has changed.
    private func tell(on bus: OpaquePointer?) {
        var message: OpaquePointer?
        sd_bus_message_new_signal(
            bus, &message, "/net/hadess/SensorProxy", "org.freedesktop.DBus.Properties", "PropertiesChanged")
        sd_bus_send(bus, message, nil)
        sd_bus_message_unref(message)
    }

    private func append(_ property: String, to answer: OpaquePointer?) {
        let isFlag = property == "HasAccelerometer"
        sd_bus_message_open_container(answer, CChar(UInt8(ascii: "v")), isFlag ? "b" : "s")
        if isFlag {
            var flag: Int32 = hasSensor ? 1 : 0
            sd_bus_message_append_basic(answer, CChar(UInt8(ascii: "b")), &flag)
        } else {
            let turn = turns.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
            _ = turn.withCString { sd_bus_message_append_basic(answer, CChar(UInt8(ascii: "s")), $0) }
        }
        sd_bus_message_close_container(answer)
    }
}
