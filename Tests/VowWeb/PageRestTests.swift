import Foundation
import Glibc
import ScriptedBackend
import Testing
import VowWeb

/// The page's server while nobody needs it.
@Suite("X2 The page's server at rest", .serialized, .timeLimit(.minutes(1)))
struct PageRestTests {
    /// A server on a port, and whether it ended because nobody needed it.
    private func serve(_ backend: ScriptedBackend, home: String = "/nowhere", port: Int, rest: Duration?)
        async
        -> Task<Bool, any Error>
    {
        let server = PageServer(
            backend: backend, token: PageToken(PageUnderTest.token), home: home, port: port,
            account: PageUnderTest.ownAccount, rest: rest)
        let (ready, isReady) = AsyncStream<Void>.makeStream()
        let running = Task {
            defer { isReady.finish() }
            return try await server.run { isReady.finish() }
        }
        for await _ in ready {}
        return running
    }

    private func request(_ path: String, port: Int) -> [UInt8] {
        Array(
            "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nAuthorization: Bearer \(PageUnderTest.token)\r\n\r\n"
                .utf8)
    }

    /// What a standby holds, when somebody connects or it is roused; begins to listen before it returns.
    private func wait(_ standby: PageStandby) async -> Task<[Int32]?, Never> {
        let (ready, isReady) = AsyncStream<Void>.makeStream()
        let waiting = Task {
            await withCheckedContinuation { done in
                Thread.detachNewThread { done.resume(returning: standby.wait { isReady.finish() }) }
            }
        }
        for await _ in ready {}
        return waiting
    }

    @Test("a server that nobody needs ends by itself; as long as a page follows, it stays")
    func rests() async throws {
        let port = try PageUnderTest.freePort()
        let backend = ScriptedBackend()
        let running = await serve(backend, port: port, rest: .milliseconds(200))
        let page = try Connection(port: port)
        page.write(request("/api/live", port: port))
        // Three times as long as it rests, and every row still arrives.
        let limit = ContinuousClock.now + .milliseconds(600)
        var round = 0
        while ContinuousClock.now < limit {
            round += 1
            backend.tell(#"{"phase":"ringing","prompt":"round \#(round)."}"#)
            #expect(page.read(until: "round \(round).").contains("round \(round)."))
        }
        // That it is gone is noticed by the next sign of life that it is sent.
        page.close()
        let isRested = try await withTaskCancellationHandler {
            try await running.value
        } onCancel: {
            running.cancel()
        }
        #expect(isRested)
    }

    @Test("the first connection is held, and answered by the server that it started")
    func standby() async throws {
        let port = try PageUnderTest.freePort()
        let standby = PageStandby(port: port, account: PageUnderTest.ownAccount)
        let waiting = await wait(standby)
        let visitor = try Connection(port: port)
        defer { visitor.close() }
        visitor.write(request("/style.css", port: port))
        let held = try #require(await waiting.value)
        #expect(held.count == 1)
        let running = await serve(ScriptedBackend(), port: port, rest: nil)
        defer { running.cancel() }
        PageStandby.forward(held, to: port)
        #expect(visitor.read(until: "--paper").hasPrefix("HTTP/1.1 200"))
        visitor.write(request("/icon.svg", port: port))
        #expect(visitor.read(until: "</svg>").contains("image/svg+xml"), "the connection goes on")
    }

    @Test("it gives way when the server will be needed, and says where its port is taken")
    func roused() async throws {
        let port = try PageUnderTest.freePort()
        let standby = PageStandby(port: port, account: PageUnderTest.ownAccount)
        let waiting = await wait(standby)
        #expect(PageStandby(port: port, account: PageUnderTest.ownAccount).wait() == nil)
        standby.rouse()
        #expect(await waiting.value == [])
    }

    @Test("a connection of another account starts the server, and is not forwarded to it")
    func otherAccount() async throws {
        let port = try PageUnderTest.freePort()
        for account: PeerAccount in [{ _, _, _ in geteuid() + 1 }, { _, _, _ in nil }] {
            let standby = PageStandby(port: port, account: account)
            let waiting = await wait(standby)
            let visitor = try Connection(port: port)
            defer { visitor.close() }
            #expect(await waiting.value == [])
            #expect(visitor.read().isEmpty)
        }
    }

    @Test(
        "a ticket of the time without a server, or of one before, lets in, and no server takes it a second time"
    )
    func tickets() async throws {
        let home = try PageUnderTest.folder()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let ticket = OpeningTicket(
            issuedBy: PageToken(PageUnderTest.token), at: OpeningTicket.present() - 5_000)
        var statuses: [String] = []
        for _ in 0..<2 {
            let port = try PageUnderTest.freePort()
            let running = await serve(ScriptedBackend(), home: home, port: port, rest: nil)
            defer { running.cancel() }
            let browser = try Connection(port: port)
            defer { browser.close() }
            browser.write(
                Array("GET /open?ticket=\(ticket.text) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8))
            statuses.append(String(browser.read(until: "\r\n").prefix(12)))
        }
        #expect(statuses == ["HTTP/1.1 303", "HTTP/1.1 401"])
    }
}
