import Foundation
import Glibc
@testable import LinuxAdapters
import Testing
import VowPorts

/// X2: what the service manager hears.
@Suite("Readiness and watchdog (X2)", .serialized)
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
        socket.expectAlive(withinMilliseconds: 10_000)
        socket.alive()
        socket.stopping()
        var heard: [String] = []
        for _ in 0..<5 {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            heard.append(String(decoding: bytes[..<max(0, count)], as: UTF8.self))
        }
        #expect(heard == ["READY=1", "STATUS=a b", "WATCHDOG_USEC=10000000", "WATCHDOG=1", "STOPPING=1"])
        #expect(NotifySocket(environment: [:]) == nil)
    }

    @Test("code and constants of what the loader mapped are given back, and read as before")
    func trim() throws {
        let constants = try #require(loaded().max { $0.count < $1.count })
        let before = sum(constants)
        let held = try #require(try residentKilobytes(constants.lowerBound))
        #expect(held > constants.count / 1024 / 2)
        ProcessMemoryTrimmer().trim()
        #expect(try #require(try residentKilobytes(constants.lowerBound)) < held / 2)
        #expect(sum(constants) == before)
    }

    @Test("what nobody loaded stays, also where it cannot be written: it may belong to somebody else by then")
    func others() throws {
        let path = NSTemporaryDirectory() + "vow-trim-\(UUID().uuidString)"
        let size = 1 << 20
        #expect(
            FileManager.default.createFile(atPath: path, contents: Data(repeating: 7, count: size)))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let read = try #require(mapped(path, size))
        defer { munmap(UnsafeMutableRawPointer(bitPattern: read), size) }
        #expect(sum(read..<read + UInt(size)) == 7 * 256)
        ProcessMemoryTrimmer().trim()
        #expect(try residentKilobytes(read) == 1024)
        #expect(!loaded().contains { $0.contains(read) })
    }

    @Test("no stretch that is given back can be written")
    func unwritten() throws {
        let found = loaded()
        #expect(found.count > 3)
        for mapping in try mappings().filter({ $0.rights.contains("w") }) {
            #expect(!found.contains { $0.overlaps(mapping.pages) }, "\(mapping)")
        }
    }

    private func loaded() -> [Range<UInt>] {
        var found: [Range<UInt>] = []
        LoadedCode.forEach { found.append($0) }
        return found
    }

    /// Reads something of each page.
    private func sum(_ pages: Range<UInt>) -> Int {
        stride(from: pages.lowerBound, to: pages.upperBound, by: 4096).reduce(0) {
            $0 + Int(UnsafePointer<UInt8>(bitPattern: $1)?.pointee ?? 0)
        }
    }

    private func mapped(_ path: String, _ size: Int) -> UInt? {
        let file = open(path, O_RDONLY)
        defer { close(file) }
        let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0)
        return memory == MAP_FAILED ? nil : UInt(bitPattern: memory)
    }

    private func mappings() throws -> [(pages: Range<UInt>, rights: String)] {
        try lines("/proc/self/maps").compactMap { line in
            let fields = line.split(separator: " ")
            let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            return ends.count == 2 && ends[0] < ends[1] ? (ends[0]..<ends[1], String(fields[1])) : nil
        }
    }

    /// How much of the mapping that begins at an address this process holds.
    private func residentKilobytes(_ memory: UInt) throws -> Int? {
        let head = String(memory, radix: 16) + "-"
        let lines = try lines("/proc/self/smaps")
        let first = try #require(lines.firstIndex { $0.hasPrefix(head) })
        let line = lines[first...].first { $0.hasPrefix("Rss:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    private func lines(_ path: String) throws -> [Substring] {
        // Foundation reads no more than a page of a kernel's file that it takes by its path.
        let file = try #require(FileHandle(forReadingAtPath: path))
        return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self).split(separator: "\n")
    }
}
