import VowSystem
import Dispatch
import Foundation
import InMemory
import VowAnswers
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// A morning that is gone through before its alarm, with the same machine, gate and engines as any other.
///
/// It takes place in a log of its own, on a clock that shows the due instant, and without a sound. Only a gate that was
/// passed reaches the person's log, as one append: whatever happens before, the alarm rings as planned.
final class EarlyMorning {
    private let occurrence: Occurrence
    private let alarm: AlarmID
    private let log: EventLog
    private let parts: DeviceParts
    private let zone: ZoneRules
    private let aheadMilliseconds: Int64

    /// The occurrence that may be passed now.
    static func next(_ wanted: AlarmID?, in overview: DeviceOverview, _ texts: EarlyTexts)
        throws(CommandError)
        -> (alarm: AlarmID, occurrence: Occurrence)
    {
        let isBusy = overview.runs.contains { run in
            run.state.isOpen
        }
        if isBusy { throw .refused(worded: texts.busy) }
        guard let next = overview.upcoming.first(where: { wanted == nil || $0.alarm == wanted }) else {
            throw .refused(worded: texts.nothing)
        }
        let opens = next.occurrence.instant.adding(milliseconds: -NextRing.earlyMilliseconds)
        guard opens <= overview.now else {
            throw .refused(worded: texts.tooEarly(from: ShownTimes(overview.deviceZone).text(opens)))
        }
        return next
    }

    init(
        _ alarm: AlarmID, _ occurrence: Occurrence, of overview: DeviceOverview, in source: EventLog,
        home: String
    ) throws {
        self.alarm = alarm
        self.occurrence = occurrence
        zone = overview.deviceZone
        var parts = try Device.parts(home: home)
        // A moment before the due instant, so that the machine is at rest when it comes.
        let ahead = occurrence.instant.milliseconds(since: parts.clock.now()) - 300
        aheadMilliseconds = ahead
        parts.clock = ClockAhead(of: parts.clock, milliseconds: ahead)
        parts.ringer = SilentRinger()
        self.parts = parts
        log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        let state = overview.alarm(alarm)
        guard var definition = state.definition,
            let (gate, snooze) = state.termsInForce(on: occurrence.date)
        else { return }
        // What the person says and how they are heard, and nothing of other mornings.
        try source.forEach { (logged) throws(PortFailure) in
            switch logged.event {
            case .line where !logged.isLostLine, .setting, .consent:
                try self.append(logged.event, at: logged.at)
            default: break
            }
        }
        definition.gate = gate
        // What was not begun by ringing cannot be put off.
        definition.snooze = SnoozePolicy(maximumCount: 0, lengthMinutes: snooze.lengthMinutes)
        definition.rule = OccurrenceRule(
            time: definition.rule.time(on: occurrence.date), recurrence: .once(occurrence.date))
        try append(.alarm(alarm, .scheduled(definition)), at: parts.clock.now())
    }

    private func append(_ event: DomainEvent, at instant: Instant) throws(PortFailure) {
        do { try log.append([event], at: instant) } catch {
            if case .failed(let failure) = error { throw failure }
        }
    }

    /// The morning of the alarm that rings next, or of one that is named.
    static func prepared(_ id: String?, _ service: CommandService, home: String, _ texts: EarlyTexts) throws
        -> EarlyMorning
    {
        let overview = try service.present()
        let wanted = try id.map { try service.alarmID(named: $0) }
        let (alarm, occurrence) = try next(wanted, in: overview, texts)
        return try EarlyMorning(alarm, occurrence, of: overview, in: service.log, home: home)
    }

    /// When the alarm is to ring, on the clock of this device.
    var time: CivilTime { zone.civil(at: occurrence.instant).time }

    /// Goes through the morning. Returns the run that was passed, or nil when it was given up or not passed.
    func live() throws -> RunID? {
        Output.waitForNobody()
        let terminal = WakeTerminal(announcesNext: false, isPrivate: true, isLoud: false)
        return try live { live, forwarder in
            live.follow { terminal.show($0) }
            let keyboard = Keyboard(terminal, send: forwarder.send)
            keyboard.follow()
            return { keyboard.release() }
        }
    }

