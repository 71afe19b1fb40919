import Foundation
import Synchronization
package import VowAnswers
import VowCore
package import VowPorts
import VowSystem

/// Serves the front ends that connect: decodes their lines, has questions and commands done on a thread of
/// its own, hands the person's inputs to the daemon, and tells followers what changes.
///
/// Nothing that a front end does costs the daemon's thread more than a message, and these are counted out: whoever sends
/// more inputs than a person can make is refused. Every call is safe from any thread.
package final class FrontEndServer: Sendable {
    /// The most inputs that are taken in a second, from all front ends together.
    package static let inputsPerSecond = 20

    private struct State {
        var followers: [Int: (link: any FrontEndConnection, request: Int)] = [:]
        var work: [(link: any FrontEndConnection, request: SocketRequest)] = []
        /// The present row, in JSON; nil before there is one.
        var row: [UInt8]?
        var isOpen = true
        var inputs: [Int64] = []
    }

    private let live: LiveState
    private let clock: any WakeClock
    private let send: @Sendable (PersonInput) -> Void
    private let router: @Sendable () throws -> RequestRouter
    private let state = Mutex(State())
    private let condition = NSCondition()
    private let ended = DispatchSemaphore(value: 0)

    /// A server that has not opened yet.
    /// - Parameters:
    ///   - send: hands an input to the daemon of the moment.
    ///   - router: what answers; called on the server's own thread, anew for each request, so that a log that was
    ///     exchanged is noticed.
    package init(
        live: LiveState, clock: any WakeClock, send: @escaping @Sendable (PersonInput) -> Void,
        router: @escaping @Sendable () throws -> RequestRouter
    ) {
        self.live = live
        self.clock = clock
        self.send = send
        self.router = router
    }

    /// Serves a listener until the returned closure is called.
    package func open(_ listener: any FrontEndListener) throws(PortFailure) -> @Sendable () -> Void {
        try listener.open(
            received: { [self] link, line in handle(line, from: link) },
            closed: { [self] id in state.withLock { $0.followers[id] = nil } })
        let number = live.follow { [self] change in tell(change) }
        Thread.detachNewThread { [self] in work() }
        return { [self] in
            live.unfollow(number)
            listener.close()
            state.withLock { $0.isOpen = false }
            wake()
            ended.wait()
        }
    }

    // MARK: - On the listener's thread

    private func handle(_ line: [UInt8], from link: any FrontEndConnection) {
        let request: SocketRequest
        do { request = try JSONDecoder().decode(SocketRequest.self, from: Data(line)) } catch {
            return refuse(FrontEndServer.malformed, 0, link)
        }
        switch request.body {
        case .query, .command:
            state.withLock { $0.work.append((link, request)) }
            wake()
        case .input(let input): handle(input, request.id, link)
        case .follow("live"): follow(request.id, link)
        case .follow(let other):
            refuse(
                FailureRow(
                    code: "request.unknown", message: "There is no \"\(other)\".", data: ["name": other]),
                request.id, link)
        }
    }

    private func handle(_ input: PersonInput, _ id: Int, _ link: any FrontEndConnection) {
        let now = clock.steadyMilliseconds()
        let isTaken = state.withLock { state in
            state.inputs.removeAll { now - $0 >= 1_000 }
            guard state.inputs.count < FrontEndServer.inputsPerSecond else { return false }
            state.inputs.append(now)
            return true
        }
        guard isTaken else {
            return refuse(
                FailureRow(
                    code: "input.tooMany", message: "That was too much at once. Try again in a second."),
                id, link)
        }
        send(input)
        link.answer(FrontEndServer.line(input, id, .done))
    }

    private func follow(_ id: Int, _ link: any FrontEndConnection) {
        link.keep()
        // With the lock held, so that no change gets between the present row and the next one.
        state.withLock { state in
            state.followers[link.id] = (link, id)
            let row =
                state.row
                ?? FrontEndServer.json(
                    LiveRow(.idle(nil), at: clock.now().iso8601Milliseconds))
            link.answer(FrontEndServer.line(row, id))
        }
    }

    private func refuse(_ failure: FailureRow, _ id: Int, _ link: any FrontEndConnection) {
        link.answer(FrontEndServer.line(failure, id, .error))
    }

    // MARK: - On the daemon's thread

    private func tell(_ change: LiveState.Change) {
        state.withLock { state in
            let content: [UInt8]
            var mayDrop = false
            switch change {
            case .row(let row):
                content = FrontEndServer.json(row)
                state.row = content
            case .level(let row):
                if state.followers.isEmpty { return }
                content = FrontEndServer.json(row)
                mayDrop = true
            case .notice(let row): content = FrontEndServer.json(row)
            }
            for (link, id) in state.followers.values {
                link.push(FrontEndServer.line(content, id), mayDrop: mayDrop)
            }
        }
    }

    // MARK: - On the server's own thread

    private func work() {
        while let (link, request) = nextWork() {
            link.answer(answer(to: request))
        }
        ended.signal()
    }

    private func nextWork() -> (any FrontEndConnection, SocketRequest)? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            let (work, isOpen) = state.withLock { state in
                (state.work.isEmpty ? nil : state.work.removeFirst(), state.isOpen)
            }
            guard isOpen else { return nil }
            if let work { return (work.link, work.request) }
            condition.wait()
        }
    }

    private func wake() {
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }

    private func answer(to request: SocketRequest) -> [UInt8] {
        do {
            let router: RequestRouter
            do { router = try self.router() } catch {
                throw FailureRow(error, Wording(in: .english))
            }
            switch request.body {
            case .query(let name, let arguments):
                return FrontEndServer.line(try router.answer(name, arguments), request.id, .rows)
            case .command(let name, let arguments):
                return FrontEndServer.line(try router.carryOut(name, arguments), request.id, .done)
            case .input, .follow: preconditionFailure("these are done at once")
            }
        } catch let failure as FailureRow {
            return FrontEndServer.line(failure, request.id, .error)
        } catch { preconditionFailure("a router throws rows") }
    }

    private static func line(_ answer: some Encodable & Sendable, _ id: Int, _ key: ReplyKey) -> [UInt8] {
        json(SocketReply(id: id, key, answer))
    }

    /// A row that many follow is written once; only the request's number differs.
    private static func line(_ row: [UInt8], _ id: Int) -> [UInt8] {
        Array("{\"vow\":\(socketVersion),\"id\":\(id),\"live\":".utf8) + row + [UInt8(ascii: "}")]
    }

    private static func json(_ value: some Encodable) -> [UInt8] {
        JSON.bytes(value)
    }

    private static let malformed = FailureRow(
        code: "request.malformed",
        message:
            "A request is one JSON object with \"vow\":\(socketVersion), \"id\", and one of query, command, input, "
            + "follow.")
}
