import Glibc
import VowPorts
import VowSystem

/// The listener's thread: accepts, reads lines, writes pending data, and closes links that exceed a limit.
///
/// Waits in a single poll, without a timeout while nothing is pending, so an idle daemon is not woken by its socket.
final class SocketLoop {
    /// The part of a link that only this thread uses.
    private struct Reading {
        var rest: [UInt8] = []
        /// When the unfinished line, or a link that has sent nothing, began; nil between lines.
        var unfinishedSince: Int64?
        var nextLineAt: Int64 = 0
        var isAtEnd = false
        var lastLineAt: Int64
    }

    private let listener: LocalSocketListener
    private let socket: Int32
    private let received: @Sendable (any FrontEndConnection, [UInt8]) -> Void
    private let closed: @Sendable (Int) -> Void
    private var readings: [Int: Reading] = [:]
    private var lastID = 0
    /// A spare descriptor, so that a connection can be accepted and refused if the process has no other left. A
    /// connection that is never accepted would end every poll immediately.
    private var reserve = SocketLoop.spareDescriptor()
    /// Until when no connection is accepted; nil while connections are accepted.
    private var acceptsAfter: Int64?
    /// The length of that pause, after even the spare descriptor could not be opened.
    private static let restMilliseconds: Int64 = 500
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    init(
        listener: LocalSocketListener, socket: Int32,
        received: @escaping @Sendable (any FrontEndConnection, [UInt8]) -> Void,
        closed: @escaping @Sendable (Int) -> Void
    ) {
        self.listener = listener
        self.socket = socket
        self.received = received
        self.closed = closed
    }

    func work() {
        while listener.isOpen {
            handOver()
            let links = listener.links()
            sweep(links)
            wait(listener.links())
        }
        for (id, link) in listener.links() { end(id, link) }
        _ = close(socket)
        if reserve >= 0 { _ = close(reserve) }
    }

