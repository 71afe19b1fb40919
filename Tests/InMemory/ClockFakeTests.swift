import InMemory
import PortContracts
import Testing
import VowCore

@Suite("S4 the simulated clock and the marks in memory keep their ports' contracts", .timeLimit(.minutes(1)))
struct ClockFakeTests {
    private func clock() -> SimulatedWakeClock {
        SimulatedWakeClock(at: Instant(iso8601: "2029-01-01T07:00:00Z")!)
    }

    private func contract(_ clock: SimulatedWakeClock) -> WakeClockContract {
        // The thread that waits rests nowhere else afterwards, so time passes without waiting for its next rest.
        WakeClockContract(clock) { milliseconds in
            guard clock.rest() else { return }
            clock.passAndLeave(milliseconds: milliseconds)
        }
    }

    @Test func heartbeatContract() throws {
        let marks = MemoryHeartbeat()
        try HeartbeatContract(marks) {
            marks.restartMachine(boot: "second")
        } overwrite: {
            marks.overwrite()
        }
        .holds()
    }

    @Test func wakeClockContract() throws {
        try contract(clock()).thePastIsDue()
        try contract(clock()).neverEarly()
        try contract(clock()).interruptionsAreKept()
        try contract(clock()).anotherThreadInterrupts()
        try contract(clock()).wakesInTime()
        contract(clock()).sleepIsCounted()
        let stepped = clock()
        try contract(stepped).aSetClockEndsAWait {
            guard stepped.rest() else { return }
            stepped.setAndLeave(byMilliseconds: 1)
        }
    }
}
