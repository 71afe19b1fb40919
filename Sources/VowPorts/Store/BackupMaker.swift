public import VowCore

/// Makes the nightly backup in a process of its own; nothing waits for it.
///
/// All calls may be made from any thread; none of them blocks.
public protocol BackupMaker: Sendable {
    /// What became of the last try; nil before any.
    func last() -> BackupRecord?
    /// Begins a backup, unless one is being made; `done` is called once, on another thread, with what became of it.
    func begin(_ done: @escaping @Sendable (BackupRecord) -> Void)
    /// Gives up what is being made, such as when an alarm rings; the files that are there stay.
    func stop()
}

/// What became of the last tries to make a backup.
public struct BackupRecord: Hashable, Sendable {
    /// When the last try ended.
    public var triedAt: Instant
    /// When the newest backup was made; nil where none ever was.
    public var madeAt: Instant?
    /// The newest backup's file; empty where there is none.
    public var file: String
    /// Its size in bytes.
    public var bytes: Int
    /// What kept the last try from making one; nil where nothing did.
    public var problem: PortFailure?

    /// Makes a record.
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
