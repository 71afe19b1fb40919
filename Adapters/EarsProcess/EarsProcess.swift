import ChildSpawn
import Foundation
public import VowPorts
import Wyoming

/// One child process that computes on sound and words, and the conversation with it.
///
/// The child is ours, but what runs in it may be corrupt: every length that it names is bounded, every wait has a limit,
/// and whatever is not exactly the answer to the question ends it. After that each question fails with what the first
/// one failed with. The process ends with the last reference to this object, and gives all of its memory back.
///
/// Safe from any thread; questions of several threads follow one another, each within its own limit from when it is its
/// turn.
public final class EarsProcess: @unchecked Sendable {
    /// More than any answer holds: the words of two minutes, or the opinions on twenty lines.
    private static let limits = WyomingStream.Limits(data: 262_144, payload: 65_536)
    /// How long a process whose conversation broke off may take to end by itself, and to tell by which signal.
    private static let endMilliseconds = 200
    /// How long after that the system may take to let go of one that was killed: it gives back all of its memory first.
    private static let releaseMilliseconds = 1_000
    /// How long the program may take to start: as long before a ring as it is started. A machine that just woke, or
    /// computes something else on all of its cores, takes some seconds.
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

    /// Starts a child and waits until it speaks the same protocol; where it does not, every question fails.
    ///
    /// - Parameters:
    ///   - part: what is loaded first, for the case that nothing comes of it.
    ///   - faulted: told at most once, on the thread that asked, which part failed by a fault of the process.
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
        // What does not end is told of once, whatever else was.
        if reap(killing: true) == .stuck { faulted(firstPart, EarsEnd.stuck.failure(of: firstPart)) }
    }

    /// Whether it can still be asked.
    public var isAlive: Bool { lock.withLock { ending == nil } }

    /// The child's number, for a test that ends it; 0 after its end.
    package var processIdentifier: Int32 { lock.withLock { process } }

    /// The processor time that it has spent on questions, as it says, in milliseconds.
    var processorMilliseconds: Int64 { lock.withLock { spentMilliseconds } }

    /// Asks one question and waits for its answer.
    ///
    /// Fails with what the child says where it could not answer; then it goes on. Fails with `engine.crashed`, `.killed`,
    /// `.hung`, `.nonsense`, `.flooded`, `.ended` or `.unstarted`, which name the part, where it can be asked no more.
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

    /// Ends the child because an answer has the form but not the sense of one.
    func giveUp(_ what: String, _ part: String) -> PortFailure {
        lock.lock()
        defer { lock.unlock() }
        if let ending { return ending }
        return end(.nonsense(what), part)
    }

    /// Notes why there are no more answers. The lock is held, or nobody else knows this object yet.
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

    /// What a conversation's break says by itself; nil where the process's own end says it.
    private static func end(of broken: WyomingStream.Broken) -> EarsEnd? {
        switch broken {
        case .closed, .system: nil
        case .late: .late
        case .garbage(let what): .nonsense(what)
        case .flood: .flood
        }
    }

    /// Waits for the process's end, ends it where it does not end by itself soon, and says how it ended. Whoever asks may
    /// ring: one that the system does not let go of is waited for aside.
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
            let found = waitpid(child, &status, WNOHANG)
            if found == child || found < 0 && errno != EINTR { return Self.end(ofStatus: status) }
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

    /// The encoding of wait(2): the low seven bits are the signal, 0 for an end of its own.
    private static func end(ofStatus status: Int32) -> EarsEnd {
        status & 0x7f == 0 ? .exit(status >> 8 & 0xff) : .signal(status & 0x7f)
    }
}
