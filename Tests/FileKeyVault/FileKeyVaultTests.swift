import FileKeyVault
import Foundation
import PortContracts
import Testing
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
