import Foundation
import ScriptedBackend
import Testing

@testable import VowWeb

/// What a page of another site, a stranger on this machine or a broken program may try.
@Suite("X3 D5 The page is for the person of this device", .serialized)
struct PageSecurityTests {
    @Test(
        "metrics tell what rings without a page that follows, and say so where the mornings cannot be counted"
    )
    func metrics() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        let bearer = ["Authorization: Bearer \(PageUnderTest.token)"]
        #expect(try page.send("GET", "/metrics", fields: bearer).body.contains("\nvow_mornings_readable 0\n"))
        page.backend.answer(
            "metrics",
            #"{"ringing":1,"runs":{"kept":3},"lateness":{"count":3,"sumSeconds":0.5},"streakDays":3,"bestStreakDays":4,"attempts":9,"refusals":2,"snoozes":1,"partFailures":{}}"#
        )
        let text = try page.send("GET", "/metrics", fields: bearer).body
        for line in ["vow_mornings_readable 1", "vow_ringing 1", "vow_page_followers 0"] {
            #expect(text.contains("\n\(line)\n"), "\(line)")
        }
    }

    @Test("an address where there is nothing shows a page to a person, and the reason to a program")
    func nothing() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        let shown = try page.send("GET", "/nothing", fields: ["Accept: text/html"])
        #expect(shown.status == 404 && shown.body.contains("/views/missing.js"))
        let told = try page.send("GET", "/nothing")
        #expect(told.status == 404 && told.body.contains("not.found"))
        #expect(try page.send("GET", "/nothing", isLetIn: false, fields: ["Accept: text/html"]).status == 401)
    }

    @Test("another host, another origin, another site and no session are refused, each with its status")
    func strangers() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.answer("alarm.list", "[]")
        #expect(try page.send("GET", "/api/alarm/list").status == 200)
        #expect(try page.send("GET", "/api/alarm/list", host: "localhost:\(page.port)").status == 200)
        for host in ["evil.example", "evil.example:\(page.port)", "127.0.0.1", "127.0.0.1:1", ""] {
            #expect(
                [400, 421].contains(try page.send("GET", "/api/alarm/list", host: host).status), "\(host)")
        }
        for origin in ["http://evil.example", "null", "https://127.0.0.1:\(page.port)", "http://127.0.0.1:1"]
        {
            #expect(
                try page.send("POST", "/api/input", fields: ["Origin: \(origin)"], body: "{}").status == 403,
                "\(origin)")
        }
        for site in ["cross-site", "same-site"] {
            #expect(
                try page.send("GET", "/api/alarm/list", fields: ["Sec-Fetch-Site: \(site)"]).status == 403)
        }
        for path in [
            "/", "/wake", "/design", "/metrics", "/api/alarm/list", "/api/live", "/api/openapi.json",
            "/modules/dom.js", "/nothing",
        ] {
            #expect(try page.send("GET", path, isLetIn: false).status == 401, "\(path)")
            // The home's token is no cookie.
            for cookie in [String(repeating: "0e", count: 32), "", PageUnderTest.token] {
                #expect(try page.send("GET", path, cookie: cookie).status == 401, "\(path) \(cookie)")
            }
        }
        #expect(page.backend.asked.count == 2)
    }

    @Test(
        "nothing is agreed to from another page, without a session, by a form, without a yes, or to words that are not named"
    )
    func agreeing() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.answer("consent.give", "{}")
        let body = #"{"purpose":"cloud-speech","to":"https://speech.example.org","statement":1,"yes":true}"#
        func status(
            _ sent: String = body, fields: [String] = [], isLetIn: Bool = true
        ) throws -> Int {
            try page.send("POST", "/api/consent/give", isLetIn: isLetIn, fields: fields, body: sent).status
        }
        #expect(try status(fields: ["Origin: http://evil.example"]) == 403)
        #expect(try status(fields: ["Sec-Fetch-Site: cross-site"]) == 403)
        #expect(try status(isLetIn: false) == 401)
        #expect(try status(fields: ["Content-Type: text/plain"]) == 415)
        #expect(try status(fields: ["Content-Type: application/x-www-form-urlencoded"]) == 415)
        #expect(try page.send("GET", "/api/consent/give?purpose=cloud-speech&to=x&yes=true").status == 405)
        #expect(try status(body.replacing(#","yes":true"#, with: "")) == 400)
        #expect(try status(body.replacing(#","statement":1"#, with: "")) == 400)
        #expect(page.backend.asked.isEmpty)
        #expect(try status() == 200)
        #expect(page.backend.asked.map(\.name) == ["consent.give"])
    }

    @Test("every answer forbids what comes from outside, and what is inline")
    func policy() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        for path in ["/wake", "/style.css", "/nothing", "/api/nothing", "/metrics"] {
            let head = try page.send("GET", path).head
            #expect(
                head.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"), "\(path)")
            #expect(!head.contains("unsafe"), "\(path)")
            #expect(head.contains("X-Content-Type-Options: nosniff"), "\(path)")
        }
    }

    @Test("no address leads to a file but the page's own")
    func traversal() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        for path in [
            "/../etc/passwd", "/..%2f..%2fetc/passwd", "/modules/../../Package.swift", "//etc/passwd",
            "/%2e%2e/",
            "/modules/", "/.git/config", "/page.token", "/style.css/", "/wake%00.html", "/wake.html",
        ] {
            let answer = try page.send("GET", path)
            #expect([400, 404].contains(answer.status), "\(path) \(answer.status)")
            #expect(!answer.body.contains("root:"), "\(path)")
        }
    }

    @Test("bodies that are too long, no JSON, of another type or of other fields are refused")
    func bodies() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.answer("input", "true")
        let deep = String(repeating: "[", count: 30_000)
        let long = #"{"kind":"typed","text":"\#(String(repeating: "a", count: 600_000))"}"#
        for (body, status) in [
            ("", 400), ("{", 400), ("null", 400), ("[]", 400), ("\"ready\"", 400), (deep, 400), (long, 413),
            (#"{"kind":"dismiss"}"#, 400), (#"{"kind":"ready","passed":true}"#, 400),
            (#"{"kind":["ready"]}"#, 400),
            (#"{"kind":"typed","text":"\#(String(repeating: "a", count: 2001))"}"#, 400),
            (#"{"kind":"ready"}"#, 200),
        ] {
            #expect(try page.send("POST", "/api/input", body: body).status == status, "\(body.prefix(60))")
        }
        let form = try page.send(
            "POST", "/api/input", fields: ["Content-Type: text/plain"], body: #"{"kind":"ready"}"#)
        #expect(form.status == 415)
        for method in ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"] {
            #expect([400, 405].contains(try page.send(method, "/api/input").status), "\(method)")
        }
        #expect(try page.send("GET", "/api/input").status == 405)
        #expect(try page.send("POST", "/wake", body: "{}").status == 405)
        #expect(page.backend.asked.count == 1)
        // Music alone is longer, and has a bound as well.
        page.backend.answer("tones.add", #"{"name":"song","kind":"own","summary":""}"#)
        for (count, status) in [(10_000_000, 200), (11_200_000, 413)] {
            let song = #"{"file":"song.mp3","base64":"\#(String(repeating: "a", count: count))"}"#
            #expect(try page.send("POST", "/api/tones/add", body: song).status == status)
        }
    }

    @Test("a thousand mangled requests leave the server as it was")
    func fuzz() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.answer("lines.add", #"{"id":"l1"}"#)
        var state: UInt64 = 20_261_122
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        let good = Array(
            """
            POST /api/lines/add HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\nCookie: vow-\(page.port)=\(page.secret)\r
            Content-Type: application/json\r\nConnection: close\r\nContent-Length: 31\r\n\r\n{"text":"I keep my word today."}
            """.utf8)
        var statuses: [Int: Int] = [:]
        for _ in 0..<1_000 {
            var bytes = good
            for _ in 0...next(6) {
                switch next(4) {
                case 0: bytes[next(bytes.count)] = UInt8(next(256))
                case 1: bytes.insert(UInt8(next(256)), at: next(bytes.count))
                case 2: bytes.remove(at: next(bytes.count))
                default:
                    let from = next(bytes.count - 8)
                    bytes.insert(contentsOf: bytes[from..<from + 8], at: next(bytes.count))
                }
            }
            let connection = try Connection(port: page.port, patience: 2)
            connection.write(bytes)
            connection.finishWriting()
            statuses[Answer(connection.readAll()).status, default: 0] += 1
            connection.close()
        }
        #expect(statuses.keys.allSatisfy { $0 < 500 }, "\(statuses)")
        #expect(try page.send("POST", "/api/lines/add", body: #"{"text":"I keep my word."}"#).status == 200)
        for asked in page.backend.asked {
            #expect(asked.name == "lines.add")
            let object = try JSONSerialization.jsonObject(with: Data(asked.arguments.utf8)) as? [String: Any]
            #expect(object?["text"] is String, "\(asked.arguments)")
        }
    }

    @Test("a client that sends or reads slowly keeps nobody else waiting, and is given up")
    func slow() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        let slow = try (0..<64).map { _ in try Connection(port: page.port) }
        for connection in slow { connection.write(Array("POST /api/input HTTP/1.1\r\nHo".utf8)) }
        let began = ContinuousClock.now
        #expect(try page.send("GET", "/wake").status == 200)
        #expect(ContinuousClock.now - began < .seconds(2))
        #expect(slow[0].read().isEmpty)
        #expect(ContinuousClock.now - began < .seconds(24))
        for connection in slow { connection.close() }
    }
}
