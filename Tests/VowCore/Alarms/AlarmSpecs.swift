import Testing
import VowCore

/// S1, S2, S9, S10: what a person may do with an alarm.
@Suite("An alarm") struct AlarmSpecs {
    let daily = Sample.daily

    @Test("is made once")
    func made() {
        given(AlarmState.self).when(.schedule(daily)).then(.scheduled(daily))
        given(AlarmState.self, .scheduled(daily)).when(.schedule(daily)).thenRejected(.alreadyThere)
        given(AlarmState.self, .scheduled(daily), .removed).when(.schedule(daily)).then(.scheduled(daily))
    }

    @Test("that was never made can only be removed, which changes nothing")
    func unknown() {
        given(AlarmState.self).when(.enable).thenRejected(.unknown)
        given(AlarmState.self).when(.change(daily, today: .january(1))).thenRejected(.unknown)
        given(AlarmState.self).when(.skip(.january(2))).thenRejected(.unknown)
        given(AlarmState.self).when(.remove).then()
        given(AlarmState.self, .scheduled(daily), .removed).when(.disable).thenRejected(.unknown)
        given(AlarmState.self, .scheduled(daily)).when(.remove).then(.removed)
    }

    @Test("is switched on and off, and what is so already stays without an event")
    func switching() {
        given(AlarmState.self, .scheduled(daily)).when(.enable).then()
        given(AlarmState.self, .scheduled(daily)).when(.disable).then(.disabled)
        given(AlarmState.self, .scheduled(daily), .disabled).when(.disable).then()
        given(AlarmState.self, .scheduled(daily), .disabled).when(.enable).then(.enabled)
    }

    @Test("leaves out dates, ranges and pauses, each once")
    func exceptions() {
        let state = AlarmState.self
        given(state, .scheduled(daily)).when(.skip(.january(2))).then(.dateSkipped(.january(2)))
        given(state, .scheduled(daily), .dateSkipped(.january(2))).when(.skip(.january(2))).then()
        given(state, .scheduled(daily)).when(.skipRange(.january(3), .january(9)))
            .then(.rangeSkipped(.january(3), .january(9)))
        given(state, .scheduled(daily), .rangeSkipped(.january(3), .january(9)))
            .when(.skipRange(.january(4), .january(5))).then()
        given(state, .scheduled(daily)).when(.skipRange(.january(9), .january(3))).thenRejected(
            .rangeBackwards)
        given(state, .scheduled(daily)).when(.pause(until: .january(8))).then(.paused(until: .january(8)))
        given(state, .scheduled(daily), .paused(until: .january(8))).when(.pause(until: .january(8))).then()
        given(state, .scheduled(daily), .paused(until: .january(8))).when(.pause(until: nil))
            .then(.paused(until: nil))
    }

    @Test("what a log from elsewhere may hold changes nothing, and nothing breaks")
    func foreignEvents() {
        let state = AlarmState().evolved(by: .scheduled(daily))
        #expect(state.evolved(by: .rangeSkipped(.january(9), .january(3))) == state)
        for event in [AlarmEvent.dateSkipped(.january(2)), .rangeSkipped(.january(3), .january(9))] {
            #expect(AlarmState().evolved(by: event) == AlarmState())
        }
    }

