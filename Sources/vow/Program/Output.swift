import Glibc

/// The standard output of commands that also draw a wake screen.
enum Output {
    /// Writes past the C library's buffers: flushing them waits for every stream's lock, and the thread that reads
    /// the keyboard holds the lock of its stream for as long as nothing is typed.
    static func put(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            // A screen that is gone must not keep the alarm from ringing.
            guard count > 0 || (count < 0 && errno == EINTR) else { return }
            rest = rest.dropFirst(max(0, count))
        }
    }

    /// Writes a line.
    static func line(_ text: String) { put(text + "\n") }
}
