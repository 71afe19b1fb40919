import CSystemd
package import Synchronization

/// Stands in for a person's service manager: answers for its environment, as systemd does
/// (org.freedesktop.systemd1.Manager).
package final class ScriptedManager: @unchecked Sendable {
    /// What it answers, as "NAME=value"; nil for no answer at all.
    package let environment: Mutex<[String]?>
    /// How often it was asked.
    package let questions = Mutex(0)
    private var object: ServedObject?

    /// Begins to answer on a bus.
    package init(_ environment: [String]?, address: String) {
        self.environment = Mutex(environment)
        object = ServedObject(
            "/org/freedesktop/systemd1", of: "org.freedesktop.systemd1", address: address
        ) { [self] bus, message in
            guard sd_bus_message_is_method_call(message, "org.freedesktop.DBus.Properties", "Get") > 0
            else { return 0 }
            questions.withLock { $0 += 1 }
            guard let assignments = self.environment.withLock({ $0 }) else { return 1 }
            return reply(bus, to: message) { answer in
                sd_bus_message_open_container(answer, CChar(UInt8(ascii: "v")), "as")
                sd_bus_message_open_container(answer, CChar(UInt8(ascii: "a")), "s")
                for assignment in assignments {
                    _ = assignment.withCString {
                        sd_bus_message_append_basic(answer, CChar(UInt8(ascii: "s")), $0)
                    }
                }
                sd_bus_message_close_container(answer)
                sd_bus_message_close_container(answer)
            }
        }
    }

    /// Leaves the bus.
    package func stop() {
        object?.stop()
        object = nil
    }
}
