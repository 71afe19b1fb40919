public import VowCore

/// Makes the nightly backup in its own process; nothing waits for it.
///
/// Thread-safe; calls do not block.
public protocol BackupMaker: Sendable {
    /// The result of the last attempt, or nil.
    func last() -> BackupRecord?
    /// Starts a backup, unless one is in progress; calls `done` once with the result, on another thread.
    func begin(_ done: @escaping @Sendable (BackupRecord) -> Void)
    /// Cancels a backup in progress, for example when an alarm rings; existing files stay.
    func stop()
}

/// The results of the last backup attempts.
public struct BackupRecord: Hashable, Sendable {
    /// When the last attempt ended.
    public var triedAt: Instant
    /// When the newest backup was made, or nil.
    public var madeAt: Instant?
    /// The newest backup's file; empty if there is none.
    public var file: String
    /// The size of that file in bytes.
    public var bytes: Int
    /// Why the last attempt failed, or nil.
    public var problem: PortFailure?

    /// Creates a record.
    public init(
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
