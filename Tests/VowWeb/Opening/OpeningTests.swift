import Foundation
import Glibc
import ScriptedBackend
import Testing

@testable import VowWeb

/// How a browser of this account is let in, and that no other is.
@Suite("X3 A browser is let in by a ticket", .serialized, .timeLimit(.minutes(1)))
struct OpeningTests {
    private static let token = PageToken(PageUnderTest.token)

    /// Posts a ticket as the page of an opening file does.
    private func post(_ ticket: String, to page: PageUnderTest, target: String = "wake", type: String? = nil)
        throws -> Answer
    {
        try page.send(
            "POST", "/open", isLetIn: false,
            fields: [
                "Content-Type: \(type ?? "application/x-www-form-urlencoded")", "Origin: null",
                "Sec-Fetch-Site: cross-site",
            ], body: "ticket=\(ticket)&to=\(target)")
    }

    /// The secret in the cookie that an answer sets.
    private func secret(of answer: Answer) -> String? {
        answer.head.firstMatch(of: /Set-Cookie: vow-\d+=([0-9a-f]{64});/).map { String($0.1) }
    }

    @Test("a ticket that a file posts opens the page once, with a cookie of its own that is not the token")
    func posted() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.answer("alarm.list", "[]")
        let ticket = OpeningTicket(issuedBy: Self.token)
        #expect(!ticket.text.contains(PageUnderTest.token.prefix(8)))
        let answer = try post(ticket.text, to: page)
        // A redirect would lose the cookie, as it goes on for the file.
        #expect(answer.status == 200 && answer.body.contains("url=/wake\""))
        #expect(answer.head.contains("; Path=/; Max-Age=15552000; HttpOnly; SameSite=Strict"))
        let own = try #require(secret(of: answer))
        #expect(own != PageUnderTest.token)
        #expect(try page.send("GET", "/api/alarm/list", cookie: own).status == 200)
        #expect(try post(ticket.text, to: page).status == 401)
        // Nowhere in the home lies the secret.
        let files = try FileManager.default.subpathsOfDirectory(atPath: page.home)
        #expect(files.contains { $0.hasPrefix("page.sessions/") })
        for file in files {
            let text = (try? String(contentsOfFile: page.home + "/" + file, encoding: .utf8)) ?? ""
            #expect(!text.contains(own) && !file.contains(own))
        }
    }

    @Test("only that one route is open to a file, under its own name, and only to a form")
    func excepted() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        let ticket = OpeningTicket(issuedBy: Self.token).text
        let foreign = ["Origin: null", "Sec-Fetch-Site: cross-site"]
        for (method, path) in [("GET", "/open?ticket=\(ticket)"), ("GET", "/"), ("POST", "/api/input")] {
            let body = method == "POST" ? "{}" : nil
            #expect(try page.send(method, path, fields: foreign, body: body).status == 403, "\(path)")
        }
        #expect(try page.send("POST", "/open", host: "evil.example", body: "ticket=\(ticket)").status == 421)
        #expect(try post(ticket, to: page, type: "application/json").status == 415)
        #expect(try post(String(repeating: "a", count: 2_000), to: page).status == 413)
        for target in ["//evil.example", "https://evil.example", "..%2F..", "%0d%0aX: y", "\"><b>"] {
            let answer = try post(OpeningTicket(issuedBy: Self.token).text, to: page, target: target)
            #expect(answer.status == 200 && answer.body.contains("url=/\""), "\(target)")
            #expect(!answer.body.contains("evil"))
        }
        #expect(try post(ticket, to: page).status == 200)
    }

    @Test(
        "a ticket in the printed address opens the page once and soon, and cannot be made without the token")
    func printed() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        let ticket = OpeningTicket(issuedBy: Self.token).text
        let address = "/open?ticket=\(ticket)&to=wake"
        // Whoever only looks takes nothing.
        #expect(try page.send("HEAD", address, isLetIn: false).status == 401)
        let good = try page.send("GET", address, isLetIn: false)
        #expect(good.status == 303 && good.head.contains("Location: /wake\r\n"))
        #expect(secret(of: good) != nil)
        #expect(try page.send("GET", address, isLetIn: false).status == 401)
        let present = OpeningTicket.present()
        let others = [
            OpeningTicket(issuedBy: PageToken(String(repeating: "0e", count: 32))).text,
            OpeningTicket(issuedBy: Self.token, at: present - OpeningTicket.lifetimeMilliseconds - 1).text,
            OpeningTicket(issuedBy: Self.token, at: present + 60_000).text, "", "...", "1.2.browser.3",
            OpeningTicket(issuedBy: Self.token, for: .beyond).text, PageUnderTest.token,
            OpeningTicket(issuedBy: Self.token).text.replacing(".browser.", with: ".window."),
        ]
        for other in others {
            #expect(try page.send("GET", "/open?ticket=\(other)", isLetIn: false).status == 401, "\(other)")
        }
        #expect(try page.send("GET", "/open?token=\(PageUnderTest.token)", isLetIn: false).status == 401)
        #expect(try page.send("GET", "/open", isLetIn: false).status == 401)
    }

    @Test("a ticket from another account, or from nobody knows where, is refused and not used up")
    func otherAccount() async throws {
        let ticket = OpeningTicket(issuedBy: Self.token)
        for account: PeerAccount in [{ _, _, _ in geteuid() + 1 }, { _, _, _ in nil }] {
            let page = try await PageUnderTest(account: account)
            defer { page.end() }
            let answer = try post(ticket.text, to: page)
            #expect(answer.status == 403 && answer.body.contains("page.account"))
            #expect(secret(of: answer) == nil)
            #expect(!PageSessions(home: page.home).isRedeemed(ticket))
        }
    }

    @Test(
        "the file that posts a ticket is private, in a private folder, and goes when it was used or is too old"
    )
    func file() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        let person = try PageUnderTest.folder()
        defer { try? FileManager.default.removeItem(atPath: person) }
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        func file(_ environment: [String: String]) throws -> OpeningFile {
            try OpeningFile(
                OpeningTicket(issuedBy: Self.token), port: page.port, target: "wake", home: page.home,
                environment: environment)
        }
        // Without a better place it lies in the home; snaps see a plain folder of the person alone.
        let kept = try file(["HOME": person])
        #expect(kept.path.hasPrefix(page.home + "/page.opening/open-"))
        #expect(try file(["XDG_RUNTIME_DIR": person]).path.hasPrefix(person + "/vow-open/open-"))
        try FileManager.default.createDirectory(atPath: person + "/snap", withIntermediateDirectories: true)
        let plain = try file(["HOME": person, "XDG_RUNTIME_DIR": page.home])
        #expect(plain.path.hasPrefix(person + "/vow-open/open-"))
        #expect(try mode(plain.path) == 0o600 && mode(person + "/vow-open") == 0o700)
        #expect(kept.address == "file://" + kept.path)
        let text = try String(contentsOfFile: kept.path, encoding: .utf8)
        #expect(
            text.contains("action=\"http://127.0.0.1:\(page.port)/open\"") && text.contains("value=\"wake\""))
        #expect(!text.contains(PageUnderTest.token))

        // A link in the folder's place is not followed.
        let elsewhere = try PageUnderTest.folder()
        defer { try? FileManager.default.removeItem(atPath: elsewhere) }
        try FileManager.default.removeItem(atPath: person + "/vow-open")
        try FileManager.default.createSymbolicLink(
            atPath: person + "/vow-open", withDestinationPath: elsewhere)
        #expect(try file(["HOME": person]).path.hasPrefix(page.home + "/page.opening/"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere).isEmpty)

        // What waited too long goes with the next one, what was used at once.
        let old = timespec(tv_sec: PageSessions.present() - 200, tv_nsec: 0)
        utimensat(AT_FDCWD, kept.path, [old, old], 0)
        let ticket = OpeningTicket(issuedBy: Self.token)
        let used = try OpeningFile(ticket, port: page.port, home: page.home, environment: [:])
        #expect(!FileManager.default.fileExists(atPath: kept.path))
        #expect(FileManager.default.fileExists(atPath: used.path))
        #expect(try post(ticket.text, to: page).status == 200)
        #expect(!FileManager.default.fileExists(atPath: used.path))
    }
}
