import Foundation
import Glibc
import Synchronization
import VowCore
import VowLog
import VowPorts

/// Compares the whole log with its chain in the background, once, at the least priority there is.
final class LogCheck: Sendable {
    private let isCancelled = Mutex(false)

    /// Begins, or returns nil if the log is a replacement in memory, which has nothing to check. Reports a flaw, and a log
    /// that cannot be read to its end.
    init?(_ log: (any OpenLog)?, report: @escaping @Sendable (PortFailure) -> Void) {
        guard let log else { return nil }
        let thread = Thread { [self] in
            // For this thread alone: on Linux a nice value belongs to a thread.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
            var problem: PortFailure?
            do throws(PortFailure) {
                problem = try log.verify(while: { !isCancelled.withLock { $0 } }).flaw.map { flaw in
                    PortFailure(
                        code: "store.tampered", message: TextCode(flaw.description),
                        repair: .runVowLogVerifyThen)
                }
            } catch { problem = error }
            if let problem, !isCancelled.withLock({ $0 }) { report(problem) }
        }
        thread.name = "vow log check"
        thread.start()
    }

    /// Ends it soon; idempotent.
    func cancel() { isCancelled.withLock { $0 = true } }
}
