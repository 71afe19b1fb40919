import Foundation
import Synchronization
package import VowPorts

/// A child process that plays a role, and the connection to it.
///
/// The child is Vow's own program but may be corrupt: every length it announces is bounded, every wait has a limit, and
/// any invalid answer ends it. After that each question throws the first failure. The process ends with the last
/// reference to this object, which frees all of its memory.
///
/// Thread-safe. Questions of several threads run in turn; each one's limit starts at its turn.
// Unchecked: the lock guards the connection and all that changes, also while `init` asks the first question.
package final class HelperProcess: @unchecked Sendable {
    /// Makes the failure to report from how the process ended, and the part that worked then.
    package typealias Wording = @Sendable (_ end: HelperEnd, _ part: String) -> PortFailure

    /// How long a process may take to exit after the connection broke, so that its signal is known.
    private static let endMilliseconds = 200
    /// How long after that the system may take to free the memory of a killed process and release it.
    private static let releaseMilliseconds = 1_000
    /// Limit for the program's start, which the caller begins that long before a ring. A machine that just woke, or is
    /// busy on all cores, takes some seconds.
    private static let startMilliseconds = 8_000
    /// How many notes a question may bring, and how many characters each.
    private static let mostNotes = 10_000
    private static let longestNote = 2_000

    private static let runningCounts = Mutex<[HelperRole: Int]>([:])

    private let role: HelperRole
    private let firstPart: String
    private let wording: Wording
    private let failed: @Sendable (String, PortFailure) -> Void
    private let connection: HelperConnection?
    /// The pid until the process was waited for, then 0. A signal is sent under the lock, so that it cannot reach another
    /// process of the same number.
    private let child: Mutex<pid_t>
    private let isInterrupted = Mutex(false)
    /// How long a child that was dismissed may take to end by itself, or nil if it was not.
    private let graceMilliseconds = Mutex<Int?>(nil)
    private let lock = NSLock()
    // Guarded by the lock.
    private var number = 0
    private var ending: PortFailure?
    private var spentMilliseconds: Int64 = 0

    /// Starts a child and waits until it confirms the protocol version. If it does not, every question fails.
    ///
    /// - Parameters:
    ///   - part: the part that works first, to name in a failed start; by default the role.
    ///   - failed: called at most once, on the asking thread, with the part that the process failed on.
    package init(
        _ role: HelperRole, of executable: HelperExecutable, setup: some Codable & Sendable,
        part: String? = nil, wording: @escaping Wording,
        failed: @escaping @Sendable (_ part: String, _ failure: PortFailure) -> Void = { _, _ in }
    ) {
        self.role = role
        self.wording = wording
        self.failed = failed
        firstPart = part ?? role.rawValue
        let hasPlace = Self.runningCounts.withLock { counts in
            guard counts[role, default: 0] < role.limits.mostAtOnce else { return false }
            counts[role, default: 0] += 1
            return true
        }
        let started = hasPlace ? executable.start(role) : nil
        switch started {
        case nil:
            connection = nil
            child = Mutex(0)
            end(.busy, firstPart)
        case .failure(let refusal):
            connection = nil
            child = Mutex(0)
            Self.leave(role)
            end(.unstarted(refusal.text), firstPart)
        case .success(let started):
            child = Mutex(started.process)
            connection = HelperConnection(socket: started.socket, most: role.limits.answer)
            let hello = try? ask(
                HelperHello(version: HelperProtocol.version, setup: setup),
                limitMilliseconds: Self.startMilliseconds)
            if let hello, hello.value.version != HelperProtocol.version {
                giveUp("another version of the protocol")
            }
        }
    }

    deinit {
        // A process that does not end is reported, even after another failure.
        if reap(killing: true) == .stuck { failed(firstPart, wording(.stuck, firstPart)) }
    }

    /// Whether it accepts questions.
    package var isAlive: Bool { lock.withLock { ending == nil } }

    /// The child's pid, for a test that kills it; 0 after its end.
    package var processIdentifier: Int32 { child.withLock { $0 } }

    /// The processor time spent on questions, as the child reports it, in milliseconds.
    package var processorMilliseconds: Int64 { lock.withLock { spentMilliseconds } }

    /// Asks a question and waits for its answer, at most for the limit, or without a limit if that is nil.
    ///
    /// Throws the child's own failure if it cannot answer; it then accepts further questions. Throws the wording of its
    /// end once it accepts no more.
    /// - Parameter note: receives the child's notes, on this thread; nil if notes are not allowed.
    package func ask<Question: HelperQuestion>(
        _ question: Question, payload: [UInt8] = [], limitMilliseconds: Int?,
        note: ((String) -> Void)? = nil
    ) throws(PortFailure) -> HelperAnswer<Question> {
        lock.lock()
        defer { lock.unlock() }
        if let ending { throw ending }
        guard let connection else { preconditionFailure("without a connection it has ended") }
        number += 1
        let part = question.part ?? firstPart
        do throws(HelperConnection.Broken) {
            connection.restartLimit(milliseconds: limitMilliseconds)
            let asked = HelperProtocol.Asked(
                id: number, name: Question.name, part: question.part, question: question)
            try connection.send(HelperFrame(body: HelperProtocol.bytes(of: asked), payload: payload))
        } catch {
            throw end(isInterrupted.withLock { $0 } ? .interrupted : Self.end(of: error), part)
        }
        var (reply, frame) = try self.reply(to: Question.self, part, on: connection)
        var noteCount = 0
        while let note, let text = reply.note {
            noteCount += 1
            guard noteCount <= Self.mostNotes else { throw end(.flood, part) }
            note(String(ForeignWords.plain(text).prefix(Self.longestNote)))
            (reply, frame) = try self.reply(to: Question.self, part, on: connection)
        }
        if reply.processorMilliseconds >= 0 { spentMilliseconds = Int64(reply.processorMilliseconds) }
        if let failure = reply.failure { throw failure.failure }
        guard let answer = reply.answer else { throw end(.nonsense("neither answer nor failure"), part) }
        return HelperAnswer(answer, payload: frame.payload)
    }

    /// Receives the next frame of the question in hand. The caller holds the lock.
    private func reply<Question: HelperQuestion>(
        to question: Question.Type, _ part: String, on connection: HelperConnection
    ) throws(PortFailure) -> (HelperProtocol.Replied<Question.Answer>, HelperFrame) {
        let frame: HelperFrame
        do throws(HelperConnection.Broken) { frame = try connection.receive() } catch {
            throw end(isInterrupted.withLock { $0 } ? .interrupted : Self.end(of: error), part)
        }
        guard
            let reply = HelperProtocol.value(
                HelperProtocol.Replied<Question.Answer>.self, from: frame.body)
        else { throw end(.nonsense("no answer to \(Question.name)"), part) }
        guard reply.id == number, reply.name == Question.name else {
            throw end(.nonsense("an answer to no question"), part)
        }
        return (reply, frame)
    }

    /// Ends the child because an answer is well-formed but meaningless.
    @discardableResult
    package func giveUp(_ what: String, part: String? = nil) -> PortFailure {
        lock.lock()
        defer { lock.unlock() }
        return ending ?? end(.nonsense(what), part ?? firstPart)
    }

    /// Ends the child at once, also in the middle of a question of another thread, which then fails.
    package func interrupt() {
        isInterrupted.withLock { $0 = true }
        signal(SIGKILL)
    }

    /// Has the child end by itself, in the middle of a question of another thread, which then fails; kills it if that takes
    /// longer than a limit.
    package func dismiss(withinMilliseconds limit: Int) {
        graceMilliseconds.withLock { $0 = limit }
        isInterrupted.withLock { $0 = true }
        connection?.shutDown()
    }

    /// Records why there are no more answers. The caller holds the lock, or is the initialiser.
    @discardableResult
    private func end(_ end: HelperEnd?, _ part: String) -> PortFailure {
        let status = reap(killing: end != nil && graceMilliseconds.withLock { $0 == nil })
        let failure = wording(status == .stuck ? status : end ?? status, part)
        ending = failure
        connection?.shutDown()
        failed(part, failure)
        return failure
    }

    /// The failure that a broken connection shows, or nil if the process's exit status shows it.
    private static func end(of broken: HelperConnection.Broken) -> HelperEnd? {
        switch broken {
        case .closed, .system: nil
        case .late: .late
        case .garbage(let what): .nonsense(what)
        case .flood: .flood
        }
    }

    /// Sends a signal to the child and to what it started.
    private func signal(_ number: Int32) {
        child.withLock { process in
            if process > 0, kill(-process, number) != 0 { kill(process, number) }
        }
    }

    /// Waits for the process's end, kills it if it does not exit soon, and returns how it ended. The caller may have to
    /// ring, so a process that the system does not release is awaited on another thread.
    @discardableResult
    private func reap(killing: Bool) -> HelperEnd {
        guard processIdentifier > 0 else { return .exit(0) }
        var isKilled = killing
        if killing { signal(SIGKILL) }
        let patience = graceMilliseconds.withLock { $0 } ?? Self.endMilliseconds
        let begin = ContinuousClock.now
        while true {
            if let end = ended() {
                Self.leave(role)
                return end
            }
            let waited = begin.duration(to: .now)
            if !isKilled, waited > .milliseconds(patience) {
                isKilled = true
                signal(SIGKILL)
            }
            if waited > .milliseconds(patience + Self.releaseMilliseconds) { break }
            usleep(1_000)
        }
        let process = child.withLock { process in
            defer { process = 0 }
            return process
        }
        Thread.detachNewThread { [role] in
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            Self.leave(role)
        }
        return .stuck
    }

    /// How the process ended, or nil if it runs. The encoding of wait(2): the low seven bits are the signal, or 0 after an
    /// exit.
    private func ended() -> HelperEnd? {
        child.withLock { process in
            var status: Int32 = 0
            let result = waitpid(process, &status, WNOHANG)
            guard result == process || result < 0 && errno != EINTR else { return nil }
            process = 0
            return status & 0x7f == 0 ? .exit(status >> 8 & 0xff) : .signal(status & 0x7f)
        }
    }

    private static func leave(_ role: HelperRole) {
        runningCounts.withLock { $0[role, default: 1] -= 1 }
    }
}
