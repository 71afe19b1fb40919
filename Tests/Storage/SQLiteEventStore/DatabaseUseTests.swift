import Foundation
import StorageAdapters
import Testing
import VowLog
import VowPorts

/// The program that closes a database last removes its write-ahead log. SQLite knows by its locks who is the last one, and
/// a process loses them when it closes any descriptor of the file.
@Suite("A log that one process opens twice", .timeLimit(.minutes(1))) struct DatabaseUseTests {
    private let stream = StreamName(category: "run", id: "1")

    /// Another program reads the database and closes it.
    private func readElsewhere(_ database: String) throws {
        let reader = Process()
        reader.executableURL = URL(filePath: "/usr/bin/python3")
        reader.arguments = [
            "-c",
            "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('select * from sqlite_master').fetchall(); c.close()",
            database,
        ]
        try reader.run()
        reader.waitUntilExit()
        #expect(reader.terminationStatus == 0)
    }

    @Test("keeps its write-ahead log when another program closes it, during the second use and after it")
    func writeAheadLog() throws {
        let folder = try ScratchFolder()
        let database = folder.path + "/" + SQLiteEventStore.FileName.database
        let store = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        defer { store.close() }
        try store.append([event("E1")], to: stream, expecting: .any, key: nil)
        let second = try SQLiteEventStore(folder: folder.path, headKey: testHeadKey)
        try readElsewhere(database)
        #expect(FileManager.default.fileExists(atPath: database + "-wal"))
        second.close()
        try store.append([event("E2")], to: stream, expecting: .any, key: nil)
        try readElsewhere(database)
        #expect(FileManager.default.fileExists(atPath: database + "-wal"))
    }
}
