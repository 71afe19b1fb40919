import Foundation
import Glibc
package import VowPorts
import VowSystem

/// A private PulseAudio server: with a virtual speaker and microphone for the demonstration and tests, or with the
/// machine's own devices if its sound server is dead.
///
/// Listens on a socket in a temporary folder, needs no sound card, bus or session, and may run as root. Ends with
/// `stop`, with the last reference, or with this process, however that ends, and removes its folder.
package final class PrivateSoundServer: Sendable {
    /// The default sink, which alarms play into.
    package static let speakerSink = "vow_speaker"
    /// The sink that feeds the microphone.
    package static let roomSink = "vow_room"
    /// The microphone; the default source.
    package static let microphoneSource = "vow_microphone"

    /// The server's devices.
    package enum Devices: Sendable {
        /// A virtual speaker and a virtual microphone.
        case room
        /// The same, but the speaker idles in blocks of two seconds, so that a new stream waits up to that long for its
        /// first sample, as on outputs that have to wake up.
        case sleepyRoom
        /// The machine's ALSA devices.
        case machine

        fileprivate var startMilliseconds: Int { self == .machine ? 1_500 : 10_000 }
    }

    private let folder: String
    private let devices: Devices
    private let process: Monitor<ChildProcess>

    /// The address for `PulseAudioRinger`, `PulseAudioMicrophone` and `PULSE_SERVER`.
    package let address: String

    /// Starts the server and waits until it answers; throws `sound.private.failed`.
    package init(_ devices: Devices = .room) throws(PortFailure) {
        let folder = try Self.makeFolder()
        self.folder = folder
        self.devices = devices
        address = "unix:\(folder)/native"
        do throws(PortFailure) {
            try Self.writeScript(in: folder, devices)
            process = Monitor(try Self.begin(in: folder))
        } catch {
            Files.remove(folder)
            throw error
        }
        guard waitUntilReachable() else {
            let cause = lastLine(ofFileAt: folder + "/log")
            stop()
            throw Self.failure(cause: cause ?? "it did not answer")
        }
    }

    deinit { stop() }

    private static func begin(in folder: String) throws(PortFailure) -> ChildProcess {
        try ChildProcess(
            arguments: command(in: folder), environment: environment(in: folder), outputPath: folder + "/log")
    }

    /// Ends the server and removes its folder; returns when both are done. Idempotent.
    package func stop() {
        process.read { $0 }.end(graceMilliseconds: 2_000)
        Files.remove(folder)
    }

    /// Kills the server, for tests of a crash.
    package func crash() {
        process.read { $0 }.end(graceMilliseconds: 0)
        Files.remove(folder)
    }

    /// Kills the server and restarts it at the same address, as a service manager would.
    package func crashAndReturn() throws(PortFailure) {
        process.read { $0 }.end(graceMilliseconds: 0)
        let next = try Self.begin(in: folder)
        process.update { $0 = next }
        guard waitUntilReachable() else { throw Self.failure(cause: "it did not come back") }
    }

    /// Suspends or resumes the server. A suspended server accepts connections and answers nothing.
    package func hang(_ hangs: Bool) { process.read { $0 }.signalGroup(hangs ? SIGSTOP : SIGCONT) }

    private func waitUntilReachable() -> Bool {
        let deadline = BootClock.nanoseconds() + Int64(devices.startMilliseconds) * 1_000_000
        let probe = PulseAudioProbe(server: address)
        let process = process.read { $0 }
        while BootClock.nanoseconds() < deadline {
            // The server does not announce that it is ready, so try its socket until it answers.
            if process.hasEnded(withinMilliseconds: 20) { return false }
            // A server that is not ready yet refuses, and is asked again.
            guard let state = try? probe.state() else { continue }
            let isReady =
                devices == .machine
                ? state.sink?.isStandIn == false : state.source?.name == Self.microphoneSource
            if isReady { return true }
        }
        return false
    }

    private static func makeFolder() throws(PortFailure) -> String {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array((base + "/vow-sound-XXXXXX").utf8CString)
        let path = template.withUnsafeMutableBufferPointer { buffer -> String? in
            guard let start = buffer.baseAddress, mkdtemp(start) != nil else { return nil }
            return String(cString: start)
        }
        guard let path else {
            throw failure(cause: "no temporary folder: \(String(cString: strerror(errno)))")
        }
        return path
    }

    private static func writeScript(in folder: String, _ devices: Devices) throws(PortFailure) {
        let door = "load-module module-native-protocol-unix socket=\(folder)/native auth-anonymous=1\n"
        let speaker = devices == .sleepyRoom ? "" : " norewinds=yes"
        let room = """
            load-module module-null-sink sink_name=\(speakerSink)\(speaker) format=float32le rate=48000 channels=1
            load-module module-null-sink sink_name=\(roomSink) norewinds=yes format=float32le rate=16000 channels=1
            load-module module-remap-source source_name=\(microphoneSource) master=\(roomSink).monitor
            set-default-sink \(speakerSink)
            set-default-source \(microphoneSource)

            """
        let script =
            ".fail\n" + door + (devices == .machine ? ".nofail\nload-module module-udev-detect\n" : room)
        guard let file = fopen(folder + "/script.pa", "w") else {
            throw failure(cause: String(cString: strerror(errno)))
        }
        let isWritten = fputs(script, file) >= 0
        guard fclose(file) == 0, isWritten else { throw failure(cause: String(cString: strerror(errno))) }
    }

    /// A shell in between removes the folder even if this process is killed: the kernel then sends the shell TERM, and
    /// it ends the server. If the shell itself is killed, the kernel ends the server.
    /// - Parameter parent: the process to end with. If it died before the kernel was asked for the signal, the shell
    ///   has another parent and starts nothing.
    static func command(in folder: String, parent: pid_t = getpid()) -> [String] {
        let keeper = """
            folder=$1; parent=$2; shift 2
            [ "$PPID" = "$parent" ] || { rm -rf "$folder"; exit 1; }
            "$@" & child=$!
            trap 'kill -TERM $child 2>/dev/null' TERM INT HUP
            wait $child
            wait $child 2>/dev/null
            rm -rf "$folder"
            """
        let die = ["setpriv", "--pdeathsig", "TERM"]
        return die + ["sh", "-c", keeper, "vow-sound", folder, "\(parent)"] + die + [
            "pulseaudio", "-n", "-F", folder + "/script.pa", "--daemonize=no", "--exit-idle-time=-1",
            "--disallow-exit=yes", "--use-pid-file=no", "--disable-shm=yes", "--high-priority=no",
            "--realtime=no", "--log-level=warning",
        ]
    }

    /// Keeps the person's own sound configuration and bus from the private server.
    private static func environment(in folder: String) -> [String] {
        let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
        return [
            "PATH=" + path, "HOME=" + folder, "XDG_RUNTIME_DIR=" + folder, "XDG_CONFIG_HOME=" + folder,
            "PULSE_RUNTIME_PATH=" + folder, "PULSE_STATE_PATH=" + folder, "LC_ALL=C",
            "DBUS_SESSION_BUS_ADDRESS=disabled:", "DBUS_SYSTEM_BUS_ADDRESS=disabled:",
        ]
    }

    private static func failure(cause: String) -> PortFailure {
        PortFailure(
            code: "sound.private.failed", message: .vowsOwnSoundServerCould,
            repair: .installAptGetInstallPulseaudio, cause: cause)
    }
}

/// The last non-blank line of a short text file.
private func lastLine(ofFileAt path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 1_024)
    var last: String?
    while fgets(&buffer, Int32(buffer.count), file) != nil {
        let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let line = String(decoding: bytes, as: UTF8.self)
        if line.contains(where: { !$0.isWhitespace }) { last = String(line.prefix { $0 != "\n" }) }
    }
    return last
}
