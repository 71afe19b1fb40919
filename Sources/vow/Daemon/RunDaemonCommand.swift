import ArgumentParser
import VowSystem
import Foundation
import Glibc
import Synchronization
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime
import LinuxAdapters

/// `vow run`: watches over the alarms, in the foreground.
struct RunDaemonCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: HelpText.run.inHelp,
        discussion: HelpText.runMore(
            sentence: WakeSession.emergencySentence(Wording(in: HelpLanguage.current ?? .english).ofLines)
        ).inHelp)
    @OptionGroup var place: HomeOptions
    /// Accepted only to be refused with a reason: the output of this command is a screen for a person.
    @Flag(help: .hidden) var json = false

    func run() throws {
        try Exit.reporting {
            guard !json else {
                throw CommandError.refused(
                    .vowRunShowsScreenAnswers)
            }
            Output.waitForNobody()
            let home = place.path
            let parts = try Device.nightParts(home: home)
            let live = LiveState(clock: parts.clock, zones: parts.zones)
            let terminal = WakeTerminal(
                dayGoals: { DayGoals.asked(of: home) }, pageAddress: { PageAddress.planned(home: home) })
            live.follow { terminal.show($0) }
            let tell: (String) -> Void = { text in
                live.notice(text)
                // The live row has the same text.
                try? parts.notifier.notify(
                    title: HomeLanguage.wording(of: home)(NoticeText.logTitle), body: text, audible: false)
            }
            let lock = try HomeLock.taken(home: home, tell: tell)
            defer { lock?.release() }
            // A process that erases or restores is soon done, and what was read meanwhile would be wrong.
            ReplacementLock.awaitNobody(home: home, milliseconds: 30_000)
            Leftovers.erase(of: home)
            try watch(home, parts: parts, live: live, terminal: terminal, tell: tell)
        }
    }

    /// Watches until asked to end; a log that turns out to be damaged meanwhile is salvaged, and watching goes on. So it
    /// does when it stood aside for an erasure.
    private func watch(
        _ home: String, parts: DeviceParts, live: LiveState, terminal: WakeTerminal,
        tell: @escaping (String) -> Void
    ) throws {
        let forwarder = InputForwarder()
        let signals = Signals.onInterrupt { forwarder.quit() }
        defer { signals.forEach { $0.cancel() } }
        let keyboard = Keyboard(terminal, send: forwarder.send)
        keyboard.follow()
        defer { keyboard.release() }
        let serve = {
            FrontEnds.serve(
                home, live: live, clock: parts.clock, send: forwarder.send,
                standAside: forwarder.standAside, tell: live.notice)
        }
        var closeListener = serve()
        defer { closeListener() }
        let surroundings = RunSurroundings(home: home, live: live, send: forwarder.send)
        defer { surroundings.end() }
        var parts = parts
        parts.notifier = surroundings.alerting(parts.notifier)
        let watched = WatchedLog(Home.access(home), clock: parts.clock) {
            tell(HomeLanguage.wording(of: home)($0))
        }
        var log = watched.open()
        var unrecorded: [SessionRunner.Pending] = []
        // A disk that damages whatever is written must not keep the daemon busy with salvages.
        var salvagesLeft = 3
        while true {
            Home.keep(log, of: home)
            let taken = unrecorded
            let daemon = try watched.folding(log) {
                (log) throws(PortFailure) in
                try Daemon(
                    log: log, parts: parts, display: live, version: Device.version,
                    views: Home.views(home, log: log, zones: parts.zones), unrecorded: taken)
            }
            // No process is started for it in the many homes that have none: each costs a ring after a crash some time.
            if daemon.hasBroker { surroundings.tellBroker() }
            forwarder.connect(daemon.controls)
            let checking = LogCheck(daemon.log.opened, report: daemon.controls.reportDamage)
            defer { checking?.cancel() }
            let opened = daemon.log.opened
            defer { watched.noteAnchor(of: daemon.log) }
            try daemon.run(endsOnDamage: opened != nil && salvagesLeft > 0)
            if forwarder.isStandingAside {
                // Nothing that was read before goes on after an erasure: the log is opened anew, and all is read again.
                unrecorded = daemon.unrecorded
                checking?.cancel()
                opened?.close()
                Home.closeLogs()
                // The process that asked begins when the connection ends, so the listener is closed last.
                closeListener()
                ReplacementLock.awaitNobody(
                    home: home, milliseconds: ReplacementLock.patienceMilliseconds)
                forwarder.comeBack()
                closeListener = serve()
                log = watched.open()
                continue
            }
            guard let damage = daemon.damage, let opened, salvagesLeft > 0, !forwarder.isQuitting else {
                return
            }
            unrecorded = daemon.unrecorded
            checking?.cancel()
            opened.close()
            log = watched.rescued(after: damage)
            salvagesLeft -= 1
        }
    }
}

/// Connects the keyboard and signals with the present daemon.
final class InputForwarder: Sendable {
    private struct State {
        var controls: Daemon.Controls?
        var isQuitting = false
        var isStandingAside = false
    }

    private let state = Mutex(State())

    /// Whether the end was asked for.
    var isQuitting: Bool { state.withLock { $0.isQuitting } }

    /// Whether the daemon is to end only to begin again.
    var isStandingAside: Bool { state.withLock { $0.isStandingAside && !$0.isQuitting } }

    /// Ends the present daemon, for a change that must not be made while it uses what it read before.
    @Sendable func standAside() {
        let controls = state.withLock { state in
            state.isStandingAside = true
            return state.controls
        }
        controls?.quit()
    }

    /// The next daemon goes on.
    func comeBack() { state.withLock { $0.isStandingAside = false } }

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
