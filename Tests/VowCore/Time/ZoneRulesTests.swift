import Testing
import VowCore

@Suite("Zone rules as data")
struct ZoneRulesTests {
    /// Central European time by its yearly rule alone.
    static let central = ZoneRules(
        identifier: "Test/Central", version: "1", initialOffsetSeconds: 0, transitions: [],
        tail: YearlyRule(
            standardOffsetSeconds: 3600,
            daylight: YearlyRule.DaylightSaving(
                offsetSeconds: 7200,
                start: YearlyChange(
                    day: .weekday(month: 3, week: 5, weekday: .sunday), wallSecondsAfterMidnight: 7200),
                end: YearlyChange(
                    day: .weekday(month: 10, week: 5, weekday: .sunday), wallSecondsAfterMidnight: 10_800))))!

    private func rules(
        _ initial: Int, _ transitions: [(second: Int64, offsetSeconds: Int)], tail: YearlyRule? = nil
    ) throws -> ZoneRules {
        try #require(
            ZoneRules(
                identifier: "Test/Zone", version: "1", initialOffsetSeconds: initial,
                transitions: transitions,
                tail: tail))
    }

    private func instant(_ text: String) throws -> Instant { try #require(Instant(iso8601: text)) }

    private func resolve(_ rules: ZoneRules, _ date: String, _ time: String) throws -> CivilResolution {
        rules.resolve(try #require(CivilDate(iso8601: date)), try #require(CivilTime(iso8601: time)))
    }

    @Test("a yearly rule holds long after the last transition, and long before the first")
    func yearlyRule() throws {
        let zone = ZoneRulesTests.central
        #expect(zone.offsetSeconds(at: try instant("2025-03-30T00:59:59.999Z")) == 3600)
        #expect(zone.offsetSeconds(at: try instant("2025-03-30T01:00:00Z")) == 7200)
        #expect(zone.offsetSeconds(at: try instant("2025-10-26T00:59:59Z")) == 7200)
        #expect(zone.offsetSeconds(at: try instant("2025-10-26T01:00:00Z")) == 3600)
        #expect(zone.offsetSeconds(at: try instant("9999-07-01T00:00:00Z")) == 7200)
        #expect(zone.offsetSeconds(at: try instant("0001-07-01T00:00:00Z")) == 7200)
        #expect(
            zone.nextChange(after: try instant("2199-01-01T00:00:00Z"))
                == (try instant("2199-03-31T01:00:00Z")))
    }

    @Test("gap, overlap and plain days resolve to the second, their edges included (S3)")
    func edges() throws {
        let zone = ZoneRulesTests.central
        let spring = try instant("2025-03-30T01:00:00Z")
        #expect(try resolve(zone, "2025-03-30", "01:59:59") == .exact(spring.adding(seconds: -1)))
        #expect(try resolve(zone, "2025-03-30", "02:00") == .gap(firstInstantAfter: spring))
        #expect(try resolve(zone, "2025-03-30", "02:59:59") == .gap(firstInstantAfter: spring))
        #expect(try resolve(zone, "2025-03-30", "03:00") == .exact(spring))
        let autumn = try instant("2025-10-26T00:00:00Z")
        #expect(try resolve(zone, "2025-10-26", "01:59:59") == .exact(autumn.adding(seconds: -1)))
        #expect(
            try resolve(zone, "2025-10-26", "02:00")
                == .overlap(first: autumn, second: autumn.adding(seconds: 3600)))
        #expect(try resolve(zone, "2025-10-26", "03:00") == .exact(autumn.adding(seconds: 7200)))
    }

    @Test("a time that was shown twice a century ago is found to the second of local mean time")
    func localMeanTime() throws {
        // Amsterdam kept 0:19:32 until 1937-07-01 00:00 of its clock, then 0:20.
        let change = try instant("1937-06-30T23:40:28Z").secondsSinceEpoch
        let zone = try rules(1172, [(change, 1200)])
        #expect(try resolve(zone, "1937-06-30", "23:59:59") == .exact(Instant(secondsSinceEpoch: change - 1)))
        #expect(
            try resolve(zone, "1937-07-01", "00:00:10")
                == .gap(firstInstantAfter: Instant(secondsSinceEpoch: change)))
        #expect(try resolve(zone, "1937-07-01", "00:00:28") == .exact(Instant(secondsSinceEpoch: change)))
    }

    @Test("a date that the zone jumped over does not exist; a repeated one comes first")
    func wholeDays() throws {
        let apia = try rules(-36_000, [(try instant("2011-12-30T10:00:00Z").secondsSinceEpoch, 50_400)])
        #expect(try resolve(apia, "2011-12-29", "23:59:59") == .exact(try instant("2011-12-30T09:59:59Z")))
        for time in ["00:00", "07:00", "23:59:59"] {
            #expect(try resolve(apia, "2011-12-30", time) == .skippedDay)
        }
        #expect(try resolve(apia, "2011-12-31", "00:00") == .exact(try instant("2011-12-30T10:00:00Z")))
        let kwajalein = try rules(39_600, [(try instant("1969-09-30T13:00:00Z").secondsSinceEpoch, -43_200)])
        #expect(
            try resolve(kwajalein, "1969-09-30", "07:00")
                == .overlap(
                    first: try instant("1969-09-29T20:00:00Z"), second: try instant("1969-09-30T19:00:00Z")))
    }

    @Test("daylight time all year round is one offset without moments of another")
    func allYear() throws {
        let always = YearlyRule(
            standardOffsetSeconds: -18_000,
            daylight: YearlyRule.DaylightSaving(
                offsetSeconds: -14_400,
                start: YearlyChange(day: .daysAfterNewYear(0), wallSecondsAfterMidnight: 0),
                end: YearlyChange(day: .dayIgnoringLeap(365), wallSecondsAfterMidnight: 25 * 3600)))
        let zone = try rules(0, [], tail: always)
        for year in [2023, 2024, 2025] {
            let date = try #require(CivilDate(year: year, month: 12, day: 31))
            for hour in 0...23 {
                let time = try #require(CivilTime(hour: hour, minute: 30))
                let expected = CivilDateTime(date: date, time: time).wallSecondsSinceEpoch + 14_400
                #expect(zone.resolve(date, time) == .exact(Instant(secondsSinceEpoch: expected)))
            }
        }
        #expect(zone.nextChange(after: Instant(secondsSinceEpoch: 0)) == nil)
    }

    @Test("transitions that keep the offset leave no trace, and nonsense is refused")
    func validation() throws {
        let quiet = try rules(3600, [(100, 3600), (200, 7200), (300, 7200)])
        #expect(quiet.transitionSeconds == [200])
        #expect(quiet.offsetsSeconds == [3600, 7200])
        func isRefused(_ initial: Int, _ transitions: [(second: Int64, offsetSeconds: Int)]) -> Bool {
            ZoneRules(
                identifier: "", version: "", initialOffsetSeconds: initial, transitions: transitions,
                tail: nil)
                == nil
        }
        #expect(isRefused(0, [(200, 60), (200, 120)]))
        #expect(isRefused(0, [(200, 60), (100, 120)]))
        #expect(isRefused(100_000, []))
        #expect(isRefused(0, [(200, -100_000)]))
    }

    @Test("every reading of every minute has exactly the instants that show it")
    func inverse() throws {
        let zone = ZoneRulesTests.central
        for day in ["2025-03-30", "2025-10-26", "2025-06-01"] {
            let start = try instant(day + "T00:00:00Z").adding(seconds: -43_200)
            for minute in Int64(0)..<2880 {
                let moment = start.adding(seconds: minute * 60)
                let civil = zone.civil(at: moment)
                switch zone.resolve(civil.date, civil.time) {
                case .exact(let instant): #expect(instant == moment)
                case .overlap(let first, let second): #expect(first == moment || second == moment)
                case .gap, .skippedDay: Issue.record("\(civil) is shown at \(moment.iso8601)")
                }
            }
        }
    }
}
