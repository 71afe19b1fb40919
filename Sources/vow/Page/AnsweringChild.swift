import VowSystem
import Foundation
import Glibc
import Synchronization

/// Another process that works on one answer: it is given what it reads, and read until it ends, within bounds.
///
/// Reading ends with the child itself, since what it started may hold its streams open for longer. One that has to be ended
/// goes with its whole group. Safe from any thread.
final class AnsweringChild: Sendable {
    /// Why the reading ended.
    enum End: Equatable {
        /// It ended by itself; without a status where a signal ended it.
        case ended(status: Int32?)
        /// The time was over.
        case late
        /// Nobody wants the answer any more.
        case unwanted
        /// It was more than any answer is.
        case tooLong
    }

    private struct State {
        /// From its start until it was waited for.
        var child: pid_t?
        /// As `waitpid` gives it.
        var status: Int32?
        var isUnwanted = false
        var isEnding = false
    }

    private let state = Mutex(State())
    /// A byte goes through it when the child ended, and when its answer is no longer wanted.
    private let stir: Pair
    private let longest: Int

    /// - Parameter longest: how many bytes an answer may have.
    init(longest: Int) {
        self.longest = longest
        stir = Pair()
    }

    /// Nobody wants the answer any more: ends the child, or keeps one that was not begun from its start.
    func drop() {
        state.withLock { $0.isUnwanted = true }
        stirUp()
    }

    /// Starts a program and blocks until it ended; nil where it could not be started.
    /// - Parameters:
    ///   - input: what it reads.
    ///   - seconds: how long it may take; nil where it is not cut short.
    func run(_ program: String, _ words: [String], input: [UInt8], within seconds: Double?)
        -> (output: Data, errors: Data, end: End)?
    {
        guard !isUnwanted else { return (Data(), Data(), .unwanted) }
        let (given, output, errors) = (Pair(), Pair(), Pair())
        let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
        guard
            case .success(let child) = ChildSpawn.start(
                program, arguments: [program] + words,
                environment: ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" },
                input: .descriptor(given.reading), output: .descriptor(output.writing),
                errors: .descriptor(errors.writing))
        else { return nil }
        state.withLock { $0.child = child }
        Thread.detachNewThread { self.wait(for: child) }
        given.closeReading()
        output.closeWriting()
        errors.closeWriting()
        var reader = Streams(given: given, input: input[...], read: [output, errors], longest: longest)
        var end: End?
        while end == nil {
            let (isUnwanted, status) = state.withLock { ($0.isUnwanted, $0.status) }
            if isUnwanted {
                end = .unwanted
            } else if reader.isTooLong {
                end = .tooLong
            } else if let status {
                // What it said at last is there, even where somebody else holds the stream open.
                reader.step(waiting: 0, stir)
                end =
                    reader.isTooLong
                    ? .tooLong : .ended(status: status & 0x7f == 0 ? status >> 8 & 0xff : nil)
            } else if let deadline, ContinuousClock.now >= deadline {
                end = .late
            } else {
                reader.step(waiting: deadline.map { milliseconds(until: $0) } ?? -1, stir)
            }
        }
        endChild()
        return (reader.texts[0], reader.texts[1], end ?? .unwanted)
    }

    private var isUnwanted: Bool { state.withLock { $0.isUnwanted } }

    private func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
        let left = deadline - ContinuousClock.now
        let milliseconds = left / .milliseconds(1)
        return Int32(max(1, min(milliseconds.rounded(.up), 60_000)))
    }

    /// Blocks until the child ended. It is left unreaped until the state is changed, so that its number, which may be about
    /// to be signalled, cannot have passed to another process.
    private func wait(for child: pid_t) {
        var information = siginfo_t()
        while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
        state.withLock { state in
            if state.isEnding { kill(-child, SIGKILL) }
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0 && errno == EINTR {}
            (state.child, state.status) = (nil, status)
        }
        stirUp()
    }

    /// Ends a child that still runs: asked, and after three seconds made to. One that the system does not let go of is not
    /// waited for.
    private func endChild() {
        for number in [SIGTERM, SIGKILL] {
            state.withLock { state in
                state.isEnding = true
                if let child = state.child { kill(-child, number) }
            }
            let limit = ContinuousClock.now + .seconds(3)
            while state.withLock({ $0.child }) != nil, ContinuousClock.now < limit {
                stir.wait(milliseconds(until: limit))
            }
        }
    }

    private func stirUp() {
        var byte: UInt8 = 1
        _ = write(stir.writing, &byte, 1)
    }
}

/// A pipe, of which this process waits for neither end.
private final class Pair: @unchecked Sendable {
    // Each end is closed by whoever runs the child, on one thread; those of the pipe that stirs are closed by nobody before.
    private(set) var reading: Int32 = -1
    private(set) var writing: Int32 = -1

    init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        closeReading()
        closeWriting()
    }

    func closeReading() {
        if reading >= 0 { close(reading) }
        reading = -1
    }

    func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    /// Waits until a byte is there, and takes what is there.
    func wait(_ milliseconds: Int32) {
        var polled = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, milliseconds) > 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 16)
        _ = Glibc.read(reading, &bytes, bytes.count)
    }
}

/// What goes into a child, and what it says.
private struct Streams {
    let given: Pair
    var input: ArraySlice<UInt8>
    let read: [Pair]
    let longest: Int
    private(set) var texts: [Data]
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    init(given: Pair, input: ArraySlice<UInt8>, read: [Pair], longest: Int) {
        (self.given, self.input, self.read, self.longest) = (given, input, read, longest)
        texts = read.map { _ in Data() }
        for end in read.map(\.reading) + [given.writing] {
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
        if input.isEmpty { given.closeWriting() }
    }

    var isTooLong: Bool { texts.contains { $0.count > longest } }

    /// Waits until something can be read or handed over, or somebody stirs, and does what can be done without waiting.
    mutating func step(waiting milliseconds: Int32, _ stir: Pair) {
        // `poll` passes over an end that is closed, -1.
        var polled = read.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
        polled.append(pollfd(fd: given.writing, events: Int16(POLLOUT), revents: 0))
        polled.append(pollfd(fd: stir.reading, events: Int16(POLLIN), revents: 0))
        guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return }
        for (place, pipe) in read.enumerated() where polled[place].revents != 0 { read(pipe, as: place) }
        if polled[read.count].revents != 0 { hand() }
        if polled[read.count + 1].revents != 0 { stir.wait(0) }
    }

    private mutating func read(_ pipe: Pair, as place: Int) {
        while texts[place].count <= longest {
            let count = Glibc.read(pipe.reading, &buffer, buffer.count)
            if count > 0 {
                texts[place].append(contentsOf: buffer[..<count])
            } else {
                if count == 0 || errno != EINTR && errno != EAGAIN { pipe.closeReading() }
                if count == 0 || errno != EINTR { return }
            }
        }
    }

    private mutating func hand() {
        let count = input.withUnsafeBytes { write(given.writing, $0.baseAddress, $0.count) }
        if count > 0 { input = input.dropFirst(count) }
        let isOver = input.isEmpty || count < 0 && errno != EINTR && errno != EAGAIN
        if isOver { given.closeWriting() }
    }
}
