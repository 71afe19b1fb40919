import LinuxAdapters
import Foundation
import Testing
import VowAnswers
import VowCore
import VowPorts

/// S6 with a stand-in for sudo and rtcwake that notes how it is called; the real ones need a real-time clock.
@Suite("Waking by the helper (S6)")
struct HelperMethodTests {
    private func withMethods(
        noNewRights: Bool, sudoHangs: Bool = false, hasClockFile: Bool = false,
        _ body: (WakeMethods, () -> [String]) throws -> Void
    ) throws {
        let folder = NSTemporaryDirectory() + "vow-helper-\(UUID().uuidString)"
        let files = FileManager.default
        defer { try? files.removeItem(atPath: folder) }
        for name in ["clocks/rtc0", "processes/self"] {
            try files.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        try "".write(toFile: "\(folder)/clocks/rtc0/wakealarm", atomically: false, encoding: .utf8)
        try "1800000000\n".write(
            toFile: "\(folder)/clocks/rtc0/since_epoch", atomically: false, encoding: .utf8)
        try "Name:\tvow\nNoNewPrivs:\t\(noNewRights ? 1 : 0)\nSeccomp:\t2\n".write(
            toFile: "\(folder)/processes/self/status", atomically: false, encoding: .utf8)
        let program = "#!/bin/sh\nprintf '%s\\n' \"$*\" >>\"\(folder)/calls\"\n"
        for name in ["sudo", "rtcwake"] {
            try program.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
            try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(name)")
        }
        if sudoHangs {
            let waiting = "#!/bin/sh\nprintf '%s\\n' \"$*\" >>\"\(folder)/calls\"\nexec sleep 60\n"
            try waiting.write(toFile: folder + "/sudo", atomically: false, encoding: .utf8)
        }
        var paths = WakeMethods.Paths()
        paths.clocks = folder + "/clocks"
        paths.processes = folder + "/processes"
        paths.sudo = folder + "/sudo"
        paths.helper = folder + "/rtcwake"
        if sudoHangs { paths.helperMilliseconds = 200 }
        paths.leavingOut = [.alarmTimer, .powerService, .inhibitor]
        if !hasClockFile { paths.leavingOut.append(.clockFile) }
        let waking = WakeMethods(
            clock: try LinuxWakeClock(), power: LogindPower(address: "unix:path=/nowhere/bus"), paths: paths)
        try body(waking) {
            let text = (try? String(contentsOfFile: folder + "/calls", encoding: .utf8)) ?? ""
            return text.split(separator: "\n").map {
                $0.replacingOccurrences(of: folder + "/rtcwake", with: "rtcwake")
            }
        }
    }

    @Test("where sudo allows it, the helper arms and disarms the clock")
    func allowed() throws {
        try withMethods(noNewRights: false) { (waking, calls) throws in
            #expect(waking.methods().map(\.state) == [.ready])
            #expect(try waking.arm(Instant(secondsSinceEpoch: 1_900_000_000)) == .helper)
            #expect(calls().last == "-n rtcwake -m no -t 1900000000")
            #expect(try waking.arm(nil) == .nothing)
            #expect(calls().last == "-n rtcwake -m disable")
        }
    }

    @Test(
        "where the clock's own file can be written, sudo is not asked: it may take seconds, and notes each question"
    )
    func notAsked() throws {
        try withMethods(noNewRights: false, hasClockFile: true) { (waking, calls) throws in
            let soon = try LinuxWakeClock().now().adding(seconds: 600)
            #expect(try waking.arm(soon) == .clockFile)
            #expect(try waking.arm(nil) == .nothing)
            #expect(calls().isEmpty)
            #expect(waking.methods().map(\.means) == [.clockFile, .helper])
            #expect(calls() == ["-n -l rtcwake"])
        }
    }

    @Test("a service that may not gain rights is not believed, and nothing is called")
    func hardened() throws {
        try withMethods(noNewRights: true) { (waking, calls) throws in
            let method = try #require(waking.methods().first)
            #expect(method.state == .denied)
            #expect(Wording(in: .english)(method.reason).contains("may not gain rights"))
            #expect(throws: PortFailure.self) {
                try waking.arm(Instant(secondsSinceEpoch: 1_900_000_000))
            }
            #expect(calls().isEmpty)
        }
    }

    @Test("a sudo that never answers holds nobody up, and is told of")
    func hanging() throws {
        try withMethods(noNewRights: false, sudoHangs: true) { (waking, calls) throws in
            let began = ContinuousClock.now
            let method = try #require(waking.methods().first)
            #expect(method.state == .denied)
            #expect(Wording(in: .english)(method.reason).contains("did not answer in time"))
            #expect(ContinuousClock.now - began < .seconds(20))
            #expect(calls() == ["-n -l rtcwake"])
        }
    }
}