    @Test(
        "is refused with the limit it breaks",
        arguments: [
            (
                Sample.daily { $0.rule = OccurrenceRule(time: Sample.seven, recurrence: .weekly([])) },
                .neverRings
            ),
            (
                Sample.daily { $0.rule = OccurrenceRule(time: Sample.seven, recurrence: .dates([])) },
                .neverRings
            ),
            (Sample.daily { $0.sound.volumePercent = 101 }, .volumeOutOfRange(101)),
            (Sample.daily { $0.sound.volumePercent = -1 }, .volumeOutOfRange(-1)),
            (Sample.daily { $0.sound.rampSeconds = 601 }, .rampOutOfRange(601)),
            (Sample.daily { $0.snooze.maximumCount = 11 }, .snoozeOutOfRange),
            (Sample.daily { $0.snooze.lengthMinutes = 0 }, .snoozeOutOfRange),
            (Sample.daily { $0.gate.minimumSimilarity = 0.49 }, .similarityOutOfRange(0.49)),
            (Sample.daily { $0.gate.minimumSimilarity = 1.01 }, .similarityOutOfRange(1.01)),
            (Sample.daily { $0.gate.kinds = [] }, .emptyGate),
        ] as [(AlarmDefinition, AlarmRejection)])
    func limits(_ definition: AlarmDefinition, _ rejection: AlarmRejection) {
        given(AlarmState.self).when(.schedule(definition)).thenRejected(rejection)
        given(AlarmState.self, .scheduled(daily)).when(.change(definition, today: .january(1)))
            .thenRejected(rejection)
    }

    @Test("refuses a similarity that is no number")
    func notANumber() {
        let result = Result { () throws(AlarmRejection) in
            try AlarmState().decide(.schedule(Sample.daily { $0.gate.minimumSimilarity = .nan }))
        }
        #expect(throws: AlarmRejection.self) { try result.get() }
    }

    @Test("that is changed to what it is already stays without an event")
    func unchanged() {
        given(AlarmState.self, .scheduled(daily)).when(.change(daily, today: .january(1))).then()
    }

    @Test(
        "S10: loosening waits for the next day",
        arguments: [
            Sample.daily { $0.gate.minimumSimilarity = 0.6 },
            Sample.daily { $0.gate.challengeWord = false },
            Sample.daily { $0.gate.kinds = [.affirmation] },
            Sample.daily { $0.snooze.maximumCount = 3 },
            Sample.daily { $0.snooze.lengthMinutes = 20 },
            Sample.daily {
                $0.snooze.maximumCount = 5
                $0.gate.minimumSimilarity = 0.9
            },
        ])
    func loosening(_ looser: AlarmDefinition) throws {
        given(AlarmState.self, .scheduled(daily)).when(.change(looser, today: .january(1)))
            .then(.changed(looser, loosenedFrom: .january(2)))
        let state = AlarmState().evolved(by: .scheduled(daily))
            .evolved(by: .changed(looser, loosenedFrom: .january(2)))
        let today = try #require(state.termsInForce(on: .january(1)))
        #expect(today.0 == daily.gate)
        #expect(today.1 == daily.snooze)
        let tomorrow = try #require(state.termsInForce(on: .january(2)))
        #expect(tomorrow.0 == looser.gate)
        #expect(tomorrow.1 == looser.snooze)
    }

    @Test("S10: tightening holds at once, also after a loosening of the same day")
    func tightening() throws {
        let looser = Sample.daily { $0.gate.minimumSimilarity = 0.6 }
        let stricter = Sample.daily { $0.gate.minimumSimilarity = 0.9 }
        given(AlarmState.self, .scheduled(daily)).when(.change(stricter, today: .january(1)))
            .then(.changed(stricter, loosenedFrom: nil))
        given(AlarmState.self, .scheduled(daily), .changed(looser, loosenedFrom: .january(2)))
            .when(.change(stricter, today: .january(1))).then(.changed(stricter, loosenedFrom: nil))
    }

    @Test("S10: two changes on one day do not get round the wait")
    func twice() throws {
        let looser = Sample.daily { $0.gate.minimumSimilarity = 0.6 }
        let renamed = Sample.daily {
            $0.gate.minimumSimilarity = 0.6
            $0.label = "Renamed"
        }
        given(AlarmState.self, .scheduled(daily), .changed(looser, loosenedFrom: .january(2)))
            .when(.change(renamed, today: .january(1))).then(.changed(renamed, loosenedFrom: .january(2)))
        let state = AlarmState().evolved(by: .scheduled(daily))
            .evolved(by: .changed(looser, loosenedFrom: .january(2)))
            .evolved(by: .changed(renamed, loosenedFrom: .january(2)))
        #expect(try #require(state.termsInForce(on: .january(1))).0 == daily.gate)
        given(AlarmState.self, .scheduled(daily), .changed(looser, loosenedFrom: .january(2)))
            .when(.change(renamed, today: .january(2))).then(.changed(renamed, loosenedFrom: nil))
    }

