import Foundation
@testable import StorageAdapters
import Synchronization
import Testing
import VowLog
import VowPorts

/// Other programs may hold all the watches of files that a person has; the daemon would then not start, and no alarm ring.
@Suite("Following a log whose files cannot be watched", .timeLimit(.minutes(1))) struct UnwatchedFilesTests {
    private let stream = StreamName(category: "run", id: "1")

    private func follower(
        _ folder: String, looksBetween: Int = 120, watch: @escaping @Sendable (String) -> Int32,
        changed: @escaping @Sendable () -> Void
    ) throws -> LogFollower {
        try LogFollower(
            folder: folder, database: SQLiteEventStore.FileName.database,
            head: SQLiteEventStore.FileName.head, looksBetween: looksBetween, watch: watch, changed: changed)
    }

    @Test("each append is told all the same")
    func told() throws {
        let folder = try ScratchFolder()
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        defer { store.close() }
        let noticed = DispatchSemaphore(value: 0)
        let follower = try follower(folder.path, watch: { _ in -1 }) { noticed.signal() }
        defer { follower.cancel() }
        for number in 1...3 {
            try store.append([event("E\(number)")], to: stream, expecting: .any, key: nil)
            #expect(noticed.wait(timeout: .now() + 15) == .success)
            #expect(try store.head() == Int64(number))
        }
    }

    @Test("as soon as there is a watch to be had, it is taken, and what came meanwhile is told")
    func watchedAgain() throws {
        let folder = try ScratchFolder()
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        defer { store.close() }
        let (noticed, watched) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let asked = Mutex(0)
        let follower = try follower(folder.path, looksBetween: 1) { folder in
            let count = asked.withLock { asked in
                asked += 1
                return asked
            }
            guard count > 2 else { return -1 }
            watched.signal()
            return FolderNotices.watch(folder)
        } changed: {
            noticed.signal()
        }
        defer { follower.cancel() }
        #expect(watched.wait(timeout: .now() + 15) == .success)
        try store.append([event("E1")], to: stream, expecting: .any, key: nil)
        #expect(noticed.wait(timeout: .now() + 15) == .success)
        #expect(asked.withLock { $0 } == 3)
    }
}
