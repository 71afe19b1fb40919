package import VowCore

/// Makes the nightly backup in its own process; nothing waits for it.
///
/// Thread-safe; calls do not block.
package protocol BackupMaker: Sendable {
    /// The result of the last attempt, or nil.
    func last() -> BackupRecord?
    /// Starts a backup, unless one is in progress; calls `done` once with the result, on another thread.
    func begin(_ done: @escaping @Sendable (BackupRecord) -> Void)
    /// Cancels a backup in progress, for example when an alarm rings; existing files stay.
    func stop()
}

/// The results of the last backup attempts.
package struct BackupRecord: Hashable, Sendable {
    /// When the last attempt ended.
    package var triedAt: Instant
    /// When the newest backup was made, or nil.
    package var madeAt: Instant?
    /// The newest backup's file; empty if there is none.
    package var file: String
    /// The size of that file in bytes.
    package var bytes: Int
    /// Why the last attempt failed, or nil.
    package var problem: PortFailure?

    package init(
        triedAt: Instant, madeAt: Instant? = nil, file: String = "", bytes: Int = 0,
        problem: PortFailure? = nil
    ) {
        self.triedAt = triedAt
        self.madeAt = madeAt
        self.file = file
        self.bytes = bytes
        self.problem = problem
    }
}
