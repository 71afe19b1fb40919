import Testing
import VowCore

@Suite("Due times of an intent")
struct RecurrenceTests {
    private let seven = CivilTime(hour: 7, minute: 0)!
    private let newYear = Instant(iso8601: "2025-01-01T00:00:00Z")!

    private func date(_ text: String) throws -> CivilDate { try #require(CivilDate(iso8601: text)) }

    private func dates(_ rule: OccurrenceRule, after: Instant? = nil, limit: Int = 5) -> [String] {
        rule.occurrences(after: after ?? newYear, in: .utc, limit: limit).map(\.date.iso8601)
    }

    @Test("days of the week come in order and strictly after the instant (S2)")
    func weekly() throws {
        let rule = OccurrenceRule(time: seven, recurrence: .weekly([.workdays]))
        #expect(dates(rule) == ["2025-01-01", "2025-01-02", "2025-01-03", "2025-01-06", "2025-01-07"])
        let due = try #require(Instant(iso8601: "2025-01-01T07:00:00Z"))
        #expect(rule.next(after: due.adding(milliseconds: -1), in: .utc)?.instant == due)
        #expect(rule.next(after: due, in: .utc)?.date.iso8601 == "2025-01-02")
        #expect(OccurrenceRule(time: seven, recurrence: .weekly([])).next(after: newYear, in: .utc) == nil)
    }

    @Test("listed dates may come in any order, and one date comes once (S1)")
    func listed() throws {
        let rule = OccurrenceRule(
            time: seven,
            recurrence: .dates([
                try date("2025-03-01"), try date("2024-01-01"), try date("2025-02-01"),
                try date("2025-03-01"),
            ]))
        #expect(dates(rule) == ["2025-02-01", "2025-03-01"])
        let once = OccurrenceRule(time: seven, recurrence: .once(try date("2025-01-01")))
        #expect(dates(once) == ["2025-01-01"])
        #expect(dates(once, after: Instant(iso8601: "2025-01-01T07:00:00Z")) == [])
    }

    @Test("skipping, pausing and ending leave dates out and nothing else (S2, S9)")
    func exceptions() throws {
        let daily = OccurrenceRule(time: seven, recurrence: .weekly(.everyDay))
        #expect(dates(daily.skipping(try date("2025-01-02")), limit: 2) == ["2025-01-01", "2025-01-03"])
        let holiday = daily.skipping(try date("2025-01-03")...(try date("2025-01-10")))
            .skipping(try date("2025-01-11")...(try date("2025-01-12"))).skipping(try date("2025-01-13"))
        #expect(holiday.skippedRanges == [try date("2025-01-03")...(try date("2025-01-12"))])
        #expect(dates(holiday, limit: 4) == ["2025-01-01", "2025-01-02", "2025-01-14", "2025-01-15"])
        let paused = daily.paused(until: try date("2025-02-01"))
        #expect(dates(paused, limit: 1) == ["2025-02-01"])
        #expect(dates(paused.paused(until: nil), limit: 1) == ["2025-01-01"])
        let ranged = OccurrenceRule(
            time: seven, recurrence: .weekly([.weekend]), startsOn: try date("2025-01-05"),
            endsOn: try date("2025-01-11"))
        #expect(dates(ranged) == ["2025-01-05", "2025-01-11"])
        let everything = daily.skipping(try date("0001-01-01")...(try date("9999-12-31")))
        #expect(dates(everything, limit: 1) == ["+10000-01-01"])
    }

    @Test("the order of exceptions makes no difference, so that equal intents are equal")
    func normalForm() throws {
        let days = try ["2025-01-05", "2025-01-02", "2025-01-05"].map(date)
        let one = OccurrenceRule(time: seven, recurrence: .weekly(.everyDay), skippedDates: days)
        let other = OccurrenceRule(
            time: seven, recurrence: .weekly(.everyDay), skippedDates: [days[1], days[0]])
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
    }

    @Test("an intent in a gap keeps its own date, even when the gap ends on the next (S3)")
    func gapAcrossMidnight() throws {
        let jump = try #require(Instant(iso8601: "2025-01-04T23:30:00Z")).secondsSinceEpoch
        let midnightGap = try #require(
            ZoneRules(
                identifier: "Test/Zone", version: "1", initialOffsetSeconds: 0, transitions: [(jump, 3600)],
                tail: nil))
        let late = OccurrenceRule(
            time: try #require(CivilTime(hour: 23, minute: 45)),
            recurrence: .weekly([WeekdaySet([.saturday])]))
        let first = try #require(late.next(after: newYear, in: midnightGap))
        #expect(first.kind == .gap)
        #expect(first.date.iso8601 == "2025-01-04")
        #expect(first.instant.iso8601 == "2025-01-04T23:30:00Z")
        #expect(midnightGap.civil(at: first.instant).date.iso8601 == "2025-01-05")
        // Seen from the second before it fires, it is still to come; from then on, a week away.
        #expect(late.next(after: first.instant.adding(milliseconds: -1), in: midnightGap) == first)
        #expect(late.next(after: first.instant, in: midnightGap)?.date.iso8601 == "2025-01-11")
    }

    @Test("an overlap rings once, also for somebody who asks between the two (S3)")
    func betweenTheTwo() throws {
        let zone = ZoneRulesTests.central
        let rule = OccurrenceRule(
            time: try #require(CivilTime(hour: 2, minute: 30)), recurrence: .weekly(.everyDay))
        let first = try #require(Instant(iso8601: "2025-10-26T00:30:00Z"))
        #expect(rule.next(after: first.adding(milliseconds: -1), in: zone)?.instant == first)
        for seconds: Int64 in [0, 1, 1800, 3599, 3600, 3601] {
            let next = rule.next(after: first.adding(seconds: seconds), in: zone)
            #expect(next?.date.iso8601 == "2025-10-27")
        }
    }

    @Test("the limit and the last instant end a listing")
    func limits() throws {
        let daily = OccurrenceRule(time: seven, recurrence: .weekly(.everyDay))
        let last = try #require(Instant(iso8601: "2025-01-03T07:00:00Z"))
        #expect(daily.occurrences(after: newYear, through: last, in: .utc, limit: 100).count == 3)
        #expect(daily.occurrences(after: newYear, in: .utc, limit: 0) == [])
    }

    @Test("days of a set are listed from Monday, whatever order they came in")
    func weekdaySet() {
        let set = WeekdaySet([.sunday, .monday, .friday, .monday])
        #expect(set.codes == ["mon", "fri", "sun"])
        #expect(set.days == [.monday, .friday, .sunday])
        #expect(WeekdaySet(rawValue: 0xFF) == .everyDay)
        #expect(WeekdaySet.workdays.union(.weekend) == .everyDay)
    }
}