    /// The same, shown to front ends, for a quarter of an hour at most: nothing there rings for whoever went away.
    func live(before guest: TrialGuest) throws -> RunID? {
        let home = NSTemporaryDirectory() + "vow-now-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: home, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(atPath: home) }
        return try live { live, forwarder in
            SupervisedHelper.after(EarlyMorning.frontEndSeconds) { forwarder.quit() }
            let close = try TrialDisplay.serve(
                live, clock: parts.clock, home: home, send: forwarder.send)
            guest.whenGone(forwarder.quit)
            guest.show(.init(folder: home, aheadMilliseconds: aheadMilliseconds))
            return close
        }
    }

    private static let frontEndSeconds = 900.0

    /// - Parameter show: shows it, and takes what the person does; what it returns ends that.
    private func live(_ show: (LiveState, InputForwarder) throws -> () -> Void) throws -> RunID? {
        let forwarder = InputForwarder()
        var ended: (run: RunID, ending: RunEnding)?
        let live = LiveState(clock: parts.clock, zones: parts.zones)
        let display = TrialDisplay(live) { screen in
            switch screen.phase {
            // Nothing rings here: the microphone opens at once.
            case .ringing: forwarder.send(.ready)
            case .snoozed: forwarder.quit()
            default: break
            }
        } onFinish: {
            ended = ($0, $1)
        }
        let daemon = try Daemon(log: log, parts: parts, display: display, version: Device.version)
        let controls = daemon.controls
        let signals = Signals.onInterrupt { controls.quit() }
        defer { signals.forEach { $0.cancel() } }
        forwarder.connect(controls)
        let release = try show(live, forwarder)
        defer { release() }
        try daemon.run(stopsAfterRun: true)
        return ended?.ending == .dismissed ? ended?.run : nil
    }

    /// Writes the run into the person's log at the times at which it happened, unless the alarm has begun meanwhile.
    func record(_ run: RunID, in service: CommandService, _ texts: EarlyTexts) throws {
        let still = try service.present().upcoming.contains {
            $0.alarm == alarm && $0.occurrence == occurrence
        }
        guard still else { throw CommandError.refused(worded: texts.begunMeanwhile) }
        let events = try log.stream(Aggregates.run.stream(run)).compactMap {
            logged -> (DomainEvent, Instant)? in
            // No sound was played, so its start is not recorded.
            if case .run(_, .ringStarted) = logged.event { return nil }
            return (logged.event, logged.at.adding(milliseconds: -aheadMilliseconds))
        }
        do {
            try service.log.append(events, cause: "early", correlation: run.text, expecting: .exactly(0))
        } catch {
            if case .failed(let failure) = error { throw failure }
            throw CommandError.refused(worded: texts.begunMeanwhile)
        }
    }
}

/// A clock that shows a later time, and otherwise runs as the one that it wraps.
private final class ClockAhead: WakeClock {
    private let clock: any WakeClock
    private let milliseconds: Int64

    init(of clock: any WakeClock, milliseconds: Int64) {
        self.clock = clock
        self.milliseconds = milliseconds
    }

    func now() -> Instant { clock.now().adding(milliseconds: milliseconds) }
    func steadyMilliseconds() -> Int64 { clock.steadyMilliseconds() }
    func suspendedMilliseconds() -> Int64 { clock.suspendedMilliseconds() }
    func interrupt() { clock.interrupt() }

    func wait(until instant: Instant?) throws(PortFailure) -> WakeReason {
        try clock.wait(until: instant?.adding(milliseconds: -milliseconds))
    }
}

/// A ringer that makes no sound.
private final class SilentRinger: Ringer {
    func start(_ request: RingRequest, signal: @escaping @Sendable (RingerSignal) -> Void) {
        signal(.started(latencyMilliseconds: 0, sinkReadyMilliseconds: 0))
    }

    func duck(toPercent percent: Int) {}
    func stop() {}
}
