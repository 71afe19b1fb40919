import Foundation
import Glibc
import StorageAdapters

/// Waits for a change of a home's log, or of the password at the broker, by the kernel's notices. One thread uses it.
final class HomeChanges {
    private static let names: Set = [SQLiteEventStore.FileName.head, MqttPassword.file]
    /// How often it is looked where the kernel has no watch left.
    private static let lookSeconds = 30.0

    private let notices: Int32

    init(home: String) {
        notices = FolderNotices.watch(home, removals: true, blocks: true)
    }

    deinit { if notices >= 0 { close(notices) } }

    /// Waits until something has changed, and then a moment longer, so that one look is enough for many changes.
    func wait() {
        guard notices >= 0 else { return Thread.sleep(forTimeInterval: Self.lookSeconds) }
        while true {
            let changed = FolderNotices.names(notices, ofAll: Self.names)
            if changed.contains(where: Self.names.contains) { break }
            // Nothing to read is a fault, at which this thread must not spin.
            if changed.isEmpty { Thread.sleep(forTimeInterval: 1) }
        }
        Thread.sleep(forTimeInterval: 0.5)
    }
}
