import Foundation
import ScriptedBackend
import Testing

@testable import VowWeb

/// A page that other machines may reach: with a password and a certificate of Vow's own, on ports of its own.
final class RemoteAccessUnderTest: Sendable {
    static let password = "seven quiet herons"
    let home: String
    let port: Int
    let innerPort: Int
    let backend = ScriptedBackend()
    let door: RemoteAccess
    private let running: Task<Void, any Error>

    /// - Parameter names: what it answers to.
    /// - Parameter patience: how long a connection may say nothing, in seconds.
    /// - Parameter isWanted: whether the settings still let other machines in.
    init(
        names: String = "clock.example", patience: Int = 15,
        isWanted: @escaping @Sendable () async -> Bool = { true }
    ) async throws {
        home = try RemoteAccessUnderTest.folder()
        try PagePassword(of: RemoteAccessUnderTest.password, rounds: 1_000).keep(home: home)
        innerPort = try PageUnderTest.freePort()
        port = try PageUnderTest.freePort()
        let wish = RemoteAccessUnderTest.wish(names: names, port: port)
        let door = try RemoteAccess.kept(
            home: home, wish: wish, now: Int(Date().timeIntervalSince1970), isWanted: isWanted)
        self.door = try #require(door)
        let server = PageServer(
            backend: backend, token: PageToken(PageUnderTest.token), home: home, port: innerPort,
            account: PageUnderTest.ownAccount, outer: self.door, patience: patience, pulse: .milliseconds(100)
        )
        let (ready, isReady) = AsyncStream<Void>.makeStream()
        running = Task {
            defer { isReady.finish() }
            try await server.run { isReady.yield() }
        }
        // Once for each of the two addresses.
        var times = ready.makeAsyncIterator()
        await times.next()
        await times.next()
    }

    func end() {
        running.cancel()
        try? FileManager.default.removeItem(atPath: home)
    }

    static func folder() throws -> String {
        let path = NSTemporaryDirectory() + "vow-door-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    static func wish(names: String = "clock.example", address: String = "127.0.0.1", port: Int = 1)
        -> RemoteAccess.Wish
    {
        RemoteAccess.Wish(address: address, port: port, names: names, certificate: "auto", key: "auto")
    }

    /// What another machine's TLS library says of bytes.
    struct Reply {
        let answer: Answer
        let status: Int32
        let said: String
    }

    /// Sends bytes by TLS, trusting the certificate of this home alone.
    func secure(_ bytes: [UInt8], name: String = "clock.example", _ more: [String] = []) throws -> Reply {
        let process = Process()
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        let client = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Support/tls_client.py")
        process.arguments = ["python3", client.path, "\(port)", name, home + "/page.certificate"] + more
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(bytes))
        try input.fileHandleForWriting.close()
        let answer = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Reply(answer: Answer(answer), status: process.terminationStatus, said: said)
    }

    /// A request as a browser of another machine makes it.
    func send(
        _ method: String = "GET", _ path: String, host: String? = nil, cookie: String? = nil,
        fields: [String] = [], body: String? = nil
    ) throws -> Answer {
        var lines = [
            "\(method) \(path) HTTP/1.1", "Host: \(host ?? "clock.example:\(port)")", "Connection: close",
        ]
        if let cookie { lines.append("Cookie: \(cookie)") }
        lines += fields
        if let body { lines.append("Content-Length: \(body.utf8.count)") }
        return try secure(Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")).utf8)).answer
    }

    /// Gives a password as the form does.
    func logIn(_ password: String) throws -> Answer {
        let text = password.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return try send(
            "POST", "/login", fields: ["Content-Type: application/x-www-form-urlencoded"],
            body: "password=\(text)")
    }

    /// The cookie that an answer sets, without what browsers keep to themselves.
    static func cookie(of answer: Answer) -> String? {
        answer.head.firstMatch(of: /Set-Cookie: ([^;\r]+)/).map { String($0.1) }
    }
}
