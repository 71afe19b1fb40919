import Foundation
import Glibc
import LinuxAdapters
import PortContracts
import Synchronization
import Testing
import VowPorts

/// The daemon's private socket, with friends and with strangers.
@Suite("The private socket", .serialized, .timeLimit(.minutes(1)))
struct LocalSocketTests {
    let home = NSTemporaryDirectory() + "vow-socket-\(UUID().uuidString)"
    var path: String { home + "/vow.sock" }

    init() throws {
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    }

    private func clear() { try? FileManager.default.removeItem(atPath: home) }

    /// A listener that says back what it hears, until the test is over.
    private func withEcho(
        _ change: (inout LocalSocketListener.Bounds) -> Void = { _ in }, _ body: (Echo) throws -> Void
    ) throws {
        defer { clear() }
        var bounds = LocalSocketListener.Bounds()
        change(&bounds)
        let listener = LocalSocketListener(home: home, bounds: bounds)
        let echo = Echo(home: home)
        try listener.open(received: echo.handle, closed: echo.close)
        defer { listener.close() }
        try body(echo)
    }

    @Test func contract() throws {
        defer { clear() }
        let contract = FrontEndListenerContract(LocalSocketListener(home: home)) { [home] in
            let client = try LocalSocketClient(home: home)
            return FrontEndFarEnd(
                send: { try? client.send(Array($0.utf8)) },
                next: { client.next().map { String(decoding: $0, as: UTF8.self) } }, leave: client.close)
        }
        try contract.linesComeInOrder()
        try contract.pushesComeInOrder()
        try contract.endsAreTold()
    }

    @Test("its file belongs to its owner alone, and goes with the daemon")
    func mode() throws {
        try withEcho { _ in
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            #expect(attributes[.type] as? FileAttributeType == .typeSocket)
        }
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(throws: PortFailure.self) { try LocalSocketClient(home: home) }
    }

    @Test("what a killed daemon left is replaced, and a home's path may be long")
    func leftBehind() throws {
        let deep = home + "/" + String(repeating: "folder/", count: 30)
        try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
        defer { clear() }
        let first = LocalSocketListener(home: deep)
        let echo = Echo(home: deep)
        try first.open(received: echo.handle, closed: echo.close)
        let second = LocalSocketListener(home: deep)
        try second.open(received: echo.handle, closed: echo.close)
        let client = try LocalSocketClient(home: deep)
        try client.send(Array("still here".utf8))
        #expect(client.next() == Array("still here".utf8))
        second.close()
        first.close()
    }

