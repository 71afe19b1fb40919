import Testing
import VowCore

/// C1 the reminder of the day's session.
@Suite struct CoachReminderSpecs {
    private let zone = ZoneRules.utc
    private let time = CivilTime(hour: 18, minute: 30)!
    private let today = CoachUnderTest.date

    private func at(_ hour: Int, _ minute: Int, day: Int = 0) -> Instant {
        zone.firstInstant(of: today.adding(days: day), CivilTime(hour: hour, minute: minute)!)!
    }

    @Test("it is due today at its time, also late; after it was given or a session was begun, tomorrow")
    func next() {
        var reminder = CoachReminder()
        #expect(reminder.next(at: time, after: at(9, 0), in: zone) == at(18, 30))
        #expect(reminder.next(at: time, after: at(22, 0), in: zone) == at(18, 30))
        reminder.apply(.reminded(on: today))
        #expect(reminder.next(at: time, after: at(22, 0), in: zone) == at(18, 30, day: 1))
        #expect(reminder.next(at: time, after: at(9, 0, day: 1), in: zone) == at(18, 30, day: 1))
        reminder.apply(.given(CoachUnderTest.sentences[0], on: today.adding(days: 1)))
        #expect(reminder.next(at: time, after: at(9, 0, day: 1), in: zone) == at(18, 30, day: 2))
    }
}
