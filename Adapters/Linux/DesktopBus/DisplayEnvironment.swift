import CSystemd
import Foundation
import Glibc

/// The environment variables that locate the person's display.
///
/// A service that starts before login has none of them. Desktops pass theirs to the person's service manager, which can
/// be asked at any time (`Environment` of org.freedesktop.systemd1.Manager).
package struct DisplayEnvironment: Sendable {
    /// The variables that name a display; without any of them no window opens.
    private static let displays = ["DISPLAY", "WAYLAND_DISPLAY"]
    /// Variables that belong to a particular display and must change with it.
    private static let beside = ["XAUTHORITY", "XDG_SESSION_TYPE"]
    /// The session bus that belongs to the display.
    private static let bus = "DBUS_SESSION_BUS_ADDRESS"

    private let own: [String: String]
    private let isService: Bool
    private let address: String?

    /// - Parameters:
    ///   - own: the environment of the process that opens a window.
    ///   - isService: whether the service manager started that process.
    ///   - address: the person's session bus; nil for that of this process.
    package init(own: [String: String], isService: Bool, address: String? = nil) {
        (self.own, self.isService) = (own, isService)
        self.address = address ?? Bus.sessionAddress
    }

    /// Uses the environment of this process.
    package init() { self.init(own: ProcessInfo.processInfo.environment, process: getpid()) }

    /// Uses the environment that another process of this person was started with, or nil if it cannot be read.
    package init?(process: Int32) {
        guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/environ") else { return nil }
        let own = Self.variables(
            bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
        self.init(own: own, process: process)
    }

    /// systemd passes each process it starts its own pid, which a child's pid does not match (systemd.exec(5),
    /// SYSTEMD_EXEC_PID).
    private init(own: [String: String], process: Int32) {
        self.init(own: own, isService: own["SYSTEMD_EXEC_PID"] == "\(process)")
    }

    /// The current variables of the display; without a display, none that names one. Blocks for about a second at most
    /// if the bus does not answer.
    ///
    /// The process's own variables win. A service keeps those of its start, perhaps of a session that has ended, so for
    /// a service the manager's variables win.
    package func read() -> [String: String] {
        let named = Self.chosen(own)
        if Self.namesDisplay(named), !isService { return named }
        let managed = Self.chosen(managerEnvironment())
        return Self.namesDisplay(managed) ? managed : named
    }

    /// Whether the variables name a display.
    package static func namesDisplay(_ variables: [String: String]) -> Bool {
        displays.contains { !(variables[$0] ?? "").isEmpty }
    }

    /// The environment `own` with the display variables replaced by `variables`, for a program that opens a window.
    package static func environment(_ variables: [String: String], in own: [String: String]) -> [String:
        String]
    {
        var environment = own
        for name in displays + beside { environment[name] = variables[name] }
        if let address = variables[bus] { environment[bus] = address }
        return environment
    }

    private static func chosen(_ environment: [String: String]) -> [String: String] {
        environment.filter { (displays + beside + [bus]).contains($0.key) && !$0.value.isEmpty }
    }

    private func managerEnvironment() -> [String: String] {
        guard let address, let bus = Bus.connected(to: address) else { return [:] }
        let assignments = bus.answer(
            "org.freedesktop.systemd1", "/org/freedesktop/systemd1", "org.freedesktop.DBus.Properties", "Get",
            [.text("org.freedesktop.systemd1.Manager"), .text("Environment")], timeoutMilliseconds: 500
        ) { answer -> [String] in
            guard sd_bus_message_enter_container(answer, CChar(UInt8(ascii: "v")), "as") > 0 else {
                return []
            }
            return Bus.texts(in: answer)
        }
        return Self.variables(assignments ?? [])
    }

    /// Parses "NAME=value".
    private static func variables(_ assignments: [String]) -> [String: String] {
        var variables: [String: String] = [:]
        for assignment in assignments {
            guard let sign = assignment.firstIndex(of: "=") else { continue }
            variables[String(assignment[..<sign])] = String(assignment[assignment.index(after: sign)...])
        }
        return variables
    }
}
