import Foundation
import LinuxAdapters
import Synchronization
import VowAnswers
import VowPorts
import VowRuntime
import VowSystem

/// A connection with the daemon of a home that is made anew when the daemon was.
///
/// `next` and `awaitDaemon` belong to one thread; `send` may come from another.
final class DaemonLink: Sendable {
    private let home: String
    private let client = Mutex<LocalSocketClient?>(nil)

    init(home: String) { self.home = home }

    /// Connects, and follows the live rows.
    func connect() throws(PortFailure) {
        let client = try LocalSocketClient(home: home)
        try client.send(DaemonLink.line(SocketRequest(id: 1, .follow("live"))))
        self.client.withLock { $0 = client }
    }

    func next() -> [UInt8]? { client.withLock { $0 }?.next() }

    /// Tries to connect twice a second. Nobody announces a daemon, and whoever looks at a wake screen is awake.
    func awaitDaemon() {
        while true {
            do {
                try connect()
                return
            } catch { Thread.sleep(forTimeInterval: 0.5) }
        }
    }

    /// Sends what the person did. Where the daemon is away, nobody is there to take it, and the screen says so.
    @Sendable func send(_ input: PersonInput) {
        // The person sees that the daemon is away, and does it again.
        try? client.withLock { $0 }?.send(DaemonLink.line(SocketRequest(id: 2, .input(input))))
    }

    /// What the daemon of a home shows now; nil where none watches, or where it tells nothing within two seconds.
    static func present(home: String) -> LiveRow? {
        // No daemon listens there.
        guard let client = try? LocalSocketClient(home: home) else { return nil }
        let limit = DispatchWorkItem { client.close() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 2, execute: limit)
        defer {
            limit.cancel()
            client.close()
        }
        // A daemon that just ended shows nothing.
        guard (try? client.send(line(SocketRequest(id: 1, .follow("live"))))) != nil else { return nil }
        while let answer = client.next() {
            if let reply = JSON.value(SocketReply<LiveRow>.self, answer) {
                return reply.content
            }
        }
        return nil
    }

    private static func line(_ request: SocketRequest) -> [UInt8] {
        JSON.bytes(request)
    }
}
