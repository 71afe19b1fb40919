import Glibc
package import VowCore
package import VowLog
package import VowPorts

/// Heartbeat marks in a small file that is overwritten in place, in the form of `HeartbeatSigner`.
package struct FileHeartbeat: Heartbeat {
    private let path: String
    private let bootPath: String
    private let keys: @Sendable () -> [SecretBytes]

    /// Creates a heartbeat.
    /// - Parameters:
    ///   - bootPath: the kernel's file with the id of the present boot.
    ///   - keys: the keys that may have signed a mark; the last one signs. Called at each use, because a vault may be
    /// replaced.
    package init(
        path: String, bootPath: String = "/proc/sys/kernel/random/boot_id",
        keys: @escaping @Sendable () -> [SecretBytes]
    ) {
        self.path = path
        self.bootPath = bootPath
        self.keys = keys
    }

    /// The kernel's identifier of the present boot, hashed.
    package var boot: String? {
        FileHeartbeat.read(bootPath).flatMap { $0.isEmpty ? nil : HeartbeatSigner.bootName($0) }
    }

    /// The mark in the file, or nil if there is none that a key of the vault signed.
    package func last() -> HeartbeatMark? {
        guard let text = FileHeartbeat.read(path) else { return nil }
        for key in keys() {
            guard let mark = HeartbeatSigner(key: key).mark(text) else { continue }
            return HeartbeatMark(at: mark.at, boot: mark.boot)
        }
        return nil
    }

    /// Overwrites the file. Does not force it to the disk, so that the disk can rest.
    package func beat(at instant: Instant) {
        // Without a key or a boot id, keep the earlier mark: an unsigned mark would prove nothing.
        guard let boot, let key = keys().last else { return }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // One write of fixed length: an instant has thirteen digits until the year 2286.
        let text = Array((HeartbeatSigner(key: key).form(of: instant, boot: boot) + "\n").utf8)
        _ = pwrite(descriptor, text, text.count, 0)
        _ = ftruncate(descriptor, text.count)
    }

    private static func read(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return nil }
        return String(decoding: bytes[..<count].filter { $0 != 10 }, as: UTF8.self)
    }
}