    @Test(
        "a link, a file or a folder of its name is neither used nor removed",
        arguments: ["link", "file", "folder"])
    func strangers(_ kind: String) throws {
        defer { clear() }
        let files = FileManager.default
        switch kind {
        case "link": try files.createSymbolicLink(atPath: path, withDestinationPath: home + "/elsewhere")
        case "file": #expect(files.createFile(atPath: path, contents: Data("mine".utf8)))
        default: try files.createDirectory(atPath: path, withIntermediateDirectories: false)
        }
        let listener = LocalSocketListener(home: home)
        let failure = #expect(throws: PortFailure.self) {
            try listener.open(received: { _, _ in }, closed: { _ in })
        }
        #expect(failure?.code == "socket.unsafe")
        #expect(throws: PortFailure.self) { try LocalSocketClient(home: home) }
        #expect(try files.attributesOfItem(atPath: path)[.type] as? FileAttributeType != .typeSocket)
        #expect(!files.fileExists(atPath: home + "/elsewhere"))
    }

    @Test(
        "somebody else is turned away even where the file lets them in",
        .enabled(if: geteuid() == 0, "only the superuser can be somebody else"))
    func somebodyElse() throws {
        try withEcho { echo in
            for place in [home, path] { try #require(chmod(place, 0o777) == 0) }
            // Perl, since Debian's base holds it; another account may not reach what this one has installed.
            let script =
                "use IO::Socket::UNIX; $|=1; my $s=IO::Socket::UNIX->new(Peer=>$ARGV[0]) or exit 3; print 'in';"
                + "$SIG{PIPE}='IGNORE'; syswrite $s,qq(x\\n); print sysread($s,my $b,9)||''"
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
            process.arguments = [
                "--reuid", "65534", "--clear-groups", "perl", "-e", script, path,
            ]
            let output = Pipe()
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            // Closed before it is heard: nothing comes, or the line meets a closed end.
            #expect(String(decoding: data, as: UTF8.self) == "in")
            #expect(process.terminationStatus == 0)
            #expect(echo.lines.isEmpty)
        }
    }

    // With a short patience, a busy machine would end the long line before it is too long.
    @Test("a line without an end ends the link and nothing else") func endlessLine() throws {
        try withEcho { echo in
            let friend = try LocalSocketClient(home: home)
            let long = try Raw(path)
            long.send([UInt8](repeating: 65, count: 600_000))
            #expect(long.rest().contains("socket.line"))
            try friend.send(Array("only".utf8))
            #expect(friend.next() == Array("only".utf8))
            #expect(echo.lines == ["only"])
        }
    }

    @Test("a line that never gets on ends the link and nothing else") func stuckLine() throws {
        try withEcho({ $0.patienceMilliseconds = 300 }) { echo in
            let friend = try LocalSocketClient(home: home)
            try friend.send(Array("first".utf8))
            #expect(friend.next() == Array("first".utf8))
            let slow = try Raw(path)
            slow.send(Array("{\"vow\"".utf8))
            #expect(slow.rest() == "")
            let silent = try Raw(path)
            #expect(silent.rest() == "")
            try friend.send(Array("second".utf8))
            #expect(friend.next() == Array("second".utf8))
            #expect(echo.lines == ["first", "second"])
        }
    }

    @Test("whoever does not read is dropped, and the others get every line")
    func slowReader() throws {
        try withEcho({ $0.waitingBytes = 200_000 }) { echo in
            let lazy = try Raw(path)
            lazy.send(Array("lazy\n".utf8))
            let keen = try LocalSocketClient(home: home)
            try keen.send(Array("keen".utf8))
            #expect(keen.next() == Array("keen".utf8))
            #expect(echo.waitFor(links: 2))
            let row = [UInt8](repeating: 66, count: 999)
            for number in 0..<1_000 {
                echo.push(row + [UInt8(48 + number % 10)])
                #expect(keen.next()?.count == 1_000)
            }
            #expect(echo.waitFor(links: 1))
        }
    }

    @Test("a crowd fills no more than the room there is, and newcomers still find a place")
    func crowd() throws {
        try withEcho({ $0.links = 8 }) { echo in
            let crowd = try (0..<40).map { _ in try Raw(path) }
            let friend = try LocalSocketClient(home: home)
            try friend.send(Array("hello".utf8))
            #expect(friend.next() == Array("hello".utf8))
            withExtendedLifetime(crowd) {}
        }
    }
}

/// Says back what it hears, and remembers it.
private final class Echo: @unchecked Sendable {
    // Guards all that follows.
    private let condition = NSCondition()
    private var heard: [String] = []
    private var links: [Int: any FrontEndConnection] = [:]
    let home: String

    init(home: String) { self.home = home }

    var lines: [String] { condition.withLock { heard } }

    @Sendable func handle(_ link: any FrontEndConnection, _ line: [UInt8]) {
        condition.withLock {
            heard.append(String(decoding: line, as: UTF8.self))
            links[link.id] = link
            condition.broadcast()
        }
        link.keep()
        link.answer(line)
    }

    @Sendable func close(_ id: Int) {
        condition.withLock {
            links[id] = nil
            condition.broadcast()
        }
    }

    func push(_ line: [UInt8]) {
        for link in condition.withLock({ links }).values { link.push(line, mayDrop: false) }
    }

    func waitFor(links count: Int) -> Bool {
        let limit = Date(timeIntervalSinceNow: 20)
        condition.lock()
        defer { condition.unlock() }
        while links.count != count { guard condition.wait(until: limit) else { return false } }
        return true
    }
}

/// A connection that keeps to no rules.
private final class Raw: Sendable {
    private let descriptor: Int32

    init(_ path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        try #require(status == 0)
    }

    deinit { close(descriptor) }

    func send(_ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    /// All that comes until the end.
    func rest() -> String {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return String(decoding: all, as: UTF8.self) }
            all += buffer[..<count]
        }
    }
}
