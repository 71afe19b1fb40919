import Glibc
import Synchronization

/// The standard output and error streams. All printing goes through here, because a stream may be full, closed or
/// stuck, and that must not end a process that rings.
///
/// Thread-safe. Writes bypass the C library's buffers: flushing those waits for every stream's lock, and the keyboard's
/// thread holds its stream's lock while nothing is typed.
package enum StandardStream: Int32, Sendable {
    /// Results.
    case output = 1
    /// Messages about the work.
    case error = 2

    /// Makes the streams safe to use. Call this before anything is opened.
    ///
    /// Turns SIGPIPE into a write error. Replaces missing streams by closed placeholders: otherwise the next opened
    /// file, perhaps the log, would take the number and be written to.
    package static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
            // Read-only, so that writes fail as on a closed stream.
            let descriptor = open("/dev/null", O_RDONLY)
            if descriptor >= 0, descriptor != number {
                dup2(descriptor, number)
                close(descriptor)
            }
        }
    }

    /// Writes a text, waiting for the reader. Returns the error number if it could not be written completely, or nil.
    package func write(_ text: String) -> Int32? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count < 0, errno == EAGAIN {
                // Another process has made the shared stream non-blocking.
                var waited = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
                _ = poll(&waited, 1, -1)
            } else if count == 0 || errno != EINTR {
                return count == 0 ? EIO : errno
            }
        }
        return nil
    }

    /// Writes as much of a text as the stream accepts without much delay; the rest is lost.
    ///
    /// For callers that must not wait: output may be stopped at the terminal, or nobody may read the pipe.
    package func offer(_ text: String) {
        let outlet = self == .output ? StandardStream.outputOutlet : StandardStream.errorOutlet
        outlet.offer(Array(text.utf8))
    }

    private static let outputOutlet = NonBlockingOutput(1)
    private static let errorOutlet = NonBlockingOutput(2)
}

/// A descriptor that is written without blocking, except for a short wait the first time it accepts nothing.
final class NonBlockingOutput: Sendable {
    private let descriptor: Int32
    private let isSocket: Bool
    private let patienceMilliseconds = Mutex(NonBlockingOutput.fullPatience)

    /// How long a slow reader may take.
    private static let fullPatience: Int32 = 250

    /// Reopens the pipe or terminal, because O_NONBLOCK would otherwise affect every process that shares it.
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
            // A ready pipe accepts this much without blocking (POSIX: PIPE_BUF).
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

    /// Whether it accepts bytes now or soon. After a time-out, does not wait again until it accepts some.
    private func isReady() -> Bool {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return patienceMilliseconds.withLock { patience in
            let isReady = poll(&wanted, 1, patience) > 0 && wanted.revents & Int16(POLLOUT) != 0
            patience = isReady ? NonBlockingOutput.fullPatience : 0
            return isReady
        }
    }
}
