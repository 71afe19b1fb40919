import Foundation
import Glibc
import ScriptedBackend
import Synchronization
import Testing

@testable import VowWeb

/// The browsers that are let in.
@Suite("X3 The sessions of a home", .timeLimit(.minutes(1)))
struct PageSessionsTests {
    private static let day = 86_400

    private func withHome(_ body: (String, PageSessions) throws -> Void) throws {
        let home = try PageUnderTest.folder()
        defer { try? FileManager.default.removeItem(atPath: home) }
        try body(home, PageSessions(home: home))
    }

    @Test("a session lasts as long as it is used, and not for ever; that of a window lasts a day")
    func times() throws {
        try withHome { _, sessions in
            let began = 1_800_000_000
            let secret = try sessions.begin(.browser, at: began)
            let window = try sessions.begin(.window, at: began)
            func isIn(_ days: Int, _ secret: String) -> Bool {
                sessions.admits(secret, isBeyond: false, at: began + days * Self.day)
            }
            #expect(isIn(0, secret) && isIn(0, window) && !isIn(1, window))
            #expect(isIn(29, secret))
            // Its last use counts, also for another process.
            #expect(sessions.list(at: began + 29 * Self.day).first?.usedAt == began + 29 * Self.day)
            for days in [58, 87, 116, 145, 174, 179] { #expect(isIn(days, secret), "\(days)") }
            #expect(!isIn(180, secret))
            let other = try sessions.begin(.browser, at: began)
            #expect(!isIn(30, other))
            // A clock that was set back locks nobody out.
            #expect(sessions.admits(secret, isBeyond: false, at: began - 7 * Self.day))
        }
    }

    @Test("a session is valid where it began, and another machine's only with its password")
    func sides() throws {
        try withHome { _, sessions in
            let (first, second) = (PagePassword(of: "a", rounds: 2), PagePassword(of: "a", rounds: 2))
            let own = try sessions.begin(.browser)
            let beyond = try sessions.begin(.beyond, address: "192.168.1.4", password: first)
            #expect(sessions.admits(own, isBeyond: false))
            #expect(!sessions.admits(own, isBeyond: true, password: first))
            #expect(sessions.admits(beyond, isBeyond: true, password: first))
            #expect(!sessions.admits(beyond, isBeyond: true, password: second))
            #expect(!sessions.admits(beyond, isBeyond: true))
            #expect(!sessions.admits(beyond, isBeyond: false))
            for text in ["", String(own.dropLast()), own + "0", String(own.reversed()), "../page.token"] {
                #expect(!sessions.admits(text, isBeyond: false), "\(text)")
            }
        }
    }

    @Test("sessions are listed with where they came from, end by name, and do not come back by being used")
    func ending() throws {
        try withHome { home, sessions in
            let secret = try sessions.begin(.browser)
            let beyond = try sessions.begin(
                .beyond, address: "192.168.1.4", password: PagePassword(of: "a", rounds: 2))
            #expect(Set(sessions.list().map(\.origin)) == [.browser, .beyond])
            #expect(sessions.list().compactMap(\.address) == ["192.168.1.4"])
            let id = sessions.id(of: secret)
            #expect(sessions.list().contains { $0.id == id } && id.count == 12)
            #expect(PageSessions(home: home).end { $0.id == id } == 1)
            #expect(!sessions.admits(secret, isBeyond: false, at: PageSessions.present() + 120))
            #expect(sessions.list().map(\.id) == [sessions.id(of: beyond)])
            #expect(sessions.end() == 1 && sessions.list().isEmpty)
        }
    }

    @Test("of many who come with one ticket at once, one is let in")
    func atOnce() throws {
        try withHome { home, sessions in
            let ticket = OpeningTicket(issuedBy: PageToken(PageUnderTest.token))
            let secrets = Mutex<[String]>([])
            DispatchQueue.concurrentPerform(iterations: 16) { _ in
                if let secret = try? PageSessions(home: home).redeem(ticket) {
                    secrets.withLock { $0.append(secret) }
                }
            }
            #expect(secrets.withLock { $0.count } == 1 && sessions.list().count == 1)
            #expect(sessions.isRedeemed(ticket))
        }
    }

    @Test("only the person may look at them, and a link in their place leads nowhere")
    func privacy() throws {
        try withHome { home, sessions in
            let elsewhere = try PageUnderTest.folder()
            defer { try? FileManager.default.removeItem(atPath: elsewhere) }
            try FileManager.default.createSymbolicLink(
                atPath: home + "/page.sessions", withDestinationPath: elsewhere)
            let secret = try sessions.begin(.browser)
            #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere).isEmpty)
            #expect(sessions.admits(secret, isBeyond: false))
            func mode(_ path: String) throws -> Int? {
                try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            }
            #expect(try mode(home + "/page.sessions") == 0o700)
            let names = try FileManager.default.contentsOfDirectory(atPath: home + "/page.sessions")
            #expect(names.count == 1 && !names[0].contains(secret))
            #expect(try mode(home + "/page.sessions/" + names[0]) == 0o600)
        }
    }

    @Test("the page lists them and ends one, and what that browser follows ends with it")
    func onThePage() async throws {
        let page = try await PageUnderTest(pulse: .milliseconds(100))
        defer { page.end() }
        let other = try PageSessions(home: page.home).begin(.browser)
        let rows = try page.send("GET", "/api/page/sessions/list").body
        #expect(rows.contains("\"isAsking\":true") && rows.contains("\"isAsking\":false"))
        page.backend.tell(#"{"phase":"ringing"}"#)
        let follower = try Connection(port: page.port)
        defer { follower.close() }
        follower.write(
            Array(
                "GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\nCookie: vow-\(page.port)=\(other)\r\nConnection: close\r\n\r\n"
                    .utf8))
        #expect(follower.read(until: "ringing").contains("ringing"))
        let id = PageSessions(home: page.home).id(of: other)
        let ended = try page.send("POST", "/api/page/sessions/end", body: #"{"id":"\#(id)"}"#)
        #expect(ended.status == 200 && ended.body == #"{"ended":1}"#)
        // The stream ends by itself: its last chunk comes, then the connection's end.
        #expect(String(decoding: follower.readAll(), as: UTF8.self).hasSuffix("0\r\n\r\n"))
        #expect(try page.send("GET", "/", cookie: other).status == 401)
        #expect(try page.send("POST", "/api/page/sessions/end", body: #"{"id":"\#(id)"}"#).status == 404)
    }
}