    @Test("S10: a clock that is set back finds the stricter terms again, whatever was changed since")
    func setBack() throws {
        let similarities = [0.6, 0.55]
        let looser = similarities.map { similarity in Sample.daily { $0.gate.minimumSimilarity = similarity }
        }
        func renamed(_ similarity: Double) -> AlarmDefinition {
            Sample.daily {
                $0.gate.minimumSimilarity = similarity
                $0.label = "Renamed"
            }
        }
        func similarity(_ events: [AlarmEvent], _ day: Int) throws -> Double {
            let state = events.reduce(AlarmState()) { $0.evolved(by: $1) }
            return try #require(state.termsInForce(on: .january(day))).0.minimumSimilarity
        }
        let loosened: [AlarmEvent] = [.scheduled(daily), .changed(looser[0], loosenedFrom: .january(2))]
        let edited = loosened + [.changed(renamed(0.6), loosenedFrom: nil)]
        #expect(try similarity(edited, 1) == 0.72 && similarity(edited, 2) == 0.6)
        let twice = edited + [.changed(looser[1], loosenedFrom: .january(3))]
        #expect(try [1, 2, 3].map { try similarity(twice, $0) } == [0.72, 0.6, 0.55])
        // What is stricter than some of them replaces those, and holds from then on.
        let between = twice + [.changed(renamed(0.65), loosenedFrom: nil)]
        #expect(try [1, 2, 3].map { try similarity(between, $0) } == [0.72, 0.65, 0.65])
        let strict = twice + [.changed(renamed(0.9), loosenedFrom: nil)]
        #expect(try [1, 2, 3].map { try similarity(strict, $0) } == [0.9, 0.9, 0.9])

        let state = twice.reduce(AlarmState()) { $0.evolved(by: $1) }
        #expect(state.loosenedFrom(after: .january(2)) == .january(3))
        #expect(state.loosenedFrom(after: .january(3)) == nil)
    }

    @Test("S10: another tone, time or label is no loosening")
    func harmless() {
        let other = Sample.daily {
            $0.sound.tone = "bell"
            $0.label = "Early"
            $0.snooze.lengthMinutes = 5
            $0.rule = OccurrenceRule(time: CivilTime(hour: 6, minute: 30)!, recurrence: .weekly(.workdays))
        }
        given(AlarmState.self, .scheduled(daily)).when(.change(other, today: .january(1)))
            .then(.changed(other, loosenedFrom: nil))
    }

    @Test("rings next by its zone, unless it is off or removed")
    func next() {
        let zones = ZoneTable(device: .utc)
        let state = AlarmState().evolved(by: .scheduled(daily))
        #expect(state.next(after: .seven(-1), in: zones)?.instant == .seven())
        #expect(state.next(after: .seven(), in: zones)?.instant == .seven(86_400))
        let skipped = state.evolved(by: .dateSkipped(.january(1)))
        #expect(skipped.next(after: .seven(-1), in: zones)?.date == .january(2))
        #expect(state.evolved(by: .disabled).next(after: .seven(-1), in: zones) == nil)
        #expect(state.evolved(by: .removed).next(after: .seven(-1), in: zones) == nil)
        let away = state.evolved(
            by: .changed(Sample.daily { $0.zone = .fixed("Gone/Zone") }, loosenedFrom: nil))
        #expect(away.next(after: .seven(-1), in: zones)?.instant == .seven())
    }
}
