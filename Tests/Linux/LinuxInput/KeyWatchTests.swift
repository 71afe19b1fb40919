import CLinux.Input
import Foundation
import Glibc
import LinuxAdapters
import PortContracts
import Synchronization
import Testing
import VowPorts

/// Keys, on pipes that stand in for the kernel's devices.
@Suite("G7 Keys of any device", .timeLimit(.minutes(1))) struct KeyWatchTests {
    private func event(type: UInt16, code: UInt16, value: Int32) -> [UInt8] {
        // A time, then what happened (struct input_event).
        var bytes = [UInt8](repeating: 0, count: Int(vow_input_event_size()) - 8)
        withUnsafeBytes(of: type) { bytes += $0 }
        withUnsafeBytes(of: code) { bytes += $0 }
        withUnsafeBytes(of: value) { bytes += $0 }
        return bytes
    }

    @Test("a press is told once, a release, a repetition and other events are not; the end is the end")
    func presses() throws {
        let folder = NSTemporaryDirectory() + "vow-keys-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(mkfifo(folder + "/event3", 0o600) == 0)
        #expect(mkfifo(folder + "/mouse0", 0o600) == 0)
        // A pipe whose both ends are open neither ends nor waits for a reader.
        let device = open(folder + "/event3", O_RDWR)
        defer { close(device) }
        let seen = Mutex<[Int]>([])
        let told = DispatchSemaphore(value: 0)
        let watch = KeyWatch(folder: folder)
        try watch.follow { code in
            seen.withLock { $0.append(code) }
            told.signal()
        }
        let bytes =
            event(type: 1, code: 114, value: 1) + event(type: 1, code: 114, value: 2)
            + event(type: 1, code: 114, value: 0) + event(type: 2, code: 5, value: 1)
            + event(type: 1, code: 0x120, value: 1)
        #expect(write(device, bytes, bytes.count) == bytes.count)
        for _ in 0..<2 { #expect(told.wait(timeout: .now() + 5) == .success) }
        #expect(seen.withLock { $0 } == [114, 0x120])
        watch.end()
        watch.end()
    }

    @Test("it holds the contract of buttons, and says with the repair where no device can be read")
    func contract() throws {
        let folder = NSTemporaryDirectory() + "vow-keys-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(mkfifo(folder + "/event3", 0o600) == 0)
        let device = open(folder + "/event3", O_RDWR)
        defer { close(device) }
        let contract = ButtonWatchContract(KeyWatch(folder: folder)) { code in
            let bytes =
                event(type: 1, code: UInt16(code), value: 1) + event(type: 1, code: UInt16(code), value: 0)
            #expect(write(device, bytes, bytes.count) == bytes.count)
        }
        try contract.tellsPresses()
        ButtonWatchContract(KeyWatch(folder: "/nowhere"), press: { _ in }).hasNone()
    }
}
