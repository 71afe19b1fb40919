import Foundation
import Glibc
import TestSupport
import Synchronization
import Testing
import VowPorts

@testable import LinuxAdapters

/// The notification of a run on a notification daemon that people use (dunst), on a display and a bus of the test's own.
@Suite("R5 A real notification daemon", .serialized, .timeLimit(.minutes(1))) struct RealNotificationTests {
    private static let isInstalled = ConditionTrait.enabled(
        if: ["/usr/bin/dunst", "/usr/bin/dunstctl", "/usr/bin/Xvfb", "/usr/bin/dbus-daemon"].allSatisfy(
            FileManager.default.isExecutableFile), "dunst and Xvfb are not installed")

    /// A display without a screen, and dunst on it.
    private final class Desktop {
        let bus: PrivateBus
        let display: String
        private var processes: [Process] = []

        init() throws {
            bus = try PrivateBus()
            let told = Pipe()
            let server = Process()
            server.executableURL = URL(filePath: "/usr/bin/Xvfb")
            server.arguments = ["-displayfd", "1", "-screen", "0", "800x480x24", "-nolisten", "tcp"]
            server.standardOutput = told
            server.standardError = FileHandle.nullDevice
            try server.run()
            // The number is written when the display can be used.
            let number = String(decoding: told.fileHandleForReading.availableData, as: UTF8.self)
            display = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
            let dunst = Process()
            dunst.executableURL = URL(filePath: "/usr/bin/dunst")
            dunst.environment = environment
            dunst.standardOutput = FileHandle.nullDevice
            dunst.standardError = FileHandle.nullDevice
            try dunst.run()
            processes = [dunst, server]
        }

        var environment: [String: String] {
            var environment = ProcessInfo.processInfo.environment
            environment["DISPLAY"] = display
            environment["WAYLAND_DISPLAY"] = nil
            environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
            return environment
        }

        /// What dunst answers about itself.
        @discardableResult func control(_ arguments: [String]) throws -> String {
            let process = Process()
            let output = Pipe()
            process.executableURL = URL(filePath: "/usr/bin/dunstctl")
            process.arguments = arguments
            process.environment = environment
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return text.trimmingCharacters(in: .whitespacesAndNewlines)
        }

        /// Whether so many notifications are in sight before long.
        func shows(_ count: Int) throws -> Bool {
            for _ in 0..<150 {
                if try control(["count", "displayed"]) == "\(count)" { return true }
                usleep(20_000)
            }
            return false
        }

        func stop() {
            for process in processes {
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
            }
            bus.stop()
        }
    }

    @Test("it is shown, its button opens the wake screen, and closing it does nothing", isInstalled)
    func run() throws {
        let desktop = try Desktop()
        defer { desktop.stop() }
        let service = NotificationService(address: desktop.bus.address)
        for _ in 0..<250 where service.read()?.server != "dunst" { usleep(20_000) }
        let found = try #require(service.read())
        #expect(found.server == "dunst" && found.hasActions && found.isSilenced == false)
        let opened = DispatchSemaphore(value: 0)
        let notice = DesktopWakeNotice(address: desktop.bus.address) { opened.signal() }
        defer { notice.end() }
        notice.show(title: "Morning", body: "Say your affirmations <now> & rise.", action: "Open")
        #expect(try desktop.shows(1))
        try keepPicture(of: desktop)
        // The same run again takes its place.
        notice.show(title: "Morning", body: "Now say your goals.", action: "Open")
        #expect(try desktop.shows(1))
        #expect(try desktop.control(["count", "waiting"]) == "0")
        try desktop.control(["action", "0"])
        #expect(opened.wait(timeout: .now() + 5) == .success)
        notice.show(title: "Morning", body: "Still ringing.", action: "Open")
        #expect(try desktop.shows(1))
        try desktop.control(["close"])
        #expect(try desktop.shows(0))
        #expect(opened.wait(timeout: .now() + 0.3) == .timedOut)
        // What was closed comes back with the next ring, and goes when the run is over.
        notice.show(title: "Morning", body: "The snooze is over.", action: "Open")
        #expect(try desktop.shows(1))
        notice.close()
        #expect(try desktop.shows(0))
    }

    @Test("the button of a reminder opens its place, and one that was closed opens nothing", isInstalled)
    func button() throws {
        let desktop = try Desktop()
        defer { desktop.stop() }
        let service = NotificationService(address: desktop.bus.address)
        for _ in 0..<250 where service.read()?.server != "dunst" { usleep(20_000) }
        let opened = Mutex<[String]>([])
        let told = DispatchSemaphore(value: 0)
        let notifier = DesktopNotifier(address: desktop.bus.address, fallback: Nobody()) { place in
            opened.withLock { $0.append(place) }
            told.signal()
        }
        let coach = NoticeButton(label: "Open it", place: "coach")
        try notifier.notify(title: "Vow: coach", body: "Half an hour of Chinese.", button: coach)
        #expect(try desktop.shows(1))
        try desktop.control(["action", "0"])
        #expect(told.wait(timeout: .now() + 5) == .success)
        #expect(opened.withLock { $0 } == ["coach"])
        // A press leaves it there.
        try desktop.control(["close-all"])
        #expect(try desktop.shows(0))
        for _ in 0..<250 where notifier.shownCount > 0 { usleep(20_000) }
        #expect(notifier.shownCount == 0)
        try notifier.notify(title: "Vow: coach", body: "Half an hour of Spanish.", button: coach)
        #expect(try desktop.shows(1))
        for _ in 0..<250 where notifier.shownCount == 0 { usleep(20_000) }
        #expect(notifier.shownCount == 1)
        try desktop.control(["close"])
        #expect(try desktop.shows(0))
        for _ in 0..<250 where notifier.shownCount > 0 { usleep(20_000) }
        #expect(notifier.shownCount == 0 && opened.withLock { $0 } == ["coach"])
        // Where no bus is, the fallback is asked.
        let noted = Noted()
        let alone = DesktopNotifier(address: "unix:path=/nowhere/bus", fallback: noted) { _ in }
        try alone.notify(title: "Vow", body: "Goals", button: coach)
        for _ in 0..<250 where noted.titles.withLock({ $0.isEmpty }) { usleep(20_000) }
        #expect(noted.titles.withLock { $0 } == ["Vow"])
    }

    private final class Noted: Notifier {
        let titles = Mutex<[String]>([])
        func notify(title: String, body: String, audible: Bool) throws(PortFailure) {
            titles.withLock { $0.append(title) }
        }
    }

    @Test("messages that must be heard do not pile up, and do not disturb is read", isInstalled)
    func heard() throws {
        let desktop = try Desktop()
        defer { desktop.stop() }
        let service = NotificationService(address: desktop.bus.address)
        for _ in 0..<250 where service.read()?.server != "dunst" { usleep(20_000) }
        let notifier = DesktopNotifier(address: desktop.bus.address, fallback: Nobody())
        for _ in 0..<3 { try notifier.notify(title: "Vow", body: "Wake up", audible: true) }
        #expect(try desktop.shows(1))
        try notifier.notify(title: "Vow: tomorrow", body: "07:00", audible: false)
        #expect(try desktop.shows(2))
        try desktop.control(["set-paused", "true"])
        #expect(service.read()?.isSilenced == true)
    }

    /// Somebody who wants to see it names a file.
    private func keepPicture(of desktop: Desktop) throws {
        guard let path = ProcessInfo.processInfo.environment["VOW_KEEP_PICTURE"] else { return }
        usleep(500_000)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/import")
        process.arguments = ["-window", "root", path]
        process.environment = desktop.environment
        try process.run()
        process.waitUntilExit()
    }

    private struct Nobody: Notifier {
        func notify(title: String, body: String, audible: Bool) throws(PortFailure) {}
    }
}
