import Glibc

/// Lets threads wait for a change by other threads, timed by the monotonic clock: a wait by the wall clock would last
/// hours longer after that clock is set back.
///
/// The state that is waited for is guarded by a lock of the caller's own, and changed before `broadcast`; or by the
/// lock of this object, which `change`, `look` and the conditions of a wait hold. They must then be short and take no
/// other lock. Safe from any thread.
// Unchecked: it holds pthread's own lock and condition by their addresses, and nothing else.
package final class SteadyCondition: @unchecked Sendable {
    // Mutex and condition keep their addresses for the lifetime of this object, as pthread demands.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    /// Nobody waits yet.
    package init() {
        pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(changed, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(mutex)
        changed.deallocate()
        mutex.deallocate()
    }

    /// Has every waiting thread look again.
    package func broadcast() { change {} }

    /// Changes what is waited for, and has every waiting thread look again.
    package func change<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer {
            pthread_cond_broadcast(changed)
            pthread_mutex_unlock(mutex)
        }
        return body()
    }

    /// Looks at what is waited for without waking anyone.
    package func read<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }

    /// Waits until something holds.
    package func wait(until holds: () -> Bool) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while !holds() { pthread_cond_wait(changed, mutex) }
    }

    /// Waits until something holds, or so long; whether it holds.
    @discardableResult
    package func wait(milliseconds: Int64, until holds: () -> Bool) -> Bool {
        var end = timespec()
        clock_gettime(CLOCK_MONOTONIC, &end)
        let nanoseconds = end.tv_nsec + Int(milliseconds % 1_000) * 1_000_000
        end.tv_sec += Int(milliseconds / 1_000) + nanoseconds / 1_000_000_000
        end.tv_nsec = nanoseconds % 1_000_000_000
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while !holds() {
            if pthread_cond_timedwait(changed, mutex, &end) == ETIMEDOUT { return holds() }
        }
        return true
    }
}
