import CSystemd
package import Synchronization

/// Stands in for iio-sensor-proxy: each time it is asked how the device is turned, or how bright it is, it reports the
/// next value.
package final class ScriptedSensorProxy: @unchecked Sendable {
    /// The methods that were called, apart from reading properties.
    package let calls = Mutex<[String]>([])
    /// How often it was asked for a property.
    package let askedCount = Mutex(0)
    private let turns: Mutex<[String]>
    private let levels: Mutex<[Double]>
    private let unit: String
    private let hasSensor: Bool
    private let tellsFirst: Bool
    private var object: ServedObject?

    /// Begins to answer on a bus.
    /// - Parameters:
    ///   - turns: the orientations that it reports, one for each question; the last one stays.
    ///   - levels: how bright it is, in the same way.
    ///   - unit: what the light sensor says that its levels are in.
    ///   - hasSensor: whether the device has the sensors.
    ///   - tellsFirst: whether it signals a change before each answer.
    package init(
        address: String, turns: [String] = ["undefined"], levels: [Double] = [0], unit: String = "lux",
        hasSensor: Bool = true, tellsFirst: Bool = false
    ) {
        self.turns = Mutex(turns)
        self.levels = Mutex(levels)
        self.unit = unit
        self.hasSensor = hasSensor
        self.tellsFirst = tellsFirst
        object = ServedObject(
            "/net/hadess/SensorProxy", of: "net.hadess.SensorProxy", address: address,
            answer: { [self] bus, message in answer(message, on: bus) })
    }

    /// Leaves the bus.
    package func stop() {
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
        let type = property.hasPrefix("Has") ? "b" : property == "LightLevel" ? "d" : "s"
        sd_bus_message_open_container(answer, CChar(UInt8(ascii: "v")), type)
        switch property {
        case "HasAccelerometer", "HasAmbientLight":
            var flag: Int32 = hasSensor ? 1 : 0
            sd_bus_message_append_basic(answer, CChar(UInt8(ascii: "b")), &flag)
        case "LightLevel":
            var level = levels.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
            sd_bus_message_append_basic(answer, CChar(UInt8(ascii: "d")), &level)
        default:
            let turn =
                property == "LightLevelUnit"
                ? unit : turns.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
            _ = turn.withCString { sd_bus_message_append_basic(answer, CChar(UInt8(ascii: "s")), $0) }
        }
        sd_bus_message_close_container(answer)
    }
}
