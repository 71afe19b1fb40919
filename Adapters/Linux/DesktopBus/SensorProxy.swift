import CSystemd
import VowPorts

/// One sensor of iio-sensor-proxy (net.hadess.SensorProxy), claimed while it is followed.
struct SensorProxy {
    private static let name = "net.hadess.SensorProxy"
    private static let path = "/net/hadess/SensorProxy"
    /// How long to wait for a change before the present state is reported again, in microseconds.
    private static let waitMicroseconds: UInt64 = 200_000

    /// The bus's address, or nil for the system bus.
    let address: String?
    /// What the service calls the sensor: `Accelerometer`, whose presence is the property `HasAccelerometer`.
    let sensor: String
    /// The same in its methods, such as `ClaimLight`.
    let claim: String
    /// No sensor is there.
    let missing: PortFailure
    /// The sensor or its service goes away.
    let gone: PortFailure

    /// Whether the sensor is there.
    func isPresent() -> Bool {
        guard let bus = Bus.connected(to: address) else { return false }
        do throws(PortFailure) {
            return try SensorProxyProperties(bus: bus).truth("Has" + sensor) == true
        } catch { return false }
    }

    /// Claims the sensor and reads its properties, immediately and then several times a second, until `take` returns false.
    func follow(_ take: (SensorProxyProperties) throws(PortFailure) -> Bool) throws(PortFailure) {
        let bus: Bus
        do throws(PortFailure) {
            bus = try Bus(address: address)
            guard try SensorProxyProperties(bus: bus).truth("Has" + sensor) == true else { throw missing }
            try call("Claim" + claim, bus)
        } catch { throw missing.because(error.cause) }
        // The service releases a claim itself when its connection closes.
        defer { try? call("Release" + claim, bus) }
        // Its signals end the wait below early; the new value is then read as a property.
        sd_bus_add_match(
            bus.handle, nil, "type='signal',sender='\(Self.name)',path='\(Self.path)'", { _, _, _ in 0 }, nil)
        while true {
            do throws(PortFailure) {
                guard try take(SensorProxyProperties(bus: bus)) else { return }
            } catch { throw gone.because(error.cause) }
            // Process what arrived with the answer first: sd_bus_wait does not block while messages are unread.
            while sd_bus_process(bus.handle, nil) > 0 {}
            sd_bus_wait(bus.handle, Self.waitMicroseconds)
            while sd_bus_process(bus.handle, nil) > 0 {}
        }
    }

    private func call(_ method: String, _ bus: Bus) throws(PortFailure) {
        try bus.call(Self.name, Self.path, Self.name, method, []) { _ in }
    }

    /// Reads a property; nil if it has another type.
    fileprivate static func property<Value>(
        _ property: String, _ bus: Bus, _ read: (OpaquePointer?) -> Value?
    ) throws(PortFailure) -> Value? {
        try bus.call(
            name, path, "org.freedesktop.DBus.Properties", "Get", [.text(name), .text(property)], read)
    }
}

/// The service's properties. A value of another type than the one that is asked for is nil.
struct SensorProxyProperties {
    fileprivate let bus: Bus

    func truth(_ name: String) throws(PortFailure) -> Bool? {
        try SensorProxy.property(name, bus) { message in
            var flag: Int32 = 0
            return Self.read(message, "b", &flag) ? flag != 0 : nil
        }
    }

    func number(_ name: String) throws(PortFailure) -> Double? {
        try SensorProxy.property(name, bus) { message in
            var number = 0.0
            return Self.read(message, "d", &number) ? number : nil
        }
    }

    func text(_ name: String) throws(PortFailure) -> String? {
        try SensorProxy.property(name, bus) { message in
            var text: UnsafePointer<CChar>?
            return Self.read(message, "s", &text) ? text.map { String(cString: $0) } : nil
        }
    }

    /// Reads a variant that holds one value of a type.
    private static func read(
        _ message: OpaquePointer?, _ type: String, _ value: UnsafeMutableRawPointer
    ) -> Bool {
        sd_bus_message_enter_container(message, CChar(UInt8(ascii: "v")), type) > 0
            && sd_bus_message_read_basic(message, CChar(type.utf8.first!), value) > 0
    }
}

extension PortFailure {
    fileprivate func because(_ cause: String?) -> PortFailure {
        PortFailure(code: code, message: message, repair: repair, cause: cause)
    }
}
