import Glibc
import VowSystem

/// A value that threads change and wait for, with time-outs on a clock that is never set.
///
/// Bodies and conditions run under the monitor's lock: keep them short, and take no other lock in them.
final class Monitor<Value>: @unchecked Sendable {
    private let condition = SteadyCondition()
    // Guarded by the condition's lock.
    private var value: Value

    init(_ value: Value) { self.value = value }

    /// Changes the value and wakes all waiters.
    @discardableResult
    func update<Result>(_ body: (inout Value) -> Result) -> Result { condition.change { body(&value) } }

    /// Reads the value without waking waiters.
    func read<Result>(_ body: (Value) -> Result) -> Result { condition.read { body(value) } }

    /// Waits until `condition` returns a value, or returns nil after `milliseconds`.
    func wait<Result>(milliseconds: Int, until condition: (inout Value) -> Result?) -> Result? {
        var result: Result?
        self.condition.wait(milliseconds: Int64(milliseconds)) {
            result = condition(&value)
            return result != nil
        }
        return result
    }
}

/// CLOCK_BOOTTIME in nanoseconds: includes suspended time, and is never set.
func steadyNanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
