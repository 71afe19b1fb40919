import CLinux.Timer
import Foundation
import Glibc
package import VowPorts
import VowSystem

/// Reports the state of a Linux machine from its kernel, its files and this process's environment.
///
/// Opens only small files, mostly below /sys and /var. Caches nothing. Thread-safe.
package struct LinuxMachineProbe: MachineProbe {
    /// Where the probe looks; tests use a folder of their own.
    package struct Places: Sendable {
        /// The prefix of every absolute path; empty for the machine's own.
        package var root = ""
        /// The environment of the process.
        package var environment: [String: String]
        package var user: (number: UInt32, name: String)

        /// The machine's own places.
        package init() {
            environment = ProcessInfo.processInfo.environment
            user = (getuid(), NSUserName())
        }
    }

    /// The name of Vow's systemd unit.
    static let unit = "vow.service"
    private let places: Places
    private let notifications: @Sendable () -> MachineFacts.Notifications?
    private let watcherDisplay: WatcherDisplay?

    /// Returns the display variables of the process that watches over a home.
    package typealias WatcherDisplay =
        @Sendable (_ home: String, _ service: MachineFacts.Service) -> [String: String]

    /// Creates a probe.
    /// - Parameters:
    ///   - notifications: reads the notification service, which needs a bus.
    ///   - display: the display variables of the watching process, if it is not this process; nil if it is.
    package init(
        _ places: Places = Places(),
        notifications: @escaping @Sendable () -> MachineFacts.Notifications? = { nil },
        display: WatcherDisplay? = nil
    ) {
        self.places = places
        self.notifications = notifications
        watcherDisplay = display
    }

    /// See `MachineProbe`.
    package func facts(home: String) -> MachineFacts {
        var facts = MachineFacts()
        let service = service
        facts.display = display(watcherDisplay?(home, service) ?? places.environment)
        facts.notifications = notifications()
        facts.cameras = names(below: "/dev").filter { $0.hasPrefix("video") && isReadable("/dev/" + $0) }
        facts.hasTagReader = exists("/run/pcscd/pcscd.comm")
        facts.isClockSynchronised = isClockSynchronised
        facts.freeBytes = freeBytes(home)
        facts.service = service
        facts.power = power
        return facts
    }

    /// - Parameter watcher: the display variables of the watching process.
    private func display(_ watcher: [String: String]) -> MachineFacts.Display {
        func isSet(_ name: String, _ variables: [String: String]) -> Bool {
            !(variables[name] ?? "").isEmpty
        }
        if isSet("WAYLAND_DISPLAY", watcher) { return .wayland }
        if isSet("DISPLAY", watcher) { return .x11 }
        let hasOwn = ["WAYLAND_DISPLAY", "DISPLAY"].contains { isSet($0, places.environment) }
        if hasOwn { return .untold }
        return places.environment["TERM"] == "linux" ? .console : .none
    }

    /// The kernel calls its clock unsynchronised until a program disciplines it (adjtimex(2), TIME_ERROR).
    private var isClockSynchronised: Bool? {
        guard places.root.isEmpty else { return exists("/run/systemd/timesync/synchronized") }
        return switch vow_clock_is_synchronised() {
        case 0: false
        case 1: true
        default: nil
        }
    }

    /// Free bytes of the nearest existing folder above a path.
    private func freeBytes(_ path: String) -> Int64? {
        var folder = path
        while !folder.isEmpty, folder != "/", access(folder, F_OK) != 0 {
            folder = (folder as NSString).deletingLastPathComponent
        }
        var status = statvfs()
        guard statvfs(folder.isEmpty ? "/" : folder, &status) == 0 else { return nil }
        return Int64(clamping: UInt64(status.f_bavail) * UInt64(status.f_frsize))
    }

    /// The folders of user units (systemd.unit(5)), the person's own first.
    private var unitFolders: [String] {
        let own = places.environment["XDG_CONFIG_HOME"] ?? homeOfPerson + "/.config"
        let data = places.environment["XDG_DATA_HOME"] ?? homeOfPerson + "/.local/share"
        return [own, data].map { $0 + "/systemd/user" }
            + ["/etc", "/usr/local/lib", "/usr/lib"].map { $0 + "/systemd/user" }
    }

    private var homeOfPerson: String { places.environment["HOME"] ?? NSHomeDirectory() }

    private var service: MachineFacts.Service {
        let runtime = places.environment["XDG_RUNTIME_DIR"] ?? "/run/user/\(places.user.number)"
        return MachineFacts.Service(
            hasManager: exists(runtime + "/systemd/private"),
            isInstalled: unitFolders.contains { exists("\($0)/\(Self.unit)") },
            isEnabled: unitFolders.contains { exists("\($0)/default.target.wants/\(Self.unit)") },
            lingers: exists("/var/lib/systemd/linger/" + places.user.name))
    }

    /// The kernel's power supplies (Documentation/ABI/testing/sysfs-class-power), or nil if it lists none, as on most
    /// desktops, which run on mains power.
    private var power: MachineFacts.Power? {
        let folder = "/sys/class/power_supply"
        var (isOnMains, charges, hasSupply) = (false, [Int](), false)
        for name in names(below: folder).sorted() {
            let supply = "\(folder)/\(name)"
            // Skips the batteries of peripherals such as mice.
            if read(supply + "/scope") == "Device" { continue }
            switch read(supply + "/type") {
            case "Battery":
                if let charge = read(supply + "/capacity").flatMap(Int.init) { charges.append(charge) }
                if ["Charging", "Full", "Not charging"].contains(read(supply + "/status") ?? "") {
                    isOnMains = true
                }
            case nil: continue
            default:
                hasSupply = true
                if read(supply + "/online") == "1" { isOnMains = true }
            }
        }
        guard hasSupply || !charges.isEmpty else { return nil }
        return MachineFacts.Power(isOnMains: isOnMains, batteryPercent: charges.max())
    }

    private func exists(_ path: String) -> Bool { access(places.root + path, F_OK) == 0 }

    private func isReadable(_ path: String) -> Bool { access(places.root + path, R_OK) == 0 }

    private func names(below path: String) -> [String] { Files.names(in: places.root + path) }

    private func read(_ path: String) -> String? {
        Files.text(places.root + path)?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
