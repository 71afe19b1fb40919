import Foundation
import Synchronization
import VowCore
package import VowPorts

/// A question as it reached the child.
package struct HelperCall {
    let id: Int
    let name: String
    let body: [UInt8]
    package let payload: [UInt8]

    /// The question, or nil if it is of another type or malformed.
    package func question<Question: HelperQuestion>(_ type: Question.Type) -> Question? {
        guard name == Question.name else { return nil }
        return HelperProtocol.value(HelperProtocol.Asked<Question>.self, from: body)?.question
    }
}

/// The child's side: answers questions in order until the parent is gone.
///
/// One thread computes. Another waits for the parent's end and then ends the process, even during a computation that
/// never returns.
package final class HelperServer {
    private typealias Handler = (HelperCall) -> Void

    private let role: HelperRole
    private let fault: HelperFault?
    private let connection: HelperConnection
    private var handlers: [String: Handler] = [:]
    private let parting = HelperParting()

    /// Uses the standard input as the connection; nil if that is no socket.
    ///
    /// - Parameter fault: a fault to commit on purpose, for tests, as `HelperFault` reads it.
    package init?(_ role: HelperRole, fault: String? = nil) {
        var information = stat()
        guard fstat(0, &information) == 0, information.st_mode & S_IFMT == S_IFSOCK else { return nil }
        self.role = role
        self.fault = fault.flatMap(HelperFault.init)
        // Under another number, because libraries may close or read the standard input.
        let socket = fcntl(0, F_DUPFD_CLOEXEC, 3)
        connection = HelperConnection(socket: socket, most: role.limits.question)
        Self.restrain(role.limits)
        Self.endWithParent(socket, parting)
    }

    /// Receives what the role needs to know, which is the first question; nil if the parent asks something else.
    package func setup<Setup: Codable & Sendable>(_ type: Setup.Type) -> Setup? {
        guard let call = next(), let hello = call.question(HelperHello<Setup>.self) else { return nil }
        answer(call, HelperHello<Setup>.self, .success(HelperAnswer(.init(version: HelperProtocol.version))))
        return hello.setup
    }

    /// Answers questions of a type by `handler`.
    package func on<Question: HelperQuestion>(
        _ type: Question.Type,
        _ handler: @escaping (Question, [UInt8]) throws(PortFailure) -> HelperAnswer<Question>
    ) {
        onNoting(type) { question, payload, _ throws(PortFailure) in try handler(question, payload) }
    }

    /// Answers questions of a type by `handler`, which may tell the parent meanwhile what goes on.
    package func onNoting<Question: HelperQuestion>(
        _ type: Question.Type,
        _ handler:
            @escaping (Question, [UInt8], @escaping @Sendable (String) -> Void) throws(PortFailure) ->
            HelperAnswer<Question>
    ) {
        handlers[Question.name] = { [unowned self] call in
            guard let question = call.question(Question.self) else { return refuse(call) }
            let (connection, id, name) = (connection, call.id, call.name)
            do throws(PortFailure) {
                let answered = try handler(question, call.payload) { text in
                    let note = HelperProtocol.Replied<HelperDone>(
                        id: id, name: name, processorMilliseconds: Self.processorMilliseconds(), note: text)
                    try? connection.send(HelperFrame(body: HelperProtocol.bytes(of: note)))
                }
                answer(call, Question.self, .success(answered))
            } catch {
                answer(call, Question.self, .failure(error))
            }
        }
    }

    /// Does work that is carried out even if the parent ends meanwhile; this process ends after it.
    package func finish<Outcome>(_ work: () throws -> Outcome) rethrows -> Outcome {
        try parting.finish(work)
    }

    /// Asks what `finish` works on to end as soon as the parent is gone; this process waits three seconds for it.
    package func whenParentEnds(_ act: @escaping @Sendable () -> Void) { parting.ask(act) }

    /// Answers until the parent is gone.
    package func serve() {
        while let call = next() { handlers[call.name, default: refuse](call) }
    }

    /// The next question, or nil once the parent is gone.
    package func next() -> HelperCall? {
        while let frame = try? connection.receive() {
            guard let head = HelperProtocol.value(HelperProtocol.Head.self, from: frame.body) else {
                return nil
            }
            Self.grant(role.limits.processorSeconds)
            fault?.strike(head, on: 0)
            return HelperCall(id: head.id, name: head.name, body: frame.body, payload: frame.payload)
        }
        return nil
    }

    /// Answers a question.
    package func answer<Question: HelperQuestion>(
        _ call: HelperCall, _ type: Question.Type, _ result: Result<HelperAnswer<Question>, PortFailure>
    ) {
        var reply = HelperProtocol.Replied<Question.Answer>(
            id: call.id, name: call.name, processorMilliseconds: Self.processorMilliseconds())
        var payload: [UInt8] = []
        switch result {
        case .success(let answer): (reply.answer, payload) = (answer.value, answer.payload)
        case .failure(let failure): reply.failure = HelperFailure(failure)
        }
        // A parent that is gone shows itself at the next question.
        try? connection.send(HelperFrame(body: HelperProtocol.bytes(of: reply), payload: payload))
    }

    /// Answers a question that this version of the program does not know.
    private func refuse(_ call: HelperCall) {
        let reply = HelperProtocol.Replied<HelperDone>(
            id: call.id, name: call.name, processorMilliseconds: Self.processorMilliseconds(),
            failure: HelperFailure(HelperServer.misunderstood))
        try? connection.send(HelperFrame(body: HelperProtocol.bytes(of: reply)))
    }

    /// The failure for a question that makes no sense at this point.
    package static let misunderstood = PortFailure(
        code: "engine.question",
        message: .ownProcessMisunderstood,
        repair: .reinstallVowTwoVersionsOf)

    private static func processorMilliseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
    }
}

