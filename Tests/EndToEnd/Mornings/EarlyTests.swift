import Foundation
import Testing
import VowCore
import VowPorts
import VowRuntime

/// S11: today's gate may be passed up to two hours ahead; the alarm then stays silent and the day is kept.
@Suite("S11 Up early", .serialized)
struct EarlyTests {
    private func home(alarmInMinutes minutes: Int) throws -> QuietHome {
        let home = try QuietHome()
        #expect(try home.vow(["alarm", "remove", "daily"]).status == 0)
        let add = [
            "alarm", "add", "--in", "\(minutes)m", "--recite", "affirmations", "--challenge-word", "off",
            "--instead", "type",
        ]
        #expect(try home.vow(add + ["--label", "Soon"]).status == 0)
        return home
    }

    @Test("the gate that was passed ahead silences the alarm and keeps the day, and the log says how")
    func passed() throws {
        let home = try home(alarmInMinutes: 50)
        defer { home.clear() }
        // The lines may be typed where that was allowed, as in any run.
        let terminal = try PseudoTerminal(["now", "--home", home.path])
        defer { terminal.end() }
        #expect(terminal.prints { $0.contains("Type: 1 type the lines") }, "\(terminal.output)")
        terminal.type("1\n")
        #expect(terminal.prints { $0.contains("ype your affirmations") }, "\(terminal.output)")
        terminal.type("I get up.\n")
        #expect(terminal.prints { $0.contains("Up early: the alarm of") }, "\(terminal.output)")
        #expect(terminal.status == 0)
        // Nothing rings, and the screen does not say that something does.
        #expect(terminal.output.contains("without a sound"), "\(terminal.output)")
        #expect(!terminal.output.contains("ringing"), "\(terminal.output)")
        let next = try home.vow(["next"])
        #expect(next.status == 1, "\(next.output)")
        let runs = try home.vow(["runs"]).output
        #expect(runs.contains("dismissed") && runs.contains("Soon"), "\(runs)")
        let run = try #require(runs.split(separator: " ").first.map(String.init))
        let timeline = try home.vow(["runs", run]).output
        #expect(timeline.contains("min early") && !timeline.contains("RingStarted"), "\(timeline)")
        #expect(try home.vow(["streak"]).output.contains("1 day"))
        #expect(try home.vow(["log", "verify"]).status == 0)
    }

    @Test("given up, it leaves no trace and the alarm rings as planned")
    func givenUp() throws {
        let home = try home(alarmInMinutes: 50)
        defer { home.clear() }
        let before = try home.log.store.head()
        let terminal = try PseudoTerminal(["now", "--home", home.path])
        defer { terminal.end() }
        #expect(terminal.prints { $0.contains("I get up.") }, "\(terminal.output)")
        terminal.interrupt()
        #expect(terminal.prints { $0.contains("rings as planned") }, "\(terminal.output)")
        #expect(terminal.status == 1)
        #expect(try home.log.store.head() == before)
        #expect(try home.vow(["next"]).status == 0)
    }

    @Test("more than two hours ahead, without an alarm, and while one rings it is refused")
    func refused() throws {
        let early = try home(alarmInMinutes: 125)
        defer { early.clear() }
        let far = try early.vow(["now"])
        #expect(far.status == 2 && far.output.contains("two hours before it"), "\(far.output)")
        try early.log.append([.run("run-1", early.firing)], at: Bedroom.now)
        let busy = try early.vow(["now"])
        #expect(busy.status == 2 && busy.output.contains("ringing or snoozed now"), "\(busy.output)")
    }
}
