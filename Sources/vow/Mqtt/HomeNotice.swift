import Foundation
import Glibc
import SQLiteEventStore

/// Waits for a change of a home's log, or of the password at the broker, by the kernel's notices. One thread uses it.
final class HomeNotice {
    private static let names: Set = [SQLiteEventStore.FileName.head, MqttPassword.file]
    /// How often it is looked where the kernel has no watch left.
    private static let lookSeconds = 30.0

    private let notices: Int32

    init(home: String) {
        notices = inotify_init1(Int32(IN_CLOEXEC))
        let wanted = UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_DELETE)
        if notices >= 0 { _ = inotify_add_watch(notices, home, wanted) }
    }

    deinit { if notices >= 0 { close(notices) } }

    /// Waits until something has changed, and then a moment longer, so that one look is enough for many changes.
    func wait() {
        guard notices >= 0 else { return Thread.sleep(forTimeInterval: Self.lookSeconds) }
        while !changed().contains(where: Self.names.contains) {}
        Thread.sleep(forTimeInterval: 0.5)
    }

    /// The names of what changed; blocks until something has.
    private func changed() -> [String] {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = Glibc.read(notices, &buffer, buffer.count)
        guard count > 0 else {
            Thread.sleep(forTimeInterval: 1)
            return []
        }
        var names: [String] = []
        buffer.withUnsafeBytes { bytes in
            var offset = 0
            let header = MemoryLayout<inotify_event>.size
            while offset + header <= count {
                let notice = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                let name = bytes[(offset + header)..<min(count, offset + header + Int(notice.len))]
                // An overflowed queue has lost names: whatever was watched may have changed.
                if notice.mask & UInt32(IN_Q_OVERFLOW) != 0 { names += Self.names }
                names.append(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
                offset += header + Int(notice.len)
            }
        }
        return names
    }
}
