import CLinux.Timer
import Glibc
import Synchronization
package import VowCore
package import VowPorts

/// The system's clock, and a kernel timer to sleep on.
///
/// The timer follows the wall clock. The kernel cancels it when the clock is set and after a resume (timerfd_create(2),
/// `TFD_TIMER_CANCEL_ON_SET`), so nothing polls. An eventfd carries interruptions.
package final class LinuxWakeClock: WakeClock {
    private let timer: Int32
    private let event: Int32
    private let late = Atomic<Int64>(0)
    /// Interval of the checks in a wait that notices a standstill.
    private static let lookMilliseconds: Int64 = 1_000

    /// Opens the descriptors; throws if the kernel provides none.
    package init() throws(PortFailure) {
        timer = vow_timerfd_create(CLOCK_REALTIME)
        event = vow_eventfd_create()
        guard timer >= 0, event >= 0 else { throw LinuxWakeClock.failure(.noTimerCouldBeOpened) }
    }

    deinit {
        Glibc.close(timer)
        Glibc.close(event)
    }

    /// The wall clock, in milliseconds.
    package func now() -> Instant {
        Instant(millisecondsSinceEpoch: LinuxWakeClock.milliseconds(CLOCK_REALTIME))
    }

    /// CLOCK_BOOTTIME, which counts suspended time and is never set.
    package func steadyMilliseconds() -> Int64 { LinuxWakeClock.milliseconds(CLOCK_BOOTTIME) }

    /// The time that CLOCK_BOOTTIME counts and CLOCK_MONOTONIC does not (clock_getres(2)).
    package func suspendedMilliseconds() -> Int64 {
        LinuxWakeClock.milliseconds(CLOCK_BOOTTIME) - LinuxWakeClock.milliseconds(CLOCK_MONOTONIC)
    }

    /// See `WakeClock`. Measured with CLOCK_MONOTONIC, which excludes suspended time and is never set.
    package func lateMilliseconds() -> Int64 { late.load(ordering: .relaxed) }

    /// Sleeps on the timer.
    package func wait(until instant: Instant?) throws(PortFailure) -> WakeReason {
        try wait(until: instant, noticing: nil)
    }

    /// Sleeps on the timer.
    package func wait(until instant: Instant?, noticing standstill: Int64?) throws(PortFailure) -> WakeReason
    {
        late.store(0, ordering: .relaxed)
        let began = LinuxWakeClock.milliseconds(CLOCK_MONOTONIC)
        let end = instant.map { began + max(0, $0.milliseconds(since: now())) } ?? .max
        // Without a deadline the timer is set far ahead: setting the clock cancels only an armed timer.
        let target = instant?.millisecondsSinceEpoch ?? 253_402_300_799_000
        let seconds = max(0, target / 1000)
        let nanoseconds = max(0, target % 1000) * 1_000_000
        let isZero = seconds == 0 && nanoseconds == 0
        if vow_timerfd_set(timer, seconds, isZero ? 1 : nanoseconds) != 0, errno == ECANCELED {
            return .clockChanged
        }
        var descriptors = [
            pollfd(fd: timer, events: Int16(POLLIN), revents: 0),
            pollfd(fd: event, events: Int16(POLLIN), revents: 0),
        ]
        var asked = began
        while true {
            let readyCount = poll(
                &descriptors, 2, standstill == nil ? -1 : Int32(LinuxWakeClock.lookMilliseconds))
            guard readyCount >= 0 || errno == EINTR else {
                throw LinuxWakeClock.failure(.waitingForTimerFailed)
            }
            let woke = LinuxWakeClock.milliseconds(CLOCK_MONOTONIC)
            let wanted = standstill == nil ? end : min(end, asked + LinuxWakeClock.lookMilliseconds)
            let behind = max(0, woke - wanted)
            late.store(behind, ordering: .relaxed)
            if readyCount > 0 { break }
            if let standstill, behind > standstill { return .interrupted }
            asked = woke
        }
        var count: UInt64 = 0
        if descriptors[1].revents != 0 {
            _ = read(event, &count, 8)
            return .interrupted
        }
        if read(timer, &count, 8) < 0, errno == ECANCELED { return .clockChanged }
        return .due
    }

    /// Ends the current or the next wait.
    package func interrupt() {
        var one: UInt64 = 1
        _ = write(event, &one, 8)
    }

    /// The clock of `steadyMilliseconds` in nanoseconds; recordings of sound are stamped with it.
    package static func steadyNanoseconds() -> Int64 { nanoseconds(CLOCK_BOOTTIME) }

    private static func milliseconds(_ clock: clockid_t) -> Int64 { nanoseconds(clock) / 1_000_000 }

    private static func nanoseconds(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    private static func failure(_ message: TextCode) -> PortFailure {
        PortFailure(
            code: "clock.timer", message: message,
            repair: .closeProgramsThatHoldMany,
            cause: String(cString: strerror(errno)))
    }
}

/// The kernel's random source.
package struct SystemEntropy: Entropy {
    package init() {}

    /// The next 64 bits.
    package func next() -> UInt64 {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
    }
}
