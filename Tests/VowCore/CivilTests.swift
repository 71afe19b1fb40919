import Testing
import VowCore

@Suite("Civil dates")
struct CivilTests {
    @Test("days since the epoch and dates are inverse over four centuries and more")
    func roundTrip() {
        for days in stride(from: -200_000, through: 200_000, by: 37) {
            #expect(CivilDate(daysSinceEpoch: days).daysSinceEpoch == days)
        }
    }

    @Test("a Thursday started the epoch, and the leap rule holds")
    func calendar() throws {
        #expect(CivilDate(daysSinceEpoch: 0).weekday == .thursday)
        #expect(CivilDate(daysSinceEpoch: -1).weekday == .wednesday)
        #expect(CivilDate(year: 1900, month: 2, day: 29) == nil)
        #expect(CivilDate(year: 2000, month: 2, day: 29) != nil)
    }
}
