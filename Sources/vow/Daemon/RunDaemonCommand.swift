import ArgumentParser
import FileLock
import Foundation
import Glibc
import Synchronization
import VowAnswers
import VowCore
import VowPorts
import VowRecitation
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
    @OptionGroup var place: HomeOptions
    /// Understood only to say that it is no wish that can be met: what it prints is a screen for a person.
    @Flag(help: .hidden) var json = false

    func run() throws {
        try Exit.reporting {
            guard !json else {
                throw CommandError.refused(
                    "`vow run` shows a screen and answers nothing, so there is no JSON of it. What happens is in the "
                        + "log: `vow log list --json`, or `vow runs --json`.")
            }
            Output.waitForNobody()
            let home = place.path
            let parts = try Device.nightParts(home: home)
            let live = LiveState(clock: parts.clock, zones: parts.zones)
            let terminal = WakeTerminal()
            live.follow { terminal.show($0) }
            let tell: (String) -> Void = { text in
                live.notice(text)
                try? parts.notifier.notify(title: "Vow: the log", body: text, audible: false)
            }
            let lock = try HomeLock.taken(home: home, tell: tell)
            defer { lock?.release() }
            try watch(home, parts: parts, live: live, terminal: terminal, tell: tell)
        }
    }

    /// Watches until asked to end; a log that turns out to be damaged meanwhile is salvaged, and watching goes on.
    private func watch(
        _ home: String, parts: DeviceParts, live: LiveState, terminal: WakeTerminal,
        tell: @escaping (String) -> Void
    ) throws {
        let switchboard = Switchboard()
        let signals = Signals.onInterrupt { switchboard.quit() }
        defer { signals.forEach { $0.cancel() } }
        let keyboard = Keyboard(terminal, send: switchboard.send)
        keyboard.follow()
        defer { keyboard.release() }
        let closeDoor = FrontEnds.serve(
            home, live: live, clock: parts.clock, send: switchboard.send, tell: live.notice)
        defer { closeDoor() }
        let page = PageKeeper(home: home) { live.notice($0) }
        page.begin()
        defer { page.end() }
        let window = WakeWindow(home: home)
        live.follow { change in
            if case .row(let row) = change { window.show(row.phase) }
        }
        defer { window.end() }
        let watched = WatchedLog(Home.access(home), clock: parts.clock, tell: tell)
        var log = watched.open()
        var carried: [SessionRunner.Pending] = []
        // A disk that damages whatever is written must not keep the daemon busy with salvages.
        for salvagesLeft in (0...3).reversed() {
            let taken = carried
            let daemon = try watched.folding(log) {
                (log) throws(PortFailure) in
                try Daemon(
                    log: log, parts: parts, display: live, version: Device.version,
                    views: Home.views(home, log: log, zones: parts.zones), carried: taken)
            }
            switchboard.connect(daemon.controls)
            let checking = LogCheck(daemon.log.opened, found: daemon.controls.reportDamage)
            defer { checking?.cancel() }
            let opened = daemon.log.opened
            defer { watched.noteAnchor(of: daemon.log) }
            try daemon.run(endsOnDamage: opened != nil && salvagesLeft > 0)
            guard let damage = daemon.damage, let opened, salvagesLeft > 0, !switchboard.isQuitting else {
                return
            }
            carried = daemon.unrecorded
            checking?.cancel()
            opened.close()
            log = watched.rescued(after: damage)
        }
    }
}

/// Connects the keyboard and signals with the daemon of the moment.
final class Switchboard: Sendable {
    private struct State {
        var controls: Daemon.Controls?
        var isQuitting = false
    }

    private let state = Mutex(State())

    /// Whether the end was asked for.
    var isQuitting: Bool { state.withLock { $0.isQuitting } }

    func connect(_ controls: Daemon.Controls) {
        let isQuitting = state.withLock { state in
            state.controls = controls
            return state.isQuitting
        }
        if isQuitting { controls.quit() }
    }

    @Sendable func send(_ input: PersonInput) { state.withLock { $0.controls }?.send(input) }

    func quit() {
        let controls = state.withLock { state in
            state.isQuitting = true
            return state.controls
        }
        controls?.quit()
    }
}

/// Ends in good order on Ctrl-C and on a service manager's stop.
enum Signals {
    static func onInterrupt(_ action: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
        // A screen or a child that is gone is an error to a write, and no reason to stop ringing.
        signal(SIGPIPE, SIG_IGN)
        return [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: action)
            source.resume()
            return source
        }
    }
}

/// One daemon for one home: two would ring twice.
final class HomeLock {
    private let descriptor: Int32

    init(home: String) throws(PortFailure) {
        descriptor = open(home + "/daemon.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            throw PortFailure(
                code: "home.unusable", message: "The folder \(home) cannot be written.",
                repair: "Make it writable, or choose another with --home DIR.",
                cause: String(cString: strerror(errno)))
        }
        var isTaken = flock(descriptor, LOCK_EX | LOCK_NB) == 0
        // A look at whether somebody watches takes it for a moment.
        for _ in 0..<5 where !isTaken {
            usleep(20_000)
            isTaken = flock(descriptor, LOCK_EX | LOCK_NB) == 0
        }
        guard isTaken else {
            close(descriptor)
            throw PortFailure(
                code: "home.busy", message: "Another `vow run` already watches over \(home).",
                repair: "Let that one ring, or choose another home with --home DIR.")
        }
    }

    /// The lock, or nil where none can be made: a folder that cannot be written must not silence an alarm.
    static func taken(home: String, tell: (String) -> Void) throws(PortFailure) -> HomeLock? {
        try? FileManager.default.createDirectory(
            atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        do { return try HomeLock(home: home) } catch {
            // Only another `vow run` would ring in this one's place.
            if error.code == "home.busy", isHeldByThisProgram(home) { throw error }
            let reason =
                error.code == "home.busy"
                ? "Another program holds \(home)/daemon.lock. End it: `lslocks` shows who holds what."
                : error.description
            tell("\(reason) Alarms ring all the same.")
            return nil
        }
    }

    /// The lock, for what must not happen while a daemon goes on with what it read before.
    static func alone(home: String) throws -> HomeLock {
        do throws(PortFailure) { return try HomeLock(home: home) } catch {
            guard error.code == "home.busy" else { throw error }
            throw CommandError.refused(
                "`vow run` watches over \(home). End it first: Ctrl-C, or `systemctl --user stop vow`; start it again "
                    + "afterwards.")
        }
    }

    /// Whether a daemon watches over a home; nil where none could say so, since the folder cannot be written.
    static func isWatched(home: String) -> Bool? {
        guard access(home, W_OK) == 0 else { return errno == ENOENT ? false : nil }
        let descriptor = open(home + "/daemon.lock", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno == ENOENT ? false : nil }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && isHeldByThisProgram(home)
    }

    /// Whether the lock is a daemon's; also where the kernel does not tell whose it is.
    private static func isHeldByThisProgram(_ home: String) -> Bool {
        FileLock.holder(of: home + "/daemon.lock").map(FileLock.isSameProgram) ?? true
    }

    func release() { close(descriptor) }
}
