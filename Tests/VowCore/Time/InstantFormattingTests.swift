import Testing
import VowCore

@Suite("Texts of instants, dates and times")
struct InstantFormattingTests {
    @Test("what is written is read back, before and after the epoch")
    func roundTrip() {
        for step in -400...400 {
            let instant = Instant(millisecondsSinceEpoch: Int64(step) * 86_399_123_457)
            #expect(Instant(iso8601: instant.iso8601Milliseconds) == instant)
            #expect(Instant(iso8601: instant.iso8601)?.secondsSinceEpoch == instant.secondsSinceEpoch)
            let civil = CivilDateTime(wallSecondsSinceEpoch: instant.secondsSinceEpoch)
            #expect(CivilDate(iso8601: civil.date.iso8601) == civil.date)
            #expect(CivilTime(iso8601: civil.time.iso8601) == civil.time)
            #expect(civil.wallSecondsSinceEpoch == instant.secondsSinceEpoch)
        }
    }

    @Test(
        "known instants have their known texts",
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
            (1_743_296_400_250, "2025-03-30T01:00:00.250Z"),
            (-62_167_219_200_000, "0000-01-01T00:00:00.000Z"),
            (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
            (253_402_300_800_000, "+10000-01-01T00:00:00.000Z"),
            (-62_167_219_200_001, "-0001-12-31T23:59:59.999Z"),
        ])
    func known(milliseconds: Int64, text: String) {
        #expect(Instant(millisecondsSinceEpoch: milliseconds).iso8601Milliseconds == text)
    }

    @Test("an offset and any length of fraction are understood")
    func accepted() {
        let expected = Instant(iso8601: "2025-03-30T01:00:00.120Z")
        #expect(expected != nil)
        for text in ["2025-03-30T03:00:00.12+02:00", "2025-03-29T19:30:00.120999999-05:30"] {
            #expect(Instant(iso8601: text) == expected, "\(text)")
        }
    }

    @Test(
        "anything else is refused",
        arguments: [
            "", "2025-03-30", "2025-03-30T01:00Z", "2025-03-30T01:00:00", "2025-03-30 01:00:00Z",
            "2025-03-30t01:00:00Z", "2025-02-29T01:00:00Z", "2025-03-30T24:00:00Z", "2016-12-31T23:59:60Z",
            "2025-03-30T01:00:00.Z", "2025-03-30T01:00:00.1234567890Z", "2025-03-30T01:00:00Z ",
            "25-03-30T01:00:00Z",
            "2025-03-30T01:00:00+2:00", "2025-03-30T01:00:00+24:00", "2025-03-30T01:00:00-00:60",
            "２０25-03-30T01:00:00Z", "2025-3-30T01:00:00Z", "2025-03-30T01:00:00Z\u{301}",
        ])
    func refused(text: String) {
        #expect(Instant(iso8601: text) == nil)
    }

    @Test("times and dates have one form each")
    func civil() {
        #expect(CivilTime(iso8601: "07:30")?.iso8601 == "07:30")
        #expect(CivilTime(iso8601: "07:30:05")?.iso8601 == "07:30:05")
        for text in ["7:30", "24:00", "07:60", "07:30:60", "07-30", "07:30 ", ""] {
            #expect(CivilTime(iso8601: text) == nil, "\(text)")
        }
        for text in ["2025-13-01", "2025-00-10", "2025-01-00", "20250101", "2025-1-1", "+2025-01-01"] {
            #expect(CivilDate(iso8601: text) == nil, "\(text)")
        }
    }
}
