import Foundation
import Testing
import VowCore
import VowRecitation
import VowRuntime

/// D1: what a service prints ends in a journal, where others may read it.
@Suite("A daemon without a terminal", .serialized)
struct ServiceOutputTests {
    @Test("prints that it rings and what to do, and no line, label or word")
    func silentAboutWords() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let step = GateStep(
            kind: .affirmation, lines: [RequiredLine(id: "a0", text: "I get up.")], challengeWord: "orchid")
        try home.log.append(
            [.run("run-1", .fired(home.terms(due: Bedroom.now, step: step)))], at: Bedroom.now)
        let daemon = try ChildProcess(["run", "--home", home.path], soundServer: "unix:/nowhere/pulse")
        #expect(daemon.prints("Say your affirmations", withinSeconds: 30), "\(daemon.output)")
        // It may say that a sound server is not there, and what is left.
        #expect(daemon.prints("You allowed typing in that case", withinSeconds: 45), "\(daemon.output)")
        #expect(daemon.stop() == 0)
        for word in ["get", "up.", "orchid", "Daily"] {
            #expect(!daemon.output.contains(word), "\(word): \(daemon.output)")
        }
    }

    @Test("on a terminal the person sees all of it")
    func terminal() throws {
        let home = try QuietHome()
        defer { home.clear() }
        try home.log.append([.run("run-1", home.firing)], at: Bedroom.now)
        let terminal = try PseudoTerminal(["run", "--home", home.path])
        defer { terminal.end() }
        #expect(terminal.shows { $0.contains("I get up.") }, "\(terminal.output)")
        terminal.interrupt()
        #expect(terminal.status == 0)
    }
}
