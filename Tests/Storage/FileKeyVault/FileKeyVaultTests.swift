import StorageAdapters
import Foundation
import PortContracts
import Testing
import VowLog
import VowPorts

@Suite("The key vault in a file")
struct FileKeyVaultTests {
    private func folder() throws -> String {
        let path = NSTemporaryDirectory() + "vow-vault-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    @Test(arguments: KeyVaultContract.clauses)
    func keepsTheContract(clause: KeyVaultContract.Clause) throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/vault.json"
        try clause.check(
            KeyVaultContract(fresh: { FileKeyVault(path: path) }, second: { _ in FileKeyVault(path: path) }))
    }

    @Test func theFileIsForItsOwnerOnly() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/vault.json"
        let vault = FileKeyVault(path: path)
        _ = try vault.currentKey(for: "lines")
        let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(rights == 0o600)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
                "vault.json", "vault.json.lock",
            ])
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect { try FileKeyVault(path: path).currentKey(for: "lines") } throws: { error in
            (error as? PortFailure)?.code == "vault.exposed"
        }
    }

    @Test("what was read lies on pages that are locked and in no core") func lockedPages() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let vault = FileKeyVault(path: folder + "/vault.json")
        let key = try vault.currentKey(for: "lines")
        #expect(try vault.key(id: key.id) == key)
        // The kernel's flags of each mapping: locked, and not dumped (proc(5), smaps).
        let bytes = try FileHandle(forReadingAtPath: "/proc/self/smaps")?.readToEnd()
        let maps = String(decoding: try #require(bytes), as: UTF8.self)
        let flags = maps.split(separator: "\n").filter { $0.hasPrefix("VmFlags:") }.map {
            $0.split(separator: " ")
        }
        #expect(flags.contains { $0.contains("lo") && $0.contains("dd") })
    }

    @Test(
        "of a key that was read, handed on and written, no copy and no digit is left in memory that a core could hold"
    )
    func noCopies() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/vault.json"
        let name = try FileKeyVault(path: path).currentKey(for: "lines").id
        let vault = FileKeyVault(path: path)
        let key = try #require(try vault.key(id: name))
        _ = try vault.currentKey(for: "alarms")
        try vault.destroyKeys(of: "alarms")
        #expect(try vault.keys().count == 1)
        #expect(try MemorySearch().count(of: key.secret) == 0)
        // A copy on ordinary memory is found by the same search.
        let copy = key.bytes
        #expect(try MemorySearch().count(of: key.secret) > 0)
        withExtendedLifetime(copy) {}
    }

    @Test func aDamagedVaultIsRefusedAndKept() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/vault.json"
        _ = try FileKeyVault(path: path).currentKey(for: "lines")
        let sound = try Data(contentsOf: URL(fileURLWithPath: path))
        for length in [0, 1, sound.count / 2, sound.count - 3] {
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            try handle.truncate(atOffset: 0)
            try handle.write(contentsOf: sound.prefix(length))
            try handle.close()
            #expect { try FileKeyVault(path: path).currentKey(for: "new") } throws: { error in
                (error as? PortFailure)?.code == "vault.unreadable"
            }
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == sound.prefix(length))
        }
    }

    @Test func aMissingFolderIsAFailure() {
        #expect { try FileKeyVault(path: "/nonexistent/vault.json").currentKey(for: "lines") } throws: {
            error in
            (error as? PortFailure)?.code == "vault.unwritable"
        }
    }

    @Test func destroyedKeysLeaveTheDisk() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/vault.json"
        let vault = FileKeyVault(path: path)
        let key = try vault.currentKey(for: "lines")
        // The old file stays reachable through this handle after its name is gone.
        let old = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        #expect(try old.readToEnd()?.isEmpty == false)
        try vault.destroyKeys(of: "lines")
        try old.seek(toOffset: 0)
        #expect(try old.readToEnd()?.allSatisfy { $0 == 0 } == true)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(!text.contains(key.bytes.map { String($0, radix: 16) }.joined().prefix(8)))
        #expect(text.contains(key.id))
    }

    @Test func writersAtOnceAgree() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/vault.json"
        let keys = try await withThrowingTaskGroup(of: VaultKey.self) { group in
            for number in 0..<16 {
                group.addTask { try FileKeyVault(path: path).currentKey(for: "class\(number % 4)") }
            }
            return try await group.reduce(into: Set<VaultKey>()) { $0.insert($1) }
        }
        #expect(keys.count == 4)
        #expect(try Set(FileKeyVault(path: path).keys()) == keys)
    }
}

/// Looks for a key in the memory of this process that is not kept out of cores, without making a copy of it there.
private struct MemorySearch {
    private static let mask: UInt8 = 0x5A

    /// How often the bytes of a key, or its digits, stand there.
    func count(of secret: SecretBytes) throws -> Int {
        let bytes = secret.withKeyBytes { $0.map { $0 ^ Self.mask } }
        let digits = bytes.flatMap { byte -> [UInt8] in
            [(byte ^ Self.mask) >> 4, (byte ^ Self.mask) & 15].map { digit in
                (digit < 10 ? digit + 0x30 : digit + 0x57) ^ Self.mask
            }
        }
        let memory = open("/proc/self/mem", O_RDONLY | O_CLOEXEC)
        guard memory >= 0 else { throw CocoaError(.fileReadNoPermission) }
        defer { close(memory) }
        let most = 1 << 20
        // A buffer that no search looks into.
        let buffer = SecretBuffer(count: most + 64)
        var found = 0
        for range in try dumped() {
            var start = range.lowerBound
            while start < range.upperBound {
                let size = min(most + 64, range.upperBound - start)
                let read = pread(memory, buffer.bytes.baseAddress, size, off_t(start))
                guard read > 0 else { break }
                let part = UnsafeRawBufferPointer(rebasing: buffer.bytes[..<read])
                found += count(of: bytes, in: part) + count(of: digits, in: part)
                start += most
            }
        }
        return found
    }

    private func count(of masked: [UInt8], in part: UnsafeRawBufferPointer) -> Int {
        let first = masked[0] ^ Self.mask
        var (found, start) = (0, 0)
        while start + masked.count <= part.count,
            let place = memchr(part.baseAddress! + start, Int32(first), part.count - start)
        {
            let at = part.baseAddress!.distance(to: UnsafeRawPointer(place))
            guard at + masked.count <= part.count else { break }
            if masked.indices.allSatisfy({ part[at + $0] == masked[$0] ^ Self.mask }) { found += 1 }
            start = at + 1
        }
        return found
    }

    /// The writable mappings whose flags do not keep them out of cores (proc(5), smaps).
    private func dumped() throws -> [Range<Int>] {
        let bytes = try FileHandle(forReadingAtPath: "/proc/self/smaps")?.readToEnd() ?? Data()
        var ranges: [Range<Int>] = []
        var present: Range<Int>?
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count >= 2, words[1].count == 4, words[1].hasPrefix("rw") {
                let ends = words[0].split(separator: "-").compactMap { Int($0, radix: 16) }
                present = ends.count == 2 ? ends[0]..<ends[1] : nil
            } else if words.count >= 2, words[1].count == 4, words[0].contains("-") {
                present = nil
            } else if line.hasPrefix("VmFlags:"), let range = present, !words.contains("dd") {
                ranges.append(range)
            }
        }
        return ranges
    }
}
