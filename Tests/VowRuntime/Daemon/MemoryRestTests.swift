import InMemory
import Testing
import VowCore
import VowLog
@testable import VowRuntime

/// What a night costs: memory goes back when nothing needs it, and never while a ring is near.
@Suite("Memory at rest (X2)")
struct MemoryRestTests {
    private let start = DaemonMorning.start

    @Test(
        "memory goes back at once, after all has settled, and each four minutes at a wake-up that comes anyway"
    )
    func steps() {
        var memory = MemoryRest()
        let settled = start.adding(seconds: 15)
        #expect(memory.step(at: start) == (true, settled))
        #expect(memory.step(at: start.adding(seconds: 14)) == (false, settled))
        #expect(memory.step(at: settled) == (true, nil))
        #expect(memory.step(at: settled.adding(seconds: 239)) == (false, nil))
        #expect(memory.step(at: settled.adding(seconds: 240)) == (true, nil))
        memory.stir()
        #expect(memory.step(at: settled.adding(seconds: 241)) == (true, settled.adding(seconds: 256)))
    }

    @Test("a clock that was set back holds nothing off")
    func setBack() {
        var memory = MemoryRest()
        _ = memory.step(at: start)
        #expect(memory.step(at: start.adding(seconds: -3_600)) == (true, nil))
        #expect(memory.step(at: start.adding(seconds: -7_200)) == (true, nil))
    }

    @Test("a daemon gives memory back while it waits")
    func night() throws {
        let morning = try DaemonMorning(at: start.adding(seconds: -3_600))
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        #expect(morning.trimmer.count == 1)
        morning.clock.pass(milliseconds: MemoryRest.settlingMilliseconds)
        #expect(morning.clock.rest())
        #expect(morning.trimmer.count == 2)
        // The mark of being alive wakes it.
        morning.clock.pass(milliseconds: Daemon.beatMilliseconds)
        #expect(morning.clock.rest())
        #expect(morning.trimmer.count == 3)
    }

    @Test("it does not when the output of a ring is open, whatever wakes it then")
    func near() throws {
        let due = start.adding(seconds: 10)
        let settling = MemoryRest.settlingMilliseconds
        // Four minutes after the second time are over three seconds before the ring.
        let first = due.adding(milliseconds: -3_000 - MemoryRest.betweenMilliseconds - settling)
        let morning = try DaemonMorning(at: first)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: settling)
        #expect(morning.clock.rest())
        #expect(morning.trimmer.count == 2)
        morning.clock.pass(milliseconds: MemoryRest.betweenMilliseconds)
        #expect(morning.clock.rest())
        try morning.log.append([.setting(key: "hearing.floor", value: "x")], at: morning.clock.now())
        #expect(morning.clock.rest())
        #expect(morning.trimmer.count == 2)
    }
}
