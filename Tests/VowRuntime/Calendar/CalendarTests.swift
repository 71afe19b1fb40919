import Testing
import VowRuntime
import VowCore
import VowRecitation
import LinuxAdapters

/// S7: what goes out comes back, what others wrote comes in, and what cannot be kept is named.
@Suite("iCalendar (S7)")
struct CalendarTests {
    private static let zones = ZoneDatabase()
    private static let template = AlarmDefinition(
        rule: OccurrenceRule(time: CivilTime(secondsSinceMidnight: 0)!, recurrence: .weekly([])))
    private static let today = CivilDate(iso8601: "2026-03-01")!

    private static func book(_ names: String...) throws -> ZoneTable {
        ZoneTable(
            device: try zones.rules(for: "Europe/Madrid"), named: try names.map { try zones.rules(for: $0) })
    }

    private static func read(_ text: String) throws(CalendarProblem) -> [CalendarAlarm] {
        try CalendarImport.alarms(in: text, template: template) { try? zones.rules(for: $0) }
    }

    private static func event(_ lines: String...) -> String {
        (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a@b"] + lines + ["END:VEVENT", "END:VCALENDAR"])
            .joined(separator: "\r\n")
    }

    static var samples: [CalendarAlarm] {
        let time = CivilTime(iso8601: "06:30")!
        let date = { CivilDate(iso8601: $0)! }
        let plain = AlarmDefinition(
            label: "Früh; los, \"jetzt\"\\ \n zweite Zeile 早上好 " + String(repeating: "é早", count: 60),
            rule: OccurrenceRule(time: time, recurrence: .weekly(.workdays)))
        var rich = plain
        rich.label = ""
        rich.zone = .fixed("America/New_York")
        rich.rule = OccurrenceRule(
            time: time, recurrence: .weekly([.init([.monday, .sunday])]), startsOn: date("2026-03-02"),
            endsOn: date("2026-11-01"), skippedDates: [date("2026-03-09")],
            skippedRanges: [date("2026-07-01")...date("2026-07-31")], pausedUntil: date("2026-03-05"))
        rich.sound = SoundSettings(
            tone: "/a;b,c.ogg", volumePercent: 7, rampSeconds: 99, vibrate: true, routeTags: ["usb", "a,b"])
        rich.snooze = SnoozePolicy(maximumCount: 0, lengthMinutes: 3)
        rich.gate = GatePolicy(
            kinds: [.goal], challengeWord: false, minimumSimilarity: 0.815, language: .spanish)
        var once = plain
        once.rule = OccurrenceRule(
            time: CivilTime(iso8601: "02:30:15")!, recurrence: .once(date("2026-03-29")))
        var listed = plain
        listed.zone = .fixed("Asia/Tokyo")
        listed.rule = OccurrenceRule(
            time: time, recurrence: .dates([date("2026-05-01"), date("2026-06-01")]),
            skippedDates: [date("2026-06-01")])
        var stacked = plain
        stacked.gate = GatePolicy(
            challenges: [
                ChallengePolicy(.sum(.own(lowest: 3, highest: 90), count: 2)),
                ChallengePolicy(.recite(.goal)),
                ChallengePolicy(
                    .typeLines(.affirmation),
                    limits: ChallengeLimits(
                        timeoutMilliseconds: 60_000, lockout: Lockout(answers: 2, milliseconds: 30_000))),
            ], standIns: [ChallengePolicy(.typeLines(.affirmation)), ChallengePolicy(.sum(.hard, count: 3))])
        return [
            CalendarAlarm(id: "eeee", definition: stacked),
            CalendarAlarm(id: "aaaa", definition: plain), CalendarAlarm(id: "bbbb", definition: rich),
            CalendarAlarm(id: "cccc", definition: once, isEnabled: false),
            CalendarAlarm(id: "dddd", definition: listed),
        ]
    }

    static func exported() throws -> String {
        CalendarExport.text(
            samples, zones: try book("America/New_York", "Asia/Tokyo"), today: today,
            stamp: Instant(secondsSinceEpoch: 1_770_000_000))
    }

    @Test("what goes out comes back the same")
    func roundTrip() throws {
        #expect(try CalendarTests.read(try CalendarTests.exported()) == CalendarTests.samples)
    }

    @Test("cycles and patterns of shifts come back the same, and other programs see each of their days (S12)")
    func cycles() throws {
        let start = CivilDate(iso8601: "2026-12-01")!
        let time = CivilTime(iso8601: "06:30")!
        func alarm(_ id: AlarmID, _ recurrence: Recurrence, skipped: String = "2026-12-10") -> CalendarAlarm {
            var definition = CalendarTests.samples[1].definition
            definition.rule = OccurrenceRule(
                time: time, recurrence: recurrence, endsOn: CivilDate(iso8601: "2027-06-30"),
                skippedDates: [CivilDate(iso8601: skipped)!],
                skippedRanges: [CivilDate(iso8601: "2027-02-01")!...CivilDate(iso8601: "2027-02-20")!],
                extraDates: [CivilDate(iso8601: "2026-12-25")!])
            return CalendarAlarm(id: id, definition: definition)
        }
        let rules = try [
            "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH", "FREQ=MONTHLY;BYDAY=2TH,-1FR", "FREQ=DAILY;INTERVAL=9",
        ]
        .enumerated().map { index, text in
            alarm(
                "r\(index)", .rule(try DateRule.read(text, from: start).rule),
                skipped: index == 0 ? "2026-12-17" : "2026-12-10")
        }
        let shifts = alarm("s", .shifts(try ShiftPattern("2 05:00, on, 2 off", from: start)))
        let text = CalendarExport.text(
            rules + [shifts], zones: try CalendarTests.book(), today: CalendarTests.today,
            stamp: Instant(secondsSinceEpoch: 1_770_000_000))
        #expect(try CalendarTests.read(text) == rules + [shifts])
        #expect(text.contains("RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;UNTIL=20270630T063000\r\n"))
        #expect(text.contains("DTSTART:20261201T050000\r\nSUMMARY"))
        #expect(text.contains("DTSTART:20261203T063000\r\nSUMMARY"))
        #expect(text.contains("UID:s-3@vow\r\n"))
        #expect(
            text.split(separator: "\r\n").filter { $0.hasPrefix("RRULE:FREQ=DAILY;INTERVAL=5") }.count == 3)
    }

