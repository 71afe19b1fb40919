import Synchronization
package import VowPorts
import VowSystem

/// A listener inside this process: front ends connect through `visit`. Keeps the order of lines and sets no limits.
package final class MemoryFrontEndListener: FrontEndListener {
    private struct State {
        var received: (@Sendable (any FrontEndConnection, [UInt8]) -> Void)?
        var closed: (@Sendable (Int) -> Void)?
        var visitors: [Int: MemoryFrontEnd] = [:]
        var lastID = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// See `FrontEndListener.open`.
    package func open(
        received: @escaping @Sendable (any FrontEndConnection, [UInt8]) -> Void,
        closed: @escaping @Sendable (_ link: Int) -> Void
    ) throws(PortFailure) {
        state.withLock { ($0.received, $0.closed) = (received, closed) }
    }

    /// See `FrontEndListener.close`.
    package func close() {
        let visitors = state.withLock { state in
            (state.received, state.closed) = (nil, nil)
            defer { state.visitors = [:] }
            return state.visitors
        }
        for visitor in visitors.values { visitor.end() }
    }

    /// Connects a front end. If the listener is closed, the connection has already ended.
    package func visit() -> MemoryFrontEnd {
        state.withLock { state in
            state.lastID += 1
            let visitor = MemoryFrontEnd(id: state.lastID, listener: self)
            if state.received == nil { visitor.end() } else { state.visitors[visitor.id] = visitor }
            return visitor
        }
    }

    fileprivate func receive(_ line: [UInt8], from visitor: MemoryFrontEnd) {
        state.withLock { $0.received }?(visitor, line)
    }

    fileprivate func leave(_ id: Int) {
        let closed = state.withLock { state in
            state.visitors.removeValue(forKey: id) == nil ? nil : state.closed
        }
        closed?(id)
    }
}

/// Both ends of a connection through a `MemoryFrontEndListener`.
package final class MemoryFrontEnd: FrontEndConnection {
    /// See `FrontEndConnection.id`.
    package let id: Int
    private let listener: MemoryFrontEndListener
    private let traffic = Monitor(Traffic())

    private struct Traffic {
        var incoming: [[UInt8]] = []
        var outgoing: [[UInt8]] = []
        var isBusy = false
        var isOver = false
    }

    fileprivate init(id: Int, listener: MemoryFrontEndListener) {
        self.id = id
        self.listener = listener
    }

    /// Sends a line as the front end.
    package func send(_ line: [UInt8]) {
        traffic.update { $0.incoming.append(line) }
        handOver()
    }

    /// Waits for the next line as the front end, or returns nil once the connection has ended.
    package func next() -> [UInt8]? {
        traffic.wait { traffic -> [UInt8]?? in
            if !traffic.outgoing.isEmpty { return .some(traffic.outgoing.removeFirst()) }
            return traffic.isOver ? .some(nil) : nil
        }
    }

    /// Disconnects as the front end.
    package func leave() {
        end()
        listener.leave(id)
    }

    /// See `FrontEndConnection.answer`.
    package func answer(_ line: [UInt8]) {
        traffic.update { traffic in
            traffic.outgoing.append(line)
            traffic.isBusy = false
        }
        handOver()
    }

    /// See `FrontEndConnection.keep`.
    package func keep() {}

    /// See `FrontEndConnection.push`.
    package func push(_ line: [UInt8], mayDrop: Bool) {
        traffic.update { if !mayDrop || $0.outgoing.isEmpty { $0.outgoing.append(line) } }
    }

    fileprivate func end() { traffic.update { $0.isOver = true } }

    private func handOver() {
        let line = traffic.update { traffic -> [UInt8]? in
            guard !traffic.isBusy, !traffic.incoming.isEmpty else { return nil }
            traffic.isBusy = true
            return traffic.incoming.removeFirst()
        }
        if let line { listener.receive(line, from: self) }
    }
}
