import ChildSpawn
import Foundation
public import VowPorts
import Wyoming

/// A child process that computes on sound and words, and the connection to it.
///
/// The child is Vow's own program but may be corrupt: every length it announces is bounded, every wait has a limit, and
/// any invalid answer ends it. After that each question throws the first failure. The process ends with the last
/// reference to this object, which frees all of its memory.
///
/// Thread-safe. Questions of several threads run in turn; each one's limit starts at its turn.
public final class EarsProcess: @unchecked Sendable {
    /// More than any answer holds: the words of two minutes, or the opinions on twenty lines.
    private static let limits = WyomingStream.Limits(data: 262_144, payload: 65_536)
    /// How long a process may take to exit after the connection broke, so that its signal is known.
    private static let endMilliseconds = 200
    /// How long after that the system may take to free the memory of a killed process and release it.
    private static let releaseMilliseconds = 1_000
    /// Limit for the program's start, which the caller begins that long before a ring. A machine that just woke, or is
    /// busy on all cores, takes some seconds.
    private static let startMilliseconds = 8_000

    private let lock = NSLock()
    // Guarded by the lock.
    private let stream: WyomingStream?
    private var process: pid_t
    private var number = 0
    private var ending: PortFailure?
    private var sent = SentSound()
    private var spentMilliseconds: Int64 = 0
    private let firstPart: String
    private let faulted: @Sendable (String, PortFailure) -> Void

    /// Starts a child and waits until it confirms the protocol version. If it does not, every question fails.
    ///
    /// - Parameters:
    ///   - part: the part that is loaded first, to name in a failed start.
    ///   - faulted: called at most once, on the asking thread, with the part that the process failed on.
    public init(
        _ program: EarsProgram, for part: String,
        faulted: @escaping @Sendable (_ part: String, _ failure: PortFailure) -> Void = { _, _ in }
    ) {
        firstPart = part
        self.faulted = faulted
        switch program.start() {
        case .failure(let error):
            (stream, process) = (nil, 0)
            end(EarsEnd.unstarted(error.text), part)
        case .success(let started):
            process = started.process
            stream = WyomingStream(
                socket: started.socket, limitMilliseconds: Self.startMilliseconds, limits: Self.limits)
            let info = try? ask(
                EarsQuestion("describe", ["ears": EarsProtocol.version]), of: part,
                limitMilliseconds: Self.startMilliseconds)
            if let info, info.data["ears"] as? Int != EarsProtocol.version {
                end(.nonsense("another version of the protocol"), part)
            }
        }
    }

    deinit {
        // A process that does not end is reported, even after another failure.
        if reap(killing: true) == .stuck { faulted(firstPart, EarsEnd.stuck.failure(of: firstPart)) }
    }

    /// Whether it accepts questions.
    public var isAlive: Bool { lock.withLock { ending == nil } }

    /// The child's pid, for a test that kills it; 0 after its end.
    package var processIdentifier: Int32 { lock.withLock { process } }

    /// The processor time spent on questions, as the child reports it, in milliseconds.
    var processorMilliseconds: Int64 { lock.withLock { spentMilliseconds } }

    /// Asks a question and waits for its answer.
    ///
    /// Throws the child's own error if it cannot answer; it then accepts further questions. Throws `engine.crashed`,
    /// `.killed`, `.hung`, `.nonsense`, `.flooded`, `.ended` or `.unstarted`, which name the part, once it accepts no
    /// more.
    func ask(_ question: EarsQuestion, of part: String, limitMilliseconds: Int) throws(PortFailure)
        -> WyomingEvent
    {
        lock.lock()
        defer { lock.unlock() }
        if let ending { throw ending }
        guard let stream else { preconditionFailure("without a stream it has ended") }
        number += 1
        let answer: WyomingEvent
        do throws(WyomingStream.Broken) {
            stream.restartLimit(milliseconds: limitMilliseconds)
            if let sound = question.sound {
                for event in sent.events(for: sound) { try stream.send(event) }
            }
            var data = question.data
            data["id"] = number
            try stream.send(WyomingEvent(type: question.type, data: data, payload: question.payload))
            answer = try stream.receive()
        } catch {
            throw end(Self.end(of: error), part)
        }
        guard answer.data["id"] as? Int == number else {
            throw end(.nonsense("an answer to no question"), part)
        }
        if let spent = answer.data["processor"] as? Int, spent >= 0 { spentMilliseconds = Int64(spent) }
        if answer.type == "error" { throw EarsProtocol.failure(in: answer) }
        guard answer.type == question.answer else { throw end(.nonsense("\(answer.type)"), part) }
        return answer
    }

    /// Ends the child because an answer is well-formed but meaningless.
    func giveUp(_ what: String, _ part: String) -> PortFailure {
        lock.lock()
        defer { lock.unlock() }
        if let ending { return ending }
        return end(.nonsense(what), part)
    }

    /// Records why there are no more answers. The caller holds the lock, or is the initialiser.
    @discardableResult
    private func end(_ end: EarsEnd?, _ part: String) -> PortFailure {
        let status = reap(killing: end != nil)
        let failure = (status == .stuck ? status : end ?? status).failure(of: part)
        ending = failure
        stream?.shutDown()
        sent = SentSound()
        faulted(part, failure)
        return failure
    }

    /// The failure that a broken connection shows, or nil if the process's exit status shows it.
    private static func end(of broken: WyomingStream.Broken) -> EarsEnd? {
        switch broken {
        case .closed, .system: nil
        case .late: .late
        case .garbage(let what): .nonsense(what)
        case .flood: .flood
        }
    }

    /// Waits for the process's end, kills it if it does not exit soon, and returns how it ended. The caller may have to
    /// ring, so a process that the system does not release is awaited on another thread.
    @discardableResult
    private func reap(killing: Bool) -> EarsEnd {
        guard process > 0 else { return .exit(0) }
        let child = process
        process = 0
        var isKilled = killing
        if killing { kill(child, SIGKILL) }
        let begin = ContinuousClock.now
        while true {
            var status: Int32 = 0
            let result = waitpid(child, &status, WNOHANG)
            if result == child || result < 0 && errno != EINTR { return Self.end(ofStatus: status) }
            let waited = begin.duration(to: .now)
            if !isKilled, waited > .milliseconds(Self.endMilliseconds) {
                isKilled = true
                kill(child, SIGKILL)
            }
            if waited > .milliseconds(Self.endMilliseconds + Self.releaseMilliseconds) { break }
            usleep(1_000)
        }
        Thread.detachNewThread {
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0, errno == EINTR {}
        }
        return .stuck
    }

    /// The encoding of wait(2): the low seven bits are the signal, or 0 after an exit.
    private static func end(ofStatus status: Int32) -> EarsEnd {
        status & 0x7f == 0 ? .exit(status >> 8 & 0xff) : .signal(status & 0x7f)
    }
}
