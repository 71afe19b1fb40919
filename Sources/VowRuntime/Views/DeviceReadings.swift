import VowCore
import VowLog

/// What the events of the log come to, folded one by one: the one fold for everything that is read, kept by the views
/// and shown by answers.
struct DeviceReadings: Codable, Hashable {
    /// Alarms, lines, the device's history and the runs in progress.
    var alarmClock = AlarmClockState()
    var settings = Settings()
    /// The aggregates that the alarm clock has no part in, by category, each in the order in which it began.
    var others: [String: [String]] = [:]
    /// What reminders rest on; what is practised is among it.
    var reminders = ReminderReadings()
    /// The positions of the events that cannot be read, and were passed over.
    var unreadable: [Int64] = []
    /// What the person agreed to, by purpose.
    private var consents: [String: ConsentState] = [:]
    /// The purposes of consents of which an event cannot be read: they are denied.
    private var deniedConsents: [String] = []

    /// Takes in an event.
    mutating func apply(_ event: DomainEvent, at instant: Instant) {
        alarmClock.apply(event, at: instant)
        switch event {
        case .setting(let key, let value): settings.apply(key: key, value: value, at: instant)
        case .consent(let purpose, let event):
            let before = consents[purpose.rawValue] ?? ConsentState()
            consents[purpose.rawValue] = before.evolved(by: event, at: instant)
        case .token(let kind, let id, _): noteOther(kind.rawValue, id.text)
        case .other(let other):
            noteOther(other.category, other.id)
            reminders.apply(event, at: instant)
        case .alarm, .line, .run, .device, .shadow: break
        }
    }

    /// Passes over an event that cannot be read.
    mutating func passOver(_ record: StoredEvent) {
        unreadable.append(record.position)
        if record.stream.category == Aggregates.consent.category { deniedConsents.append(record.stream.id) }
    }

    /// What the person agreed to for a purpose; nothing where a part of that cannot be read, or told of less than what
    /// is sent today.
    func consent(for purpose: ConsentPurpose) -> ConsentState {
        if isDenied(purpose) { return ConsentState() }
        return (consents[purpose.rawValue] ?? ConsentState()).held(for: purpose)
    }

    /// Whether a part of a consent cannot be read.
    func isDenied(_ purpose: ConsentPurpose) -> Bool { deniedConsents.contains(purpose.rawValue) }

    private mutating func noteOther(_ category: String, _ id: String) {
        if others[category]?.contains(id) != true { others[category, default: []].append(id) }
    }
}
