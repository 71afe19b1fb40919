package import VowCore
import VowLog
import VowRecitation

/// Everything the log says, as the command line shows it.
package struct DeviceOverview: Sendable {
    /// A run with its identifier and events.
    package struct Run: Sendable {
        /// The identifier.
        package let id: RunID
        /// The state.
        package internal(set) var state: RunState
        /// When it fired or was recorded as missed.
        package let beganAt: Instant
        /// The due instant.
        package let due: Instant
        /// The person's name for the alarm.
        package let label: String
    }

    private var readings: DeviceReadings
    /// The zone rules in force.
    package private(set) var zones: ZoneTable
    /// The present, when the log was read.
    package let now: Instant
    /// The runs that were folded in, oldest first: all of them, or those in progress; see `CommandService.present`.
    package private(set) var runs: [Run] = []
    private var runIndex: [RunID: Int] = [:]

    /// An empty overview; `now` is the instant after which occurrences are looked for.
    package init(zones: ZoneTable, now: Instant) { self.init(DeviceReadings(), zones: zones, now: now) }

    /// What the views say: the runs are those in progress.
    init(_ readings: DeviceReadings, zones: ZoneTable, now: Instant) {
        (self.readings, self.zones, self.now) = (readings, zones, now)
        for (id, state) in readings.alarmClock.runsInProgress {
            guard let terms = state.terms else { continue }
            runIndex[id] = runs.count
            runs.append(
                Run(
                    id: id, state: state, beganAt: terms.due.adding(milliseconds: terms.lateMilliseconds),
                    due: terms.due, label: terms.label))
        }
    }

    package var settings: Settings { readings.settings }

    /// The positions of the events that cannot be read, and were passed over.
    package var unreadable: [Int64] { readings.unreadable }

    /// The speech servers on other machines that are set without the person's consent: nothing is sent to them.
    package var serversNotAgreedTo: [ServerAddress] {
        var servers: [ServerAddress] = []
        for key in SettingKey.engineKeys {
            guard let server = ServerAddress(engine: settings[key]), !server.isLoopback,
                consent(for: .speechServer).recipient != server.recipient, !servers.contains(server)
            else { continue }
            servers.append(server)
        }
        return servers
    }

    /// What the person agreed to for a purpose.
    package func consent(for purpose: ConsentPurpose) -> ConsentState { readings.consent(for: purpose) }

    /// The purposes of which an event cannot be read, so that they are denied.
    package var consentsDenied: [ConsentPurpose] { ConsentPurpose.allCases.filter(readings.isDenied) }

    /// The aggregates of a category that the alarm clock has no part in, in the order in which they began.
    package func identifiers(of category: String) -> [String] { readings.others[category] ?? [] }

    /// What is practised, in the order in which it was begun.
    package var practices: [(id: AffirmationID, state: PracticeState)] {
        identifiers(of: Aggregates.practice.category).compactMap { name in
            let id = AffirmationID(name)
            guard let state = readings.reminders.practices[id], state.isPresent else { return nil }
            return (id, state)
        }
    }

    mutating func addZone(_ rules: ZoneRules) { zones.add(rules) }

    mutating func passedOver(_ record: StoredEvent) { readings.passOver(record) }

    mutating func apply(_ logged: LoggedEvent) {
        if !logged.isLostLine { apply(logged.event, at: logged.at) }
    }

    /// Takes in one more event of the log.
    package mutating func apply(_ event: DomainEvent, at instant: Instant) {
        readings.apply(event, at: instant)
        if case .run(let id, let event) = event { apply(event, run: id, at: instant) }
    }

    private mutating func apply(_ event: RunEvent, run id: RunID, at instant: Instant) {
        // Most events are of the newest run.
        if let index = !runs.isEmpty && runs[runs.count - 1].id == id ? runs.count - 1 : runIndex[id] {
            runs[index].state.evolve(by: event, at: instant)
            return
        }
        let (due, label): (Instant, String)
        switch event {
        case .fired(let terms): (due, label) = (terms.due, terms.label)
        case .missed(_, let name, let missed, _, _): (due, label) = (missed, name.wrappedValue)
        default: return
        }
        runIndex[id] = runs.count
        let state = RunState().evolved(by: event, at: instant)
        runs.append(Run(id: id, state: state, beganAt: instant, due: due, label: label))
    }

    /// The alarms that are there, in the order they were made.
    package var alarms: [CommandService.AlarmEntry] {
        readings.alarmClock.alarmOrder.compactMap { id in
            let state = alarm(id)
            return state.definition == nil ? nil : CommandService.AlarmEntry(id: id, state: state)
        }
    }

    /// The lines that were said with the same words for as long as the setting says.
    var linesToRefresh: [(id: LineID, days: Int)] {
        readings.alarmClock.linesToRefresh(after: settings.refreshDays)
    }

    /// The state of an alarm.
    package func alarm(_ id: AlarmID) -> AlarmState { readings.alarmClock.alarm(id) }

    /// When the device watched, and when not.
    package var history: DeviceHistory { readings.alarmClock.history }

    /// The person's lines.
    package var book: LineList { readings.alarmClock.book }

    /// The person's codes and tags.
    var tokens: TokenList { readings.alarmClock.tokens }

    /// The device's zone.
    package var deviceZone: ZoneRules { zones.device }

    /// The rules that an alarm's time is read in.
    package func zone(of definition: AlarmDefinition) -> ZoneRules { zones.rules(for: definition.zone) }

    /// The next occurrence of each alarm that has one, earliest first.
    package var upcoming: [(alarm: AlarmID, occurrence: Occurrence)] {
        readings.alarmClock.upcoming(after: now, in: zones)
    }

    /// What is due and neither rang nor was recorded as missed; see `AlarmClockState.overdue`.
    var overdue: [(alarm: AlarmID, occurrence: Occurrence, mayRing: Bool)] {
        readings.alarmClock.overdue(at: now, in: zones, policy: settings.policy)
    }

    /// Today's date where the device is.
    package var today: CivilDate { deviceZone.civil(at: now).date }

    /// The one identifier that begins with a text; nil when none or several do.
    package static func match<ID: LosslessStringConvertible>(_ text: String, among identifiers: [ID]) -> ID? {
        if let same = identifiers.first(where: { $0.description == text }) { return same }
        let matches = identifiers.filter { !text.isEmpty && $0.description.hasPrefix(text) }
        return matches.count == 1 ? matches[0] : nil
    }

    static func fixedZone(of event: AlarmEvent) -> String? {
        switch event {
        case .scheduled(let definition), .changed(let definition, _):
            if case .fixed(let zone) = definition.zone { zone } else { nil }
        case .enabled, .disabled, .dateSkipped, .rangeSkipped, .paused, .removed: nil
        }
    }
}
