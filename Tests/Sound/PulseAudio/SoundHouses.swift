import Foundation
import Testing
import VowCore
import VowPorts
import VowSystem

@testable import SoundAdapters

/// A sound server of a test's own, with a virtual speaker and a virtual microphone.
protocol SoundHouse: Sendable {
    /// Where it listens.
    var address: String { get }
    /// Ends it; its folder goes.
    func stop()
    /// Ends it without warning.
    func crash()
    /// The same, and it is back at once at the same address.
    func crashAndReturn() throws
    /// Lets it hang, or go on.
    func hang(_ hangs: Bool)
}

extension PrivateSoundServer: SoundHouse {}

/// The servers that a desktop of Debian's may run.
enum HouseKind: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case pulseAudio
    case pipeWire

    var testDescription: String { rawValue }

    func open() throws -> any SoundHouse {
        switch self {
        case .pulseAudio: try PrivateSoundServer()
        case .pipeWire: try PipeWireHouse()
        }
    }

    /// Those that are installed here.
    static var installed: [HouseKind] {
        let path = "/usr/bin/"
        let programs = ["pipewire", "wireplumber", "pipewire-pulse", "dbus-daemon"]
        let isThere = programs.allSatisfy { FileManager.default.isExecutableFile(atPath: path + $0) }
        return isThere ? allCases : [.pulseAudio]
    }
}

/// PipeWire with its stand-in for PulseAudio and with WirePlumber, as Debian's desktop runs them, under a bus and a
/// runtime folder of its own.
final class PipeWireHouse: SoundHouse {
    let address: String
    private let folder: String
    private let bus: ChildProcess
    private let processes: Monitor<[ChildProcess]>

    init() throws {
        let made = FileManager.default.temporaryDirectory.appending(
            path: "vow-pw-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
            at: made, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        folder = made.path
        address = "unix:\(folder)/pulse/native"
        bus = try ChildProcess(
            arguments: [
                "setpriv", "--pdeathsig", "KILL", "dbus-daemon", "--session", "--nofork", "--nopidfile",
                "--address=unix:path=\(folder)/bus",
            ], environment: Self.environment(folder), outputPath: folder + "/bus.log")
        processes = Monitor([])
        try begin()
    }

    deinit { stop() }

    private static func environment(_ folder: String) -> [String] {
        [
            "PATH=/usr/local/bin:/usr/bin:/bin", "HOME=" + folder, "XDG_RUNTIME_DIR=" + folder,
            "XDG_CONFIG_HOME=" + folder, "XDG_STATE_HOME=" + folder, "LC_ALL=C",
            "DBUS_SESSION_BUS_ADDRESS=unix:path=\(folder)/bus", "DBUS_SYSTEM_BUS_ADDRESS=disabled:",
        ]
    }

    /// Starts the three, and gives them the room's devices.
    private func begin() throws {
        var begun: [ChildProcess] = []
        for (program, door) in [
            ("pipewire", "pipewire-0"), ("wireplumber", nil), ("pipewire-pulse", "pulse/native"),
        ] {
            begun.append(
                try ChildProcess(
                    arguments: ["setpriv", "--pdeathsig", "KILL", program],
                    environment: Self.environment(folder), outputPath: "\(folder)/\(program).log"))
            // The next one needs its socket.
            if let door { try wait(program) { FileManager.default.fileExists(atPath: "\(folder)/\(door)") } }
        }
        processes.update { $0 = begun }
        try wait("pipewire-pulse") { PulseAudioProbe(server: address).isReachable() }
        for sink in [PrivateSoundServer.speakerSink, PrivateSoundServer.roomSink] {
            try control(self, "load-module", "module-null-sink", "sink_name=" + sink)
        }
        try control(
            self, "load-module", "module-remap-source", "source_name=" + PrivateSoundServer.microphoneSource,
            "master=\(PrivateSoundServer.roomSink).monitor")
        try wait("wireplumber") {
            // It names the defaults in a record of its own, and until that is there they cannot be set.
            guard (try? accepts(self, ["set-default-sink", PrivateSoundServer.speakerSink])) == true,
                (try? accepts(self, ["set-default-source", PrivateSoundServer.microphoneSource])) == true
            else { return false }
            let state = try? PulseAudioProbe(server: address).state()
            return state?.sink?.name == PrivateSoundServer.speakerSink
                && state?.source?.name == PrivateSoundServer.microphoneSource
        }
    }

    private func wait(_ what: String, until condition: () -> Bool) throws {
        let end = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < end {
            if condition() { return }
            usleep(10_000)
        }
        throw PortFailure(
            code: "sound.private.failed", message: TextCode(worded: "\(what) did not start."), repair: .none)
    }

    func stop() {
        crash()
        bus.end(graceMilliseconds: 0)
        try? FileManager.default.removeItem(atPath: folder)
    }

    func crash() {
        // The door for clients goes first, as where the whole session dies.
        for process in processes.read({ $0 }).reversed() { process.end(graceMilliseconds: 0) }
    }

    func crashAndReturn() throws {
        crash()
        for door in ["pipewire-0", "pipewire-0-manager", "pulse/native"] {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(door)")
        }
        try begin()
    }

    func hang(_ hangs: Bool) {
        for process in processes.read({ $0 }) { process.signalGroup(hangs ? SIGSTOP : SIGCONT) }
    }
}
