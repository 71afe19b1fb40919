import Foundation
import LinuxAdapters
import VowAnswers
import VowSystem

/// One question to the daemon of a home, over its private socket.
enum DaemonQuestion {
    /// What it answers; nil where no daemon watches, where it refuses, and where it takes too long. Blocks.
    static func answer<Row: Decodable & Sendable>(
        _ name: String, _ arguments: Arguments = Arguments(), home: String, withinSeconds limit: Double = 10
    ) -> Row? {
        // No daemon listens there.
        guard let client = try? LocalSocketClient(home: home) else { return nil }
        let line = JSON.bytes(SocketRequest(id: 1, .query(name, arguments)))
        let isAnswered = DispatchSemaphore(value: 0)
        // No shared queue: once one was used, its library wakes the process every second from then on.
        Thread.detachNewThread {
            if isAnswered.wait(timeout: .now() + limit) == .timedOut { client.close() }
        }
        defer { isAnswered.signal() }
        // A daemon that just ended answers nothing.
        guard (try? client.send(line)) != nil, let answer = client.next() else { return nil }
        return JSON.value(SocketReply<Row>.self, answer)?.content
    }
}
