import Foundation
import Glibc
import ScriptedBackend
import Synchronization
import Testing
import VowCore

@testable import VowWeb

/// Other machines come in by TLS and with the password, or not at all.
@Suite("D5 The page beyond this machine", .serialized)
struct RemoteAccessTests {
    @Test("who gives the password comes in, with a cookie that only this host gets back, and only by TLS")
    func login() async throws {
        let page = try await RemoteAccessUnderTest()
        defer { page.end() }
        page.backend.answer("alarm.list", "[]")
        let asked = try page.send("GET", "/", fields: ["Accept: text/html"])
        #expect(asked.status == 303 && asked.head.contains("Location: /login\r\n"))
        #expect(try page.send("GET", "/login").body.contains("type=\"password\""))
        let wrong = try page.logIn("seven quiet heron")
        #expect(wrong.status == 401 && wrong.body.contains("That is not the password."))
        #expect(RemoteAccessUnderTest.cookie(of: wrong) == nil)
        let right = try page.logIn(RemoteAccessUnderTest.password)
        #expect(right.status == 303 && right.head.contains("Location: /\r\n"))
        #expect(right.head.contains("; Path=/; Max-Age=15552000; Secure; HttpOnly; SameSite=Strict"))
        let cookie = try #require(RemoteAccessUnderTest.cookie(of: right))
        #expect(cookie.hasPrefix("__Host-vow-\(page.port)=") && !cookie.contains(PageUnderTest.token))
        #expect(try page.send("GET", "/api/alarm/list", cookie: cookie).body == "[]")
        #expect(try page.send("GET", "/", cookie: cookie).status == 200)
        let out = try page.send(
            "POST", "/logout", cookie: cookie, fields: ["Content-Type: application/json"], body: "{}")
        #expect(out.status == 200 && out.head.contains("=; Path=/; Max-Age=0; Secure"))
        // The session has ended, not only its cookie.
        #expect(try page.send("GET", "/api/alarm/list", cookie: cookie).status == 401)
    }

