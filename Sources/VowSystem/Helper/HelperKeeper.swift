import Foundation
import Synchronization
package import VowPorts

/// Keeps the process of a role from question to question.
///
/// Starts it for the first question, and again for the one after a failure; if it fails time after time, questions fail
/// at once for a while, as `HelperBackOff` says. Thread-safe.
package final class HelperKeeper: Sendable {
    private struct State {
        var process: HelperProcess?
        var backOff = HelperBackOff()
        var lastFailure: PortFailure?
        /// How often the process was told to rest.
        var restCount = 0
    }

    private let state = Mutex(State())
    /// Held while a process starts, so that only one does.
    private let starting = NSLock()
    private let start: @Sendable () -> HelperProcess
    private let now: @Sendable () -> ContinuousClock.Instant

    /// - Parameters:
    ///   - now: the clock that the pauses between failures are measured by.
    ///   - start: starts a process.
    package init(
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        start: @escaping @Sendable () -> HelperProcess
    ) {
        self.now = now
        self.start = start
    }

    /// Asks the process; see `HelperProcess.ask`.
    package func ask<Question: HelperQuestion>(
        _ question: Question, payload: [UInt8] = [], limitMilliseconds: Int
    ) throws(PortFailure) -> HelperAnswer<Question> {
        let process = try running()
        do throws(PortFailure) {
            let answer = try process.ask(question, payload: payload, limitMilliseconds: limitMilliseconds)
            state.withLock { $0.backOff = HelperBackOff() }
            return answer
        } catch {
            if !process.isAlive { note(error, of: process) }
            throw error
        }
    }

    /// Starts the process if none runs. A failure shows at the next question.
    package func prepare() { _ = try? running() }

    /// Whether a process runs that has been started by an earlier question.
    package var isRunning: Bool { state.withLock { $0.process != nil } }

    /// Ends the process, which gives its memory back; the next question starts another.
    package func rest() {
        let process = state.withLock { state in
            defer { state.process = nil }
            state.restCount += 1
            return state.process
        }
        process?.interrupt()
    }

    private func running() throws(PortFailure) -> HelperProcess {
        starting.lock()
        defer { starting.unlock() }
        let instant = now()
        let (process, failure, restCount) = state.withLock { state in
            (
                state.process, state.backOff.mayStart(at: instant) ? nil : state.lastFailure,
                state.restCount
            )
        }
        if let process { return process }
        if let failure { throw failure }
        // Starting may take seconds, in which `rest` must not wait.
        let newProcess = start()
        let isWanted = state.withLock { state in
            guard state.restCount == restCount else { return false }
            state.process = newProcess
            return true
        }
        if !isWanted { newProcess.interrupt() }
        return newProcess
    }

    private func note(_ failure: PortFailure, of process: HelperProcess) {
        state.withLock { state in
            // A process that was told to rest did not fail.
            guard state.process === process else { return }
            state.process = nil
            state.lastFailure = failure
            state.backOff.noteFailure(at: now())
        }
    }
}

/// When a process that failed may be started again: at once after a first and a second failure, then after a pause that
/// doubles with each one, up to ten seconds.
package struct HelperBackOff: Sendable {
    private var failureCount = 0
    private var lastFailure: ContinuousClock.Instant?

    package init() {}

    package mutating func noteFailure(at instant: ContinuousClock.Instant) {
        failureCount += 1
        lastFailure = instant
    }

    package func mayStart(at instant: ContinuousClock.Instant) -> Bool {
        lastFailure.map { instant >= $0 + pause } ?? true
    }

    /// How long after the last failure.
    package var pause: Duration {
        failureCount < 3 ? .zero : min(.seconds(10), .milliseconds(250 << min(failureCount - 3, 10)))
    }
}
