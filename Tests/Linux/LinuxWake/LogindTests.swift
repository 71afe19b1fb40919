import LinuxAdapters
import Foundation
import TestSupport
import Synchronization
import Testing
import VowCore
import VowPorts

/// S4 and S6 against a private bus with a scripted logind.
@Suite("Sleep and waking by logind (S4, S6)", .serialized)
struct LogindTests {
    /// Letters that arrive from other threads, waited for without polling.
    private final class Letters: Sendable {
        private let arrived = DispatchSemaphore(value: 0)
        private let signals = Mutex<[MachineSignal]>([])

        func put(_ signal: MachineSignal) {
            signals.withLock { $0.append(signal) }
            arrived.signal()
        }

        func next() -> MachineSignal? {
            guard arrived.wait(timeout: .now() + 5) == .success else { return nil }
            return signals.withLock { $0.removeFirst() }
        }
    }

    @Test("sleep is told, delayed until allowed, and delayed anew after waking", PrivateBus.isInstalled)
    func sleep() throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let logind = ScriptedLogind(address: bus.address)
        defer { logind.stop() }
        let power = LogindPower(address: bus.address)
        let letters = Letters()
        try power.follow { letters.put($0) }
        #expect(logind.heldModes == ["delay"])
        logind.tell(sleeps: true)
        #expect(letters.next() == .suspending)
        #expect(logind.heldModes == ["delay"])
        power.allowSleep()
        #expect(logind.heldModes == [])
        logind.tell(sleeps: false)
        #expect(letters.next() == .resumed)
        #expect(logind.heldModes == ["delay"])
        power.end()
    }

    @Test(
        "a bus that went away delays no sleep, and one that comes back is followed again",
        PrivateBus.isInstalled)
    func restartedBus() throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let before = ScriptedLogind(address: bus.address)
        let power = LogindPower(address: bus.address, retryMilliseconds: 100)
        let letters = Letters()
        try power.follow { letters.put($0) }
        defer { power.end() }
        #expect(before.heldModes == ["delay"])
        try bus.restart()
        // Each look waits a while for what is let go.
        for _ in 0..<20 where !before.heldModes.isEmpty {}
        #expect(before.heldModes == [])
        before.stop()
        let after = ScriptedLogind(address: bus.address)
        defer { after.stop() }
        // What is told before it follows again is lost.
        var heard: MachineSignal?
        for _ in 0..<5 where heard == nil {
            after.tell(sleeps: false)
            heard = letters.next()
        }
        #expect(heard == .resumed)
        #expect(after.heldModes == ["delay"])
    }

    @Test(
        "where nothing can wake the machine, it is kept awake, and only for the coming night",
        PrivateBus.isInstalled)
    func inhibitor() throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let logind = ScriptedLogind(address: bus.address)
        defer { logind.stop() }
        let clock = try LinuxWakeClock()
        var paths = WakeMethods.Paths()
        paths.clocks = "/nowhere"
        let waking = WakeMethods(clock: clock, power: LogindPower(address: bus.address), paths: paths)
        #expect(waking.methods().map(\.state) == [.missing, .missing, .missing, .missing, .ready])
        #expect(try waking.arm(clock.now().adding(seconds: 13 * 3600)) == .inhibitor)
        #expect(logind.heldModes == [])
        #expect(try waking.arm(clock.now().adding(seconds: 3600)) == .inhibitor)
        #expect(logind.heldModes == ["block"])
        #expect(try waking.arm(nil) == .nothing)
        #expect(logind.heldModes == [])
    }

    @Test("without a bus nothing is claimed")
    func noBus() throws {
        var paths = WakeMethods.Paths()
        paths.clocks = "/nowhere"
        let clock = try LinuxWakeClock()
        let power = LogindPower(address: "unix:path=/nowhere/bus")
        #expect(throws: PortFailure.self) { try power.follow { _ in } }
        let waking = WakeMethods(clock: clock, power: power, paths: paths)
        #expect(waking.methods().allSatisfy { $0.state == .missing && !$0.repair.isEmpty })
        let failure = #expect(throws: PortFailure.self) { try waking.arm(clock.now().adding(seconds: 60)) }
        #expect(failure?.code == "wake.impossible")
    }

    @Test("a real-time clock's alarm is set by the clock's own present, and cleared again")
    func clockFile() throws {
        let folder = NSTemporaryDirectory() + "vow-rtc-\(UUID().uuidString)"
        let rtc = folder + "/rtc0"
        try FileManager.default.createDirectory(atPath: rtc, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try "1000\n".write(toFile: rtc + "/since_epoch", atomically: false, encoding: .utf8)
        try "".write(toFile: rtc + "/wakealarm", atomically: false, encoding: .utf8)
        var paths = WakeMethods.Paths()
        paths.clocks = folder
        paths.leavingOut = [.alarmTimer, .powerService]
        let clock = try LinuxWakeClock()
        let waking = WakeMethods(
            clock: clock, power: LogindPower(address: "unix:path=/nowhere/bus"), paths: paths)
        #expect(try waking.arm(clock.now().adding(seconds: 600)) == .clockFile)
        let set = try String(contentsOfFile: rtc + "/wakealarm", encoding: .utf8)
        #expect(["1599", "1600"].contains(set))
        try waking.arm(nil)
        #expect(try String(contentsOfFile: rtc + "/wakealarm", encoding: .utf8) == "0")
    }

    @Test("a changed zone link is told, other files are not")
    func zone() throws {
        let folder = NSTemporaryDirectory() + "vow-etc-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let follower = ZoneFollower(folder: folder)
        let letters = Letters()
        try follower.follow { letters.put($0) }
        try "x".write(toFile: folder + "/hostname", atomically: true, encoding: .utf8)
        // timedatectl makes a link of another name and moves it into place.
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/new", withDestinationPath: "/usr/share/zoneinfo/Asia/Tokyo")
        #expect(rename(folder + "/new", folder + "/localtime") == 0)
        #expect(letters.next() == .zoneChanged)
        follower.end()
    }
}
