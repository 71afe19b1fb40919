import Foundation
import Glibc
import StorageAdapters
import Testing
import VowLog
import VowPorts

@Suite("A connection to PostgreSQL that is lost", .serialized, PrivateDatabase.isInstalled)
struct LostConnectionTests {
    let database: PrivateDatabase

    init() throws { database = try PrivateDatabase.shared.get() }

    @Test(
        "whose commit nobody answered is uncertain, and the same key writes once",
        .timeLimit(.minutes(1)), arguments: [true, false])
    func uncertain(isCommitDelivered: Bool) throws {
        let logID = try database.store().logID
        let relay = try Relay(to: database.folder, isCommitDelivered: isCommitDelivered)
        defer { relay.end() }
        let store = PostgreSQLEventStore(
            PostgreSQLServer(host: relay.folder, database: "postgres", user: "vow"), logID: logID,
            headKey: testHeadKey)
        #expect(try store.head() == 0)
        let failure = #expect(throws: AppendFailure.self) {
            try store.append([event("A")], to: run1, expecting: .exactly(0), key: "k")
        }
        guard case .uncertain(let reason)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(reason.code == "store.uncertain")
        let straight = try database.store(logID: logID)
        let again = try straight.append([event("A")], to: run1, expecting: .any, key: "k")
        #expect(again.map(\.position) == [1])
        #expect(try straight.head() == 1)
    }

    @Test("between two calls is made again, also for those who follow", .timeLimit(.minutes(1)))
    func madeAgain() async throws {
        let store = try database.store()
        let other = try database.store(logID: store.logID)
        let (notices, told) = AsyncStream.makeStream(of: Void.self)
        let token = try store.follow { told.yield() }
        var iterator = notices.makeAsyncIterator()
        try store.append([event("A")], to: run1, expecting: .any, key: nil)
        await iterator.next()
        _ = try database.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vow'")
        #expect(try store.head() == 1)
        // Those who follow are called once the new connection listens.
        await iterator.next()
        try other.append([event("B")], to: run1, expecting: .any, key: nil)
        await iterator.next()
        #expect(try store.head() == 2)
        token.cancel()
        told.finish()
    }
}

/// Passes bytes on between a client and the server's socket, and breaks the connection at the client's COMMIT.
final class Relay: Sendable {
    let folder: String
    private let listening: Int32

    init(to server: String, isCommitDelivered: Bool) throws {
        var path = Array((NSTemporaryDirectory() + "/vow-relay-XXXXXX").utf8CString)
        try #require(mkdtemp(&path) != nil)
        folder = path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        let name = "/.s.PGSQL.5432"
        let listening = try Relay.socket(folder + name) { bind($0, $1, $2) }
        self.listening = listening
        try #require(listen(listening, 4) == 0)
        Thread.detachNewThread {
            while true {
                let client = accept(listening, nil, nil)
                guard client >= 0 else { return }
                guard let upstream = try? Relay.socket(server + name, { connect($0, $1, $2) }) else { return }
                Relay.pass(client, upstream, isCommitDelivered)
                close(client)
                close(upstream)
            }
        }
    }

    func end() {
        shutdown(listening, Int32(SHUT_RDWR))
        close(listening)
        try? FileManager.default.removeItem(atPath: folder)
    }

    private static func pass(_ client: Int32, _ upstream: Int32, _ isCommitDelivered: Bool) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            var handles = [client, upstream].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&handles, 2, -1) > 0 else { return }
            for (place, other) in [upstream, client].enumerated() where handles[place].revents != 0 {
                let count = read(handles[place].fd, &buffer, buffer.count)
                guard count > 0 else { return }
                let isCommit = place == 0 && buffer[..<count].firstRange(of: Array("COMMIT".utf8)) != nil
                if isCommit && !isCommitDelivered { return }
                guard write(other, buffer, count) == count else { return }
                guard isCommit else { continue }
                // The server has carried it out once it answers; nobody hears the answer.
                _ = read(upstream, &buffer, buffer.count)
                return
            }
        }
    }

    private static func socket(
        _ path: String, _ attach: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) throws -> Int32 {
        let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                attach(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(result == 0)
        return descriptor
    }
}
