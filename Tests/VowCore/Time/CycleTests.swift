import Testing
import VowCore

/// S12: cycles that days of the week cannot say.
@Suite("Cycles (S12)")
struct CycleTests {
    private let seven = CivilTime(hour: 7, minute: 0)!

    private func date(_ text: String) throws -> CivilDate { try #require(CivilDate(iso8601: text)) }

    /// The first dates of a rule of iCalendar.
    private func dates(_ text: String, from start: String, limit: Int = 4) throws -> [String] {
        let rule = try DateRule.read(text, from: try date(start)).rule
        return dates(OccurrenceRule(time: seven, recurrence: .rule(rule)), limit)
    }

    private func dates(_ rule: OccurrenceRule, _ limit: Int, after: String = "2000-01-01T00:00:00Z")
        -> [String]
    {
        rule.occurrences(after: Instant(iso8601: after)!, in: .utc, limit: limit).map(\.date.iso8601)
    }

    @Test("every second week counts from the week of its start, whatever day that is")
    func weeks() throws {
        #expect(
            try dates("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", from: "2026-11-30")
                == ["2026-11-30", "2026-12-03", "2026-12-14", "2026-12-17"])
        #expect(
            try dates("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", from: "2026-12-01", limit: 3)
                == ["2026-12-03", "2026-12-14", "2026-12-17"])
        // RFC 5545, section 3.3.10, has this example: the week's first day makes a difference.
        let two = "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST="
        #expect(
            try dates(two + "MO", from: "2026-03-02")
                == ["2026-03-03", "2026-03-08", "2026-03-17", "2026-03-22"])
        #expect(
            try dates(two + "SU", from: "2026-03-02")
                == ["2026-03-03", "2026-03-15", "2026-03-17", "2026-03-29"])
    }

    @Test("odd and even weeks are those of ISO 8601, so that week 1 follows week 53")
    func isoWeeks() throws {
        let start = try date("2026-12-14")
        let odd = try DateRule.every(.oddWeeks, days: WeekdaySet([.monday]), monthDays: nil, from: start)
        #expect(
            dates(OccurrenceRule(time: seven, recurrence: .rule(odd)), 4)
                == ["2026-12-14", "2026-12-28", "2027-01-04", "2027-01-18"])
        let even = try DateRule.every(.evenWeeks, days: WeekdaySet([.monday]), monthDays: nil, from: start)
        #expect(
            dates(OccurrenceRule(time: seven, recurrence: .rule(even)), 3)
                == ["2026-12-21", "2027-01-11", "2027-01-25"])
        #expect(try date("2027-01-01").week(startingOn: .monday) == (53, 53))
    }

    @Test("days of a month come by number, from its end, and by weekday")
    func months() throws {
        #expect(
            try dates("FREQ=MONTHLY;BYMONTHDAY=31", from: "2026-01-01", limit: 3)
                == ["2026-01-31", "2026-03-31", "2026-05-31"])
        #expect(
            try dates("FREQ=MONTHLY;BYMONTHDAY=-1,15", from: "2028-02-01", limit: 3)
                == ["2028-02-15", "2028-02-29", "2028-03-15"])
        #expect(
            try dates("FREQ=MONTHLY;BYDAY=2TU,-1FR", from: "2026-12-01", limit: 3)
                == ["2026-12-08", "2026-12-25", "2027-01-12"])
        // The last working day.
        #expect(
            try dates("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", from: "2026-10-01", limit: 3)
                == ["2026-10-30", "2026-11-30", "2026-12-31"])
        #expect(
            try dates("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", from: "2026-01-01", limit: 2)
                == ["2028-02-29", "2032-02-29"])
    }

    @Test("what a rule leaves open is that of its start, and a rule begins with its first date")
    func implied() throws {
        let monthly = try DateRule.read("FREQ=MONTHLY", from: try date("2026-12-05")).rule
        #expect(monthly.text == "FREQ=MONTHLY;BYMONTHDAY=5")
        let weekly = try DateRule.read("freq=weekly;interval=3;byday=mo", from: try date("2026-12-01")).rule
        #expect(weekly.start == (try date("2026-12-21")))
        #expect(weekly.text == "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO")
        #expect(try DateRule.read(weekly.text, from: weekly.start).rule == weekly)
        #expect(
            try DateRule.read("FREQ=DAILY;INTERVAL=2;COUNT=3", from: try date("2026-12-01")).lastCounted
                == date("2026-12-05"))
    }

    @Test(
        "what cannot be an alarm is named by its part",
        arguments: [
            ("FREQ=HOURLY", DateRule.Flaw.value(part: "FREQ", text: "HOURLY")),
            ("INTERVAL=2", .value(part: "FREQ", text: "")),
            ("FREQ=DAILY;BYHOUR=7", .unknown("BYHOUR")), ("FREQ=DAILY;FREQ=DAILY", .part("FREQ=DAILY")),
            ("FREQ=DAILY;INTERVAL=0", .value(part: "INTERVAL", text: "0")),
            ("FREQ=WEEKLY;BYDAY=1MO", .together("BYDAY", "FREQ=WEEKLY")),
            ("FREQ=WEEKLY;BYMONTHDAY=1", .together("BYMONTHDAY", "FREQ=WEEKLY")),
            ("FREQ=MONTHLY;BYWEEKNO=1;BYDAY=MO", .together("BYWEEKNO", "FREQ=MONTHLY")),
            ("FREQ=MONTHLY;BYMONTHDAY=32", .value(part: "BYMONTHDAY", text: "32")),
            ("FREQ=DAILY;BYDAY=XX", .value(part: "BYDAY", text: "XX")),
            ("FREQ=DAILY;COUNT=2;UNTIL=20270101", .together("UNTIL", "COUNT")),
            ("FREQ=MONTHLY;BYSETPOS=1", .together("BYSETPOS", "BYDAY")),
            ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", .never),
        ])
    func flaws(text: String, flaw: DateRule.Flaw) throws {
        let start = try date("2026-12-01")
        #expect(throws: flaw) { try DateRule.read(text, from: start) }
    }

    @Test("a pattern of shifts repeats from its date, with a time for each step")
    func shifts() throws {
        let start = try date("2026-12-01")
        let four = OccurrenceRule(
            time: seven, recurrence: .shifts(try ShiftPattern("4 on, 4 off", from: start)))
        #expect(
            dates(four, 6)
                == [
                    "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-09", "2026-12-10",
                ])
        let named = try ShiftPattern("2 early=05:00, 2 late=13:00, early, off", from: start)
        #expect(named.text == "2 05:00, 2 13:00, 05:00, off")
        let rule = OccurrenceRule(time: seven, recurrence: .shifts(named))
        let instants = rule.occurrences(after: Instant(iso8601: "2026-12-02T05:00:00Z")!, in: .utc, limit: 4)
        #expect(
            instants.map(\.instant.iso8601)
                == [
                    "2026-12-03T13:00:00Z", "2026-12-04T13:00:00Z", "2026-12-05T05:00:00Z",
                    "2026-12-07T05:00:00Z",
                ])
        #expect(try ShiftPattern(named.text, from: start) == named)
        #expect(
            dates(four.skipping(try date("2026-12-02")).paused(until: try date("2026-12-04")), 2)
                == ["2026-12-04", "2026-12-09"])
    }

    @Test(
        "a pattern that is not understood in full, never rings or is too long is refused",
        arguments: [
            "", "off off", "4 on, 4", "4 4 on", "on, perhaps", "early=, on", "400 on", "200 on 200 off",
        ])
    func noPattern(text: String) throws {
        let start = try date("2026-12-01")
        #expect(throws: ShiftPattern.Flaw.self) { try ShiftPattern(text, from: start) }
    }

    @Test("extra dates ring beside the rule, also after its end, and can be skipped")
    func extraDates() throws {
        let rule = OccurrenceRule(
            time: seven, recurrence: .weekly(WeekdaySet([.monday])), startsOn: try date("2026-12-01"),
            endsOn: try date("2026-12-15"), extraDates: [try date("2026-12-20"), try date("2026-12-07")])
        #expect(dates(rule, 9) == ["2026-12-07", "2026-12-14", "2026-12-20"])
        #expect(dates(rule.skipping(try date("2026-12-20")), 9) == ["2026-12-07", "2026-12-14"])
    }

    @Test("a day of the week may have a time of its own, and one date may be moved (S14)")
    func otherTimes() throws {
        let rule = OccurrenceRule(
            time: seven, recurrence: .weekly(.everyDay),
            weekdayTimes: [WeekdayTime(.saturday, CivilTime(hour: 9, minute: 30)!)])
        func instants(_ rule: OccurrenceRule) -> [String] {
            rule.occurrences(after: Instant(iso8601: "2026-12-04T00:00:00Z")!, in: .utc, limit: 3)
                .map(\.instant.iso8601)
        }
        #expect(instants(rule) == ["2026-12-04T07:00:00Z", "2026-12-05T09:30:00Z", "2026-12-06T07:00:00Z"])
        let friday = try date("2026-12-04")
        let moved = rule.moving(friday, to: CivilTime(hour: 5, minute: 0)!)
        #expect(instants(moved) == ["2026-12-04T05:00:00Z", "2026-12-05T09:30:00Z", "2026-12-06T07:00:00Z"])
        #expect(moved.moving(friday, to: seven) == rule)
        #expect(moved.moving(friday, to: nil) == rule)
        #expect(moved.withoutMoves(from: friday) == rule)
        #expect(instants(moved.skipping(friday)).first == "2026-12-05T09:30:00Z")
    }

    @Test(
        "how often is read as people write it",
        arguments: [
            ("2w", CycleWords.Every.weeks(2)), ("every", nil), ("3 days", .days(3)), ("odd weeks", .oddWeeks),
            ("pares", .evenWeeks), ("month", .months(1)), ("2 semanas", .weeks(2)), ("0d", nil), ("2", nil),
            ("2 周", .weeks(2)), ("单周", .oddWeeks),
        ])
    func everyWords(text: String, every: CycleWords.Every?) {
        #expect(CycleWords.every(text) == every)
    }

    @Test("days of a month are read as people write them")
    func monthWords() {
        #expect(CycleWords.monthDays(["15,last"])?.numbers == [15, -1])
        #expect(
            CycleWords.monthDays(["2tue", "last friday"])?.weekdays
                == [DateRule.Day(.tuesday, ordinal: 2), DateRule.Day(.friday, ordinal: -1)])
        #expect(CycleWords.monthDays(["primer lunes"])?.weekdays == [DateRule.Day(.monday, ordinal: 1)])
        for text in ["", "32", "0", "tue", "15,2tue", "6tue"] { #expect(CycleWords.monthDays([text]) == nil) }
    }
}
