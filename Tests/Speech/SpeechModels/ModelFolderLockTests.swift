import Foundation
import SpeechAdapters
import Synchronization
import Testing
import VowAnswers
import VowPorts

@Suite("One at a time changes a folder of models")
final class ModelFolderLockTests {
    private let folder = NSTemporaryDirectory() + "vow-lock-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    @Test("the second waits for the first, and is told whom it waits for") func waits() throws {
        let isGivenBack = Mutex(false)
        let holders = Mutex<[Int32?]>([])
        let waits = DispatchSemaphore(value: 0)
        let hasIt = DispatchSemaphore(value: 0)
        var first: ModelFolderLock? = try ModelFolderLock(folder: folder) { _ in
            Issue.record("nobody had it")
        }
        #expect(first != nil)
        let second = Thread { [folder] in
            let lock = try? ModelFolderLock(folder: folder) { holder in
                holders.withLock { $0.append(holder) }
                waits.signal()
            }
            #expect(lock != nil && isGivenBack.withLock { $0 })
            hasIt.signal()
        }
        second.start()
        waits.wait()
        #expect(ModelFolderLock(ifFreeIn: folder) == nil)
        isGivenBack.withLock { $0 = true }
        first = nil
        hasIt.wait()
        #expect(holders.withLock { $0 } == [ProcessInfo.processInfo.processIdentifier])
    }

    @Test("a lock that was given back is had at once, whatever its file says") func again() throws {
        for words in ["", "nobody\n", "1\n"] {
            try Data(words.utf8).write(
                to: URL(filePath: folder + "/" + ModelFolderLock.fileName))
            _ = try ModelFolderLock(folder: folder) { _ in Issue.record("nobody had it") }
            #expect(ModelFolderLock(ifFreeIn: folder) != nil)
        }
    }

    @Test("a folder that cannot be had is named") func unusable() {
        let failure = #expect(throws: PortFailure.self) {
            _ = try ModelFolderLock(folder: "/nowhere/models") { _ in }
        }
        #expect(ModelFolderLock(ifFreeIn: "/nowhere/models") == nil)
        #expect(failure?.code == "speech.model.folder")
        #expect(failure.map { Wording(in: .english)($0.message) }?.contains("/nowhere/models") == true)
    }
}
