import Glibc
public import VowCore
public import VowPorts

/// Marks in one small file that is overwritten in place, with the kernel's identifier of the present boot.
public struct FileHeartbeat: Heartbeat {
    private let path: String
    private let bootPath: String

    /// Names the file; `bootPath` is where the kernel tells which boot this is.
    public init(path: String, bootPath: String = "/proc/sys/kernel/random/boot_id") {
        self.path = path
        self.bootPath = bootPath
    }

    /// The mark in the file; nil when there is none that can be read.
    public func last() -> HeartbeatMark? {
        guard let text = FileHeartbeat.read(path) else { return nil }
        let parts = text.split(separator: " ")
        guard parts.count == 2, let milliseconds = Int64(parts[0]) else { return nil }
        let mark = Instant(millisecondsSinceEpoch: milliseconds)
        return HeartbeatMark(at: mark, machineRestarted: parts[1] != boot)
    }

    /// Overwrites the file; without forcing it to the disk, which would keep that from resting.
    public func beat(at instant: Instant) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // One write of fixed length: whatever instant has been, thirteen digits hold until the year 2286.
        let text = Array("\(instant.millisecondsSinceEpoch) \(boot)\n".utf8)
        _ = pwrite(descriptor, text, text.count, 0)
        _ = ftruncate(descriptor, text.count)
    }

    private var boot: Substring { (FileHeartbeat.read(bootPath) ?? "unknown")[...] }

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