    /// Waits until a descriptor is ready or a limit expires.
    private func wait(_ links: [Int: LocalSocketListener.Link]) {
        let order = links.keys.sorted()
        var polled = [
            pollfd(fd: listener.wakeDescriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: socket, events: 0, revents: 0),
        ]
        let now = SteadyClock.milliseconds()
        if acceptsAfter.map({ $0 <= now }) ?? true {
            acceptsAfter = nil
            polled[1].events = Int16(POLLIN)
        }
        for id in order {
            var events: Int16 = 0
            if wantsBytes(id, links[id]!, at: now) { events |= Int16(POLLIN) }
            if !links[id]!.waiting.isEmpty { events |= Int16(POLLOUT) }
            polled.append(pollfd(fd: links[id]!.descriptor, events: events, revents: 0))
        }
        let timeout = deadline(links, at: now).map { Int32(clamping: max(0, $0 - now)) } ?? -1
        guard poll(&polled, nfds_t(polled.count), timeout) > 0 else { return }
        if polled[0].revents != 0 { listener.calmDown() }
        for (id, entry) in zip(order, polled.dropFirst(2)) where entry.revents != 0 {
            if entry.revents & Int16(POLLOUT) != 0 { write(id) }
            if entry.revents & Int16(POLLIN) != 0 {
                read(id, entry.fd)
            } else if entry.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
                // The peer is gone and cannot read an answer.
                _ = listener.change(id) { $0.isLost = true }
            }
        }
        if polled[1].revents != 0 { accept() }
    }

    private func wantsBytes(_ id: Int, _ link: LocalSocketListener.Link, at now: Int64) -> Bool {
        guard let reading = readings[id], !link.isBusy, !link.isOver, !link.isLost, !reading.isAtEnd else {
            return false
        }
        return reading.nextLineAt <= now && !reading.rest.contains(10)
    }

    /// When the next limit expires, or a link may send its next line.
    private func deadline(_ links: [Int: LocalSocketListener.Link], at now: Int64) -> Int64? {
        var earliest = acceptsAfter
        func note(_ instant: Int64) { earliest = min(earliest ?? instant, instant) }
        for (id, link) in links {
            guard let reading = readings[id] else { continue }
            if link.isLost { note(now) }
            if !link.waiting.isEmpty { note(link.progressAt + listener.bounds.patienceMilliseconds) }
            if !link.isBusy, let since = reading.unfinishedSince, !reading.isAtEnd {
                note(since + listener.bounds.patienceMilliseconds)
            }
            if !link.isBusy, reading.nextLineAt > now || reading.rest.contains(10) {
                note(max(now, reading.nextLineAt))
            }
        }
        return earliest
    }

    /// Closes links that are over, lost, or beyond a limit.
    private func sweep(_ links: [Int: LocalSocketListener.Link]) {
        let now = SteadyClock.milliseconds()
        let patience = listener.bounds.patienceMilliseconds
        for (id, link) in links {
            guard let reading = readings[id] else { continue }
            let isStuck = !link.waiting.isEmpty && now - link.progressAt >= patience
            let isSlow =
                !link.isBusy && !reading.isAtEnd
                && reading.unfinishedSince.map { now - $0 >= patience } ?? false
            let isSpent =
                link.waiting.isEmpty && !link.isBusy
                && (link.isOver || reading.isAtEnd && !link.isKept && !reading.rest.contains(10))
            if link.isLost || isStuck || isSlow || isSpent { end(id, link) }
        }
    }

    private func end(_ id: Int, _ link: LocalSocketListener.Link) {
        listener.remove(id)
        readings[id] = nil
        _ = close(link.descriptor)
        closed(id)
    }

    /// Passes on the lines that are due.
    private func handOver() {
        let now = SteadyClock.milliseconds()
        for (id, link) in listener.links() where !link.isBusy && !link.isOver && !link.isLost {
            guard var reading = readings[id], reading.nextLineAt <= now,
                let end = reading.rest.firstIndex(of: 10)
            else { continue }
            var line = Array(reading.rest[..<end])
            reading.rest.removeFirst(end + 1)
            reading.unfinishedSince = reading.rest.isEmpty ? nil : now
            reading.nextLineAt = now + listener.bounds.pauseMilliseconds
            reading.lastLineAt = now
            readings[id] = reading
            if line.last == 13 { line.removeLast() }
            guard !line.isEmpty else { continue }
            _ = listener.change(id) { $0.isBusy = true }
            received(SocketConnection(id: id, listener: listener), line)
        }
    }

    private func read(_ id: Int, _ descriptor: Int32) {
        guard var reading = readings[id] else { return }
        let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        if count < 0 {
            if errno != EAGAIN, errno != EINTR { _ = listener.change(id) { $0.isLost = true } }
            return
        }
        if count == 0 {
            reading.isAtEnd = true
        } else {
            if reading.rest.isEmpty { reading.unfinishedSince = SteadyClock.milliseconds() }
            reading.rest += buffer[..<count]
            if (reading.rest.firstIndex(of: 10) ?? reading.rest.count) > listener.bounds.lineBytes {
                refuse(id, code: "socket.line", "A line may have \(listener.bounds.lineBytes) bytes at most.")
                reading.rest = []
            }
        }
        readings[id] = reading
    }

    private func write(_ id: Int) {
        _ = listener.change(id) { link in
            let count = link.waiting.withUnsafeBytes { bytes in
                send(
                    link.descriptor, bytes.baseAddress, bytes.count,
                    Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                link.waiting.removeFirst(count)
                if link.waiting.isEmpty { link.pushedBytes = 0 }
                link.progressAt = SteadyClock.milliseconds()
            } else if count < 0, errno != EAGAIN, errno != EINTR {
                link.isLost = true
            }
        }
    }

    private func accept() {
        let descriptor = Glibc.accept(socket, nil, nil)
        guard descriptor >= 0 else {
            let number = errno
            if number == EMFILE || number == ENFILE || number == ENOBUFS || number == ENOMEM { turnAway() }
            return
        }
        if reserve < 0 { reserve = SocketLoop.spareDescriptor() }
        guard SocketFile.isOwnPeer(descriptor), fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0,
            fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
        else {
            _ = close(descriptor)
            return
        }
        if readings.count >= listener.bounds.links { makeRoom() }
        let now = SteadyClock.milliseconds()
        lastID += 1
        readings[lastID] = Reading(unfinishedSince: now, lastLineAt: now)
        listener.add(lastID, descriptor: descriptor, at: now)
        if readings.count > listener.bounds.links {
            refuse(lastID, code: "socket.full", "Too many programs follow this `vow run`.")
        }
    }

    /// Accepts a connection with the spare descriptor, sends a refusal and closes it. If that fails, accepts nobody for
    /// a while.
    private func turnAway() {
        if reserve >= 0 {
            _ = close(reserve)
            let descriptor = Glibc.accept(socket, nil, nil)
            if descriptor >= 0 {
                if SocketFile.isOwnPeer(descriptor) { sendRefusal(descriptor) }
                _ = close(descriptor)
            }
            reserve = SocketLoop.spareDescriptor()
            if descriptor >= 0, reserve >= 0 { return }
        }
        acceptsAfter = SteadyClock.milliseconds() + SocketLoop.restMilliseconds
    }

    private func sendRefusal(_ descriptor: Int32) {
        let line = SocketLoop.refusal(
            code: "socket.full", "This `vow run` has no file left to open for another program.")
        _ = send(descriptor, line + [10], line.count + 1, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
    }

    private static func spareDescriptor() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }

    /// Ends the link that has been idle longest and is not kept open.
    private func makeRoom() {
        let links = listener.links()
        let idle = links.filter { $0.value.waiting.isEmpty && !$0.value.isBusy && !$0.value.isKept }
        let oldest = idle.keys.min {
            (readings[$0]?.lastLineAt ?? 0, $0) < (readings[$1]?.lastLineAt ?? 0, $1)
        }
        if let oldest { end(oldest, links[oldest]!) }
    }

    /// Sends the reason and closes the link.
    private func refuse(_ id: Int, code: String, _ message: String) {
        SocketConnection(id: id, listener: listener).answer(SocketLoop.refusal(code: code, message))
        _ = listener.change(id) { $0.isOver = true }
    }

    private static func refusal(code: String, _ message: String) -> [UInt8] {
        Array(#"{"vow":1,"id":0,"error":{"code":"\#(code)","message":"\#(message)","repair":""}}"#.utf8)
    }
}
