import Foundation
import StorageAdapters
import Testing
import VowCore
import VowLog
import VowPorts

/// A disk that fails as a commit is flushed leaves open whether it is there afterwards.
@Suite("An append whose commit failed is told as it is") struct UncertainCommitTests {
    private let stream = StreamName(category: "run", id: "k")

    @Test(
        "at every flush that fails for good: what was acknowledged is there, and a repetition under its key is once",
        .timeLimit(.minutes(3)))
    func everyFlush() throws {
        let count = 6
        var codes: Set<String> = []
        for at in 1...60 {
            let folder = try ScratchFolder(inMemory: true)
            let writer = try OtherProcess(
                ["keyed", folder.path, "\(count)"],
                environment: [
                    "VOW_FAULT_CALLS": "fsync,fdatasync", "VOW_FAULT_AT": "\(at)", "VOW_FAULT_HOW": "5",
                    "VOW_FAULT_STAYS": "1",
                ])
            let lines = writer.remainingLines()
            _ = writer.end()
            let acknowledged = lines.filter { $0.hasPrefix("ack") }.count
            if let failure = lines.last(where: { $0.hasPrefix("failed ") }) { codes.insert(failure) }
            let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
            let found = try store.head()
            #expect(found == acknowledged || found == acknowledged + 1, "at \(at): \(lines)")
            for number in 1...count {
                try store.append([event("\(number)")], to: stream, expecting: .any, key: "k\(number)")
            }
            #expect(try store.head() == count, "at \(at): \(lines)")
            #expect(try store.verify().flaw == nil)
            store.close()
            if acknowledged == count { break }
        }
        print("flushes: \(codes.sorted())")
        #expect(codes.contains("failed store.uncertain"))
        // Nothing that was read was wrong: a salvage would be the wrong remedy.
        #expect(!codes.contains("failed store.damaged"))
    }
}
