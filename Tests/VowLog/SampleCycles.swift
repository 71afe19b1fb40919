import VowCore

extension SampleEvents {
    /// Alarms that repeat otherwise than on days of the week.
    var cycles: [AlarmEvent] {
        let cycle = AlarmDefinition(
            label: words("Fortnight"),
            rule: OccurrenceRule(
                time: time(6, 0),
                recurrence: .rule(
                    try! DateRule.read("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", from: date(3)).rule),
                extraDates: [date(20)], weekdayTimes: [WeekdayTime(.thursday, time(7, 0))],
                movedTimes: [DatedTime(date(8), time(5, 30))]))
        let shifts = AlarmDefinition(
            label: words("Shifts"),
            rule: OccurrenceRule(
                time: time(6, 0), recurrence: .shifts(try! ShiftPattern("2 05:00, on, 2 off", from: date(3))))
        )
        return [.scheduled(cycle), .scheduled(shifts), .changed(shifts, loosenedFrom: nil)]
    }
}