extension HelperServer {
    /// Limits memory, keeps sound and pictures out of core dumps, and makes this process the kernel's first to kill for
    /// memory.
    private static func restrain(_ limits: HelperLimits) {
        signal(SIGPIPE, SIG_IGN)
        if limits.niceness != 0 { _ = nice(limits.niceness) }
        var memory = rlimit(rlim_cur: limits.memoryBytes, rlim_max: limits.memoryBytes)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &memory)
        // One byte: neither a core file nor a crash collector gets an image of what somebody said.
        var core = rlimit(rlim_cur: 1, rlim_max: 1)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
        let score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)
        if score >= 0 {
            _ = write(score, "800", 3)
            close(score)
        }
    }

    /// Limits the processor time from now on: a picture that was made to use it up ends this process and no other.
    private static func grant(_ seconds: UInt?) {
        guard let seconds else { return }
        let used = UInt(processorMilliseconds() / 1_000)
        var time = rlimit(rlim_cur: used + seconds, rlim_max: rlim_t.max)
        setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &time)
    }

    /// POLLRDHUP of poll(2), which glibc hides without _GNU_SOURCE.
    private static let hangUp: Int16 = 0x2000

    private static func endWithParent(_ socket: Int32, _ parting: HelperParting) {
        Thread.detachNewThread {
            var descriptor = pollfd(fd: socket, events: Self.hangUp, revents: 0)
            while poll(&descriptor, 1, -1) < 0 && errno == EINTR {}
            parting.wait()
            // What this process started is in its group.
            if getpgrp() == getpid() { kill(0, SIGKILL) }
            _exit(0)
        }
    }
}

/// What has to be finished after the parent has gone, before this process ends. Safe from any thread.
private final class HelperParting: Sendable {
    private static let patienceMilliseconds: Int64 = 3_000

    private struct State {
        var isBusy = false
        var hasParent = true
        var act: (@Sendable () -> Void)?
    }

    private let condition = SteadyCondition()
    private let state = Mutex(State())

    func finish<Outcome>(_ work: () throws -> Outcome) rethrows -> Outcome {
        state.withLock { $0.isBusy = true }
        defer {
            state.withLock { ($0.isBusy, $0.act) = (false, nil) }
            condition.broadcast()
        }
        return try work()
    }

    func ask(_ act: @escaping @Sendable () -> Void) {
        let hasParent = state.withLock { state in
            state.act = act
            return state.hasParent
        }
        if !hasParent { act() }
    }

    /// Waits for the work: without a limit, unless it was asked to end.
    func wait() {
        let act = state.withLock { state in
            state.hasParent = false
            return state.act
        }
        act?()
        if act == nil {
            condition.wait { !state.withLock { $0.isBusy } }
        } else {
            condition.wait(milliseconds: Self.patienceMilliseconds) { !state.withLock { $0.isBusy } }
        }
    }
}
