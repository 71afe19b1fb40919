import Foundation
import Glibc
import Testing
import VowCore

// What is done to processes: signals, a second daemon, a process that is held, and all of it before the alarm.
extension Way {
    /// A signal that ends the daemon, which is then started again as the service manager would.
    private static func ended(by number: Int32, _ name: String) -> Way {
        Way(.signals, name, "`kill -\(name)`, and the start again", .recorded(.resumed, .gap)) { ring in
            kill(ring.process, number)
            _ = ring.daemon.end()
            try ring.restart()
        }
    }

    /// A signal that changes nothing.
    private static func ignored(_ number: Int32, _ name: String) -> Way {
        Way(.signals, name, "`kill -\(name)`") { kill($0.process, number) }
    }

    /// A child of the daemon that is killed wherever it is found.
    private static func child(_ kind: Kind, _ name: String, _ word: String, signal number: Int32) -> Way {
        Way(kind, name, "`kill -\(number == SIGSTOP ? "STOP" : "KILL")` of `vow \(word)`, wherever it runs") {
            ring in
            for _ in 0..<40 {
                let found = try ring.children(word)
                for process in found { kill(process, number) }
                if !found.isEmpty { return }
                usleep(50_000)
            }
            Issue.record("no `vow \(word)` was found")
        }
    }

    /// Ways that come to the same as another one; the short form leaves them out.
    static let alike: Set = [
        "INT", "HUP", "USR1", "USR2", "ALRM", "the tone's file replaced", "the tone's file removed",
        "the readers' service ended", "the clock set a day ahead", "QUIT", "the home made read-only",
        "the clock set an hour back", "killed, and the clock set ahead", "the motion sensor taken away",
        "the page's camera taken away",
    ]

    static let processes: [Way] = [
        command(.daemons, "a second daemon", ["run"], ends: 3),
        Way(.daemons, "a second daemon for a copy of the home", "`vow run --home COPY`, ended again") {
            ring in
            let copy = ring.bedroom.home + "-copy"
            defer { try? FileManager.default.removeItem(atPath: copy) }
            try AttackedRing.output("/bin/cp", ["-r", ring.bedroom.home, copy])
            let second = try ChildProcess(["run", "--home", copy], soundServer: "unix:/nowhere")
            #expect(second.prints("♪", withinSeconds: 20), "\(second.output)")
            second.stop()
        },
        child(.signals, "the page's server killed", "helper page", signal: SIGKILL),
        child(.engines, "the engine's process stopped", "helper ears", signal: SIGSTOP),
        child(.engines, "the engine's process killed", "helper ears", signal: SIGKILL),
        ignored(SIGPIPE, "PIPE"), ignored(SIGWINCH, "WINCH"), ignored(SIGCHLD, "CHLD"),
        ignored(SIGCONT, "CONT"),
        ignored(SIGURG, "URG"),
        ended(by: SIGTERM, "TERM"), ended(by: SIGINT, "INT"), ended(by: SIGHUP, "HUP"),
        ended(by: SIGKILL, "KILL"), ended(by: SIGQUIT, "QUIT"), ended(by: SIGUSR1, "USR1"),
        ended(by: SIGUSR2, "USR2"), ended(by: SIGALRM, "ALRM"),
        Way(
            .stopped, "stopped and let go", "`kill -STOP`, and `-CONT` after four seconds",
            .recorded(.resumed, .gap)
        ) {
            ring in
            kill(ring.process, SIGSTOP)
            usleep(4_000_000)
            kill(ring.process, SIGCONT)
        },
    ]

    private static let clockStepped = Trace(text: "`ClockStepped`") {
        if case .device(.clockStepped) = $0 { true } else { false }
    }

    /// The clock is set while it rings.
    private static func clock(_ name: String, _ tried: String, aheadBySeconds seconds: Int64) -> Way {
        Way(
            alone: .clock, name, tried, around: Surroundings(hasOwnClock: true),
            .recorded(clockStepped, .disturbed(.clockSet))
        ) { ring in
            try ring.parts.clock?.set(aheadBySeconds: seconds)
            #expect(try ring.isHeardAnywhere(), "after the step")
        }
    }

    /// The clock is set, on a clock of the daemon's own: the machine's is left alone.
    static let clocks: [Way] = [
        clock("the clock set an hour ahead", "the wall clock set an hour ahead", aheadBySeconds: 3_600),
        clock("the clock set a day ahead", "the wall clock set a day ahead", aheadBySeconds: 86_400),
        clock("the clock set an hour back", "the wall clock set an hour back", aheadBySeconds: -3_600),
        Way(
            alone: .clock, "killed, and the clock set back",
            "`kill -KILL`, the wall clock set an hour back, and the start again",
            around: Surroundings(hasOwnClock: true), .recorded(.resumed, .disturbed(.clockSet))
        ) { ring in
            kill(ring.process, SIGKILL)
            _ = ring.daemon.end()
            try ring.parts.clock?.set(aheadBySeconds: -3_600)
            try ring.restart()
        },
        Way(
            alone: .clock, "killed, and the clock set ahead",
            "`kill -KILL`, the wall clock set an hour ahead, and the start again",
            around: Surroundings(hasOwnClock: true),
            .over(.run("`RunAbandoned`") { $0 == .abandoned }, .broken(.abandoned))
        ) { ring in
            kill(ring.process, SIGKILL)
            _ = ring.daemon.end()
            try ring.parts.clock?.set(aheadBySeconds: 3_600)
            try ring.restart()
        },
    ]

    private static func missed(_ cause: MissCause) -> Outcome {
        .over(
            .run("`AlarmMissed`, \(cause.rawValue)") {
                if case .missed(_, _, _, _, cause) = $0 { true } else { false }
            },
            .broken(.missed, cause))
    }

    /// What is done before the alarm is due, with no time to ring late.
    static let nights: [Way] = [
        Way(
            night: .absence, "ended before the alarm", "`vow run` ended in good order, and started after it",
            missed(.stopped)
        ) {
            night in
            #expect(night.daemon.stop() == 0)
            night.passDue()
            try night.start()
        },
        Way(
            night: .absence, "killed before the alarm", "`vow run` killed, and started after it",
            missed(.killed)
        ) { night in
            night.daemon.kill()
            night.passDue()
            try night.start()
        },
        Way(
            night: .marks, "killed, and the mark forged",
            "`vow run` killed, `heartbeat` overwritten, and started after the alarm",
            missed(.killed)
        ) { night in
            night.daemon.kill()
            try Data("4000000000000 0000\n".utf8).write(to: URL(filePath: night.home.path + "/heartbeat"))
            night.passDue()
            try night.start()
        },
        Way(
            night: .stopped, "stopped over the alarm", "`kill -STOP` before it, and `-CONT` after it",
            missed(.stoodStill)
        ) {
            night in
            kill(night.daemon.identifier, SIGSTOP)
            night.passDue()
            kill(night.daemon.identifier, SIGCONT)
        },
        Way(
            night: .clock, "the clock set past the alarm",
            "the wall clock set half an hour ahead before the alarm",
            around: Surroundings(hasOwnClock: true), missed(.clockSetForward)
        ) { night in try night.parts.clock?.set(aheadBySeconds: 1_800) },
    ]
}
