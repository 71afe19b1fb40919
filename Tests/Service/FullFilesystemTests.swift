import Foundation
import TestSupport
import Testing

/// The built program with its home on a filesystem that is really full: it says so, and rings.
@Suite("A due alarm rings on a full filesystem", .serialized)
struct FullFilesystemTests {
    /// A home on a small filesystem, with a line, and an alarm so many seconds ahead.
    private final class Home {
        let small: SmallFilesystem
        var environment: [String: String] {
            // No sound server: what rings is the notifier of last resort.
            ["VOW_HOME": small.path, "PULSE_SERVER": "unix:/nowhere/pulse", "TZ": "UTC"]
        }

        init(_ small: SmallFilesystem, secondsAhead: Int) throws {
            self.small = small
            try vow("lines", "add", "I keep promises to myself.")
            let file = NSTemporaryDirectory() + "vow-full-\(UUID().uuidString).ics"
            defer { try? FileManager.default.removeItem(atPath: file) }
            try writeCalendar(file, secondsAhead: secondsAhead, "SUMMARY:Full")
            try vow("calendar", "import", file)
        }

        @discardableResult func vow(_ arguments: String...) throws -> String {
            let (code, text) = try small.run([VowProcess.program] + arguments, environment: environment)
            #expect(code == 0, "\(arguments): \(text)")
            return text
        }

        func daemon() throws -> VowProcess {
            try VowProcess(environment: environment, entering: small.entering)
        }
    }

    @Test(
        "it fills up while the alarm is waited for; with room again everything is in the log",
        .timeLimit(.minutes(1)), SmallFilesystem.permitted(.memory))
    func whileWaiting() throws { try fillsWhileWaiting(SmallFilesystem(.memory, kilobytes: 4096)) }

    @Test(
        "the same on ext4", .timeLimit(.minutes(1)), SmallFilesystem.permitted(.disk))
    func whileWaitingOnDisk() throws { try fillsWhileWaiting(SmallFilesystem(.disk, kilobytes: 8192)) }

    private func fillsWhileWaiting(_ small: SmallFilesystem) throws {
        let home = try Home(small, secondsAhead: 5)
        let daemon = try home.daemon()
        defer { daemon.kill() }
        #expect(daemon.wait(for: "Next alarm") != nil, "\(daemon.printed)")
        let before = try home.vow("log", "dump").split(separator: "\n")
        // What the start of the daemon gives back later is taken, too. What meets the full disk first, the log or the
        // keys, depends on when that is.
        var isTold = false
        for second in 2...25 where !isTold {
            #expect(try small.fill() < 4096)
            isTold = daemon.wait(for: "The alarm still rings", milliseconds: second * 1_000) != nil
        }
        #expect(isTold, "\(daemon.printed)")
        #expect(daemon.wait(for: "♪", milliseconds: 30_000) != nil, "\(daemon.printed)")
        try small.makeRoom()
        #expect(
            daemon.wait(for: "nothing was lost", milliseconds: 45_000) != nil, "\(daemon.printed)")
        daemon.kill()
        #expect(try home.vow("log", "verify").hasPrefix("Intact"))
        #expect(try home.vow("runs", "--json").contains("active"))
        #expect(try home.vow("log", "dump").split(separator: "\n").starts(with: before))
    }

    @Test(
        "it is full before the program starts", .timeLimit(.minutes(1)), SmallFilesystem.permitted(.memory))
    func beforeTheStart() throws { try isFullBeforeTheStart(SmallFilesystem(.memory, kilobytes: 4096)) }

    // The blocks of so small an ext4 are smaller than a page of memory, so what is mapped may have no room.
    @Test("the same on ext4", .timeLimit(.minutes(1)), SmallFilesystem.permitted(.disk))
    func beforeTheStartOnDisk() throws { try isFullBeforeTheStart(SmallFilesystem(.disk, kilobytes: 8192)) }

    private func isFullBeforeTheStart(_ small: SmallFilesystem) throws {
        let home = try Home(small, secondsAhead: 5)
        #expect(try home.small.fill() < 4096)
        let daemon = try home.daemon()
        defer { daemon.kill() }
        #expect(daemon.wait(for: "♪") != nil, "\(daemon.printed)")
        #expect(daemon.printed.contains("is full"), "\(daemon.printed)")
        daemon.kill()
        try home.small.makeRoom()
        #expect(try home.vow("log", "verify").hasPrefix("Intact"))
    }
}
