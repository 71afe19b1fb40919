package import VowCore

/// What becomes of one entry of a calendar file that is taken in.
package struct CalendarRow: Codable, Hashable, Sendable {
    /// The alarm; empty where there is none, or none yet.
    package let alarm: String
    /// The person's name for it.
    package let label: String
    /// HH:MM; empty where it is passed over.
    package let time: String
    /// The weekdays (`mon` … `sun`); left out where there are dates.
    package let days: [String]?
    /// The date or dates, with commas; left out where there are weekdays.
    package let date: String?
    /// The cycle; left out where it repeats by weekdays alone or not at all.
    package let cycle: CycleRow?
    /// `new`, `changed`, `unchanged` or `passedOver`.
    package let action: String
    /// Why it is passed over, with its line.
    package let reason: String?

    /// The row of an alarm.
    /// - Parameter alarm: nil where it is not made yet.
    package init(_ definition: AlarmDefinition, alarm: AlarmID?, action: String) {
        self.alarm = alarm?.text ?? ""
        self.action = action
        label = definition.label
        time = definition.rule.time.iso8601
        switch definition.rule.recurrence {
        case .weekly(let set): (days, date) = (set.codes, nil)
        case .once(let once): (days, date) = (nil, once.iso8601)
        case .dates(let dates): (days, date) = (nil, dates.map(\.iso8601).joined(separator: ","))
        case .rule, .shifts: (days, date) = (nil, nil)
        }
        cycle = CycleRow(definition.rule.recurrence)
        reason = nil
    }

    /// The row of an entry that is passed over.
    package init(passedOver reason: String) {
        (alarm, label, time, days, date) = ("", "", "", nil, nil)
        cycle = nil
        action = "passedOver"
        self.reason = reason
    }
}
