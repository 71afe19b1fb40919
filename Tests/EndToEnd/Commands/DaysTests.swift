import Foundation
import Testing
import VowPorts
import VowRuntime

/// S1: an alarm rings on the days that were asked for, in whatever words, or it is refused.
@Suite("Days on the command line", .serialized)
struct DaysTests {
    private static let workdays = ["mon", "tue", "wed", "thu", "fri"]

    @Test("an alarm is made for every day that was named, and the answer names them")
    func added() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let asked: [([String], [String])] = [
            (["mon-fri"], Self.workdays), (["Mon - Fri"], Self.workdays), (["mon fri"], ["mon", "fri"]),
            (["weekdays,sat"], Self.workdays + ["sat"]), (["Mon, Tue"], ["mon", "tue"]),
            (["Monday"], ["mon"]), (["mon", "tue"], ["mon", "tue"]),
            (["mon-wed", "sun"], ["mon", "tue", "wed", "sun"]),
        ]
        for (texts, days) in asked {
            let options = texts.flatMap { ["--days", $0] }
            let made = try home.vow(["alarm", "add", "--time", "06:30"] + options)
            #expect(
                made.status == 0 && made.output.contains("06:30  \(days.joined(separator: ","))"), "\(made)")
            let edited = try home.vow(["alarm", "edit", "daily"] + options)
            #expect(edited.output.contains("06:30  \(days.joined(separator: ","))"), "\(edited)")
            let next = try home.vow(
                [
                    "next", "--time", "06:30", "--from", "2031-01-06T00:00:00Z", "--zone", "UTC", "--count",
                    "7",
                ]
                    + options)
            let named = Set(next.output.split(separator: "\n").map { String($0.prefix(3)) })
            #expect(named == Set(days), "\(next)")
        }
    }

    @Test("what is not understood is refused with an example, and nothing is recorded")
    func refused() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let before = try home.log.store.head()
        for days in ["mon;fri", "mon/tue", "monkey", "sunrise", "mon-", "mon,,tue", ""] {
            for command in [
                ["alarm", "add", "--time", "06:30"], ["alarm", "edit", "daily"], ["next", "--time", "06:30"],
            ] {
                let (status, output) = try home.vow(command + ["--days", days])
                #expect(status == 2 && output.contains("mon-fri"), "\(command) \(days): \(output)")
            }
        }
        #expect(try home.log.store.head() == before)
    }
}
