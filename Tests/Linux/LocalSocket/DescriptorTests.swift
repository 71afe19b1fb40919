import Foundation
import Glibc
import LinuxAdapters
import Synchronization
import Testing
import VowPorts

/// A process that has no file left to open: whoever comes is turned away, and nothing computes meanwhile.
@Suite("Without a descriptor to spare", .serialized, .timeLimit(.minutes(1)))
struct DescriptorTests {
    private let home = NSTemporaryDirectory() + "vow-full-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    }

    private func echo(_ listener: LocalSocketListener) throws {
        try listener.open(received: { link, line in link.answer(line) }, closed: { _ in })
    }

    @Test("whoever comes is told so, once, and others find a place as soon as there is one")
    func full() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let listener = LocalSocketListener(home: home)
        try echo(listener)
        defer { listener.close() }
        let caller = try Caller()
        let crowd = try Crowd(leaving: 0)
        let began = Crowd.processorMilliseconds()
        try caller.connect(home + "/vow.sock")
        let said = caller.next()
        #expect(said.contains("socket.full"))
        usleep(500_000)
        #expect(Crowd.processorMilliseconds() - began < 250)
        // Again, by the same reserve.
        let second = try Caller(in: crowd)
        try second.connect(home + "/vow.sock")
        #expect(second.next().contains("socket.full"))
        crowd.disperse()
        let friend = try LocalSocketClient(home: home)
        try friend.send(Array("hello".utf8))
        #expect(friend.next() == Array("hello".utf8))
    }

    @Test("without a reserve nobody is accepted for a while, and then whoever waits is")
    func withoutReserve() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let listener = LocalSocketListener(home: home)
        let caller = try Caller()
        // One for the folder and one for the socket.
        let crowd = try Crowd(leaving: 2)
        try echo(listener)
        defer { listener.close() }
        let began = Crowd.processorMilliseconds()
        try caller.connect(home + "/vow.sock")
        usleep(800_000)
        #expect(Crowd.processorMilliseconds() - began < 400)
        crowd.disperse()
        caller.say("at last\n")
        #expect(caller.next() == "at last\n")
    }
}

/// Holds every descriptor that the process may have.
private final class Crowd: Sendable {
    private let held: Mutex<[Int32]>
    private let limit: rlimit

    init(leaving free: Int) throws {
        var limit = rlimit()
        try #require(getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
        self.limit = limit
        var lower = limit
        lower.rlim_cur = min(limit.rlim_cur, 512)
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &lower) == 0)
        var held: [Int32] = []
        while true {
            let descriptor = open("/dev/zero", O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { break }
            held.append(descriptor)
        }
        for _ in 0..<free { close(held.removeLast()) }
        self.held = Mutex(held)
    }

    /// Gives one back.
    func yieldOne() { held.withLock { _ = close($0.removeLast()) } }

    func disperse() {
        held.withLock { held in
            for descriptor in held { close(descriptor) }
            held = []
        }
        var limit = limit
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    deinit { disperse() }

    /// What this process has computed, all its threads together.
    static func processorMilliseconds() -> Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1_000
            + (Int(usage.ru_utime.tv_usec) + Int(usage.ru_stime.tv_usec)) / 1_000
    }
}

/// A far end whose socket is made before there is none left.
private final class Caller: Sendable {
    private let descriptor: Int32

    init(in crowd: Crowd? = nil) throws {
        crowd?.yieldOne()
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        try #require(descriptor >= 0)
        var limit = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    func connect(_ path: String) throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(status == 0)
    }

    func say(_ text: String) {
        let bytes = Array(text.utf8)
        _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// What comes next; empty at the end, and where nothing comes.
    func next() -> String {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
    }
}
