import LinuxAdapters
import Foundation
import TestSupport
import Synchronization
import Testing

/// Where the daemon finds the person's display, against a scripted service manager on a bus of the test's own.
@Suite("R7 The display of the session", .serialized, .timeLimit(.minutes(1))) struct DisplayEnvironmentTests {
    private static let desktop = [
        "LANG=en_US.UTF-8", "DISPLAY=:0", "WAYLAND_DISPLAY=wayland-0", "XAUTHORITY=/run/user/1000/.auth=1",
        "XDG_SESSION_TYPE=wayland", "DBUS_SESSION_BUS_ADDRESS=unix:path=/run/user/1000/bus", "nonsense",
    ]

    /// Looks at what a manager tells, with the scripted one on its bus.
    private func manager(
        _ environment: [String]?, _ body: (ScriptedManager, _ address: String) throws -> Void
    ) throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let manager = ScriptedManager(environment, address: bus.address)
        defer { manager.stop() }
        try body(manager, bus.address)
    }

    @Test(
        "a service that started before the desktop finds what the desktop told the manager since",
        PrivateBus.isInstalled) func lingering() throws
    {
        try manager(["LANG=en_US.UTF-8"]) { manager, address in
            let service = DisplayEnvironment(own: ["PATH": "/bin"], isService: true, address: address)
            for _ in 0..<100 where manager.questions.withLock({ $0 }) == 0 { _ = service.read() }
            #expect(!DisplayEnvironment.namesDisplay(service.read()))
            manager.environment.withLock { $0 = Self.desktop }
            let found = service.read()
            #expect(DisplayEnvironment.namesDisplay(found))
            #expect(
                found == [
                    "DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0", "XAUTHORITY": "/run/user/1000/.auth=1",
                    "XDG_SESSION_TYPE": "wayland",
                    "DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/user/1000/bus",
                ])
        }
    }

    @Test(
        "a program of a terminal has its own display, and asks nobody; a service's own may be of a session before",
        PrivateBus.isInstalled) func own() throws
    {
        try manager(Self.desktop) { manager, address in
            let own = ["DISPLAY": ":7", "XAUTHORITY": "/home/sam/.Xauthority", "HOME": "/home/sam"]
            let terminal = DisplayEnvironment(own: own, isService: false, address: address).read()
            #expect(terminal == ["DISPLAY": ":7", "XAUTHORITY": "/home/sam/.Xauthority"])
            #expect(manager.questions.withLock { $0 } == 0)
            let service = DisplayEnvironment(own: own, isService: true, address: address)
            for _ in 0..<100 where service.read()["DISPLAY"] != ":0" { usleep(20_000) }
            #expect(service.read()["WAYLAND_DISPLAY"] == "wayland-0")
            // A desktop that tells its manager nothing: what the service has is better than nothing.
            manager.environment.withLock { $0 = ["LANG=en_US.UTF-8"] }
            #expect(service.read()["DISPLAY"] == ":7")
        }
    }

    @Test("a manager that does not answer is waited for a second at most", PrivateBus.isInstalled)
    func silent() throws {
        try manager(nil) { _, address in
            let took = ContinuousClock().measure {
                #expect(DisplayEnvironment(own: [:], isService: true, address: address).read().isEmpty)
            }
            #expect(took < .seconds(2))
        }
        #expect(
            DisplayEnvironment(own: [:], isService: true, address: "unix:path=/nowhere/bus").read().isEmpty)
    }

    @Test("a window's program gets the display it was found for, and nothing of another one") func handedOn()
    {
        let own = ["PATH": "/bin", "DISPLAY": ":1", "XAUTHORITY": "/old", "DBUS_SESSION_BUS_ADDRESS": "kept"]
        #expect(
            DisplayEnvironment.environment(["WAYLAND_DISPLAY": "wayland-0"], in: own)
                == ["PATH": "/bin", "WAYLAND_DISPLAY": "wayland-0", "DBUS_SESSION_BUS_ADDRESS": "kept"])
    }

    @Test("another process is judged by what it was started with") func process() throws {
        let (child, input, output) = (Process(), Pipe(), Pipe())
        child.executableURL = URL(filePath: "/bin/cat")
        child.environment = ["DISPLAY": ":42"]
        (child.standardInput, child.standardOutput) = (input, output)
        try child.run()
        defer {
            kill(child.processIdentifier, SIGKILL)
            child.waitUntilExit()
        }
        // Once it answers it surely runs its own program; before, the kernel may show no environment yet.
        try input.fileHandleForWriting.write(contentsOf: Data("x".utf8))
        #expect(try output.fileHandleForReading.read(upToCount: 1)?.count == 1)
        let found = try #require(DisplayEnvironment(process: child.processIdentifier))
        #expect(found.read()["DISPLAY"] == ":42")
        #expect(DisplayEnvironment(process: Int32.max) == nil)
    }
}
