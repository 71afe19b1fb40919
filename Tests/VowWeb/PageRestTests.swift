import Foundation
import ScriptedBackend
import Testing
import VowWeb

/// The page's server while nobody needs it.
@Suite("X2 The page's server at rest", .serialized, .timeLimit(.minutes(1)))
struct PageRestTests {
    /// A server on a port, and whether it ended because nobody needed it.
    private func serve(_ backend: ScriptedBackend, port: Int, rest: Duration?, since: Int64? = nil) async
        -> Task<Bool, any Error>
    {
        let server = PageServer(
            backend: backend, token: PageToken(PageUnderTest.token), port: port, rest: rest, since: since)
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
        let standby = PageStandby(port: port)
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
        let standby = PageStandby(port: port)
        let waiting = await wait(standby)
        #expect(PageStandby(port: port).wait() == nil)
        standby.rouse()
        #expect(await waiting.value == [])
    }

    @Test("a ticket of the time without a server lets in, once; one of the time before does not")
    func tickets() async throws {
        let port = try PageUnderTest.freePort()
        let token = PageToken(PageUnderTest.token)
        let now = OpeningTickets.present()
        let running = await serve(ScriptedBackend(), port: port, rest: nil, since: now - 5_000)
        defer { running.cancel() }
        func status(_ ticket: String) throws -> String {
            let browser = try Connection(port: port)
            defer { browser.close() }
            browser.write(
                Array("GET /open?ticket=\(ticket) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8))
            return String(browser.read(until: "\r\n").prefix(12))
        }
        let ticket = OpeningTickets.issued(by: token, at: now - 3_000)
        #expect(try status(ticket) == "HTTP/1.1 303")
        #expect(try status(ticket) == "HTTP/1.1 401")
        #expect(try status(OpeningTickets.issued(by: token, at: now - 6_000)) == "HTTP/1.1 401")
    }
}
