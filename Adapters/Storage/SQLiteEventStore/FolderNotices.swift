import Glibc

/// Changes in a folder, reported by inotify(7).
package enum FolderNotices {
    /// Watches a folder for files that are written, made, moved in or, where asked for, removed or moved out; a
    /// descriptor to wait at, or a negative number where there is no watch left.
    package static func watch(_ folder: String, removals: Bool = false, blocks: Bool = false) -> Int32 {
        let notices = inotify_init1(Int32(IN_CLOEXEC) | (blocks ? 0 : Int32(IN_NONBLOCK)))
        guard notices >= 0 else { return -1 }
        let kinds = IN_MODIFY | IN_CREATE | IN_MOVED_TO | (removals ? IN_DELETE | IN_MOVED_FROM : 0)
        guard inotify_add_watch(notices, folder, UInt32(kinds)) >= 0 else {
            close(notices)
            return -1
        }
        return notices
    }

    /// Reads the names of changed files; empty if nothing can be read.
    /// - Parameter all: returned as well after a queue overflow, because any of them may have changed.
    package static func names(_ notices: Int32, ofAll all: some Sequence<String>) -> [String] {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = read(notices, &buffer, buffer.count)
        guard count > 0 else { return [] }
        var names: [String] = []
        buffer.withUnsafeBytes { bytes in
            var offset = 0
            let header = MemoryLayout<inotify_event>.size
            while offset + header <= count {
                let notice = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                let name = bytes[(offset + header)..<min(count, offset + header + Int(notice.len))]
                if notice.mask & UInt32(IN_Q_OVERFLOW) != 0 { names += all }
                names.append(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
                offset += header + Int(notice.len)
            }
        }
        return names
    }
}
