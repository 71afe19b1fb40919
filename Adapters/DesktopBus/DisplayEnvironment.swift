import CSystemd
import Foundation
import Glibc

/// The variables by which a program finds the person's display.
///
/// A service that starts with the machine, before anybody has logged in, has none of them in its environment. Desktops hand
/// theirs to the person's service manager when they start, which tells them at any time (`Environment` of
/// org.freedesktop.systemd1.Manager).
public struct DisplayEnvironment: Sendable {
    /// The variables that name a display; without one of them no window opens.
    private static let displays = ["DISPLAY", "WAYLAND_DISPLAY"]
    /// What goes with a display, and would be wrong beside another one.
    private static let beside = ["XAUTHORITY", "XDG_SESSION_TYPE"]
    /// A program on the display may ask things of its session's bus.
    private static let bus = "DBUS_SESSION_BUS_ADDRESS"

    private let own: [String: String]
    private let isService: Bool
    private let address: String?

    /// - Parameters:
    ///   - own: the environment of the process that is to open a window.
    ///   - isService: whether the service manager started that process.
    ///   - address: the person's bus; nil for that of this process.
    public init(own: [String: String], isService: Bool, address: String? = nil) {
        (self.own, self.isService) = (own, isService)
        self.address = address ?? Bus.sessionAddress
    }

    /// Of this process.
    public init() { self.init(own: ProcessInfo.processInfo.environment, process: getpid()) }

    /// Of another process of this person, by what it was started with; nil where that cannot be read.
    public init?(process: Int32) {
        guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/environ") else { return nil }
        let own = Self.variables(
            bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
        self.init(own: own, process: process)
    }

    /// systemd tells each process that it starts its number, which the children of that process do not have
    /// (systemd.exec(5), SYSTEMD_EXEC_PID).
    private init(own: [String: String], process: Int32) {
        self.init(own: own, isService: own["SYSTEMD_EXEC_PID"] == "\(process)")
    }

    /// The variables of the display as they are now; without a display none that names one. Takes at most about a second,
    /// where the bus does not answer.
    ///
    /// The process's own come first. A service has those of its start, perhaps of a session that is over by now, so the
    /// manager's come before them.
    public func read() -> [String: String] {
        let named = Self.chosen(own)
        if Self.namesDisplay(named), !isService { return named }
        let managed = Self.chosen(managerEnvironment())
        return Self.namesDisplay(managed) ? managed : named
    }

    /// Whether variables say where a window can open.
    public static func namesDisplay(_ variables: [String: String]) -> Bool {
        displays.contains { !(variables[$0] ?? "").isEmpty }
    }

    /// An environment with a display's variables in place of its own, for a program that is to open a window.
    public static func environment(_ variables: [String: String], in own: [String: String]) -> [String:
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
        guard let address, let bus = try? Bus(address: address) else { return [:] }
        let assignments = try? bus.call(
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

    /// Reads "NAME=value".
    private static func variables(_ assignments: [String]) -> [String: String] {
        var variables: [String: String] = [:]
        for assignment in assignments {
            guard let sign = assignment.firstIndex(of: "=") else { continue }
            variables[String(assignment[..<sign])] = String(assignment[assignment.index(after: sign)...])
        }
        return variables
    }
}