    @Test("times of single days and of one date come back the same, and other programs see them (S14)")
    func otherTimes() throws {
        let time = CivilTime(iso8601: "06:30")!
        let days = [WeekdayTime(.saturday, CivilTime(iso8601: "09:00")!)]
        let moved = [
            DatedTime(CivilDate(iso8601: "2026-03-07")!, CivilTime(iso8601: "08:00")!),
            DatedTime(CivilDate(iso8601: "2026-03-09")!, CivilTime(iso8601: "05:00")!),
        ]
        let start = CivilDate(iso8601: "2026-03-02")!
        func alarm(_ id: AlarmID, _ recurrence: Recurrence, startsOn: CivilDate? = nil) -> CalendarAlarm {
            var definition = CalendarTests.samples[1].definition
            definition.rule = OccurrenceRule(
                time: time, recurrence: recurrence, startsOn: startsOn,
                skippedDates: [CivilDate(iso8601: "2026-03-14")!], weekdayTimes: days, movedTimes: moved)
            return CalendarAlarm(id: id, definition: definition)
        }
        let rule = try DateRule.read("FREQ=DAILY;INTERVAL=1;BYMONTH=3", from: start).rule
        let alarms = [
            alarm("a", .weekly(.everyDay)), alarm("b", .weekly(.everyDay), startsOn: start),
            alarm("c", .rule(rule)),
        ]
        let text = CalendarExport.text(
            alarms, zones: try CalendarTests.book(), today: start,
            stamp: Instant(secondsSinceEpoch: 1_770_000_000))
        #expect(try CalendarTests.read(text) == alarms)
        #expect(text.contains("RECURRENCE-ID:20260309T063000\r\nDTSTART:20260309T050000\r\n"))
        #expect(text.contains("RECURRENCE-ID:20260307T090000\r\nDTSTART:20260307T080000\r\n"))
        #expect(text.contains("RRULE:FREQ=WEEKLY;BYDAY=SA\r\n"))
    }

