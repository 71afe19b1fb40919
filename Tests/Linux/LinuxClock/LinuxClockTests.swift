import Foundation
import Glibc
import LinuxAdapters
import PortContracts
import Testing
import VowCore
import VowLog
import VowPorts

@Suite("S4 The system's clock and its one timer", .timeLimit(.minutes(1)))
struct LinuxClockTests {
    @Test func contract() throws {
        let contract = WakeClockContract(try LinuxWakeClock())
        try contract.thePastIsDue()
        try contract.neverEarly()
        try contract.interruptionsAreKept()
        try contract.anotherThreadInterrupts()
        try contract.wakesInTime()
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

    @Test("marks are read back with their boot, and no mark of another hand is")
    func marks() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vow-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (boot, file) = (folder.appending(path: "boot").path, folder.appending(path: "mark").path)
        try "first\n".write(toFile: boot, atomically: true, encoding: .utf8)
        let key = SecretBytes([UInt8](repeating: 7, count: 32))
        let marks = FileHeartbeat(path: file, bootPath: boot) { [key] }
        let contract = HeartbeatContract(marks) {
            try "second\n".write(toFile: boot, atomically: true, encoding: .utf8)
        } overwrite: {
            // The same boot and a later time, with the code of the mark before.
            let text = try String(contentsOfFile: file, encoding: .utf8)
            try text.replacing("07", with: "08", maxReplacements: 1)
                .replacing("1861945500000", with: "1861945500001")
                .write(toFile: file, atomically: true, encoding: .utf8)
        }
        try contract.holds()
        // A clock that was set back long ago leaves fewer digits, and nothing of the longer mark before.
        let early = Instant(millisecondsSinceEpoch: 12)
        marks.beat(at: early)
        #expect(marks.last()?.at == early)
        let other = SecretBytes([UInt8](repeating: 8, count: 32))
        #expect(FileHeartbeat(path: file, bootPath: boot) { [other] }.last() == nil)
        #expect(FileHeartbeat(path: file, bootPath: boot) { [other, key] }.last()?.at == early)
        for text in ["", "torn 12", "1861945500000 first\n", "vow-mark-1 12 second \n"] {
            try text.write(toFile: file, atomically: true, encoding: .utf8)
            #expect(marks.last() == nil, "\(text)")
        }
        // Without a key or without a boot no mark is left.
        FileHeartbeat(path: file, bootPath: boot) { [] }.beat(at: early)
        FileHeartbeat(path: file, bootPath: folder.path + "/none") { [key] }.beat(at: early)
        #expect(marks.last() == nil)
    }
}
