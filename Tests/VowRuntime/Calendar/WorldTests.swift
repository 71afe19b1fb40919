import Foundation
import Testing
import VowAnswers
import VowRuntime
import VowCore
import LinuxAdapters

/// S7: calendars from the world hold other things besides alarms, and are written in their own ways.
@Suite("Calendars from the world (S7)")
struct WorldTests {
    private static let zones = ZoneDatabase()
    private static let template = AlarmDefinition(
        rule: OccurrenceRule(time: CivilTime(secondsSinceMidnight: 0)!, recurrence: .weekly([])))

    private func read(_ lines: [String]) throws -> CalendarImport.Reading {
        try read(Array(lines.joined(separator: "\r\n").utf8))
    }

    private func read(_ bytes: [UInt8]) throws -> CalendarImport.Reading {
        try CalendarImport.read(bytes, template: Self.template) { try? Self.zones.rules(for: $0) }
    }

    private static let good = ["BEGIN:VEVENT", "DTSTART:20310101T063000", "SUMMARY:Good", "END:VEVENT"]

    @Test(
        "what is no alarm is passed over with its line, and the others are taken",
        arguments: [
            (["BEGIN:VEVENT", "DTSTART;VALUE=DATE:20310101", "END:VEVENT"], "all-day"),
            (
                ["BEGIN:VEVENT", "DTSTART:20310101T063000", "RRULE:FREQ=HOURLY", "END:VEVENT"],
                "FREQ=HOURLY"
            ),
            (["BEGIN:VTODO", "SUMMARY:Bread", "END:VTODO"], "VTODO is not an alarm"),
            (["BEGIN:VJOURNAL", "END:VJOURNAL"], "VJOURNAL is not an alarm"),
            (
                ["BEGIN:VEVENT", "DTSTART;TZID=Customized Time Zone:20310101T063000", "END:VEVENT"],
                "no time zone"
            ),
            (["BEGIN:VEVENT", "DTSTART:20310101T063000", "STATUS:CANCELLED", "END:VEVENT"], "cancelled"),
            (["BEGIN:VEVENT", "SUMMARY:Nothing", "END:VEVENT"], "no DTSTART"),
        ])
    func passedOver(entry: [String], reason: String) throws {
        let reading = try read(["BEGIN:VCALENDAR"] + Self.good + entry + Self.good + ["END:VCALENDAR"])
        #expect(reading.alarms.map(\.definition.label) == ["Good", "Good"])
        try #require(reading.passedOver.count == 1)
        #expect(
            Wording(in: .english)(reading.passedOver[0].message).contains(reason)
                && reading.passedOver[0].line > 5)
    }

    @Test("zones by the names of Windows are those of the database")
    func windows() throws {
        let start = "DTSTART;TZID=\"W. Europe Standard Time\":20310101T063000"
        let reading = try read(["BEGIN:VCALENDAR", "BEGIN:VEVENT", start, "END:VEVENT", "END:VCALENDAR"])
        #expect(reading.alarms.first?.definition.zone == .fixed("Europe/Berlin"))
    }

    @Test("a line that is none, and a character that a fold parts, cost nothing else")
    func folded() throws {
        let odd = try read(
            [
                "BEGIN:VCALENDAR", "BEGIN:VEVENT", "DTSTART:20310101T063000", "DESCRIPTION:first", "second",
                "END:VEVENT",
            ]
                + ["END:VCALENDAR"])
        #expect(odd.alarms.count == 1 && odd.passedOver.map(\.line) == [5])
        var bytes = Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20310101T063000\nSUMMARY:Fr".utf8)
        bytes += [0xC3, 0x0A, 0x20, 0xBC] + Array("h\nEND:VEVENT\nEND:VCALENDAR\n".utf8)
        #expect(try read(bytes).alarms.first?.definition.label == "Früh")
    }

    @Test("a file that is no calendar, is cut off or is not UTF-8 is a problem")
    func noCalendar() {
        for text in ["", "Dear diary", "BEGIN:VCALENDAR\nBEGIN:VEVENT\n", "BEGIN:VTODO\nEND:VTODO"] {
            #expect(throws: CalendarProblem.self, "\(text)") { try read(Array(text.utf8)) }
        }
        #expect(throws: CalendarProblem.self) { try read([0x42, 0xFF, 0xFE]) }
    }

    @Test("several calendars in one file are read")
    func several() throws {
        let one = ["BEGIN:VCALENDAR"] + Self.good + ["END:VCALENDAR"]
        #expect(try read(one + one).alarms.count == 2)
    }
}
