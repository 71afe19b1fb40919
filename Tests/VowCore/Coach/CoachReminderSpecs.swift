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

    @Test("it is noted once for a day, in a stream that is no session's")
    func noted() throws {
        let tomorrow = today.adding(days: 1)
        given(CoachState.self).when(.remind(on: today)).then(.reminded(on: today))
        given(CoachState.self, .reminded(on: today)).when(.remind(on: today)).then()
        given(CoachState.self, .reminded(on: tomorrow)).when(.remind(on: today)).then()
        given(CoachState.self, .reminded(on: today)).when(.remind(on: tomorrow)).then(
            .reminded(on: tomorrow))
        given(CoachState.self, .begun(CoachUnderTest().terms)).when(.remind(on: today)).thenRejected(
            .alreadyBegun)
        // What is folded from all sessions decides as that stream does.
        var reminder = CoachReminder()
        let first = try reminder.state.decide(.remind(on: today), at: .seven())
        #expect(first == [.reminded(on: today)])
        for event in first { reminder.apply(event) }
        let second = try reminder.state.decide(.remind(on: today), at: .seven())
        #expect(second.isEmpty)
    }
}
