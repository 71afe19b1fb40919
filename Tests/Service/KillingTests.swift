import Foundation
import SoundAdapters
import Testing

/// S8: killing the process is no way out. Fifty kills over waiting, ringing, listening and a snooze.
@Suite("Fifty kills (S8 N13)", .serialized)
struct KillingTests {
    private struct RunRow: Decodable {
        let run: String
        let state: String
        let snoozes: Int
    }

    private let home = NSTemporaryDirectory() + "vow-kills-\(UUID().uuidString)"

    private func vow(_ arguments: String...) throws -> String {
        try #require(try VowProcess.output(arguments, environment: ["VOW_HOME": home]))
    }

    /// An alarm so many seconds ahead, with one affirmation and one goal.
    private func prepare(secondsAhead: Int) throws {
        _ = try vow("lines", "add", "I keep promises to myself.")
        _ = try vow("lines", "add", "I walk every day.", "--goal")
        let file = home + "/kills.ics"
        try writeCalendar(
            file, secondsAhead: secondsAhead, "SUMMARY:Kills", "X-VOW-SNOOZES:2", "X-VOW-SNOOZE-MINUTES:9",
            "X-VOW-VOLUME:20")
        _ = try vow("calendar", "import", file)
    }

    private func runs() throws -> [RunRow] {
        try JSONDecoder().decode([RunRow].self, from: Data(try vow("runs", "--json").utf8))
    }

    @Test("forty kills while it waits, rings and listens: the same run rings again within two seconds")
    func ringing() throws {
        let server = try PrivateSoundServer()
        defer { server.stop() }
        let room = try VirtualRoom(server: server)
        defer { room.leave() }
        defer { try? FileManager.default.removeItem(atPath: home) }
        let environment = ["VOW_HOME": home, "PULSE_SERVER": server.address]
        try prepare(secondsAhead: 16)
        for _ in 0..<10 {
            let daemon = try VowProcess(environment: environment)
            #expect(daemon.wait(for: "Next alarm") != nil)
            daemon.kill()
        }
        #expect(try runs().isEmpty)
        var slowest = 0
        var run = ""
        for number in 0..<30 {
            let daemon = try VowProcess(environment: environment)
            // The first one waits until the alarm is due.
            let limit = number == 0 ? 40_000 : 15_000
            let wait = try #require(
                daemon.wait(for: "♪", milliseconds: limit), "kill \(number): \(daemon.printed)")
            if number > 0 { slowest = max(slowest, wait) }
            if number % 2 == 1 {
                daemon.type("")
                // The next ones ring for a share first, since the window that was killed brought nothing.
                if number == 1 { #expect(daemon.wait(for: "●") != nil) }
            }
            daemon.kill()
            if number == 0 { run = try #require(try runs().first).run }
        }
        let all = try runs()
        #expect(all.map(\.run) == [run])
        #expect(all.map(\.state) == ["active"])
        #expect(slowest <= 2_000)
        print("slowest ring after a kill: \(slowest) ms from the start of the process")
    }

    @Test("ten kills in a snooze: it stays the same run, put off as before")
    func snoozed() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        // A run without a microphone may be put off once, which is what leads to a snooze here.
        let environment = ["VOW_HOME": home, "PULSE_SERVER": "unix:/nowhere/pulse"]
        try prepare(secondsAhead: 5)
        let first = try VowProcess(environment: environment)
        #expect(first.wait(for: "♪") != nil)
        first.type("")
        #expect(first.wait(for: "●") != nil)
        #expect(first.wait(for: "Snooze once, or") != nil, "\(first.printed)")
        first.type("snooze")
        #expect(first.wait(for: "snoozed") != nil, "\(first.printed)")
        first.kill()
        let run = try #require(try runs().first).run
        for number in 0..<9 {
            let daemon = try VowProcess(environment: environment)
            #expect(daemon.wait(for: "snoozed") != nil, "kill \(number): \(daemon.printed)")
            daemon.kill()
        }
        let all = try runs()
        #expect(all.map(\.run) == [run])
        #expect(all.map(\.state) == ["snoozed"])
        #expect(all.map(\.snoozes) == [1])
    }
}
