import Foundation
package import Testing
import VowCore
package import VowPorts

/// What everything behind `WakeClock` must do, whether its time passes or stands still until it is told.
package struct WakeClockContract {
    let clock: any WakeClock
    private let pass: @Sendable (Int64) -> Void

    /// Names the clock under test; `pass` lets so many milliseconds pass on a clock whose time stands still, and does
    /// nothing on one whose time passes by itself.
    package init(_ clock: any WakeClock, pass: @escaping @Sendable (Int64) -> Void = { _ in }) {
        self.clock = clock
        self.pass = pass
    }

    /// An instant that has come, however long ago, is due at once.
    package func thePastIsDue(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let now = clock.now()
        #expect(try clock.wait(until: now) == .due, sourceLocation: sourceLocation)
        #expect(try clock.wait(until: now.adding(seconds: -3_600)) == .due, sourceLocation: sourceLocation)
        let epoch = Instant(millisecondsSinceEpoch: 0)
        #expect(try clock.wait(until: epoch) == .due, sourceLocation: sourceLocation)
        #expect(try clock.wait(until: epoch.adding(seconds: -1)) == .due, sourceLocation: sourceLocation)
    }

    /// A wait never ends before its instant, and the steady clock has gone on as far as the wall clock.
    package func neverEarly(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let before = clock.reading()
        let wanted = before.wall.adding(milliseconds: 60)
        let helper = Thread { [pass] in pass(60) }
        helper.start()
        #expect(try clock.wait(until: wanted) == .due, sourceLocation: sourceLocation)
        let after = clock.reading()
        #expect(after.wall >= wanted, sourceLocation: sourceLocation)
        let steady = after.steadyMilliseconds - before.steadyMilliseconds
        let wall = after.wall.milliseconds(since: before.wall)
        // Two readings, each to the millisecond, of clocks that are slewed apart by at most 500 ppm.
        #expect(abs(steady - wall) <= 25, sourceLocation: sourceLocation)
    }

    /// An interruption before a wait ends it at once; many of them end one wait.
    package func interruptionsAreKept(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let far = clock.now().adding(seconds: 86_400)
        clock.interrupt()
        clock.interrupt()
        clock.interrupt()
        #expect(try clock.wait(until: far) == .interrupted, sourceLocation: sourceLocation)
        let soon = clock.now().adding(milliseconds: 20)
        let helper = Thread { [pass] in pass(20) }
        helper.start()
        #expect(try clock.wait(until: soon) == .due, sourceLocation: sourceLocation)
    }

    /// A wait that ends in time, by itself or by an interruption, is not late.
    package func wakesInTime(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let soon = clock.now().adding(milliseconds: 20)
        let helper = Thread { [pass] in pass(20) }
        helper.start()
        #expect(try clock.wait(until: soon, noticing: 2_000) == .due, sourceLocation: sourceLocation)
        #expect(clock.lateMilliseconds() <= 2_000, sourceLocation: sourceLocation)
        clock.interrupt()
        let far = clock.now().adding(seconds: 86_400)
        #expect(try clock.wait(until: far, noticing: 2_000) == .interrupted, sourceLocation: sourceLocation)
        #expect(clock.lateMilliseconds() <= 2_000, sourceLocation: sourceLocation)
    }

    /// Another thread ends a wait for nothing.
    package func anotherThreadInterrupts(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let helper = Thread { [clock] in clock.interrupt() }
        helper.start()
        #expect(try clock.wait(until: nil) == .interrupted, sourceLocation: sourceLocation)
    }

    /// A clock that is set ends a wait, whatever it waits for. `set` sets the clock without a helper's delay.
    package func aSetClockEndsAWait(
        setting set: @escaping @Sendable () -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let far = clock.now().adding(seconds: 86_400)
        let helper = Thread { set() }
        helper.start()
        #expect(try clock.wait(until: far) == .clockChanged, sourceLocation: sourceLocation)
    }

    /// Nothing slept, so nothing was slept through.
    package func sleepIsCounted(sourceLocation: SourceLocation = #_sourceLocation) {
        let first = clock.suspendedMilliseconds()
        #expect(first >= 0, sourceLocation: sourceLocation)
        #expect(abs(clock.suspendedMilliseconds() - first) <= 2, sourceLocation: sourceLocation)
    }
}
