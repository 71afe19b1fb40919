import VowCore
import VowCommandLine
import VowAnswers
import Foundation
import VowPorts
import VowRuntime
import VowSystem

/// Keeps a helper process at one question for as long as its work lasts, and counts how often it failed at that.
///
/// Safe from any thread. Whatever becomes of the process, ringing does not depend on it; it ends when this process does.
final class SupervisedHelper: @unchecked Sendable {
    // The lock guards all that changes.
    private let lock = NSLock()
    private let role: HelperRole
    private let executable: HelperExecutable
    private var process: HelperProcess?
    private var began = ContinuousClock.now
    private var failures = 0
    private var isEnding = false

    init(_ role: HelperRole, _ executable: HelperExecutable = .own) {
        self.role = role
        self.executable = executable
    }

    /// Does something on a thread of its own. A shared queue would do, but once one was used, its library wakes the process
    /// every second from then on, and the daemon waits through nights.
    static func after(_ seconds: Double, _ act: @escaping @Sendable () -> Void) {
        Thread.detachNewThread {
            if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
            act()
        }
    }

    /// Starts a process and asks it; nothing happens once `end` was called.
    /// - Parameter ended: receives the answer, on a thread of its own; a process that `end` ended gives none.
    func ask<Question: HelperQuestion>(
        _ question: Question, home: String,
        ended: @escaping @Sendable (Result<Question.Answer, PortFailure>) -> Void
    ) {
        Self.after(0) { [self] in
            let outcome: Result<Question.Answer, PortFailure>
            do throws(PortFailure) { outcome = .success(try answer(to: question, home: home)) } catch {
                outcome = .failure(error)
            }
            if !isOver { ended(outcome) }
        }
    }

    /// The answer, once the work is done. Blocks.
    /// - Parameter limit: how long it may take, in milliseconds; nil for as long as it lasts.
    func answer<Question: HelperQuestion>(
        to question: Question, home: String, withinMilliseconds limit: Int? = nil
    ) throws(PortFailure) -> Question.Answer {
        let process = HelperProcess(role, of: executable, setup: HomeSetup(home: home)) { [role] end, _ in
            PortFailure(
                code: "\(role.rawValue).\(end.word)", message: .theProgramCould, repair: .none,
                cause: end.cause)
        }
        let isWanted = lock.withLock {
            if !isEnding { (self.process, began) = (process, .now) }
            return !isEnding
        }
        guard isWanted else { throw process.giveUp("nothing is wanted any more") }
        defer { lock.withLock { self.process = nil } }
        return try process.ask(question, limitMilliseconds: limit).value
    }

    /// Counts that it ended without being asked to: how long to wait before it is started again, at once after it ran for a
    /// while, later and later where it does not even begin; and how often in a row it was. Nil once `end` was called.
    func failed() -> (pauseSeconds: Double, count: Int)? {
        lock.withLock {
            failures = began.duration(to: .now) < .seconds(5) ? failures + 1 : 1
            return isEnding ? nil : (min(60, 0.2 * pow(2, Double(min(failures, 12) - 1))), failures)
        }
    }

    /// Forgets how often it failed.
    func forgive() { lock.withLock { failures = 0 } }

    /// Whether `end` was called.
    var isOver: Bool { lock.withLock { isEnding } }

    /// Ends it, and starts none any more.
    func end() {
        let process = lock.withLock {
            isEnding = true
            return self.process
        }
        process?.dismiss(withinMilliseconds: Self.graceMilliseconds)
    }

    /// How long a process that is ended may take to end by itself.
    private static let graceMilliseconds = 1_000
}
