import ArgumentParser
import Foundation
import Glibc
import VowCore
import VowPorts
import VowRuntime
import ZoneDatabase

/// `vow run`: watches over the alarms, in the foreground.
struct RunDaemonCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Watch over the alarms and ring them, in the foreground.",
        discussion: """
            On a terminal, Enter lets you speak at once, "snooze" asks for a snooze, and any other text counts as \
            typed where the microphone does not work. There is one emergency exit: type this sentence exactly, \
            twice, thirty seconds apart: \(WakeSession.emergencySentence(.english))
            """)
    @OptionGroup var common: CommonOptions

    func run() throws {
        try Exit.reporting {
            let log = try common.openLog()
            let lock = try HomeLock(home: common.homePath)
            defer { lock.release() }
            let zones = ZoneDatabase()
            let rules = (try? zones.rules(for: try zones.deviceZoneIdentifier())) ?? .utc
            let daemon = try Daemon(
                log: log, parts: try Device.nightParts(home: common.homePath),
                display: WakeTerminal(zone: rules),
                version: Device.version)
            let controls = daemon.controls
            let signals = Signals.onInterrupt { controls.quit() }
            defer { signals.forEach { $0.cancel() } }
            if isatty(0) == 1 { Keyboard.follow(controls) }
            try daemon.run()
        }
    }
}

/// Ends in good order on Ctrl-C and on a service manager's stop.
enum Signals {
    static func onInterrupt(_ action: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: action)
            source.resume()
            return source
        }
    }
}

/// What the person types at the wake screen.
enum Keyboard {
    static func follow(_ controls: Daemon.Controls) {
        Thread.detachNewThread {
            while let line = readLine() {
                switch line.trimmingCharacters(in: .whitespaces) {
                case "": controls.send(.personReady)
                case "snooze", "s": controls.send(.snoozeRequested)
                case let text: controls.send(.typed(text))
                }
            }
        }
    }
}

/// One daemon for one home: two would ring twice.
final class HomeLock {
    private let descriptor: Int32

    init(home: String) throws(PortFailure) {
        descriptor = open(home + "/daemon.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw PortFailure(
                code: "home.unusable", message: "The folder \(home) cannot be written.",
                repair: "Make it writable, or choose another with --home DIR.",
                cause: String(cString: strerror(errno)))
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw PortFailure(
                code: "home.busy", message: "Another `vow run` already watches over \(home).",
                repair: "Let that one ring, or choose another home with --home DIR.")
        }
    }

    func release() { close(descriptor) }
}
