import CLinux.Input
import Foundation
import Glibc
import LinuxAdapters
import PortContracts
import Synchronization
import Testing
import VowPorts

/// The motors of the kernel's force feedback. No device that rumbles is needed: what would be written to one is looked
/// at here, and what a device makes of it is the kernel's.
@Suite("R4 Force feedback", .timeLimit(.minutes(1))) struct ForceFeedbackTests {
    /// A motor that notes what it is told; it can be unplugged.
    private final class NotedMotor: RumbleDevice {
        struct Log { var uploads: [RumbleEffect] = [], plays: [(Int32, Int32)] = [], isGone = false }
        let name: String
        let log = Mutex(Log())

        init(_ name: String) { self.name = name }

        func upload(_ effect: Int32?, _ pattern: RumbleEffect) -> Int32? {
            log.withLock { log in
                guard !log.isGone else { return nil }
                log.uploads.append(pattern)
                return effect ?? Int32(log.uploads.count)
            }
        }

        func play(_ effect: Int32, count: Int32) -> Bool {
            log.withLock { log in
                log.plays.append((effect, count))
                return !log.isGone
            }
        }

        func unplug() { log.withLock { $0.isGone = true } }
    }

    @Test("holds the contract of a vibrator, with a motor and without one") func contract() throws {
        let motor = NotedMotor("pad")
        nonisolated(unsafe) let motors: [any RumbleDevice] = [motor]
        try VibratorContract(ForceFeedbackVibrator { motors }).shakes()
        VibratorContract(ForceFeedbackVibrator { [] }).hasNothing()
        let folder = NSTemporaryDirectory() + "vow-input-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("no device".utf8).write(to: URL(filePath: folder + "/event0"))
        VibratorContract(ForceFeedbackVibrator { EventRumbleDevice.all(below: folder) }).hasNothing()
    }

    @Test("half a second on, a fifth off, told ten seconds ahead, as strongly as was set; then it is still")
    func pattern() throws {
        let motor = NotedMotor("pad")
        nonisolated(unsafe) let motors: [any RumbleDevice] = [motor]
        let vibrator = ForceFeedbackVibrator { motors }
        #expect(try vibrator.shake(VibrationPattern(intensityPercent: 40)) == 10_000)
        let effect = RumbleEffect(intensityPercent: 40, onMilliseconds: 500, offMilliseconds: 200)
        #expect(effect.magnitude == 26_214)
        #expect(motor.log.withLock { $0.uploads } == [effect])
        // Fifteen times 0.7 s are the first whole number beyond ten seconds.
        #expect(motor.log.withLock { $0.plays.map(\.1) } == [15])
        _ = try vibrator.shake(VibrationPattern(intensityPercent: 40))
        #expect(Set(motor.log.withLock { $0.plays.map(\.0) }).count == 1)
        vibrator.pulse(count: 3, VibrationPattern())
        #expect(motor.log.withLock { $0.plays.last?.1 } == 3)
        vibrator.stop()
        #expect(motor.log.withLock { $0.plays.suffix(2).map(\.1) } == [0, 0])
    }

    @Test("a motor that is unplugged costs nothing but itself") func unplugged() throws {
        let (one, other) = (NotedMotor("pad"), NotedMotor("phone"))
        nonisolated(unsafe) let motors: [any RumbleDevice] = [one, other]
        let vibrator = ForceFeedbackVibrator { motors }
        _ = try vibrator.shake(VibrationPattern())
        one.unplug()
        _ = try vibrator.shake(VibrationPattern())
        #expect(other.log.withLock { $0.plays.count } == 2)
        #expect(vibrator.deviceName() == "phone")
        other.unplug()
        #expect(throws: PortFailure.noVibration) { try vibrator.shake(VibrationPattern()) }
    }

    @Test("what is written to a device is the kernel's event of force feedback") func wireForm() throws {
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        defer { ends.forEach { close($0) } }
        #expect(vow_input_rumbles(ends[0]) == 0)
        #expect(vow_rumble_upload(ends[0], -1, 1, 1, 1) < 0)
        #expect(vow_rumble_play(ends[1], 7, 15) == 0)
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(ends[0], &bytes, bytes.count)
        // struct input_event: a time, then type EV_FF (0x15), the effect's number, and how often.
        try #require(count >= 16)
        #expect(Array(bytes[(count - 8)..<count]) == [0x15, 0, 7, 0, 15, 0, 0, 0])
    }
}
