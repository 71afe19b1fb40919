import Synchronization

/// A value that one thread leaves for another, which takes it once.
package final class Handover<Value>: Sendable {
    private let value: Mutex<Value?>

    /// Leaves a value.
    package init(_ value: consuming sending Value) { self.value = Mutex(value) }

    /// Takes the value, or returns nil if it was taken before.
    package func take() -> sending Value? {
        value.withLock { value in
            let left = value
            value = nil
            return left
        }
    }
}
