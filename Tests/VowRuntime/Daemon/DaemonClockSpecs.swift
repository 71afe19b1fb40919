import InMemory
import LivedDays
import Testing
import VowAnswers
import VowCore
import VowRuntime

/// A wall clock that is set while the daemon rings.
@Suite("L7 The daemon and a clock that is set") struct DaemonClockSpecs {
    @Test("a clock that is set during the ring is recorded, and is no way out")
    func clockStep() throws {
        let morning = try DaemonMorning()
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        morning.clock.set(byMilliseconds: 3 * 3_600_000)
        #expect(morning.ringer.playing != nil)
        #expect(try morning.log.history().last?.event == .device(.clockStepped(byMilliseconds: 10_800_000)))
        _ = try #require(morning.nextWindow())
        #expect(try !morning.runEvents().contains(.abandoned))
    }

    @Test("a clock set while a letter is on its way is a step, and not time that passed")
    func clockStepBeforeLetter() throws {
        let morning = try DaemonMorning()
        defer { try? morning.end() }
        morning.clock.pass(milliseconds: 10_000)
        morning.clock.setUnnoticed(byMilliseconds: 3 * 3_600_000)
        morning.controls.send(.typed(""))
        #expect(morning.clock.rest())
        #expect(morning.ringer.playing != nil)
        let steps = try morning.log.history().filter {
            $0.event == .device(.clockStepped(byMilliseconds: 10_800_000))
        }
        #expect(steps.count == 1)
        #expect(try morning.runEvents().count == 2)
        _ = try #require(morning.nextWindow())
    }
}
