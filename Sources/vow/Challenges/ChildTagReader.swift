import ArgumentParser
import Foundation
import Glibc
import PCSC
import VowCommandLine
import VowPorts

/// Reads tags in a child process (`vow hand`): the library for readers talks with a service and with whatever lies on a
/// reader, and its crash or hang must cost nothing but a tag.
///
/// The child says each signal in a line of JSON. It is started by the first call after a `stop`, and ends with it.
final class ChildTagReader: TagReader, @unchecked Sendable {
    /// One signal, as the child says it.
    struct Word: Codable {
        var reader: String?
        var identifier: [UInt8]?
        var text: String?
        var isDamaged: Bool?
        var failure: [String]?
    }

    private final class Child {
        let process = Process()
        let question = Pipe()
        let answer = Pipe()
        let begin = ContinuousClock.now
        var bytes: [UInt8] = []
        var hasSpoken = false
        var isStopped = false

        var descriptor: Int32 { answer.fileHandleForReading.fileDescriptor }

        /// Ends it; the pipe that it waits on is closed first, which it takes as the end.
        func end() {
            try? question.fileHandleForWriting.close()
            guard process.isRunning else { return }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    /// The longest line: a tag's text has an upper bound, and so have the names of readers.
    private static let mostLineBytes = 16_384
    /// How long the service may take until it says anything.
    private static let patience: Duration = .seconds(8)

    private let lock = NSLock()
    // Guarded by the lock.
    private var current: Child?

    deinit { current?.end() }

    func hasReader() throws(PortFailure) -> Bool {
        if case .reader = try next(withinMilliseconds: 9_000) { true } else { false }
    }

    func next(withinMilliseconds limit: Int) throws(PortFailure) -> TagSignal {
        let child = try started()
        let end = ContinuousClock.now + .milliseconds(limit)
        while true {
            if let line = line(of: child) {
                guard let word = try? JSONDecoder().decode(Word.self, from: Data(line)) else {
                    throw lost(child, "said what is no signal")
                }
                return try told(word)
            }
            guard child.bytes.count <= Self.mostLineBytes else { throw lost(child, "said too much") }
            let silence = child.hasSpoken ? end : min(end, child.begin + Self.patience)
            if !wait(for: child, until: silence) {
                if !child.hasSpoken, ContinuousClock.now >= child.begin + Self.patience {
                    throw lost(child, "said nothing")
                }
                return .nothing
            }
            var buffer = [UInt8](repeating: 0, count: 4_096)
            let count = read(child.descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 {
                if lock.withLock({ child.isStopped }) {
                    forget(child)
                    return .nothing
                }
                throw lost(child, "ended")
            }
            child.hasSpoken = true
            child.bytes += buffer[..<count]
        }
    }

    func stop() {
        lock.withLock {
            guard let current else { return }
            current.isStopped = true
            kill(current.process.processIdentifier, SIGKILL)
        }
    }

    private func told(_ word: Word) throws(PortFailure) -> TagSignal {
        if let failure = word.failure, failure.count == 3 {
            throw PortFailure(code: failure[0], message: failure[1], repair: failure[2])
        }
        if let identifier = word.identifier {
            return .touched(
                TouchedTag(
                    identifier: identifier, text: word.text, isDamaged: word.isDamaged ?? false))
        }
        return word.reader.map(TagSignal.reader) ?? .noReader
    }

    private func line(of child: Child) -> [UInt8]? {
        guard let place = child.bytes.firstIndex(of: 10) else { return nil }
        defer { child.bytes.removeFirst(place + 1) }
        return Array(child.bytes[..<place])
    }

    /// Waits until the child says something, or ends; false where it does not in time.
    private func wait(for child: Child, until end: ContinuousClock.Instant) -> Bool {
        while true {
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            var watched = pollfd(fd: child.descriptor, events: Int16(POLLIN), revents: 0)
            let found = poll(&watched, 1, Int32(max(0, left.rounded(.up))))
            if found > 0 { return true }
            if found == 0 || errno != EINTR { return false }
        }
    }

    private func started() throws(PortFailure) -> Child {
        lock.lock()
        defer { lock.unlock() }
        if let current, !current.isStopped { return current }
        current?.end()
        // A child that ended must not end this process by a pipe that nobody reads.
        signal(SIGPIPE, SIG_IGN)
        let child = Child()
        child.process.executableURL = URL(filePath: "/proc/self/exe")
        child.process.arguments = ["hand"]
        child.process.standardInput = child.question
        child.process.standardOutput = child.answer
        child.process.standardError = FileHandle.nullDevice
        do { try child.process.runUnmasked() } catch {
            throw Self.failed("could not be started: \(error.inWords)")
        }
        current = child
        return child
    }

    private func forget(_ child: Child) {
        lock.withLock { if current === child { current = nil } }
        child.end()
    }

    private func lost(_ child: Child, _ cause: String) -> PortFailure {
        forget(child)
        return Self.failed(cause)
    }

    private static func failed(_ cause: String) -> PortFailure {
        PortFailure(
            code: "tags.process", message: "The process that reads tags failed.",
            repair: "Plug the reader out and in, and see whether pcscd runs.", cause: cause)
    }
}

/// `vow hand`: the process that waits for tags; started by other commands, never by a person.
struct HandCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hand", abstract: "Wait for tags for another process of Vow.", shouldDisplay: false)

    func run() throws {
        // When this end of the pipe closes, the parent is gone.
        Thread.detachNewThread {
            while (try? FileHandle.standardInput.read(upToCount: 1))?.isEmpty == false {}
            _exit(0)
        }
        let reader = PCSCTagReader()
        var toldFailure: String?
        while Output.loss == nil {
            var word = ChildTagReader.Word()
            do throws(PortFailure) {
                switch try reader.next(withinMilliseconds: 60_000) {
                case .touched(let tag):
                    (word.identifier, word.text, word.isDamaged) = (tag.identifier, tag.text, tag.isDamaged)
                case .reader(let name): word.reader = name
                case .noReader: break
                case .nothing: continue
                }
                toldFailure = nil
            } catch {
                // A service that stays away is told of once, and asked again each second.
                Thread.sleep(forTimeInterval: toldFailure == nil ? 0.2 : 1)
                guard toldFailure != error.code else { continue }
                toldFailure = error.code
                word.failure = [error.code, error.message, error.repair]
            }
            Output.put(String(decoding: try JSONEncoder().encode(word), as: UTF8.self) + "\n")
        }
    }
}
