import Foundation
import ScriptedBackend
import Synchronization
import Testing
import VowWeb

/// A browser that goes away while an answer is being worked on.
@Suite("X5 A browser that goes away", .timeLimit(.minutes(1)))
struct PageLeaveTests {
    /// A backend that works until it is told that nobody waits any more.
    private final class Working: PageBackend {
        let begun = Mutex<[String]>([])
        let ended = Mutex<[String]>([])

        func ask(_ kind: PageRequestKind, _ name: String, _ arguments: [UInt8]) async throws(PageFailure)
            -> [UInt8]
        {
            begun.withLock { $0.append(name) }
            while !Task.isCancelled { await Task.yield() }
            ended.withLock { $0.append(name) }
            return Array("true".utf8)
        }

        func live() -> AsyncStream<[UInt8]> { AsyncStream { $0.finish() } }
    }

    @Test("a question that a program works on is given up with the browser that asked it")
    func leaving() async throws {
        let backend = Working()
        let port = try PageUnderTest.freePort()
        let server = PageServer(
            backend: backend, token: PageToken(PageUnderTest.token), home: NSTemporaryDirectory(), port: port,
            account: PageUnderTest.ownAccount)
        let (ready, isReady) = AsyncStream<Void>.makeStream()
        let running = Task { try await server.run { isReady.finish() } }
        defer { running.cancel() }
        for await _ in ready {}
        let connection = try Connection(port: port)
        let head = "GET /api/doctor HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
        connection.write(Array((head + "Authorization: Bearer \(PageUnderTest.token)\r\n\r\n").utf8))
        while backend.begun.withLock({ $0.isEmpty }) { await Task.yield() }
        connection.close()
        while backend.ended.withLock({ $0.isEmpty }) { await Task.yield() }
        #expect(backend.ended.withLock { $0 } == ["doctor"])
    }
}
