import Foundation
import Glibc
import LinuxClock
@testable import Supervisor
import Testing
import VowCore
import VowPorts

/// X2: what the service manager hears, and the marks that date a power cut.
@Suite("Readiness, watchdog and marks (X2, N6)")
struct SupervisorTests {
    @Test("ready, alive, status and stopping are datagrams on the given socket")
    func words() throws {
        let path = NSTemporaryDirectory() + "vow-notify-\(UUID().uuidString.prefix(8))"
        defer { unlink(path) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        defer { close(descriptor) }
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let bound = withUnsafePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(bound == 0)
        let socket = try #require(
            NotifySocket(environment: ["NOTIFY_SOCKET": path, "WATCHDOG_USEC": "900000000"]))
        #expect(socket.aliveWithinMilliseconds == 900_000)
        socket.ready()
        socket.status("a\nb")
        socket.alive()
        socket.stopping()
        var heard: [String] = []
        for _ in 0..<4 {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            heard.append(String(decoding: bytes[..<max(0, count)], as: UTF8.self))
        }
        #expect(heard == ["READY=1", "STATUS=a b", "WATCHDOG=1", "STOPPING=1"])
        #expect(NotifySocket(environment: [:]) == nil)
    }

    @Test("a mark tells when, and whether the machine was started anew since")
    func marks() throws {
        let folder = NSTemporaryDirectory() + "vow-mark-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (file, boot) = (folder + "/heartbeat", folder + "/boot")
        try "one\n".write(toFile: boot, atomically: false, encoding: .utf8)
        let heartbeat = FileHeartbeat(path: file, bootPath: boot)
        #expect(heartbeat.last() == nil)
        let instant = Instant(millisecondsSinceEpoch: 1_770_000_000_123)
        heartbeat.beat(at: instant)
        #expect(heartbeat.last() == HeartbeatMark(at: instant, machineRestarted: false))
        try "two\n".write(toFile: boot, atomically: false, encoding: .utf8)
        #expect(heartbeat.last() == HeartbeatMark(at: instant, machineRestarted: true))
        try "torn".write(toFile: file, atomically: false, encoding: .utf8)
        #expect(heartbeat.last() == nil)
    }

    @Test("memory is given back from mappings of files that nobody wrote to")
    func unwritten() {
        let smaps = """
            55d0a0000000-55d0a0010000 r--p 00000000 fe:01 12                          /usr/bin/vow
            Rss:                  64 kB
            Anonymous:             0 kB
            VmFlags: rd mr mw me
            55d0a0010000-55d0a0030000 r-xp 00010000 fe:01 12                          /usr/bin/vow
            Anonymous:             0 kB
            55d0a0030000-55d0a0031000 r--p 00030000 fe:01 12                          /usr/bin/vow
            Anonymous:             4 kB
            55d0a0031000-55d0a0032000 rw-p 00031000 fe:01 12                          /usr/bin/vow
            Anonymous:             0 kB
            7ffd10000000-7ffd10002000 r-xp 00000000 00:00 0 [vdso]
            Anonymous:             0 kB
            7f0000000000-7f0000001000 r--p 00000000 00:00 0
            Anonymous:             0 kB
            7f0000100000-7f0000180000 r-xp 00000000 fe:01 13 /usr/lib/a library.so
            Anonymous:             0 kB
            7f0000180000-7f0000190000 r-xp 00000000 fe:01 13 /usr/lib/a library.so
            """
        #expect(
            ProcessMemoryTrimmer.unwrittenRanges(smaps) == [
                0x55d0_a000_0000..<0x55d0_a001_0000, 0x55d0_a001_0000..<0x55d0_a003_0000,
                0x7f00_0010_0000..<0x7f00_0018_0000,
            ])
        #expect(ProcessMemoryTrimmer.unwrittenRanges("nonsense\n12-\nAnonymous: 0 kB\n").isEmpty)
    }

    @Test("what was read of a file is given back, what was written stays, and both read as before")
    func trim() throws {
        let path = NSTemporaryDirectory() + "vow-trim-\(UUID().uuidString)"
        let size = 1 << 20
        #expect(
            FileManager.default.createFile(atPath: path, contents: Data(repeating: 7, count: size)))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let read = try #require(mapped(path, size, PROT_READ))
        let written = try #require(mapped(path, size, PROT_READ | PROT_WRITE))
        defer {
            munmap(read, size)
            munmap(written, size)
        }
        func sum(_ memory: UnsafeMutableRawPointer) -> Int {
            stride(from: 0, to: size, by: 4096).reduce(0) {
                $0 + Int(memory.load(fromByteOffset: $1, as: UInt8.self))
            }
        }
        written.storeBytes(of: 9, toByteOffset: 4096, as: UInt8.self)
        mprotect(written, size, PROT_READ)
        #expect(sum(read) == 7 * 256 && sum(written) == 7 * 256 + 2)
        #expect(try residentKilobytes(read) == 1024)
        ProcessMemoryTrimmer().trim()
        #expect(try residentKilobytes(read) == 0)
        #expect(sum(read) == 7 * 256 && sum(written) == 7 * 256 + 2)
    }

    private func mapped(_ path: String, _ size: Int, _ protection: Int32) -> UnsafeMutableRawPointer? {
        let file = open(path, O_RDONLY)
        defer { close(file) }
        let memory = mmap(nil, size, protection, MAP_PRIVATE, file, 0)
        return memory == MAP_FAILED ? nil : memory
    }

    /// How much of the mapping that begins at an address this process holds.
    private func residentKilobytes(_ memory: UnsafeMutableRawPointer) throws -> Int? {
        let head = String(UInt(bitPattern: memory), radix: 16) + "-"
        // Foundation reads no more than a page of a kernel's file that it takes by its path.
        let file = try #require(FileHandle(forReadingAtPath: "/proc/self/smaps"))
        let lines = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self).split(separator: "\n")
        let first = try #require(lines.firstIndex { $0.hasPrefix(head) })
        let line = lines[first...].first { $0.hasPrefix("Rss:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
}
