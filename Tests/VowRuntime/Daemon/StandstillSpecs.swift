import InMemory
import LivedDays
import Synchronization
import Testing
import VowCore
import VowPorts

@testable import VowRuntime

/// A process that lives and does not run, as after SIGSTOP, and what the service manager hears of a ring.
@Suite("A process that stands still") struct StandstillSpecs {
    private func absences(_ morning: DaemonMorning) throws -> [DeviceEvent] {
        try morning.log.history().compactMap { logged in
            if case .device(let event) = logged.event, case .returned = event { event } else { nil }
        }
    }

    @Test("during a run it is recorded first, the run rings again, and autopsy and streak show it")
    func duringARun() throws {
        let morning = try DaemonMorning()
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        let first = try #require(morning.nextWindow())
        let rings = morning.ringer.calls.filter { if case .start = $0 { true } else { false } }.count
        let from = morning.clock.now()
        morning.clock.standStill(milliseconds: 75_000)
        #expect(
            try absences(morning) == [.returned(lastSeen: from, cause: .stoodStill)])
        let away = try morning.runEvents().compactMap {
            if case .resumed(_, let away) = $0 { away } else { nil }
        }
        #expect(away == [75_000])
        #expect(
            morning.ringer.calls.filter { if case .start = $0 { true } else { false } }.count == rings + 1)
        let second = try #require(morning.nextWindow())
        #expect(second.window > first.window)
        morning.answer(second)
        morning.answer(try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 }))
        #expect(morning.display.ending() == .dismissed)
        #expect(morning.clock.rest())
        let service = CommandService(ofFakesOn: morning.log, at: morning.clock.now())
        let autopsy = try #require(try service.autopsy(of: nil))
        #expect(autopsy.gapMilliseconds == 75_000)
        #expect(autopsy.sentence.contains("; Vow did not run for 75 s of it."))
        let streak = try service.streak()
        #expect(streak.current == 1)
        #expect(streak.recent.last?.gapMilliseconds == 75_000)
        #expect(
            ReviewTexts(Settings()).lines(streak).last?.hasSuffix("dismissed; Vow did not run for 75 s")
                == true)
    }

    @Test("two seconds are no standstill, and neither is one while nothing was due")
    func nothingToTell() throws {
        let morning = try DaemonMorning(at: DaemonMorning.start.adding(seconds: -3_600))
        defer { try? morning.end() }
        morning.clock.standStill(milliseconds: 75_000)
        morning.clock.pass(milliseconds: 3_535_000)
        _ = try #require(morning.display.screen { $0.phase == .ringing })
        morning.clock.standStill(milliseconds: 2_000)
        #expect(try absences(morning).isEmpty)
        #expect(try !morning.runEvents().contains { if case .resumed = $0 { true } else { false } })
    }

    @Test(
        "an alarm that came to be due meanwhile rings late, or is missed with the cause, which is no excuse")
    func overTheAlarm() throws {
        for (length, isMissed) in [(Int64(75_000), false), (700_000, true)] {
            let morning = try DaemonMorning()
            defer { try? morning.end() }
            #expect(morning.clock.rest())
            morning.clock.standStill(milliseconds: length)
            #expect(
                try absences(morning) == [.returned(lastSeen: DaemonMorning.start, cause: .stoodStill)])
            let causes = try morning.runEvents().compactMap { event -> MissCause? in
                if case .missed(_, _, _, _, let cause) = event { cause } else { nil }
            }
            #expect(causes == (isMissed ? [.stoodStill] : []))
            #expect(causes.allSatisfy { !$0.isMachineFault })
            #expect((morning.ringer.playing == nil) == isMissed)
            let sentence = try CommandService(ofFakesOn: morning.log, at: morning.clock.now())
                .autopsy(of: nil)?.sentence
            #expect(
                sentence?.contains("because Vow was frozen from 06:59 to") == true,
                "\(sentence ?? "")")
        }
    }

    @Test("while a run holds the device the supervisor is to hear within ten seconds, and as before at rest")
    func supervised() throws {
        let supervisor = RecordingSupervisor(aliveWithinMilliseconds: 900_000)
        let morning = try DaemonMorning(supervisor: supervisor)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        #expect(supervisor.terms == [])
        morning.clock.pass(milliseconds: 10_000)
        let first = try #require(morning.nextWindow())
        #expect(supervisor.terms == [10_000])
        morning.answer(first)
        morning.answer(try #require(morning.display.screen { $0.phase == .listening && $0.step == 1 }))
        #expect(morning.display.ending() == .dismissed)
        #expect(morning.clock.rest())
        #expect(supervisor.terms == [10_000, 900_000])
    }

    @Test("a ringer's loop that goes on keeps it alive, one that stands still does not, and none is needed")
    func ringer() {
        var parts = RingLiveness()
        parts.waits(for: 60_000, at: 0)
        #expect(parts.goesOn(at: 1_000))
        parts.ringerStarted(at: 1_000)
        for second in 2...30 {
            parts.ringerFed(at: Int64(second) * 1_000)
            #expect(parts.goesOn(at: Int64(second) * 1_000 + 999))
        }
        #expect(parts.goesOn(at: 30_000 + RingLiveness.fedWithinMilliseconds))
        #expect(!parts.goesOn(at: 30_001 + RingLiveness.fedWithinMilliseconds))
        // It broke: the bell and the notification are all there is, and the daemon's thread has them repeated.
        parts.ringerEnded()
        #expect(parts.goesOn(at: 40_000))
        parts.ringerFed(at: 20_000)
        #expect(parts.goesOn(at: 40_000))
    }

    @Test("a thread of the daemon that does not come back is no life; one that waits for storage is")
    func thread() {
        var parts = RingLiveness()
        parts.works(at: 0)
        #expect(parts.goesOn(at: RingLiveness.workMilliseconds))
        #expect(!parts.goesOn(at: RingLiveness.workMilliseconds + 1))
        parts.stores(true, at: 100)
        #expect(parts.goesOn(at: 600_000))
        parts.stores(false, at: 600_000)
        #expect(parts.goesOn(at: 600_000 + RingLiveness.workMilliseconds))
        #expect(!parts.goesOn(at: 600_001 + RingLiveness.workMilliseconds))
        parts.waits(for: 5_000, at: 700_000)
        #expect(parts.goesOn(at: 705_000 + RingLiveness.workMilliseconds))
        #expect(!parts.goesOn(at: 705_001 + RingLiveness.workMilliseconds))
        parts.waits(for: nil, at: 800_000)
        #expect(parts.goesOn(at: 9_000_000))
    }
}
