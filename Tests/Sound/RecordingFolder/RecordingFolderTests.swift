import Foundation
import InMemory
import PortContracts
import SoundAdapters
import Testing
import VowPorts

/// Shelves for sealed recordings: of a folder, and of memory.
@Suite("D2 A store of recordings") struct RecordingFolderTests {
    private let folder = NSTemporaryDirectory() + "vow-recordings-\(UUID().uuidString)"

    @Test("keeps what it was given, and takes a name once") func contract() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try RecordingStoreContract(FolderRecordingStore(folder: folder)).keeps()
        try RecordingStoreContract(FolderRecordingStore(folder: folder)).namesAreTakenOnce()
        try RecordingStoreContract(MemoryRecordingStore()).keeps()
        try RecordingStoreContract(MemoryRecordingStore()).namesAreTakenOnce()
    }

    @Test("is readable by its owner only, follows no link, and leaves nothing unfinished") func rights()
        throws
    {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = FolderRecordingStore(folder: folder)
        try store.put([1, 2, 3], named: "a")
        let files = FileManager.default
        #expect(try files.attributesOfItem(atPath: folder + "/a")[.posixPermissions] as? Int == 0o600)
        #expect(try files.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
        #expect(try files.contentsOfDirectory(atPath: folder) == ["a"])
        try files.createSymbolicLink(atPath: folder + "/b", withDestinationPath: "/etc/hostname")
        #expect(throws: PortFailure.self) { try store.bytes(named: "b") }
        for name in ["", "../a", "A", "a/b", "a.b"] {
            #expect(throws: PortFailure.self) { try store.put([1], named: name) }
        }
        // What a crash left behind is no recording, and goes.
        try Data([1]).write(to: URL(filePath: folder + "/c.1.part"))
        #expect(try store.names(olderThanSeconds: -10) == ["a", "b"])
        #expect(!files.fileExists(atPath: folder + "/c.1.part"))
    }

    @Test("says what is wrong with a folder that cannot be written") func unwritable() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data().write(to: URL(filePath: folder))
        let store = FolderRecordingStore(folder: folder)
        #expect { try store.put([1], named: "a") } throws: {
            ($0 as? PortFailure)?.code == "recording.unusable"
        }
        #expect(throws: PortFailure.self) { try store.bytes(named: "a") }
    }
}
