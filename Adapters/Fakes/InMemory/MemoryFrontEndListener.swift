import Foundation
import Synchronization
package import VowPorts

/// A listener inside this process: front ends connect through `visit`. Keeps the order of lines and sets no limits.
package final class MemoryFrontEndListener: FrontEndListener {
    private struct State {
        var received: (@Sendable (any FrontEndConnection, [UInt8]) -> Void)?
        var closed: (@Sendable (Int) -> Void)?
        var visitors: [Int: MemoryFrontEnd] = [:]
        var lastID = 0
    }

    private let state = Mutex(State())

    /// Creates a closed listener.
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
package final class MemoryFrontEnd: FrontEndConnection, @unchecked Sendable {
    /// See `FrontEndConnection.id`.
    package let id: Int
    private let listener: MemoryFrontEndListener
    // Guards the properties below.
    private let condition = NSCondition()
    private var incoming: [[UInt8]] = []
    private var outgoing: [[UInt8]] = []
    private var isBusy = false
    private var isOver = false

    fileprivate init(id: Int, listener: MemoryFrontEndListener) {
        self.id = id
        self.listener = listener
    }

    /// Sends a line as the front end.
    package func send(_ line: [UInt8]) {
        change { incoming.append(line) }
        handOver()
    }

    /// Waits for the next line as the front end, or returns nil once the connection has ended.
    package func next() -> [UInt8]? {
        condition.lock()
        defer { condition.unlock() }
        while outgoing.isEmpty, !isOver { condition.wait() }
        return outgoing.isEmpty ? nil : outgoing.removeFirst()
    }

    /// Disconnects as the front end.
    package func leave() {
        end()
        listener.leave(id)
    }

    /// See `FrontEndConnection.answer`.
    package func answer(_ line: [UInt8]) {
        change {
            outgoing.append(line)
            isBusy = false
        }
        handOver()
    }

    /// See `FrontEndConnection.keep`.
    package func keep() {}

    /// See `FrontEndConnection.push`.
    package func push(_ line: [UInt8], mayDrop: Bool) {
        change { if !mayDrop || outgoing.isEmpty { outgoing.append(line) } }
    }

    fileprivate func end() { change { isOver = true } }

    private func handOver() {
        var line: [UInt8]?
        change {
            guard !isBusy, !incoming.isEmpty else { return }
            isBusy = true
            line = incoming.removeFirst()
        }
        if let line { listener.receive(line, from: self) }
    }

    private func change(_ body: () -> Void) {
        condition.lock()
        body()
        condition.broadcast()
        condition.unlock()
    }
}
