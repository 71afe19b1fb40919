import Foundation
import Testing
import VowLog
import VowPorts

@testable import VowRuntime

/// What an alarm's form shows while it is filled in.
@Suite("The next times of a change", .timeLimit(.minutes(1))) struct AlarmPreviewSpecs {
    @Test("the next times of an alarm follow changes that are not saved; nothing of them is kept")
    func preview() throws {
        let office = try FrontEndSpecs.Office()
        func dates(_ arguments: String) throws -> [String] {
            let answer = try office.ask(
                #"{"vow":1,"id":3,"query":"alarm.preview","arguments":{\#(arguments)}}"#)
            let rows = try #require(answer["rows"] as? [[String: Any]], "\(answer)")
            return rows.compactMap { $0["local"] as? String }
        }
        let before = try office.log.store.head()
        let mondays = try dates(#""time":"05:45","days":["mon"]"#)
        #expect(mondays.count == 10 && mondays.allSatisfy { $0.hasSuffix("T05:45") })
        #expect(mondays == mondays.sorted() && Set(mondays).count == 10)
        let known = try dates(#""id":"a1""#)
        let later = try dates(#""id":"a1","time":"23:59""#)
        #expect(known.count == 10 && later.allSatisfy { $0.hasSuffix("T23:59") })
        #expect(try dates(#""time":"05:45","date":"2031-02-03""#) == ["2031-02-03T05:45"])
        #expect(try dates(#""time":"05:45","date":"2001-02-03""#) == [])
        let refused = try office.ask(
            #"{"vow":1,"id":3,"query":"alarm.preview","arguments":{"time":"25:00"}}"#)
        #expect(refused["error"] != nil)
        #expect(try office.log.store.head() == before)
    }
}
