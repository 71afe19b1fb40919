import Foundation
import Glibc
import LinuxClock
import PortContracts
import Testing
import VowCore
import VowPorts

@Suite("S4 The system's clock and its one timer", .timeLimit(.minutes(1)))
struct LinuxClockTests {
    @Test func contract() throws {
        let contract = WakeClockContract(try LinuxWakeClock())
        try contract.thePastIsDue()
        try contract.neverEarly()
        try contract.interruptionsAreKept()
        try contract.anotherThreadInterrupts()
        contract.sleepIsCounted()
    }

    /// Sets the system's clock to what it shows, which the kernel treats like any other step; needs the right to.
    private static func setToItself() -> Bool {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return clock_settime(CLOCK_REALTIME, &time) == 0
    }

    @Test(.enabled(if: LinuxClockTests.setToItself(), "this account may not set the system's clock"))
    func aStepOfTheSystemClockEndsAWait() throws {
        let clock = try LinuxWakeClock()
        // The kernel tells only a timer that is armed: the clock is set again until the wait has noticed.
        let isNoticed = NSLock()
        isNoticed.lock()
        try WakeClockContract(clock).aSetClockEndsAWait {
            while !isNoticed.lock(before: Date(timeIntervalSinceNow: 0.02)) {
                _ = LinuxClockTests.setToItself()
            }
            isNoticed.unlock()
        }
        isNoticed.unlock()
    }

    @Test func marksAreReadBackAndTellOfANewBoot() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vow-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let boot = folder.appending(path: "boot").path
        try "first\n".write(toFile: boot, atomically: true, encoding: .utf8)
        let marks = FileHeartbeat(path: folder.appending(path: "mark").path, bootPath: boot)
        #expect(marks.last() == nil)
        let instant = Instant(iso8601: "2029-01-01T07:00:00Z")!
        marks.beat(at: instant)
        #expect(marks.last()?.at == instant)
        #expect(marks.last()?.machineRestarted == false)
        try "second\n".write(toFile: boot, atomically: true, encoding: .utf8)
        #expect(marks.last()?.machineRestarted == true)
        // A clock that was set back long ago leaves fewer digits, and nothing of the longer mark before.
        marks.beat(at: Instant(millisecondsSinceEpoch: 12))
        #expect(marks.last()?.at == Instant(millisecondsSinceEpoch: 12))
        try "torn 12".write(toFile: folder.appending(path: "mark").path, atomically: true, encoding: .utf8)
        #expect(marks.last() == nil)
    }
}
