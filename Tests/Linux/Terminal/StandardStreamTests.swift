import Foundation
import Glibc
import Testing

@testable import LinuxAdapters

/// What is said may be lost; whoever says it goes on.
@Suite("Streams that take nothing")
struct StandardStreamTests {
    /// A pipe, its reading end first; the signal of a reader that went away is no longer one for this process.
    private func pipe() throws -> (reading: Int32, writing: Int32) {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [0, 0]
        try #require(Glibc.pipe(&ends) == 0)
        return (ends[0], ends[1])
    }

    @Test("a pipe that nobody empties takes what it holds, and the rest is lost without waiting for ever")
    func fullPipe() throws {
        let (reading, writing) = try pipe()
        defer {
            close(reading)
            close(writing)
        }
        let outlet = NonBlockingOutput(writing)
        for _ in 0..<50 { outlet.offer([UInt8](repeating: 65, count: 8_000)) }
        // The others that write to it still wait as they always did.
        #expect(fcntl(writing, F_GETFL) & O_NONBLOCK == 0)
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let held = read(reading, &bytes, bytes.count)
        #expect(held > 4096)
        outlet.offer(Array("once more".utf8))
        let next = read(reading, &bytes, bytes.count)
        #expect(String(decoding: bytes[..<next], as: UTF8.self).hasSuffix("once more"))
    }

    @Test("a reader that went away, a full device and a closed descriptor cost only what was said")
    func broken() throws {
        let (reading, writing) = try pipe()
        close(reading)
        let full = open("/dev/full", O_WRONLY)
        let deaf = open("/dev/null", O_RDONLY)
        for descriptor in [writing, full, deaf, 999] {
            NonBlockingOutput(descriptor).offer(Array("lost".utf8))
        }
        for descriptor in [writing, full, deaf] { close(descriptor) }
    }

    @Test("a socket whose reader is slow is not waited for")
    func socket() throws {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        defer { for end in ends { close(end) } }
        let outlet = NonBlockingOutput(ends[0])
        for _ in 0..<200 { outlet.offer([UInt8](repeating: 65, count: 8_000)) }
        #expect(fcntl(ends[0], F_GETFL) & O_NONBLOCK == 0)
    }
}
