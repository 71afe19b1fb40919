import Synchronization

/// Says for as long as it lives that this process has a database open.
///
/// A process that closes any descriptor of a file loses all locks that it holds on that file (fcntl(2)), and SQLite keeps
/// such locks on a database for as long as a connection is open. Without them the next process that closes the database
/// considers itself the last one and removes the write-ahead log, with what is written there later. So while a database
/// is open, this process opens its file through SQLite only.
final class DatabaseUse: Sendable {
    private static let counts = Mutex<[String: Int]>([:])

    private let path: String

    init(of path: String) {
        self.path = path
        DatabaseUse.counts.withLock { $0[path, default: 0] += 1 }
    }

    deinit {
        let path = path
        DatabaseUse.counts.withLock { counts in
            let left = (counts[path] ?? 1) - 1
            counts[path] = left == 0 ? nil : left
        }
    }

    /// Whether this process has a database open.
    static func isOpen(_ path: String) -> Bool { counts.withLock { $0[path] != nil } }
}
