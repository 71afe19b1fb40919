import Testing
import VowCore

/// S1: times as people say them, and nothing that may be meant in two ways.
@Suite("Times, dates and waits in words")
struct TimeWordsTests {
    @Test(
        "a time of day",
        arguments: [
            ("06:30", "06:30"), ("6:30", "06:30"), ("6.30", "06:30"), ("0630", "06:30"), ("6:30am", "06:30"),
            ("6:30 AM", "06:30"), ("6:30pm", "18:30"), ("6 pm", "18:00"), ("6am", "06:00"), ("12am", "00:00"),
            ("12:15 pm", "12:15"), ("6:30 p.m.", "18:30"), ("noon", "12:00"), ("23:59", "23:59"),
            ("6h30", "06:30"),
            ("00:00", "00:00"),
        ])
    func times(text: String, time: String) {
        #expect(TimeWords.time(text)?.iso8601 == time, "\(text)")
    }

    @Test(
        "what may be meant otherwise is none",
        arguments: [
            "06:5", "6", "630", "24:00", "12:60", "13:00pm", "0am", "6:30:15", "", ":", "06:30x", "-6:30",
            "６:30", "6::30",
            "am", "half past six",
        ])
    func noTimes(text: String) { #expect(TimeWords.time(text) == nil, "\(text)") }

    @Test(
        "a date",
        arguments: [
            ("2026-11-24", "2026-11-24"), ("today", "2026-11-22"), ("Tomorrow", "2026-11-23"),
            ("mañana", "2026-11-23"),
            ("mon", "2026-11-23"), ("Friday", "2026-11-27"), ("sunday", "2026-11-29"),
            ("miércoles", "2026-11-25"),
        ])
    func dates(text: String, date: String) throws {
        // A Sunday.
        let today = try #require(CivilDate(iso8601: "2026-11-22"))
        #expect(TimeWords.date(text, today: today)?.iso8601 == date, "\(text)")
    }

    @Test(
        "what is no date is none",
        arguments: ["2026-02-30", "24.11.2026", "next friday", "monkey", "", "weekdays"])
    func noDates(text: String) throws {
        #expect(TimeWords.date(text, today: try #require(CivilDate(iso8601: "2026-11-22"))) == nil)
    }

    @Test(
        "a wait",
        arguments: [
            ("20m", 1200), ("20 min", 1200), ("90s", 90), ("1h", 3600), ("1h30", 5400), ("1 h 30 min", 5400),
            ("2 hours", 7200), ("1h30m15s", 5415), ("168h", 604_800),
        ])
    func waits(text: String, seconds: Int64) { #expect(TimeWords.seconds(text) == seconds, "\(text)") }

    @Test(
        "what names no wait is none",
        arguments: [
            "20", "m", "0m", "", "1m30h", "1h1h", "169h", "-5m", "1.5h", "20 moons", "99999999999999999999m",
        ])
    func noWaits(text: String) { #expect(TimeWords.seconds(text) == nil, "\(text)") }
}
