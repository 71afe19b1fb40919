import CSystemd
package import VowCore
package import VowPorts

/// The device's orientation as iio-sensor-proxy reports it (net.hadess.SensorProxy).
package final class SensorProxyMotion: MotionSensor {
    private static let name = "net.hadess.SensorProxy"
    private static let path = "/net/hadess/SensorProxy"
    /// How long to wait for a change before the present state is reported again, in microseconds.
    private static let waitMicroseconds: UInt64 = 200_000

    private let address: String?

    /// Uses the bus at `address`, or the system bus if nil.
    package init(address: String? = nil) { self.address = address }

    /// See `MotionSensor`.
    package func isPresent() -> Bool {
        guard let bus = try? Bus(address: address) else { return false }
        return (try? Self.property("HasAccelerometer", bus, Self.truth)) == true
    }

    /// See `MotionSensor`.
    package func follow(_ take: (DeviceOrientation?) -> Bool) throws(PortFailure) {
        let bus: Bus
        do throws(PortFailure) {
            bus = try Bus(address: address)
            guard try Self.property("HasAccelerometer", bus, Self.truth) == true else {
                throw Self.missing(nil)
            }
            try bus.call(Self.name, Self.path, Self.name, "ClaimAccelerometer", []) { _ in }
        } catch { throw Self.missing(error.cause) }
        defer { try? bus.call(Self.name, Self.path, Self.name, "ReleaseAccelerometer", []) { _ in } }
        // Its signals end the wait below early; the new value is then read as a property.
        sd_bus_add_match(
            bus.handle, nil, "type='signal',sender='\(Self.name)',path='\(Self.path)'", { _, _, _ in 0 }, nil)
        while true {
            let text: String?
            do throws(PortFailure) {
                text = try Self.property("AccelerometerOrientation", bus, Self.text)
            } catch {
                throw PortFailure(
                    code: "motion.gone", message: "The motion sensor is gone.",
                    repair: "See that iio-sensor-proxy runs.", cause: error.cause)
            }
            guard take(text.flatMap(DeviceOrientation.init(rawValue:))) else { return }
            // Process what arrived with the answer first: sd_bus_wait does not block while messages are unread.
            while sd_bus_process(bus.handle, nil) > 0 {}
            sd_bus_wait(bus.handle, Self.waitMicroseconds)
            while sd_bus_process(bus.handle, nil) > 0 {}
        }
    }

    private static func missing(_ cause: String?) -> PortFailure {
        PortFailure(
            code: "motion.missing", message: "This device has no motion sensor.",
            repair: "Where it has one, install the package iio-sensor-proxy.", cause: cause)
    }

    /// A property of the service, or nil if it has another type.
    private static func property<Value>(
        _ property: String, _ bus: Bus, _ read: (OpaquePointer?) -> Value?
    ) throws(PortFailure) -> Value? {
        try bus.call(
            name, path, "org.freedesktop.DBus.Properties", "Get", [.text(name), .text(property)], read)
    }

    private static func truth(_ message: OpaquePointer?) -> Bool? {
        var flag: Int32 = 0
        guard sd_bus_message_enter_container(message, CChar(UInt8(ascii: "v")), "b") > 0,
            sd_bus_message_read_basic(message, CChar(UInt8(ascii: "b")), &flag) > 0
        else { return nil }
        return flag != 0
    }

    private static func text(_ message: OpaquePointer?) -> String? {
        var text: UnsafePointer<CChar>?
        guard sd_bus_message_enter_container(message, CChar(UInt8(ascii: "v")), "s") > 0,
            sd_bus_message_read_basic(message, CChar(UInt8(ascii: "s")), &text) > 0
        else { return nil }
        return text.map { String(cString: $0) }
    }
}