    @Test(
        "without a session, by another name, from another site and with this machine's token nobody comes in")
    func outerStrangers() async throws {
        let page = try await RemoteAccessUnderTest()
        defer { page.end() }
        page.backend.answer("alarm.list", "[]")
        for cookie in [
            nil, "vow-\(page.port)=\(PageUnderTest.token)", "__Host-vow-\(page.port)=\(PageUnderTest.token)",
            "__Host-vow-\(page.port)=\(try PageSessions(home: page.home).begin(.browser))",
            "__Host-vow-\(page.port)=",
        ] {
            #expect(try page.send("GET", "/api/alarm/list", cookie: cookie).status == 401, "\(cookie ?? "-")")
        }
        let bearer = ["Authorization: Bearer \(PageUnderTest.token)"]
        #expect(try page.send("GET", "/api/alarm/list", fields: bearer).status == 401)
        let ticket = OpeningTicket(issuedBy: PageToken(PageUnderTest.token)).text
        #expect(try page.send("GET", "/open?ticket=\(ticket)").status == 401)
        for path in ["/wake", "/metrics", "/api/live", "/api/openapi.json", "/modules/dom.js", "/nothing"] {
            #expect(try page.send("GET", path).status == 401, "\(path)")
        }
        let cookie = try #require(
            RemoteAccessUnderTest.cookie(of: try page.logIn(RemoteAccessUnderTest.password)))
        for host in [
            "evil.example:\(page.port)", "127.0.0.2:\(page.port)", "clock.example", "localhost:\(page.port)",
        ] {
            #expect(
                try page.send("GET", "/api/alarm/list", host: host, cookie: cookie).status == 421, "\(host)")
        }
        #expect(
            try page.send("GET", "/api/alarm/list", host: "127.0.0.1:\(page.port)", cookie: cookie).status
                == 200)
        for origin in ["https://evil.example", "http://clock.example:\(page.port)", "null"] {
            let fields = ["Origin: \(origin)", "Content-Type: application/json"]
            #expect(
                try page.send("POST", "/api/input", cookie: cookie, fields: fields, body: "{}").status == 403)
            #expect(try page.send("POST", "/login", fields: ["Origin: \(origin)"], body: "").status == 403)
        }
        #expect(page.backend.asked.count == 1)
        // This machine's own address knows neither the form nor the session.
        let own = try Connection(port: page.innerPort)
        defer { own.close() }
        own.write(
            Array(
                "GET /api/alarm/list HTTP/1.1\r\nHost: 127.0.0.1:\(page.innerPort)\r\nCookie: \(cookie)\r\nConnection: close\r\n\r\n"
                    .utf8))
        #expect(Answer(own.readAll()).status == 401)
    }

    @Test(
        "what grants a right is refused to another machine, even with the password, and reaches no operation")
    func grants() async throws {
        let page = try await RemoteAccessUnderTest()
        defer { page.end() }
        let granting = PageInterface.endpoints.filter(\.grantsRight)
        #expect(granting.map(\.name).contains("consent.give"))
        page.backend.answer("consent.withdraw", "{}")
        let cookie = try #require(
            RemoteAccessUnderTest.cookie(of: try page.logIn(RemoteAccessUnderTest.password)))
        let fields = ["Content-Type: application/json"]
        let given =
            #"{"purpose":"cloud-speech","to":"https://a.example","statement":\#(ConsentState.statement),"yes":true}"#
        for endpoint in granting {
            page.backend.answer(endpoint.name, "{}")
            let answer = try page.send("POST", endpoint.path, cookie: cookie, fields: fields, body: given)
            #expect(answer.status == 403 && answer.body.contains("page.device"), "\(endpoint.name)")
        }
        #expect(page.backend.asked.isEmpty)
        // A right is taken back from anywhere.
        let withdrawn = try page.send(
            "POST", "/api/consent/withdraw", cookie: cookie, fields: fields,
            body: #"{"purpose":"cloud-speech"}"#)
        #expect(withdrawn.status == 200 && page.backend.asked.map(\.name) == ["consent.withdraw"])
    }

    @Test("a session ends with the password that it came from, and with its time")
    func sessions() async throws {
        let page = try await RemoteAccessUnderTest()
        defer { page.end() }
        page.backend.answer("alarm.list", "[]")
        let cookie = try #require(
            RemoteAccessUnderTest.cookie(of: try page.logIn(RemoteAccessUnderTest.password)))
        #expect(try page.send("GET", "/api/alarm/list", cookie: cookie).status == 200)
        try PagePassword(of: "eight loud herons", rounds: 1_000).keep(home: page.home)
        #expect(try page.send("GET", "/api/alarm/list", cookie: cookie).status == 401)
        try PagePassword.remove(home: page.home)
        #expect(try page.logIn("eight loud herons").body.contains("No password is set any more."))
    }

    @Test("what other machines follow ends with the password, and when they are no longer let in")
    func endsFollowing() async throws {
        let isWanted = Mutex(true)
        let page = try await RemoteAccessUnderTest { isWanted.withLock { $0 } }
        defer { page.end() }
        page.backend.tell(#"{"phase":"ringing"}"#)
        let first = try #require(
            RemoteAccessUnderTest.cookie(of: try page.logIn(RemoteAccessUnderTest.password)))
        /// Follows until the server ends it, which it shall once the right is taken away.
        func follow(_ cookie: String, until takeAway: @escaping @Sendable () -> Void) throws {
            let backend = page.backend
            Thread.detachNewThread {
                while backend.followerCount == 0 { usleep(1_000) }
                takeAway()
            }
            let answer = try page.send("GET", "/api/live", cookie: cookie)
            #expect(answer.status == 200 && answer.body.contains("ringing"))
            while backend.followerCount > 0 { usleep(1_000) }
        }
        let (password, home) = ("eight loud herons", page.home)
        try follow(first) { try? PagePassword(of: password, rounds: 1_000).keep(home: home) }
        let second = try #require(RemoteAccessUnderTest.cookie(of: try page.logIn(password)))
        try follow(second) { isWanted.withLock { $0 = false } }
        #expect(try page.send("GET", "/api/alarm/list", cookie: second).status == 403)
        #expect(try page.logIn(password).status == 403)
    }

    @Test("after five wrong passwords the right one waits, too")
    func tries() async throws {
        let page = try await RemoteAccessUnderTest()
        defer { page.end() }
        for number in 1...LoginThrottle.freeTries { #expect(try page.logIn("wrong \(number)").status == 401) }
        let answer = try page.logIn(RemoteAccessUnderTest.password)
        #expect(answer.status == 429)
        let wait = answer.head.firstMatch(of: /Retry-After: (\d+)/).flatMap { Int($0.1) }
        #expect(try (1...30).contains(#require(wait)))
        #expect(answer.body.contains("too many tries"))
    }

    @Test("the wait doubles, addresses do not share it, all together have their limit, and time heals")
    func ledger() {
        var ledger = LoginThrottle()
        for second in 0..<5 { #expect(ledger.begin(from: "a", at: Double(second)) == nil) }
        #expect(ledger.begin(from: "a", at: 5) == 29)
        #expect(ledger.begin(from: "b", at: 5) == nil)
        #expect(ledger.begin(from: "a", at: 34) == nil)
        #expect(ledger.begin(from: "a", at: 35) == 59)
        // What was right counts for nothing.
        ledger.right(from: "b")
        for second in 100..<105 { #expect(ledger.begin(from: "b", at: Double(second)) == nil) }
        #expect(ledger.begin(from: "b", at: 105) != nil)
        for number in 0..<49 { #expect(ledger.begin(from: "c\(number)", at: 200) == nil, "\(number)") }
        #expect(ledger.begin(from: "d", at: 200) == 3_400)
        #expect(ledger.begin(from: "d", at: 3_600) == nil)
        #expect(ledger.begin(from: "a", at: 9_000) == nil)
        var longest = LoginThrottle()
        var now = 0.0
        for _ in 0..<30 { now += longest.begin(from: "a", at: now) ?? 0 }
        #expect(longest.begin(from: "a", at: now) ?? 0 <= LoginThrottle.longestWaitSeconds)
    }

    @Test("a plain request to the TLS port is not answered, and a stalled one is given up")
    func plain() async throws {
        let page = try await RemoteAccessUnderTest(patience: 2)
        defer { page.end() }
        let plain = try Connection(port: page.port)
        defer { plain.close() }
        plain.write(Array("GET /login HTTP/1.1\r\nHost: clock.example:\(page.port)\r\n\r\n".utf8))
        #expect(!String(decoding: plain.readAll(), as: UTF8.self).contains("HTTP/"))
        let stalled = try Connection(port: page.port)
        defer { stalled.close() }
        stalled.write([0x16, 0x03, 0x01])
        let began = ContinuousClock.now
        #expect(stalled.read().isEmpty)
        #expect(ContinuousClock.now - began < .seconds(12))
    }

    @Test("TLS is 1.2 or later, and the certificate is for the names that were set and no others")
    func handshake() async throws {
        let page = try await RemoteAccessUnderTest(names: "clock.example,10.1.2.3")
        defer { page.end() }
        let request = Array(
            "GET /login HTTP/1.1\r\nHost: clock.example:\(page.port)\r\nConnection: close\r\n\r\n".utf8)
        for name in ["clock.example", "10.1.2.3", "127.0.0.1"] {
            let good = try page.secure(request, name: name)
            #expect(good.status == 0 && good.said.hasPrefix("TLSv1.3"), "\(name): \(good.said)")
        }
        #expect(try page.secure(request, name: "evil.example").status == 7)
        #expect(try page.secure(request, ["older"]).status == 7)
    }
}
