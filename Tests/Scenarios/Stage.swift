import Testing
import VowCore
import ZoneDatabase

/// A device on a simulated clock: the bedside machine with the system's zones, and a log that outlives it.
final class Stage {
    private let database = ZoneDatabase()
    private var machine: Bedside
    private var zone: ZoneRules
    private(set) var now: Instant
    private var log: [(event: DomainEvent, at: Instant)] = []
    private var window = 0
    private var alarmCount = 0
    /// The instants at which sound began.
    private(set) var rings: [Instant] = []
    /// The due instants that were recorded as missed.
    private(set) var missed: [Instant] = []

    init(zone identifier: String, at instant: Instant) throws {
        zone = try database.rules(for: identifier)
        now = instant
        machine = Bedside(zones: ZoneBook(device: zone), seed: 1)
        for (id, kind, text) in [
            ("line1", LineKind.affirmation, "I keep promises to myself."),
            ("line2", LineKind.goal, "I walk every morning."),
        ] {
            record(.line(id, .added(kind: kind, text: text, language: .english)))
        }
        perform(machine.handle(.start, at: now))
    }

    /// Writes an event the machine did not cause into the log and tells the machine.
    private func record(_ event: DomainEvent) {
        log.append((event, now))
        machine.apply(event, at: now)
    }

    private func perform(_ effects: [BedsideEffect]) {
        for effect in effects {
            switch effect {
            case .append(let run, let events): log += events.map { (.run(run, $0), now) }
            case .appendDevice(let event): log.append((.device(event), now))
            case .session(_, .startRinging): rings.append(now)
            case .session(_, .startListening(let order)): window = order.window
            case .session: break
            case .tellMissed(_, _, let due): missed.append(due)
            }
        }
    }

    // MARK: - What scenarios can do

    func addAlarm(time: CivilTime, recurrence: Recurrence, zone: String?) throws {
        alarmCount += 1
        if let zone { machine.addZone(try database.rules(for: zone)) }
        let definition = AlarmDefinition(
            rule: OccurrenceRule(time: time, recurrence: recurrence),
            zone: zone.map { .fixed($0) } ?? .device, gate: GatePolicy(challengeWord: false))
        change(.scheduled(definition), alarm: "alarm\(alarmCount)")
    }

    /// Something happens to the newest alarm.
    func change(_ event: AlarmEvent, alarm: String? = nil) {
        record(.alarm(alarm ?? "alarm\(alarmCount)", event))
        perform(machine.handle(.timePassed, at: now))
    }

    /// Lets time pass, waking exactly when the machine asked to be woken; the room stays silent.
    func reach(_ instant: Instant) {
        while let deadline = machine.nextDeadline(at: now), deadline <= instant {
            now = max(now, deadline)
            perform(machine.handle(.timePassed, at: now))
        }
        now = instant
    }

    /// Lets time pass without the machine being woken.
    func sleep(until instant: Instant) {
        now = instant
        perform(machine.handle(.timePassed, at: now))
    }

    func restart(at instant: Instant) {
        now = instant
        machine = Bedside(zones: ZoneBook(device: zone), seed: 2)
        for entry in log { machine.apply(entry.event, at: entry.at) }
        perform(machine.handle(.start, at: now))
    }

    func move(to identifier: String) throws {
        zone = try database.rules(for: identifier)
        perform(machine.handle(.deviceZone(zone), at: now))
    }

    /// Says the lines of the present step; false when nothing asks for any.
    @discardableResult
    func reciteStep() -> Bool {
        guard let step = machine.active?.session.state.currentStep else { return false }
        perform(machine.handle(.session(.personReady), at: now))
        let evidence = AttemptEvidence(
            transcript: step.lines.map(\.text).joined(separator: " "), mode: .spoken, engine: "scripted",
            model: "", speechMilliseconds: 4000)
        perform(machine.handle(.session(.heardEnd(window: window, evidence)), at: now))
        return true
    }

    /// Whether a snooze was granted.
    func snooze() -> Bool {
        let run = machine.active?.run
        perform(machine.handle(.session(.snoozeRequested), at: now))
        return run != nil && machine.active?.run != run
    }

    var activeRun: String? { machine.active?.run }

    var nextOccurrence: Instant? { machine.upcoming(after: now).first?.occurrence.instant }

    func wall(at instant: Instant) -> CivilDateTime { zone.civil(at: instant) }
}
