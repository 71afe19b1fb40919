import Glibc
import Synchronization

/// The two streams on which a process tells people things. Everything that Vow prints goes through here, because a
/// stream may be full, closed or stuck, and none of that may end the process that rings.
///
/// All calls may be made from any thread. They write past the C library's buffers: flushing them waits for every
/// stream's lock, and the thread that reads the keyboard holds the lock of its stream for as long as nothing is typed.
public enum StandardStream: Int32, Sendable {
    /// What was asked for.
    case output = 1
    /// What there is to say about it.
    case error = 2

    /// Makes the streams safe to use; to be called before anything is opened.
    ///
    /// A reader that went away is an error of the write and no signal. A stream that the process was started without is
    /// held closed: the next file that is opened, which may be the log, would otherwise take its place and be written
    /// into.
    public static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
            // Opened for reading, so that a write to it fails, as it would have on the closed stream.
            let descriptor = open("/dev/null", O_RDONLY)
            if descriptor >= 0, descriptor != number {
                dup2(descriptor, number)
                close(descriptor)
            }
        }
    }

    /// Writes a text, however long its reader takes; the error number of what kept it from being written whole, or nil.
    public func write(_ text: String) -> Int32? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count < 0, errno == EAGAIN {
                // Another process has set the shared stream to non-blocking.
                var waited = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
                _ = poll(&waited, 1, -1)
            } else if count == 0 || errno != EINTR {
                return count == 0 ? EIO : errno
            }
        }
        return nil
    }

    /// Writes a text as far as the stream takes it at once, or nearly so; what it does not take is lost.
    ///
    /// For callers that must not wait: the screen may be stopped by a key, or nobody may read the pipe.
    public func offer(_ text: String) {
        let outlet = self == .output ? StandardStream.outputOutlet : StandardStream.errorOutlet
        outlet.offer(Array(text.utf8))
    }

    private static let outputOutlet = NonBlockingOutput(1)
    private static let errorOutlet = NonBlockingOutput(2)
}

/// A descriptor that is written to only as far as it takes bytes, with a short wait the first time it does not.
final class NonBlockingOutput: Sendable {
    private let descriptor: Int32
    private let isSocket: Bool
    private let patienceMilliseconds = Mutex(NonBlockingOutput.fullPatience)

    /// How long a reader may take that is slow but there.
    private static let fullPatience: Int32 = 250

    /// Asks for the same pipe or terminal a second time, since the setting not to wait would otherwise hold for every
    /// process that shares it.
    init(_ shared: Int32) {
        var status = stat()
        let kind = fstat(shared, &status) == 0 ? status.st_mode & S_IFMT : 0
        isSocket = kind == S_IFSOCK
        let own =
            [S_IFIFO, S_IFCHR].contains(kind)
            ? open("/proc/self/fd/\(shared)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) : -1
        descriptor = own >= 0 ? own : shared
    }

    func offer(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            guard isReady() else { return }
            // A pipe that is ready takes this much without waiting (POSIX: PIPE_BUF).
            let part = rest.prefix(4096)
            let written = part.withUnsafeBytes { bytes in
                isSocket
                    ? send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT))
                    : write(descriptor, bytes.baseAddress, bytes.count)
            }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if written == 0 || ![EINTR, EAGAIN].contains(errno) {
                return
            }
        }
    }

    /// Whether it takes bytes now or soon. Once it took too long it is not waited for again until it takes some.
    private func isReady() -> Bool {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return patienceMilliseconds.withLock { patience in
            let isReady = poll(&wanted, 1, patience) > 0 && wanted.revents & Int16(POLLOUT) != 0
            patience = isReady ? NonBlockingOutput.fullPatience : 0
            return isReady
        }
    }
}
