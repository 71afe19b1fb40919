import Glibc
import VowWaiting

/// A value that threads change, and wait for, on the clock that is never set.
///
/// Bodies and conditions run under the monitor's lock: they must be short and take no other lock.
final class Monitor<Value>: @unchecked Sendable {
    private let condition = SteadyCondition()
    // Guarded by the condition's lock.
    private var value: Value

    init(_ value: Value) { self.value = value }

    /// Changes the value and wakes every waiter.
    @discardableResult
    func update<Result>(_ body: (inout Value) -> Result) -> Result { condition.change { body(&value) } }

    /// Looks at the value without waking anyone.
    func read<Result>(_ body: (Value) -> Result) -> Result { condition.read { body(value) } }

    /// Waits until `condition` yields something, or nil when `milliseconds` have passed first.
    func wait<Result>(milliseconds: Int, until condition: (inout Value) -> Result?) -> Result? {
        var result: Result?
        self.condition.wait(milliseconds: Int64(milliseconds)) {
            result = condition(&value)
            return result != nil
        }
        return result
    }
}

/// Nanoseconds since an arbitrary start, counting suspended time; never set and never stepping.
func steadyNanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
