import DesktopBus
import Foundation
import LinuxClock
import LinuxWake
import Testing
import VowCore
import VowPorts

/// S6 with a stand-in for sudo and rtcwake that notes how it is called; the real ones need a real-time clock.
@Suite("Waking by the helper (S6)")
struct HelperRungTests {
    private func withLadder(noNewRights: Bool, _ body: (WakeLadder, () -> [String]) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "vow-helper-\(UUID().uuidString)"
        let files = FileManager.default
        defer { try? files.removeItem(atPath: folder) }
        for name in ["clocks/rtc0", "processes/self"] {
            try files.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        try "".write(toFile: "\(folder)/clocks/rtc0/wakealarm", atomically: false, encoding: .utf8)
        try "Name:\tvow\nNoNewPrivs:\t\(noNewRights ? 1 : 0)\nSeccomp:\t2\n".write(
            toFile: "\(folder)/processes/self/status", atomically: false, encoding: .utf8)
        let program = "#!/bin/sh\nprintf '%s\\n' \"$*\" >>\"\(folder)/calls\"\n"
        for name in ["sudo", "rtcwake"] {
            try program.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
            try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(name)")
        }
        var paths = WakeLadder.Paths()
        paths.clocks = folder + "/clocks"
        paths.processes = folder + "/processes"
        paths.sudo = folder + "/sudo"
        paths.helper = folder + "/rtcwake"
        paths.leavingOut = ["alarmTimer", "powerService", "clockFile", "inhibitor"]
        let ladder = WakeLadder(
            clock: try LinuxWakeClock(), power: LogindPower(address: "unix:path=/nowhere/bus"), paths: paths)
        try body(ladder) {
            let text = (try? String(contentsOfFile: folder + "/calls", encoding: .utf8)) ?? ""
            return text.split(separator: "\n").map {
                $0.replacingOccurrences(of: folder + "/rtcwake", with: "rtcwake")
            }
        }
    }

    @Test("where sudo allows it, the helper arms and disarms the clock")
    func allowed() throws {
        try withLadder(noNewRights: false) { (ladder, calls) throws in
            #expect(ladder.rungs().map(\.state) == [.ready])
            #expect(try ladder.arm(Instant(secondsSinceEpoch: 1_900_000_000)) == "helper")
            #expect(calls().last == "-n rtcwake -m no -t 1900000000")
            #expect(try ladder.arm(nil) == "none")
            #expect(calls().last == "-n rtcwake -m disable")
        }
    }

    @Test("a service that may not gain rights is not believed, and nothing is called")
    func hardened() throws {
        try withLadder(noNewRights: true) { (ladder, calls) throws in
            let rung = try #require(ladder.rungs().first)
            #expect(rung.state == .denied)
            #expect(rung.reason.contains("may not gain rights"))
            #expect(throws: PortFailure.self) {
                try ladder.arm(Instant(secondsSinceEpoch: 1_900_000_000))
            }
            #expect(calls().isEmpty)
        }
    }
}
