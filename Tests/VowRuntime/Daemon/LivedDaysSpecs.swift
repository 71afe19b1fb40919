import InMemory
import LivedDays
import Testing
import VowCore
import VowRuntime

/// A short version of the three days that `make soak` has the daemon live through.
@Suite("R12 hours of alarms on one daemon", .timeLimit(.minutes(2))) struct LivedDaysSpecs {
    @Test("every alarm of six hours rings on time and ends, whoever lies there and whatever breaks")
    func hours() throws {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        // Alarms from midnight, three quarters of an hour apart. Who is not there takes the longest by far, and has specs
        // of their own.
        let courses = LivedDays.Course.allCases.filter { $0 != .absent }
        let report = try LivedDays(log: log, hours: 6, courses: courses).live()
        #expect(report.dueCount == 8)
        #expect(report.firedCount == report.dueCount && report.missedCount == 0)
        #expect(report.openCount == 0)
        #expect(report.latestMilliseconds < 1_000)
        #expect(report.endings == [.dismissed: 6, .bypassed: 2])
        #expect(report.resumedCount == 1)
        // The output, and the microphone each time that it is tried.
        #expect(report.failedCount >= 2)
    }
}
