import Foundation
import Glibc
import Synchronization
import VowCore
import VowLog
import VowPorts

/// Compares the whole log with its chain in the background, once, at the least priority there is.
final class LogCheck: Sendable {
    private let isCancelled = Mutex(false)

    /// Begins; nil where something stands in for the log, which has nothing to check.
    init?(_ log: (any OpenLog)?, found: @escaping @Sendable (PortFailure) -> Void) {
        guard let log else { return nil }
        let thread = Thread { [self] in
            // For this thread alone: on Linux a nice value belongs to a thread.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
            guard let verification = try? log.verify(while: { !isCancelled.withLock { $0 } }),
                let flaw = verification.flaw
            else { return }
            if isCancelled.withLock({ $0 }) { return }
            found(
                PortFailure(
                    code: "store.tampered", message: TextCode(flaw.description),
                    repair: .runVowLogVerifyThen))
        }
        thread.name = "vow log check"
        thread.start()
    }

    /// Ends it soon; idempotent.
    func cancel() { isCancelled.withLock { $0 = true } }
}
