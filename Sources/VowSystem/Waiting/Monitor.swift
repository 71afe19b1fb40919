import Synchronization

/// A value that threads change and wait for, with time-outs on a clock that is never set.
///
/// Bodies and conditions run under a lock: keep them short, and take no other lock in them.
package final class Monitor<Value: Sendable>: Sendable {
    private let changed = SteadyCondition()
    private let value: Mutex<Value>

    /// Holds a first value.
    package init(_ value: Value) { self.value = Mutex(value) }

    /// Changes the value and wakes all waiters.
    @discardableResult
    package func update<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        defer { changed.broadcast() }
        return value.withLock { body(&$0) }
    }

    /// Reads the value without waking waiters.
    package func read<Result: Sendable>(_ body: (Value) -> Result) -> Result { value.withLock { body($0) } }

    /// Waits until `condition` returns a value, or returns nil after `milliseconds`.
    package func wait<Result: Sendable>(
        milliseconds: Int, until condition: (inout Value) -> Result?
    ) -> Result? {
        var result: Result?
        changed.wait(milliseconds: Int64(milliseconds)) {
            result = value.withLock { condition(&$0) }
            return result != nil
        }
        return result
    }

    /// Waits until `condition` returns a value, however long that takes.
    package func wait<Result: Sendable>(until condition: (inout Value) -> Result?) -> Result {
        while true {
            var result: Result?
            changed.wait {
                result = value.withLock { condition(&$0) }
                return result != nil
            }
            if let result { return result }
        }
    }
}
