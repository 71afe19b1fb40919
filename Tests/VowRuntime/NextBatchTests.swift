import Foundation
import Testing
import VowCore
import VowPorts
import VowRuntime
import LinuxAdapters

/// The batch of `vow next`: order, answers, and errors that stay with their row.
@Suite("A batch of questions")
struct NextBatchTests {
    private func answers(to lines: [String]) -> [String?] {
        var batch = NextBatch(source: ZoneDatabase())
        return lines.map { batch.answer(to: Data($0.utf8)) }
    }

    @Test("a gap, an overlap and a skipped date are answered as the catalogue says (S3)")
    func answers() {
        let madrid = #""zone":"Europe/Madrid","time":"02:30""#
        let given = answers(to: [
            #"{"id":"gap",\#(madrid),"date":"2025-03-30","from":"2025-03-01T00:00:00Z","count":2}"#,
            #"{"id":"overlap",\#(madrid),"days":["sun","mon"],"from":"2025-10-25T12:00:00Z","count":2}"#,
            #"{"id":3,"zone":"Pacific/Apia","time":"07:00","date":"2011-12-30","from":"2011-12-01T00:00:00Z","count":1}"#,
        ])
        #expect(
            given == [
                #"{"id":"gap","occurrences":["2025-03-30T01:00:00Z"]}"#,
                #"{"id":"overlap","occurrences":["2025-10-26T00:30:00Z","2025-10-27T01:30:00Z"]}"#,
                #"{"id":3,"occurrences":[]}"#,
            ])
    }

    @Test("an occurrence at the instant itself is not after it")
    func strictlyAfter() {
        let question =
            #"{"id":1,"zone":"UTC","time":"07:00","days":["mon","tue"],"from":"2025-06-02T07:00:00Z"}"#
        #expect(answers(to: [question]) == [#"{"id":1,"occurrences":["2025-06-03T07:00:00Z"]}"#])
    }

    @Test("blank lines are passed over, the id comes back as it was, and a missing one is null")
    func identifiers() {
        let rest =
            #""zone":"UTC","time":"07:00","date":"2025-06-02","from":"2025-06-01T00:00:00Z","more":{}}"#
        let answer = #""occurrences":["2025-06-02T07:00:00Z"]}"#
        let given = answers(to: [
            "", " \r", #"{"id":"a\"\n\u0001é","# + rest, #"{"id":true,"# + rest, "{" + rest,
        ])
        let expected: [String?] = [
            nil, nil, #"{"id":"a\"\n\u0001é","# + answer, #"{"id":true,"# + answer, #"{"id":null,"# + answer,
        ]
        #expect(given == expected)
    }

    @Test(
        "a wrong row gives its error and leaves the next one alone",
        arguments: [
            (#"{"id":1"#, "not a JSON object"), (#"[1]"#, "not a JSON object"), ("null", "not a JSON object"),
            (#""zone":"Europe/Madird""#, #"Europe/Madrid"#), (#""zone":5"#, #"\"zone\" must be"#),
            (#""zone":null"#, #"\"zone\" is missing"#), (#""zone":"../../../etc/passwd""#, "no time zone"),
            (#""time":"7:30""#, "HH:MM"), (#""time":"24:00""#, "HH:MM"), (#""time":"07:30:00""#, "HH:MM"),
            (#""days":[]"#, "at least one"), (#""days":["noday"]"#, "noday"), (#""days":"mon""#, "a list"),
            (#""days":null"#, "Either"), (#""date":"2025-02-29""#, "exclude each other"),
            (#""days":null,"date":"2025-02-29""#, "2025-02-29"), (#""from":"yesterday""#, "yesterday"),
            (#""from":null"#, "missing"), (#""count":0"#, "from 1 to"), (#""count":1000000000"#, "from 1 to"),
            (#""count":"many""#, "whole number"), (#""count":1.5"#, "whole number"),
        ])
    func mistakes(wrong: String, expected: String) throws {
        var parts = [
            "zone": #""UTC""#, "time": #""07:30""#, "days": #"["mon"]"#, "from": #""2025-01-01T00:00:00Z""#,
        ]
        var row = wrong
        if wrong.hasPrefix("\"") {
            for part in parts.keys where wrong.hasPrefix("\"\(part)\"") { parts[part] = nil }
            row =
                #"{"id":7,"#
                + (parts.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" } + [wrong])
                .joined(separator: ",") + "}"
        }
        let good = #"{"id":8,"zone":"UTC","time":"07:00","date":"2025-06-02","from":"2025-06-01T00:00:00Z"}"#
        let given = answers(to: [row, good])
        let error = try #require(given[0])
        #expect(error.hasPrefix(row == wrong ? #"{"id":null,"error":""# : #"{"id":7,"error":""#))
        #expect(error.contains(expected), "\(error)")
        #expect(try JSONSerialization.jsonObject(with: Data(error.utf8)) is [String: Any])
        #expect(given[1] == #"{"id":8,"occurrences":["2025-06-02T07:00:00Z"]}"#)
    }

    @Test("a rule of iCalendar and a pattern of shifts are counted from their start (S12)")
    func cycles() {
        let madrid =
            #""zone":"Europe/Madrid","time":"06:30","start":"2026-11-30","from":"2026-11-30T05:30:00Z""#
        #expect(
            answers(to: [
                #"{"id":1,\#(madrid),"rrule":"FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH","count":3}"#,
                #"{"id":2,\#(madrid),"rrule":"FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20261231T053000Z","count":3}"#,
                #"{"id":3,\#(madrid),"pattern":"2 05:00, off","count":2}"#,
            ]) == [
                #"{"id":1,"occurrences":["2026-12-03T05:30:00Z","2026-12-14T05:30:00Z","2026-12-17T05:30:00Z"]}"#,
                #"{"id":2,"occurrences":["2026-12-31T05:30:00Z"]}"#,
                #"{"id":3,"occurrences":["2026-12-01T04:00:00Z","2026-12-03T04:00:00Z"]}"#,
            ])
    }

    @Test(
        "a rule that cannot be an alarm is an error in its row",
        arguments: [
            #""start":"2026-11-30","rrule":"FREQ=HOURLY""#, #""rrule":"FREQ=DAILY""#,
            #""start":"2026-11-31","rrule":"FREQ=DAILY""#, #""start":"2026-11-30","rrule":"""#,
            #""start":"2026-11-30","rrule":"FREQ=DAILY;BYHOUR=6""#, #""start":"2026-11-30","rrule":7"#,
            #""start":"2026-11-30","rrule":"FREQ=DAILY;UNTIL=soon""#,
            #""start":"2026-11-30","rrule":"FREQ=DAILY","days":["mon"]"#,
            #""start":"2026-11-30","pattern":"perhaps""#, #""start":"2026-11-30","days":["mon"]"#,
        ])
    func errors(part: String) throws {
        let row = #"{"id":1,"zone":"UTC","time":"06:30","from":"2026-11-30T00:00:00Z",\#(part)}"#
        let answer = try #require(answers(to: [row])[0])
        #expect(answer.hasPrefix(#"{"id":1,"error":""#), "\(answer)")
    }
}
