import LinuxAdapters
import Foundation
import TestSupport
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

/// G10: how bright the room is, as a scripted iio-sensor-proxy on a bus of its own tells it.
extension SensorProxyTests {
    @Test("a claimed light sensor tells each level in its unit, and is released", PrivateBus.isInstalled)
    func light() throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        for (name, unit) in [("lux", LightUnit.lux), ("vendor", .percent)] {
            let service = ScriptedSensorProxy(address: bus.address, levels: [2.5, 310, 305.25], unit: name)
            defer { service.stop() }
            let sensor = SensorProxyLight(address: bus.address)
            #expect(sensor.isPresent())
            #expect(sensor.part == .lightSensor)
            var seen: [Double] = []
            try sensor.follow { level, measured in
                #expect(measured == unit)
                if seen.last != level { seen.append(level) }
                return level != 305.25
            }
            #expect(seen == [2.5, 310, 305.25])
            #expect(service.calls.withLock { $0 } == ["ClaimLight", "ReleaseLight"])
        }
    }

    @Test("no light sensor, one that goes away, no service and no bus are said", PrivateBus.isInstalled)
    func noLight() throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let sensor = SensorProxyLight(address: bus.address)
        #expect(!sensor.isPresent())
        // A device that tells how it is turned need not measure light.
        let without = ScriptedSensorProxy(address: bus.address, levels: [900], hasSensor: false)
        #expect(!sensor.isPresent())
        let failure = #expect(throws: PortFailure.self) { try sensor.follow { _, _ in true } }
        #expect(failure?.code == "light.missing")
        without.stop()
        let leaving = ScriptedSensorProxy(address: bus.address, levels: [900])
        var isGone = false
        let gone = #expect(throws: PortFailure.self) {
            try sensor.follow { _, _ in
                if !isGone { leaving.stop() }
                isGone = true
                return true
            }
        }
        #expect(gone?.code == "light.gone")
        #expect(!SensorProxyLight(address: "unix:path=/nowhere/bus").isPresent())
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
