public import VowCore

/// What becomes of one entry of a calendar file that is taken in.
public struct CalendarRow: Codable, Hashable, Sendable {
    /// The alarm; empty where there is none, or none yet.
    public let alarm: String
    /// The person's name for it.
    public let label: String
    /// HH:MM; empty where it is passed over.
    public let time: String
    /// The weekdays (`mon` … `sun`); left out where there are dates.
    public let days: [String]?
    /// The date or dates, with commas; left out where there are weekdays.
    public let date: String?
    /// `new`, `changed`, `unchanged` or `passedOver`.
    public let action: String
    /// Why it is passed over, with its line.
    public let reason: String?

    /// The row of an alarm.
    /// - Parameter alarm: nil where it is not made yet.
    public init(_ definition: AlarmDefinition, alarm: AlarmID?, action: String) {
        self.alarm = alarm?.text ?? ""
        self.action = action
        label = definition.label
        time = definition.rule.time.iso8601
        switch definition.rule.recurrence {
        case .weekly(let set): (days, date) = (set.codes, nil)
        case .once(let once): (days, date) = (nil, once.iso8601)
        case .dates(let dates): (days, date) = (nil, dates.map(\.iso8601).joined(separator: ","))
        }
        reason = nil
    }

    /// The row of an entry that is passed over.
    public init(passedOver reason: String) {
        (alarm, label, time, days, date) = ("", "", "", nil, nil)
        action = "passedOver"
        self.reason = reason
    }
}