    @Test("an event of another program may stand in for one date, also on another day")
    func replacements() throws {
        let text = CalendarTests.event(
            "DTSTART:20260302T070000", "RRULE:FREQ=WEEKLY", "END:VEVENT", "BEGIN:VEVENT", "UID:a@b",
            "RECURRENCE-ID:20260309T070000", "DTSTART:20260310T060000", "END:VEVENT", "BEGIN:VEVENT",
            "UID:a@b",
            "RECURRENCE-ID:20260316T070000", "STATUS:CANCELLED", "DTSTART:20260316T070000")
        let rule = try #require(try CalendarTests.read(text).first).definition.rule
        let instants = rule.occurrences(after: Instant(iso8601: "2026-03-01T00:00:00Z")!, in: .utc, limit: 3)
        #expect(
            instants.map(\.instant.iso8601)
                == ["2026-03-02T07:00:00Z", "2026-03-10T06:00:00Z", "2026-03-23T07:00:00Z"])
    }

    @Test("a tone that a calendar names has no hash: that of the usual tone is of another file")
    func toneWithoutHash() throws {
        var template = CalendarTests.template
        template.sound = SoundSettings(tone: "/usual.wav", toneDigest: "5e")
        let text = try CalendarTests.exported()
        let read = try CalendarImport.alarms(in: text, template: template) {
            try? CalendarTests.zones.rules(for: $0)
        }
        #expect(read == CalendarTests.samples)
    }

    @Test("no line is longer than 75 octets, and none ends within a character")
    func folding() throws {
        let text = try CalendarTests.exported()
        for line in text.utf8.split(separator: 10) {
            #expect(line.count <= 76 && line.last == 13)
            #expect(String(validating: line, as: UTF8.self) != nil)
        }
    }

    @Test("skipped and paused dates are exceptions for every program")
    func exceptions() throws {
        let text = try CalendarTests.exported()
        #expect(text.contains("EXDATE;TZID=America/New_York:20260302T063000\r\n"))
        #expect(text.contains("EXDATE;TZID=America/New_York:20260309T063000\r\n"))
        #expect(text.contains("EXDATE;TZID=America/New_York:20260705T063000\r\n"))
        #expect(!text.contains("EXDATE;TZID=America/New_York:20260707"))
        #expect(text.contains("UNTIL=20261101T113000Z"))
    }

    @Test("rules of other programs become days or dates")
    func foreign() throws {
        func rule(_ lines: String...) throws -> OccurrenceRule {
            let start = "DTSTART;TZID=\"Europe/Madrid\":20260302T070000"
            let text = CalendarTests.event(([start] + lines).joined(separator: "\r\n"))
            return try #require(try CalendarTests.read(text).first).definition.rule
        }
        func dates(_ lines: String...) throws -> [String] {
            let rule = try rule(lines.joined(separator: "\r\n"))
            let newYear = Instant(iso8601: "2026-01-01T00:00:00Z")!
            return rule.occurrences(after: newYear, in: .utc, limit: 6).map(\.date.iso8601)
        }
        #expect(try rule("RRULE:FREQ=DAILY").recurrence == .weekly(.everyDay))
        #expect(try rule("RRULE:FREQ=WEEKLY").recurrence == .weekly(WeekdaySet([.monday])))
        #expect(
            try dates("RRULE:FREQ=DAILY;COUNT=3;INTERVAL=2") == ["2026-03-02", "2026-03-04", "2026-03-06"])
        // Every other week, with weeks that begin on Sunday: RFC 5545, section 3.3.10, has this very example.
        let two = "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST="
        #expect(
            try dates(two + "MO") == ["2026-03-03", "2026-03-08", "2026-03-17", "2026-03-22"])
        #expect(
            try dates(two + "SU") == ["2026-03-03", "2026-03-15", "2026-03-17", "2026-03-29"])
        #expect(
            try dates(
                "RRULE:FREQ=MONTHLY;BYDAY=2TU;UNTIL=20260501", "EXDATE:20260414T050000Z",
                "RDATE;TZID=\"Europe/Madrid\":20260304T070000")
                == ["2026-03-04", "2026-03-10"])
        #expect(
            try rule("RRULE:FREQ=DAILY;UNTIL=20260305T055959Z").endsOn == CivilDate(iso8601: "2026-03-04"))
        #expect(
            try rule("RRULE:FREQ=DAILY;UNTIL=20260305T060000Z").endsOn == CivilDate(iso8601: "2026-03-05"))
        #expect(try rule("RRULE:FREQ=DAILY;UNTIL=20260305").endsOn == CivilDate(iso8601: "2026-03-05"))
        #expect(
            try rule("RRULE:FREQ=DAILY", "EXDATE:20260304T060000Z").skippedDates
                == [CivilDate(iso8601: "2026-03-04")!])
    }

    @Test("a trigger before midnight moves time, days and exceptions")
    func trigger() throws {
        let text = CalendarTests.event(
            "DTSTART:20260302T001000", "RRULE:FREQ=WEEKLY;BYDAY=MO", "EXDATE:20260309T001000",
            "BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER:-PT15M", "END:VALARM", "BEGIN:VALARM",
            "ACTION:DISPLAY", "TRIGGER:P0DT0H5M0S", "END:VALARM")
        let alarms = try CalendarTests.read(text)
        #expect(alarms.count == 2)
        #expect(alarms[0].definition.zone == .device)
        #expect(alarms[0].definition.rule.time == CivilTime(iso8601: "23:55"))
        #expect(alarms[0].definition.rule.recurrence == .weekly(WeekdaySet([.sunday])))
        #expect(alarms[0].definition.rule.skippedDates == [CivilDate(iso8601: "2026-03-08")!])
        #expect(alarms[1].definition.rule.time == CivilTime(iso8601: "00:15"))
        #expect(alarms[1].definition.rule.recurrence == .weekly(WeekdaySet([.monday])))
    }

    @Test(
        "what cannot be kept is named with its line",
        arguments: [
            (["DTSTART;VALUE=DATE:20260302"], 4), (["SUMMARY:x"], 2),
            (["DTSTART:20260302T070000", "RRULE:FREQ=HOURLY"], 5),
            (["DTSTART:20260302T070000", "RRULE:FREQ=WEEKLY;BYDAY=1MO"], 5),
            (["DTSTART:20260302T070000", "RRULE:FREQ=DAILY;BYHOUR=7"], 5),
            (["DTSTART:20260302T070000", "RRULE:FREQ=DAILY;COUNT=2;UNTIL=20260401"], 5),
            (["DTSTART:20260302T070000", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"], 5),
            (["DTSTART:20260302T070000", "RDATE:20260303T080000"], 5),
            (["DTSTART:20260302T070000", "RECURRENCE-ID:20260303T080000"], 5),
            (["DTSTART;TZID=Mars/Base:20260302T070000"], 4), (["DTSTART:20260230T070000"], 4),
            (["DTSTART:20260302T070000", "DTSTART:20260302T070000"], 5),
            (["DTSTART:20260302T070000", "BEGIN:VALARM", "TRIGGER;RELATED=END:PT0S", "END:VALARM"], 6),
            (
                [
                    "DTSTART:20260302T070000", "BEGIN:VALARM",
                    "TRIGGER:P" + String(repeating: "999999999W", count: 16_000), "END:VALARM",
                ], 6
            ),
            (["DTSTART:20260302T070000", "X-VOW-VOLUME:loud"], 5),
            (["DTSTART:20260302T070000", "STATUS:CANCELLED"], 5), (["no colon"], 4),
            (["DTSTART:20260302T070000", "END:VEVENT", "BEGIN:VTODO", "END:VTODO", "BEGIN:VEVENT"], 6),
            (["DTSTART:20260302T070000", "BEGIN:VALARM"], 6),
        ])
    func problems(lines: [String], line: Int) throws {
        let text =
            (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a@b"] + lines + ["END:VEVENT", "END:VCALENDAR"])
            .joined(separator: "\n")
        let problem = try #require(throws: CalendarProblem.self) { try CalendarTests.read(text) }
        #expect(problem.line == line, "\(problem)")
    }
}
